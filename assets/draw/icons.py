"""The icon: the pack in a square, four signs parted by a wooden cross. No letters."""

from assets.draw.palette import TONES, Tones, plain
from assets.draw.shapes import document, group, inside, path, rect
from assets.draw.signs import sign

SIZE = 512
WOOD = "#4A2C18"
WOOD_GLEAM = "#6B4326"
FIELDS = {"E": "#E6BF82", "G": "#2F6B3F", "H": "#FBF3E1", "S": "#20305A"}
PLACES = (("E", -1, -1), ("G", 1, -1), ("H", -1, 1), ("S", 1, 1))
DOWN = {"E": 2, "G": 4, "H": -4, "S": 2}
CUTS = {
    "E": "M-50 -12C-28 -4 28 -4 50 -12",
    "G": "M0 -40V24M0 0L-26 -10M0 0L26 -10",
    "H": "M-36 -14C-36 -27 -31 -35 -22 -36",
    "S": "M-60 2H60M-60 17H60M0 34V60",
}
"""What is cut out of the silhouette of a sign, so that it can still be told."""

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
    for suit, column, row in PLACES:
        away = half - centre - pull
        x, y = half + column * away, half + row * away + DOWN[suit]
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


def monochrome() -> str:
    """The signs as a silhouette for systems that colour icons themselves, within the inner 80 %
    circle; what parts cup from nut and the like is cut out, all else is transparent."""
    half, white = SIZE / 2, plain("#FFFFFF")
    body = ""
    for suit, column, row in PLACES:
        x, y = half + column * 80, half + row * 80 + DOWN[suit]
        body += sign(suit, x, y, 126, tones=white, edge=4, fine=False)
        body += group(path(CUTS[suit], "none", "#000000", 9), x, y, 1.26)
    shown = f'<mask id="signs">{rect(0, 0, SIZE, SIZE, "#000000")}{body}</mask>'
    board = rect(0, 0, SIZE, SIZE, "#FFFFFF", more='mask="url(#signs)"')
    return document(shown + board, SIZE, SIZE)


def touch() -> str:
    """For home screens that round the corners themselves: no transparency."""
    return document(_fields(0, 12, 156, 2), SIZE, SIZE)
