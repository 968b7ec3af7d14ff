"""How much room the strip "Was sticht" needs, whatever stands on it."""

from dataclasses import dataclass

from watten_app.ui.theme import LARGE, MINI_RATIO

LEGIBLE = 18.5
"""The width of a small card from which on it can be read at ease."""

PAD = 7.0
TOP, BELOW, FOOT = 5.0, 8.0, 3.0
"""Above the first row; below each one, for the pointer; below the last names."""

NAME, NAME_GAP = 13.0, 4.0
"""How high a group's name is in ordinary letters; what is free between two of them."""

APART, GROUPS_APART = 1.0, 5.0
"""Between two cards of a group, and between two groups, at least."""

WIDE, _ENLARGED = 500.0, 1.25
"""On an upright screen this wide small cards are so much larger."""

_LARGE_MINI, _BELOW_MINI = 28.0, 20.0
"""How wide the small cards are where the strip has two rows in large letters; and in the row that
comes below the usual one with the suit led."""

TAB = 16.0
"""How high the strip's title stands above it, in ordinary letters."""

_USUAL_CARDS, _USUAL_GROUPS = 14, 4
"""Three that rank above all, the Rechter, three Blinde, seven trumps."""


def strip_height(card: float, rows: int, letters: float, *, named: bool) -> float:
    """How high a strip of so many rows of cards this wide is."""
    name = NAME * letters + 1 if named else 0.0
    return TOP + rows * (card * MINI_RATIO + BELOW + name) + (FOOT if named else 0.0)


def card_for(height: float, rows: int, letters: float, *, named: bool) -> float:
    """How wide the cards of so many rows are on a strip so high."""
    rest = height - strip_height(0.0, rows, letters, named=named)
    return rest / rows / MINI_RATIO


def in_one_row(width: float, widest: float) -> float:
    """How wide the cards of the usual strip are in one row on a strip `width` px wide."""
    free = width - 2 * PAD - APART * (_USUAL_CARDS - _USUAL_GROUPS)
    return min(widest, (free - (GROUPS_APART + 2) * (_USUAL_GROUPS - 1)) / _USUAL_CARDS)


@dataclass(frozen=True, slots=True)
class UprightStrip:
    """The strip of an upright screen.

    Attributes:
        height: of the row or the rows that it has room for.
        tab: how high its title stands above it.
        above: what is free above it.
        mini: how wide its cards are.
        named: whether its groups have room for their names.
    """

    height: float
    tab: float
    above: float
    mini: float
    named: bool


def strip_upright(room: float, widest: float, letters: float) -> UprightStrip:
    """One row, and above it what a second one needs; in large letters two rows of larger cards."""
    tab = TAB * letters
    wide = _ENLARGED if room > WIDE else 1.0
    if letters >= LARGE:
        mini = _LARGE_MINI * wide
        return UprightStrip(strip_height(mini, 2, letters, named=False), tab, tab, mini, False)
    mini = in_one_row(room, widest * wide)
    high = strip_height(mini, 1, letters, named=True)
    both = strip_height(min(mini, _BELOW_MINI * wide), 2, letters, named=False)
    return UprightStrip(high, tab, max(tab, both - high), mini, True)
