"""Sits down at the table and plays by accessible names alone, as with a screen reader.

Used by the browser tests for whole matches, and by `make.py screenshots`.
"""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import monotonic

from recipe.deciding import Decider, Moment, catalogue
from recipe.driver import Watten

STUCK = 120  # s after which a table that offers nothing to do hangs
GLANCE = 30  # ms between two looks at the table
ANSWER = 5.0  # s at most until a tap is seen to have changed something
FIRST_REGION = "bavarian"
"""Whose words are said when the first start is answered without choosing a region."""

HURRY = (
    "from watten_app.app import pacing; from watten_app.ui import taps;"
    " pacing.FACTOR = dict.fromkeys(pacing.FACTOR, 0.01); taps.DOUBLE_TAP = 0; None"
)
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


@dataclass
class Sitting:
    """A person at the table who reads names and taps; `done` counts what was done.

    What is chosen hangs on the seed, on how much was done and on what is seen, and not on how
    often one had to look: the same seed plays the same match on a slow machine.
    """

    page: Watten
    seed: int
    language: str = "de"
    done: Counter[str] = field(default_factory=Counter)
    lays: float = 0.0  # how often a raise is made with a card face down
    signs: float = 0.0  # how often a sign is made before a card

    def __post_init__(self) -> None:
        """Learn the words of the language."""
        self.words = catalogue(self.language)
        self._marks = tuple(self.words[f"a11y.{key}"] for key in ("playable", "not_playable"))
        self._decider = Decider(self.words, self.lays, self.signs)
        self._vain = 0

    def hurry(self) -> None:
        """Shorten the pauses of the table, so that a match takes seconds."""
        self.page.python(HURRY)

    def first_start(self) -> None:
        """Answer the first screen, if it is there."""
        if self.page.screen() == "first":
            self.page.tap(self.words["first.begin"])
            self.page.wait_for("home")
            self.words.update(catalogue(self.language, FIRST_REGION))

    def new_match(self, players: int | None = None, region: str | None = None) -> None:
        """Go from Home to the table of a new match, for so many players and in a region if it is
        said, by its name."""
        self.page.tap(self.words["home.new"])
        self.page.wait_for("new")
        if region is not None:
            self._choose_region(region)
        if players is not None:
            self.page.tap(f"{self.words['new.players']}: {players}")
        self.page.tap(re.compile(f"^{re.escape(self.words['new.play'])}"))
        self.page.until("document.documentElement.dataset.wattenScreen === 'table'")
        self.page.settle()

    def _choose_region(self, region: str) -> None:
        tile = re.compile(f"^{re.escape(region)}, ")
        more = re.compile("^" + re.escape(self.words["new.more_regions"].split("{")[0]))
        if not any(tile.match(name) for name in self.page.buttons()):
            self.page.scroll_to(more)
            self.page.tap(more)
        self.page.scroll_to(tile)
        self.page.tap(tile)

    def hand(self) -> list[str]:
        """Return the names of the cards in hand, in reading order, once one may be played."""
        self.page.wait_for("table")
        may = re.compile(f", {re.escape(self.words['a11y.playable'])}$")
        self.page.button(may).first.wait_for(state="attached")
        return [name for name in self.page.buttons() if name.endswith(self._marks)]

    def may_play(self) -> list[str]:
        """Return the names of the cards in hand that may be played now."""
        return self._decider.playable(self.hand())

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

    def play_to(self, screen: str) -> None:
        """Act until this screen is there, and leave it as it is."""
        self.come_to(lambda moment: moment.screen == screen)
        self.page.settle()

    def to_turn(self) -> list[str]:
        """Act until I am to play a card, leave it to be played, and return the hand's names."""
        self.come_to(self._my_turn)
        return self.hand()

    def to_button(self, name: re.Pattern[str]) -> None:
        """Act until I may press a button of this name, and leave it to be pressed."""
        self.come_to(
            lambda moment: moment.state == "ready" and any(map(name.search, moment.buttons))
        )
        self.page.settle()

    def _my_turn(self, moment: Moment) -> bool:
        here = moment.screen == "table" and moment.state == "ready"
        return here and bool(self._decider.playable(moment.buttons))

    def _act(self, there: Callable[[Moment], bool]) -> str | None:
        """Do the next thing and return what it was; None if the page looks as it is to be left."""
        until = monotonic() + STUCK
        while True:
            moment = self._moment()
            if there(moment):
                return None
            assert monotonic() < until, f"nothing can be done: {moment}"
            chance = Random(f"{self.seed} {self._decisions()} {self._vain} {moment.buttons}")
            plan = self._decider.plan(moment, chance)
            if plan is None:
                self.page.page.wait_for_timeout(GLANCE)
                continue
            kind, taps = plan
            if self._tap_all(moment, taps):
                self.done[kind] += 1
                self._wait_for_another(moment)
                return kind
            self._vain += 1  # what could not be done is not to be chosen for ever

    def _decisions(self) -> int:
        return self.done.total() - self.done[UNCOUNTED]

    def _moment(self) -> Moment:
        seen = self.page.page.evaluate(MOMENT)
        middles = {name: tuple(middle) for name, middle in reversed(seen["buttons"])}
        names = [name for name, _ in seen["buttons"]]
        return Moment(seen["screen"], seen["state"], names, middles)

    def _wait_for_another(self, moment: Moment) -> None:
        """Wait until the table looks different from what was acted upon."""
        until = monotonic() + ANSWER
        while self._moment() == moment and monotonic() < until:
            self.page.page.wait_for_timeout(GLANCE)

    def _tap_all(self, moment: Moment, taps: list[str]) -> bool:
        """Tap buttons one after the other, the first where it was seen; false if one stays away."""
        first, *others = taps
        self.page.page.mouse.click(*moment.middles[first])
        for name in others:
            middle = self._middle_of_next(name)
            if middle is None:
                return False
            self.page.page.mouse.click(*middle)
        return True

    def _middle_of_next(self, name: str) -> tuple[float, float] | None:
        """The middle of a button that the last tap brings, at rest; None if it does not come."""
        until, before = monotonic() + ANSWER, None
        while monotonic() < until:
            moment = self._moment()
            middle = moment.middles.get(name)
            if middle is not None and middle == before:
                return middle
            if moment.screen != "table" or moment.state != "ready":
                return None
            before = middle
            self.page.page.wait_for_timeout(GLANCE)
        return None


def sit_down(
    page: Watten, seed: int, players: int | None = None, region: str | None = None
) -> Sitting:
    """Sit down at the first deal of the match of this seed, with so many, in a region, if said."""
    page.open(f"seed={seed}")
    sitting = Sitting(page, seed)
    sitting.first_start()
    sitting.hurry()
    sitting.new_match(players, region)
    return sitting
