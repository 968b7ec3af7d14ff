"""The list of all sounds: their names, how loud they are, and what makes each."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from assets.sounds import room, table
from assets.sounds.files import mp3, wav
from assets.sounds.hut import hut
from assets.sounds.waves import Wave, finished, samples

LEAD = 250.0
"""Milliseconds of the end before the hut's beginning and of the beginning after its end: coders
add some silence of their own, and the page goes round well inside."""


@dataclass(frozen=True, slots=True)
class Sound:
    """One shipped file: `name` under the sounds' directory, its peak in decibels below full, and
    what makes its wave."""

    name: str
    decibels: float
    make: Callable[[Random], Wave]

    def wave(self) -> Wave:
        """The samples; by chance, but always the same one."""
        return finished(self.make(Random(self.name)), self.decibels)

    def data(self) -> bytes:
        """The file's bytes."""
        return wav(self.wave())


@dataclass(frozen=True, slots=True)
class Loop:
    """One that goes round, packed small; the same fields as a `Sound`."""

    name: str
    decibels: float
    make: Callable[[Random], Wave]

    def wave(self) -> Wave:
        """One round, with its lead at both ends."""
        once = self.make(Random(self.name))
        loud, lead = 10 ** (self.decibels / 20), samples(LEAD)
        return [value * loud for value in once[-lead:] + once + once[:lead]]

    def data(self) -> bytes:
        """The file's bytes."""
        return mp3(self.wave())


SOUNDS: tuple[Sound | Loop, ...] = (
    Sound("card.wav", -9, table.card),
    Sound("strong.wav", -5, table.strong),
    Sound("deal.wav", -17, table.deal),
    Sound("fan.wav", -15, table.fan),
    Sound("sweep.wav", -18, table.sweep),
    Sound("raise.wav", -7, table.knock_twice),
    Sound("look.wav", -9, table.knock),
    Sound("fold.wav", -13, table.give_up),
    Sound("pencil.wav", -16, table.pencil),
    Sound("refused.wav", -11, table.refused),
    Sound("deal-won.wav", -15, room.won_deal),
    Sound("match-won.wav", -12, room.won_match),
    Sound("lost.wav", -12, room.glass),
    Sound("right.wav", -17, room.small_bell),
    Sound("wrong.wav", -13, room.cork),
    Sound("streak.wav", -17, room.match_struck),
    Loop("hut.mp3", -16, hut),
)
