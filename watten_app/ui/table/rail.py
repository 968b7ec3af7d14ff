"""The rail round the cloth, made of small pieces.

A frame drawn in one piece costs as much as filling all that it surrounds, in every frame in which
anything on the screen moves; a stroke along a path costs even more.
"""

import flet as ft

from watten_app.ui.geometry import Rect

_LAP = 1.0
"""So far a side reaches into a corner: between edges that only meet the wall shines through."""


def frame(rect: Rect, thick: float, color: str, radius: float) -> list[ft.Control]:
    """A rounded frame along the inside of `rect`: four sides, and four quarters of a ring."""
    far_x, far_y = rect.right - radius, rect.bottom - radius
    from_corner = radius - _LAP
    wide, high = rect.width - 2 * from_corner, rect.height - 2 * from_corner
    # a border on two of four edges would leave a hair on the others
    ring = ft.Border.all(thick, color)

    def bar(left: float, top: float, width: float, height: float) -> ft.Control:
        return ft.Container(left=left, top=top, width=width, height=height, bgcolor=color)

    def corner(left: float, top: float, *, right: bool = False, low: bool = False) -> ft.Control:
        whole = ft.Container(
            left=-radius if right else 0,
            top=-radius if low else 0,
            width=2 * radius,
            height=2 * radius,
            border=ring,
            border_radius=radius,
        )
        return ft.Container(
            ft.Stack([whole], width=radius, height=radius, clip_behavior=ft.ClipBehavior.HARD_EDGE),
            left=left,
            top=top,
        )

    return [
        bar(rect.left + from_corner, rect.top, wide, thick),
        bar(rect.left + from_corner, rect.bottom - thick, wide, thick),
        bar(rect.left, rect.top + from_corner, thick, high),
        bar(rect.right - thick, rect.top + from_corner, thick, high),
        corner(rect.left, rect.top),
        corner(far_x, rect.top, right=True),
        corner(rect.left, far_y, low=True),
        corner(far_x, far_y, right=True, low=True),
    ]


def foot(rect: Rect, high: float, color: str, radius: float) -> ft.Control:
    """The rail's shadow, `high` below it; only what is seen of it is drawn."""
    return ft.Container(
        left=rect.left,
        top=rect.bottom - radius,
        width=rect.width,
        height=radius + high,
        bgcolor=color,
        border_radius=ft.BorderRadius.only(bottom_left=radius, bottom_right=radius),
    )
