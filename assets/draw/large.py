"""Large-index faces, for weak eyes and sunlight: a tab of solid colour, letter and sign."""

from assets.draw.frame import MIDDLE_X, MIDDLE_Y, face, label
from assets.draw.letters import text
from assets.draw.palette import TABS
from assets.draw.shapes import path, rect, turned
from assets.draw.signs import sign

SEEN_X = 364
"""What a fan leaves to be seen: letter and sign stay left of it."""

LINE = "#1E1712"


def large_card(card: str) -> str:
    """The large-index face of `card` as SVG."""
    suit, letter = card[0], label(card)
    tab = TABS[suit]
    ten = letter == "10"
    body = path("M3 43C3 21 21 3 43 3L517 3C539 3 557 21 557 43L557 470L3 470Z", tab.tab)
    body += text(letter, 192, 78, 300, tab.letter, 316, 14 if ten else 0)
    body += sign(suit, 200, 716, 290, tones=tab.tones, edge=5)
    corner = text(letter, 96, 50, 150, tab.tones.ink, 150, 8 if ten else 0)
    body += turned(corner, 180, MIDDLE_X, MIDDLE_Y)
    body += rect(3, 3, 554, 994, "none", 40, LINE, 6)
    return face(body, "#FFFFFF", LINE)
