"""What sounds are made of: noise, ringing bodies, filters, and putting them together.

A wave is a list of samples, `RATE` a second. Times are in milliseconds, pitches in hertz.
"""

from collections.abc import Callable, Iterable
from math import cos, exp, pi, sin
from random import Random

RATE = 24_000
"""Samples a second: all that a phone's speaker can give, and a whole part of 48,000."""

type Wave = list[float]

type Mode = tuple[float, float, float]
"""How a body rings: its pitch, the time in which it falls to a third, how loud."""


def samples(time: float) -> int:
    """How many samples last so many milliseconds."""
    return round(time * RATE / 1000)


def noise(chance: Random, time: float) -> Wave:
    """White noise, mostly within 1."""
    return [chance.uniform(-1, 1) for _ in range(samples(time))]


def ring(time: float, *modes: Mode) -> Wave:
    """A struck body: its modes, each dying away in its own time, all of them still at the end."""
    made = [0.0] * samples(time)
    for pitch, fall, loud in modes:
        turn, less = 2 * pi * pitch / RATE, exp(-1000 / (fall * RATE))
        now = loud
        for place in range(len(made)):
            made[place] += now * sin(turn * place)
            now *= less
    return shaped(made, lambda place: min(1.0, 4 * (1 - place)))


def glide(time: float, begin: float, end: float, fall: float) -> Wave:
    """A tone that slides from one pitch to another and dies away."""
    made, turned = [], 0.0
    count = samples(time)
    for place in range(count):
        pitch = begin * (end / begin) ** (place / count)
        turned += 2 * pi * pitch / RATE
        made.append(sin(turned) * exp(-place * 1000 / (fall * RATE)))
    return made


def dying(wave: Wave, fall: float, rise: float = 0.4) -> Wave:
    """The wave, loud after `rise` and then dying away by `fall`."""
    up, less = max(samples(rise), 1), 1000 / (fall * RATE)
    return [
        value * (place / up if place < up else exp((up - place) * less))
        for place, value in enumerate(wave)
    ]


def shaped(wave: Wave, shape: Callable[[float], float]) -> Wave:
    """The wave, as loud as `shape` says of each place between 0 and 1."""
    count = len(wave)
    return [value * shape(place / count) for place, value in enumerate(wave)]


def swell(peak: float, power: float = 1.5) -> Callable[[float], float]:
    """A shape that rises from nothing to its peak (a place) and falls to nothing again."""

    def shape(place: float) -> float:
        part = place / peak if place < peak else (1 - place) / (1 - peak)
        return part**power

    return shape


def _filtered(wave: Wave, above: tuple[float, float, float], below: tuple[float, float]) -> Wave:
    """A filter of second order, by its normalised coefficients."""
    b0, b1, b2 = above
    a1, a2 = below
    x1 = x2 = y1 = y2 = 0.0
    made = []
    for value in wave:
        now = b0 * value + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, value, y1, now
        made.append(now)
    return made


def _angle(pitch: float, sharp: float) -> tuple[float, float, float]:
    turn = 2 * pi * min(pitch, 0.47 * RATE) / RATE
    alpha = sin(turn) / (2 * sharp)
    return cos(turn), alpha, 1 + alpha


def low(wave: Wave, pitch: float, sharp: float = 0.707) -> Wave:
    """What lies below a pitch."""
    c, alpha, whole = _angle(pitch, sharp)
    part = (1 - c) / 2 / whole
    return _filtered(wave, (part, 2 * part, part), (-2 * c / whole, (1 - alpha) / whole))


def high(wave: Wave, pitch: float, sharp: float = 0.707) -> Wave:
    """What lies above a pitch."""
    c, alpha, whole = _angle(pitch, sharp)
    part = (1 + c) / 2 / whole
    return _filtered(wave, (part, -2 * part, part), (-2 * c / whole, (1 - alpha) / whole))


def band(wave: Wave, pitch: float, sharp: float = 1.0) -> Wave:
    """What lies around a pitch; the sharper, the more it sings."""
    c, alpha, whole = _angle(pitch, sharp)
    return _filtered(
        wave, (alpha / whole, 0, -alpha / whole), (-2 * c / whole, (1 - alpha) / whole)
    )


def together(*parts: tuple[float, float, Wave]) -> Wave:
    """Waves at once: when each begins, how loud it is, and what."""
    made = [0.0] * max(samples(at) + len(wave) for at, _, wave in parts)
    for at, loud, wave in parts:
        begin = samples(at)
        for place, value in enumerate(wave, begin):
            made[place] += loud * value
    return made


def level(wave: Iterable[float]) -> float:
    """The highest that a wave reaches."""
    return max(abs(value) for value in wave)


def unit(wave: Wave) -> Wave:
    """The wave, as loud as can be."""
    peak = level(wave)
    return [value / peak for value in wave]


def finished(wave: Wave, decibels: float, fade: float = 12.0) -> Wave:
    """The wave with its peak at so many decibels below full, from silence to silence.

    It begins within a sample or two, since a slap does, and ends in a fade.
    """
    clean = high(wave, 35)
    end = samples(fade)
    loud = 10 ** (decibels / 20) / level(clean)
    faded = [value * loud for value in clean]
    for place in range(end):
        faded[-1 - place] *= place / end
    for place, part in enumerate((0.0, 0.3, 0.7)):
        faded[place] *= part
    return faded
