"""The gestures of Deuten, drawn in a few strokes; what moves is red (R26)."""

from collections.abc import Callable
from math import pi

import flet as ft
import flet.canvas as cv

from watten_app.engine import Sign
from watten_app.ui.theme import Look

_FINGERS = {Sign.ACE: 0, Sign.KING: 1, Sign.OBER: 2, Sign.UNTER: 3, Sign.LOW: 4}
_TIPS = ((3, 22), (12, 6), (20, 3), (28, 6), (35, 13))
_ROOTS = ((12, 31), (14, 23), (20, 22), (26, 23), (30, 26))
_SIZE = 40.0
_EYES = {"right": 15.0, "left": 25.0}
_SHOULDERS = {"right": 7.0, "left": 33.0}


def gesture(look: Look, sign: Sign, size: float) -> ft.Control:
    """The gesture of a sign, seen from the front: his right is on the left."""
    quiet, red = look.palette.ink_muted, look.palette.selected
    shapes = _hand(sign, quiet, red) if sign in _FINGERS else _face(sign, quiet, red)
    return ft.Container(
        cv.Canvas(shapes, width=_SIZE, height=_SIZE),
        width=_SIZE,
        height=_SIZE,
        scale=size / _SIZE,
    )


def _stroke(color: str, width: float) -> ft.Paint:
    return ft.Paint(
        color=color,
        stroke_width=width,
        style=ft.PaintingStyle.STROKE,
        stroke_cap=ft.StrokeCap.ROUND,
    )


def _hand(sign: Sign, quiet: str, red: str) -> list[cv.Shape]:
    """An open hand from the thumb on; one finger stands out."""
    shapes: list[cv.Shape] = [cv.Rect(12, 23, 19, 14, border_radius=6, paint=_stroke(quiet, 2.5))]
    for finger, ((x, y), (root_x, root_y)) in enumerate(zip(_TIPS, _ROOTS, strict=True)):
        shown = _FINGERS[sign] == finger
        paint = _stroke(red if shown else quiet, 5.5 if shown else 3)
        shapes.append(cv.Line(root_x, root_y, x, y, paint=paint))
    return shapes


def _face(sign: Sign, quiet: str, red: str) -> list[cv.Shape]:
    """A head with shoulders; an eye winks, the lips are pursed, a shoulder or the eyes go up."""
    line: Callable[..., cv.Line] = cv.Line
    shapes: list[cv.Shape] = [cv.Circle(20, 15, 11.5, paint=_stroke(quiet, 2.5))]
    for side, x in _EYES.items():
        wink = {"right": sign in (Sign.BELLI, Sign.WELI), "left": sign is Sign.SPITZ}[side]
        high = 9.0 if sign is Sign.NOTHING else 13.0
        if wink:
            shapes.append(line(x - 3, 13, x + 3, 13, paint=_stroke(red, 3)))
        else:
            color = red if sign is Sign.NOTHING else quiet
            shapes.append(cv.Circle(x, high, 1.9, paint=ft.Paint(color=color)))
    if sign is Sign.MAX:
        shapes.append(cv.Circle(20, 20.5, 2.8, paint=_stroke(red, 2.5)))
    else:
        shapes.append(line(16.5, 21, 23.5, 21, paint=_stroke(quiet, 2.2)))
    for side, x in _SHOULDERS.items():
        up = {"right": sign is Sign.RECHTER, "left": sign is Sign.SCHLAG}[side]
        top = 26.0 if up else 32.0
        paint = _stroke(red if up else quiet, 4 if up else 2.5)
        shapes.append(cv.Arc(x - 7, top, 14, 14, start_angle=pi, sweep_angle=pi, paint=paint))
    return shapes
