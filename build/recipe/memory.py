"""`make.py bench-memory [DEALS]`: what the heaps grow by while deals are played and screens opened,
and how much of the processor's time the app takes while nobody does anything."""

from dataclasses import dataclass

from playwright.sync_api import Browser, sync_playwright

from recipe.driver import PHONE, Watten, launch, opened
from recipe.serve import serve_in_background
from recipe.site import MEGABYTE, build_site
from recipe.sitting import Sitting, sit_down
from recipe.steps import say

DEALS = 50
WARM_UP = 2  # deals, after which pictures, letters and patches have been seen once
SEED = 3
SCREENS = ("new", "learn", "puzzle", "matches", "rules", "settings", "storage", "about", "home")
MOST_GROWTH = 20.0  # MB
STILL, REST = 3_000, 2_000  # ms
SPANS = 3
MOST_IDLE = 0.05  # of one processor
PYTHON_HEAP = "import gc; gc.collect(); import js; js.python._module.HEAPU8.length"


@dataclass(frozen=True, slots=True)
class Heaps:
    """Megabytes: Python's memory (which never shrinks), and what the page's scripts hold."""

    python: float
    page: float

    def growth(self, before: "Heaps") -> float:
        """Return by how many megabytes both are larger than before."""
        return self.python - before.python + self.page - before.page


def heaps(watten: Watten) -> Heaps:
    """Return the heaps after both have thrown away what nobody needs."""
    python = float(str(watten.python(PYTHON_HEAP)))
    session = watten.page.context.new_cdp_session(watten.page)
    session.send("HeapProfiler.collectGarbage")
    page = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return Heaps(python / MEGABYTE, page / MEGABYTE)


def open_screens(watten: Watten) -> None:
    """Open every screen once by its address, and come back to the table."""
    for screen in (*SCREENS, "table"):
        watten.page.evaluate("screen => { location.hash = '#/' + screen; }", screen)
        watten.until(
            "screen => document.documentElement.dataset.wattenScreen === screen", given=screen
        )
        watten.settle()


def play(watten: Watten, sitting: Sitting, deals: int) -> None:
    """Play so many deals, over the ends of matches, and open all screens after each."""
    for number in range(deals):
        while sitting.done["deal"] + sitting.done["match"] <= number:
            if watten.screen() == "home":
                sitting.new_match()
            sitting.act()
        if watten.screen() == "home":
            sitting.new_match()
        open_screens(watten)
    sitting.done.clear()


def idle(browser: Browser, watten: Watten) -> float:
    """Return the share of a processor that pages and their workers take while all is still: the
    least of some spans, since the browser tidies its heap once after a long sitting."""
    session = browser.new_browser_cdp_session()

    def worked() -> float:
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        return sum(one["cpuTime"] for one in processes if one["type"] in ("renderer", "GPU"))

    def span() -> float:
        before = worked()
        watten.page.wait_for_timeout(STILL)
        return (worked() - before) / (STILL / 1000)

    watten.page.wait_for_timeout(REST)
    share = min(span() for _ in range(SPANS))
    session.detach()
    return share


def bench(deals: str = str(DEALS)) -> int:
    """Measure and print; return 1 if a goal is missed."""
    port, stop = serve_in_background(build_site())
    with sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(
            viewport=PHONE,
            locale="de-DE",
            reduced_motion="reduce",
            device_scale_factor=0.5,
            service_workers="block",
        )
        with opened(context, f"http://127.0.0.1:{port}/") as watten:
            sitting = sit_down(watten, SEED)
            play(watten, sitting, WARM_UP)
            before = heaps(watten)
            play(watten, sitting, int(deals))
            after = heaps(watten)
            sitting.to_turn()
            share = idle(browser, watten)
        browser.close()
    stop()
    grown = after.growth(before)
    say("Python's memory", f"{before.python:.1f} to {after.python:.1f} MB")
    say("the page's scripts", f"{before.page:.1f} to {after.page:.1f} MB")
    say(f"{deals} deals", f"{grown:+.1f} MB (at most {MOST_GROWTH:.0f})")
    say("idle at the table", f"{share:.1%} of a processor (at most {MOST_IDLE:.0%})")
    return 0 if grown < MOST_GROWTH and share < MOST_IDLE else 1
