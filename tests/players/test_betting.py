"""How far the computers raise (R21)."""

from dataclasses import replace

import pytest

from tests.kit_matches import match_of
from watten_app.engine import Phase, Verb, View, apply, observe, to_act
from watten_app.engine.cards import pack_of
from watten_app.engine.rules import RaiseCap, Tense
from watten_app.players import Level, choose
from watten_app.players.betting import keep_or_give, without_raises

HANDS = [
    ["H8", "E8", "S8", "H9", "E9"],
    ["HK", "S7", "E7", "GO", "SO"],
    ["GK", "G7", "G8", "GA", "EU"],
    ["HO", "EO", "SA", "E10", "S9"],
]
NAMED = ["0 schlag O", "3 trump G"]
ASKING, ANSWERING = [*NAMED, "0 play H8"], [*NAMED, "0 raise"]


def sure_of_all(actions: list[str], score: list[int], below: int) -> View:
    """Seat 1 cannot lose; the value is so much below what the lowest score needs."""
    rules = {"variant": "bavarian", "raise_cap": RaiseCap.NONE.value}
    deal = {"dealer": 3, "hands": HANDS, "actions": actions}
    record = {"format": "watten-record", "version": 1, "rules": rules, "deals": [deal]}
    view = observe(match_of(record | {"score": score}).deal, 1)
    return replace(view, value=view.rules.target - min(score) - below)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize(("actions", "below"), [(ASKING, 0), (ANSWERING, 1)])
def test_no_level_asks_for_more_than_the_lowest_score_needs(
    level: Level, actions: list[str], below: int
) -> None:
    view = sure_of_all(actions, [2, 5], below)
    assert any(action.verb is Verb.RAISE for action in view.legal)
    for seed in range(8):
        assert choose(level, view, seed).action.verb is not Verb.RAISE


@pytest.mark.parametrize(("actions", "below"), [(ASKING, 1), (ANSWERING, 2)])
def test_as_much_as_the_lowest_score_needs_is_asked_for(actions: list[str], below: int) -> None:
    view = sure_of_all(actions, [2, 5], below)
    assert choose(Level.EASY, view, 1).action.verb is Verb.RAISE


def test_the_yardstick_that_goes_by_ranks_never_raises_and_plays_as_greedy_does() -> None:
    for actions in (ASKING, ANSWERING):
        view = sure_of_all(actions, [2, 5], below=4)
        assert choose(Level.GREEDY, view, 1).action.verb is Verb.RAISE
        assert choose(Level.RANK, view, 1) == choose(Level.GREEDY, without_raises(view), 1)


NEAR_THE_END = ([13, 9], [13, 12], [12, 12], [14, 4], [9, 13], [10, 11])


@pytest.mark.parametrize("tense", Tense)
@pytest.mark.parametrize("level", [Level.EASY, Level.NORMAL, Level.STRONG])
def test_in_every_tense_mode_whole_deals_stay_within_what_is_needed(
    level: Level, tense: Tense
) -> None:
    """Though the rules do not limit raising (R21), a computer asks for no more than is needed."""
    rules = {"variant": "bavarian", "tense": tense.value, "raise_cap": RaiseCap.NONE.value}
    for number, score in enumerate(NEAR_THE_END):
        record = {"format": "watten-record", "version": 1, "rules": rules, "score": score}
        deal = match_of(record | {"deals": [{"dealer": 3, "seed": number}]}).deal
        needed = max(deal.value, 15 - min(score))
        while not deal.over:
            view = observe(deal, to_act(deal)[0])
            deal, _ = apply(deal, choose(level, view, number + len(deal.actions)).action)
            assert deal.value <= needed
            assert deal.phase is not Phase.RAISE or deal.asked_value <= needed


@pytest.mark.parametrize(
    ("hand", "key"),
    [
        ("HK S7 E7 GA GK", "reason.keep_tricks"),
        ("H8 E8 S8 GA E9", "reason.keep"),
        ("H8 E8 S8 H9 E9", "reason.give"),
    ],
)
def test_what_a_hand_promises_is_told_before_a_tense_deal(hand: str, key: str) -> None:
    hands = [hand.split(), [], [], []]
    rest = [str(card) for card in pack_of(32) if str(card) not in hands[0]]
    for other in hands[1:]:
        while len(other) < 5:
            other.append(rest.pop())
    deal = {"dealer": 3, "hands": hands, "actions": NAMED}
    record = {"format": "watten-record", "version": 1, "rules": {"variant": "bavarian"}}
    view = observe(match_of(record | {"deals": [deal], "score": [13, 4]}).deal, 0)
    assert keep_or_give(view).reason.key == key
