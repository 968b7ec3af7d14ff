"""The rail round the cloth, made of small pieces.

A frame drawn in one piece costs as much as filling all that it surrounds, in every frame in which
anything on the screen moves.
"""

import flet as ft
import flet.canvas as cv

from watten_app.ui.geometry import Rect

ARC = 0.7071
"""The weight that makes a conic a quarter of a circle."""

_LAP = 1.0
"""So far a corner reaches over the sides: between edges that only meet the wall shines through."""


def frame(rect: Rect, thick: float, color: str, radius: float) -> list[ft.Control]:
    """A rounded frame along the inside of `rect`: four sides, and four corners."""
    wide, high = rect.width - 2 * radius, rect.height - 2 * radius

    def bar(left: float, top: float, width: float, height: float) -> ft.Control:
        return ft.Container(left=left, top=top, width=width, height=height, bgcolor=color)

    return [
        bar(rect.left + radius, rect.top, wide, thick),
        bar(rect.left + radius, rect.bottom - thick, wide, thick),
        bar(rect.left, rect.top + radius, thick, high),
        bar(rect.right - thick, rect.top + radius, thick, high),
        _corners(rect, thick, color, radius),
    ]


def _corners(rect: Rect, thick: float, color: str, radius: float) -> ft.Control:
    """The corners, each a stroke: a border on two of its edges leaves a hair on the other two."""
    far_x, far_y, reach, half = rect.width, rect.height, radius + _LAP, thick / 2
    move, line, arc = cv.Path.MoveTo, cv.Path.LineTo, cv.Path.QuadraticTo
    paint = ft.Paint(color=color, stroke_width=thick, style=ft.PaintingStyle.STROKE)
    shapes = []
    for x, y in ((0.0, 0.0), (far_x, 0.0), (0.0, far_y), (far_x, far_y)):
        right, down = 1 if x == 0 else -1, 1 if y == 0 else -1
        side, end = x + right * half, y + down * half
        shapes.append(
            cv.Path(
                [
                    move(side, y + down * reach),
                    line(side, y + down * radius),
                    arc(side, end, x + right * radius, end, ARC),
                    line(x + right * reach, end),
                ],
                paint=paint,
            )
        )
    return cv.Canvas(shapes, left=rect.left, top=rect.top, width=far_x, height=far_y)


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
