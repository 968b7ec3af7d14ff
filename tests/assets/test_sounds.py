"""The sounds come out the same each time, short, clean at both ends, and never too loud."""

import wave
from array import array
from io import BytesIO
from itertools import pairwise
from math import log10, sqrt
from random import Random

import pytest

from assets.sounds.__main__ import main
from assets.sounds.catalogue import LEAD, SOUNDS, Loop, Sound
from assets.sounds.hut import hut
from assets.sounds.waves import RATE, Wave, level, samples

STRUCK = [sound for sound in SOUNDS if isinstance(sound, Sound)]
NAMED = {sound.name.split(".")[0]: sound for sound in SOUNDS}
LONGEST = 600
"""Milliseconds (visual.md)."""

LOUDEST, SOFTEST, SOFTEST_FELT = -5, -18, -40
"""Decibels below full: of any peak, and how loud the loudest twentieth of a second is at least."""


def decibels(value: float) -> float:
    return 20 * log10(value)


def power(part: Wave) -> float:
    return sqrt(sum(value * value for value in part) / len(part))


def loudest(made: Wave) -> float:
    """How loud the loudest twentieth of a second is, in decibels below full."""
    size = min(RATE // 20, len(made))
    starts = range(0, len(made) - size + 1, 100)
    return decibels(max(power(made[start : start + size]) for start in starts))


def crossings(made: Wave) -> float:
    """How high it sounds: half of how often it crosses nothing, a second, in its loud part."""
    floor = level(made) / 50
    loud = [value for value in made if abs(value) > floor]
    return sum(a * b < 0 for a, b in pairwise(loud)) * RATE / len(loud) / 2


@pytest.mark.parametrize("sound", STRUCK, ids=lambda sound: sound.name)
def test_each_is_short_clean_and_of_the_table(sound: Sound) -> None:
    made = sound.wave()
    assert len(made) / RATE * 1000 <= LONGEST
    assert made[0] == made[-1] == 0
    assert level(made[-samples(3) :]) < level(made) / 40
    assert SOFTEST <= decibels(level(made)) <= LOUDEST
    assert loudest(made) >= SOFTEST_FELT


@pytest.mark.parametrize("sound", STRUCK, ids=lambda sound: sound.name)
def test_a_file_holds_what_was_made_and_comes_out_the_same(sound: Sound) -> None:
    data = sound.data()
    assert data == sound.data()
    with wave.open(BytesIO(data)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        held = array("h", file.readframes(file.getnframes()))
    assert list(held) == [round(value * 32767) for value in sound.wave()]


def test_a_knock_a_slap_and_a_tick_are_told_apart() -> None:
    pitches = [crossings(NAMED[name].wave()) for name in ("refused", "look", "card", "deal")]
    assert pitches == sorted(pitches)
    assert all(higher > 1.4 * lower for lower, higher in pairwise(pitches))


def test_what_says_more_is_louder() -> None:
    louder = ("strong", "card", "fold", "sweep", "deal")
    found = [loudest(NAMED[name].wave()) for name in louder]
    assert found == sorted(found, reverse=True)


def test_a_raise_knocks_twice_and_three_bells_ring_unevenly() -> None:
    assert len(strokes(NAMED["raise"].wave())) == 2
    first, second, third = strokes(NAMED["match-won"].wave())
    assert abs((third - second) - (second - first)) > 40
    assert len(strokes(NAMED["look"].wave())) == len(strokes(NAMED["deal-won"].wave())) == 1


def strokes(made: Wave) -> list[float]:
    """When something is struck, in ms: where it is suddenly much louder than before."""
    step = samples(8)
    powers = [power(made[at : at + step]) for at in range(0, len(made) - step, step)]
    found = [0.0]
    for place in range(3, len(powers)):
        now, before = powers[place], max(powers[place - 3 : place])
        if now > 1.35 * before and now > max(powers) / 3 and place * 8 - found[-1] > 60:
            found.append(place * 8)
    return found


def test_the_hut_goes_round_without_a_seam() -> None:
    loop = Loop("hut.mp3", -16, lambda chance: hut(chance, 2))
    made, lead = loop.wave(), samples(LEAD)
    assert len(made) == 2 * RATE + 2 * lead
    assert made[: 2 * lead] == made[-2 * lead :]
    assert decibels(level(made)) == pytest.approx(-16)
    # the bed is far below what the table does
    assert decibels(power(made)) < -36


def test_the_hut_comes_out_the_same() -> None:
    first, second = (Loop("hut.mp3", -16, lambda chance: hut(chance, 1)).data() for _ in range(2))
    assert first == second
    assert hut(Random("a"), 1) != hut(Random("b"), 1)


def test_the_command_makes_what_it_is_asked_for(tmp_path, capsys) -> None:
    assert main([str(tmp_path), "--only", "ca"]) == 0
    assert (tmp_path / "card.wav").read_bytes() == NAMED["card"].data()
    assert "1 sounds" in capsys.readouterr().out
    assert main([str(tmp_path), "--only", "zither"]) == 2
    assert "zither" in capsys.readouterr().err
