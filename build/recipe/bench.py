"""`make.py bench-start [RUNS]`: how long a start takes beside three others, and what it sends.

The others: the same app as `flet publish` makes it, nothing but `loadPyodide()`, and nothing but
Flutter's first frame by the same renderer. All are started in turn, the browser's process anew each
time: cold (a fresh profile), warm (a kept one), and warm with our host switched off, where our
service worker answers; the others, which have none, are answered by a server that lets the browser
keep everything. At both apps the same probe looks: the time from navigation until a button can be
reached in the accessible tree.
"""

import statistics
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from recipe.bare import FLUTTER_NEEDS, FLUTTER_PAGE, PYTHON_NEEDS, PYTHON_PAGE, bare_site
from recipe.driver import Watten, Witness, launch_profile
from recipe.places import CLIENT
from recipe.press import travelling
from recipe.serve import ASK_AGAIN, serve_in_background
from recipe.site import INDEX, MEGABYTE, build_site
from recipe.steps import say
from recipe.stock import stock_site

RUNS = 7
WARM_UPS = 3
SETTLE = 2_500  # ms: compiled code is written to the profile some time after the start
KEEP = "public, max-age=31536000, immutable"
LIMIT = 90_000  # ms
OURS, STOCK, PYTHON, FLUTTER = "Watten", "flet publish", "bare loadPyodide()", "bare Flutter"
COLD, WARM, OFFLINE = "cold", "warm", "warm, offline"
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
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


@dataclass(slots=True)
class Entrant:
    """One of the sites: its folder and address, its profiles, its times in ms by kind of start."""

    name: str
    folder: Path
    home: Path
    caching: str = KEEP
    address: str = ""
    asked: set[str] = field(default_factory=set)
    times: dict[str, list[float]] = field(default_factory=dict)
    painted: dict[str, list[float]] = field(default_factory=dict)
    stop: Callable[[], None] = lambda: None

    def serve(self) -> None:
        """Switch its host on."""
        port, self.stop = serve_in_background(self.folder, caching=self.caching, asked=self.asked)
        self.address = f"http://127.0.0.1:{port}/"

    def start(self, playwright: Playwright, kind: str, *, settle: float = 0) -> float:
        """Start a browser, open the site, return the ms until it could be used."""
        with tempfile.TemporaryDirectory(dir=self.home) as fresh:
            profile = Path(fresh) if kind == COLD else self.home / "kept"
            with launch_profile(playwright, profile) as context:
                page = context.pages[0]
                page.add_init_script(PROBE)
                page.goto(self.address, wait_until="commit")
                watten = Watten(page, self.address, Witness())
                watten.until(f"{USABLE} > 0", LIMIT)
                if settle and self.name == OURS:
                    watten.controlled()
                page.wait_for_timeout(settle)
                self.painted.setdefault(kind, []).append(page.evaluate(PAINTED))
                return page.evaluate(USABLE)

    def median(self, kind: str) -> float:
        """Return the middle one of the times of a kind."""
        return statistics.median(self.times[kind])

    def sent(self) -> float:
        """Return the megabytes that all it asked for weigh, each file pressed as `press` does."""
        paths = [self.folder / (name or INDEX) for name in self.asked]
        return sum(travelling(path.read_bytes()) for path in paths if path.is_file()) / MEGABYTE


def entrants(home: Path) -> list[Entrant]:
    """Return the four, ours first, with the folders they need made."""
    ours = build_site()
    bares = (
        (PYTHON, CLIENT, PYTHON_PAGE, PYTHON_NEEDS),
        (FLUTTER, ours, FLUTTER_PAGE, FLUTTER_NEEDS),
    )
    sites = {OURS: ours, STOCK: stock_site()}
    for number, (name, source, page, needs) in enumerate(bares):
        folder = home / f"bare-{number}"
        folder.mkdir()
        sites[name] = bare_site(folder, source, page, needs)
    made = []
    for number, (name, folder) in enumerate(sites.items()):
        profiles = home / f"profiles-{number}"
        profiles.mkdir()
        caching = ASK_AGAIN if name == OURS else KEEP
        made.append(Entrant(name, folder, profiles, caching))
    return made


def measure(playwright: Playwright, all_four: list[Entrant], runs: int) -> dict[str, float]:
    """Start all again and again; return the megabytes of a first visit by name."""
    sent = {}
    for one in all_four:
        one.serve()
        one.start(playwright, WARM, settle=SETTLE)
        sent[one.name] = one.sent()
        for _ in range(WARM_UPS - 1):
            took = one.start(playwright, WARM, settle=SETTLE)
        one.painted.clear()
        say("warming up", f"{one.name} {took:.0f} ms, {sent[one.name]:.1f} MB at the first visit")
    for kind in (COLD, WARM, OFFLINE):
        if kind == OFFLINE:
            all_four[0].stop()
        for number in range(runs):
            for one in all_four:
                one.times.setdefault(kind, []).append(one.start(playwright, kind))
            told = ", ".join(f"{one.name} {one.times[kind][-1]:.0f}" for one in all_four)
            say(f"{kind} {number + 1}", f"{told} ms")
    for one in all_four[1:]:
        one.stop()
    return sent


def table(all_four: list[Entrant], sent: dict[str, float]) -> list[str]:
    """Return the lines of the table: medians in ms, and ours as a share of each."""
    ours = all_four[0]
    lines = ["| ms, median (least to most) | cold | warm | warm, offline | first visit |"]
    lines += ["| --- " * 5 + "|"]
    for one in all_four:
        cells = [
            f"{one.median(kind):.0f} ({min(times):.0f} to {max(times):.0f})"
            for kind, times in one.times.items()
        ]
        lines.append(f"| {one.name} | {' | '.join(cells)} | {sent[one.name]:.1f} MB |")
    for one in all_four[1:]:
        shares = [f"{ours.median(kind) / one.median(kind):.2f}" for kind in one.times]
        share = sent[OURS] / sent[one.name]
        lines.append(f"| ours / {one.name} | {' | '.join(shares)} | {share:.2f} |")
    return lines


def goals(all_four: list[Entrant], sent: dict[str, float]) -> list[tuple[str, float, float]]:
    """Return what is aimed at: in words, what was found, and how much it may be at most."""
    ours, stock, _python, flutter = all_four
    shell = statistics.median(ours.painted[COLD]) / stock.median(COLD)
    return [
        (f"{OFFLINE}, ours / {FLUTTER}", ours.median(OFFLINE) / flutter.median(OFFLINE), 1.15),
        (f"{OFFLINE}, ours / {STOCK}", ours.median(OFFLINE) / stock.median(OFFLINE), 0.3),
        (f"{COLD}, ours / {STOCK}", ours.median(COLD) / stock.median(COLD), 0.25),
        (f"{COLD}, painted shell / {STOCK}", shell, 0.1),
        ("first visit, MB pressed", sent[OURS], 12.0),
    ]


def bench(runs: str = str(RUNS)) -> int:
    """Measure, print the table and the goals; return 1 if one is not reached."""
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        all_four = entrants(Path(home))
        sent = measure(playwright, all_four, int(runs))
    print("\n" + "\n".join(table(all_four, sent)) + "\n")
    aims = goals(all_four, sent)
    for what, found, most in aims:
        verdict = "reached" if found <= most else "NOT reached"
        print(f"  {what:<38} {found:6.2f}   (at most {most}: {verdict})")
    return 0 if all(found <= most for _, found, most in aims) else 1
