"""The torn-off sheet with the score in pencil: a column for each side, or for each player."""

import math
from itertools import chain

import flet as ft

from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets.moving import written
from watten_app.ui.widgets.words import CENTER, words

AND = ", "
"""What stands between the names of those who share a place in the score."""

_PENCIL = "#4A4743"
_UNITS, _TALL, _MARGIN = 104, 72, 12
"""The drawn sheet is 104 x 72 units with a margin of 12 for its shadow."""

_PENCIL_TIME = 420
"""Milliseconds in which a figure is written."""

_FIGURE = 88 / 120
_STEP = 0.8
"""From one figure to the next, by a figure's width."""

_TWO_FIGURES = (1 + _STEP) * _FIGURE
"""How wide a number of two figures is by its height."""

_FIGURES = 43
"""The height of the figures in a column: below them stays paper to be seen."""

_NARROWEST = 27.0
"""A column with old figures is no narrower than this, in px; else there is a place for each one's
score as it stands."""


def score_sheet(
    look: Look,
    heads: tuple[str, ...],
    history: tuple[tuple[int, ...], ...],
    tense: tuple[bool, ...],
    *,
    width: float = 104,
    rows: int = 2,
    turned: float = 2,
    writing: bool = False,
) -> ft.Control:
    """The sheet, `width` wide and 72/104 of it high, drawn out of its box by its shadow.

    `heads` names who stands in each place of the score. `history` is the score after each deal,
    the last one counting; the last `rows` are shown, old ones struck. Who is `tense` is crossed
    out in red. `turned` is in degrees.
    """
    unit = width / _UNITS
    controls: list[ft.Control] = [
        ft.Image(
            src="sheet/score.webp",
            left=-_MARGIN * unit,
            top=-_MARGIN * unit,
            width=128 * unit,
            height=96 * unit,
            fit=ft.BoxFit.FILL,
            exclude_from_semantics=True,
        ),
    ]
    if 98 * unit / len(heads) >= _NARROWEST:
        controls += _columns(look, heads, history, tense, unit, rows, writing=writing)
    else:
        controls += _places(look, heads, history[-1], tense, unit)
    return ft.Stack(
        controls,
        width=width,
        height=_TALL * unit,
        clip_behavior=ft.ClipBehavior.NONE,
        rotate=math.radians(turned),
    )


def _columns(
    look: Look,
    heads: tuple[str, ...],
    history: tuple[tuple[int, ...], ...],
    tense: tuple[bool, ...],
    unit: float,
    rows: int,
    *,
    writing: bool,
) -> list[ft.Control]:
    """A name over each column, and its figures below."""
    wide = 102 * unit / len(heads)
    controls: list[ft.Control] = [
        _line("pencil/rule.webp", 3 * unit, 21.5 * unit, 98 * unit, 3 * unit)
    ]
    room = wide - 5 * unit
    names, scale = _headings(heads, unit, room)
    for place, name in enumerate(names):
        left = unit + wide * place
        if place:
            rule = left - 1.5 * unit
            controls.append(_line("pencil/column.webp", rule, 5 * unit, 3 * unit, 62 * unit))
        said = words(look, name, Style.LABEL, _PENCIL, align=CENTER, lines=1, scale=scale)
        head = ft.Container(
            said,
            left=left + 2.5 * unit,
            top=5 * unit,
            width=room,
            height=16 * unit,
            alignment=ft.Alignment.CENTER,
        )
        figures = _written(history, place, rows)
        fresh = writing and history[-1][place] != history[-2][place]
        new, *old = _column(figures, left + wide / 2, unit, rows, tense[place], wide)
        if fresh:
            new = [_in_pencil(look, new, f"{place}-{figures[-1]}")]
        controls += [head, *chain(*old), *new]
    return controls


def _headings(heads: tuple[str, ...], unit: float, room: float) -> tuple[tuple[str, ...], float]:
    """The names, or the first letters of those too long to be read, and the size of all."""
    least, most = min(unit * 0.95, 0.7), unit * 0.95
    names = tuple(name if _fitting(name, room) >= least else _initials(name) for name in heads)
    return names, min(most, *(_fitting(name, room) for name in names))


def _initials(names: str) -> str:
    return "+".join(name[:1] for name in names.split(AND))


def _fitting(name: str, room: float) -> float:
    return room / (len(name) * Style.LABEL.size * 0.56)


