"""What stands behind court figures: the king's panelled room, peaks and meadow."""

from assets.draw.palette import PAPER, TONES
from assets.draw.shapes import faded, path

FLOOR = "L534 950C534 966 526 974 510 974L50 974C34 974 26 966 26 950Z"
"""Closes a shape along the panel's lower edge with its round corners."""


def room(suit: str) -> str:
    """Panelled wall and floor."""
    tones = TONES[suit]
    body = ""
    for x, top, bottom in (
        (90, 310, 862), (152, 30, 862), (215, 30, 862), (278, 30, 862), (341, 30, 862),
        (404, 30, 862), (467, 30, 690),
    ):  # fmt: skip
        body += path(f"M{x} {top}L{x} {bottom}", "none", tones.ground, 5)
    body += path(f"M26 866L534 866{FLOOR}", tones.ground)
    return body + path("M28 866L532 866", "none", tones.light, 4, 'stroke-opacity=".7"')


def peaks(suit: str, lift: float = 0) -> str:
    """Three peaks with snow and the meadow before them; `lift` raises the peaks."""
    tones = TONES[suit]
    y = 520 - lift
    ridge = (
        f"M26 {y + 150}L120 {y + 20}L176 {y + 92}L262 {y - 60}L356 {y + 70}L430 {y - 10}"
        f"L534 {y + 130}"
    )
    snow = (
        f"M262 {y - 60}L300 {y - 7}L276 {y + 14}L256 {y - 8}L236 {y - 14}Z"
        f"M120 {y + 20}L142 {y + 48}L122 {y + 56}L102 {y + 45}Z"
        f"M430 {y - 10}L452 {y + 19}L432 {y + 28}L411 {y + 10}Z"
    )
    flank = (
        f"M262 {y - 60}L356 {y + 70}L400 {y + 400}L250 {y + 400}L276 {y + 90}Z"
        f"M120 {y + 20}L176 {y + 92}L180 {y + 400}L110 {y + 400}L130 {y + 120}Z"
        f"M430 {y - 10}L534 {y + 130}V{y + 400}H420L446 {y + 110}Z"
    )
    body = path(f"{ridge}{FLOOR}", tones.ground)
    body += faded(path(flank, tones.light), 0.28) + path(snow, PAPER)
    meadow = f"M26 858C160 824 380 880 534 840{FLOOR}"
    return body + path(meadow, tones.ground) + faded(path(meadow, tones.light), 0.75)
