"""The sounds of the table: cards, wood, felt, pencil."""

from random import Random

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

WOOD = ((148, 34, 1.0), (236, 24, 0.6), (412, 14, 0.35), (655, 8, 0.18))
"""A thick table top under felt: low, and soon still."""

BOARD = ((196, 46, 1.0), (338, 34, 0.75), (571, 20, 0.5), (905, 11, 0.3), (1430, 6, 0.14))
"""Bare wood under a knuckle."""


def _paper(chance: Random, time: float, pitch: float, fall: float) -> Wave:
    """A piece of stiff paper meets something: a dry burst without a pitch."""
    burst = dying(noise(chance, time), fall)
    return unit(together((0, 1.0, band(burst, pitch, 0.6)), (0, 0.5, high(burst, 2 * pitch))))


def _slide(chance: Random, time: float, pitch: float, peak: float) -> Wave:
    """Paper or a hand over something, slowly rising and falling."""
    return unit(shaped(band(noise(chance, time), pitch, 0.7), swell(peak)))


def card(chance: Random) -> Wave:
    """A card laid flat: air pressed out, a slap, soft wood under it."""
    air = unit(shaped(low(noise(chance, 26), 900), swell(0.85, 2)))
    slap = _paper(chance, 70, 1750, 11)
    body = unit(ring(150, *WOOD))
    return together((0, 0.10, air), (22, 1.0, slap), (23, 0.55, body), (170, 0, [0.0]))


def strong(chance: Random) -> Wave:
    """A high card brought down: the same slap, harder, and the whole table under it."""
    thud = unit(glide(260, 105, 62, 75))
    slap = _paper(chance, 90, 1500, 15)
    body = unit(ring(200, *WOOD))
    rattle = unit(shaped(band(noise(chance, 130), 520, 2.5), swell(0.12, 2)))
    return together((0, 0.9, slap), (1, 0.6, body), (2, 1.0, thud), (18, 0.10, rattle))


def deal(chance: Random) -> Wave:
    """A card dealt: it slides in and ticks."""
    return together(
        (0, 0.35, _slide(chance, 52, 3300, 0.7)), (38, 1.0, _paper(chance, 34, 2900, 4.5))
    )


def fan(chance: Random) -> Wave:
    """The hand is fanned: edge after edge springs free, quicker and quicker."""
    parts = [(0.0, 0.16, _slide(chance, 300, 3600, 0.55))]
    at, gap = 6.0, 62.0
    for number in range(7):
        edge = _paper(chance, 30, 2500 + 210 * number, 3.2)
        parts.append((at + chance.uniform(-3, 3), 0.55 + 0.07 * number, edge))
        at, gap = at + gap, gap * 0.80
    return together(*parts, (305, 0, [0.0]))


def sweep(chance: Random) -> Wave:
    """The trick is taken: four cards gathered, drawn over felt, set down."""
    felt = noise(chance, 420)
    drawn = together((0, 1.0, band(felt, 620, 0.8)), (0, 0.22, band(felt, 2100, 0.8)))
    gathered = [
        (12.0 + 27 * number, 0.30, _paper(chance, 24, 2300 - 90 * number, 4)) for number in range(3)
    ]
    down = together((0, 0.5, _paper(chance, 40, 1300, 8)), (0, 0.6, unit(ring(90, *WOOD[:3]))))
    return together((0, 0.8, unit(shaped(drawn, swell(0.55)))), *gathered, (385, 0.6, unit(down)))


def _knuckle(chance: Random, pitch: float = 1.0) -> Wave:
    modes = ((at * pitch, fall, loud) for at, fall, loud in BOARD)
    bone = dying(band(noise(chance, 14), 1250, 0.9), 2.2)
    return unit(together((0, 1.0, unit(ring(190, *modes))), (0, 0.55, unit(bone))))


def knock_twice(chance: Random) -> Wave:
    """A raise: the knuckle on wood, and again, harder."""
    return together((0, 0.78, _knuckle(chance)), (142, 1.0, _knuckle(chance, 0.975)))


def knock(chance: Random) -> Wave:
    """Schauen: one knock."""
    return _knuckle(chance, 0.88)


def give_up(chance: Random) -> Wave:
    """Aufgeben: the cards are set down on their edge and tip over."""
    edge = together((0, 0.8, _paper(chance, 26, 1150, 4)), (0, 0.5, unit(ring(60, *WOOD[1:]))))
    flop = together((0, 0.5, _paper(chance, 60, 900, 14)), (0, 0.7, unit(ring(120, *WOOD[:2]))))
    slip = _slide(chance, 120, 1500, 0.8)
    return together((0, 0.85, unit(edge)), (35, 0.16, slip), (152, 0.8, unit(flop)))


def pencil(chance: Random) -> Wave:
    """Two strokes of a pencil on rough paper."""

    def stroke(time: float, pitch: float) -> Wave:
        lead = band(noise(chance, time), pitch, 0.9)
        grain = [abs(value) for value in low(noise(chance, time), 160)]
        rough = [value * (0.25 + 9 * depth) for value, depth in zip(lead, grain, strict=True)]
        return unit(shaped(rough, swell(0.3, 0.7)))

    touch = _paper(chance, 16, 2000, 2.5)
    return together(
        (0, 0.5, touch),
        (4, 0.85, stroke(130, 3100)),
        (214, 0.45, touch),
        (218, 1.0, stroke(165, 2600)),
    )


def refused(chance: Random) -> Wave:
    """No: a finger on felt, muffled."""
    cloth = low(dying(noise(chance, 110), 16, 3), 420)
    return together((0, 0.5, unit(cloth)), (0, 1.0, unit(glide(120, 132, 96, 26))))
