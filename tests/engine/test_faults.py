"""Impossible records: each fault is named with its place, and junk never raises anything else."""

import copy
import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.faults import (
    DEAL,
    HANDS,
    IN_THE_DEAL,
    NO_ACTION,
    OUTSIDE_THE_DEALS,
    RECORD,
    changed,
    with_deal,
)
from tests.kit import batch, watten
from tests.kit_matches import match_of, records
from watten_app.engine import RecordError, loads, read_record
from watten_app.variants import rules_of


def fault_of(record: Any) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(record, rules_of)
    return caught.value


@pytest.mark.parametrize("name", OUTSIDE_THE_DEALS)
def test_fault_outside_the_deals(name: str) -> None:
    record, sentence = OUTSIDE_THE_DEALS[name]
    error = fault_of(record)
    assert (error.deal, error.action, error.text, error.match) == (None, None, None, None)
    assert str(error) == f"deal null, action null: {sentence}"


@pytest.mark.parametrize("name", IN_THE_DEAL)
def test_fault_outside_the_actions(name: str) -> None:
    record, sentence = IN_THE_DEAL[name]
    error = fault_of(record)
    assert (error.deal, error.action, error.text) == (0, None, None)
    assert str(error) == f"deal 0, action null: {sentence}"
    assert error.match == match_of(record | {"deals": []})


@pytest.mark.parametrize(("action", "sentence"), NO_ACTION, ids=repr)
def test_fault_at_an_action(action: Any, sentence: str) -> None:
    error = fault_of(with_deal(actions=[action]))
    assert (error.deal, error.action) == (0, 0)
    shown = action if isinstance(action, str) else json.dumps(action)
    assert (error.text, error.message) == (shown, sentence)
    assert str(error) == f"deal 0, action 0 {json.dumps(shown)}: {sentence}"
    assert error.match == match_of(changed(deals=[]))


def test_a_dealer_out_of_turn() -> None:
    error = fault_of(changed(deals=[DEAL, DEAL | {"dealer": 2, "actions": []}]))
    assert str(error) == "deal 1, action null: seat 2 deals out of turn: seat 1 does"
    assert error.match == match_of(RECORD)


def test_a_deal_after_an_unfinished_one() -> None:
    error = fault_of(changed(deals=[DEAL | {"actions": []}, {"hands": HANDS}]))
    assert str(error) == "deal 1, action null: the deal before is not over"


def test_a_deal_after_the_match_is_over() -> None:
    kept = [*DEAL["actions"][:2], "1 keep", *DEAL["actions"][2:]]
    rules = {"variant": "bavarian", "spare_partner": True}
    kept[kept.index("2 raise") : kept.index("2 raise") + 2] = []
    deals = [DEAL | {"actions": kept}, {"hands": HANDS}]
    error = fault_of(changed(rules=rules, score=[0, 13], deals=deals))
    assert str(error) == "deal 1, action null: the match is over at 0 : 16"


def test_a_key_that_stands_twice() -> None:
    text = json.dumps(RECORD).replace('"players": 4', '"players": 4, "players": 4')
    with pytest.raises(RecordError, match="this is no JSON: the key 'players' stands there twice"):
        loads(text)


def test_what_is_no_json() -> None:
    with pytest.raises(RecordError, match=r"^deal null, action null: this is no JSON: Expecting"):
        loads("no JSON")


JUNK = [None, True, 0, -1, 3, 1.5, 10**30, "", "x", "HK", "0 raise", "\ud800", [], [[]], {}]


def mutated(record: Any, random: Random) -> Any:
    """A copy with one to three places removed, doubled, or replaced by junk."""
    record = copy.deepcopy(record)
    for _ in range(random.randint(1, 3)):
        places = list(_places(record))
        if not places:
            break
        box, key = random.choice(places)
        match random.randrange(4):
            case 0:
                del box[key]
            case 1 if isinstance(box, list):
                box.insert(key, copy.deepcopy(random.choice(box)))
            case 2 if isinstance(box, dict):
                box[random.choice(["dealer", "x", "seed", "score", "stock", ""])] = box[key]
            case _:
                box[key] = copy.deepcopy(random.choice(JUNK))
    return record


def _places(data: Any) -> Any:
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield data, key
        yield from _places(data[key])


@given(records(), st.integers(0, 2**32))
def test_a_mutated_record_is_read_or_a_record_error(record: dict[str, Any], seed: int) -> None:
    random = Random(seed)
    for _ in range(8):
        with suppress(RecordError):
            read_record(mutated(record, random), rules_of)


@given(records(), st.integers(0, 2**32))
def test_a_mutated_text_is_read_or_a_record_error(record: dict[str, Any], seed: int) -> None:
    random = Random(seed)
    text = list(json.dumps(record))
    for _ in range(random.randint(1, 3)):
        text[random.randrange(len(text))] = random.choice(
            ["", '"', "]", "{", "7", "\x00", "é", ","]
        )
    with suppress(RecordError):
        read_record(loads("".join(text)), rules_of)


@given(records(), st.integers(0, 2**32))
def test_a_batch_of_junk_has_one_line_for_each(record: dict[str, Any], seed: int) -> None:
    random = Random(seed)
    given = [mutated(record, random) for _ in range(5)]
    told = batch(given, "--trace")
    assert [line["record"] for line in told] == list(range(5))
    for line in told:
        assert set(line) in ({"record", "deals"}, {"record", "error"})
        if "error" in line:
            assert set(line["error"]) == {"deal", "action", "message"}


@given(records(), st.integers(0, 2**32))
def test_replaying_junk_ends_with_nought_or_two(record: dict[str, Any], seed: int) -> None:
    run = watten("replay", "-", given=json.dumps(mutated(record, Random(seed))))
    assert (run.status, run.err.count("\n")) in ((0, 0), (2, 1))
