"""Walls of boards: pine standing upright in the night, larch lying flat by day."""

from dataclasses import dataclass
from random import Random

from assets.draw.shapes import ellipse, faded, group, path, rect


@dataclass(frozen=True, slots=True)
class Timber:
    """One kind of wall: its colours and how strongly grain and board edges show."""

    ground: str
    groove: str
    gleam: str
    gleam_alpha: float
    grain: str
    grain_alpha: float
    dark: str
    widths: tuple[int, ...]
    seed: int


PINE = Timber(
    "#2C1D13", "#1A0F08", "#FFE3B0", 0.10, "#000000", 0.17, "#000000", (58, 60, 66, 72), 7
)
LARCH = Timber(
    "#E6CB9B", "#C39F66", "#FFF1CF", 0.6, "#7A4A16", 0.09, "#7A4A16", (72, 72, 78, 84), 3
)
type Knot = tuple[float, float]

TONES = (0.0, 0.04, -0.05, 0.065, -0.03, 0.02)


def _curve(*points: float) -> str:
    return "C" + " ".join(f"{point:.1f}" for point in points)


def _grain(timber: Timber, chance: Random, width: float, length: float, knot: Knot | None) -> str:
    """The lines of one board that stands upright from (0, 0); they give way to its knot."""
    body = ""
    for _ in range(chance.choice((2, 3, 3, 4))):
        x = width * (0.08 + 0.84 * chance.random())
        line, y = f"M{x:.1f} 0", 0.0
        passed = knot is None or abs(x - knot[0]) > 12
        while y < length:
            reach = 150 + 120 * chance.random()
            sway = 5 * (chance.random() - 0.5)
            if not passed and knot and y + reach > knot[1] - 70:
                edge = knot[0] + (10.5 if x >= knot[0] else -10.5)
                down = knot[1]
                line += f"L{x:.1f} {max(y, down - 70):.1f}"
                line += _curve(x, down - 40, edge, down - 22, edge, down)
                line += _curve(edge, down + 22, x, down + 40, x, down + 70)
                y, passed = max(y, down + 70), True
            else:
                third, end = reach / 3, y + reach
                line += _curve(x + sway, y + third, x - sway, end - third, x, end)
                y = end
        more = f'stroke-opacity="{timber.grain_alpha}"'
        body += path(line, "none", timber.grain, 1.2, more)
    return body


def _knot(timber: Timber, knot: Knot) -> str:
    x, y = knot
    alpha = timber.grain_alpha
    return "".join(
        faded(ellipse(x, y, rx, ry, timber.dark), alpha * share)
        for rx, ry, share in ((6.2, 10, 0.7), (3.8, 6.4, 0.9), (1.7, 3, 1.4))
    )


def upright(timber: Timber, width: float, height: float) -> str:
    """Boards standing side by side over (0, 0, width, height)."""
    chance = Random(timber.seed)
    body = rect(0, 0, width, height, timber.ground)
    x = -float(chance.randrange(20, 50))
    place = 0
    while x < width:
        board = float(chance.choice(timber.widths))
        tone = TONES[place % len(TONES)]
        if tone:
            colour = timber.gleam if tone > 0 else timber.dark
            body += rect(x, 0, board, height, colour, more=f'fill-opacity="{abs(tone)}"')
        knot: Knot | None = None
        if chance.random() < 0.7:
            knot = board * (0.3 + 0.4 * chance.random()), height * chance.random()
        inner = _grain(timber, chance, board, height, knot)
        body += group(inner + (_knot(timber, knot) if knot else ""), x)
        body += rect(x + board - 1.6, 0, 1.6, height, timber.groove)
        body += rect(
            x + board, 0, 1, height, timber.gleam, more=f'fill-opacity="{timber.gleam_alpha}"'
        )
        x += board
        place += 1
    return body


def flat(timber: Timber, width: float, height: float) -> str:
    """The same boards lying one above the other over (0, 0, width, height)."""
    return f'<g transform="matrix(0 1 1 0 0 0)">{upright(timber, height, width)}</g>'
