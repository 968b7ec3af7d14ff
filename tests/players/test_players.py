"""Promises of the computer players (design.md, section 5), over random positions."""

from dataclasses import replace
from random import Random

import pytest

from tests.kit_cases import RECORDS, load
from tests.kit_matches import hidden_reshuffled, match_of, random_position, signed_position
from watten_app.engine import Phase, Sign, View, apply, check, legal, observe, to_act
from watten_app.engine.play import AnyDeal
from watten_app.players import Level, choose, heeded, unasked
from watten_app.players.measuring.arena import arena
from watten_app.variants import rules_of

RARE = ("R7-the-cutter-is-asked-for-a-kritischer", "R15-declare-it-must-be-laid-down")
OPEN = [deal for deal in map(random_position, range(800)) if not deal.over][:498]
OPEN += [match_of(load(RECORDS / f"{name}.json")["record"]).deal for name in RARE]

SIGNED = [deal for deal in map(signed_position, range(300)) if not deal.over][:150]
"""Positions with signs and talk; the same share of them is asked of a level."""

SHARE = {Level.NORMAL: 350, Level.STRONG: 90, Level.N10: 40, Level.N80: 20}
"""How many of the positions a level that thinks longer is asked."""


def positions_for(level: Level) -> list[AnyDeal]:
    """The last ones, so that the rare are among them."""
    return OPEN[-SHARE.get(level, len(OPEN)) :]


def view_of(deal: AnyDeal) -> View:
    """The view of the seat that is to act."""
    return observe(deal, to_act(deal)[0])


def test_there_are_enough_open_positions() -> None:
    assert len(OPEN) == 500
    assert {deal.players for deal in OPEN} == {2, 3, 4, 5, 6, 8}
    assert {deal.phase for deal in OPEN} == set(Phase) - {Phase.OVER}
    assert sum(len(positions_for(level)) for level in Level) >= 2_000


@pytest.mark.parametrize("level", Level)
def test_always_legal_and_cards_that_it_cannot_see_change_nothing(level: Level) -> None:
    for number, deal in enumerate(positions_for(level)):
        choice = choose(level, view_of(deal), number)
        assert choice.action in legal(deal)
        other = hidden_reshuffled(deal, to_act(deal)[0], Random(number))
        assert choose(level, view_of(other), number) == choice


def test_there_are_signs_of_all_kinds_in_sight_and_out_of_it() -> None:
    assert len(SIGNED) == 150
    seen = {sign.sign for deal in SIGNED for sign in view_of(deal).signs}
    assert seen == {*Sign, None}


@pytest.mark.parametrize("level", Level)
def test_signs_and_talk_of_others_change_nothing_but_what_is_seen(level: Level) -> None:
    asked = SIGNED[: SHARE.get(level, len(SIGNED))]
    for number, deal in enumerate(asked):
        choice = choose(level, view_of(deal), number)
        assert choice.action in legal(deal)
        other = hidden_reshuffled(deal, to_act(deal)[0], Random(number))
        assert choose(level, view_of(other), number) == choice
        assert heeded(level, view_of(other), choice) == heeded(level, view_of(deal), choice)
        for seat in range(deal.players):
            said = unasked(level, observe(deal, seat))
            assert said is None or check(deal, said) is None
            other = hidden_reshuffled(deal, seat, Random(number))
            assert unasked(level, observe(other, seat)) == said


@pytest.mark.parametrize("level", Level)
def test_whole_deals_end(level: Level) -> None:
    for number, deal in enumerate(
        positions_for(level)[: 4 if level in (Level.N80, Level.STRONG) else 40]
    ):
        steps = 0
        while not deal.over:
            deal, _ = apply(deal, choose(level, view_of(deal), number + steps).action)
            steps += 1
            assert steps < 200


def test_a_seat_that_is_not_to_act_is_not_asked() -> None:
    deal = OPEN[0]
    idle = next(seat for seat in range(deal.players) if seat not in to_act(deal))
    with pytest.raises(ValueError, match="not to act"):
        choose(Level.EASY, observe(deal, idle), 1)


@pytest.mark.parametrize("phase", ["schlag", "trump", "better", "swap"])
def test_a_hand_of_five_kritische_is_announced(phase: str) -> None:
    hands = [["SA", "SK", "SO", "SU", "S10"], ["EA", "EK", "EO", "EU", "E10"]]
    rules = {"variant": "bavarian", "critical": [*hands[0], *hands[1]]}
    stock = ["H7", "H8", "H9", "H10", "HU", "G7", "G8", "G9", "G10", "GU"]
    before = {"schlag": [], "trump": ["0 schlag 9"], "better": ["0 better"], "swap": ["0 swap"]}
    dealt = {"dealer": 1, "hands": hands, "stock": stock, "actions": before[phase]}
    record = {"format": "watten-record", "version": 1, "rules": rules, "players": 2}
    deal = match_of(record | {"deals": [dealt]}).deal
    assert choose(Level.EASY, view_of(deal), 1).action in legal(deal)


@pytest.mark.parametrize("level", [Level.GREEDY, Level.EASY])
def test_plain_rules_win_65_of_100_deals_against_random_play(level: Level) -> None:
    told = arena(level, Level.RANDOM, rules_of("bavarian"), deals=200, seed=1)
    assert told["a_deal_rate"] >= 0.65


@pytest.mark.parametrize("level", [Level.GREEDY, Level.EASY])
def test_plain_rules_win_by_cards_alone(level: Level) -> None:
    told = arena(level, Level.RANDOM, rules_of("bavarian"), deals=200, seed=2, cards_only=True)
    assert told["a_deal_rate"] >= 0.65


def test_a_player_without_raise_among_its_actions_does_not_raise() -> None:
    for number, deal in enumerate(OPEN):
        view = view_of(deal)
        allowed = tuple(action for action in view.legal if action.verb.value != "raise")
        assert choose(Level.EASY, replace(view, legal=allowed), number).action in allowed
