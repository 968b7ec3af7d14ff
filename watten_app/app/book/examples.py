"""The deals that the book plays out: their order and their tricks come from the engine."""

from collections.abc import Iterator

from watten_app.app.book.passage import Passage, PlayedTrick, passage
from watten_app.app.book.reading import Reading
from watten_app.engine import Card, Order, Rank, Role, Suit, Trick
from watten_app.engine.explain import trick_reason
from watten_app.engine.order import order_of

SCHLAG, TRUMP = Rank.OBER, Suit.LEAVES
"""What is named in the examples."""

_ACE_LED = tuple(map(Card.parse, ("EA", "G8", "G10", "SK", "H9", "E10", "S8", "H8")))
_TWO_BLINDE = tuple(map(Card.parse, ("HO", "SO", "G9", "EK", "G8", "S9", "H10", "E8")))
_RECHTER = Card(TRUMP, SCHLAG)
_SMALL = tuple(map(Card.parse, ("E9", "S8", "H9", "E10", "H8", "S9")))


def example_order(reading: Reading) -> Order:
    """The order of the cards in the examples."""
    return order_of(reading.rules, SCHLAG if reading.has_schlag else None, TRUMP)


def tricks(reading: Reading) -> Iterator[Passage]:
    """Tricks to read along, each with as many cards as there are players.

    One that shows nothing under these rules (the card in question is a Kritischer) is left out.
    """
    order = example_order(reading)
    ace = _played(order, _ACE_LED[: reading.players])
    if order.role(ace.cards[ace.best]) is Role.TRUMP:
        yield passage("book.order.trick.trump", trick=ace)
    blinde = _played(order, _TWO_BLINDE[: reading.players])
    if blinde.best == 0 and order.role(blinde.cards[0]) is Role.BLINDER:
        yield passage("book.order.trick.blinder", trick=blinde)
    yield from _rechter_beaten(reading, order)


def _rechter_beaten(reading: Reading, order: Order) -> Iterator[Passage]:
    if order.rechter != _RECHTER:
        return
    critical = reading.rules.critical
    higher = critical or tuple(card for role, (card, *_) in order.groups if role in _GUATE)
    kind, rule = ("critical", "critical") if critical else ("guater", "guater")
    beating = (*higher[-1:], *(higher[:1] if len(higher) > 1 else ()))
    cards = (_RECHTER, *beating, *_SMALL)[: reading.players]
    if higher and not set(_SMALL) & set(critical):
        yield passage(f"book.order.trick.{kind}", rule, trick=_played(order, cards))


_GUATE = (Role.SUPER_GUATER, Role.GUATER)


def _played(order: Order, cards: tuple[Card, ...]) -> PlayedTrick:
    best = order.best(cards)
    takes, why = trick_reason(order, Trick(0, cards, winner=best))
    assert why is not None
    return PlayedTrick(cards, best, takes, why)


def without_rechter(reading: Reading) -> Passage | None:
    """A deal whose Rechter would be a Kritischer (R1); None if the Kritische allow none."""
    rules = reading.rules
    for card in reversed(rules.critical):
        # in Böhmisch a Kritischer turned up makes hearts the trump (R28)
        possible = not rules.bohemian or card.suit is Suit.HEARTS
        if card.rank not in rules.schlag_ranks or not possible:
            continue
        order = order_of(rules, card.rank, card.suit)
        blinde = tuple(c for role, cards in order.groups if role is Role.BLINDER for c in cards)
        if blinde and order.rechter is None:
            return passage(
                "book.order.no_rechter",
                "critical",
                shown=(card, *blinde),
                schlag=card.rank,
                trump=card.suit,
                card=card,
                cards=blinde,
            )
    return None
