"""Tips for beginners: what trials have shown to pay, as far as it can happen by these rules."""

from collections.abc import Iterator

from watten_app.app.book.passage import Passage, passage
from watten_app.app.book.reading import Reading
from watten_app.engine.deal import BASE_VALUE
from watten_app.engine.rules import Announce, Follow, Guater, Overshoot, Tense


def tips(reading: Reading) -> Iterator[Passage]:
    """Eight to twelve of them."""
    if reading.rules.bohemian:
        yield from _bohemian(reading)
    else:
        yield from _announcing(reading)
        yield from _playing(reading)
        yield from _raising(reading)


def _announcing(reading: Reading) -> Iterator[Passage]:
    announce = reading.rules.announce
    if announce is Announce.BOTTOM:
        return
    if reading.players == 3:
        yield passage("book.tips.both")
        return
    yield passage("book.tips.schlag", "announce")
    blind = ".blind" if announce is Announce.BLIND else ""
    yield passage(f"book.tips.trump{blind}", "announce")


def _playing(reading: Reading) -> Iterator[Passage]:
    rules = reading.rules
    if reading.partners:
        yield passage(f"book.tips.{'partner' if reading.players == 4 else 'partners'}")
    yield passage("book.tips.last")
    if rules.critical:
        yield passage("book.tips.count", "critical")
    elif reading.guater is Guater.GUATER:
        yield passage("book.tips.count.guater", "guater")
    yield passage("book.tips.blinde")
    if rules.follow is Follow.HAUPTSCHLAG and not reading.announcers_only:
        yield passage("book.tips.hauptschlag", "follow")
    elif rules.follow in (Follow.TRUMP, Follow.TRUMP_OR_BEAT):
        bound = ".announcers" if reading.announcers_only else ""
        scope = ("follow_scope",) if reading.scoped else ()
        yield passage(f"book.tips.pull{bound}", "follow", *scope)
    if reading.hidden:
        yield passage("book.tips.dark", "announce")
    if reading.alone:
        yield passage("book.tips.two")


def _raising(reading: Reading) -> Iterator[Passage]:
    rules = reading.rules
    yield passage("book.tips.raise")
    yield passage("book.tips.hold")
    yield passage("book.tips.bluff")
    yield passage("book.tips.score", "target", number=rules.target - 2 * BASE_VALUE)
    if rules.tense is Tense.FOUR_BEHIND:
        yield passage("book.tips.keep.four", "tense")
    elif reading.keeping:
        yield passage("book.tips.keep", "tense")


def _bohemian(reading: Reading) -> Iterator[Passage]:
    if not reading.alone:
        yield passage("book.tips.bohemian.leave")
    yield passage("book.tips.bohemian.exchange")
    yield passage("book.tips.bohemian.led")
    yield passage("book.tips.bohemian.hearts")
    if reading.rules.overshoot is Overshoot.BACK:
        yield passage("book.tips.bohemian.few", "overshoot")
        yield passage("book.tips.bohemian.watch", "overshoot")
    if reading.rules.critical:
        yield passage("book.tips.count", "critical")
    if reading.has_schlag:
        yield passage("book.tips.blinde", "turned_schlag")
    yield passage("book.tips.explain")
