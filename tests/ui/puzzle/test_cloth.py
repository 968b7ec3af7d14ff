"""The puzzle's felt: nothing overlaps, nothing lies on the rail, at any width and text size."""

from collections.abc import Callable
from itertools import combinations

import pytest

from watten_app.ui.geometry import Rect
from watten_app.ui.puzzle.cloth import ME, TOP, Cloth, line_cloth, question_cloth

WIDTHS = (292, 320, 346, 362, 402, 500, 560)
TEXTS = (1.0, 1.25, 1.5, 2.0)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("laid_out", [question_cloth, line_cloth])
def test_everything_has_its_own_place(
    width: float, text: float, laid_out: Callable[[float, float], Cloth]
) -> None:
    cloth = laid_out(width, text)
    inside = Rect(10, 10, cloth.width - 20, cloth.height - 20)
    # two cards of one hand may lie on each other, and mine on my partner's
    crossed = {id(cloth.trick.get(seat)) for seat in (ME, TOP)}
    hands = [_around(places) for places in cloth.hands.values()]
    apart = [*hands, *cloth.chips.values(), *cloth.trick.values(), cloth.won]
    for one, other in combinations(apart, 2):
        assert {id(one), id(other)} == crossed or not one.overlaps(other), (one, other)
    for place in (*hands, *cloth.trick.values(), cloth.won):
        assert inside.holds(place)
    assert cloth.card >= 44


def _around(places: tuple[Rect, ...]) -> Rect:
    left, top = min(place.left for place in places), min(place.top for place in places)
    right, bottom = max(place.right for place in places), max(place.bottom for place in places)
    return Rect(left, top, right - left, bottom - top)
