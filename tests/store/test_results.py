"""Results are counted once, in order, and fold into totals and streaks."""

from dataclasses import asdict, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from watten_app.store import MemoryStorage, Result, append_result, keep, read_results, totals_of
from watten_app.store.results import SCHEMA

ONE = Result(
    identity="a",
    number=1,
    day="2026-11-29",
    variant="bavarian",
    target=15,
    levels=("easy",) * 3,
    won=True,
    score=(15, 9),
    bummerl=(0, 1),
    deals=9,
    seed=4,
)


def test_a_match_counts_once() -> None:
    storage = MemoryStorage()
    append_result(storage, ONE)
    append_result(storage, ONE)
    assert read_results(storage) == (ONE,)


def test_results_come_in_the_order_played() -> None:
    storage = MemoryStorage()
    played = [replace(ONE, identity=name, number=n) for n, name in enumerate("zmab", start=1)]
    for result in reversed(played):
        append_result(storage, result)
    assert read_results(storage) == tuple(played)


def test_a_damaged_result_is_left_out() -> None:
    storage = MemoryStorage({"result.b": "1:0:{}", "result.c": "", "settings": "?"})
    append_result(storage, ONE)
    assert read_results(storage) == (ONE,)


@pytest.mark.parametrize(
    "change",
    [
        *({"identity": 1}, {"day": None}, {"won": "yes"}, {"levels": [7]}, {"deals": "4"}),
        *({"score": [15]}, {"score": [15, "9"]}, {"bummerl": 1}, {"bummerl": [0, 1, 0]}),
    ],
)
def test_a_result_of_other_kinds_is_left_out(change: dict[str, object]) -> None:
    storage = MemoryStorage()
    append_result(storage, ONE)
    keep(storage, "result.b", asdict(ONE) | change, SCHEMA)
    assert read_results(storage) == (ONE,)


@given(st.lists(st.booleans(), max_size=30))
def test_a_streak_ends_with_a_lost_match(won: list[bool]) -> None:
    totals = totals_of(replace(ONE, won=each) for each in won)
    text = "".join("w" if each else "l" for each in won)
    assert totals.matches == len(won)
    assert totals.won + totals.lost == totals.matches
    assert totals.streak == len(text) - len(text.rstrip("w"))
    assert totals.best_streak == max(map(len, text.split("l")))


def test_bummerl_and_schneider_add_up() -> None:
    schneider = replace(ONE, score=(15, 0), bummerl=(0, 2))
    lost = replace(ONE, won=False, score=(9, 15), bummerl=(1, 0))
    totals = totals_of((ONE, schneider, lost))
    assert (totals.bummerl_ours, totals.bummerl_theirs, totals.schneider) == (1, 3, 1)


OLD = {"ours": 15, "theirs": 0, "bummerl_ours": 0, "bummerl_theirs": 2}


def test_a_result_from_when_there_were_but_two_sides_still_counts() -> None:
    storage = MemoryStorage()
    new = ("score", "bummerl", "tally", "badges")
    data = {name: value for name, value in asdict(ONE).items() if name not in new}
    keep(storage, "result.a", data | OLD, 1)
    (old,) = read_results(storage)
    assert old == replace(ONE, score=(15, 0), bummerl=(0, 2))
    assert totals_of([old]).schneider == 1


def test_a_result_of_several_who_play_for_themselves_comes_back() -> None:
    storage = MemoryStorage()
    three = replace(ONE, score=(15, 9, 0), bummerl=(0, 1, 2))
    append_result(storage, three)
    assert read_results(storage) == (three,)
    totals = totals_of([three])
    assert (totals.bummerl_ours, totals.bummerl_theirs, totals.schneider) == (0, 3, 1)


def test_nought_is_no_schneider_where_one_plays_down_to_it() -> None:
    shared = replace(ONE, score=(0, 0, 4), bummerl=(0, 0, 1))
    assert totals_of([shared]).schneider == 0
