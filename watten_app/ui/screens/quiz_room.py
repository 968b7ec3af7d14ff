"""What of a question stands above the sheet: each part wholly or not at all; pure, without Flet."""

from collections.abc import Mapping
from enum import StrEnum


class Part(StrEnum):
    """The parts of a question, from the top."""

    BACK = "back"
    """The way back by itself; else it stands with the title, or with what is asked."""
    TITLE = "title"
    STANDING = "standing"
    """The marks of the round, and how many were right."""
    ASKED = "asked"
    SAID = "said"
    FELT = "felt"
    HAND = "hand"


_HEAD = (Part.TITLE, Part.STANDING)

_LOOKED_AT = (Part.FELT, Part.HAND, Part.SAID)

WHILE_ASKED: tuple[tuple[Part, ...], ...] = ((), (Part.STANDING,), _HEAD)
"""What may be left out where there is too little room, the first that is enough: never what one
answers by."""

ONCE_ANSWERED: tuple[tuple[Part, ...], ...] = (
    (),
    (Part.HAND,),
    (Part.STANDING,),
    (Part.STANDING, Part.HAND),
    _HEAD,
    (*_HEAD, Part.HAND),
    (*_HEAD, Part.ASKED, Part.HAND),
)
"""The hand goes first, below the sheet: so nothing moves that a finger has just touched."""


def height_of_parts(heights: Mapping[Part, float], gap: float) -> float:
    """How high these parts are, with a gap before each and one below all."""
    return sum(high + gap for high in heights.values()) + (gap if heights else 0.0)


def parts_shown(
    heights: Mapping[Part, float],
    ways: tuple[tuple[Part, ...], ...],
    gap: float,
    room: float,
    with_back: float = 0.0,
    back_alone: float = 0.0,
) -> Mapping[Part, float] | None:
    """The parts that stand in so much room and how high each is, as many as can be; None if there
    is no way. `with_back` is how high the question is with the way back, which the title has else,
    and `back_alone` how high that is by itself, where both are left out.

    What is looked at is never left out: the felt, or else the hand, or else what was said, if there
    is anything of the kind.
    """
    looked_at = next((part for part in _LOOKED_AT if part in heights), None)
    for way in ways:
        left = {part: high for part, high in heights.items() if part not in way}
        if Part.TITLE in way and Part.ASKED in left:
            left[Part.ASKED] = max(with_back, left[Part.ASKED])
        elif Part.TITLE in way:
            left = {Part.BACK: back_alone, **left}
        if looked_at in (None, *left) and height_of_parts(left, gap) <= room:
            return left
    return None
