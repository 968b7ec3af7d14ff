"""The streak of daily puzzles: days, never hours, so that no clock can break it.

A day counts when its puzzle was solved on that day. One day in between may be missed; two end the
streak. Only dates are compared: summer time changes nothing, who flies west and has a day twice
counts it once, who flies east over the date line has the grace day, and where a clock was set back
the days solved "later" still stand.
"""

from collections.abc import Collection
from datetime import date, timedelta

GRACE = 1
"""So many days in a row may be missed."""

_STEP = timedelta(days=GRACE + 1)
_NIGHT = timedelta(days=1)


def counts(day: date, opened: date, answered: date) -> bool:
    """Whether an answer counts for the streak.

    Args:
        day: whose puzzle it is.
        opened: the player's own date as the puzzle came up.
        answered: the same at the answer, which may be after midnight or in another time zone.
    """
    return day == opened and abs(answered - opened) <= _NIGHT


def streak(solved: Collection[date], today: date) -> int:
    """How many days the streak has: the longest row that is still alive today.

    Args:
        solved: the days that count.
        today: the player's own date; it may lie before days that were solved already.
    """
    return max((len(row) for row in _rows(solved) if today - row[-1] <= _STEP), default=0)


def best_streak(solved: Collection[date]) -> int:
    """The longest row there ever was."""
    return max(map(len, _rows(solved)), default=0)


def is_in_danger(solved: Collection[date], today: date) -> bool:
    """Whether the streak ends unless today's puzzle is solved: the grace day is used up."""
    alive = [row for row in _rows(solved) if today - row[-1] <= _STEP]
    return bool(alive) and all(today - row[-1] == _STEP for row in alive)


def _rows(solved: Collection[date]) -> list[list[date]]:
    """The days in rows: from one to the next no more than the grace days are missed."""
    rows: list[list[date]] = []
    for day in sorted(set(solved)):
        if rows and day - rows[-1][-1] <= _STEP:
            rows[-1].append(day)
        else:
            rows.append([day])
    return rows
