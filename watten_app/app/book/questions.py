"""What is often asked, and the answers by these rules."""

from collections.abc import Iterator

from watten_app.app.book.passage import Passage, passage
from watten_app.app.book.reading import Reading
from watten_app.engine.rules import (
    TENSE_FROM,
    WITH_WELI,
    Announce,
    BlindReveal,
    Follow,
    Guater,
    LastTrick,
    OpenTrick,
    RaiseCap,
    Tense,
)


def questions(reading: Reading) -> Iterator[Passage]:
    """The questions that make sense by these rules, each with its answer."""
    yield from _any_card(reading)
    yield from _what_beats(reading)
    if reading.rules.bohemian:
        yield from _bohemian(reading)
        return
    yield from _raise(reading)
    yield passage("book.questions.fold.answer", question="book.questions.fold")
    yield passage("book.questions.tense.answer", question="book.questions.tense")
    rest = "book.questions.rest.eight" if reading.eight else "book.questions.rest"
    yield passage("book.questions.rest.answer", question=rest)
    if reading.exchanges and reading.rules.better:
        yield passage("book.questions.better.answer", "better", question="book.questions.better")
    if reading.partners:
        tell = "signs" if reading.signing else "off"
        of = "announce" if reading.hidden else "signs" if reading.could_sign else ""
        key = f"book.questions.tell.{tell}"
        yield passage(key, *filter(None, (of,)), question="book.questions.tell")
    yield passage("book.questions.schneider.answer", question="book.questions.schneider")
    yield passage(
        f"book.questions.wrong.{reading.rules.penalties.value}",
        "penalties",
        question="book.questions.wrong",
    )
    yield from _looking(reading)


def _any_card(reading: Reading) -> Iterator[Passage]:
    follow = reading.rules.follow
    key = f"book.questions.any.{follow.value}"
    yield passage(key, "follow", question="book.questions.any")
    if reading.announcers_only:
        yield passage("book.questions.any.announcers", "follow_scope")


def _what_beats(reading: Reading) -> Iterator[Passage]:
    rules = reading.rules
    schlag = "answer" if reading.has_schlag else "no_schlag"
    yield passage(f"book.questions.ace.{schlag}", question="book.questions.ace")
    if reading.has_schlag:
        yield passage("book.questions.blinder.answer", question="book.questions.blinder")
        yield passage("book.questions.hauptschlag.answer", question="book.questions.hauptschlag")
    if rules.critical:
        kind = "bohemian" if rules.bohemian else "no"
        yield passage(
            f"book.questions.critical.{kind}", "critical", question="book.questions.critical"
        )
        if reading.has_schlag:
            asked = "book.questions.no_rechter"
            yield passage("book.questions.no_rechter.answer", "critical", question=asked)
            if rules.follow is Follow.HAUPTSCHLAG:
                yield passage("book.questions.no_rechter.hauptschlag", "critical", "follow")
    if reading.guater is not Guater.NONE:
        key, asked = "book.questions.guater.answer", "book.questions.guater"
        yield passage(key, "guater", question=asked, low=reading.lowest)
    yield from _weli(reading)


def _weli(reading: Reading) -> Iterator[Passage]:
    if reading.rules.pack != WITH_WELI or not reading.has_schlag:
        return
    kind = reading.rules.weli.value if reading.weli else "critical"
    of = "weli" if reading.weli else "critical"
    yield passage(f"book.questions.weli.{kind}", of, question="book.questions.weli")


def _raise(reading: Reading) -> Iterator[Passage]:
    rules = reading.rules
    two = ".two" if reading.alone else ""
    yield passage(f"book.questions.raise.turn{two}", question="book.questions.raise")
    yield passage("book.questions.raise.tense", "target", number=rules.target - TENSE_FROM)
    if rules.tense in (Tense.GESTRICHEN, Tense.TWO_THREE):
        yield passage("book.questions.raise.nobody", "tense")
    if rules.raise_cap is RaiseCap.NEEDED:
        yield passage("book.questions.raise.cap", "raise_cap")
    if rules.last_trick is LastTrick.TIROL and not reading.eight:
        yield passage("book.questions.raise.tirol", "last_trick")


def _looking(reading: Reading) -> Iterator[Passage]:
    rules = reading.rules
    if reading.hidden:
        blind = rules.announce is Announce.BLIND
        told = blind and rules.blind_reveal is BlindReveal.FIRST_TRICK
        key = f"book.questions.why.{'first_trick' if told else 'answer'}"
        of = ("announce", "blind_reveal") if blind else ("announce",)
        yield passage(key, *of, question="book.questions.why")
    first = reading.hidden and rules.open_trick is OpenTrick.FIRST
    yield passage(
        f"book.questions.again.{'first' if first else 'answer'}",
        *(("open_trick",) if reading.hidden else ()),
        question="book.questions.again",
    )


def _bohemian(reading: Reading) -> Iterator[Passage]:
    rules = reading.rules
    if not reading.alone:
        key, asked = "book.questions.leave.answer", "book.questions.leave"
        yield passage(key, "no_leave", question=asked, suit=rules.no_leave)
    exact = f"book.questions.exact.{rules.overshoot.value}"
    yield passage(exact, "overshoot", question="book.questions.exact")
    if rules.critical:
        turned = "schlag" if rules.turned_schlag else "answer"
        key, asked = f"book.questions.turned.{turned}", "book.questions.turned"
        yield passage(key, "critical", "turned_schlag", question=asked)
    yield passage("book.questions.six.answer", question="book.questions.six")
