"""What a score is worth: the chance of winning the match from it (players.md, "Match equity").

As with the doubling cube: raising and holding are judged by the match, not by the points. What
counts is how many points each side still needs, so one table for each tense mode (R23) serves all
targets. Both sides are taken to play as the strongest does, and who deals is left out of account.
"""

from collections.abc import Callable
from functools import cache

from watten_app.engine.rules import Tense
from watten_app.players.equity_table import TABLES

type Equity = Callable[[int, Tense, int, int], float]
"""The chance of the match for a target and mode, and the points of a side and of the others."""

_WHOLE = 1000


def match_chance(target: int, tense: Tense, mine: int, theirs: int) -> float:
    """The chance of the match for a side with `mine` points against one with `theirs`."""
    if mine >= target:
        return 1.0
    if theirs >= target:
        return 0.0
    return _table(tense)[target - mine - 1][target - theirs - 1]


@cache
def _table(tense: Tense) -> tuple[tuple[float, ...], ...]:
    """By what this side needs less one, and by what the others need: the chance."""
    rows = TABLES[tense].strip().splitlines()
    return tuple(tuple(int(number) / _WHOLE for number in row.split()) for row in rows)
