"""What decorates Home and the splash: three cards, an edelweiss, the lamp."""

from assets.draw.ornaments import edelweiss
from assets.draw.shapes import blurred, document, group, rect
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
