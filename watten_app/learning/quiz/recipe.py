"""What kind of cards a question is made of, and cards drawn to fit.

A recipe names cards by letters, for the trick in the order played and for my hand:

    L  led, neither trump nor Schlag        T  a trump            R  the Rechter
    S  another of the suit led              W  the Weli           B  a Blinder
    P  a card that cannot win               D  the seven of bells G  the Guater
    K  a Kritischer (but the Weli)

The first card of a trick stays the first, the others come in any order.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from watten_app.engine import Card, Order, Rank, Rng, Role, Rules, Suit
from watten_app.engine.cards import WELI
from watten_app.engine.order import order_of
from watten_app.learning.quiz.question import Ask

BELLI = Card.parse("S7")

_ROLES = {
    "T": Role.TRUMP,
    "R": Role.RECHTER,
    "B": Role.BLINDER,
    "G": Role.GUATER,
    "K": Role.CRITICAL,
    "S": Role.SUIT,
    "P": Role.PLAIN,
    "L": Role.PLAIN,
}
_SINGLE = {"W": WELI, "D": BELLI}


@dataclass(frozen=True, slots=True)
class Recipe:
    """A kind of question.

    Attributes:
        trick: letters of the cards that lie there.
        hand: letters of my cards, five of them; empty where they do not matter.
        asked: of which letter the card is that one is asked about.
        weli: whether the Weli is named as the Schlag.
    """

    ask: Ask
    trick: str
    hand: str = ""
    asked: str = ""
    weli: bool = False


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a recipe."""

    order: Order
    trick: tuple[Card, ...]
    hand: tuple[Card, ...]
    asked: Card | None


def mixed(recipe: Recipe, rules: Rules, never: frozenset[Card], rng: Rng) -> Cards | None:
    """Cards by the recipe, none of them `never` seen; None if they did not come together."""
    ranks = tuple(rank for rank in rules.schlag_ranks if rank is not Rank.SIX)
    schlag = Rank.SIX if recipe.weli else rng.pick(ranks)
    order = order_of(rules, schlag, rng.pick(tuple(Suit)))
    free = [card for card in rules.cards if card not in never]
    picker = _Picker(order, free, rng)
    first = picker.pick(recipe.trick[0])
    if first is None:
        return None
    led = order.led((first,))
    picker.led = led
    trick = [first, *(picker.pick(letter) for letter in recipe.trick[1:])]
    held = [picker.pick(letter) for letter in recipe.hand]
    if None in trick or None in held:
        return None
    asked = None
    if recipe.asked:
        letter = rng.pick(recipe.asked)
        asked = held[recipe.hand.index(letter)]
    return Cards(
        order,
        (first, *rng.shuffled(trick[1:])),
        rng.shuffled(held),
        asked,
    )


class _Picker:
    """Takes cards out of those that are left."""

    def __init__(self, order: Order, free: list[Card], rng: Rng) -> None:
        self._order = order
        self._free = free
        self._rng = rng
        self.led: Suit | None = None

    def pick(self, letter: str) -> Card | None:
        """A card of this kind, or None if none is left."""
        fitting = tuple(self._fitting(letter))
        if not fitting:
            return None
        card = self._rng.pick(fitting)
        self._free.remove(card)
        return card

    def _fitting(self, letter: str) -> Iterator[Card]:
        for card in self._free:
            if letter in _SINGLE:
                fits = card == _SINGLE[letter]
            else:
                # a card by its own name is drawn by that only
                by_role = self._order.role(card, self.led) is _ROLES[letter]
                fits = by_role and card != WELI
            if fits:
                yield card
