"""One who plays by accessible names alone, as with a screen reader, in whatever browser."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Protocol

from recipe.deciding import Decider, Moment, catalogue

STUCK = 120  # s after which a table that offers nothing to do hangs
GLANCE = 30  # ms between two looks at the table
ANSWER = 5.0  # s at most until a tap is seen to have changed something
UNCOUNTED = "seen"  # done or not as one comes to see it
MOMENT = """() => ({
  screen: document.documentElement.dataset.wattenScreen,
  state: document.documentElement.dataset.wattenState,
  buttons: [...document.querySelectorAll('flt-semantics[role=button]')].map(node => {
    const box = node.getBoundingClientRect();
    const name = (node.getAttribute('aria-label') || node.textContent).trim();
    return [name, [box.x + box.width / 2, box.y + box.height / 2]];
  }),
})"""
"""What a page is to run for `Page.look`."""


class Page(Protocol):
    """A page of the app in a browser."""

    def look(self) -> dict[str, Any]:
        """Return what `MOMENT` gives."""

    def press(self, x: float, y: float) -> None:
        """Press and release at a place of the page, in logical pixels."""

    def rest(self, duration: float) -> None:
        """Let so many milliseconds pass."""


@dataclass
class Acting[Where: Page]:
    """A person at the table who reads names and taps; `done` counts what was done.

    What is chosen hangs on the seed, on how much was done and on what is seen, and not on how
    often one had to look: the same seed plays the same match on a slow machine.
    """

    page: Where
    seed: int
    language: str = "de"
    done: Counter[str] = field(default_factory=Counter)
    lays: float = 0.0  # how often a raise is made with a card face down
    signs: float = 0.0  # how often a sign is made before a card
    calm: float = 0.0  # s for which what is seen has to stay so before it is acted upon

    def __post_init__(self) -> None:
        """Learn the words of the language."""
        self.words = catalogue(self.language)
        self.decider = Decider(self.words, self.lays, self.signs)
        self._vain = 0

    def act(self) -> str:
        """Wait until something can be done, do it, and return what it was.

        Raises AssertionError if nothing can be done for long.
        """
        kind = self._act(lambda _: False)
        assert kind is not None
        return kind

    def play_until(self, kind: str, limit: int = 600) -> None:
        """Act until something of this kind was done ("match" at the end of a match)."""
        for _ in range(limit):
            if self.act() == kind:
                return
        raise AssertionError(f"{limit} actions without {kind!r}: {dict(self.done)}")

    def come_to(self, there: Callable[[Moment], bool], limit: int = 600) -> None:
        """Act until the page looks so, and leave it as it is."""
        for _ in range(limit):
            if self._act(there) is None:
                return
        raise AssertionError(f"{limit} actions, and not there: {dict(self.done)}")

    def _act(self, there: Callable[[Moment], bool]) -> str | None:
        """Do the next thing and return what it was; None if the page looks as it is to be left."""
        until, since, before = monotonic() + STUCK, monotonic(), None
        while True:
            moment = self.moment()
            if there(moment):
                return None
            if moment != before:
                before, since = moment, monotonic()
            assert monotonic() < until, f"nothing can be done: {moment}"
            chance = Random(f"{self.seed} {self._decisions()} {self._vain} {moment.buttons}")
            plan = self.decider.plan(moment, chance)
            if plan is None or monotonic() - since < self.calm:
                self.page.rest(GLANCE)
                continue
            kind, taps = plan
            if self._tap_all(moment, taps):
                self.done[kind] += 1
                self._wait_for_another(moment)
                return kind
            self._vain += 1  # what could not be done is not to be chosen for ever

    def _decisions(self) -> int:
        return self.done.total() - self.done[UNCOUNTED]

    def moment(self) -> Moment:
        """Look at the page."""
        seen = self.page.look()
        middles = {name: tuple(middle) for name, middle in reversed(seen["buttons"])}
        names = [name for name, _ in seen["buttons"]]
        return Moment(seen["screen"], seen["state"], names, middles)

    def _wait_for_another(self, moment: Moment) -> None:
        """Wait until the table looks different from what was acted upon."""
        until = monotonic() + ANSWER
        while self.moment() == moment and monotonic() < until:
            self.page.rest(GLANCE)

    def _tap_all(self, moment: Moment, taps: list[str]) -> bool:
        """Tap buttons one after the other, the first where it was seen; false if one stays away."""
        first, *others = taps
        self.page.press(*moment.middles[first])
        for name in others:
            middle = self._middle_of_next(name)
            if middle is None:
                return False
            self.page.press(*middle)
        return True

    def _middle_of_next(self, name: str) -> tuple[float, float] | None:
        """The middle of a button that the last tap brings, at rest; None if it does not come."""
        until, before = monotonic() + ANSWER, None
        while monotonic() < until:
            moment = self.moment()
            middle = moment.middles.get(name)
            if middle is not None and middle == before:
                return middle
            if moment.screen != "table" or moment.state != "ready":
                return None
            before = middle
            self.page.rest(GLANCE)
        return None
