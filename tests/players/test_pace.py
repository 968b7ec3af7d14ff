"""How long the strongest computer thinks, and how long it keeps taps waiting (issue 4)."""

import json

import pytest

from recipe.pace import MOST_OVER, in_pyodide, line_of, reached
from recipe.tables import paces, tables
from tests.kit_matches import random_position
from watten_app.engine import Action, Verb, legal, observe, to_act
from watten_app.players import Choice, Level, deliberate, worlds
from watten_app.players.measuring.pace import LONGEST, Pace, pace
from watten_app.players.reason import because
from watten_app.players.worlds import Slices
from watten_app.variants import VARIANTS, rules_of

LARGE = [table for table in tables() if table[1] == 4] + [("bavarian", 8), ("bohemian", 6)]


class Clock:
    """Time that passes by as much as is said."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def thinks(clock: Clock, bits: list[float]) -> Slices[Choice]:
    """A computer that works for so many milliseconds between handing back control."""
    for ms in bits[:-1]:
        clock.now += ms / 1000
        yield
    clock.now += bits[-1] / 1000
    return because(Action(0, Verb.FOLD), "fold")


def test_a_stretch_is_bits_of_work_until_the_table_looks_up() -> None:
    clock = Clock()
    found = Pace(clock)
    found.think(thinks(clock, [5, 5, 3, 6, 1]), "play 1")
    assert found.stretches == pytest.approx([10, 9, 1])
    assert found.decisions["play 1"] == pytest.approx([20])
    assert found.most == 5


def test_what_keeps_a_tap_waiting_is_told() -> None:
    clock = Clock()
    found = Pace(clock)
    found.think(thinks(clock, [LONGEST + 1, 2]), "raise")
    found.think(thinks(clock, [1]), "raise")
    report = found.report()
    assert report["stretches"]["over"] == pytest.approx(1 / 3, abs=1e-4)
    table = {"variant": "bavarian", "players": 4} | report
    assert not reached(table)
    assert "33.3% too long" in line_of(table)


def test_every_variant_is_measured_with_every_number_of_players() -> None:
    asked = tables()
    assert {name for name, _ in asked} == set(VARIANTS)
    assert {players for _, players in asked} == {2, 3, 4, 5, 6, 8}


def too_long(told: str) -> float:
    """The share of all stretches, over all tables, that keep a tap waiting."""
    stretches = [table["stretches"] for table in json.loads(told)]
    over = sum(one["over"] * one["n"] for one in stretches)
    return over / sum(one["n"] for one in stretches)


def test_taps_hardly_ever_wait_for_longer_than_a_frame() -> None:
    """With four and with most players."""
    assert too_long(paces(json.dumps([(*table, 1) for table in LARGE]))) <= MOST_OVER


def test_nor_do_they_in_pyodide() -> None:
    asked = [("bavarian", 4, 2), ("groeden", 4, 1), ("carinthian", 6, 1), ("bohemian", 6, 1)]
    told = in_pyodide(json.dumps(asked))
    assert too_long(told) <= MOST_OVER
    assert [table["variant"] for table in json.loads(told)] == [name for name, *_ in asked]


def test_too_many_positions_are_played_out_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a cap that every search runs into the deal is played all the same."""
    monkeypatch.setattr(worlds, "MOST_POSITIONS", 1)
    for name in ("bavarian", "blind", "bohemian"):
        found = pace(rules_of({"variant": name}), 4, 1, 1)
        assert found.decisions["play 1"]


@pytest.mark.parametrize("level", [Level.EASY, Level.NORMAL, Level.STRONG])
def test_one_legal_action_is_done_without_thinking(level: Level) -> None:
    done = 0
    for seed in range(400):
        deal = random_position(seed)
        if not deal.over and len(legal(deal)) == 1:
            found = Pace()
            view = observe(deal, to_act(deal)[0])
            choice = found.think(deliberate(level, view, seed), "only")
            assert (choice.action, found.most) == (legal(deal)[0], 1)
            done += 1
    assert done
