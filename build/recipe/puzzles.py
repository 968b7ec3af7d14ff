"""`make.py bench-puzzle [DAYS]`: how long a day's puzzle takes to make in the built app.

In Chromium, in the app's own Python, as the first screen of the day does it, one day after the
other. The whole time, and the longest of the slices in between which the app does what is asked of
it. Ends with 1 if the median is more than 300 ms, or a slice ever more than 50.
"""

import json
import statistics

from playwright.sync_api import sync_playwright

from recipe.driver import PHONE, launch, opened
from recipe.serve import serve_in_background
from recipe.site import build_site
from recipe.steps import say

DAYS = 60
MOST, LONGEST_SLICE = 300.0, 50.0
MADE = """
import json
from datetime import date, timedelta
from time import perf_counter
from watten_app.learning.puzzle import make_puzzle

def made(day):
    work, longest, began = make_puzzle(day), 0.0, perf_counter()
    since = began
    while True:
        try:
            next(work)
        except StopIteration:
            now = perf_counter()
            return 1000 * (now - began), 1000 * max(longest, now - since)
        now = perf_counter()
        longest, since = max(longest, now - since), now

json.dumps([made(date(2026, 11, 30) + timedelta(days=ahead)) for ahead in range({days})])
"""


def bench(days: str = str(DAYS)) -> int:
    """Measure; print medians and the longest; return 1 if a goal is missed."""
    port, stop = serve_in_background(build_site())
    with sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(viewport=PHONE, locale="de-DE", service_workers="block")
        with opened(context, f"http://127.0.0.1:{port}/") as watten:
            watten.open()
            found = json.loads(str(watten.python(MADE.replace("{days}", str(int(days))))))
        browser.close()
    stop()
    whole, slices = (sorted(times) for times in zip(*found, strict=True))
    say("puzzles", f"of {len(whole)} days")
    median = statistics.median(whole)
    late = whole[int(len(whole) * 0.95)]
    print(
        f"  {'made in':<22} {median:.0f} ms (median), {late:.0f} (95 %), {whole[-1]:.0f} (longest)"
    )
    print(f"  {'the longest slice':<22} {slices[-1]:.0f} ms")
    reached = median <= MOST and slices[-1] <= LONGEST_SLICE
    goal = f"at most {MOST:.0f} ms at the median, slices of {LONGEST_SLICE:.0f}"
    print(f"  goal: {goal}: {'reached' if reached else 'NOT reached'}")
    return 0 if reached else 1
