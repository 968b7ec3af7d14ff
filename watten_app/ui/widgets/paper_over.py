"""A sheet of paper over a screen, and the veil that keeps all else from being touched."""

from collections.abc import Callable

import flet as ft

from watten_app.ui.geometry import Rect
from watten_app.ui.taps import tapped
from watten_app.ui.theme import Look
from watten_app.ui.widgets.pressing import tap_area
from watten_app.ui.widgets.surfaces import standing, tile

INSIDE = 14
"""What lies around what stands on the paper."""

_WIDEST, _FREE = 560.0, 8
"""How wide the paper is at most, and what it keeps free of the screen."""


def paper_width(look: Look) -> float:
    """How wide the paper is."""
    return min(look.width - 2 * _FREE, _WIDEST)


def veil(look: Look, on_close: Callable[[], object]) -> ft.Control:
    """What darkens the whole screen; a tap on it puts away what lies above."""
    whole = ft.Container(bgcolor=look.palette.scrim, width=look.width, height=look.height)
    return tap_area(whole, tapped(on_close))


def paper_over(
    look: Look, content: ft.Control, on_close: Callable[[], object], place: ft.MainAxisAlignment
) -> ft.Control:
    """The paper, at the upper or lower edge, over the whole screen."""
    insets = look.insets
    high = look.height - insets.top - insets.bottom - 2 * _FREE
    room = Rect(0, insets.top + _FREE, look.width, high)
    paper = standing(tile(look, content, padding=INSIDE, width=paper_width(look)), place, room)
    layers = [veil(look, on_close), paper]
    return ft.Stack(layers, left=0, top=0, width=look.width, height=look.height)
