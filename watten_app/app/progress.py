"""How one has got on: results by variant and level, and the curves over time."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from watten_app.store import Result, Totals, totals_of
from watten_app.variants import VARIANTS

MIXED = "mixed"
"""The level of computers that play at different ones."""

WINDOW = 10
"""Of so many matches each point of the first curve tells the share won."""

FEWEST = 3
"""A line through fewer matches would tell nothing."""


@dataclass(frozen=True, slots=True)
class Group:
    """What the matches of a variant against computers of a level came to."""

    variant: str
    level: str
    totals: Totals


def level_of(result: Result) -> str:
    """The level of all computers of a match, or that they were mixed."""
    levels = set(result.levels)
    return levels.pop() if len(levels) == 1 else MIXED


def groups_of(results: Sequence[Result]) -> tuple[Group, ...]:
    """By variant and level, in the order variants are offered in; what nobody knows comes last."""
    known = list(VARIANTS)
    found: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        found.setdefault((result.variant, level_of(result)), []).append(result)

    def place(of: tuple[str, str]) -> tuple[int, str, str]:
        return (known.index(of[0]) if of[0] in known else len(known), *of)

    return tuple(Group(*of, totals_of(found[of])) for of in sorted(found, key=place))


def shares_won(results: Sequence[Result]) -> tuple[float, ...]:
    """After each match the share won, 0 to 1, of the last ten; empty where they are too few."""
    won = [result.won for result in results]
    if len(won) < FEWEST:
        return ()
    return tuple(
        sum(last) / len(last)
        for last in (won[max(0, end - WINDOW) : end] for end in range(1, len(won) + 1))
    )


def points_ahead(results: Iterable[Result]) -> tuple[int, ...]:
    """After each match with counted points how many more were made than by the others, in all."""
    ahead, line = 0, []
    for result in results:
        if result.tally.points or result.tally.against:
            ahead += result.tally.points - result.tally.against
            line.append(ahead)
    return tuple(line) if len(line) >= FEWEST else ()
