"""The order of the cards as bits: the players' fast form of `engine.order` (rules.md, section 1).

A card is an integer with one bit, a set of cards an integer with several. The weaker a card, the
lower its bit: first the plain cards by rank, then the classes from the trumps up.
"""

from dataclasses import dataclass
from functools import lru_cache

from watten_app.engine import Card, Order, Rank, Role, Rules, Suit
from watten_app.engine.order import order_of
from watten_app.engine.rules import Follow

type Cards = int
"""A set of cards, one bit each."""

_MUST_FOLLOW = (Role.TRUMP, Role.BEASTER)
_GIVEN_FREELY = (Role.SUPER_GUATER, Role.GUATER, Role.RECHTER)


@dataclass(frozen=True, slots=True, eq=False)
class Ranking:
    """The order of one deal in bits.

    Attributes:
        cards: by place, the weakest first.
        bits: the bit of each card.
        beats: by bit, the cards that take over from it when it is winning a trick; the suit led
            need not be known, because a plain card wins only as one of the suit led.
        field: by bit, the cards that it is measured with: its suit, or all that have a class.
        suited: by bit, the plain cards of its suit; 0 for a card that has a class.
        kin: by bit, the cards of its field that bind and release as it does in any later trick.
        kin_first: the same in trick 1, where leading the Rechter binds (R17).
        following: the cards that bind their holder once a trump is led (R17).
        sure_from: by the bit length of a card, the place from which on cards win against it
            whenever they are played (an equal Blinder may have been there first).
    """

    schlag: Rank | None
    trump: Suit
    cards: tuple[Card, ...]
    bits: dict[Card, int]
    beats: dict[int, Cards]
    field: dict[int, Cards]
    suited: dict[int, Cards]
    kin: dict[int, Cards]
    kin_first: dict[int, Cards]
    classed: Cards
    trumps: Cards
    critical: Cards
    blinde: Cards
    rechter: Cards
    following: Cards
    sure_from: tuple[int, ...]
    suits: dict[Suit, Cards]
    ranks: dict[Rank, Cards]

    def pack(self, cards: tuple[Card, ...]) -> Cards:
        """These cards as a set."""
        bits = self.bits
        return sum(bits[card] for card in cards)


@lru_cache(maxsize=256)
def ranking_of(rules: Rules, schlag: Rank | None, trump: Suit) -> Ranking:
    """The order in bits when `schlag` and `trump` are named."""
    order = order_of(rules, schlag, trump)
    cards = tuple(sorted(rules.cards, key=lambda card: _strength(order, card)))
    bits = {card: 1 << place for place, card in enumerate(cards)}

    def packed(*roles: Role) -> Cards:
        return sum(bit for card, bit in bits.items() if order.role(card) in roles)

    everything = (1 << len(cards)) - 1
    classed = everything & ~packed(Role.PLAIN)
    suits = {suit: sum(bit for card, bit in bits.items() if card.suit is suit) for suit in Suit}
    plain_of = {bit: suits[card.suit] & ~classed for card, bit in bits.items()}
    suited = {bit: 0 if bit & classed else plain_of[bit] for bit in bits.values()}
    field = {bit: suited[bit] or classed for bit in bits.values()}
    critical, blinde = packed(Role.CRITICAL), packed(Role.BLINDER)
    following, rechter = packed(*_MUST_FOLLOW), packed(Role.RECHTER)
    of_trump = (following, packed(*_GIVEN_FREELY), blinde, critical)
    trumps = of_trump[0] | of_trump[1]
    of_hauptschlag = (rechter, trumps & ~rechter, blinde, critical)
    later, first = {
        Follow.HAUPTSCHLAG: ((classed,), of_hauptschlag),
        Follow.TRUMP: (of_trump, of_trump),
        Follow.TRUMP_OR_BEAT: (of_trump, of_trump),
    }.get(rules.follow, ((classed,), (classed,)))
    return Ranking(
        schlag=schlag,
        trump=trump,
        cards=cards,
        bits=bits,
        beats={bit: _beating(bit, suited[bit], classed, blinde) for bit in bits.values()},
        field=field,
        suited=suited,
        kin={bit: suited[bit] or _class_of(bit, later) for bit in bits.values()},
        kin_first={bit: suited[bit] or _class_of(bit, first) for bit in bits.values()},
        classed=classed,
        trumps=trumps,
        critical=critical,
        blinde=blinde,
        rechter=rechter,
        following=following,
        sure_from=tuple(_sure_from(length, classed, blinde) for length in range(len(cards) + 1)),
        suits=suits,
        ranks={rank: sum(b for c, b in bits.items() if c.rank is rank) for rank in Rank},
    )


def _strength(order: Order, card: Card) -> tuple[int, int, int]:
    """Where a card stands among all: first the plain ones by rank, whatever their suit."""
    return (
        order.strength(card, None),
        order.strength(card, card.suit),
        tuple(Suit).index(card.suit),
    )


def _beating(bit: int, suited: Cards, classed: Cards, blinde: Cards) -> Cards:
    """The cards that take over from one that is winning; equal Blinde do not."""
    higher = -(bit << 1)
    if suited:
        return suited & higher | classed
    return classed & higher & ~(blinde if bit & blinde else 0)


def _sure_from(length: int, classed: Cards, blinde: Cards) -> int:
    plain = (classed & -classed).bit_length() - 1
    card = 1 << length >> 1
    return max(plain, (blinde if card & blinde else card).bit_length())


def _class_of(bit: int, classes: tuple[Cards, ...]) -> Cards:
    return next(cards for cards in classes if cards & bit)


def without_equals(
    moves: Cards, others: Cards, kin: dict[int, Cards], field: dict[int, Cards], blinde: Cards
) -> list[int]:
    """One of each group of equal cards among moves of one hand, the weakest first.

    Cards are equal if they bind alike and no card still in play lies between them; so the
    highest of them stands for all.

    Args:
        others: the cards in play that are not in this hand: the other hands', and the one
            that is winning the trick.
    """
    if others & blinde:
        others |= blinde
    kept = []
    while moves:
        low = moves & -moves
        moves ^= low
        next_up = moves & kin[low]
        if next_up:
            next_up &= -next_up
            if not others & field[low] & (2 * next_up - low) or (low & blinde and next_up & blinde):
                continue
        kept.append(low)
    return kept
