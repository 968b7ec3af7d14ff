"""What lies round a card: its shadows, the lamp ring."""

from assets.draw.frame import HEIGHT, WIDTH
from assets.draw.palette import ACCENT, RING_EDGE
from assets.draw.shapes import blurred, circle, document, rect

CANVAS = 1.2
"""Shadow pictures are this many times the card's size, the card in the middle."""
RING_CANVAS = 1.12
PIXEL = WIDTH / 102
"""Units of one logical pixel on a card 102 wide."""


def _fall(down: float, blur: float, alpha: float, grow: float = 0) -> str:
    """One layer like CSS `0 down blur grow`, in logical pixels of the card."""
    grown = grow * PIXEL
    box = rect(
        -grown,
        down * PIXEL - grown,
        WIDTH + 2 * grown,
        HEIGHT + 2 * grown,
        "#000",
        40 + grown,
        more=f'fill-opacity="{alpha}"',
    )
    return blurred(box, blur * PIXEL / 2)


def _around(body: str, canvas: float) -> str:
    width, height = WIDTH * canvas, HEIGHT * canvas
    return document(body, width, height, (WIDTH - width) / 2, (HEIGHT - height) / 2)


def card_shadow() -> str:
    """The shadow of a lying card on a canvas 1.2 times its size, as SVG."""
    return _around(_fall(1, 1.5, 0.35) + _fall(4, 7, 0.28), CANVAS)


def lifted_shadow() -> str:
    """The shadow of a card in the hand or in flight; fades out within the same canvas."""
    return _around(_fall(2, 3, 0.28) + _fall(8, 11, 0.42, -3), CANVAS)


def glow() -> str:
    """Lamplight round a disc: on a canvas twice as wide as the disc, fading out to its edge."""
    body = (
        '<defs><radialGradient id="glow">'
        f'<stop offset=".46" stop-color="{ACCENT}" stop-opacity=".85"/>'
        f'<stop offset=".66" stop-color="{ACCENT}" stop-opacity=".3"/>'
        f'<stop offset="1" stop-color="{ACCENT}" stop-opacity="0"/></radialGradient></defs>'
    )
    return document(body + circle(50, 50, 50, "url(#glow)"), 100, 100)


def ring() -> str:
    """The lamp ring with its dark edges round a card, on a canvas 1.12 times its size."""
    body = rect(-17, -17, WIDTH + 34, HEIGHT + 34, "none", 57, RING_EDGE, 32)
    return _around(
        body + rect(-12, -12, WIDTH + 24, HEIGHT + 24, "none", 52, ACCENT, 24), RING_CANVAS
    )
