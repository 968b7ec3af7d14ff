"""The rooms behind everything: the wall alone, behind the table, and behind Home, by night and
by day, each for a tall phone, a wide one, and anything squarer."""

from dataclasses import dataclass

from assets.draw.shapes import document, group, path, rect
from assets.draw.sky import day, lamp, railing, window
from assets.draw.wood import LARCH, PINE, flat, upright


@dataclass(frozen=True, slots=True)
class Shape:
    """Proportions of a board picture: its folder's ending, logical size, pixels per unit."""

    form: str
    width: int
    height: int
    scale: float


SHAPES = (
    Shape("", 390, 844, 2),
    Shape("-wide", 844, 390, 2),
    Shape("-tablet", 1000, 1000, 1.4),
)

LAMPLIGHT = "#FFCB74"


def light(x: float, y: float, radius: float, peak: float) -> str:
    """One soft circle of lamplight; `peak` is its opacity in the middle."""
    stops = "".join(
        f'<stop offset="{at}" stop-color="{LAMPLIGHT}" stop-opacity="{peak * share:.3f}"/>'
        for at, share in ((0, 1), (0.12, 0.9), (0.3, 0.62), (0.5, 0.34), (0.75, 0.1), (1, 0))
    )
    return (
        f'<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" '
        f'r="{radius}">{stops}</radialGradient></defs>'
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="url(#light)"/>'
    )


def _lit(shape: Shape, x: float, y: float, peak: float, more: str = "") -> str:
    wide = shape.width > shape.height
    radius = 1.1 * (370 if wide else min(shape.width, 520))
    peak *= 0.84 if wide else 1
    body = upright(PINE, shape.width, shape.height) + light(x, y, radius, peak)
    return document(body + more, shape.width, shape.height)


def night(shape: Shape) -> str:
    """Pine boards with one circle of light, for the screens that are read."""
    return _lit(shape, shape.width / 2, 40, 0.39)


def day_wall(shape: Shape) -> str:
    """Larch boards lying flat."""
    return document(flat(LARCH, shape.width, shape.height), shape.width, shape.height)


def table_night(shape: Shape) -> str:
    """The lamp hangs over the middle of the cloth, out of the picture."""
    return _lit(shape, shape.width / 2, 24, 0.4)


def _terrace(shape: Shape, horizon: float, with_railing: bool, sun: tuple[float, float]) -> str:
    below = shape.height - horizon
    body = group(flat(LARCH, shape.width, below), 0, horizon)
    body += day(shape.width, horizon, sun)
    if with_railing:
        return body + railing(shape.width, horizon - 42, horizon)
    body += rect(0, horizon - 8, shape.width, 9, "#A9753F")
    body += rect(0, horizon - 8, shape.width, 2.2, "#C9945A")
    return body + rect(0, horizon + 1, shape.width, 6, "#7A4A16", more='fill-opacity=".16"')


def table_day(shape: Shape) -> str:
    """The terrace: sky, peaks and railing behind the table, larch below."""
    horizon = {"": 156, "-wide": 96, "-tablet": 210}[shape.form]
    sun = {"": (164, 31), "-wide": (250, 24), "-tablet": (340, 52)}[shape.form]
    return document(_terrace(shape, horizon, True, sun), shape.width, shape.height)


def home_night(shape: Shape) -> str:
    """Lamp, window with night mountains, pine boards."""
    lamp_x = {"": 74, "-wide": 92, "-tablet": 230}[shape.form]
    window_x = {"": 150, "-wide": 600, "-tablet": 560}[shape.form]
    things = group(rect(-16, 0, 198, 124, "#000", 12, more='fill-opacity=".22"'), window_x, 70)
    things += group(window(), window_x, 64)
    things += group(lamp(90), lamp_x, 78)
    return _lit(shape, lamp_x, 128, 0.44, things)


def home_day(shape: Shape) -> str:
    """Sky, peaks and meadow over the edge of the terrace."""
    horizon = {"": 262, "-wide": 150, "-tablet": 290}[shape.form]
    sun = {"": (164, 52), "-wide": (250, 34), "-tablet": (380, 60)}[shape.form]
    return document(_terrace(shape, horizon, False, sun), shape.width, shape.height)


ROOMS = {
    "night": night,
    "day": day_wall,
    "table-night": table_night,
    "table-day": table_day,
    "home-night": home_night,
    "home-day": home_day,
}


@dataclass(frozen=True, slots=True)
class Felt:
    """The colours of one cloth: its middle, its rim, and the fibres that catch light."""

    middle: str
    rim: str
    fibre: str


FELTS = {
    "night": Felt("#2E4F41", "#1B3129", "#6E937F"),
    "day": Felt("#A3BE99", "#86A57E", "#D5E4CB"),
}


def felt(cloth: Felt) -> str:
    """A cloth of 366 x 298 units, lighter in its middle, with a few fibres."""
    body = (
        '<defs><radialGradient id="felt" cx=".5" cy=".36" r=".78">'
        f'<stop offset="0" stop-color="{cloth.middle}"/>'
        f'<stop offset=".55" stop-color="{cloth.middle}" stop-opacity=".72"/>'
        f'<stop offset="1" stop-color="{cloth.middle}" stop-opacity=".12"/></radialGradient></defs>'
    )
    body += rect(0, 0, 366, 298, cloth.rim) + rect(0, 0, 366, 298, "url(#felt)")
    fibres = ""
    for place in range(130):
        x, y = place * 149 % 366, place * 97 % 298
        bend = (place * 31 % 9) - 4
        fibres += f"M{x} {y}q{2 + bend / 2} {bend / 2} {5 + bend % 3} {bend}"
    return document(body + path(fibres, "none", cloth.fibre, 0.5, 'opacity=".1"'), 366, 298)
