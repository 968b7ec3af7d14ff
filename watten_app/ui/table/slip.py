"""A slip of paper on the slate: what the player must know now; a tap takes it away.

Where a panel covers the slate, the slip lies in the panel instead of its second line.
"""

from collections.abc import Callable

import flet as ft

from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.table.bubbles import SHADOW
from watten_app.ui.taps import tapped
from watten_app.ui.theme import TARGET, Look, Style
from watten_app.ui.widgets import no_tap, words

_ICON, _SIDE, _GAP = 20.0, 10.0, 8.0
_LINE, _LETTER = 15 * 1.3, 15 * 0.46
"""A line's height, and the width of a letter on the whole, at a text size of 100 %."""

_LEAST = 0.75


def slip_rect(layout: Layout) -> Rect:
    """Where a slip lies: on the slate, as high as a finger needs it."""
    slate = layout.slate
    high = max(TARGET, slate.height)
    return Rect(slate.left, slate.top - (high - slate.height) / 2, slate.width, high)


def letters_for(sentence: str, width: float, height: float, letters: float) -> float:
    """The size of letters, `letters` at most, at which the sentence fits on the slip."""
    room = width - 2 * _SIDE - _GAP - _ICON
    while letters > _LEAST:
        lines = -(-len(sentence) * _LETTER * letters // room)
        if lines * _LINE * letters <= height - 4:
            break
        letters -= 0.05
    return max(letters, _LEAST)


def slip_in_panel(
    look: Look, sentence: str, width: float, letters: float, on_read: Callable[[], object]
) -> ft.Control:
    """The slip in a column of a panel: two lines high."""
    return slip(look, sentence, width, max(TARGET, 2 * _LINE * letters + 6), letters, on_read)


def slip_on_slate(
    look: Look, layout: Layout, sentence: str, on_read: Callable[[], object]
) -> ft.Control:
    """The slip in its place on the table."""
    rect = slip_rect(layout)
    paper = slip(look, sentence, rect.width, rect.height, layout.text, on_read)
    return ft.Container(paper, key="slip", left=rect.left, top=rect.top)


def slip(
    look: Look,
    sentence: str,
    width: float,
    height: float,
    letters: float,
    on_read: Callable[[], object],
) -> ft.Control:
    """The slip, spoken by a screen reader as it appears; the whole of it can be tapped."""
    palette = look.palette

    read = tapped(on_read, sentence)

    fit = letters_for(sentence, width, height, letters)
    text = words(look, sentence, Style.SMALL, palette.ink, scale=fit)
    body = ft.Container(
        ft.Row(
            [
                ft.Container(text, expand=True),
                ft.Icon(ft.Icons.CLOSE_ROUNDED, color=palette.ink_muted, size=_ICON),
            ],
            spacing=_GAP,
        ),
        width=width,
        height=height,
        bgcolor=palette.paper,
        border=ft.Border.all(1.5, palette.tile_line),
        border_radius=8,
        padding=ft.Padding.symmetric(horizontal=_SIDE),
        shadow=SHADOW,
        ink=True,
        on_click=read,
        on_long_press=no_tap,
    )
    return ft.Semantics(
        container=True,
        exclude_semantics=True,
        live_region=True,
        button=True,
        label=f"{sentence} {look.say('home.understood')}",
        on_tap=read,
        content=body,
    )
