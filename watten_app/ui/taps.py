"""Taps that meant what lay there before: of a finger that taps twice, or that came a bit late."""

from collections.abc import Callable
from time import monotonic

import flet as ft

DOUBLE_TAP = 0.35
"""Seconds; two taps that are meant are farther apart."""


def just(moment: float) -> bool:
    """Whether a moment (of `time.monotonic`) is so short ago that a tap now is no new one."""
    return 0 <= monotonic() - moment < DOUBLE_TAP


class Finger:
    """What a tap can have meant: what lay there long enough, and nothing twice.

    There is one screen and one person before it; so there is one `finger`.

    Attributes:
        on_a_thing: whether Tab has led the keyboard's finger to a thing that Enter presses.
    """

    def __init__(self) -> None:
        self._moved = self._pressed = -1.0
        self._name = ""
        self.on_a_thing = False

    def things_moved(self) -> None:
        """Something else lies under the finger from now on: a screen, a tile over the table."""
        self._moved = monotonic()
        self.on_a_thing = False

    def rest(self) -> float:
        """Seconds until a tap can mean what lies there now."""
        return max(0.0, self._moved + DOUBLE_TAP - monotonic()) if just(self._moved) else 0.0

    def means(self, name: str = "") -> bool:
        """Whether a tap on this thing is to be taken; not twice in a moment, where it has a name.

        To be asked once a tap.
        """
        if just(self._moved) or (name and name == self._name and just(self._pressed)):
            return False
        self._name, self._pressed = name, monotonic()
        return True


finger = Finger()


def tapped(press: Callable[[], object], name: str = "") -> Callable[[ft.Event], None]:
    """What a tap on a thing does, if it was meant for it."""

    def tap(_: ft.Event) -> None:
        if finger.means(name):
            press()

    return tap
