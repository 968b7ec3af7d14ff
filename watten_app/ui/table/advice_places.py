"""Where the adviser's word lies: a note over the strip, and a bar of chances above the hand."""

from dataclasses import dataclass, replace
from math import ceil

from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.theme import Style, Type

_ABOVE_HAND = 16.0
"""A card that is lifted reaches so far above the hand."""

_BAR = 25.0
_CELLS = 30.0
_CAPTION = 16.0
_PAD = 13.0
_SIDE = 26.0
_WIDE = 0.5
"""A letter's mean width by its size."""

_AROUND = 26.0
"""Beside the words of an answer: paper, tick and gap."""

_LEAST = 0.75
_STEP = 0.05


@dataclass(frozen=True, slots=True)
class Words:
    """What the note has to say.

    Attributes:
        answers: the other chances that stand in it, and what they are counted in before them.
        caption: whether a line tells what the bar below counts.
    """

    head: str
    reason: str
    answers: tuple[str, ...]
    caption: bool


@dataclass(frozen=True, slots=True)
class Places:
    """The rectangles on the screen, and the size of letters that they have room for.

    Attributes:
        note: it ends where this does, and is no higher.
        bar: above the hand, one cell over each card; None where no card has a chance of its own.
    """

    note: Rect
    bar: Rect | None
    cells: tuple[Rect, ...]
    letters: float


def advice_places(layout: Layout, cards: int, said: Words, *, barred: bool) -> Places:
    """Where the word lies beside a hand of so many cards; `barred` has the bar of chances."""
    foot = layout.hand.top - _ABOVE_HAND
    high = _BAR * min(layout.text, 1.3)
    bar = Rect(layout.hand.left, foot - high, layout.hand.width, high) if barred else None
    strip, slate = layout.strip, layout.slate
    if layout.portrait:
        end = bar.top if bar else foot
        note = Rect(layout.hand.left, slate.bottom + 4, layout.hand.width, end - slate.bottom - 4)
    else:
        note = Rect(strip.left, slate.bottom + 4, strip.width, strip.bottom - slate.bottom - 4)
    letters = letters_in(note, said, layout.text)
    if letters < min(0.9, layout.text):
        # rather the slate is covered than letters too small
        end = note.bottom if layout.portrait else layout.actions.top - 6
        note = replace(note, top=slate.top, height=end - slate.top)
        letters = letters_in(note, said, layout.text)
    return Places(note, bar, _cells(layout, cards) if barred else (), letters)


def letters_in(room: Rect, said: Words, letters: float) -> float:
    """The size of letters with which the words fit; not so small that they cannot be read."""
    while letters > _LEAST and note_height(said, room.width, letters) > room.height:
        letters -= _STEP
    return letters


def note_height(said: Words, width: float, letters: float) -> float:
    """About how high the note is with letters of a size; rather too high than too low."""
    inner = width - _SIDE
    tall = _lines(said.head, Style.BUBBLE, inner - 26, letters)
    tall += _lines(said.reason, Style.SMALL, inner, letters) if said.reason else 0
    rows = answer_rows(said.answers, inner, letters)
    return tall + (_CELLS * rows + _CAPTION * said.caption) * letters + _PAD


def answer_rows(answers: tuple[str, ...], width: float, letters: float) -> int:
    """How many rows the answers take, each with some paper around it and a tick on one."""
    rows, left = 0, 0.0
    for text in answers:
        wide = len(text) * Style.LABEL.size * letters * _WIDE + _AROUND
        if wide > left:
            rows, left = rows + 1, width
        left -= wide
    return rows


def _lines(text: str, kind: Type, width: float, letters: float) -> float:
    size = kind.size * letters
    return ceil(len(text) * size * _WIDE / width) * size * kind.line


def _cells(layout: Layout, cards: int) -> tuple[Rect, ...]:
    """What is to be seen of each card, for the last one too."""
    targets = layout.targets(cards)
    step = targets[0].width if cards > 1 else layout.hand_card
    return tuple(replace(target, width=min(step, target.width)) for target in targets)
