"""The torn-off sheet with the score in pencil."""

import math

import flet as ft

from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets.words import CENTER, words

_PENCIL, _OLD = "#4A4743", "#9C948A"
_UNITS, _MARGIN = 104, 12
"""The drawn sheet is 104 x 72 units with a margin of 12 for its shadow."""

_FIGURE = 88 / 120


def score_sheet(
    look: Look,
    history: tuple[tuple[int, ...], ...],
    tense: tuple[bool, ...],
    *,
    width: float = 104,
    rows: int = 2,
    turned: float = 2,
) -> ft.Control:
    """The sheet, `width` wide and 72/104 of it high, drawn out of its box by its shadow.

    `history` is the score (ours, theirs) after each deal, the last one counting; the last `rows`
    are shown, old ones struck. A side in `tense` is crossed out in red. `turned` is in degrees.
    """
    unit = width / _UNITS
    shown = _columns(history, rows)
    head, other = (_heading(look, look.say(key), unit) for key in ("table.we", "table.they"))
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
        _line("pencil/rule.webp", 3 * unit, 21.5 * unit, 98 * unit, 3 * unit),
        _line("pencil/column.webp", 51 * unit, 5 * unit, 3 * unit, 62 * unit),
        ft.Container(head, left=4 * unit, top=5 * unit, width=46 * unit),
        ft.Container(other, left=54 * unit, top=5 * unit, width=46 * unit),
    ]
    for side in range(2):
        middle = (27 + 51 * side) * unit
        controls += _column(shown[side], middle, unit, rows, tense[side])
    return ft.Stack(
        controls,
        width=width,
        height=72 * unit,
        clip_behavior=ft.ClipBehavior.NONE,
        rotate=math.radians(turned),
    )


def _heading(look: Look, name: str, unit: float) -> ft.Control:
    scale = min(unit * 0.95, 46 * unit / (len(name) * Style.LABEL.size * 0.56))
    return words(look, name, Style.LABEL, _PENCIL, align=CENTER, lines=1, scale=scale)


def _columns(history: tuple[tuple[int, ...], ...], rows: int) -> tuple[tuple[int, ...], ...]:
    """By side, the figures written: a side writes only when its own has changed."""
    columns = []
    for side in range(2):
        figures: list[int] = []
        for score in history:
            if not figures or figures[-1] != score[side]:
                figures.append(score[side])
        if len(figures) > 1 and figures[0] == 0:
            figures = figures[1:]
        columns.append(tuple(figures[-rows:]))
    return tuple(columns)


def _column(
    figures: tuple[int, ...], middle: float, unit: float, rows: int, tense: bool
) -> list[ft.Control]:
    room = (70 - 24) * unit
    new = room * (0.56 if rows > 1 else 0.8) * (1 if rows <= 2 else 2 / rows * 0.8)
    old = (room - new) / max(rows - 1, 1)
    controls: list[ft.Control] = []
    for place, figure in enumerate(figures):
        last = place == len(figures) - 1
        high = new if last else min(old, new * 0.72)
        top = 24 * unit + place * old + (0 if last else (old - high) / 2)
        if len(figures) == 1 and rows == 2:
            top = 24 * unit + (room - new) / 2
        controls += number(figure, middle, top, high, old=not last)
        if last and tense:
            wide = new * 192 / 136 * 1.05
            controls.append(
                _line("pencil/tense.webp", middle - wide / 2, top, wide, wide * 136 / 192)
            )
    return controls


def number(value: int, middle: float, top: float, high: float, *, old: bool) -> list[ft.Control]:
    """The pencil figures of a number, `high` px high, around `middle`."""
    step = high * _FIGURE * 0.8
    text = str(value)
    left = middle - (step * (len(text) - 1) + high * _FIGURE) / 2
    return [
        _line(
            f"pencil/{digit}{'-old' if old else ''}.webp",
            left + step * place,
            top,
            high * _FIGURE,
            high,
        )
        for place, digit in enumerate(text)
    ]


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
