"""Answers to puzzles are kept day by day; damage takes one day and nothing else."""

from dataclasses import replace

import pytest

from watten_app.store import MemoryStorage, Settings, keep_settings, read_settings
from watten_app.store.bundle import pack_up, take_in
from watten_app.store.document import keep
from watten_app.store.puzzles import PREFIX, SCHEMA, PuzzleResult, append_puzzle, read_puzzles

FIRST = PuzzleResult("2026-11-29", "2026-11-29", True, "GK", True, True)
SECOND = PuzzleResult("2026-11-30", "2026-11-30", False, "", False, True)


def kept(*results: PuzzleResult) -> MemoryStorage:
    storage = MemoryStorage()
    for result in results:
        append_puzzle(storage, result)
    return storage


def test_what_is_kept_is_found_again_by_day() -> None:
    assert read_puzzles(kept(SECOND, FIRST)) == (FIRST, SECOND)


def test_the_first_answer_to_a_day_stands() -> None:
    again = replace(FIRST, card="E7", solved=False)
    assert read_puzzles(kept(FIRST, again)) == (FIRST,)


@pytest.mark.parametrize("damage", ["", "1:0000000000000000:{}", "9:x:y", "\ud800"])
def test_a_damaged_answer_takes_nothing_else_with_it(damage: str) -> None:
    storage = kept(FIRST, SECOND)
    keep_settings(storage, Settings(language="en"))
    storage.put(PREFIX + FIRST.day, damage)
    assert read_puzzles(storage) == (SECOND,)
    assert read_settings(storage, "de") == Settings(language="en")


def test_a_damaged_answer_can_be_given_anew() -> None:
    storage = kept(FIRST)
    storage.put(PREFIX + FIRST.day, "x")
    append_puzzle(storage, FIRST)
    assert read_puzzles(storage) == (FIRST,)


@pytest.mark.parametrize(
    "data",
    [
        [],
        {},
        {"day": "2026-11-29"},
        {**dict.fromkeys(("answered", "card"), ""), "day": "2026-11-29", "raises": 1},
    ],
)
def test_what_is_no_answer_is_left_out(data) -> None:
    storage = MemoryStorage()
    keep(storage, PREFIX + "2026-11-29", data, SCHEMA)
    assert read_puzzles(storage) == ()


@pytest.mark.parametrize("change", [{"card": "X9"}, {"answered": "yesterday"}, {"day": "today"}])
def test_an_answer_with_a_wrong_value_is_left_out(change: dict[str, str]) -> None:
    wrong = replace(FIRST, **change)
    assert read_puzzles(kept(wrong)) == ()


def test_carried_to_another_device_the_better_answer_of_each_day_stays() -> None:
    late, wrong = replace(FIRST, counts=False), replace(FIRST, solved=False)
    for mine, theirs, best in (
        (wrong, FIRST, FIRST),
        (FIRST, wrong, FIRST),
        (late, FIRST, FIRST),
        (wrong, late, late),
    ):
        here = kept(mine)
        take_in(here, pack_up(kept(theirs, SECOND)))
        assert read_puzzles(here) == (best, SECOND)
