"""The daily puzzle as the app knows it: today, the answers given, the streak, the week."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum

from watten_app.engine import Card
from watten_app.learning.puzzle import Answer, Puzzle
from watten_app.learning.streak import counts, is_in_danger, streak
from watten_app.store import PuzzleResult

__all__ = ["Answer", "Daily", "DayMark", "Puzzle", "PuzzleResult", "answer_of", "day_of"]

WEEK = 7


class DayMark(StrEnum):
    """What became of a day's puzzle."""

    SOLVED = "solved"
    """On its day: it counts for the streak."""
    LATE = "late"
    """Solved, but on another day."""
    WRONG = "wrong"
    MISSED = "missed"
    OPEN = "open"
    """Today's, not answered yet."""
    COMING = "coming"


@dataclass(frozen=True, slots=True)
class Daily:
    """What the screens show of the puzzles.

    Attributes:
        today: the player's own date.
        results: the answers given, by day.
    """

    today: date
    results: tuple[PuzzleResult, ...] = ()

    @property
    def streak(self) -> int:
        """Days in the streak that is alive today."""
        return streak(_counting(self.results), self.today)

    @property
    def in_danger(self) -> bool:
        """Whether the streak ends unless today's puzzle is solved."""
        return is_in_danger(_counting(self.results), self.today)

    def result(self, day: date) -> PuzzleResult | None:
        """The answer that was given to a day's puzzle."""
        written = day.isoformat()
        return next((result for result in self.results if result.day == written), None)

    def mark(self, day: date) -> DayMark:
        """What became of a day's puzzle."""
        result = self.result(day)
        if result is None:
            if day == self.today:
                return DayMark.OPEN
            return DayMark.COMING if day > self.today else DayMark.MISSED
        if not result.solved:
            return DayMark.WRONG
        return DayMark.SOLVED if result.counts else DayMark.LATE

    @property
    def week(self) -> tuple[date, ...]:
        """The days of this week from Monday on."""
        monday = self.today - timedelta(days=self.today.weekday())
        return tuple(monday + timedelta(days=place) for place in range(WEEK))

    def last_days(self, number: int) -> tuple[date, ...]:
        """So many days up to today."""
        return tuple(self.today - timedelta(days=place) for place in reversed(range(number)))


def day_of(written: str) -> date:
    """A date as the page tells it, 2026-11-30."""
    return date.fromisoformat(written)


def result_of(puzzle: Puzzle, answer: Answer, opened: date, today: date) -> PuzzleResult:
    """The answer as it is kept.

    Args:
        opened: the player's own date as the puzzle came up.
        today: the same now.
    """
    return PuzzleResult(
        day=puzzle.day.isoformat(),
        answered=today.isoformat(),
        raises=answer.raises,
        card=str(answer.card) if answer.card else "",
        solved=puzzle.solved_by(answer),
        counts=counts(puzzle.day, opened, today),
    )


def answer_of(result: PuzzleResult) -> Answer:
    """The answer that was kept."""
    return Answer(result.raises, Card.parse(result.card) if result.card else None)


def _counting(results: Iterable[PuzzleResult]) -> frozenset[date]:
    solved = (result for result in results if result.solved and result.counts)
    return frozenset(day_of(result.day) for result in solved)
