"""Paper bubbles: why a card takes the trick, what somebody says, why a card is refused."""

from collections.abc import Callable

import flet as ft
import flet.canvas as cv

from watten_app.ui import theme
from watten_app.ui.measure import fitting, width_of
from watten_app.ui.table.bubble_places import PAD_BOTTOM, PAD_LEFT, PAD_RIGHT, PAD_TOP
from watten_app.ui.theme import Look, Style, Type
from watten_app.ui.widgets import words

_PAD, _READABLE, _BOLD = 10.0, 0.85, 0.9
EDGE = 1.0
"""The line round a bubble."""

SHADOW = ft.BoxShadow(color="#59000000", offset=ft.Offset(0, 2), blur_radius=0)


def bubble(
    look: Look,
    first: str,
    second: str | None,
    *,
    letters: float,
    width: float | None = None,
    icon: ft.IconData | None = None,
    live: bool = False,
    shown: bool = True,
    on_hold: Callable[[], object] | None = None,
) -> ft.Control:
    """A bubble around its words: the first line said aloud, the second why.

    `live` has a screen reader speak it as it appears; without `shown` the second line is only
    spoken, where there is no room for it. `on_hold` is a screen reader's long press.
    """
    palette = look.palette
    head: ft.Control = words(look, first, Style.BUBBLE, palette.ink, scale=letters)
    if icon:
        head = ft.Row(
            [ft.Icon(icon, color=palette.ink, size=20), ft.Container(head, expand=True)],
            spacing=6,
        )
    lines: list[ft.Control] = [head]
    if second and shown:
        lines.append(words(look, second, Style.SMALL, palette.ink, scale=letters))
    spoken = f"{first}. {second}" if second else first
    thick = edge_of(look) - EDGE
    return ft.Semantics(
        container=True,
        exclude_semantics=True,
        live_region=live,
        label=spoken,
        on_long_press=(lambda _: on_hold()) if on_hold else None,
        content=ft.Container(
            ft.Column(lines, spacing=1, tight=True),
            bgcolor=palette.paper,
            border_radius=theme.RADIUS_BUBBLE,
            padding=ft.Padding.only(
                left=PAD_LEFT - thick,
                right=PAD_RIGHT - thick,
                top=PAD_TOP - thick,
                bottom=PAD_BOTTOM - thick,
            ),
            width=width,
            shadow=SHADOW,
            border=ft.Border.all(edge_of(look), palette.tile_line),
        ),
    )


def bar(
    look: Look, first: str, second: str | None, *, letters: float, width: float, height: float
) -> ft.Control:
    """The same in a bar of this size, in one line or two; on a narrow one only the why."""
    palette = look.palette
    both = f"{first}: {second}" if second else first
    small = look.drawn(Style.SMALL)
    fit = _fit(both, small, width, height)
    alone = bool(second) and fit < _READABLE
    shown = second if alone and second else both
    scale = min(letters, _fit(shown, small, width, height))
    bold = look.style(Style.BUBBLE, palette.ink, scale * _BOLD)
    plain = look.style(Style.SMALL, palette.ink, scale)
    spans = [ft.TextSpan(shown, bold)]
    if second:
        why = second[:1].upper() + second[1:]
        spans = [ft.TextSpan(why, plain)] if alone else [ft.TextSpan(f"{first}: ", bold)]
        spans += [] if alone else [ft.TextSpan(second, plain)]
    return ft.Semantics(
        container=True,
        exclude_semantics=True,
        label=f"{first}. {second}" if second else first,
        content=ft.Container(
            ft.Text(spans=spans, max_lines=2),
            width=width,
            height=height,
            bgcolor=palette.paper,
            border_radius=min(theme.RADIUS_BUBBLE, height / 2),
            border=ft.Border.all(edge_of(look), palette.tile_line),
            padding=ft.Padding.symmetric(horizontal=_PAD - edge_of(look) + EDGE),
            alignment=ft.Alignment.CENTER_LEFT,
            shadow=SHADOW,
        ),
    )


def edge_of(look: Look) -> float:
    """How wide the line round a bubble is; a thicker one takes nothing from its words."""
    return 2 * EDGE if look.strong else EDGE


def _fit(text: str, small: Type, width: float, height: float) -> float:
    """How large the letters may be that it has room in one line or two."""
    room, line = width - 2 * _PAD - 2, small.size * small.line
    # the name before it is bold
    one = min(0.95 * room / width_of(text, small), (height - 3) / line)
    most = (height - 3) / line / 2
    return max(one, fitting(text, small, 0.95 * room, most, lines=2, least=0.3))


def tail(
    color: str, left: float, top: float, direction: str, wide: float = 10, high: float = 10
) -> ft.Control:
    """A small triangle whose tip points "left", "right", "up" or "down"."""
    corners = {
        "left": ((wide, 0), (0, high / 2), (wide, high)),
        "right": ((0, 0), (wide, high / 2), (0, high)),
        "up": ((0, high), (wide / 2, 0), (wide, high)),
        "down": ((0, 0), (wide / 2, high), (wide, 0)),
    }[direction]
    move, *lines = corners
    path = cv.Path(
        [
            cv.Path.MoveTo(*move),
            *(cv.Path.LineTo(*corner) for corner in lines),
            cv.Path.Close(),
        ],
        paint=ft.Paint(color=color, style=ft.PaintingStyle.FILL),
    )
    return cv.Canvas([path], left=left, top=top, width=wide, height=high)
