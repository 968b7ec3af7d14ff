"""Where the adviser's note lies: over the strip, and over the slate too where letters are large."""

from dataclasses import dataclass, replace

from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.measure import height_of, width_of
from watten_app.ui.theme import Style

_ABOVE_HAND = 15.0
"""A card that is lifted reaches so far above the hand."""

_CELLS = 30.0
_PAD = 13.0
_SIDE = 26.0
_AROUND = 26.0
"""Beside the words of an answer: paper, tick and gap."""

_READABLE = 0.9
LEAST = 0.75
"""The smallest letters, by those of 100 %."""

_STEP = 0.05


@dataclass(frozen=True, slots=True)
class Words:
    """What the note has to say.

    Attributes:
        answers: the chances that stand in it, and what they are counted in before them.
    """

    head: str
    reason: str
    answers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """Where the note ends and how high it may become, and the letters it has room for."""

    rect: Rect
    letters: float


def lesson_place(layout: Layout, said: Words, hands: Rect) -> Place:
    """The same where the open `hands` are to be seen, by which one decides: on the foot of the
    felt, where my card is still to come; where that is too low, on the slate."""
    slate, cloth = layout.slate, layout.cloth
    if not layout.portrait:
        room = Rect(slate.left, layout.score.bottom + 2, slate.width, 0.0)
        room = replace(room, height=hands.top - 3 - room.top)
        return Place(room, letters_in(room, said, layout.text))
    under = max(cloth.card_rect(seat).bottom for seat in range(1, len(cloth.slots))) + 2
    rooms = [
        Rect(slate.left, top, slate.width, foot - top)
        for top, foot in ((under, slate.top - 4), (cloth.card_rect(0).top, slate.bottom))
    ]
    fits = [letters_in(room, said, layout.text) for room in rooms]
    first = fits[0] >= min(_READABLE, layout.text)
    return Place(rooms[0], fits[0]) if first else Place(rooms[1], fits[1])


def advice_place(layout: Layout, said: Words) -> Place:
    """The note's place: rather the slate is covered than letters become too small."""
    slate, strip = layout.slate, layout.strip
    if layout.portrait:
        left, width, foot = strip.left, strip.width, layout.hand.top - _ABOVE_HAND
        ends = (foot, foot)
    else:
        left, width = strip.left, strip.width
        ends = (strip.bottom, layout.actions.top - 6)
    tops = (slate.bottom + 4, slate.top - (5 if layout.portrait else 0))
    rooms = [Rect(left, top, width, end - top) for top, end in zip(tops, ends, strict=True)]
    fits = [letters_in(room, said, layout.text) for room in rooms]
    first = fits[0] >= min(_READABLE, layout.text)
    return Place(rooms[0], fits[0]) if first else Place(rooms[1], fits[1])


def letters_in(room: Rect, said: Words, letters: float) -> float:
    """The size of letters with which the words fit; not so small that they cannot be read."""
    while letters > LEAST and note_height(said, room.width, letters) > room.height:
        letters = max(LEAST, letters - _STEP)
    return letters


def note_height(said: Words, width: float, letters: float) -> float:
    """About how high the note is with letters of a size; rather too high than too low."""
    inner = width - _SIDE
    tall = height_of(said.head, Style.BUBBLE, inner - 26, letters)
    tall += height_of(said.reason, Style.SMALL, inner, letters) if said.reason else 0
    return tall + _CELLS * letters * answer_rows(said.answers, inner, letters) + _PAD


def answer_rows(answers: tuple[str, ...], width: float, letters: float) -> int:
    """How many rows the answers take, each with some paper around it and a tick on one."""
    rows, left = 0, 0.0
    for text in answers:
        wide = width_of(text, Style.LABEL, letters) + _AROUND
        if wide > left:
            rows, left = rows + 1, width
        left -= wide
    return rows
