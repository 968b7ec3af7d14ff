"""Cards, suits, ranks and packs (record.md, "Cards")."""

from enum import StrEnum
from typing import NamedTuple


class Suit(StrEnum):
    """The four German suits; the value is the letter of the record."""

    ACORNS = "E"
    LEAVES = "G"
    HEARTS = "H"
    BELLS = "S"


class Rank(StrEnum):
    """The ranks from high to low; the value is the text of the record."""

    ACE = "A"
    KING = "K"
    OBER = "O"
    UNTER = "U"
    TEN = "10"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"


class Card(NamedTuple):
    """One card. `str(card)` is its text in a record and `Card.parse` reads it back."""

    suit: Suit
    rank: Rank

    def __str__(self) -> str:
        return f"{self.suit.value}{self.rank.value}"

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read `HK`, `S7`, `E10`.

        Raises:
            ValueError: with a sentence, if the text names no card.
        """
        try:
            return _BY_TEXT[text]
        except (KeyError, TypeError):
            raise ValueError(
                f"{text!r} is no card; write a suit E, G, H or S and a rank, as in HK or E10"
            ) from None


_BY_TEXT = {f"{suit.value}{rank.value}": Card(suit, rank) for suit in Suit for rank in Rank}

WELI = Card(Suit.BELLS, Rank.SIX)

_LOWEST_RANK = {32: Rank.SEVEN, 33: Rank.SEVEN, 40: Rank.FIVE}
PACK_SIZES = tuple(_LOWEST_RANK)


def ranks_of_pack(size: int) -> tuple[Rank, ...]:
    """The ranks of a pack of 32, 33 or 40 cards, high to low (the Weli's 6 not counted in 33)."""
    ranks = tuple(Rank)
    return ranks[: ranks.index(_LOWEST_RANK[size]) + 1]


def pack_of(size: int) -> tuple[Card, ...]:
    """All cards of a pack of 32, 33 or 40 cards in their fixed order (R2, record.md)."""
    cards = tuple(Card(suit, rank) for suit in Suit for rank in ranks_of_pack(size))
    return (*cards, WELI) if size == 33 else cards
