"""What a deal's endings are worth: match equity, raising, holding, giving (R20 to R23)."""

from dataclasses import replace

import pytest

from tests.kit_matches import match_of
from watten_app.engine import Action, Verb, View, observe
from watten_app.engine.rules import Tense
from watten_app.players.bidding import lowered
from watten_app.players.equity import match_chance
from watten_app.players.measuring.calibration import by_tenths
from watten_app.players.reason import Measure
from watten_app.players.stakes import Stakes, best_of, win_chance

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


def test_early_in_a_match_a_raise_pays_from_about_two_thirds() -> None:
    stakes = Stakes.of(view_at([0, 0]))
    assert best_of(stakes.with_raise(0.55)) is Verb.PLAY
    assert best_of(stakes.with_raise(0.75)) is Verb.RAISE


def test_early_in_a_match_one_holds_from_about_a_quarter() -> None:
    stakes = Stakes.of(view_at([0, 0]))
    assert best_of(stakes.answers(0.15, may_reraise=False)) is Verb.FOLD
    assert best_of(stakes.answers(0.35, may_reraise=False)) is Verb.HOLD
    assert best_of(stakes.answers(0.97, may_reraise=True)) is Verb.RAISE


def test_in_the_last_trick_only_nearly_sure_cards_ask_for_more() -> None:
    stakes = replace(Stakes.of(view_at([0, 0])), trick=4)
    assert best_of(stakes.with_raise(0.75)) is Verb.PLAY
    assert best_of(stakes.with_raise(0.92)) is Verb.RAISE


def test_who_has_been_asked_twice_believes_it_more() -> None:
    once = Stakes.of(view_at([0, 0]))
    twice = replace(once, asked=2)
    once = replace(once, asked=1)
    assert twice.answers(0.4, may_reraise=False)[Verb.HOLD] < once.answers(0.4, False)[Verb.HOLD]
    assert twice.with_raise(0.7)[Verb.PLAY] < once.with_raise(0.7)[Verb.PLAY]


def test_a_view_tells_how_often_the_others_have_raised() -> None:
    raised = replace(view_at([0, 0]), actions=(Action(1, Verb.RAISE), Action(2, Verb.RAISE)))
    assert Stakes.of(raised).asked == 1
    assert Stakes.of(replace(raised, seat=1)).asked == 1


def test_the_last_trick_is_the_last_where_three_cards_are_dealt() -> None:
    eight = replace(view_at([0, 0]), players=8)
    assert [Stakes.of(view).trick for view in (view_at([0, 0]), eight)] == [0, 2]


def test_with_three_scores_points_have_to_do() -> None:
    stakes = Stakes.of(replace(view_at([0, 0]), score=(3, 9, 4)))
    assert (stakes.won(3), stakes.lost(2), stakes.measure) == (3, -2, Measure.POINTS)
    assert best_of(stakes.with_raise(0.85)) is Verb.RAISE
    assert best_of(stakes.answers(0.1, may_reraise=True)) is Verb.FOLD


def test_who_can_only_gain_by_it_asks_with_any_cards() -> None:
    """They have 13, and three points more for them or four are the same: 4 are what we need."""
    stakes = Stakes.of(view_at([11, 13], value=3))
    assert best_of(stakes.with_raise(0.2)) is Verb.RAISE


def test_such_a_raise_tells_little_and_is_held_with_even_chances() -> None:
    stakes = Stakes.of(view_at([13, 11], value=3))
    assert best_of(stakes.answers(0.6, may_reraise=False)) is Verb.HOLD
    assert best_of(stakes.answers(0.25, may_reraise=False)) is Verb.FOLD


def test_nobody_folds_where_folding_loses_the_match() -> None:
    """They have 12 of 15: the old value of 3 would be enough for them."""
    stakes = Stakes.of(view_at([4, 12], value=3))
    assert best_of(stakes.answers(0.02, may_reraise=False)) is Verb.HOLD


def test_a_tense_side_gives_only_a_hopeless_deal() -> None:
    stakes = Stakes.of(view_at([13, 4], value=3))
    assert best_of(stakes.keeping(0.4)) is Verb.KEEP
    assert best_of(stakes.keeping(0.01)) is Verb.GIVE


def test_who_would_lose_the_match_with_the_deal_rather_gives_it() -> None:
    """They need three, which the deal is worth; after giving both are tense and even."""
    stakes = Stakes.of(view_at([13, 12], value=3))
    assert best_of(stakes.keeping(0.4)) is Verb.GIVE
    assert best_of(stakes.keeping(0.6)) is Verb.KEEP


def test_the_win_of_who_is_not_tense_counts_one_more_in_two_three() -> None:
    rules = {"variant": "bavarian", "tense": "two_three"}
    tense, other = Stakes.of(view_at([13, 4], rules)), Stakes.of(view_at([4, 13], rules))
    chances = [match_chance(15, Tense.TWO_THREE, *score) for score in ((13, 7), (7, 13))]
    assert tense.lost(2) == chances[0]
    assert other.won(2) == chances[1]


def test_the_chance_grows_with_both_shares_and_is_humble() -> None:
    shares = [win_chance(share, share, 80, 0) for share in (0.0, 0.2, 0.5, 0.8, 1.0)]
    assert shares == sorted(shares)
    assert 0.005 < shares[0] < 0.1
    assert shares[2] == pytest.approx(0.5, abs=0.05)


def test_a_chance_is_lowered_by_what_a_raise_tells() -> None:
    assert lowered(0.24, 0.45) == pytest.approx(1 / 6, abs=0.01)
    assert 0 < lowered(0.0, 1.0) < lowered(1.0, 1.0) < 1


def test_chances_are_told_by_tenths() -> None:
    pairs = [(0.05, False), (0.08, True), (0.95, True), (1.0, True)]
    assert by_tenths(pairs) == [(2, 0.065, 0.5), (2, 0.975, 1.0)]
