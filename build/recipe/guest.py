"""Plays in a browser that is not Chromium, by accessible names alone.

Nothing can be run in the app's Python there, so the pace is the table's own, the fastest one, which
the saved settings set; they spare the first start too.
"""

import json
import time
from collections.abc import Callable
from typing import Any

from recipe.acting import GLANCE, MOMENT, Acting
from recipe.deciding import Moment, catalogue
from recipe.foreign_browsers import Browser
from watten_app.app.options import MatchOptions, keep_options
from watten_app.store import MemoryStorage, Settings, Tempo, keep_settings
from watten_app.store.storage import PREFIX
from watten_app.ui.taps import DOUBLE_TAP

QUIET = "boot.js"
"""A page of the site without the app, where settings are laid into the storage."""

REGION = "bavarian"
PATIENCE = 120.0  # s for anything to come; the slow ones draw without a graphics card
CALM = DOUBLE_TAP + 0.05  # s; what is tapped sooner may have been meant for what lay there before
PLAYABLE = "return performance.getEntriesByName('watten-playable').length > 0"
SEMANTICS_ON = "document.querySelector('flt-semantics-placeholder')?.click()"
LEAVES = """return [...document.querySelectorAll('flt-semantics, h1, h2, h3, h4, h5, h6')]
.filter(node => !node.querySelector('flt-semantics'))
.map(node => (node.getAttribute('aria-label') || node.textContent).trim()).filter(Boolean)"""
SAVED = "return Object.entries(localStorage)"


class Stranger:
    """A page of the app in a foreign browser."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    def look(self) -> dict[str, Any]:
        """Return what one sees who plays by names."""
        return self._browser.run(f"return ({MOMENT})()")

    def press(self, x: float, y: float) -> None:
        """Press and release at a place of the page."""
        self._browser.click(x, y)

    def rest(self, duration: float) -> None:
        """Let so many milliseconds pass."""
        time.sleep(duration / 1000)


class Guest:
    """One who plays in a foreign browser; `acting` is what he does at the table."""

    def __init__(self, browser: Browser, address: str, seed: int) -> None:
        self.browser, self.address, self.seed = browser, address, seed
        self.acting = Acting(Stranger(browser), seed, calm=CALM)
        self.words = self.acting.words
        self.words.update(catalogue("de", REGION))

    def sit_down(self, options: MatchOptions, query: str = "") -> None:
        """Open the app and begin a match of these options.

        Raises AssertionError if it takes too long.
        """
        storage = MemoryStorage()
        keep_settings(storage, Settings(tempo=Tempo.FAST, motion=False))
        keep_options(storage, options)
        self.browser.go(self.address + QUIET)
        for key, text in storage.texts.items():
            laid = f"{json.dumps(PREFIX + key)}, {json.dumps(text)}"
            self.browser.run(f"localStorage.setItem({laid})")
        self.browser.go(f"{self.address}?seed={self.seed}{query}")
        self.wait_for(lambda: self.browser.run(PLAYABLE))
        self.browser.run(SEMANTICS_ON)
        self.tap(self.words["home.new"], "new")
        self.tap(self.words["new.play"], "table")

    def play_to(self, button: str) -> None:
        """Play until a result offers this button, and leave it as it is."""

        def there(moment: Moment) -> bool:
            return (moment.screen, moment.state) == ("result", "ready") and button in moment.buttons

        self.acting.come_to(there)

    def tap(self, name: str, screen: str) -> None:
        """Tap a button, once more if that came too early, until it has led to another screen."""

        def led() -> bool:
            moment = self.acting.moment()
            if moment.screen != screen and name in moment.middles:
                self.browser.click(*moment.middles[name])
                time.sleep(CALM)
            return moment.screen == screen

        self.wait_for(led)

    def read(self) -> list[str]:
        """Return all that a screen reader can read, in order."""
        return self.browser.run(LEAVES)

    def saved(self) -> MemoryStorage:
        """Return what the app has saved."""
        kept = ((key, text) for key, text in self.browser.run(SAVED) if key.startswith(PREFIX))
        return MemoryStorage({key.removeprefix(PREFIX): text for key, text in kept})

    def wait_for(self, look: Callable[[], object]) -> None:
        """Wait until something is seen.

        Raises AssertionError if it takes too long.
        """
        until = time.monotonic() + PATIENCE
        while not look():
            assert time.monotonic() < until, f"it does not come: {self.acting.moment()}"
            time.sleep(GLANCE / 1000)
