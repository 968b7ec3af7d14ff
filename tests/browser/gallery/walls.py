"""The walls of the gallery: a screen and settings each, and which states hang on it.

Not every state on every wall, but each by day and by night on a phone, what is seen often on a
small phone, on its side, on a tablet or a desktop and in large letters as well, in turns.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from tests.browser.gallery.states import STATES, TABLE, State

type Hangs = Callable[[str, State, int], bool]
"""Whether a state hangs there, by its name and its place among those seen as often."""


@dataclass(frozen=True, slots=True)
class Wall:
    """A size in logical pixels and the settings that go with it."""

    name: str
    width: int
    height: int
    settings: Mapping[str, str | int | bool]
    hangs: Hangs

    def states(self) -> Iterator[str]:
        """The names of the states that hang here."""
        places = {True: 0, False: 0}
        for name, state in STATES.items():
            if self.hangs(name, state, places[state.often]):
                yield name
            places[state.often] += 1


def _often(_name: str, state: State, _place: int) -> bool:
    return state.often


def _first(_name: str, state: State, place: int) -> bool:
    return state.often and place % 2 == 0


def _second(_name: str, state: State, place: int) -> bool:
    return state.often and place % 2 == 1


def _night(_name: str, state: State, place: int) -> bool:
    return state.often or place % 2 == 0


def _day(_name: str, state: State, place: int) -> bool:
    return state.often or place % 2 == 1


def _small(_name: str, state: State, _place: int) -> bool:
    return state.often or not state.long


def _long(_name: str, state: State, _place: int) -> bool:
    return state.long


def _table(name: str, state: State, _place: int) -> bool:
    return state.often and name in TABLE


NIGHT, DAY = {"light": "night"}, {"light": "day"}
STRONG = {"contrast": "high"}
COMFORT = {"face": "large", "card_size": "XL", "left_handed": True}

WALLS = (
    Wall("phone-night", 390, 844, NIGHT, _night),
    Wall("phone-day", 390, 844, DAY, _day),
    Wall("small-day", 320, 568, DAY, _small),
    Wall("small-night-200", 320, 568, NIGHT | {"text": 200}, _often),
    Wall("phone-day-150", 390, 844, DAY | {"text": 150}, _second),
    Wall("phone-night-comfort", 390, 844, NIGHT | COMFORT, _table),
    Wall("phone-night-contrast", 390, 844, NIGHT | STRONG, _second),
    Wall("small-day-contrast", 320, 568, DAY | STRONG, _first),
    Wall("low-night", 844, 390, NIGHT, _often),
    Wall("tablet-day", 768, 1024, DAY, _first),
    Wall("desktop-night", 1280, 800, NIGHT | {"language": "en"}, _second),
    Wall("whole-day", 390, 2200, DAY, _long),
)
