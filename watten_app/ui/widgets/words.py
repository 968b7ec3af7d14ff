"""Letters in a style of the look."""

import flet as ft

from watten_app.ui.theme import Look, Type

START, CENTER, END = ft.TextAlign.START, ft.TextAlign.CENTER, ft.TextAlign.END


def words(
    look: Look,
    value: str,
    kind: Type,
    color: str,
    *,
    align: ft.TextAlign = START,
    lines: int | None = None,
    width: float | None = None,
    scale: float | None = None,
    expand: bool = False,
) -> ft.Text:
    """A text. `lines` cuts it with an ellipsis; `scale` replaces the player's text size."""
    return ft.Text(
        value,
        style=look.style(kind, color, scale),
        text_align=align,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.CLIP,
        width=width,
        expand=expand,
    )
