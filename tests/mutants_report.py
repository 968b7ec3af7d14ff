"""`tests/MUTANTS.md`: how many mutants were killed, and why the others may live."""

import re
from collections import defaultdict
from collections.abc import Mapping
from datetime import date
from enum import StrEnum
from pathlib import Path

from tests.mutants import Mutant, module_names

REPORT = Path(__file__).parent / "MUTANTS.md"
UNJUDGED = "**not judged yet**"

_HEAD = """# Mutants

Each mutant is the engine or a variant with one small change in one function, method or property
(tables at the top of a module are not changed). It is killed when a test fails, or hangs; what
lives is either a gap in the tests or a change that changes nothing. Written by
`python -m tests.mutate`, which tries every mutant; the judgements are by hand and stay.

| module | tried on | mutants | killed | survived |
| --- | --- | --- | --- | --- |
"""
_ROW = re.compile(r"\| (\S+) \| (\S+) \| (\d+) \| (\d+) \| (\d+) \|")
_SURVIVOR = re.compile(r"- `(\S+)` (`.*` → `.*`): (.*)")


class Fate(StrEnum):
    """What became of a mutant."""

    KILLED = "killed"
    SURVIVED = "survived"


def update(module: str, fates: Mapping[Mutant, Fate]) -> None:
    """Put the fates of a module's mutants into the report; other modules stay as they are."""
    rows, survivors = _read()
    lived = list(fates.values()).count(Fate.SURVIVED)
    rows[module] = (date.today().isoformat(), len(fates), len(fates) - lived, lived)
    judged = dict(survivors[module])
    survivors[module] = [
        (mutant.key, judged.get(mutant.key, UNJUDGED))
        for mutant, fate in fates.items()
        if fate is Fate.SURVIVED
    ]
    _write(rows, survivors)


def survivors_of(module: str) -> set[str]:
    """The keys of a module's mutants that the report lists."""
    _, survivors = _read()
    return {key for key, _ in survivors[module]}


type _Rows = dict[str, tuple[str, int, int, int]]
type _Survivors = dict[str, list[tuple[str, str]]]


def _read() -> tuple[_Rows, _Survivors]:
    rows: _Rows = {}
    survivors: _Survivors = defaultdict(list)
    module = ""
    for line in REPORT.read_text().splitlines() if REPORT.exists() else ():
        if line.startswith("## "):
            module = line.removeprefix("## ")
        elif row := _ROW.fullmatch(line):
            name, day, *numbers = row.groups()
            total, killed, lived = map(int, numbers)
            rows[name] = (day, total, killed, lived)
        elif found := _SURVIVOR.fullmatch(line):
            name, change, why = found.groups()
            survivors[module].append((f"`{name}` {change}", why))
    return rows, survivors


def _write(rows: _Rows, survivors: _Survivors) -> None:
    names = [name for name in module_names() if name in rows]
    text = _HEAD
    for name in names:
        text += f"| {' | '.join(map(str, (name, *rows[name])))} |\n"
    total, killed, lived = (sum(rows[name][place] for name in names) for place in range(1, 4))
    share = f"{killed / total:.1%}"
    text += f"| all | {share} killed | {total} | {killed} | {lived} |\n"
    for name in names:
        if survivors[name]:
            text += f"\n## {name}\n\n"
            text += "".join(f"- {key}: {why}\n" for key, why in survivors[name])
    REPORT.write_text(text)
