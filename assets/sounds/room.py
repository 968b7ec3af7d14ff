"""The sounds around the table: bells, a glass, a cork, a match."""

from random import Random

from assets.sounds.table import WOOD
from assets.sounds.waves import (
    Wave,
    band,
    dying,
    glide,
    high,
    low,
    noise,
    ring,
    shaped,
    swell,
    together,
    unit,
)

_COW = ((1.0, 150, 0.8), (1.49, 120, 1.0), (2.27, 80, 0.55), (2.83, 60, 0.4), (4.1, 34, 0.22))
"""Bent sheet iron: partials far from a scale, the second the loudest."""

_SMALL_BELL = ((1.0, 190, 1.0), (2.003, 120, 0.5), (2.76, 80, 0.35), (5.4, 40, 0.16))
_ECHOES = ((74, 0.22), (131, 0.15), (197, 0.10))
"""What a slope across the valley gives back."""


def cowbell(chance: Random, pitch: float, time: float = 380) -> Wave:
    """One stroke of the clapper."""
    modes = ((pitch * part, fall, loud) for part, fall, loud in _COW)
    clapper = dying(band(noise(chance, 12), 2.6 * pitch, 0.8), 2)
    return unit(together((0, 1.0, unit(ring(time, *modes))), (0, 0.4, unit(clapper))))


def far(wave: Wave, pitch: float = 2100) -> Wave:
    """From across the meadow: the treble is lost on the way, the slope answers."""
    heard = low(wave, pitch)
    return together((0, 1.0, heard), *((at, loud, low(heard, 1300)) for at, loud in _ECHOES))


def won_deal(chance: Random) -> Wave:
    """A deal won: one cowbell, far."""
    return far(cowbell(chance, 498, 390))


def won_match(chance: Random) -> Wave:
    """A match won: three cowbells, uneven."""
    strokes = ((0, 0.85, 498, 380), (128, 0.7, 612, 300), (322, 1.0, 431, 265))
    bells = [(at, loud, cowbell(chance, pitch, time)) for at, loud, pitch, time in strokes]
    return low(together(*bells), 4200)


def glass(chance: Random) -> Wave:
    """Lost: a glass put down."""
    foot = dying(band(noise(chance, 20), 1500, 0.8), 3)
    body = ring(330, (1840, 52, 0.5), (2975, 44, 0.42), (4310, 30, 0.3), (6120, 18, 0.16))
    second = ring(200, (1866, 40, 0.5), (2990, 30, 0.4), (4335, 22, 0.25))
    wood = ring(150, *WOOD)
    return together(
        (0, 0.5, unit(foot)),
        (0, 0.7, unit(wood)),
        (0.5, 0.62, unit(body)),
        (46, 0.2, unit(second)),
    )


def small_bell(chance: Random) -> Wave:
    """A right answer: a small bell."""
    hammer = dying(high(noise(chance, 8), 3000), 1.5)
    modes = ((1760 * part, fall, loud) for part, fall, loud in _SMALL_BELL)
    return together((0, 1.0, unit(ring(540, *modes))), (0, 0.12, unit(hammer)))


def cork(chance: Random) -> Wave:
    """A wrong answer: a cork leaves its bottle."""
    squeak = unit(shaped(band(noise(chance, 46), 640, 5), swell(0.8, 2)))
    pop = unit(glide(90, 340, 760, 13))
    breath = unit(dying(band(noise(chance, 90), 900, 1.2), 18, 2))
    return together((0, 0.10, squeak), (42, 1.0, pop), (43, 0.28, breath))


def match_struck(chance: Random) -> Wave:
    """A streak: a match is struck and flares up."""
    scratch = band(noise(chance, 130), 4300, 0.8)
    grain = [abs(value) for value in low(noise(chance, 130), 300)]
    rough = [value * (0.2 + 7 * depth) for value, depth in zip(scratch, grain, strict=True)]
    flare = high(low(band(noise(chance, 450), 1300, 0.5), 2600), 380)
    sparks = [
        (
            chance.uniform(150, 430),
            chance.uniform(0.15, 0.4),
            dying(high(noise(chance, 8), 2500), 1.2),
        )
        for _ in range(9)
    ]
    return together(
        (0, 0.9, unit(shaped(rough, swell(0.75, 0.9)))),
        (112, 0.75, unit(shaped(flare, swell(0.14, 1.3)))),
        *sparks,
    )
