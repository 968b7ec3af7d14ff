"""What decorates Home and the splash: three cards, an edelweiss, the lamp."""

from assets.draw.ornaments import edelweiss
from assets.draw.shapes import blurred, document, group, path, rect
from assets.draw.sky import lamp


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


def flower() -> str:
    """An edelweiss alone, 124 x 124 units."""
    return document(edelweiss(), 124, 124, -62, -62)


def hanging_lamp() -> str:
    """The lamp on its cord, 110 x 160 units."""
    return document(group(lamp(104), 55, 102), 110, 160)


_FLAME = (
    "M35 2C36 17 50 25 57 40C65 58 54 80 33 80C11 80 1 60 9 43C12 36 16 33 17 40"
    "C18 47 24 47 24 39C23 24 27 11 35 2Z"
)
_HEART = (
    "M33 40C34 49 46 53 46 64C46 73 40 78 33 78C25 78 19 73 19 65"
    "C19 58 23 55 26 61C28 54 29 47 33 40Z"
)


def flame() -> str:
    """The flame of the streak, 66 x 82 units."""
    return document(path(_FLAME, "#D9552B") + path(_HEART, "#F4B63C"), 66, 82)
