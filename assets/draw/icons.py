"""The icon: the pack in a square, four signs parted by a wooden cross. No letters."""

from assets.draw.palette import TONES, Tones
from assets.draw.shapes import document, inside, rect
from assets.draw.signs import sign

SIZE = 512
WOOD = "#4A2C18"
WOOD_GLEAM = "#6B4326"
FIELDS = {"E": "#E6BF82", "G": "#2F6B3F", "H": "#FBF3E1", "S": "#20305A"}
ON_FIELD = {
    "E": TONES["E"],
    "G": Tones("", "", "#C4E2A8", "#8CC374", "#5E9A50", "#0F2F1C", ""),
    "H": TONES["H"],
    "S": Tones("", "", "#F8D877", "#E5A729", "#C4861A", "#0E1830", ""),
}


def _fields(edge: float, bar: float, width: float, pull: float) -> str:
    """Four fields inside `edge`, a cross `bar` wide, signs `width` wide; `pull` moves the
    signs towards the middle."""
    half = SIZE / 2
    body = rect(0, 0, SIZE, SIZE, WOOD)
    centre = (edge + half - bar / 2) / 2
    side = half - bar / 2 - edge
    for suit, column, row in (("E", 0, 0), ("G", 1, 0), ("H", 0, 1), ("S", 1, 1)):
        x = edge + column * (side + bar)
        y = edge + row * (side + bar)
        body += rect(x, y, side, side, FIELDS[suit])
    for suit, column, row in (("E", -1, -1), ("G", 1, -1), ("H", -1, 1), ("S", 1, 1)):
        away = half - centre - pull
        down = {"E": 2, "G": 4, "H": -4, "S": 2}[suit]
        x, y = half + column * away, half + row * away + down
        body += sign(suit, x, y, width, tones=ON_FIELD[suit], edge=6)
    return body


def _rounded(inset: float, radius: float) -> str:
    low, high = inset, SIZE - inset
    bow = f"A{radius} {radius} 0 0 1"
    return (
        f"M{low + radius} {low}H{high - radius}{bow} {high} {low + radius}V{high - radius}"
        f"{bow} {high - radius} {high}H{low + radius}{bow} {low} {high - radius}V{low + radius}"
        f"{bow} {low + radius} {low}Z"
    )


def framed() -> str:
    """The icon with round corners and a wooden rim, transparent outside."""
    body = inside(_rounded(0, 112), _fields(16, 12, 158, 0))
    body += rect(8, 8, 496, 496, "none", 104, WOOD, 16)
    body += rect(15, 15, 482, 482, "none", 97, WOOD_GLEAM, 2)
    return document(body, SIZE, SIZE)


def maskable() -> str:
    """Without a rim, up to the edges; all signs within the inner 80 % circle."""
    return document(_fields(0, 12, 114, 46), SIZE, SIZE)


def touch() -> str:
    """For home screens that round the corners themselves: no transparency."""
    return document(_fields(0, 12, 156, 2), SIZE, SIZE)
