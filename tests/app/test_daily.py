"""Today's puzzle in the house: kept, marked, and right when the day changes."""

import asyncio
from datetime import date

from tests.app.fake_page import FakeClock, FakePage
from watten_app.app.daily import Answer, Daily, DayMark, answer_of, result_of
from watten_app.app.house import House
from watten_app.app.puzzle_words import line, made, step, task, why
from watten_app.engine import Message, Verb
from watten_app.i18n import say
from watten_app.learning.puzzle import Puzzle, make_puzzle
from watten_app.players.worlds import finished
from watten_app.store import PuzzleResult

TODAY = date(2026, 11, 29)
PUZZLES = [finished(make_puzzle(date(2026, 11, day))) for day in range(20, 30)]


def house_on(page: FakePage) -> House:
    return House(page, clock=FakeClock())


def result(day: str, *, solved: bool = True, counts: bool = True) -> PuzzleResult:
    return PuzzleResult(day, day, True, "GK", solved, counts)


def test_an_answer_is_kept_over_a_restart_and_its_line_is_known() -> None:
    page = FakePage()
    house = house_on(page)
    puzzle = asyncio.run(house.puzzles.puzzle(TODAY))
    house.puzzles.answer(puzzle, puzzle.right, TODAY)
    again = house_on(FakePage(page.texts)).state.daily
    assert again.streak == 1
    kept = again.result(TODAY)
    assert kept is not None
    assert answer_of(kept) == puzzle.right


def test_the_day_changes_when_the_page_says_so_or_one_comes_back() -> None:
    for kind in ("day", "visible"):
        page = FakePage()
        house = house_on(page)
        page.today = lambda: "2026-11-30"
        page.tell(kind, {"today": "2026-11-30"})
        assert house.state.daily.today == date(2026, 11, 30)


def test_a_puzzle_is_made_once() -> None:
    house = house_on(FakePage())

    async def twice() -> bool:
        return await house.puzzles.puzzle(TODAY) is await house.puzzles.puzzle(TODAY)

    assert asyncio.run(twice())


def test_what_became_of_each_day_of_a_week() -> None:
    daily = Daily(
        date(2026, 11, 27),
        (
            result("2026-11-23"),
            result("2026-11-24", solved=False),
            result("2026-11-25", counts=False),
        ),
    )
    assert [daily.mark(day) for day in daily.week] == [
        DayMark.SOLVED,
        DayMark.WRONG,
        DayMark.LATE,
        DayMark.MISSED,
        DayMark.OPEN,
        DayMark.COMING,
        DayMark.COMING,
    ]


def test_an_answer_of_another_day_does_not_count() -> None:
    puzzle = PUZZLES[0]
    told = result_of(puzzle, puzzle.right, opened=TODAY, today=TODAY)
    assert told.solved
    assert not told.counts


def spoken(language: str, messages: tuple[Message, ...]) -> list[str]:
    return [say(language, message) for message in messages]


def told_of(language: str, puzzle: Puzzle) -> list[str]:
    told = spoken(language, (task(puzzle), *why(puzzle)))
    for answer in (puzzle.right, Answer(True, puzzle.deal.hands[0][0])):
        for deal in line(puzzle, answer)[1:]:
            told += spoken(language, step(deal))
    return told


def test_the_task_the_reasons_and_each_step_are_whole_sentences() -> None:
    for puzzle in PUZZLES:
        for language in ("de", "en"):
            told = told_of(language, puzzle)
            assert not [text for text in told if "{" in text or "puzzle." in text]


def test_who_the_reasons_name_takes_the_trick_that_decides() -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if not puzzle.lost)
    (breaks,) = [message for message in why(puzzle) if message.key == "puzzle.why.breaks"]
    wrong = breaks.params["card"]
    over = line(puzzle, Answer(False, wrong))[-1]
    assert made(over)[1] == 3
    assert breaks.params["with"] in over.tricks[-1].cards


def test_a_line_begins_with_the_raise_and_its_answer() -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if not puzzle.lost)
    verbs = [deal.actions[-1].verb for deal in line(puzzle, puzzle.right)[1:3]]
    assert verbs == [Verb.RAISE, Verb.HOLD]
