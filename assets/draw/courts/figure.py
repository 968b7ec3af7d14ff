"""What all court figures are made of: limbs that taper, garments with clean joins, hands, faces."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from assets.draw.palette import CHEEK, SKIN, TONES, WHITE, Cloth, Tones
from assets.draw.shapes import circle, ellipse, group, inside, path, shaded

SKIN_LINE = "#C08459"
GARMENT, FINE, DETAIL = 8, 7, 5
"""Widths of outlines: garments and furniture, faces and hands, details."""

type Joint = tuple[float, float, float]
"""Where a limb bends: x, y, and half its width there."""


def _smooth(points: Sequence[tuple[float, float]]) -> str:
    """Curves through `points`, the first being where the pen already is."""
    commands = ""
    for at in range(len(points) - 1):
        before = points[max(0, at - 1)]
        start, end = points[at], points[at + 1]
        after = points[min(len(points) - 1, at + 2)]
        commands += (
            f"C{start[0] + (end[0] - before[0]) / 6:.1f} {start[1] + (end[1] - before[1]) / 6:.1f}"
            f" {end[0] - (after[0] - start[0]) / 6:.1f} {end[1] - (after[1] - start[1]) / 6:.1f}"
            f" {end[0]:.1f} {end[1]:.1f}"
        )
    return commands


def tapered(*joints: Joint) -> str:
    """Closed outline of a limb through its joints, as wide as each of them says."""
    left, right = [], []
    for at, (x, y, half) in enumerate(joints):
        x0, y0, _ = joints[max(0, at - 1)]
        x1, y1, _ = joints[min(len(joints) - 1, at + 1)]
        length = hypot(x1 - x0, y1 - y0)
        across = (-(y1 - y0) / length * half, (x1 - x0) / length * half)
        left.append((x + across[0], y + across[1]))
        right.append((x - across[0], y - across[1]))
    right.reverse()
    start = f"M{left[0][0]:.1f} {left[0][1]:.1f}"
    return f"{start}{_smooth(left)}L{right[0][0]:.1f} {right[0][1]:.1f}{_smooth(right)}Z"


def garment(
    shapes: Sequence[str], cloth: Cloth, line: str, shadow: str = "", more: str = ""
) -> str:
    """Several shapes sewn into one: a single outline round all, no line where they meet.
    `shadow` is a path in shade and `more` a drawing, both shown only within the shapes."""
    body = "".join(path(shape, "none", line, 2 * GARMENT) for shape in shapes)
    body += "".join(path(shape, cloth.fill, cloth.fill, 1) for shape in shapes)
    inner = (path(shadow, cloth.shade) if shadow else "") + more
    return body + (inside(shapes, inner) if inner else "")


def fist(x: float, y: float, tones: Tones, turn: float = 0, *, flip: bool = False) -> str:
    """A hand closed round an upright shaft."""
    shape = (
        "M-22 -14C-22 -25 14 -28 23 -19C29 -12 29 12 23 20C14 28 -14 27 -21 18"
        "C-26 10 -25 -6 -22 -14Z"
    )
    body = shaded(
        shape, SKIN.fill, SKIN.shade, "M10 -30C20 -8 18 12 6 30H40V-30Z", tones.dark, FINE
    )
    body += path("M2 -9L23 -10M0 3L25 2M2 15L22 14", "none", SKIN_LINE, 4)
    body += path("M-20 -6C-10 -12 -2 -8 0 2", "none", SKIN_LINE, 4)
    return group(body, x, y, turn=turn, flip=flip)


def neck(x: float, y: float, tones: Tones) -> str:
    """A neck from the chin at (x, y) down into the collar."""
    hollow = f"C{x - 10} {y + 70} {x + 10} {y + 70} {x + 28} {y + 56}"
    shape = f"M{x - 25} {y}L{x - 28} {y + 56}{hollow}L{x + 25} {y}Z"
    shadow = f"M{x - 30} {y - 4}H{x + 30}V{y + 70}H{x + 6}V{y + 30}L{x - 30} {y + 16}Z"
    return shaded(shape, SKIN.fill, SKIN.shade, shadow, tones.dark, FINE)


def suit_cloth(suit: str) -> Cloth:
    """The first cloth of a suit's figures."""
    return Cloth(TONES[suit].mid, TONES[suit].shade)


@dataclass(frozen=True, slots=True)
class Look:
    """A face's expression: where the eyes look, how the brows slant (positive: kindly raised
    at the inside), how much the mouth smiles (0: no mouth is drawn, a beard hides it)."""

    gaze: tuple[float, float] = (0, 0)
    slant: float = 0
    smile: float = 0
    young: bool = False


FACE = "M-63 -22C-62 -72 62 -72 63 -22C65 20 46 62 14 70C5 72 -5 72 -14 70C-46 62 -65 20 -63 -22Z"


def face(tones: Tones, look: Look, brow: str) -> str:
    """A friendly face about (0, 0), 126 units wide, with ears; light from the left."""
    dark = tones.dark
    body = "".join(ellipse(x, 6, 13, 17, SKIN.fill, dark, FINE) for x in (-64, 64))
    shadow = "M30 -80C48 -30 46 30 8 80H90V-80Z"
    cheeks = circle(-37, 24, 14, CHEEK) + circle(37, 24, 14, CHEEK)
    body += shaded(FACE, SKIN.fill, SKIN.shade, shadow, dark, FINE, cheeks)
    gaze_x, gaze_y = look.gaze
    for x in (-25, 25):
        body += ellipse(x + gaze_x, -2 + gaze_y, 7.6, 9.6, dark)
        body += circle(x + gaze_x - 2.4, -5.4 + gaze_y, 2.5, "#FFFFFF")
    inner, outer = -23 - look.slant, -20 + look.slant
    for side in (-1, 1):
        body += path(
            f"M{side * 39} {outer}Q{side * 26} {min(inner, outer) - 8} {side * 12} {inner}",
            "none",
            brow,
            6 if look.young else 8,
        )
    body += path("M3 -2C1 8 -9 15 -8 20C-6 25 4 26 8 22", "none", SKIN_LINE, 6)
    if look.smile:
        y = 39
        body += path(f"M-18 {y}Q0 {y + look.smile} 18 {y}", "none", dark, 6.5)
        body += path(f"M-23 {y - 4}L-17 {y + 1}M23 {y - 4}L17 {y + 1}", "none", dark, 4)
    return body


def shoe(x: float, y: float, tones: Tones, *, left: bool) -> str:
    """A dark shoe with its heel under (x, y), toe to the left or right, sole 28 below."""
    d = "M-24 -10H24C46 -2 62 8 64 22C64 28 62 30 58 30H-26C-28 16 -27 4 -24 -10Z"
    body = path(d, tones.dark, tones.dark, 6) + path("M8 2L34 8", "none", tones.mid, 6)
    return group(body, x, y, flip=left)


def buttons(places: Sequence[tuple[float, float]], fill: str, line: str, radius: float = 8) -> str:
    """Round buttons with an outline."""
    return "".join(circle(x, y, radius, fill, line, DETAIL) for x, y in places)


FUR = WHITE.fill
