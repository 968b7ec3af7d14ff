"""What a score is worth: the chance of the match, by target and tense mode (R23)."""

from itertools import product

import pytest

from watten_app.engine.deal import GIVEN_POINTS
from watten_app.engine.rules import TARGETS, Tense
from watten_app.players.equity import match_chance

EVERY = [*product(TARGETS, Tense)]
ROUNDING = 0.001
NOISE = 0.03
"""The table is measured on two hundred deals."""


def plain(target: int, tense: Tense, mine: int, theirs: int, won: int, lost: int) -> float:
    """The worth of a deal that both are as likely to win, with what each win counts."""
    up = match_chance(target, tense, mine + won, theirs)
    return (up + match_chance(target, tense, mine, theirs + lost)) / 2


@pytest.mark.parametrize(("target", "tense"), EVERY)
def test_the_chances_of_both_sides_make_one(target: int, tense: Tense) -> None:
    for mine, theirs in product(range(target + 3), range(target)):
        there = match_chance(target, tense, mine, theirs)
        assert there + match_chance(target, tense, theirs, mine) == pytest.approx(1, abs=ROUNDING)


@pytest.mark.parametrize(("target", "tense"), EVERY)
def test_points_are_never_worth_less_than_nothing_before_a_side_is_tense(
    target: int, tense: Tense
) -> None:
    for mine, theirs in product(range(target - 3), range(target - 2)):
        now = match_chance(target, tense, mine, theirs)
        assert match_chance(target, tense, mine + 1, theirs) >= now - NOISE
        if mine + 2 < target - 2:
            assert match_chance(target, tense, mine + 2, theirs) > now


def test_who_has_reached_the_target_has_won() -> None:
    assert match_chance(15, Tense.THREE, 16, 3) == 1
    assert match_chance(15, Tense.THREE, 3, 15) == 0


@pytest.mark.parametrize(("target", "tense"), EVERY)
def test_two_tense_sides_are_even(target: int, tense: Tense) -> None:
    for mine, theirs in product((target - 2, target - 1), repeat=2):
        assert match_chance(target, tense, mine, theirs) == 0.5


@pytest.mark.parametrize("target", TARGETS)
def test_where_nobody_may_bet_the_chance_follows_from_the_scores_after_it(target: int) -> None:
    """In `two_three`: the tense side's win counts two, the other's three."""
    for mine, theirs in product((target - 2, target - 1), range(target - 2)):
        expected = plain(target, Tense.TWO_THREE, mine, theirs, 2, 3)
        assert match_chance(target, Tense.TWO_THREE, mine, theirs) == pytest.approx(
            expected, abs=ROUNDING
        )


@pytest.mark.parametrize("target", TARGETS)
def test_where_only_giving_is_allowed_it_never_costs(target: int) -> None:
    """In `gestrichen`: as good as both always playing for three, or as giving always."""
    for mine, theirs in product((target - 2, target - 1), range(target - 2)):
        there = match_chance(target, Tense.GESTRICHEN, mine, theirs)
        given = match_chance(target, Tense.GESTRICHEN, mine, theirs + GIVEN_POINTS)
        played = plain(target, Tense.GESTRICHEN, mine, theirs, 3, 3)
        assert there >= max(given, played) - NOISE
        assert there <= max(given, played) + 0.12


@pytest.mark.parametrize("target", TARGETS)
def test_the_right_to_raise_is_worth_something_to_who_alone_has_it(target: int) -> None:
    """In `ban` only who is not tense may raise."""
    for mine, theirs in product((target - 2, target - 1), range(target - 2)):
        without = plain(target, Tense.BAN, mine, theirs, 2, 2)
        assert match_chance(target, Tense.BAN, mine, theirs) <= without + NOISE


@pytest.mark.parametrize("tense", Tense)
def test_a_long_match_is_worth_what_the_same_distance_is_in_a_short_one(tense: Tense) -> None:
    for mine, theirs in product(range(11), repeat=2):
        short = match_chance(11, tense, mine, theirs)
        assert match_chance(21, tense, mine + 10, theirs + 10) == short
