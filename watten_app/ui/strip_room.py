"""How much room the strip "Was sticht" needs, whatever stands on it."""

from watten_app.ui.theme import MINI_RATIO

LEGIBLE = 18.5
"""The width of a small card from which on it can be read at ease."""

PAD = 7.0
TOP, BELOW, FOOT = 5.0, 8.0, 3.0
"""Above the first row; below each one, for the pointer; below the last names."""

NAME, NAME_GAP = 13.0, 4.0
"""How high a group's name is in ordinary letters; what is free between two of them."""

APART, GROUPS_APART = 1.0, 5.0
"""Between two cards of a group, and between two groups, at least."""

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
