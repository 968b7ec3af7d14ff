"""An afternoon with the app, played in its own Python as fast as it goes, and what it has left.

The browser test that kills the page hands this file to the worker as it is.
"""

import asyncio
import gc
from dataclasses import dataclass
from datetime import timedelta
from itertools import count

from tests.app.fake_page import play_match
from watten_app.app import pacing
from watten_app.app.daily import Answer
from watten_app.app.house import House
from watten_app.app.options import MatchOptions
from watten_app.engine import Rng
from watten_app.learning.quiz import STAGES
from watten_app.ui.app import PageShell

BREATH = 0.03
"""Seconds between two answers."""

STEPS: list[str] = []
"""What was done since the beginning: a turn at the table, an answer."""


@dataclass(frozen=True, slots=True)
class Kept:
    """How much there is: what must never become less."""

    matches: frozenset[str]
    puzzles: frozenset[str]
    answers: int
    open_match: str = ""
    actions: int = 0

    def __le__(self, later: "Kept") -> bool:
        same = self.open_match == later.open_match
        return (
            self.matches <= later.matches
            and self.puzzles <= later.puzzles
            and self.answers <= later.answers
            and (same or self.open_match in later.matches or not self.open_match)
            and (not same or self.actions <= later.actions)
        )

    def told(self) -> list[object]:
        """All of it, comparable over the border of two Pythons."""
        return [
            sorted(self.matches),
            sorted(self.puzzles),
            self.answers,
            self.open_match,
            self.actions,
        ]


def kept_by(house: House) -> Kept:
    """What a house has: matches, answers to puzzles and in the quiz, the open match."""
    learnt = house.quiz.learnt
    answers = sum(8 * mark.rounds for mark in learnt.marks)
    answers += len(learnt.open.answers) if learnt.open else 0
    matches = frozenset(result.identity for result in house.results())
    puzzles = frozenset(f"{one.day} {one.solved}" for one in house.puzzles.daily().results)
    if house.table is None:
        return Kept(matches, puzzles, answers)
    save = house.table.save
    actions = sum(len(played.state.actions) for played in save.match.deals)
    return Kept(matches, puzzles, answers, save.identity, actions)


def the_shell() -> PageShell:
    """The shell of the app that runs in this Python."""
    (shell,) = (one for one in gc.get_objects() if isinstance(one, PageShell))
    return shell


def begin(number: int) -> None:
    """Begin the afternoon of this number; it goes on until it is ended."""
    shell = the_shell()
    house = shell._house
    for part in (_matches, _quiz, _puzzles):
        shell._page.run_task(part, house, number)


async def _matches(house: House, number: int) -> None:
    pacing.FACTOR = dict.fromkeys(pacing.FACTOR, 0.0)
    for turn in count():
        if house.table is None or house.table.view.match_result is not None:
            house.new_match(MatchOptions(target=11, levels=("easy",) * 3))
        await play_match(house.table, Rng(1000 * number + turn), lambda: STEPS.append("turn"))
        STEPS.append("match")


async def _quiz(house: House, number: int) -> None:
    quiz = house.quiz
    while True:
        quiz.begin(STAGES[0])
        quiz.start()
        while quiz.learnt.open is not None or house.state.quiz.question is not None:
            quiz.answer((house.state.quiz.right + (number % 5 == 0)) % 2)
            quiz.go_on()
            STEPS.append("question")
            await asyncio.sleep(BREATH)


async def _puzzles(house: House, number: int) -> None:
    day = house.puzzles.daily().today
    while True:
        if house.puzzles.daily().result(day) is None:
            puzzle = await house.puzzles.puzzle(day)
            answer = puzzle.right if number % 3 else Answer(not puzzle.right.raises, None)
            house.puzzles.answer(puzzle, answer, day)
            STEPS.append("puzzle")
        day -= timedelta(days=1)
        await asyncio.sleep(BREATH)
