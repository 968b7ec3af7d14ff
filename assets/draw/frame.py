"""What all faces share: the card's paper, the tinted panel, the index in two corners."""

from assets.draw.letters import text
from assets.draw.palette import EDGE, PAPER, TONES
from assets.draw.shapes import document, rect, turned
from assets.draw.signs import sign

WIDTH, HEIGHT = 560, 1000
MIDDLE_X, MIDDLE_Y = WIDTH / 2, HEIGHT / 2
FREE_X, FREE_Y = 134, 300
"""No picture may reach into x < FREE_X, y < FREE_Y, nor into the opposite corner."""

RANKS = ("A", "K", "O", "U", "10", "9", "8", "7", "6", "5")
WELI = "S6"
PACK = tuple(suit + rank for suit in "EGHS" for rank in RANKS)
"""Every card that some variant plays with; S6 is the Weli."""

SIX = "S06"
"""The six of bells of the pack of forty, where it is no Weli but an ordinary six (R2)."""


def label(card: str) -> str:
    """The index of `card`: its rank, or W for the Weli."""
    return "W" if card == WELI else card[1:].lstrip("0")


def twice(body: str) -> str:
    """`body` and the same turned by half a turn about the card's middle."""
    return body + turned(body, 180, MIDDLE_X, MIDDLE_Y)


def index(card: str) -> str:
    """Rank letter above the suit sign, top left and bottom right."""
    suit = card[0]
    tight = 6 if label(card) == "10" else 0
    letter = text(label(card), 84, 50, 114, TONES[suit].ink, 104, tight)
    return twice(letter + sign(suit, 84, 238, 92, edge=9, fine=False))


def panel(suit: str) -> str:
    """The tinted ground of court cards, Sau and Weli."""
    return rect(26, 26, 508, 948, TONES[suit].tint, 24)


def face(body: str, ground: str = PAPER, edge: str = EDGE) -> str:
    """The whole card as SVG: paper with a thin edge, and `body` on it."""
    return document(rect(3, 3, 554, 994, ground, 40, edge, 6) + body, WIDTH, HEIGHT)
