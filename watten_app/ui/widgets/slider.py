"""A slider of few steps between a small and a large letter."""

from collections.abc import Callable, Sequence

import flet as ft

from watten_app.ui import theme
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets.pressing import pressable
from watten_app.ui.widgets.words import END, START, words

_KNOB, _TRACK, _DOT = 30.0, 10.0, 6.0
_SMALL, _LARGE = 24.0, 36.0
"""What the letters at the ends take of the width, in px."""

_INSET = 20.0
"""How far the outer places are from the ends of the track: the least is some of it as well."""

_BIG = 1.9
"""The large letter by the small one."""


def slider[T](
    look: Look,
    name: str,
    options: Sequence[tuple[T, str]],
    chosen: T,
    on_choose: Callable[[T], object],
    width: float,
) -> ft.Control:
    """One of several sizes, each a place on the track that can be pressed; a finger draws the knob
    along. `options` are (value, word), read aloud after `name`; `width` is how wide it all is.
    """
    return _Slider(look, name, tuple(options), chosen, on_choose, width)


def _slider[T](
    look: Look,
    name: str,
    options: tuple[tuple[T, str], ...],
    chosen: T,
    on_choose: Callable[[T], object],
    width: float,
) -> ft.Control:
    drawn, draw = ft.use_state(-1)
    palette = look.palette
    values = [value for value, _ in options]
    track_wide = width - _SMALL - _LARGE
    first = _SMALL + _INSET
    step = (track_wide - 2 * _INSET) / (len(options) - 1)
    place = drawn if drawn >= 0 else values.index(chosen)
    # a place is hit half-way to the next, the outer ones by their letters as well
    edges = [0.0, *(first + step * (n + 0.5) for n in range(len(options) - 1)), width]

    def under(x: float) -> int:
        return min(len(options) - 1, max(0, round((x - first) / step)))

    def draw_along(event: ft.DragUpdateEvent | ft.LongPressMoveUpdateEvent) -> None:
        draw(under(event.local_position.x))

    def let_go(_: ft.DragEndEvent | ft.LongPressEndEvent) -> None:
        draw(-1)
        if drawn >= 0 and values[drawn] != chosen:
            on_choose(values[drawn])

    def stop(number: int, value: T, word: str) -> ft.Control:
        wide = edges[number + 1] - edges[number]
        target = ft.Container(width=wide, height=theme.TARGET)
        press = pressable(
            f"{name}: {word}",
            target,
            lambda: on_choose(value),
            radius=theme.TARGET / 2,
            selected=value == chosen,
            in_hold=True,
        )
        return ft.Container(press, left=edges[number], top=0)

    top = (theme.TARGET - _TRACK) / 2
    edge = ft.Border.all(1.5, palette.line)
    track = ft.Container(
        left=_SMALL,
        top=top,
        width=track_wide,
        height=_TRACK,
        border_radius=_TRACK / 2,
        bgcolor=palette.paper_alt,
        border=edge,
    )
    filled = ft.Container(
        left=_SMALL,
        top=top,
        width=_INSET + step * place,
        height=_TRACK,
        border_radius=_TRACK / 2,
        bgcolor=palette.selected,
    )
    dots = [
        ft.Container(
            left=first + step * number - _DOT / 2,
            top=(theme.TARGET - _DOT) / 2,
            width=_DOT,
            height=_DOT,
            border_radius=_DOT / 2,
            bgcolor=palette.line,
        )
        for number in range(place + 1, len(options))
    ]
    knob = ft.Container(
        left=first + step * place - _KNOB / 2,
        top=(theme.TARGET - _KNOB) / 2,
        width=_KNOB,
        height=_KNOB,
        border_radius=_KNOB / 2,
        bgcolor=palette.selected,
        border=ft.Border.all(2, palette.paper),
        shadow=[ft.BoxShadow(color="#3D000000", offset=ft.Offset(0, 2), blur_radius=0)],
        animate_position=look.animation(120),
    )
    letters = [
        _letter(look, 0, _SMALL, 1, START),
        _letter(look, width - _LARGE, _LARGE, _BIG, END),
    ]
    stops = [stop(number, *option) for number, option in enumerate(options)]
    return ft.GestureDetector(
        content=ft.Stack(
            [*letters, track, filled, *dots, knob, *stops], width=width, height=theme.TARGET
        ),
        on_horizontal_drag_update=draw_along,
        on_horizontal_drag_end=let_go,
        # a finger that rests on the knob before it moves draws it as well
        on_long_press_move_update=draw_along,
        on_long_press_end=let_go,
        exclude_from_semantics=True,
    )


_Slider = ft.component(_slider)


def _letter(look: Look, left: float, width: float, scale: float, align: ft.TextAlign) -> ft.Control:
    """A letter as a measure for the eye."""
    side = ft.Alignment.CENTER_LEFT if align is START else ft.Alignment.CENTER_RIGHT
    letter = words(look, "A", Style.LABEL, look.palette.ink, align=align, scale=scale)
    shown = ft.Container(letter, width=width, height=theme.TARGET, alignment=side)
    return ft.Container(ft.Semantics(content=shown, exclude_semantics=True), left=left, top=0)
