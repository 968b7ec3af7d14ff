"""Figures and lines in pencil, for the score sheet: drawn strokes, not a font."""

from assets.draw.palette import PENCIL, PENCIL_OLD, PENCIL_RED
from assets.draw.shapes import document, path

WIDTH, HEIGHT = 22, 30
FIGURES = (
    "M10 3C3 4 2 26 10 27C18 27 18 3 9 3",
    "M5 9L11 3C11 10 10 20 10 27",
    "M4 9C5 1 17 2 15 11C13 18 7 22 3 27C8 26 12 26 17 27",
    "M4 5C10 1 17 4 14 10C12 13 9 14 8 14C17 14 18 26 9 27C6 27 4 26 3 24",
    "M11 3C8 10 5 15 3 19C8 19 13 18 17 18M13 12C13 17 12 22 12 28",
    "M16 4C12 3 9 4 6 4C6 8 5 11 5 13C12 10 18 15 15 22C12 28 6 28 3 25",
    "M14 3C7 6 3 14 4 21C5 29 16 28 16 20C15 13 7 14 5 20",
    "M3 5C8 4 12 4 17 4C13 11 9 19 8 28M6 16C9 15 12 15 14 15",
    "M15 6C11 1 3 3 5 9C7 14 16 16 15 22C13 29 3 28 4 21C5 15 15 13 15 6",
    "M15 9C14 2 4 3 5 10C6 16 14 15 15 8C15 16 14 22 12 28",
)


def _stroke(d: str, colour: str, width: float) -> str:
    """A pencil's stroke: firm in the middle, softer at its rim."""
    rim = path(d, "none", colour, width * 1.18, 'stroke-opacity=".45"')
    return rim + path(d, "none", colour, width * 0.86)


def figure(number: int, *, old: bool = False) -> str:
    """One figure, 0 to 9, as SVG of 22 x 30 units; an `old` one is grey and struck."""
    if old:
        body = _stroke(FIGURES[number], PENCIL_OLD, 2.2)
        body += _stroke("M0.5 21C6 18 13 13 19.5 10", PENCIL_OLD, 2.2)
    else:
        body = _stroke(FIGURES[number], PENCIL, 2.5)
    return document(body, WIDTH, HEIGHT, -1, 0)


def tense() -> str:
    """The red cross-out of a tense side with its underline, 48 x 34 units."""
    body = _stroke("M3 27C14 22 30 12 45 4", PENCIL_RED, 2.9)
    return document(body + _stroke("M4 31.5C18 30.5 32 31 44 30.5", PENCIL_RED, 2.5), 48, 34)


def rule() -> str:
    """A line drawn across the sheet, 100 x 3 units."""
    return document(_stroke("M1 1.8C30 1.1 66 1.9 99 1.3", "#6A665A", 1.5), 100, 3)


def column() -> str:
    """A line drawn down the sheet, 3 x 60 units."""
    return document(_stroke("M1.8 1C1.2 20 1.9 40 1.3 59", "#6A665A", 1.5), 3, 60)
