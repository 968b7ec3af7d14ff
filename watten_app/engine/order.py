"""The order of the cards: what beats what (rules.md, section 1)."""

from dataclasses import dataclass, field
from enum import StrEnum

from watten_app.engine.cards import WELI, Card, Rank, Suit, ranks_of_pack
from watten_app.engine.rules import WITH_WELI, Guater, Rules, Weli


class Role(StrEnum):
    """What a card is in this deal; also the reason why it won a trick (record.md)."""

    CRITICAL = "critical"
    SUPER_GUATER = "super_guater"
    GUATER = "guater"
    BEASTER = "beaster"
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

    schlag: Rank | None
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

    def above(self, role: Role) -> tuple[Role, ...]:
        """The classes of this deal that are higher than `role`, from the top."""
        places = list(Role)
        return tuple(other for other, _ in self.groups if places.index(other) < places.index(role))

    def beats(self, card: Card, other: Card, led: Suit | None) -> bool:
        """Whether `card` takes over from `other`, played before it (equal Blinde do not)."""
        return self.strength(card, led) > self.strength(other, led)

    def best(self, cards: tuple[Card, ...]) -> int:
        """The place, from 0, of the card that wins among cards in the order played."""
        led = self.led(cards)
        strengths = [self.strength(card, led) for card in cards]
        return strengths.index(max(strengths))

    def led(self, cards: tuple[Card, ...]) -> Suit | None:
        """The suit led by the first of the cards: trump for every trump, the Weli too (R2)."""
        if not cards:
            return None
        return self.trump if self.is_trump(cards[0]) else cards[0].suit

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


_TRUMPS = frozenset({Role.SUPER_GUATER, Role.GUATER, Role.BEASTER, Role.RECHTER, Role.TRUMP})


def order_of(rules: Rules, schlag: Rank | None, trump: Suit) -> Order:
    """The order of the cards when `schlag` and `trump` are named (section 1, R1 to R4).

    Without a Schlag, as Böhmisch may be played, there are Kritische and trumps only (R28).
    """
    free = [card for card in rules.cards if card not in rules.critical]
    if schlag is Rank.SIX and rules.pack == WITH_WELI:
        special = {WELI: Role.RECHTER}
        blinde: list[Card] = []
    elif schlag is None:
        special, blinde = {}, []
    else:
        special = _specials(rules, schlag, trump)
        blinde = [card for card in free if card.rank is schlag and card not in special]
    trumps = [
        card
        for card in free
        if card not in special and card not in blinde and _is_plain_trump(rules, card, trump)
    ]
    special = {card: role for card, role in special.items() if card in free}
    groups = [(Role.CRITICAL, rules.critical)]
    groups += [(role, (card,)) for card, role in special.items()]
    groups += [(Role.BLINDER, tuple(blinde)), (Role.TRUMP, tuple(trumps))]
    filled = tuple((role, cards) for role, cards in groups if cards)
    return Order(
        schlag,
        trump,
        filled,
        next((card for card, role in special.items() if role is Role.RECHTER), None),
        {card: role for role, cards in filled for card in cards},
        _strengths(filled),
    )


def _specials(rules: Rules, schlag: Rank, trump: Suit) -> dict[Card, Role]:
    """Guater, Beaster and Rechter, from the top (classes 2 to 4); in Böhmisch just him (R29)."""
    ring = ranks_of_pack(rules.pack)
    place = ring.index(schlag)

    def stepped(up: int) -> Card:
        return Card(trump, ring[(place - up) % len(ring)])

    if rules.bohemian:
        return {Card(trump, schlag): Role.RECHTER}
    special: dict[Card, Role] = {}
    if rules.guater is Guater.SUPER_GUATER:
        special[stepped(2)] = Role.SUPER_GUATER
    if rules.guater is not Guater.NONE:
        special[stepped(1)] = Role.GUATER
    if rules.beaster:
        special[stepped(-1)] = Role.BEASTER
    special[Card(trump, schlag)] = Role.RECHTER
    return special


def _is_plain_trump(rules: Rules, card: Card, trump: Suit) -> bool:
    """Class 6; `free` cards come high to low, so the Weli is the lowest (R2)."""
    weli = card == WELI and rules.pack == WITH_WELI
    return card.suit is trump or (weli and rules.weli is Weli.TRUMP)


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
