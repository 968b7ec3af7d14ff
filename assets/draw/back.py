"""The back of the cards, large and small: the same upside down."""

from assets.draw.frame import MIDDLE_X, MIDDLE_Y, face
from assets.draw.ornaments import edelweiss
from assets.draw.palette import BACK_DEEP, BACK_GROUND, BACK_LINE, CREAM
from assets.draw.shapes import circle, document, group, inside, path, rect

CELL = 82
FIELD = (
    "M72 58H488A14 14 0 0 1 502 72V928A14 14 0 0 1 488 942"
    "H72A14 14 0 0 1 58 928V72A14 14 0 0 1 72 58Z"
)


def lozenges() -> str:
    """The field's pattern, symmetrical about the card's middle."""
    body = ""
    for row in range(-6, 7):
        for column in range(-4, 5):
            x = MIDDLE_X + column * CELL + (CELL / 2 if row % 2 else 0)
            y = MIDDLE_Y + row * CELL
            body += path(f"M{x} {y - 34}L{x + 34} {y}L{x} {y + 34}L{x - 34} {y}Z", BACK_GROUND)
            if abs(x - MIDDLE_X) < 200:
                body += circle(x, y, 7, BACK_LINE)
    return body


def back() -> str:
    """Wine red, lozenges with a dot, an edelweiss in a ring; as SVG."""
    body = rect(34, 34, 492, 932, BACK_GROUND, 26)
    body += path(FIELD, BACK_DEEP) + inside(FIELD, lozenges())
    body += path(FIELD, "none", BACK_LINE, 6)
    body += circle(MIDDLE_X, MIDDLE_Y, 128, BACK_GROUND, BACK_LINE, 7)
    body += circle(MIDDLE_X, MIDDLE_Y, 108, "none", BACK_LINE, 3)
    return face(body + group(edelweiss(edge=BACK_DEEP), MIDDLE_X, MIDDLE_Y, 1.55))


def small_back_body() -> str:
    """The back for 16 to 30 px of width, in the card's own units: fewer and bolder parts."""
    body = rect(14, 14, 532, 972, BACK_DEEP, 56, CREAM, 28)
    for row in range(-4, 5):
        for column in range(-2, 3):
            x = MIDDLE_X + column * 118 + (59 if row % 2 else 0)
            y = MIDDLE_Y + row * 104
            if 70 < x < 490:
                body += path(f"M{x} {y - 40}L{x + 46} {y}L{x} {y + 40}L{x - 46} {y}Z", "#7C2A38")
    body += circle(MIDDLE_X, MIDDLE_Y, 118, BACK_DEEP)
    return body + group(edelweiss(BACK_LINE, BACK_DEEP), MIDDLE_X, MIDDLE_Y, 1.9)


def small_back() -> str:
    """`small_back_body` as an SVG of its own."""
    return document(small_back_body(), 560, 1000)
