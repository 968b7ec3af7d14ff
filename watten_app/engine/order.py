"""The order of the cards: what beats what (rules.md, section 1)."""

from dataclasses import dataclass, field
from enum import StrEnum

from watten_app.engine.cards import WELI, Card, Rank, Suit
from watten_app.engine.rules import Rules


class Role(StrEnum):
    """What a card is in this deal; also the reason why it won a trick (record.md)."""

    CRITICAL = "critical"
    RECHTER = "rechter"
    BLINDER = "blinder"
    TRUMP = "trump"
    SUIT = "suit"
    PLAIN = "plain"


_RANK_STRENGTH = {rank: strength for strength, rank in enumerate(reversed(Rank), start=1)}
_LOWEST_CLASSED = len(_RANK_STRENGTH) + 1


@dataclass(frozen=True, slots=True)
class Order:
    """The order of one deal, once Schlag and trump are named.

    Attributes:
        groups: the classes from the top, each with its cards from the strongest down; the
            Blinde are all equal (R1).
        rechter: the Hauptschlag, or None if a Kritischer stands in its place (R1).
    """

    schlag: Rank
    trump: Suit
    groups: tuple[tuple[Role, tuple[Card, ...]], ...]
    rechter: Card | None
    _roles: dict[Card, Role] = field(repr=False, compare=False)
    _strengths: dict[Card, int] = field(repr=False, compare=False)

    def strength(self, card: Card, led: Suit | None) -> int:
        """How strong a card is when `led` was led; 0 for one that cannot win (class 7)."""
        strength = self._strengths.get(card)
        if strength is not None:
            return strength
        return _RANK_STRENGTH[card.rank] if card.suit == led else 0

    def role(self, card: Card, led: Suit | None = None) -> Role:
        """The class of a card; `led` tells cards of the suit led from plain ones."""
        role = self._roles.get(card)
        if role is not None:
            return role
        return Role.SUIT if card.suit == led else Role.PLAIN

    def beats(self, card: Card, other: Card, led: Suit | None) -> bool:
        """Whether `card` takes over from `other`, played before it (equal Blinde do not)."""
        return self.strength(card, led) > self.strength(other, led)

    def best(self, cards: tuple[Card, ...]) -> int:
        """The place, from 0, of the card that wins among cards in the order played."""
        led = cards[0].suit
        strengths = [self.strength(card, led) for card in cards]
        return strengths.index(max(strengths))

    def is_critical(self, card: Card) -> bool:
        """Whether the card is a Kritischer."""
        return self._roles.get(card) is Role.CRITICAL

    def is_trump(self, card: Card) -> bool:
        """Whether the card is a trump, the Rechter among them (R4)."""
        return self._roles.get(card) in _TRUMPS

    def higher(self, card: Card, led: Suit | None, among: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards of `among` that beat `card`, the strongest first."""
        strength = self.strength(card, led)
        found = [other for other in among if self.strength(other, led) > strength]
        return tuple(sorted(found, key=lambda other: -self.strength(other, led)))


_TRUMPS = frozenset({Role.RECHTER, Role.TRUMP})


def order_of(rules: Rules, schlag: Rank, trump: Suit) -> Order:
    """The order of the cards when `schlag` and `trump` are named."""
    free = [card for card in rules.cards if card not in rules.critical]
    # The Weli named as Schlag is the Rechter of any trump suit, and has no Blinde beside it (R2).
    weli = schlag is Rank.SIX and rules.weli_is_schlag_six
    hauptschlag = WELI if weli else Card(trump, schlag)
    rechter = hauptschlag if hauptschlag in free else None
    blinde = tuple(card for card in free if card.rank is schlag and card != hauptschlag)
    trumps = tuple(card for card in free if card.suit is trump and card.rank is not schlag)
    groups = (
        (Role.CRITICAL, rules.critical),
        (Role.RECHTER, (rechter,) if rechter else ()),
        (Role.BLINDER, blinde),
        (Role.TRUMP, trumps),
    )
    groups = tuple((role, cards) for role, cards in groups if cards)
    return Order(
        schlag,
        trump,
        groups,
        rechter,
        {card: role for role, cards in groups for card in cards},
        _strengths(groups),
    )


def _strengths(groups: tuple[tuple[Role, tuple[Card, ...]], ...]) -> dict[Card, int]:
    strengths: dict[Card, int] = {}
    strength = _LOWEST_CLASSED
    for role, cards in reversed(groups):
        for card in reversed(cards):
            strengths[card] = strength
            if role is not Role.BLINDER:
                strength += 1
        strength += 1
    return strengths
