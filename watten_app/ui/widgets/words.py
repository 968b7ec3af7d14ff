"""Letters in a style of the look."""

import flet as ft

from watten_app.ui.measure import fitting
from watten_app.ui.theme import Look, Type

_ANY = 99
"""As many lines as it takes."""

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
    room: float | None = None,
) -> ft.Text:
    """A text. `lines` cuts it with an ellipsis; `scale` replaces the player's text size.

    Where only so much `room` is wide the letters are smaller if a word would be broken else, or
    one line more needed than there may be.
    """
    if room is not None:
        most = look.text if scale is None else scale
        scale = fitting(value, look.drawn(kind), room, most, lines=lines or _ANY)
    return ft.Text(
        value,
        style=look.style(kind, color, scale),
        text_align=align,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.CLIP,
        width=width,
        expand=expand,
    )
