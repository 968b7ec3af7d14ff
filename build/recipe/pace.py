"""`make.py pace [DEALS]`: how long the strongest computer thinks, here and in Pyodide.

For each variant and number of players: the milliseconds of a decision by trick, and how long
taps wait for it at a stretch. The seconds are the processor's, so that other work on the
machine does not count. Ends with 1 where the goals of the project are missed.
"""

import json
from pathlib import Path
from typing import Any

from recipe.places import CLIENT, NODE_SCRIPTS, ROOT
from recipe.steps import run_node, say
from recipe.tables import FOUR, paces, tables

DEALS = 40
"""Of four in the Bavarian game; of each other table a tenth."""

GOAL = 60.0
"""Milliseconds in Pyodide that 95 in 100 decisions of four in the Bavarian game stay below."""

MOST_OVER = 0.01
"""The share of stretches that may keep a tap waiting for more than a frame."""

MEASURED = "bavarian"


def measure(deals: str = str(DEALS)) -> int:
    """Print the pace of all tables; return 1 if a goal is missed."""
    few = max(1, int(deals) // 10)
    asked = [
        (name, players, int(deals) if (name, players) == (MEASURED, FOUR) else few)
        for name, players in tables()
    ]
    text = json.dumps(asked)
    missed = 0
    for python, told in (("CPython", paces(text)), ("Pyodide", in_pyodide(text))):
        say(python, "milliseconds, median / 95 in 100")
        for table in json.loads(told):
            print(line_of(table), flush=True)
            missed += python == "Pyodide" and not reached(table)
    say("goals", f"{missed} missed" if missed else "reached")
    return int(missed > 0)


def in_pyodide(asked: str) -> str:
    """The same paces, measured in Pyodide under Node."""
    runtime: Path = CLIENT / "pyodide" / "pyodide.mjs"
    return run_node(NODE_SCRIPTS / "pace.mjs", runtime, ROOT, asked)


def reached(table: dict[str, Any]) -> bool:
    """Whether the table keeps to the goals."""
    measured = (table["variant"], table["players"]) == (MEASURED, FOUR)
    slow = measured and any(took["p95"] > GOAL for took in table["decisions"].values())
    return not slow and table["stretches"]["over"] <= MOST_OVER


def line_of(table: dict[str, Any]) -> str:
    """One table in one line."""
    tricks = " ".join(
        f"{at.removeprefix('play ')}: {took['p50']:.0f}/{took['p95']:.0f}"
        for at, took in table["decisions"].items()
        if at.startswith(("play", "raise"))
    )
    stretches = table["stretches"]
    waits = f"waits p99 {stretches['p99']:.0f}, longest {stretches['max']:.0f}"
    name = f"{table['variant']} {table['players']}"
    return f"  {name:<18} {tricks:<66} {waits}, {stretches['over']:.1%} too long"
