"""Plays a deal in a browser that is not Chromium, by accessible names alone.

Nothing can be run in the app's Python there, so the pace is the table's own, the fastest one, which
the saved settings set; they spare the first start too.
"""

import json
import time
from dataclasses import asdict
from random import Random
from typing import Any

from recipe.deciding import Decider, Moment, catalogue
from recipe.foreign_browsers import Browser
from recipe.sitting import MOMENT
from watten_app.store import Settings, Tempo
from watten_app.store.document import seal
from watten_app.store.settings import KEY, SCHEMA
from watten_app.store.storage import PREFIX

QUIET = "boot.js"
"""A page of the site without the app, where settings are laid into the storage."""

GLANCE = 0.2  # s between two looks
LIMIT = 240.0  # s for everything; the slow ones draw without a graphics card
PLAYABLE = "return performance.getEntriesByName('watten-playable').length > 0"
SEMANTICS_ON = "document.querySelector('flt-semantics-placeholder')?.click()"
AWAY = "return document.documentElement.dataset.wattenScreen === 'result'"


class Guest:
    """One who plays in a foreign browser."""

    def __init__(self, browser: Browser, address: str, seed: int) -> None:
        self.browser, self.address, self.seed = browser, address, seed
        self.words = catalogue("de", "bavarian")
        self._decider = Decider(self.words, 0.0, 0.0)
        self._until = time.monotonic() + LIMIT
        self.done = 0

    def play_a_deal(self) -> None:
        """Open the app, begin a match and play until the deal is over.

        Raises AssertionError if it takes too long.
        """
        settings = Settings(tempo=Tempo.FAST, motion=False)
        text = json.dumps(seal(asdict(settings), SCHEMA))
        self.browser.go(self.address + QUIET)
        self.browser.run(f"localStorage.setItem('{PREFIX}{KEY}', {text})")
        self.browser.go(f"{self.address}?seed={self.seed}")
        self._wait(lambda: self.browser.run(PLAYABLE))
        self.browser.run(SEMANTICS_ON)
        for name in ("home.new", "new.play"):
            self._tap(self.words[name])
        while not self.browser.run(AWAY):
            self._act()

    def _wait(self, look: Any) -> Any:
        """Look until something is seen, and return it."""
        while time.monotonic() < self._until:
            seen = look()
            if seen:
                return seen
            time.sleep(GLANCE)
        raise AssertionError(f"nothing comes any more after {self.done} actions: {self._moment()}")

    def _moment(self) -> Moment:
        seen = self.browser.run(f"return ({MOMENT})()")
        middles = {name: tuple(middle) for name, middle in reversed(seen["buttons"])}
        return Moment(seen["screen"], seen["state"], [name for name, _ in seen["buttons"]], middles)

    def _tap(self, name: str) -> None:
        self.browser.click(*self._wait(lambda: self._moment().middles.get(name)))

    def _act(self) -> None:
        """Do the next thing there is to do, or leave it where the deal is over meanwhile."""
        moment = self._moment()
        plan = self._decider.plan(moment, Random(f"{self.seed} {self.done} {moment.buttons}"))
        if moment.screen != "table" or plan is None:
            assert time.monotonic() < self._until, f"nothing can be done: {moment}"
            time.sleep(GLANCE)
            return
        first, *others = plan[1]
        self.browser.click(*moment.middles[first])
        for name in others:
            self._tap(name)
        self.done += 1
        time.sleep(GLANCE)
