"""The rail round the cloth, made of small pieces.

A frame drawn in one piece costs as much as filling all that it surrounds, in every frame in which
anything on the screen moves.
"""

import flet as ft

from watten_app.ui.geometry import Rect


def frame(rect: Rect, thick: float, color: str, radius: float) -> list[ft.Control]:
    """A rounded frame along the inside of `rect`: four sides and four corners."""
    side = ft.BorderSide(thick, color)
    far_x, far_y = rect.right - radius, rect.bottom - radius
    wide, high = rect.width - 2 * radius, rect.height - 2 * radius

    def bar(left: float, top: float, width: float, height: float) -> ft.Control:
        return ft.Container(left=left, top=top, width=width, height=height, bgcolor=color)

    def corner(left: float, top: float, border: ft.Border, rounding: ft.BorderRadius) -> ft.Control:
        return ft.Container(
            left=left, top=top, width=radius, height=radius, border=border, border_radius=rounding
        )

    only = ft.BorderRadius.only
    return [
        bar(rect.left + radius, rect.top, wide, thick),
        bar(rect.left + radius, rect.bottom - thick, wide, thick),
        bar(rect.left, rect.top + radius, thick, high),
        bar(rect.right - thick, rect.top + radius, thick, high),
        corner(rect.left, rect.top, ft.Border(top=side, left=side), only(top_left=radius)),
        corner(far_x, rect.top, ft.Border(top=side, right=side), only(top_right=radius)),
        corner(rect.left, far_y, ft.Border(bottom=side, left=side), only(bottom_left=radius)),
        corner(far_x, far_y, ft.Border(bottom=side, right=side), only(bottom_right=radius)),
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
