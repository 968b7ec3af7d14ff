"""The Sau of each suit and the Weli: pictures without a figure."""

from assets.draw.frame import WELI, face, index, panel
from assets.draw.letters import text
from assets.draw.ornaments import edelweiss, sprig
from assets.draw.palette import TONES
from assets.draw.shapes import group, path, turned
from assets.draw.signs import sign


def sau(suit: str) -> str:
    """Two large signs, between them an edelweiss on a sprig; as SVG."""
    twig = sprig(TONES[suit])
    body = panel(suit)
    body += sign(suit, 312, 236, 252, edge=5) + sign(suit, 248, 768, 252, edge=5)
    body += group(twig, 300, 506, 1.35) + group(twig, 260, 494, 1.35, 180)
    body += group(edelweiss(), 280, 500, 1.35)
    return face(body + index(suit + "A"))


def weli() -> str:
    """Six bells, three and three, and the red ribbon with its name; as SVG."""
    red = TONES["H"]
    body = panel("S")
    for x, y in ((205, 170), (365, 170), (280, 300), (280, 700), (195, 830), (355, 830)):
        body += sign("S", x, y, 138)
    ribbon = (
        "M62 470C150 410 240 470 300 470C380 470 440 410 498 452L498 566"
        "C440 524 380 584 300 584C240 584 150 524 62 584Z"
    )
    for tail in (
        "M62 480L28 458L46 514L26 574L84 562L84 500Z",
        "M498 462L534 446L518 504L536 560L478 548L478 486Z",
    ):
        body += path(tail, red.shade, red.dark, 6)
    body += path(ribbon, red.mid, red.dark, 7)
    body += path("M76 484C152 430 240 486 300 486C380 486 440 428 486 460", "none", red.light, 5)
    for letter, x, y, turn in (
        ("W", 140, 466, -8),
        ("E", 246, 480, 6),
        ("L", 330, 482, -2),
        ("I", 406, 464, -12),
    ):
        body += turned(text(letter, x, y, 74, "#FFF6DF"), turn, x, y + 36)
    return face(body + index(WELI))
