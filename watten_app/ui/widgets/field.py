"""The field one types in."""

from collections.abc import Callable
from typing import Any

import flet as ft

from watten_app.ui import theme
from watten_app.ui.theme import Look, Style, Type


def text_field(
    look: Look, hint: str, changed: Callable[[str], object], *, kind: Type, **more: Any
) -> ft.TextField:
    """A paper field with a hint; `changed` hears its text after each letter."""
    palette = look.palette

    def change(event: ft.Event[ft.TextField]) -> None:
        changed(event.control.value)

    return ft.TextField(
        hint_text=hint,
        hint_style=look.style(Style.BODY, palette.ink_muted),
        text_style=look.style(kind, palette.ink),
        filled=True,
        bgcolor=palette.paper,
        border={
            ft.ControlState.DEFAULT: _border(palette.line, 1.5),
            ft.ControlState.FOCUSED: _border(palette.mine, 2.5),
        },
        cursor_color=palette.mine,
        content_padding=ft.Padding.symmetric(vertical=10, horizontal=12),
        autocorrect=False,
        on_change=change,
        **more,
    )


def _border(color: str, width: float) -> ft.InputBorder:
    side = ft.BorderSide(width, color)
    return ft.OutlineInputBorder(side=side, border_radius=theme.RADIUS_BUTTON)
