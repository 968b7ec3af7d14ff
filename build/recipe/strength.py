"""`make.py strength [PAIRS]`: the computers' levels against each other, written to STRENGTH.md.

Each deal is played twice with the sides exchanged, on all cores; the same number of pairs gives the
same figures everywhere, but for the times.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Any

from recipe.places import ROOT
from recipe.steps import say
from watten_app.players import Level
from watten_app.players.arena import arena
from watten_app.players.calibration import by_tenths, chances
from watten_app.variants import rules_of

PAIRS = 3_000
SEED = 2026
Z95 = 1.96
TARGET = ROOT / "STRENGTH.md"

HEAD = """# How strong the computers play

Written by `python3 build/make.py strength {pairs}`; the same command gives the same figures, but
for the milliseconds. A pair is one deal played twice with the sides exchanged, so luck of the
cards falls out. Brackets are 95 % intervals over pairs; of matches, over matches. Four players.

`random` plays any legal card, `greedy` (as `easy`) by plain rules, `n10` (as `normal`) and `n80`
solve so many possible deals. They are frozen: no later change may make them stronger.
"""


@dataclass(frozen=True, slots=True)
class Bout:
    """One line of a table: who plays whom, at what, and which part of the pairs."""

    a: Level
    b: Level
    variant: str
    cards_only: bool
    part: float = 1.0


CARDS = (
    Bout(Level.GREEDY, Level.RANDOM, "bavarian", True),
    Bout(Level.N10, Level.GREEDY, "bavarian", True),
    Bout(Level.N80, Level.GREEDY, "bavarian", True, 0.5),
    Bout(Level.STRONG, Level.GREEDY, "bavarian", True),
    Bout(Level.STRONG, Level.N10, "bavarian", True, 0.5),
    Bout(Level.STRONG, Level.N80, "bavarian", True),
    Bout(Level.STRONG, Level.GREEDY, "tyrolean", True, 0.5),
    Bout(Level.STRONG, Level.GREEDY, "south_tyrolean", True, 0.5),
    Bout(Level.STRONG, Level.GREEDY, "blind", True, 0.5),
)
WHOLE = (
    Bout(Level.NORMAL, Level.EASY, "bavarian", False),
    Bout(Level.STRONG, Level.NORMAL, "bavarian", False),
    Bout(Level.STRONG, Level.EASY, "bavarian", False),
    Bout(Level.STRONG, Level.NORMAL, "south_tyrolean", False, 0.5),
    Bout(Level.STRONG, Level.EASY, "blind", False, 0.5),
)


def measure(pairs: str = str(PAIRS)) -> None:
    """Play all bouts and write the report; `pairs` is how many pairs the full ones have."""
    number = int(pairs)
    parts = [HEAD.format(pairs=number)]
    parts.append(_table("Cards alone: nobody raises", CARDS, number))
    parts.append(_table("Whole matches with full bidding", WHOLE, number))
    parts.append(_calibration(max(8, number // 10)))
    TARGET.write_text("\n".join(parts), encoding="utf-8")
    say("STRENGTH.md", "written")


def _table(title: str, bouts: tuple[Bout, ...], pairs: int) -> str:
    lines = [
        f"## {title}\n",
        "| | variant | pairs | deals won | points a deal | matches | ms a move |",
    ]
    lines.append("| --- | --- | --- | --- | --- | --- | --- |")
    for bout in bouts:
        deals = max(1, round(pairs * bout.part))
        rules = rules_of(bout.variant)
        told = arena(bout.a, bout.b, rules, deals, SEED, cards_only=bout.cards_only)
        lines.append(_line(bout, told))
        say(f"{bout.a} against {bout.b}", f"{bout.variant}: {told['a_deal_rate']:.1%} of deals")
    return "\n".join(lines) + "\n"


def _calibration(deals: int) -> str:
    """How often chances of the strong level came true, by tenths."""
    pairs = chances(rules_of("bavarian"), deals, SEED)
    lines = ["## Chances that the strong level sees\n"]
    lines.append(
        f"{deals:,} Bavarian deals of four strong computers, at each lead, nobody raising.\n"
    )
    lines += ["| chance seen | came true | leads |", "| --- | --- | --- |"]
    for number, chance, came_true in by_tenths(pairs):
        half = Z95 * sqrt(max(came_true * (1 - came_true), 0.01) / number)
        lines.append(f"| {chance:.1%} | {came_true:.1%} ± {half:.1%} | {number:,} |")
    say("chances", f"{len(pairs):,} compared")
    return "\n".join(lines) + "\n"


def _line(bout: Bout, told: dict[str, Any]) -> str:
    low, high = told["ci95"]
    low_points, high_points = told["ci95_points"]
    ms = told["ms"]["a"]
    cells = (
        f"{bout.a} against {bout.b}",
        bout.variant,
        f"{told['deals']:,}",
        f"{told['a_deal_rate']:.1%} [{low:.1%}, {high:.1%}]",
        f"{told['a_points_per_deal']:+.2f} [{low_points:+.2f}, {high_points:+.2f}]",
        _matches(told["a_match_rate"], told["matches"]),
        f"{ms['p50']:.1f}, p95 {ms['p95']:.0f}",
    )
    return "| " + " | ".join(cells) + " |"


def _matches(rate: float | None, number: int) -> str:
    if rate is None:
        return "none"
    half = Z95 * sqrt(rate * (1 - rate) / number)
    return f"{rate:.1%} ± {half:.1%} of {number:,}"
