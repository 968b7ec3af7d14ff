"""Carrying all over to another device: both sides keep their best, and nothing foreign comes in."""

import json
import zlib
from base64 import b64encode
from contextlib import suppress
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.store.test_played import MATCH
from tests.store.test_results import ONE
from watten_app.store import (
    BundleError,
    Fault,
    Learnt,
    MemoryStorage,
    append_result,
    find_played,
    keep,
    keep_learnt,
    keep_played,
    pack_up,
    played_keys,
    read_learnt,
    read_results,
    take_in,
)
from watten_app.store.bundle import HEAD, LONGEST, VERSION
from watten_app.store.document import checksum, packed, seal
from watten_app.store.played import KEPT
from watten_app.store.results import Result
from watten_app.variants import rules_of, spec_of

FIELDS = tuple(field.name for field in fields(Result))


def played_on_device(name: str, *numbers: int) -> MemoryStorage:
    """A device with these matches."""
    storage = MemoryStorage()
    for number in numbers:
        identity = f"{name}{number}"
        keep_played(storage, replace(MATCH, identity=identity), number, spec_of)
        append_result(storage, replace(ONE, identity=identity, number=number))
    keep(storage, "settings", {"language": "en"}, 1)
    storage.put("match.a", "an open match")
    return storage


def bundled(data: object) -> str:
    """A text with a true checksum around anything."""
    return wrapped(json.dumps(data, separators=(",", ":")))


def wrapped(text: str) -> str:
    """A text with a true checksum around what claims to be JSON."""
    body = b64encode(zlib.compress(text.encode(), 9)).decode()
    return f"{HEAD}:{VERSION}:{checksum(body)}:{body}"


def names(storage: MemoryStorage) -> set[str]:
    return {result.identity for result in read_results(storage)}


def test_an_empty_device_gets_all_but_the_open_match_and_the_settings() -> None:
    theirs, mine = played_on_device("a", 1, 2, 3), MemoryStorage()
    assert take_in(mine, pack_up(theirs)) == 3
    assert read_results(mine) == read_results(theirs)
    assert find_played(mine, "a2", rules_of) == replace(MATCH, identity="a2")
    assert not {"settings", "match.a"} & set(mine.names())


def test_both_sides_keep_what_they_had_and_nothing_counts_twice() -> None:
    mine, theirs = played_on_device("a", 1, 2), played_on_device("b", 1, 2, 3)
    take_in(mine, pack_up(theirs))
    assert names(mine) == {"a1", "a2", "b1", "b2", "b3"}
    assert set(played_keys(mine)) == names(mine)
    assert take_in(mine, pack_up(theirs)) == 0
    assert take_in(mine, pack_up(mine)) == 0
    assert len(read_results(mine)) == 5
    take_in(theirs, pack_up(mine))
    assert read_results(theirs) == read_results(mine)


def test_no_more_matches_are_kept_whole_than_usual_and_all_results() -> None:
    mine = played_on_device("a", *range(1, 121))
    take_in(mine, pack_up(played_on_device("b", *range(60, 181))))
    assert len(played_keys(mine)) == KEPT
    assert len(read_results(mine)) == 241


def test_of_each_stage_learnt_the_better_round_stays() -> None:
    mine, theirs = MemoryStorage(), MemoryStorage()
    keep_learnt(mine, Learnt().finished("one", 5).finished("two", 8))
    keep_learnt(theirs, Learnt().finished("one", 7).finished("two", 6).finished("three", 4))
    take_in(mine, pack_up(theirs))
    learnt = read_learnt(mine)
    assert [learnt.best(stage) for stage in ("one", "two", "three")] == [7, 8, 4]


