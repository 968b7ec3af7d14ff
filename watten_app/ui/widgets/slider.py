"""A slider of few steps between a small and a large letter."""

from collections.abc import Callable, Sequence

import flet as ft

from watten_app.ui import theme
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets.pressing import pressable
from watten_app.ui.widgets.words import CENTER, words

_KNOB, _TRACK, _DOT = 28.0, 8.0, 6.0
_SMALL, _LARGE = 16.0, 30.0
"""What the letters at the ends take of the width, in px."""

_BIG = 1.7
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
    room = width - _SMALL - _LARGE
    step = room / len(options)
    place = drawn if drawn >= 0 else values.index(chosen)

    def under(x: float) -> int:
        return min(len(options) - 1, max(0, int(x / step)))

    def let_go(_: ft.DragEndEvent) -> None:
        draw(-1)
        if drawn >= 0 and values[drawn] != chosen:
            on_choose(values[drawn])

    def stop(number: int, value: T, word: str) -> ft.Control:
        target = ft.Container(width=step, height=theme.TARGET)
        press = pressable(
            f"{name}: {word}",
            target,
            lambda: on_choose(value),
            radius=theme.TARGET / 2,
            selected=value == chosen,
        )
        return ft.Container(press, left=step * number, top=0)

    top, first = (theme.TARGET - _TRACK) / 2, step / 2
    edge = ft.Border.all(1.5, palette.line)
    track = ft.Container(
        left=first - _TRACK / 2,
        top=top,
        width=room - step + _TRACK,
        height=_TRACK,
        border_radius=_TRACK / 2,
        bgcolor=palette.paper_alt,
        border=edge,
    )
    filled = ft.Container(
        left=first - _TRACK / 2,
        top=top,
        width=step * place + _TRACK,
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
    stops = [stop(number, *option) for number, option in enumerate(options)]
    line = ft.GestureDetector(
        content=ft.Stack([track, filled, *dots, knob, *stops], width=room, height=theme.TARGET),
        on_horizontal_drag_update=lambda event: draw(under(event.local_position.x)),
        on_horizontal_drag_end=let_go,
        exclude_from_semantics=True,
    )
    return ft.Row([_letter(look, _SMALL, 1), line, _letter(look, _LARGE, _BIG)], spacing=0)


_Slider = ft.component(_slider)


def _letter(look: Look, width: float, scale: float) -> ft.Control:
    """A letter as a measure for the eye."""
    letter = words(look, "A", Style.LABEL, look.palette.ink, align=CENTER, scale=scale)
    shown = ft.Container(letter, width=width, alignment=ft.Alignment.CENTER)
    return ft.Semantics(content=shown, exclude_semantics=True)
