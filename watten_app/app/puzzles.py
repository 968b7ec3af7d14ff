"""The desk of the daily puzzles: makes them, keeps the answers, knows the day."""

from collections.abc import Callable
from datetime import date
from typing import Protocol

from watten_app.app.daily import Answer, Daily, Puzzle, day_of, result_of
from watten_app.app.slices import done_in_slices
from watten_app.learning.puzzle import make_puzzle
from watten_app.store import Storage, append_puzzle, read_puzzles


class Calendar(Protocol):
    """What knows the player's own date."""

    def today(self) -> str:
        """As 2026-11-29."""


class Puzzles:
    """What the screens may ask of the puzzles; `tell` hears of every change."""

    def __init__(
        self, storage: Storage, calendar: Calendar, tell: Callable[[Daily], object]
    ) -> None:
        self._storage, self._calendar, self._tell = storage, calendar, tell
        self._made: dict[date, Puzzle] = {}

    def daily(self) -> Daily:
        """Today, and the answers given so far."""
        return Daily(day_of(self._calendar.today()), read_puzzles(self._storage))

    async def puzzle(self, day: date) -> Puzzle:
        """The puzzle of a day; made the first time it is asked for, which takes a moment."""
        if day not in self._made:
            self._made[day] = await done_in_slices(make_puzzle(day))
        return self._made[day]

    def answer(self, puzzle: Puzzle, answer: Answer, opened: date) -> None:
        """Keep an answer, the first one of a day; `opened`: the date as the puzzle came up."""
        today = day_of(self._calendar.today())
        append_puzzle(self._storage, result_of(puzzle, answer, opened, today))
        self._tell(self.daily())

    def look_at_the_calendar(self) -> None:
        """The day may be another by now."""
        self._tell(self.daily())
