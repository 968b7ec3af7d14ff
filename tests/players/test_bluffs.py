"""Raising with poor cards: seldom, cheaply, and only where a raise is allowed at all."""

from dataclasses import replace

from tests.kit_matches import match_of
from watten_app.engine import Action, View, observe
from watten_app.engine.actions import Verb
from watten_app.players import Choice, Level, choose

POOR = [
    ["GO", "SU", "H9", "S8", "E8"],
    ["S7", "GA", "G9", "H8", "E9"],
    ["HK", "EO", "SA", "E10", "S9"],
    ["GK", "G7", "HA", "H10", "EU"],
]
NAMED = ["0 schlag O", "3 trump G"]
SEEDS = range(240)


def at(score: list[int], actions: list[str], seat: int) -> View:
    deal = {"dealer": 3, "hands": POOR, "actions": [*NAMED, *actions]}
    record = {"format": "watten-record", "version": 1, "rules": "bavarian", "deals": [deal]}
    return observe(match_of(record | {"score": score}).deal, seat)


def raises(view: View, level: Level = Level.STRONG) -> list[Choice]:
    found = (choose(level, view, seed) for seed in SEEDS)
    return [choice for choice in found if choice.action.verb is Verb.RAISE]


def test_poor_cards_are_raised_with_now_and_then() -> None:
    found = raises(at([0, 0], [], 0))
    assert 0.03 * len(SEEDS) <= len(found) <= 0.1 * len(SEEDS)
    for choice in found:
        assert choice.reason.key == "reason.raise_bluff"
        worth = {prospect.action.verb: prospect.worth for prospect in choice.prospects}
        assert worth[Verb.PLAY] - worth[Verb.RAISE] <= 0.006


def test_the_same_seed_bluffs_again() -> None:
    view = at([0, 0], [], 0)
    assert raises(view)[0] == raises(view)[0]


def test_nobody_bluffs_where_raising_is_not_allowed_or_not_needed() -> None:
    assert Action(0, Verb.RAISE) not in at([13, 0], [], 0).legal
    assert not raises(at([13, 0], [], 0))
    needless = replace(at([13, 12], [], 1), value=3)
    assert not raises(needless)


def test_nobody_bluffs_after_the_first_trick() -> None:
    trick = ["0 play E8", "1 play E9", "2 play HK", "3 play EU"]
    assert not raises(at([0, 0], [*trick, "2 play S9", "3 play HA"], 0))


def test_the_easy_computer_never_bluffs() -> None:
    assert not raises(at([0, 0], [], 0), Level.EASY)
