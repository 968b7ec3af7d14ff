"""The number cards, 5 to 10: two columns of signs and what is over between them."""

from assets.draw.frame import MIDDLE_X, MIDDLE_Y, face, index
from assets.draw.palette import PAPER, TONES
from assets.draw.shapes import circle, path
from assets.draw.signs import sign

LEFT, RIGHT = 212, 348
SIZE = {10: 108, 9: 112, 8: 118, 7: 124, 6: 124, 5: 128}
ROWS = {
    4: (150.0, 150 + 700 / 3, 150 + 1400 / 3, 850.0),
    3: (190.0, 500.0, 810.0),
    2: (320.0, 680.0),
}
PAIRS = {10: 4, 9: 4, 8: 4, 7: 3, 6: 3, 5: 2}

type Places = list[tuple[float, float]]


def layout(number: int) -> tuple[Places, Places]:
    """The middles of the signs: those in the two columns, and the single ones between them."""
    rows = ROWS[PAIRS[number]]
    pairs = [(x, y) for y in rows for x in (LEFT, RIGHT)]
    singles: Places = []
    if number in (5, 9):
        singles = [(MIDDLE_X, MIDDLE_Y)]
    elif number in (7, 10):
        singles.append((MIDDLE_X, (rows[0] + rows[1]) / 2))
        if number == 10:
            singles.append((MIDDLE_X, (rows[2] + rows[3]) / 2))
    return pairs, singles


def stalk(suit: str, pairs: Places) -> str:
    """One stem from root to tip and a twig to every acorn or leaf."""
    colour = TONES[suit].mid
    body = path("M280 908C268 760 292 620 280 500C268 380 292 240 280 98", "none", colour, 12)
    for x, y in pairs:
        side = -1 if x < MIDDLE_X else 1
        if suit == "E":
            start, bend, reach, end = y - 58, y - 88, y - 80, y - 54
        else:
            start, bend, reach, end = min(y + 88, 904), y + 64, y + 60, y + 46
        curve = f"{280 + side * 22} {bend:.1f} {x - side * 34} {reach:.1f} {x} {end:.1f}"
        body += path(f"M280 {start:.1f}C{curve}", "none", colour, 9)
    return body


def number_card(card: str) -> str:
    """The face of a number card as SVG."""
    suit, number = card[0], int(card[1:])
    pairs, singles = layout(number)
    body = ""
    if suit in "EG":
        body = stalk(suit, pairs)
        body += "".join(circle(x, y, SIZE[number] * 0.62, PAPER) for x, y in singles)
    for x, y in pairs + singles:
        body += sign(suit, x, y, SIZE[number])
    return face(body + index(card))
