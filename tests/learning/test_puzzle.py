"""The daily puzzle: from the date alone, with one proved answer (design.md, section 4.5)."""

from datetime import date
from functools import cache

import pytest

from tests.learning.puzzle_days import days, fault_of, mixture_of
from watten_app.engine import Verb
from watten_app.learning.puzzle import ROUND, Answer, Puzzle, make_puzzle, variant_of
from watten_app.learning.puzzle_deal import ME
from watten_app.learning.puzzle_line import played_out, steps
from watten_app.players.worlds import finished
from watten_app.variants import VARIANTS

# What a day's puzzle is stays for ever: people compare their answers, and have an archive.
GOLDEN = {
    "2026-11-30": "kritisch 7 H 3 | HA S8 / G7 GO / SO EO / EA E10 | S8",
    "2026-12-01": "north_tyrolean 10 H 3 | SA EO / SK S9 / EU EA / HO GK | lost",
    "2026-12-24": "carinthian 7 S 2 | EA S9 / HO S10 / EK SO / GO SA | EA",
    "2027-03-28": "south_tyrolean 7 S 2 | H10 E10 / G9 G7 / EO GU / HO H9 | E10",
    "2028-02-29": "tyrolean K G 2 | GU SU / HA EK / SA H7 / SO S10 | SU",
}

A_PART = tuple(days(24, step=17))
"""Some of the 400 days that `python -m tests.learning.puzzle_days` looks at."""


@cache
def puzzle_of(day: date) -> Puzzle:
    return finished(make_puzzle(day))


@pytest.mark.parametrize("day", GOLDEN)
def test_a_day_has_the_same_puzzle_everywhere_and_for_ever(day: str) -> None:
    puzzle = puzzle_of(date.fromisoformat(day))
    deal = puzzle.deal
    hands = " / ".join(" ".join(map(str, hand)) for hand in deal.hands)
    told = f"{deal.rules.variant} {deal.schlag.value} {deal.trump.value} {deal.value}"
    assert f"{told} | {hands} | {puzzle.right.card or 'lost'}" == GOLDEN[day]


@pytest.mark.parametrize("day", A_PART, ids=str)
def test_each_day_has_one_right_answer_by_minimax_on_the_engine(day: date) -> None:
    assert fault_of(puzzle_of(day)) is None


def test_a_quarter_is_lost_and_the_strongest_card_is_seldom_right() -> None:
    mixture = mixture_of([puzzle_of(day) for day in A_PART])
    assert 0 < mixture.lost <= len(A_PART) * 0.45
    assert mixture.weaker > len(A_PART) / 2


def test_a_week_has_every_variant_once() -> None:
    monday = date(2026, 11, 30)
    assert {variant_of(day) for day in days(len(ROUND), monday)} == set(ROUND)
    weeks = {tuple(map(variant_of, days(7, week))) for week in days(6, monday, step=7)}
    assert len(weeks) > 4


def test_only_open_variants_with_sides_are_in_the_round() -> None:
    assert all(not VARIANTS[name].rules.hidden for name in ROUND)
    assert all(not VARIANTS[name].rules.bohemian for name in ROUND)


def test_it_is_made_in_small_slices() -> None:
    made = make_puzzle(date(2026, 12, 24))
    assert sum(1 for _ in made) > 1


@pytest.mark.parametrize("day", A_PART[:12], ids=str)
def test_the_right_answer_wins_and_any_other_loses(day: date) -> None:
    puzzle = puzzle_of(day)
    for raises in (True, False):
        for card in puzzle.deal.hands[ME]:
            over = played_out(puzzle, Answer(raises, card))
            assert over.outcome is not None
            assert (ME in over.outcome.winners) == (card == puzzle.right.card)
            assert max(over.outcome.points) == puzzle.deal.value + raises


def test_who_does_not_raise_on_a_lost_deal_may_play_any_card() -> None:
    puzzle = next(puzzle for puzzle in map(puzzle_of, A_PART) if puzzle.lost)
    cards = (None, *puzzle.deal.hands[ME])
    assert all(puzzle.solved_by(Answer(False, card)) for card in cards)
    assert not any(puzzle.solved_by(Answer(True, card)) for card in cards)


def test_a_line_is_shown_step_by_step() -> None:
    puzzle = next(puzzle for puzzle in map(puzzle_of, A_PART) if not puzzle.lost)
    over = played_out(puzzle, puzzle.right)
    shown = steps(puzzle, over)
    assert shown[0] == puzzle.deal
    assert shown[-1] == over
    verbs = [action.verb for action in over.actions[len(puzzle.deal.actions) :]]
    assert verbs[:3] == [Verb.RAISE, Verb.HOLD, Verb.PLAY]
    assert len(shown) == len(verbs) + 1