def _written(history: tuple[tuple[int, ...], ...], place: int, rows: int) -> tuple[int, ...]:
    """The figures of a column: one is written only when it has changed, and no nought at first."""
    figures: list[int] = []
    for score in history:
        if not figures or figures[-1] != score[place]:
            figures.append(score[place])
    if len(figures) > 1 and figures[0] == 0:
        figures = figures[1:]
    return tuple(figures[-rows:])


def _column(
    figures: tuple[int, ...], middle: float, unit: float, rows: int, tense: bool, wide: float
) -> list[list[ft.Control]]:
    """The pictures of each figure, the new one first."""
    room = _FIGURES * unit
    fits = (wide - 3 * unit) / _TWO_FIGURES
    new = min(room * (0.56 if rows > 1 else 0.8) * (1 if rows <= 2 else 2.4 / rows), fits)
    old = (room - new) / max(rows - 1, 1)
    pictures: list[list[ft.Control]] = []
    for place, figure in enumerate(figures):
        last = place == len(figures) - 1
        high = new if last else min(old, new * 0.72)
        top = 24 * unit + place * old + (0 if last else (old - high) / 2)
        if len(figures) == 1 and rows == 2:
            top = 24 * unit + (room - new) / 2
        pictures.append(number(figure, middle, top, high, old=not last))
        if last and tense:
            pictures[-1].append(_cross(middle, top, new))
    return pictures[::-1]


def _in_pencil(look: Look, pictures: list[ft.Control], key: str) -> ft.Control:
    """A figure's pictures, written before the eye where they stand."""
    left, top = min(one.left for one in pictures), min(one.top for one in pictures)
    right = max(one.left + one.width for one in pictures)
    bottom = max(one.top + one.height for one in pictures)
    for one in pictures:
        one.left, one.top = one.left - left, one.top - top
    wide, high = right - left, bottom - top
    figure = ft.Stack(pictures, width=wide, height=high)
    return ft.Container(written(look, figure, wide, high, key, _PENCIL_TIME), left=left, top=top)


def _places(
    look: Look,
    heads: tuple[str, ...],
    score: tuple[int, ...],
    tense: tuple[bool, ...],
    unit: float,
) -> list[ft.Control]:
    """Two beside each other: a letter for each player, and the score as it stands."""
    lines = -(-len(heads) // 2)
    wide, tall = 49 * unit, 60 * unit / lines
    controls: list[ft.Control] = [
        _line("pencil/column.webp", 50.5 * unit, 5 * unit, 3 * unit, 62 * unit)
    ]
    for place, name in enumerate(heads):
        left, top = (3 + 49 * (place % 2)) * unit, 6 * unit + tall * (place // 2)
        scale = min(unit, tall / 24)
        letter = words(look, name[:1], Style.LABEL, _PENCIL, align=CENTER, lines=1, scale=scale)
        high = min(tall * 0.82, (wide - 15 * unit) / _TWO_FIGURES)
        middle, at = left + 15 * unit + (wide - 15 * unit) / 2, top + (tall - high) / 2
        controls.append(
            ft.Container(
                letter,
                left=left + 2 * unit,
                top=top,
                width=14 * unit,
                height=tall,
                alignment=ft.Alignment.CENTER,
            )
        )
        controls += number(score[place], middle, at, high, old=False)
        if tense[place]:
            controls.append(_cross(middle, at, high))
    return controls


def _cross(middle: float, top: float, high: float) -> ft.Image:
    """The red pencil over a tense score."""
    wide = high * 192 / 136 * 1.05
    return _line("pencil/tense.webp", middle - wide / 2, top, wide, wide * 136 / 192)


def number(value: int, middle: float, top: float, high: float, *, old: bool) -> list[ft.Control]:
    """The pencil figures of a number, `high` px high, around `middle`."""
    wide = high * _FIGURE
    step = wide * _STEP
    text = str(abs(value))
    left = middle - (step * (len(text) - 1) + wide) / 2
    figures: list[ft.Control] = [
        _line(
            f"pencil/{digit}{'-old' if old else ''}.webp",
            left + step * place,
            top,
            wide,
            high,
        )
        for place, digit in enumerate(text)
    ]
    if value < 0:
        stroke = _line("pencil/rule.webp", left - wide * 0.4, top + high / 2, wide * 0.55, high / 9)
        figures.append(stroke)
    return figures


def _line(src: str, left: float, top: float, width: float, height: float) -> ft.Image:
    return ft.Image(
        src=src,
        left=left,
        top=top,
        width=width,
        height=height,
        fit=ft.BoxFit.FILL,
        gapless_playback=True,
        exclude_from_semantics=True,
    )
