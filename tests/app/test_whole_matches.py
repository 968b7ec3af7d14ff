"""Whole matches through the controller, over many seeds."""

import asyncio
from collections import Counter

import pytest

from tests.app.fake_page import house_with, play_match
from watten_app.app.options import OFFERED, MatchOptions
from watten_app.engine import Ending, Rng, Verb
from watten_app.engine.rules import Machine
from watten_app.variants import VARIANTS

SEEDS = range(40)
UP = tuple(name for name in OFFERED if not VARIANTS[name].rules.bohemian)
"""The variants in which points are collected; test_bohemian.py plays the other one."""

ANNOUNCING = {Verb.SCHLAG, Verb.TRUMP, Verb.BETTER, Verb.SWAP, Verb.AGREE, Verb.REFUSE}
PLAYING = {Verb.KEEP, Verb.GIVE, Verb.PLAY, Verb.RAISE, Verb.HOLD, Verb.FOLD}


def options_for(seed: int) -> MatchOptions:
    """Every variant in turn, the most played one more often."""
    variant = UP[seed % len(UP)] if seed % 2 else "bavarian"
    options = MatchOptions().with_variant(variant)
    playable = [number for number, fault in options.companies.items() if fault is None]
    options = options.with_players(playable[seed // 3 % len(playable)])
    return options.with_rule("machine", Machine.CHOICE) if seed % 2 else options


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_comes_to_its_end_and_counts_once(seed: int) -> None:
    house = house_with(seed)
    options = options_for(seed)
    table = house.new_match(options)
    asyncio.run(play_match(table, Rng(seed)))
    result = table.view.match_result
    assert result is not None
    assert max(result.score) >= options.target
    assert table.save.match.rules.variant == options.variant
    assert table.save.match.players == options.players
    assert house.state.totals.matches == 1
    (kept,) = house.results()
    assert (kept.score, kept.bummerl) == (result.score, result.bummerl)
    assert kept.won is result.won


BAVARIAN_VERBS = (
    *(Verb.BETTER, Verb.SWAP, Verb.AGREE, Verb.REFUSE, Verb.SCHLAG, Verb.TRUMP),
    *(Verb.KEEP, Verb.GIVE, Verb.PLAY, Verb.RAISE, Verb.HOLD, Verb.FOLD),
)


def test_the_matches_hold_what_can_happen_in_one() -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        house = house_with(seed)
        table = house.new_match(options_for(seed))
        asyncio.run(play_match(table, Rng(seed)))
        for played in table.save.match.deals:
            assert played.state.outcome is not None
            seen[f"ended by {played.state.outcome.ending}"] += 1
            seen["tense"] += played.state.keeper is not None
            seen["exchanged"] += played.state.exchanged
            verbs = {action.verb for action in played.state.actions}
            seen.update(f"said {verb}" for verb in verbs)
    for ending in (Ending.TRICKS, Ending.FOLD, Ending.GIVEN, Ending.MACHINE):
        assert seen[f"ended by {ending}"], f"no deal ended by {ending}"
    for verb in ANNOUNCING | PLAYING:
        assert seen[f"said {verb}"], f"nobody did {verb}"
    assert seen["tense"]
    assert seen["exchanged"]


def test_the_same_seed_gives_the_same_match() -> None:
    tables = []
    for _ in range(2):
        table = house_with(7).new_match(MatchOptions())
        asyncio.run(play_match(table, Rng(1)))
        tables.append(table)
    assert tables[0].save.match == tables[1].save.match
    assert tables[0].view == tables[1].view
