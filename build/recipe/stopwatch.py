"""Watches the built app's frames, patches and taps in Chromium, for the measuring commands."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import sync_playwright

from recipe.driver import PHONE, Watten, launch, opened
from recipe.serve import serve_in_background
from recipe.site import build_site
from recipe.sitting import sit_down

SEED = 2
DENSITY = 2
STILL = 1000.0  # ms without a frame: nothing moves
IN_WORKER = Path(__file__).with_name("in_worker.py")
# every frame that is asked for is noted: Flutter asks for one only if something is to change
WATCH = """
window.wattenWatch = {frames: [], patches: [], presses: []};
const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (draw) => ask((time) => {
  const began = performance.now();
  try { draw(time); } finally { wattenWatch.frames.push([began, performance.now()]); }
});
for (const kind of ["pointerdown", "pointerup"])
  addEventListener(kind, (event) => wattenWatch.presses.push([kind, event.timeStamp]), true);
"""
WATCH_PATCHES = """() => {
  const apply = python.dartOnMessage;
  python.dartOnMessage = (packet) => {
    const came = performance.now();
    apply(packet);
    wattenWatch.patches.push([came, performance.now(), packet.byteLength]);
  };
}"""
CLEAR = "() => { for (const list of Object.values(wattenWatch)) list.length = 0; }"


@dataclass(slots=True)
class Stopwatch:
    """An open page at the table, and what happened in it since `clear`; times in ms."""

    watten: Watten
    card: str
    """The name of a card that may be played."""

    def worker(self, code: str) -> object:
        """Run Python in the app's worker, `await` allowed; returns once it is done."""
        (worker,) = self.watten.page.workers
        return worker.evaluate("code => self.python.runPythonAsync(code + '\\nNone')", code)

    def clear(self) -> None:
        """Forget what was noted."""
        self.watten.page.evaluate(CLEAR)

    def frames(self) -> list[list[float]]:
        """When each frame began and was done in Flutter."""
        return self.watten.page.evaluate("wattenWatch.frames")

    def patches(self) -> list[list[float]]:
        """When each patch came and was applied, and its bytes."""
        return self.watten.page.evaluate("wattenWatch.patches")

    def presses(self) -> list[tuple[str, float]]:
        """When a finger went down or up."""
        return self.watten.page.evaluate("wattenWatch.presses")

    def intervals(self) -> list[float]:
        """From each frame to the next, as long as things move."""
        began = [frame[0] for frame in self.frames()]
        return [after - before for before, after in pairwise(began) if after - before < STILL]


@contextmanager
def at_a_table() -> Iterator[Stopwatch]:
    """The built site on a phone's screen, at the table, where I am to lead with a full hand."""
    port, stop = serve_in_background(build_site())
    with sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(
            viewport=PHONE,
            device_scale_factor=DENSITY,
            has_touch=True,
            locale="de-DE",
            color_scheme="dark",
        )
        with opened(context, f"http://127.0.0.1:{port}/") as watten:
            watten.page.add_init_script(WATCH)
            sitting = sit_down(watten, SEED)
            sitting.to_turn()
            watten.page.evaluate(WATCH_PATCHES)
            watch = Stopwatch(watten, sitting.may_play()[0])
            watch.worker(IN_WORKER.read_text())
            yield watch
        browser.close()
    stop()
