"""What several screens share: sections, rows of choice, a screen with a fixed foot."""

from collections.abc import Callable, Sequence

import flet as ft

from watten_app.ui import theme
from watten_app.ui.doors import Doors
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import heading, pressable, tile, wall, words

NARROW = 350
"""Below this width a label stands above its choice, not beside it."""


def title(look: Look, doors: Doors, key: str) -> ft.Control:
    """The heading of a screen with the way back."""
    return heading(look, look.say(key), doors.back, look.say("a11y.back"))


def section(look: Look, key: str, controls: list[ft.Control]) -> ft.Control:
    """A tile with a label above its controls."""
    label = ft.Semantics(
        content=words(look, look.say(key), Style.BODY_STRONG, look.palette.ink), header=True
    )
    return tile(look, ft.Column([label, *controls], spacing=8, tight=True), padding=14)


def is_narrow(look: Look) -> bool:
    """Whether a label and its choice do not fit side by side."""
    return look.width < NARROW or look.text > 1.3


def labelled(look: Look, label: str, control: ft.Control) -> ft.Control:
    """A choice with its label before it, or above it where there is little room."""
    if is_narrow(look):
        control.expand = None
        text = words(look, label, Style.BODY_STRONG, look.palette.ink)
        return ft.Column([text, control], spacing=6, tight=True)
    text = words(look, label, Style.BODY_STRONG, look.palette.ink, width=84)
    control.expand = True
    return ft.Row([text, control], spacing=8)


def line(look: Look) -> ft.Control:
    """A thin line between rows of a tile."""
    return ft.Container(height=1, bgcolor=look.palette.rule)


def radio_rows[T](
    look: Look,
    name: str,
    options: Sequence[tuple[T, str]],
    chosen: T,
    on_choose: Callable[[T], object],
) -> ft.Control:
    """One of several, each a row with a round mark: for words too long for segments."""

    def row(value: T, text: str) -> ft.Control:
        on = value == chosen
        body = ft.Container(
            ft.Row(
                [mark(look, on, 24), words(look, text, Style.SMALL, look.palette.ink, expand=True)],
                spacing=12,
            ),
            padding=ft.Padding.symmetric(vertical=10),
        )
        return pressable(f"{name}: {text}", body, lambda: on_choose(value), selected=on)

    return ft.Column([row(value, text) for value, text in options], spacing=0, tight=True)


def mark(look: Look, on: bool, size: float) -> ft.Control:
    """The round mark of a choice: a red disc with a tick, or an empty ring."""
    palette = look.palette
    return ft.Container(
        ft.Icon(ft.Icons.CHECK_ROUNDED, size=size * 0.66, color=palette.on_selected)
        if on
        else None,
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=palette.selected if on else None,
        border=None if on else ft.Border.all(2, palette.line),
        alignment=ft.Alignment.CENTER,
    )


def with_foot(look: Look, controls: list[ft.Control], foot: list[ft.Control]) -> ft.Control:
    """A scrolling screen whose last controls stay under the thumb."""
    insets = look.insets
    room = look.width - insets.left - insets.right
    side = max(theme.MARGIN, (room - 560) / 2)
    column = ft.Column(
        controls,
        spacing=12,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
    below = ft.Column(
        foot, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    body = ft.Container(
        ft.Column(
            [column, below],
            spacing=10,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            expand=True,
        ),
        left=insets.left,
        top=0,
        width=room,
        height=look.height,
        padding=ft.Padding.only(
            left=side, right=side, top=insets.top + 10, bottom=insets.bottom + 12
        ),
    )
    return ft.Stack([wall(look), body], width=look.width, height=look.height)
