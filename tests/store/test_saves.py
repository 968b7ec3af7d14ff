"""The open match in its two slots: damage never stops the game."""

import asyncio

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.app.fake_page import house_with, play_match
from watten_app.app.options import MatchOptions
from watten_app.engine import Match, Rng
from watten_app.store import Loss, MemoryStorage, Save, Saves, keep
from watten_app.store.saves import SCHEMA, SCORE, SLOTS
from watten_app.variants import rules_of, spec_of

KEYS = (*SLOTS, SCORE)


def played_save(seed: int, deals: int) -> list[Save]:
    """A match at each of its saves, up to the end of so many deals."""
    house = house_with(seed)
    table = house.new_match(MatchOptions())
    seen = [table.save]
    table.subscribe(lambda: seen.append(table.save))
    asyncio.run(play_match(table, Rng(seed)))
    return [save for save in seen if len(save.match.deals) <= deals]


SAVES = played_save(5, 3)


def saved(count: int) -> MemoryStorage:
    """The storage after the first so many saves."""
    storage = MemoryStorage()
    saves = Saves(storage, rules_of, spec_of)
    for save in SAVES[:count]:
        saves.keep(save)
    return storage


def load(storage: MemoryStorage) -> tuple[Save | None, Loss | None]:
    loaded = Saves(storage, rules_of, spec_of).load()
    return loaded.save, loaded.loss


def test_what_was_kept_last_is_loaded_equal() -> None:
    storage = MemoryStorage()
    saves = Saves(storage, rules_of, spec_of)
    for save in SAVES:
        saves.keep(save)
        assert load(storage) == (save, None)


def test_nothing_kept_is_nothing_lost() -> None:
    assert load(MemoryStorage()) == (None, None)


def test_after_clear_nothing_is_left() -> None:
    storage = saved(9)
    Saves(storage, rules_of, spec_of).clear()
    assert storage.names() == ()


def test_a_damaged_slot_falls_back_to_the_other() -> None:
    for slot in SLOTS:
        storage = saved(9)
        storage.put(slot, storage.get(slot)[:-20])
        found, loss = load(storage)
        assert found in (SAVES[7], SAVES[8])
        assert loss is Loss.LAST_ACTION


def test_only_the_later_slot_is_replayed() -> None:
    replayed = []
    loaded = Saves(saved(9), lambda spec: replayed.append(spec) or rules_of(spec), spec_of).load()
    assert loaded.save == SAVES[8]
    assert len(replayed) == 1


def test_a_slot_that_cannot_be_replayed_falls_back_to_the_other() -> None:
    storage = saved(9)
    keep(storage, SLOTS[9 % 2], {"serial": 9, "record": {}}, SCHEMA)
    assert load(storage) == (SAVES[7], Loss.LAST_ACTION)


def test_two_damaged_slots_fall_back_to_the_score_of_the_last_finished_deal() -> None:
    storage = saved(len(SAVES))
    for slot in SLOTS:
        storage.put(slot, "1:0000:rubbish")
    found, loss = load(storage)
    assert loss is Loss.DEAL
    last = SAVES[-1]
    finished = [played.state for played in last.match.deals if played.state.over]
    assert found.match == Match(last.match.rules, 4, finished[-1].final_score)
    assert found.first_deal == len(finished)
    assert found.dealer == (finished[-1].dealer + 1) % 4
    assert (found.seed, found.names, found.levels) == (last.seed, last.names, last.levels)


def test_all_damaged_is_a_match_lost() -> None:
    storage = saved(len(SAVES))
    for key in KEYS:
        storage.put(key, "?")
    assert load(storage) == (None, Loss.MATCH)


def of_the_future(text: str) -> str:
    return "2" + text[1:]


def test_a_save_of_a_later_version_waits_for_it_and_is_told() -> None:
    storage = saved(3)
    written = {key: storage.get(key) for key in KEYS}
    for key in KEYS:
        storage.put(key, of_the_future(written[key]))
    assert load(storage) == (None, Loss.LATER)
    saves = Saves(storage, rules_of, spec_of)
    saves.load()
    saves.clear()  # a new match is begun here, and played to its end
    for save in SAVES:
        saves.keep(save)
    saves.clear()
    for key in KEYS:
        assert storage.get("later." + key) == of_the_future(written[key])
    assert load(storage) == (None, None)
    # the later version comes again: what was of the future is of its own now
    for key in KEYS:
        storage.put("later." + key, written[key])
    assert load(storage) == (SAVES[2], None)
    assert set(storage.names()) == set(KEYS)


@given(
    key=st.sampled_from(KEYS),
    place=st.integers(0, 5000),
    put=st.text(min_size=0, max_size=4),
    cut=st.integers(0, 40),
    count=st.integers(1, len(SAVES)),
)
@settings(max_examples=150, deadline=None)
def test_any_damage_gives_a_match_that_was_or_a_notice(
    key: str, place: int, put: str, cut: int, count: int
) -> None:
    storage = saved(count)
    whole = storage.get(key)
    if whole is None:
        return
    place %= len(whole)
    storage.put(key, whole[:place] + put + whole[place + cut :])
    found, loss = load(storage)
    if storage.get(key) == whole:
        assert (found, loss) == (SAVES[count - 1], None)
    elif found is None:
        assert loss in (Loss.MATCH, Loss.LATER)
    else:
        assert found in SAVES[:count] or loss is Loss.DEAL


@given(texts=st.dictionaries(st.sampled_from(KEYS), st.text(max_size=60)))
@settings(max_examples=100, deadline=None)
def test_rubbish_never_raises(texts: dict[str, str]) -> None:
    found, loss = load(MemoryStorage(texts))
    assert found is None
    slots = any(slot in texts for slot in SLOTS)
    assert loss in ((Loss.MATCH, Loss.LATER) if slots else (None,))
