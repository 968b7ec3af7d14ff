"""What happens from the first card on: leading, following, raising."""

from collections.abc import Iterator

from watten_app.app.book.passage import Passage, Spoken, passage
from watten_app.app.book.reading import Reading
from watten_app.engine import Message
from watten_app.engine.deal import BASE_VALUE
from watten_app.engine.rules import Follow, FollowScope, Guater, LastTrick, Penalties


def playing(reading: Reading) -> Iterator[Passage]:
    """Leading and following (R16 to R19, R31)."""
    rules = reading.rules
    if not rules.bohemian:
        yield passage("book.play.lead")
    yield passage(f"book.play.follow.{rules.follow.value}", "follow")
    match rules.follow:
        case Follow.HAUPTSCHLAG:
            yield from _hauptschlag(reading)
        case Follow.TRUMP | Follow.TRUMP_OR_BEAT:
            yield from _trump_led(reading)
        case Follow.BOHEMIAN:
            yield passage("book.play.bohemian.beat")
            yield passage("book.play.bohemian.all")
    if reading.announcers_only:
        yield passage("book.play.announcers", "follow_scope")
    elif reading.scoped and reading.usual.follow_scope is FollowScope.ANNOUNCERS:
        yield passage("book.play.everybody", "follow_scope")
    if rules.penalties is Penalties.PUNISH and not rules.bohemian:
        points = rules.penalty_points
        yield passage("book.play.penalties.punish", "penalties", "penalty_points", number=points)
    else:
        yield passage("book.play.penalties.prevent", *(() if rules.bohemian else ("penalties",)))


def _hauptschlag(reading: Reading) -> Iterator[Passage]:
    rules = reading.rules
    if rules.critical:
        yield passage("book.play.critical", "critical")
        if rules.franconian:
            yield passage("book.play.franconian", "franconian")
        else:
            yield passage("book.play.critical.beaten", "franconian")
            if reading.usual.franconian:
                yield passage("book.play.franconian.off", "franconian")
        yield passage("book.play.no_rechter", "critical")
        if rules.spare_partner and reading.partners:
            yield passage("book.play.spare_partner", "spare_partner")
    yield passage("book.play.blinde", "follow")
    if rules.pfeffer:
        uncritical = "" if rules.critical else ".uncritical"
        yield passage(f"book.play.pfeffer{uncritical}", "pfeffer")


def _trump_led(reading: Reading) -> Iterator[Passage]:
    highest = {Guater.NONE: "rechter", Guater.GUATER: "guater", Guater.SUPER_GUATER: "super_guater"}
    yield passage(f"book.play.trump_led.{highest[reading.guater]}", "guater", "follow")
    if reading.beaster:
        yield passage("book.play.trump_led.beaster", "beaster")
    yield passage("book.play.blinder_led", "follow")


def raising(reading: Reading) -> Iterator[Passage]:
    """Asking for one more, and the answers (R20 to R22)."""
    rules = reading.rules
    two = ".two" if reading.alone else ""
    yield passage("book.raise.ask")
    yield passage(f"book.raise.answer{two}")
    if rules.reraise:
        yield passage("book.raise.reraise", "reraise")
    else:
        yield passage("book.raise.reraise.off", "reraise")
    yield passage(f"book.raise.turns{two}")
    if rules.face_down:
        yield passage("book.raise.face_down", "face_down")
    yield passage(f"book.raise.raise_cap.{rules.raise_cap.value}", "raise_cap")
    if not reading.eight:
        yield passage(f"book.raise.last_trick.{rules.last_trick.value}", "last_trick")
        if rules.last_trick is LastTrick.TIROL and reading.hidden:
            yield passage("book.raise.last_trick.tirol.hidden", "last_trick")
    yield passage("book.raise.example", "reraise", talk=_talk(reading))


def _talk(reading: Reading) -> tuple[Spoken, ...]:
    """We raise; they re-raise and we hold, or they hold, raise later, and we fold."""
    now, then, last = BASE_VALUE, BASE_VALUE + 1, BASE_VALUE + 2

    def said(ours: bool, word: str, effect: str, **values: int) -> Spoken:
        words = Message(f"says.{word}", {"number": 1 if reading.alone else 2})
        return Spoken(ours, words, Message(f"book.raise.example.{effect}", values))

    asked = said(True, "raise", "asked", now=now, then=then)
    if reading.rules.reraise:
        answer = said(False, "reraise", "reraised", now=then, then=last)
        return asked, answer, said(True, "hold", "held", now=last)
    held = said(False, "hold", "held", now=then)
    again = said(False, "raise", "asked", now=then, then=last)
    return asked, held, again, said(True, "fold", "folded", now=then)
