"""The four suit signs, drawn about (0, 0), 100 units wide, light from the left."""

from collections.abc import Callable

from assets.draw.palette import TONES, Tones
from assets.draw.shapes import circle, group, inside, path, shaded

type Sign = Callable[[Tones, float, bool], str]


def acorn(tones: Tones, edge: float, fine: bool) -> str:
    """Eichel: pointed nut in a latticed cup, with its stalk."""
    dark = tones.dark
    nut = "M-35 -14C-38 22 -19 46 0 63C19 46 38 22 35 -14Z"
    cup = "M-45 -11C-51 -40 -25 -53 0 -53C25 -53 51 -40 45 -11C28 -4 -28 -4 -45 -11Z"
    body = path("M0 -50C-1 -58 2 -64 9 -68", "none", dark, edge + 3)
    body += shaded(nut, tones.light, tones.mid, "M5 -20C12 16 9 40 0 64L50 64L50 -20Z", dark, edge)
    lattice = ""
    if fine:
        lines = (
            "M-42 -24L-26 -6M-34 -40L-4 -6M-17 -50L20 -6M2 -54L40 -8M20 -52L50 -20"
            "M42 -24L26 -6M34 -40L4 -6M17 -50L-20 -6M-2 -54L-40 -8M-20 -52L-50 -20"
        )
        lattice = inside(cup, path(lines, "none", tones.mid, 4))
    return body + path(cup, dark) + lattice + path(cup, "none", dark, edge)


def leaf(tones: Tones, edge: float, fine: bool) -> str:
    """Gras: toothed leaf, tip up, with ribs and stalk."""
    dark = tones.dark
    half = "C10 -48 22 -44 33 -37L30 -28C44 -20 51 -8 49 8C47 24 34 33 20 33C12 33 4 31 0 27"
    shape = (
        f"M0 -67{half}C-4 31 -12 33 -20 33C-34 33 -47 24 -49 8C-51 -8 -44 -20 -30 -28"
        "L-33 -37C-22 -44 -10 -48 0 -67Z"
    )
    body = path("M0 20C0 40 4 53 17 63", "none", dark, edge + 3)
    body += shaded(shape, tones.light, tones.mid, f"M0 -67{half}Z", dark, edge)
    body += path("M0 -44L0 27", "none", dark, edge - 2)
    if fine:
        ribs = "M0 18L-31 10M0 0L-31 -12M0 -18L-19 -30M0 18L31 10M0 0L31 -12M0 -18L19 -30"
        body += path(ribs, "none", dark, 4)
    return body


def heart(tones: Tones, edge: float, fine: bool) -> str:
    """Herz: deep notch, no line inside, one gleam."""
    shape = (
        "M0 61C-16 37 -52 18 -52 -16C-52 -38 -37 -52 -22 -52C-10 -52 -3 -44 0 -34"
        "C3 -44 10 -52 22 -52C37 -52 52 -38 52 -16C52 18 16 37 0 61Z"
    )
    right = "M0 64C13 32 25 10 21 -20C19 -34 12 -46 22 -60L60 -60L60 64Z"
    body = shaded(shape, tones.mid, tones.shade, right, tones.dark, edge)
    if fine:
        body += path("M-38 -14C-38 -28 -32 -36 -22 -38", "none", tones.light, 9)
    return body


def bell(tones: Tones, edge: float, fine: bool) -> str:
    """Schellen: ball with ring, dark belt and slot."""
    dark = tones.dark
    ball = "M-47 8A47 47 0 0 1 47 8A47 47 0 0 1 -47 8Z"
    right = "M10 -42C23 -10 23 30 6 60L60 60L60 -42Z"
    belt = path("M-60 2L60 2L60 17L-60 17Z", dark)
    body = circle(0, -50, 11, "none", dark, edge + 2)
    body += shaded(ball, tones.light, tones.mid, right, dark, edge, belt)
    body += path("M0 32L0 52", "none", dark, edge + 2) + circle(0, 31, 8, dark)
    if fine:
        body += path("M-32 -8C-28 -20 -20 -26 -12 -28", "none", "#FFF6DA", 8)
        body += circle(-23, 33, 4.5, dark) + circle(23, 33, 4.5, dark)
    return body


SIGNS: dict[str, Sign] = {"E": acorn, "G": leaf, "H": heart, "S": bell}


def sign(
    suit: str,
    x: float,
    y: float,
    width: float,
    *,
    turn: float = 0,
    tones: Tones | None = None,
    edge: float = 7,
    fine: bool = True,
) -> str:
    """The sign of `suit` ("E", "G", "H", "S") about (x, y), `width` wide; `edge` is the outline
    in units of the 100 wide sign; without `fine` the details are left out."""
    drawn = SIGNS[suit](tones or TONES[suit], edge, fine)
    return group(drawn, x, y, width / 100, turn)