def test_a_text_may_be_broken_into_lines() -> None:
    text = pack_up(played_on_device("a", 1))
    lines = "\n".join(text[first : first + 60] for first in range(0, len(text), 60))
    assert take_in(MemoryStorage(), f"  {lines}\r\n") == 1


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", Fault.EMPTY),
        (" \n ", Fault.EMPTY),
        ("hello", Fault.FOREIGN),
        ('{"format": "watten-record"}', Fault.FOREIGN),
        ("watten:x:y:z", Fault.FOREIGN),
        ("watten:2:x:y", Fault.NEWER),
        ("watten:1:0000:eJwDAAAAAAE=", Fault.DAMAGED),
        ("a" * (LONGEST + 1), Fault.TOO_LARGE),
        (pack_up(played_on_device("a", 1))[:-9], Fault.DAMAGED),
        (bundled([1, 2]), Fault.DAMAGED),
        (bundled({"result.a": "x"})[:-4], Fault.DAMAGED),
        (bundled("a" * 30_000_000), Fault.DAMAGED),
        (bundled({"result.a": "x" * 30_000_000}), Fault.DAMAGED),
        (bundled({"result.a": {}}), Fault.DAMAGED),
        (bundled({"result.a": "x", "result.b": 7}), Fault.DAMAGED),
        (wrapped("[" * 9_000_000), Fault.DAMAGED),
        (wrapped('{"a":' * 2_000_000), Fault.DAMAGED),
        (wrapped("[" + "[]," * 3_000_000 + "[]]"), Fault.DAMAGED),
        (wrapped('{"a":"b"}{'), Fault.DAMAGED),
        (wrapped('{"a":"b",}'), Fault.DAMAGED),
        (wrapped('{"a":"b'), Fault.DAMAGED),
        (wrapped('{"a":"\x00"}'), Fault.DAMAGED),
        (wrapped("NaN"), Fault.DAMAGED),
        (bundled({f"result.{n}": "" for n in range(10_001)}), Fault.DAMAGED),
        (bundled({f"results.{n}": "" for n in range(401)}), Fault.DAMAGED),
    ],
)
def test_what_is_none_of_ours_is_refused_and_changes_nothing(text: str, fault: Fault) -> None:
    mine = played_on_device("a", 1)
    before = dict(mine.texts)
    with pytest.raises(BundleError) as refused:
        take_in(mine, text)
    assert refused.value.fault is fault
    assert mine.texts == before


def row(**changes: object) -> str:
    storage = MemoryStorage()
    append_result(storage, replace(ONE, **({"identity": "x"} | changes)))
    return next(iter(storage.texts.values()))


def halved(number: int) -> str:
    """A kept text that has its checksum, and half a letter in its data."""
    return seal(packed({"record": {}, "name": f"{number}"}).replace("e", "\ud800", 1), 1)


@pytest.mark.parametrize(
    "texts",
    [
        {"result.x": row(identity="../../x")},
        {"result.x": row(identity="x" * 500)},
        {"result.x": row(number=10**30)},
        {"result.x": row(deals=-1)},
        {"result.x": row(seed=2**70)},
        {"result.x": row(day="the day after")},
        {"result.x": row(variant="<script>")},
        {"result.x": row(badges=("max",) * 999)},
        {"result.x": "2:0:{}", "settings": "?", "match.a": "?"},
        {"played.000001.x": seal(packed([1]), 1), "played.1.x": seal(packed({}), 1)},
        {"played.000001.../x": seal(packed({}), 1), "played.000002.x": "1:0:x"},
        {"__proto__": "?", "constructor": "?", "__class__": "?", "results.__init__": "?"},
        {"result.x": row(people=("\ud83c",)), "result.z": row(identity="z", people=("\udfff",))},
        {"played.000001.x": seal(packed("\\").replace("=", ""), 1), "puzzle.9": "1:0:{}"},
        {"played.000001.x": halved(1), "review.000001.a1": halved(2), "learnt": halved(3)},
        {"result.x": "2:0:" + "[" * 190_000, "result.y": "x" * 900_000},
    ],
)
def test_what_is_wrong_in_it_is_left_out(texts: dict[str, object]) -> None:
    mine = played_on_device("a", 1)
    before = dict(mine.texts)
    assert take_in(mine, bundled(texts)) == 0
    assert mine.texts == before


def test_a_match_that_cannot_be_replayed_harms_nobody() -> None:
    mine = played_on_device("a", 1)
    take_in(mine, bundled({"played.000001.x": seal(packed({"record": {}}), 1)}))
    assert find_played(mine, "x", rules_of) is None


@given(st.text(max_size=300) | st.text(alphabet="watten:1 \n0aZ=", max_size=60))
def test_any_text_is_taken_in_or_refused(text: str) -> None:
    mine = played_on_device("a", 1)
    with suppress(BundleError):
        take_in(mine, text)
    assert names(mine) == {"a1"}


KEYS = st.sampled_from(
    ("result.x", "results.000001.x", "played.000001.x", "review.000001.a1", "learnt")
) | st.text(max_size=12).map("puzzle.".__add__)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=8) | st.sampled_from(FIELDS), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(
    texts=st.dictionaries(KEYS, VALUES, max_size=5), schema=st.integers(0, 3), deep=st.booleans()
)
def test_whatever_is_well_packed_is_taken_in_or_left_out(
    texts: dict[str, object], schema: int, deep: bool
) -> None:
    mine = played_on_device("a", 1)
    before = read_results(mine), mine.get("match.a"), mine.get("settings")
    sealed = {key: seal(packed(v) if deep else v, schema) for key, v in texts.items()}
    take_in(mine, bundled(sealed))
    again = read_results(mine)
    assert before[0][0] in again
    assert (mine.get("match.a"), mine.get("settings")) == before[1:]
    read_learnt(mine)
    # all of it can be shown and packed up again
    repr(again).encode()
    assert take_in(MemoryStorage(), pack_up(mine)) == len(again)
