"""What a deal's endings are worth: match equity, raising, holding, giving (R20 to R23)."""

from dataclasses import replace
from itertools import product

import pytest

from tests.kit_matches import match_of
from watten_app.engine import Verb, View, observe
from watten_app.engine.rules import TARGETS, Tense
from watten_app.players.calibration import by_tenths
from watten_app.players.equity import match_chance
from watten_app.players.stakes import Stakes, best_of, lowered, win_chance

HANDS = [
    ["GO", "SO", "HO", "E8", "H7"],
    ["S7", "GA", "G9", "H9", "E9"],
    ["HK", "EO", "SA", "E10", "S9"],
    ["GK", "G7", "H8", "S8", "EU"],
]


def view_at(score: list[int], variant: str = "bavarian", value: int = 2) -> View:
    deal = {"dealer": 3, "hands": HANDS, "actions": ["0 schlag O", "3 trump G"]}
    record = {"format": "watten-record", "version": 1, "rules": variant, "deals": [deal]}
    view = observe(match_of(record | {"score": score}).deal, 0)
    return replace(view, value=value)


@pytest.mark.parametrize(("target", "tense"), [*product(TARGETS, Tense)])
def test_the_chances_of_both_sides_make_one(target: int, tense: Tense) -> None:
    for mine, theirs in product(range(target + 3), range(target)):
        if mine < target or theirs < target:
            there = match_chance(target, tense, mine, theirs)
            back = match_chance(target, tense, theirs, mine)
            assert there + back == pytest.approx(1)


@pytest.mark.parametrize(("target", "tense"), [*product(TARGETS, Tense)])
def test_a_point_more_is_never_worse_before_a_side_is_tense(target: int, tense: Tense) -> None:
    for mine, theirs in product(range(target - 3), range(target - 2)):
        now = match_chance(target, tense, mine, theirs)
        assert match_chance(target, tense, mine + 1, theirs) >= now


def test_who_has_reached_the_target_has_won() -> None:
    assert match_chance(15, Tense.THREE, 16, 3) == 1
    assert match_chance(15, Tense.THREE, 3, 15) == 0


def test_early_in_a_match_a_raise_pays_from_about_two_thirds() -> None:
    stakes = Stakes(view_at([0, 0]))
    assert best_of(stakes.with_raise(0.55)) is Verb.PLAY
    assert best_of(stakes.with_raise(0.75)) is Verb.RAISE


def test_early_in_a_match_one_holds_from_about_a_quarter() -> None:
    stakes = Stakes(view_at([0, 0]))
    assert best_of(stakes.answers(0.15, may_reraise=False)) is Verb.FOLD
    assert best_of(stakes.answers(0.35, may_reraise=False)) is Verb.HOLD
    assert best_of(stakes.answers(0.97, may_reraise=True)) is Verb.RAISE


def test_nobody_folds_where_folding_loses_the_match() -> None:
    """They have 12 of 15: the old value of 3 would be enough for them."""
    stakes = Stakes(view_at([4, 12], value=3))
    assert best_of(stakes.answers(0.02, may_reraise=False)) is Verb.HOLD


def test_a_tense_side_gives_only_a_hopeless_deal() -> None:
    stakes = Stakes(view_at([13, 4], value=3))
    assert best_of(stakes.keeping(0.4)) is Verb.KEEP
    assert best_of(stakes.keeping(0.01)) is Verb.GIVE


def test_the_win_of_who_is_not_tense_counts_one_more_in_two_three() -> None:
    rules = {"variant": "bavarian", "tense": "two_three"}
    tense, other = Stakes(view_at([13, 4], rules)), Stakes(view_at([4, 13], rules))
    chances = [match_chance(15, Tense.TWO_THREE, *score) for score in ((13, 7), (7, 13))]
    assert tense.lost(2) == chances[0]
    assert other.won(2) == chances[1]


def test_the_chance_grows_with_both_shares_and_is_humble() -> None:
    shares = [win_chance(share, share, 80, 0) for share in (0.0, 0.2, 0.5, 0.8, 1.0)]
    assert shares == sorted(shares)
    assert 0.01 < shares[0] < 0.1
    assert shares[2] == pytest.approx(0.5, abs=0.03)


def test_a_chance_is_lowered_by_what_a_raise_tells() -> None:
    assert lowered(0.24, 0.45) == pytest.approx(1 / 6, abs=0.01)
    assert 0 < lowered(0.0, 1.0) < lowered(1.0, 1.0) < 1


def test_chances_are_told_by_tenths() -> None:
    pairs = [(0.05, False), (0.08, True), (0.95, True), (1.0, True)]
    assert by_tenths(pairs) == [(2, 0.065, 0.5), (2, 0.975, 1.0)]
