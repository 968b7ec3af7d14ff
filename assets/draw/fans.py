"""Small fans of backs: the hands of the others."""

from assets.draw.back import small_back_body
from assets.draw.shapes import blurred, document, group, rect

WIDTH, HEIGHT = 66, 46
CARD = 21.3
"""A small back's width in units of the fan's canvas."""


def fan(count: int) -> str:
    """`count` backs, 1 to 6, spread on a canvas of 66 x 46 units, in the middle; as SVG."""
    scale = CARD / 560
    step = {5: 9.4, 6: 7.6}.get(count, 12.2)
    turn = {5: 4.2, 6: 3.4}.get(count, 5.5)
    body = ""
    for place in range(count):
        off = place - (count - 1) / 2
        shadow = blurred(rect(0, 40, 560, 1000, "#000", 60, more='fill-opacity=".4"'), 36)
        card = group(shadow + small_back_body(), -280, -500)
        body += group(card, 33 + off * step, 22 + off * off * 0.7, scale, off * turn)
    return document(body, WIDTH, HEIGHT)
