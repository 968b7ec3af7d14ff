"""The first chapters: what it is about, the cards, what beats what."""

from collections.abc import Iterator

from watten_app.app.book.examples import SCHLAG, TRUMP, example_order, tricks, without_rechter
from watten_app.app.book.passage import Passage, passage
from watten_app.app.book.reading import Reading
from watten_app.engine import Card, Rank, Role, Suit
from watten_app.engine.cards import WELI
from watten_app.engine.rules import WITH_WELI, Guater, Overshoot

_HOW_MANY = {2: "two", 3: "three", 4: "four", 6: "six", 8: "eight"}


def about(reading: Reading) -> Iterator[Passage]:
    """What it is about, in ten lines."""
    rules = reading.rules
    if rules.bohemian:
        yield from _about_bohemian(reading)
    else:
        yield passage(f"book.about.{_HOW_MANY[reading.players]}")
        yield passage(f"book.about.tricks.{_tricks(reading)}")
        yield passage("book.about.named")
    if reading.hidden:
        yield passage("book.about.hidden", "announce")
    if rules.critical:
        cards = {"number": len(rules.critical), "cards": rules.critical}
        yield passage("book.about.critical", "critical", **cards)
    if not rules.bohemian:
        yield passage(f"book.about.follow.{rules.follow.value}", "follow")
        yield passage("book.about.raise")
        if reading.signing:
            yield passage("book.about.signs", "signs")
        yield passage("book.about.target", "target", target=rules.target)
    yield passage("book.about.last")


def _tricks(reading: Reading) -> str:
    if reading.eight:
        return "eight"
    if reading.players == 3:
        return "three_players"
    return "side" if reading.partners else "five"


def _about_bohemian(reading: Reading) -> Iterator[Passage]:
    rules = reading.rules
    below = ".allowed" if rules.overshoot is Overshoot.ALLOWED else ""
    yield passage(f"book.about.bohemian{below}", "overshoot")
    yield passage("book.about.bohemian.tricks")
    trump = "" if rules.turned_schlag else ".trump"
    yield passage(f"book.about.bohemian.turned{trump}", "turned_schlag")
    bound = ".announcers" if reading.announcers_only else ""
    scope = ("follow_scope",) if reading.scoped else ()
    yield passage(f"book.about.bohemian.follow{bound}", *scope)


def cards(reading: Reading) -> Iterator[Passage]:
    """The cards and their names."""
    rules = reading.rules
    yield passage(f"book.cards.pack.{rules.pack}", "pack")
    yield passage("book.cards.suits", shown=tuple(Card(suit, Rank.ACE) for suit in Suit))
    ranks = tuple(Card(TRUMP, rank) for rank in Rank if Card(TRUMP, rank) in rules.cards)
    yield passage("book.cards.ranks", shown=ranks)
    if reading.weli:
        yield passage("book.cards.weli", "pack", "critical", shown=(WELI,))
    if rules.critical:
        cards = {"number": len(rules.critical), "cards": rules.critical}
        yield passage("book.cards.critical", "critical", shown=rules.critical, **cards)
    elif reading.usual.critical:
        yield passage("book.cards.critical.off", "critical")


def order(reading: Reading) -> Iterator[Passage]:
    """What beats what: a ladder, what is special about its rungs, and tricks to read along."""
    rules = reading.rules
    if reading.has_schlag:
        yield passage("book.order.example", schlag=SCHLAG, trump=TRUMP)
    else:
        yield passage("book.order.example.no_schlag", "turned_schlag", trump=TRUMP)
    for role, shown in example_order(reading).groups:
        of = _RULE_OF.get(role, ())
        told = {"number": len(shown), "cards": shown}
        yield passage(f"book.order.{role.value}", *of, shown=shown, **told)
    yield passage("book.order.suit")
    yield from _guate(reading)
    if rules.bohemian:
        yield from _counting_as_trumps(reading)
    elif rules.critical:
        yield passage("book.order.critical.no_trump", "critical")
    if reading.has_schlag and (found := without_rechter(reading)) is not None:
        yield found
    yield from _weli(reading)
    yield from tricks(reading)


_RULE_OF = {
    Role.CRITICAL: ("critical",),
    Role.SUPER_GUATER: ("guater",),
    Role.GUATER: ("guater",),
    Role.BEASTER: ("beaster",),
}


def _guate(reading: Reading) -> Iterator[Passage]:
    usual = reading.usual.guater
    if reading.guater is not Guater.NONE:
        yield passage("book.order.guater.ring", "guater", low=reading.lowest)
    if reading.guater is Guater.NONE and usual is not Guater.NONE:
        yield passage("book.order.guater.off", "guater")
    elif reading.guater < usual:
        yield passage("book.order.guater.no_super", "guater")
    if reading.beaster:
        yield passage("book.order.beaster.ring", "beaster")


def _counting_as_trumps(reading: Reading) -> Iterator[Passage]:
    if reading.has_schlag and reading.rules.critical:
        yield passage("book.order.bohemian", "critical", "turned_schlag")
    elif reading.has_schlag:
        yield passage("book.order.bohemian.named", "critical")
    elif reading.rules.critical:
        yield passage("book.order.bohemian.critical", "turned_schlag")


def _weli(reading: Reading) -> Iterator[Passage]:
    rules = reading.rules
    if reading.weli:
        yield passage(f"book.order.weli.{rules.weli.value}", "weli", "pack", shown=(WELI,))
        if reading.weli_as_schlag:
            guater = ".guater" if reading.guater is not Guater.NONE else ""
            yield passage(f"book.order.weli.schlag{guater}", "pack", "critical")
    elif rules.pack == WITH_WELI and not rules.bohemian:
        yield passage("book.order.weli.critical", "critical", shown=(WELI,))
