"""`make.py bench-frames [ROUNDS]`: the table's movement while a computer thinks, against idle.

In the built app, on a phone's screen, the same trick is laid, rests and is taken away, round after
round; in every second round the strongest computer thinks without end meanwhile. Counted is the
time from each frame that Flutter draws to its next, as long as things move. Ends with 1 if the
median while it thinks is more than 1.5 times the idle one.
"""

import statistics

from recipe.steps import say
from recipe.stopwatch import Stopwatch, at_a_table

ROUNDS = 6
"""Of each kind."""

GOAL = 1.5


def bench(rounds: str = str(ROUNDS)) -> int:
    """Measure; print medians, 95 in 100 and the ratio; return 1 if the goal is missed."""
    times: dict[bool, list[float]] = {False: [], True: []}
    medians: dict[bool, list[float]] = {False: [], True: []}
    with at_a_table() as watch:
        one_round(watch, thinking=False)  # everything has been shown once
        for number in range(int(rounds)):
            for thinking in (False, True):
                found = one_round(watch, thinking=thinking)
                times[thinking] += found
                medians[thinking].append(statistics.median(found))
            idle, busy = medians[False][-1], medians[True][-1]
            say(f"round {number + 1}", f"idle {idle:.1f} ms, thinking {busy:.1f} ms")
    ratio = statistics.median(times[True]) / statistics.median(times[False])
    print()
    for name, thinking in (("idle", False), ("thinking", True)):
        print(f"  {name:<10} {line_of(times[thinking])}")
    verdict = "reached" if ratio <= GOAL else "NOT reached"
    print(f"  ratio of the medians {ratio:.2f}   (goal: at most {GOAL}, {verdict})")
    return 0 if ratio <= GOAL else 1


def one_round(watch: Stopwatch, *, thinking: bool) -> list[float]:
    """Lay one trick; the ms from frame to frame while it moved."""
    watch.worker("await at_the_table(again())")
    watch.worker(f"think(on={thinking})")
    watch.clear()
    watch.worker("await at_the_table(trick())")
    found = watch.intervals()
    watch.worker("think(on=False)")
    return found


def line_of(times: list[float]) -> str:
    """The times in words."""
    ordered = sorted(times)
    p95 = ordered[int(len(ordered) * 0.95)]
    return f"median {statistics.median(ordered):6.1f} ms   p95 {p95:6.1f}   ({len(ordered)} frames)"
