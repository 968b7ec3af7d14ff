"""Where a lesson lays what it says: a reason never lies over the hands it speaks of."""

from itertools import product

import pytest

from tests.ui.screen_sizes import LETTERS, NOTCHES, SCREENS, logical
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import table_layout
from watten_app.ui.table.lesson import hands_rect, reason_rect

SAID = (
    "Resi denkt sich: Etwas anderes geht nicht.",
    "Resi denkt sich: Der Eichel-Siebener gewinnt 61 % der möglichen Spiele, der Schellen-Unter "
    "nur 40 %. Mitgezählt ist, was mein Partner gedeutet hat: Trumpf König.",
)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda size: "x".join(map(str, size)))
def test_a_reason_leaves_the_open_hands_free(screen: tuple[int, int]) -> None:
    for notch, text, players, line in product(NOTCHES, LETTERS, (2, 3, 4, 6), SAID):
        width, height, insets = logical(screen, notch)
        layout = table_layout(width, height, insets, text, "M", False, players)
        place = reason_rect(layout, line)
        assert not place.overlaps(hands_rect(layout)), (notch, text, players)
        assert Rect(0, 0, width, height).holds(place), (notch, text, players)
