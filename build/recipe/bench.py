"""`make.py bench-start [RUNS]`: the warm start without a network, ours against `flet publish`.

Both are started in turn, the browser's process anew each time, its profile kept. The same probe
looks at both: the time from navigation until a button of the app can be reached in the accessible
tree. Ours has no server at all (its service worker answers); the stock site, which has no service
worker of its own, is answered by a server on this machine that lets the browser keep everything.
"""

import statistics
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from recipe.driver import Watten, Witness, launch_profile
from recipe.serve import ASK_AGAIN, serve_in_background
from recipe.site import build_site
from recipe.steps import say
from recipe.stock import stock_site

RUNS = 5
WARM_UPS = 3
SETTLE = 2_500  # ms: compiled code is written to the profile some time after the start
KEEP = "public, max-age=31536000, immutable"
GOAL = 0.5
LIMIT = 90_000  # ms
# switches the accessible tree on as soon as Flutter offers it and notes the first button in it
PROBE = """
const watch = new MutationObserver(() => {
  document.querySelector('flt-semantics-placeholder')?.click();
  if (document.querySelector('flt-semantics[role=button]')) {
    performance.mark('probe-usable');
    watch.disconnect();
  }
});
watch.observe(document, {subtree: true, childList: true, attributes: true});
"""
USABLE = "performance.getEntriesByName('probe-usable')[0]?.startTime"


@dataclass(slots=True)
class Entrant:
    """One of the two sites, its browser profile and its times in ms."""

    name: str
    address: str
    profile: Path
    times: list[float] = field(default_factory=list)

    def start(self, playwright: Playwright, *, settle: float = 0, installed: bool = False) -> float:
        """Start a browser, open the site, return the ms until it could be used."""
        with launch_profile(playwright, self.profile) as context:
            page = context.pages[0]
            page.add_init_script(PROBE)
            page.goto(self.address, wait_until="commit")
            watten = Watten(page, self.address, Witness())
            watten.until(f"{USABLE} > 0", LIMIT)
            if installed:
                watten.controlled()
            page.wait_for_timeout(settle)
            return page.evaluate(USABLE)

    def line(self) -> str:
        """Return the times in words."""
        least, most = min(self.times), max(self.times)
        middle = statistics.median(self.times)
        return f"median {middle:6.0f} ms   ({least:.0f} to {most:.0f}, {len(self.times)} starts)"


def bench(runs: str = str(RUNS)) -> int:
    """Measure, print medians and the ratio; return 1 if ours takes more than half."""
    ours_folder, stock_folder = build_site(), stock_site()
    ours_port, stop_ours = serve_in_background(ours_folder, caching=ASK_AGAIN)
    stock_port, stop_stock = serve_in_background(stock_folder, caching=KEEP)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        ours = Entrant("ours", f"http://127.0.0.1:{ours_port}/", Path(home) / "ours")
        stock = Entrant("stock", f"http://127.0.0.1:{stock_port}/", Path(home) / "stock")
        for entrant in (ours, stock):
            for _ in range(WARM_UPS):
                took = entrant.start(playwright, settle=SETTLE, installed=entrant is ours)
                say("warming up", f"{entrant.name} {took:.0f} ms")
        stop_ours()
        for number in range(int(runs)):
            for entrant in (stock, ours):
                entrant.times.append(entrant.start(playwright))
            say(f"start {number + 1}", f"stock {stock.times[-1]:.0f}, ours {ours.times[-1]:.0f} ms")
        stop_stock()
    ratio = statistics.median(ours.times) / statistics.median(stock.times)
    print(f"\n  flet publish   {stock.line()}\n  Watten         {ours.line()}")
    verdict = "reached" if ratio <= GOAL else "NOT reached"
    print(f"  ratio          {ratio:.2f}   (goal: at most {GOAL}, {verdict})")
    return 0 if ratio <= GOAL else 1
