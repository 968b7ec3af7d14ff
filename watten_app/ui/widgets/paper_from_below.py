"""A sheet of paper that comes up from the thumb; a tap beside it or a stroke down puts it away."""

from collections.abc import Callable

import flet as ft

from watten_app.ui.geometry import Rect
from watten_app.ui.theme import ARRIVE, TARGET, TARGET_MAIN, Look
from watten_app.ui.widgets.buttons import Kind, button
from watten_app.ui.widgets.paper_over import veil
from watten_app.ui.widgets.surfaces import standing

SIDE = 14.0
"""What the sheet keeps free at its sides."""

_SHEET_TIME = 280
_STROKE, _FLING = 48.0, 500.0
"""Pixels a finger goes down, or pixels a second it flies, to put the sheet away."""


def room_below(look: Look) -> float:
    """What the sheet keeps free at its foot."""
    return max(14, look.insets.bottom + 4)


def button_high(look: Look) -> float:
    """How high the sheet's last line is."""
    return TARGET if look.low else TARGET_MAIN


def close_button(look: Look, label: str, on_close: Callable[[], object]) -> ft.Control:
    """The sheet's last line."""
    return button(look, label, on_close, kind=Kind.ON_PAPER, height=button_high(look))


def paper_from_below(
    look: Look,
    controls: list[ft.Control],
    width: float,
    tallest: float,
    on_close: Callable[[], object],
    *,
    up: bool,
) -> ft.Control:
    """The sheet over the whole screen: the first control takes the room there is, the last is
    the way out; a hook. It moves when it is drawn `up` after it was not."""
    palette = look.palette
    body, *others = controls
    grip = ft.Container(width=44, height=5, border_radius=3, bgcolor=palette.line)
    paper = ft.Container(
        ft.Column(
            [
                ft.Row([grip], alignment=ft.MainAxisAlignment.CENTER),
                ft.Container(body, expand=True, expand_loose=True),
                *others,
            ],
            spacing=10,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        width=width,
        bgcolor=palette.paper,
        border_radius=ft.BorderRadius.only(top_left=24, top_right=24),
        padding=ft.Padding.only(left=SIDE, right=SIDE, top=10, bottom=room_below(look)),
    )
    sheet = standing(
        _put_away_by_a_stroke(paper, on_close),
        ft.MainAxisAlignment.END,
        Rect(0, look.height - tallest, look.width, tallest),
        offset=ft.Offset(0, 0) if up else ft.Offset(0, 0.6),
        animate_offset=look.animation(_SHEET_TIME, ARRIVE),
    )
    layers = [veil(look, on_close), sheet]
    return ft.Stack(layers, left=0, top=0, width=look.width, height=look.height)


def _put_away_by_a_stroke(paper: ft.Control, on_close: Callable[[], object]) -> ft.Control:
    start = ft.use_ref(0.0)

    def begin(event: ft.DragStartEvent) -> None:
        start.current = event.global_position.y

    def end(event: ft.DragEndEvent) -> None:
        down = event.global_position.y - start.current
        if down > _STROKE or (down > 0 and event.velocity.y > _FLING):
            on_close()

    return ft.GestureDetector(
        content=paper,
        on_vertical_drag_start=begin,
        on_vertical_drag_end=end,
        exclude_from_semantics=True,
    )
