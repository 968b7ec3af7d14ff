"""Where the adviser's note lies: on the foot of the felt, so that slate, strip and hand stay to be
seen; on a screen held across, and with many at the table, over the strip."""

from dataclasses import dataclass

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

_READABLE = 0.88
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
    """Where the note lies and the letters it has room for.

    Attributes:
        on_felt: whether cards and seats make room for it.
    """

    rect: Rect
    letters: float
    on_felt: bool = False


def on_felt(layout: Layout) -> bool:
    """Whether a note lies on the foot of the felt: where the cards can make room for it."""
    return layout.portrait and not layout.cloth.full


def felt_room(layout: Layout, top: float) -> Rect:
    """Where a note on the foot of the felt has room that reaches up to `top` at most; the cards are
    raised above it."""
    slate = layout.slate
    return Rect(slate.left, top, slate.width, slate.top - 4 - top)


def felt_place(layout: Layout, said: Words) -> Place:
    """The note's place on the felt: rather a card lies on the tricks won than letters become too
    small."""
    cloth = layout.cloth
    calm, room = felt_room(layout, cloth.calm_top), felt_room(layout, cloth.least_top)
    fit = letters_in(calm, said, layout.text)
    if fit >= min(_READABLE, layout.text):
        return _as_high(calm, said, fit, on_felt=True)
    return _as_high(room, said, letters_in(room, said, layout.text), on_felt=True)


def _as_high(room: Rect, said: Words, letters: float, *, on_felt: bool = False) -> Place:
    """The foot of the room, as high as the note."""
    high = min(room.height, note_height(said, room.width, letters))
    rect = Rect(room.left, room.bottom - high, room.width, high)
    return Place(rect, letters, on_felt=on_felt)


def lesson_place(layout: Layout, said: Words, hands: Rect) -> Place:
    """The same where the open `hands` are to be seen, by which one decides: above them across, on
    the slate where many sit at the table."""
    slate, top, foot = layout.slate, layout.score.bottom + 2, hands.top - 3
    if layout.portrait:
        top, foot = layout.cloth.card_rect(0).top, slate.bottom
    room = Rect(slate.left, top, slate.width, foot - top)
    return _as_high(room, said, letters_in(room, said, layout.text))


def advice_place(layout: Layout, said: Words) -> Place:
    """The note's place over the strip: rather the slate is covered than letters become too
    small."""
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
    return _as_high(*((rooms[0], said, fits[0]) if first else (rooms[1], said, fits[1])))


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
