"""Drives the built app in Chromium by what a person or a screen reader can reach.

Used by the browser tests, by `make.py screenshots` and by `make.py bench-start`.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Playwright,
    Request,
)

from recipe.acting import MOMENT
from recipe.chromium import FLAGS, chromium

NAME = "node => (node.getAttribute('aria-label') || node.textContent).trim()"
NEXT_FRAMES = """new Promise(seen => {
  requestAnimationFrame(() => requestAnimationFrame(seen));
  setTimeout(seen, 300); // a window behind another draws no frames
})"""
PLAYABLE = "performance.getEntriesByName('watten-playable').length > 0"
PHONE = {"width": 390, "height": 844}
START_LIMIT = 120_000  # ms; a cold start takes 3000 on two cores, ten times as long on busy ones
GLANCE = 50  # ms between two looks
WAIT_LIMIT = 60_000  # ms
WHEEL_TURNS, WHEEL_STEP, UPPER_PART = 60, 120, 0.8
AT_REST = "from watten_app.ui.taps import finger; not finger.rest()"
LONG_PRESS = 750  # ms; Flutter takes 500 for a long press
PAGE_REST = "duration => new Promise(rested => setTimeout(rested, duration))"
DRAG_STEPS = 8
LOCAL_HOSTS = ("127.0.0.1", "localhost")
LOCAL_SCHEMES = ("data", "blob", "about", "chrome", "chrome-error", "devtools")
SAID = """sentence => [...document.querySelectorAll("flt-semantics")].some(
  (node) => (node.getAttribute("aria-label") || node.textContent).includes(sentence))"""


@dataclass
class Witness:
    """What must not happen in a page: errors in its console, requests to other hosts."""

    errors: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        """Listen to everything of a browser context, its workers included."""
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        context.on("request", self._see)

    def _hear(self, message: ConsoleMessage) -> None:
        # browsers look for an icon of their own accord beside a file that is no page of ours
        if message.type == "error" and not message.location["url"].endswith("/favicon.ico"):
            self.errors.append(message.text)

    def _see(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in LOCAL_SCHEMES and address.hostname not in LOCAL_HOSTS:
            self.foreign.append(request.url)

    def check(self) -> None:
        """Raise AssertionError if anything happened."""
        assert not self.foreign, f"requests to other hosts: {self.foreign}"
        assert not self.errors, f"errors in the console: {self.errors}"


@dataclass(slots=True)
class Watten:
    """One open page of the app."""

    page: Page
    address: str
    witness: Witness

    def open(self, query: str = "") -> None:
        """Open the app (`query` as "go=new") and wait until its first screen can be used."""
        self.page.goto(self.address + (f"?{query}" if query else ""), wait_until="commit")
        self.wait_playable()

    def wait_playable(self) -> None:
        """Wait for the mark of the first usable screen, then switch the accessible tree on."""
        self.until(PLAYABLE, START_LIMIT)
        self.switch_semantics_on()

    def until(self, script: str, limit: float = WAIT_LIMIT, given: object = None) -> None:
        """Wait until a script is true in the page, over navigations too.

        Playwright's own way makes a script from text in the page, which the page's policy forbids.
        """
        until = monotonic() + limit / 1000
        while monotonic() < until:
            try:
                if self.page.evaluate(script, given):
                    return
            except Error as error:
                if "Execution context was destroyed" not in str(error):
                    raise
            self.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"never came true in {limit:.0f} ms: {script}")

    def switch_semantics_on(self) -> None:
        """Make Flutter build the accessible tree, as a screen reader would."""
        self.page.evaluate("document.querySelector('flt-semantics-placeholder')?.click()")
        self.page.wait_for_selector("flt-semantics", state="attached", timeout=WAIT_LIMIT)

    def python(self, code: str) -> object:
        """Run a piece of Python in the app's own Python and return its last expression's value."""
        (worker,) = self.page.workers
        return worker.evaluate("code => self.python.runPython(code)", code)

    def python_done(self, code: str) -> None:
        """Run a piece of Python that may wait, and wait until it is done."""
        (worker,) = self.page.workers
        worker.evaluate("async code => { await self.python.runPythonAsync(code); }", code)

    def python_until(self, code: str, limit: float = WAIT_LIMIT) -> None:
        """Wait until an expression is true in the app's own Python."""
        for _ in range(int(limit / GLANCE)):
            if self.python(code):
                return
            self.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"never came true in {limit:.0f} ms: {code}")

    def screen(self) -> str:
        """Return the name of the screen."""
        return self.page.evaluate("document.documentElement.dataset.wattenScreen")

    def state(self) -> str:
        """Return "ready" when a person can act, else "busy"."""
        return self.page.evaluate("document.documentElement.dataset.wattenState")

    def wait_for(self, screen: str, state: str = "ready", timeout: float = WAIT_LIMIT) -> None:
        """Wait until the app shows a screen in a state."""
        self.until(
            "([screen, state]) => { const data = document.documentElement.dataset;"
            " return data.wattenScreen === screen && data.wattenState === state; }",
            timeout,
            [screen, state],
        )
        self.settle()

    def settle(self) -> None:
        """Wait until what the app has sent so far is drawn, and can be read."""
        self.page.evaluate(NEXT_FRAMES)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Return the button(s) of an accessible name; a text must match wholly."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def buttons(self) -> list[str]:
        """Return the accessible names of all buttons, in reading order."""
        script = f"nodes => nodes.map({NAME})"
        return self.page.locator("flt-semantics[role=button]").evaluate_all(script)

    def middle(self, name: str | re.Pattern[str]) -> tuple[float, float]:
        """Return the middle of a button on the screen, once it is there and rests."""
        target = self.button(name).first
        target.wait_for(state="attached", timeout=WAIT_LIMIT)
        box, before = target.bounding_box(), None
        until = monotonic() + WAIT_LIMIT / 1000
        # while the screen is being drawn it may have no place yet
        while (box is None or box != before) and monotonic() < until:
            self.settle()
            before, box = box, target.bounding_box()
        assert box is not None, f"{name} has no place on the screen"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def scroll_to(self, name: str | re.Pattern[str]) -> None:
        """Turn the wheel until a button stands in the upper part of the screen, clear of the foot,
        or at the end of what can be scrolled.

        Raises AssertionError if it is nowhere below.
        """
        size = self.page.viewport_size or PHONE
        self.page.mouse.move(size["width"] / 2, size["height"] / 2)
        before = None
        for _ in range(WHEEL_TURNS):
            target = self.button(name).first
            box = target.bounding_box() if target.count() else None
            above = box is not None and box["y"] < 0
            foot = box["y"] + box["height"] if box else size["height"] + 1
            at_the_end = box == before and foot <= size["height"]
            if not above and (foot < size["height"] * UPPER_PART or at_the_end):
                return
            before = box
            self.page.mouse.wheel(0, -WHEEL_STEP if above else WHEEL_STEP)
            self.settle()  # the turn has arrived: else many come at once and lead past it
        raise AssertionError(f"{name} is nowhere below")

    def tap(self, name: str | re.Pattern[str]) -> None:
        """Tap a button by its accessible name, as one who has seen what the last tap brought."""
        middle = self.middle(name)
        self.python_until(AT_REST)
        self.page.mouse.click(*middle)

    def look(self) -> dict[str, Any]:
        """Return what one sees who plays by names: screen, state, and the buttons' places."""
        return self.page.evaluate(MOMENT)

    def press(self, x: float, y: float) -> None:
        """Press and release at a place of the page."""
        self.page.mouse.click(x, y)

    def rest(self, duration: float) -> None:
        """Let so many milliseconds pass."""
        self.page.wait_for_timeout(duration)

    def drag(self, name: str | re.Pattern[str], dx: float, dy: float) -> None:
        """Draw a finger from the middle of a button so far, in small steps, and let go."""
        x, y = self.middle(name)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for step in range(1, DRAG_STEPS + 1):
            self.page.mouse.move(x + dx * step / DRAG_STEPS, y + dy * step / DRAG_STEPS)
            self.settle()
        self.page.mouse.up()

    def long_press(self, name: str | re.Pattern[str], duration: float = LONG_PRESS) -> None:
        """Hold a button down and let it go."""
        self.page.mouse.move(*self.middle(name))
        self.page.mouse.down()
        self.settle()  # the press has arrived, however busy the page is
        # by the page's own clock: Flutter's ran out before it, and not with the release
        self.page.evaluate(PAGE_REST, duration)
        self.page.mouse.up()

    def texts(self) -> str:
        """Return all that a screen reader can read, one piece a line."""
        script = (
            "nodes => nodes.filter(node => !node.querySelector('flt-semantics'))"
            f".map({NAME}).filter(Boolean).join('\\n')"
        )
        return self.page.locator("flt-semantics").evaluate_all(script)

    def wait_for_text(self, text: str) -> None:
        """Wait until a screen reader can read this somewhere."""
        self.until(SAID, given=text)

    def saved(self) -> dict[str, str]:
        """Return what the app has saved in the page's storage."""
        return self.page.evaluate(
            "Object.fromEntries(Object.entries(localStorage)"
            ".filter(([key]) => key.startsWith('watten.')))"
        )

    def controlled(self) -> None:
        """Wait until the service worker has the whole site and serves this page."""
        self.until("navigator.serviceWorker.controller !== null", START_LIMIT)


def launch(playwright: Playwright) -> Browser:
    """Start Chromium."""
    return playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))


def launch_profile(playwright: Playwright, profile: Path, **options: object) -> BrowserContext:
    """Start Chromium on a profile of its own, which lasts over restarts."""
    context = playwright.chromium.launch_persistent_context(
        str(profile),
        executable_path=chromium(),
        args=list(FLAGS),
        **{"viewport": PHONE, "has_touch": True, "locale": "de-DE", **options},
    )
    context.set_default_timeout(WAIT_LIMIT)
    return context


@contextmanager
def opened(context: BrowserContext, address: str) -> Iterator[Watten]:
    """Give a page of the app in a context; at the end nothing wrong may have happened in it."""
    witness = Witness()
    witness.watch(context)
    context.set_default_timeout(WAIT_LIMIT)
    page = context.pages[0] if context.pages else context.new_page()
    yield Watten(page, address, witness)
    witness.check()
