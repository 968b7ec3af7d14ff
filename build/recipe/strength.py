"""`make.py strength [PAIRS] [SECTION…]`: how strong the computers are, written to STRENGTH.md.

All cores are at work; the same number of pairs gives the same figures everywhere, but for the
times. With names of sections only these are measured, and the others stay as they are.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from recipe import bouts, measures
from recipe.places import ROOT
from recipe.steps import say, stop

PAIRS = 3_000
TARGET = ROOT / "STRENGTH.md"

HEAD = f"""# How strong the computers play

Written by `python3 build/make.py strength {PAIRS}`; the same command gives the same figures, but
for the milliseconds. A pair is one deal or match played twice with the sides exchanged, so luck of
the cards falls out. Brackets are 95 % intervals over pairs. Four players, Bavarian rules where
nothing else is said, and nobody signs. A goal is a number with whether it is reached.

`random` plays any legal card, `greedy` (as `easy`) by plain rules, `n10` (as `normal`) and `n80`
solve so many possible deals, `rank` goes by the ranks of the cards. They are frozen: no later
change may make them stronger.
"""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the report: its heading, and what measures its lines for a number of pairs."""

    title: str
    lines: Callable[[int], list[str]]


SECTIONS = {
    "cards": Section("Cards alone: nobody raises", bouts.cards),
    "matches": Section("Whole matches", bouts.matches),
    "blind": Section("Blind deals", bouts.blind),
    "signs": Section("Signs and talk", bouts.signs),
    "chances": Section("Chances that the strongest sees", measures.calibration),
    "endings": Section("Won deals with two tricks left", measures.two_left),
    "bets": Section("The best reply to its bets", measures.best_replies),
    "times": Section("How long they think", measures.times),
}


def measure(pairs: str = str(PAIRS), *names: str) -> None:
    """Measure the sections, all if none is named, and write each to the report at once."""
    unknown = [name for name in names if name not in SECTIONS]
    if unknown or not pairs.isdecimal() or not int(pairs):
        stop(f"make.py strength [PAIRS] [SECTION…]; the sections are {', '.join(SECTIONS)}.")
    for name in names or SECTIONS:
        section = SECTIONS[name]
        lines = section.lines(int(pairs))
        old = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
        TARGET.write_text(with_section(old, section.title, lines), encoding="utf-8")
        say("STRENGTH.md", section.title)


def with_section(report: str, title: str, lines: list[str]) -> str:
    """The report with this section anew; sections that there are no more are left out."""
    parts = re.split(r"^## ", report, flags=re.MULTILINE)[1:]
    bodies = dict(part.split("\n", 1) for part in parts)
    bodies[title] = "\n" + "\n".join(lines) + "\n"
    kept = (section.title for section in SECTIONS.values() if section.title in bodies)
    return HEAD + "".join(f"\n## {title}\n\n{bodies[title].strip()}\n" for title in kept)
