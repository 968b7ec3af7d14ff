"""`make.py bench-taps [RUNS]`: from a finger's touch to the first frame that moves, while a
computer thinks.

In the built app, on a phone's screen, the strongest computer thinks without end, and a card of the
hand is touched, again and again; in between the same without a computer at its thoughts. The clock
runs from the browser's own time of the touch. The first frame that Flutter draws after the
answering patch shows the card higher; told is when Flutter has handed it over, and when it had been
painted, so that the browser asked for the next. Ends with 1 if the second median is more than 100
ms while a computer thinks.
"""

import statistics

from recipe.steps import say
from recipe.stopwatch import Stopwatch, at_a_table

RUNS = 15
GOAL = 100.0
TOUCH = 90  # ms a finger stays
SEEN = 700  # ms after which all has been drawn


def bench(runs: str = str(RUNS)) -> int:
    """Measure; print the medians; return 1 if the goal is missed."""
    found: dict[bool, list[tuple[float, ...]]] = {False: [], True: []}
    with at_a_table() as watch:
        for number in range(int(runs) + 1):
            for thinking in (False, True):
                took = one_tap(watch, thinking=thinking)
                if number:  # the first one of each warms up
                    found[thinking].append(took)
        say("touched", f"{runs} times idle, {runs} times thinking")
    for name, thinking in (("idle", False), ("thinking", True)):
        answered, drawn, painted = (sorted(times) for times in zip(*found[thinking], strict=True))
        print(f"  {name:<10} answered after {line_of(answered)}")
        print(f"  {'':<10} handed over    {line_of(drawn)}")
        print(f"  {'':<10} painted        {line_of(painted)}")
    reached = statistics.median(took[2] for took in found[True]) <= GOAL
    print(f"  goal: at most {GOAL:.0f} ms, {'reached' if reached else 'NOT reached'}")
    return 0 if reached else 1


def line_of(times: list[float]) -> str:
    """Times in words."""
    return f"median {statistics.median(times):6.1f} ms   ({times[0]:.0f} to {times[-1]:.0f})"


def one_tap(watch: Stopwatch, *, thinking: bool) -> tuple[float, float, float]:
    """Touch a card and let go; the ms until the patch came, and until the card had moved."""
    page = watch.watten.page
    watch.worker("await at_the_table(again())")
    watch.worker(f"think(on={thinking})")
    page.mouse.move(*watch.watten.middle(watch.card))
    page.wait_for_timeout(SEEN)
    watch.clear()
    page.mouse.down()
    page.wait_for_timeout(TOUCH)
    page.mouse.up()
    page.wait_for_timeout(SEEN)
    watch.worker("think(on=False)")
    (_, touched) = next(press for press in watch.presses() if press[0] == "pointerdown")
    answered = next(came for came, *_ in watch.patches() if came > touched)
    (_, drawn), (painted, _) = [frame for frame in watch.frames() if frame[0] > answered][:2]
    return answered - touched, drawn - touched, painted - touched
