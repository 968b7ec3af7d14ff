"""What decorates Home and the daily puzzle: three cards, flame, edelweiss."""

from assets.draw.ornaments import edelweiss
from assets.draw.shapes import blurred, document, group, path, rect

FLAME = (
    "M21 2C24 12 36 18 36 31A16 16 0 0 1 4 31C4 23 9 19 11 12C15 14 16 18 16 21C20 16 21 9 21 2Z"
)
CORE = (
    "M21 20C23 26 29 28 29 35A9.4 9.4 0 0 1 10.6 35C10.6 30 14 28 15 25"
    "C17 26 18 28 18 30C20 27 21 24 21 20Z"
)


def three_cards(faces: tuple[str, str, str]) -> str:
    """Three faces (whole SVGs) as a fan on a canvas of 150 x 126 units."""
    body = ""
    places = ((38, 66, -9), (76, 60, -1), (110, 66, 10))
    for face, (x, y, turn) in zip(faces, places, strict=True):
        inner = face[face.index(">") + 1 : face.rindex("</svg>")]
        shadow = blurred(rect(6, 34, 548, 986, "#000", 40, more='fill-opacity=".4"'), 28)
        card = group(shadow + inner, -280, -500)
        body += group(card, x, y, 57 / 560, turn)
    return document(body, 150, 126)


def flame(*, lit: bool = True) -> str:
    """The flame of a streak, 40 x 48 units; unlit it is pale."""
    outer, inner = ("#D9542B", "#F7B733") if lit else ("#D8CBB2", "#EBDDC0")
    return document(path(FLAME, outer) + path(CORE, inner), 40, 48)


def flower() -> str:
    """An edelweiss alone, 124 x 124 units."""
    return document(edelweiss(), 124, 124, -62, -62)
