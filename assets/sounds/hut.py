"""A quiet evening in the hut, without a seam: stove, clock, voices next door, a far cowbell.

All of it goes round: what rings over the end is heard at the beginning.
"""

from math import pi, sin
from random import Random

from assets.sounds.room import cowbell, far
from assets.sounds.waves import (
    RATE,
    Wave,
    band,
    dying,
    glide,
    high,
    low,
    noise,
    ring,
    samples,
    together,
    unit,
)

SECONDS = 32
"""How long it is until it comes round again: long enough not to be noticed."""

COARSE = 8
"""What has no treble is made with every eighth sample, and drawn out."""

_WARM = 400.0
"""Milliseconds after which a filter has forgotten how it began."""


def _round(chance: Random, seconds: float, *filters: tuple[float, float]) -> Wave:
    """Noise within bands (pitch, sharpness) that goes round, drawn out from every eighth sample."""
    made = noise(chance, seconds * 1000 / COARSE)
    warm = samples(_WARM / COARSE)
    heard = made[-warm:] + made
    for pitch, sharp in filters:
        heard = band(heard, pitch * COARSE, sharp)
    return _drawn_out(unit(heard[warm:]))


def _drawn_out(coarse: Wave) -> Wave:
    made = []
    for place, value in enumerate(coarse):
        step = (coarse[(place + 1) % len(coarse)] - value) / COARSE
        made += [value + step * part for part in range(COARSE)]
    return made


def _waxing(wave: Wave, *turns: tuple[int, float, float]) -> Wave:
    """The wave, slowly louder and softer: times in a round, how much, where it begins."""
    count = len(wave)
    tables = [(2 * pi * times / count, depth, 2 * pi * begin) for times, depth, begin in turns]
    made, loud = [], 1.0
    for place, value in enumerate(wave):
        if place % 64 == 0:
            loud = 1.0
            for turn, depth, begin in tables:
                loud *= 1 + depth * sin(turn * place + begin)
        made.append(value * loud)
    return made


def _add(whole: Wave, at: float, loud: float, part: Wave) -> None:
    """Lay a part over the whole, from so many seconds on, round the end if need be."""
    begin, count = round(at * RATE), len(whole)
    for place, value in enumerate(part, begin):
        whole[place % count] += loud * value


def _crackle(chance: Random) -> Wave:
    """A piece of wood in the stove gives a little."""
    snap = dying(noise(chance, 26), chance.uniform(0.7, 4.5), 0.15)
    return unit(band(snap, chance.uniform(1100, 4200), chance.uniform(0.6, 1.4)))


def _log(chance: Random) -> Wave:
    """A log breaks: a thump with splinters."""
    thump = unit(glide(110, 190, 110, 24))
    return together((0, 0.7, thump), (2, 0.8, _crackle(chance)), (31, 0.4, _crackle(chance)))


def _beat(chance: Random, pitch: float) -> Wave:
    """The clock's anchor, in its wooden case."""
    wheel = ring(26, (pitch, 3.0, 1.0), (1.63 * pitch, 2.0, 0.6), (2.4 * pitch, 1.2, 0.4))
    case = ring(70, (286, 14, 1.0), (431, 9, 0.5))
    touch = dying(high(noise(chance, 6), 2500), 0.8)
    return unit(together((0, 1.0, unit(wheel)), (0, 0.5, unit(case)), (0, 0.3, unit(touch))))


def _voices(chance: Random, seconds: float) -> Wave:
    """Somebody tells something beyond the wall: the murmur of it, never a word."""
    count = round(seconds * RATE)
    whole = [0.0] * count
    at = 0.4
    while at < seconds - 1.2:
        for _ in range(chance.randint(4, 11)):
            time = chance.uniform(90, 210)
            pitch = chance.choice((1.0, 1.0, 1.32)) * chance.uniform(235, 330)
            breath = low(band(noise(chance, time), pitch, 3.2), 700)
            size = len(breath)
            hump = [v * sin(pi * place / size) ** 1.4 for place, v in enumerate(breath)]
            _add(whole, at, chance.uniform(0.4, 1.0), unit(hump))
            at += time / 1000 * chance.uniform(0.85, 1.25)
        at += chance.uniform(0.5, 2.6)
    return whole


def hut(chance: Random, seconds: int = SECONDS) -> Wave:
    """One round, with its loudest crackle at 1."""
    count = seconds * RATE
    stove = _waxing(_round(chance, seconds, (105, 0.5)), (3, 0.25, 0.1), (11, 0.2, 0.6))
    air = _waxing(_round(chance, seconds, (420, 0.45)), (5, 0.35, 0.4), (17, 0.25, 0.9))
    voices = _voices(chance, seconds)
    parts = zip(stove, air, voices, strict=True)
    whole = [0.07 * one + 0.022 * two + 0.1 * three for one, two, three in parts]
    at = 0.0
    while at < seconds:
        lively = 0.35 + 0.65 * sin(pi * 3 * at / seconds) ** 2
        at += chance.expovariate(4.2 * lively)
        loud = min(0.07 * chance.paretovariate(1.5), 0.8)
        _add(whole, at, loud, _crackle(chance))
    for at in (0.17, 0.46, 0.71):
        _add(whole, at * seconds, 0.5, _log(chance))
    for second in range(seconds):
        beat = _beat(chance, 1850 if second % 2 else 2130)
        _add(whole, second + (0.018 if second % 2 else 0.0), 0.19, beat)
    for after, loud, pitch in ((0.0, 0.15, 466), (0.83, 0.09, 466), (1.21, 0.12, 471)):
        _add(whole, 0.58 * seconds + after, loud, far(cowbell(chance, pitch), 1100))
    assert len(whole) == count
    return unit(whole)
