"""How much room words take: measured with the widths of the shipped letters, without Flutter.

Pairs of letters are not kerned, so a text is never wider than this says, bar a hair.
"""

import json
import re
from functools import cache
from importlib.resources import files
from math import ceil

from watten_app.ui.theme import Type

_UNKNOWN = 600
"""A letter that no font has, in thousandths of the size."""

_HYPHEN = re.compile(r"(?<=\w-)(?=\w)")

_STEP = 0.02
"""How finely letters are fitted."""


# read when the module is imported: the snapshot the app starts from holds no files
_LETTERS: dict[str, dict[str, int]] = json.loads(
    files("watten_app.ui").joinpath("letters.json").read_text(encoding="utf-8")
)


@cache
def _units(text: str, family: str, weight: int) -> int:
    letters = _LETTERS[f"{family}-{weight}"]
    return sum(letters.get(letter, _UNKNOWN) for letter in text)


def width_of(text: str, kind: Type, scale: float = 1.0) -> float:
    """The width of a text in one line, in px; `scale` is the size of letters, 1.0 at 100 %."""
    return _units(text, kind.family, kind.weight) * kind.size * scale / 1000


def widest_word(text: str, kind: Type, scale: float = 1.0) -> float:
    """The width of its widest word: narrower than that, a word would be broken."""
    return max((width_of(part, kind, scale) for part, _ in _parts(text)), default=0.0)


def lines_of(text: str, kind: Type, room: float, scale: float = 1.0) -> int:
    """In how many lines it stands where `room` px are wide; a word too wide is broken."""
    space = width_of(" ", kind, scale)
    lines = 0
    for paragraph in text.split("\n"):
        lines, left = lines + 1, room
        for part, apart in _parts(paragraph):
            wide = width_of(part, kind, scale)
            gap = space if apart and left < room else 0.0
            if wide + gap <= left + 0.5:
                left -= wide + gap
                continue
            lines += left < room
            more = max(0, ceil(wide / room) - 1)
            lines, left = lines + more, room - (wide - more * room)
    return lines


def height_of(text: str, kind: Type, room: float, scale: float = 1.0) -> float:
    """How high it stands where `room` px are wide, in px."""
    return lines_of(text, kind, room, scale) * kind.size * scale * kind.line


def drawn_height(text: str, kind: Type, room: float, scale: float = 1.0) -> float:
    """How high it is drawn where `room` px are wide: each line takes whole pixels."""
    return lines_of(text, kind, room, scale) * ceil(kind.size * scale * kind.line)


def fitting(
    text: str, kind: Type, room: float, most: float, *, lines: int = 1, least: float = 0.5
) -> float:
    """The largest size of letters, `most` at most, with which it stands in so many lines and no
    word is broken; `least` where it does not fit at all."""
    if lines == 1:
        return max(least, min(most, room / max(width_of(text, kind), 0.01)))
    scale = max(least, min(most, room / max(widest_word(text, kind), 0.01)))
    while scale > least and lines_of(text, kind, room, scale) > lines:
        scale = max(least, scale - _STEP)
    return scale


def _parts(text: str) -> list[tuple[str, bool]]:
    """What a line may be broken between, each with whether a space stands before it: words, and
    what follows a hyphen."""
    return [
        (part, not number)
        for word in text.replace("\n", " ").split(" ")
        for number, part in enumerate(_HYPHEN.split(word))
        if part
    ]
