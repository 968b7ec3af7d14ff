"""Edelweiss and sprig: what grows on the Sau, the back and the straw hat."""

from math import cos, radians, sin

from assets.draw.palette import GOLD, GOLD_DARK, Tones
from assets.draw.shapes import circle, group, path


def edelweiss(petal: str = "#FFFDF6", edge: str = "#6B7A66") -> str:
    """An edelweiss about (0, 0), 112 units across."""
    body = ""
    for step in range(8):
        reach = 56 if step % 2 == 0 else 45
        vein = path(f"M0 -24L0 -{reach - 16}", "none", edge, 2.4, 'opacity=".55"')
        leaf = path(
            f"M0 -8C-17 -24 -13 -{reach - 8} 0 -{reach}C13 -{reach - 8} 17 -24 0 -8Z",
            petal,
            edge,
            5,
        )
        body += group(leaf + vein, turn=step * 45)
    for step in range(6):
        angle = radians(step * 60)
        body += circle(13 * cos(angle), 13 * sin(angle), 8, GOLD.fill, GOLD_DARK, 3)
    return body + circle(0, 0, 8, GOLD.fill, GOLD_DARK, 3)


def sprig(tones: Tones) -> str:
    """A twig with five leaves, from (0, 0) to the right."""
    body = path("M0 0C40 -6 84 2 118 34", "none", tones.mid, 8)
    for x, y, turn in ((38, -4, -62), (66, 1, 40), (84, 8, -40), (106, 24, 70), (118, 34, 20)):
        leaf = path("M0 0C4 -14 16 -20 32 -18C28 -4 16 4 0 0Z", tones.light, tones.dark, 4)
        body += group(leaf, x, y, turn=turn)
    return body
