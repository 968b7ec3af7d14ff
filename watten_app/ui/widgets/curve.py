"""A curve on paper, drawn with a pencil: the course of one number."""

from collections.abc import Sequence

import flet as ft
import flet.canvas as cv

from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets.words import END, words

_MOST = 120
"""Points drawn; of a longer course each stands for several."""


def curve(
    look: Look,
    values: Sequence[float],
    marks: Sequence[tuple[float, str]],
    ends: tuple[str, str],
    *,
    name: str,
    width: float,
) -> ft.Control:
    """The values from left to right, with lines across at the marks, which have their words.

    The lowest and the highest mark bound the picture; below it stand the words of its `ends`, the
    first value and the last; `name` is what is read aloud of it.
    """
    palette, letters = look.palette, min(look.text, 1.4)
    low, high = marks[0][0], marks[-1][0]
    beside = max(len(text) for _, text in marks) * 9.5 * letters + 10
    height, over, below = 128.0, 9 * letters, 20 * letters
    room = width - beside - 8

    def up(value: float) -> float:
        return over + height * (1 - (value - low) / (high - low))

    drawn = _thinned(values)
    step = room / max(1, len(drawn) - 1)
    spots = [(beside + place * step, up(value)) for place, value in enumerate(drawn)]
    rule = ft.Paint(color=palette.line, stroke_width=1)
    pencil = ft.Paint(
        color=palette.mine,
        stroke_width=3 if look.strong else 2.5,
        style=ft.PaintingStyle.STROKE,
        stroke_join=ft.StrokeJoin.ROUND,
        stroke_cap=ft.StrokeCap.ROUND,
    )
    path: list[cv.Path.PathElement] = [cv.Path.MoveTo(*spots[0])]
    path += [cv.Path.LineTo(*spot) for spot in spots[1:]]
    across: list[cv.Shape] = [
        cv.Line(beside, up(value), width - 8, up(value), paint=rule) for value, _ in marks
    ]
    dot = cv.Circle(*spots[-1], 5, paint=ft.Paint(color=palette.mine))
    parts: list[ft.Control] = [
        cv.Canvas(
            [*across, cv.Path(path, paint=pencil), dot], width=width, height=height + 2 * over
        )
    ]
    for value, text in marks:
        label = words(look, text, Style.SMALL, palette.ink_muted, align=END, lines=1, scale=letters)
        parts.append(ft.Container(label, left=0, top=up(value) - over, width=beside - 6))
    foot = ft.Row(
        [
            words(look, text, Style.SMALL, palette.ink_muted, lines=1, scale=letters)
            for text in ends
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        left=beside,
        top=height + 2 * over,
        width=room,
    )
    return ft.Semantics(
        content=ft.Stack([*parts, foot], width=width, height=height + 2 * over + below),
        label=name,
        image=True,
        exclude_semantics=True,
        container=True,
    )


def _thinned(values: Sequence[float]) -> list[float]:
    """As many points as can be told apart, the last one among them."""
    step = -(-len(values) // _MOST)
    return list(values[::-1][::step][::-1])
