"""The sections of STRENGTH.md that look at one level: chances, endings, bets, times."""

import json
import subprocess
import sys
from math import sqrt
from typing import Any

from recipe.bouts import SEED
from recipe.pace import GOAL, in_pyodide
from recipe.places import ROOT
from recipe.steps import say
from watten_app.players import Level
from watten_app.players.measuring.calibration import by_tenths, chances
from watten_app.players.measuring.endings import Ending, endings
from watten_app.players.measuring.reply import GRID, best_reply, gains
from watten_app.players.measuring.spread import Z95, mean_and_interval
from watten_app.variants import rules_of

VARIANT = "bavarian"
FRESH = SEED + 1
"""The seed of deals that the best reply was not chosen by."""

MOST_GAIN = 0.03
KEPT = 0.998
NEAR = 0.03
"""By how much a chance that the strongest sees may miss what comes true."""

LEVELS = (Level.EASY, Level.NORMAL, Level.STRONG)
MOMENTS = (*(f"play {trick}" for trick in range(1, 6)), "raise")
ALONE = """import sys
sys.path[:0] = sys.argv[2:]
from recipe.tables import paces
print(paces(sys.argv[1]))
"""


def calibration(pairs: int) -> list[str]:
    """How often chances of the strongest came true, by tenths."""
    deals = max(8, pairs * 2)
    found = by_tenths(chances(rules_of(VARIANT), deals, SEED))
    lines = [f"{deals:,} deals of four of the strongest, at each lead, nobody raising.\n"]
    lines += [f"| chance seen | came true | leads | within {NEAR:.0%} |", "| --- " * 4 + "|"]
    for number, chance, came_true in found:
        half = Z95 * sqrt(max(came_true * (1 - came_true), 0.01) / number)
        near = "yes" if abs(came_true - chance) <= NEAR else "no"
        lines.append(f"| {chance:.1%} | {came_true:.1%} ± {half:.1%} | {number:,} | {near} |")
    say("chances", f"{sum(number for number, *_ in found):,} compared")
    return lines


def two_left(pairs: int) -> list[str]:
    """Whether deals that are won with two tricks left stay won."""
    lines = ["Four of a level play without raises. Counted are the decisions with two tricks left"]
    lines += ["of a side that wins the deal with all cards open; a choice is one of them in which"]
    lines += ["some card loses it. The other hands are hidden, so no player can keep all.\n"]
    lines += [f"| | won decisions | kept | {KEPT:.1%} | choices | kept | with open cards |"]
    lines += ["| --- " * 7 + "|"]
    for level in (Level.STRONG, Level.N80, Level.GREEDY):
        part = pairs if level is Level.STRONG else pairs // 4
        found = endings(level, rules_of(VARIANT), max(8, part), SEED)
        lines.append(_endings_line(level, found))
        say("two tricks left", f"{level}: {sum(one.kept for one in found):,} of {len(found):,}")
    return lines


def _endings_line(level: Level, found: list[Ending]) -> str:
    kept, (low, high) = mean_and_interval([one.kept for one in found])
    choices = [one.kept for one in found if not one.free]
    kept_open = sum(one.kept_open for one in found)
    rate = f"{kept:.2%} [{low:.2%}, {high:.2%}]"
    cells = (level, f"{len(found):,}", rate, "yes" if kept >= KEPT else "no")
    cells += (f"{len(choices):,}", f"{sum(choices):,}", f"{kept_open:,} of {len(found):,}")
    return "| " + " | ".join(cells) + " |"


def best_replies(pairs: int) -> list[str]:
    """What the best of the threshold policies gains, found on some deals and held on others."""
    rules = rules_of(VARIANT)
    few = max(8, pairs // 6)
    tried = gains(GRID, rules, few, SEED)
    best = best_reply(tried)
    policy = GRID[best]
    seemed, _ = mean_and_interval([deal[best] for deal in tried])
    held, (low, high) = mean_and_interval([g[0] for g in gains((policy,), rules, pairs, FRESH)])
    reached = "yes" if held <= MOST_GAIN else "no"
    say("best reply", f"{held:+.3f} points a deal")
    return [
        f"{len(GRID)} policies play the cards as the strongest does, but raise, raise back and",
        f"hold from fixed chances on. On {few:,} deals from nought all, played by both sides,",
        f"the best raises from {_from(policy.raises)}, raises back from {_from(policy.reraises)}",
        f"and holds from {_from(policy.holds)}; there it seemed to gain {seemed:+.3f} a deal.",
        "Chosen as the best of many, it had luck; so it is held on other deals.\n",
        f"| deals | gain, points a deal | at most {MOST_GAIN} |",
        "| --- | --- | --- |",
        f"| {pairs:,} | {held:+.3f} [{low:+.3f}, {high:+.3f}] | {reached} |",
    ]


def _from(chance: float) -> str:
    return f"{chance:.0%}" if chance <= 1 else "no chance"


def times(pairs: int) -> list[str]:
    """Milliseconds of a decision by level and trick, here and in Pyodide."""
    deals = max(2, min(40, pairs // 10))
    asked = json.dumps([(VARIANT, 4, deals, level) for level in LEVELS])
    lines = ["The processor's milliseconds for a decision, the median and what 95 in 100 stay"]
    lines += [f"below, in {deals} deals of four with full bidding. In Pyodide the strongest is to"]
    lines += [f"stay below {GOAL:.0f}.\n"]
    lines += ["| | " + " | ".join(MOMENTS).replace("play", "trick") + " |"]
    lines += ["| --- " * (len(MOMENTS) + 1) + "|"]
    for python, told in (("CPython", _in_cpython(asked)), ("Pyodide", in_pyodide(asked))):
        for table in json.loads(told):
            cells = " | ".join(_took(table, moment) for moment in MOMENTS)
            lines.append(f"| {table['level']}, {python} | {cells} |")
            say("times", f"{table['level']} in {python}")
    return lines


def _took(table: dict[str, Any], moment: str) -> str:
    took = table["decisions"].get(moment)
    return f"{took['p50']:.1f} / {took['p95']:.0f}" if took else ""


def _in_cpython(asked: str) -> str:
    """The paces in a process of its own, in which nothing but the app is loaded."""
    command = [sys.executable, "-I", "-c", ALONE, asked, str(ROOT), str(ROOT / "build")]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
