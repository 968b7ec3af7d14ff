"""`watten solve` (record.md): which cards still win, with all cards open."""

import json
from typing import Any

import pytest

from tests.kit import watten
from tests.kit_matches import random_position
from watten_app.engine import Phase
from watten_app.players.solving import solve

HANDS = [
    ["GO", "SO", "HO", "E8", "H7"],
    ["S7", "GA", "G9", "H9", "E9"],
    ["HK", "EO", "SA", "E10", "S9"],
    ["GK", "G7", "H8", "S8", "EU"],
]
NAMED = ["0 schlag O", "3 trump G"]


def text(actions: list[str], **more: Any) -> str:
    deal = {"dealer": 3, "hands": HANDS, "actions": actions}
    record = {"format": "watten-record", "version": 1, "rules": "bavarian", "deals": [deal]}
    return json.dumps(record | more)


def test_each_card_that_may_be_played_is_told_and_no_other() -> None:
    run = watten("solve", "-", given=text([*NAMED, "0 play GO"]))
    (told,) = run.lines
    assert list(told) == ["seat", "wins", "nodes"]
    assert told["seat"] == 1
    assert list(told["wins"]) == ["play G9", "play GA", "play S7"]
    assert told["nodes"] > 0


def test_the_side_with_rechter_maxi_and_all_blinde_wins_however_it_leads() -> None:
    (told,) = watten("solve", "-", given=text(NAMED)).lines
    assert told["wins"] == {f"play {card}": True for card in sorted(HANDS[0])}


def test_a_card_that_gives_the_deal_away_loses() -> None:
    """At two tricks each seat 0 leads last: the Rechter takes, nothing else is left to do."""
    hands = [
        ["E9", "E8", "H8", "GO", "S8"],
        ["GA", "H9", "E7", "GK", "H7"],
        ["S9", "S10", "EU", "HU", "G7"],
        ["G8", "HK", "S7", "SU", "EK"],
    ]
    deal = {"dealer": 3, "hands": hands, "actions": NAMED}
    (told,) = watten("solve", "-", given=text([], deals=[deal])).lines
    assert told["seat"] == 0
    assert not any(told["wins"].values())


def test_no_card_is_to_be_played_before_the_announcement_or_while_a_raise_is_open() -> None:
    for actions in ([], [*NAMED, "0 raise"]):
        (told,) = watten("solve", "-", given=text(actions)).lines
        assert (told["wins"], told["nodes"]) == ({}, 0)


def test_in_boehmisch_it_is_a_trick_that_is_asked_for() -> None:
    deals = [random_position(seed, "bohemian") for seed in range(200)]
    deals = [deal for deal in deals if deal.phase is Phase.PLAY]
    made = [any(trick.winner == deal.turn for trick in deal.tricks) for deal in deals]
    told = [set(solve(deal)["wins"].values()) for deal in deals]
    assert all(wins == {True} for wins, one in zip(told, made, strict=True) if one)
    assert {False} in [wins for wins, one in zip(told, made, strict=True) if not one]


@pytest.mark.parametrize("given", [text([*NAMED, "0 play GA"]), text([], deals=[])])
def test_an_impossible_record_is_one_sentence(given: str) -> None:
    run = watten("solve", "-", given=given)
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)


def test_a_deal_that_is_over_has_no_seat_to_act() -> None:
    run = watten("solve", "-", given=text([*NAMED, "0 raise", "1 fold"]))
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
