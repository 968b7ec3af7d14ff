"""Impossible records: each fault is named with its place, and junk never raises anything else."""

import copy
import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit import batch, watten
from tests.kit_cases import GIVEN, load
from tests.kit_matches import records
from watten_app.engine import RecordError, loads, read_record
from watten_app.variants import rules_of

RECORD = load(GIVEN / "worked-example.json")["record"]
DEAL = RECORD["deals"][0]
HANDS = DEAL["hands"]
PACK = [suit + rank for suit in "EGHS" for rank in ["A", "K", "O", "U", "10", "9", "8", "7"]]


def changed(**keys: Any) -> dict[str, Any]:
    """The worked example with keys of the record changed."""
    return RECORD | keys


def with_deal(**keys: Any) -> dict[str, Any]:
    """The worked example with keys of its deal changed."""
    return RECORD | {"deals": [DEAL | keys]}


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in RECORD.items() if name != key}


def house(**rules: Any) -> dict[str, Any]:
    return changed(rules={"variant": "bavarian"} | rules)


OUTSIDE_THE_DEALS = {
    "no object": [],
    "format": changed(format="chess"),
    "no format": without("format"),
    "version": changed(version=2),
    "version as a fraction": changed(version=1.0),
    "version as true": changed(version=True),
    "no version": without("version"),
    "no rules": without("rules"),
    "no deals": without("deals"),
    "deals": changed(deals={}),
    "unknown key": changed(target=15),
    "players": changed(players=5),
    "players as text": changed(players="4"),
    "players as true": changed(players=True),
    "eight players have no 32 cards": changed(players=8),
    "40 cards for other than eight": house(pack=40),
    "score of three": changed(score=[0, 0, 0]),
    "score below nothing": changed(score=[-1, 0]),
    "score as text": changed(score=["0", 0]),
    "rules as a list": changed(rules=["bavarian"]),
    "unknown variant": changed(rules="schafkopf"),
    "rules without a variant": changed(rules={"target": 15}),
    "unknown house rule": house(traget=15),
    "target": house(target=12),
    "target as text": house(target="15"),
    "tense": house(tense="four"),
    "flag as a number": house(spare_partner=1),
    "flag as null": house(spare_partner=None),
    "pack": house(pack=36),
    "dealing": house(deal="4+1"),
    "kritischer not in the pack": house(critical=["S6"]),
    "kritischer twice": house(critical=["HK", "HK"]),
    "kritische as text": house(critical="HK"),
    "kritischer that is no card": house(critical=["KH"]),
}
IN_THE_DEAL = {
    "no object": changed(deals=[7]),
    "unknown key": with_deal(hand=[]),
    "no cards": changed(deals=[{"dealer": 0, "actions": []}]),
    "hands and pack": with_deal(pack=PACK),
    "stock beside a pack": changed(deals=[{"dealer": 0, "pack": PACK, "stock": []}]),
    "no dealer": changed(deals=[{"hands": HANDS, "actions": []}]),
    "dealer out of the table": with_deal(dealer=4),
    "dealer below the table": with_deal(dealer=-1),
    "dealer as true": with_deal(dealer=True),
    "a hand too few": with_deal(hands=HANDS[:3]),
    "a hand of four": with_deal(hands=[HANDS[0][:4], *HANDS[1:]]),
    "a hand of six": with_deal(hands=[[*HANDS[0], "EK"], *HANDS[1:]]),
    "a card twice": with_deal(hands=[[*HANDS[0][:4], "HK"], *HANDS[1:]]),
    "a card twice in the stock": with_deal(stock=["HK"]),
    "no card": with_deal(hands=[[*HANDS[0][:4], "HB"], *HANDS[1:]]),
    "a card as a number": with_deal(hands=[[*HANDS[0][:4], 7], *HANDS[1:]]),
    "a card not in the pack": with_deal(hands=[[*HANDS[0][:4], "S6"], *HANDS[1:]]),
    "hands as text": with_deal(hands="GO"),
    "pack too short": changed(deals=[{"dealer": 0, "pack": PACK[:31]}]),
    "pack with a card twice": changed(deals=[{"dealer": 0, "pack": [*PACK[:31], "EA"]}]),
    "seed as text": changed(deals=[{"dealer": 0, "seed": "7"}]),
    "seed as a fraction": changed(deals=[{"dealer": 0, "seed": 7.0}]),
    "actions as text": with_deal(actions="1 schlag O"),
    "the match is over": changed(score=[15, 3]),
}
NO_ACTION = [
    "schlag O",
    "1",
    "",
    "1  schlag O",
    " 1 schlag O",
    "01 schlag O",
    "1 schlag",
    "1 schlag O G",
    "1 schlag 6",
    "1 schlag B",
    "1 Schlag O",
    "9 schlag O",
    "-1 schlag O",
    "1 trump",
    "1 peek",
    "1 play G0",
    "1 raise GO",
    7,
    None,
    ["1 schlag O"],
    {"1": "schlag O"},
]


def fault_of(record: Any) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(record, rules_of)
    return caught.value


@pytest.mark.parametrize("name", OUTSIDE_THE_DEALS)
def test_fault_outside_the_deals(name: str) -> None:
    error = fault_of(OUTSIDE_THE_DEALS[name])
    assert (error.deal, error.action) == (None, None)
    assert error.message


@pytest.mark.parametrize("name", IN_THE_DEAL)
def test_fault_outside_the_actions(name: str) -> None:
    error = fault_of(IN_THE_DEAL[name])
    assert (error.deal, error.action) == (0, None)
    assert error.message


@pytest.mark.parametrize("action", NO_ACTION, ids=repr)
def test_fault_at_an_action(action: Any) -> None:
    error = fault_of(with_deal(actions=[action]))
    assert (error.deal, error.action) == (0, 0)
    assert error.message


def test_a_dealer_out_of_turn() -> None:
    error = fault_of(changed(deals=[DEAL, DEAL | {"dealer": 2, "actions": []}]))
    assert (error.deal, error.action) == (1, None)


def test_a_deal_after_an_unfinished_one() -> None:
    error = fault_of(changed(deals=[DEAL | {"actions": []}, {"hands": HANDS}]))
    assert (error.deal, error.action) == (1, None)


def test_a_deal_after_the_match_is_over() -> None:
    kept = [*DEAL["actions"][:2], "1 keep", *DEAL["actions"][2:]]
    rules = {"variant": "bavarian", "spare_partner": True}
    kept[kept.index("2 raise") : kept.index("2 raise") + 2] = []
    deals = [DEAL | {"actions": kept}, {"hands": HANDS}]
    error = fault_of(changed(rules=rules, score=[0, 13], deals=deals))
    assert (error.deal, error.action) == (1, None)


def test_a_key_that_stands_twice() -> None:
    text = json.dumps(RECORD).replace('"players": 4', '"players": 4, "players": 4')
    with pytest.raises(RecordError):
        loads(text)


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
