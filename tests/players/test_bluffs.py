"""Raising with poor cards: seldom, cheaply, and only where a raise is allowed at all."""

from dataclasses import replace

from tests.kit_matches import match_of
from watten_app.engine import Action, View, observe
from watten_app.engine.actions import Verb
from watten_app.players import Choice, Level, choose

POOR = [
    ["GO", "GU", "S8", "H9", "E8"],
    ["S7", "GA", "G9", "H8", "E9"],
    ["HK", "EO", "SA", "E10", "S9"],
    ["GK", "G7", "HA", "H10", "EU"],
]
NAMED = ["0 schlag O", "3 trump G"]


def at(score: list[int], actions: list[str], seat: int) -> View:
    deal = {"dealer": 3, "hands": POOR, "actions": [*NAMED, *actions]}
    record = {"format": "watten-record", "version": 1, "rules": "bavarian", "deals": [deal]}
    return observe(match_of(record | {"score": score}).deal, seat)


def raises(view: View, level: Level = Level.STRONG, seeds: int = 100) -> list[Choice]:
    found = (choose(level, view, seed) for seed in range(seeds))
    return [choice for choice in found if choice.action.verb is Verb.RAISE]


def test_poor_cards_are_raised_with_now_and_then() -> None:
    found = raises(at([0, 0], [], 0))
    assert 2 <= len(found) <= 12
    for choice in found:
        assert choice.reason.key == "reason.raise_bluff"
        worth = {prospect.action.verb: prospect.worth for prospect in choice.prospects}
        assert worth[Verb.PLAY] - worth[Verb.RAISE] <= 0.006


def test_nobody_bluffs_where_raising_is_not_allowed_or_not_needed() -> None:
    assert Action(0, Verb.RAISE) not in at([13, 0], [], 0).legal
    assert not raises(at([13, 0], [], 0), seeds=20)
    needless = replace(at([0, 0], [], 0), value=15)
    assert Action(0, Verb.RAISE) in needless.legal
    assert not raises(needless, seeds=60)


def test_nobody_bluffs_after_the_first_trick() -> None:
    trick = ["0 play E8", "1 play E9", "2 play HK", "3 play EU"]
    view = at([0, 0], [*trick, "2 play S9", "3 play HA"], 0)
    assert Action(0, Verb.RAISE) in view.legal
    assert not raises(view, seeds=60)


def test_the_easy_computer_never_bluffs() -> None:
    assert not raises(at([0, 0], [], 0), Level.EASY)
