"""The last matches are kept whole, and many results take little room; nothing is lost by either."""

import asyncio
from dataclasses import replace

import pytest

from tests.app.fake_page import house_with, play_match
from tests.store.test_results import ONE
from watten_app.app.options import MatchOptions
from watten_app.engine import Rng
from watten_app.store import (
    MemoryStorage,
    Save,
    append_result,
    find_played,
    keep_played,
    pack_results,
    played_keys,
    read_results,
)
from watten_app.store.document import packed, unpacked
from watten_app.store.played import KEPT
from watten_app.store.results import LOOSE, TOGETHER
from watten_app.variants import rules_of, spec_of


def whole_match(seed: int, options: MatchOptions | None = None) -> Save:
    table = house_with(seed).new_match(options or MatchOptions())
    asyncio.run(play_match(table, Rng(seed)))
    return table.save


MATCH = whole_match(3)


def storage_with(count: int) -> MemoryStorage:
    storage = MemoryStorage()
    for number in range(1, count + 1):
        keep_played(storage, replace(MATCH, identity=f"m{number}"), number, spec_of)
        append_result(storage, replace(ONE, identity=f"m{number}", number=number))
        pack_results(storage)
    return storage


MANY = storage_with(KEPT + 7)


@pytest.mark.parametrize(("variant", "players"), [("bavarian", 4), ("bohemian", 3), ("blind", 4)])
def test_a_match_comes_back_equal(variant: str, players: int) -> None:
    match = whole_match(4, MatchOptions().with_variant(variant).with_players(players))
    storage = MemoryStorage()
    keep_played(storage, match, 1, spec_of)
    assert find_played(storage, match.identity, rules_of) == match


def test_a_match_takes_about_a_kilobyte() -> None:
    assert len(MANY.get("played.000207.m207") or "") < 1600


def test_only_so_many_are_kept_and_the_oldest_go_first() -> None:
    assert list(played_keys(MANY)) == [f"m{number}" for number in range(8, KEPT + 8)]
    assert find_played(MANY, "m7", rules_of) is None


def test_results_are_packed_and_none_is_lost() -> None:
    results = read_results(MANY)
    assert [result.number for result in results] == list(range(1, KEPT + 8))
    loose = [key for key in MANY.names() if key.startswith("result.")]
    assert len(loose) <= LOOSE
    assert len(loose) + TOGETHER == len(results)


def test_results_that_stand_in_two_places_count_once() -> None:
    storage = MemoryStorage(dict(MANY.texts))
    append_result(storage, replace(ONE, identity="m5", number=5))
    assert len(read_results(storage)) == KEPT + 7


@pytest.mark.parametrize("text", ["", "1:x:{}", "2:0:[]", "9:44136fa355b3678a:{}"])
def test_damage_costs_only_what_is_damaged(text: str) -> None:
    storage = MemoryStorage(dict(MANY.texts))
    pack = next(key for key in storage.names() if key.startswith("results."))
    storage.put(pack, text)
    storage.put("played.000100.m100", text)
    assert len(read_results(storage)) == KEPT + 7 - TOGETHER
    assert find_played(storage, "m100", rules_of) is None
    assert find_played(storage, "m101", rules_of) is not None


def test_what_unpacks_to_too_much_is_refused() -> None:
    with pytest.raises(ValueError, match="too much"):
        unpacked(packed("a" * 500_000))
    with pytest.raises(ValueError, match="cut short"):
        unpacked(packed(list(range(400)))[:-40])
    with pytest.raises(ValueError, match="ASCII"):
        unpacked("ä")
