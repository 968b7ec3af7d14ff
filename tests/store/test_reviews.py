"""Reviews are kept for each person of a match, and go along when all is carried over."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.store.test_bundle import bundled, played_on_device
from tests.store.test_played import MATCH
from watten_app.store import (
    MemoryStorage,
    find_review,
    keep_played,
    keep_review,
    pack_up,
    read_learnt,
    read_puzzles,
    read_results,
    take_in,
)
from watten_app.store.document import packed, seal
from watten_app.store.reviews import KEPT, LONGEST
from watten_app.variants import spec_of

OLDER = Path(__file__).parent / "older_bundles"

SHORT, LONG = [2, 9, [["a"]]], [9, 9, [["a"], ["b"]]]


def reviews(storage: MemoryStorage) -> list[str]:
    return [name for name in storage.names() if name.startswith("review.")]


def test_each_person_of_a_match_has_a_review() -> None:
    storage = played_on_device("a", 1)
    keep_review(storage, "a1", SHORT)
    keep_review(storage, "a1", LONG, 2)
    assert (find_review(storage, "a1"), find_review(storage, "a1", 2)) == (SHORT, LONG)
    assert find_review(storage, "a1", 1) is None
    assert find_review(storage, "another", 2) is None


def test_all_of_the_newest_matches_stay() -> None:
    storage = MemoryStorage()
    for number in range(KEPT + 3):
        keep_played(storage, replace(MATCH, identity=f"m{number}"), number, spec_of)
        for seat in (0, 2):
            keep_review(storage, f"m{number}", SHORT, seat)
    assert len(reviews(storage)) == 2 * KEPT
    assert find_review(storage, "m2", 2) is None
    assert find_review(storage, "m3") == find_review(storage, "m3", 2) == SHORT


def test_another_device_gets_them_with_their_matches() -> None:
    theirs, mine = played_on_device("a", 1, 2), MemoryStorage()
    keep_review(theirs, "a1", LONG)
    keep_review(theirs, "a2", SHORT, 3)
    take_in(mine, pack_up(theirs))
    assert (find_review(mine, "a1"), find_review(mine, "a2", 3)) == (LONG, SHORT)
    before = dict(mine.texts)
    take_in(mine, pack_up(theirs))
    assert mine.texts == before


def test_the_one_that_has_come_further_stays() -> None:
    mine, theirs = played_on_device("a", 1, 2, 3), played_on_device("a", 1, 2, 3)
    for number, here, there in ((1, SHORT, LONG), (2, LONG, SHORT), (3, SHORT, [2, 9, []])):
        keep_review(mine, f"a{number}", here)
        keep_review(theirs, f"a{number}", there)
    take_in(mine, pack_up(theirs))
    assert [find_review(mine, f"a{number}") for number in (1, 2, 3)] == [LONG, LONG, SHORT]


def test_a_damaged_one_gives_way() -> None:
    mine, theirs = played_on_device("a", 1), played_on_device("a", 1)
    mine.texts["review.000001.a1"] = "1:0000:broken"
    keep_review(theirs, "a1", SHORT)
    take_in(mine, pack_up(theirs))
    assert find_review(mine, "a1") == SHORT


def test_no_more_come_than_are_kept() -> None:
    mine = played_on_device("a", *range(1, KEPT + 1))
    theirs = played_on_device("b", *range(20, KEPT + 20))
    for number in range(1, KEPT + 1):
        keep_review(mine, f"a{number}", SHORT)
        keep_review(theirs, f"b{number + 19}", SHORT, 1)
    take_in(mine, pack_up(theirs))
    assert len(reviews(mine)) == KEPT
    assert find_review(mine, f"b{KEPT + 19}", 1) == SHORT
    assert find_review(mine, "a1") is None


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("review.000001.nobody", seal(packed(SHORT), 1)),
        ("review.000001.a1.8", seal(packed(SHORT), 1)),
        ("review.000001.a1.0", seal(packed(SHORT), 1)),
        ("review.000001.a1.2.1", seal(packed(SHORT), 1)),
        ("review.1.a1", seal(packed(SHORT), 1)),
        ("review.000001.../a1", seal(packed(SHORT), 1)),
        ("review.000001.a1", "1:0:x"),
        ("review.000001.a1", seal(packed(SHORT), 2)),
        ("review.000001.a1", seal("?", 1)),
        ("review.000001.a1", seal(packed([1, 2]), 1)),
        ("review.000001.a1", seal(packed([3, 2, []]), 1)),
        ("review.000001.a1", seal(packed([1, 9, [[], []]]), 1)),
        ("review.000001.a1", seal(packed(["1", 9, []]), 1)),
        ("review.000001.a1", seal(packed([1, 9, {}]), 1)),
        ("review.000001.a1", seal("A" * LONGEST, 1)),
        ("review.000001.a1", seal(packed([1, 9, "x" * 500_000]), 1)),
    ],
)
def test_what_is_no_review_of_a_match_here_is_left_out(key: str, text: str) -> None:
    mine = played_on_device("a", 1)
    before = dict(mine.texts)
    take_in(mine, bundled({key: text}))
    assert mine.texts == before


def test_a_text_of_before_they_were_carried_is_taken_in() -> None:
    mine = MemoryStorage()
    text = (OLDER / "1-without-reviews.txt").read_text(encoding="utf-8")
    assert take_in(mine, text) == 2
    assert [one.identity for one in read_results(mine)] == ["a1", "a2"]
    assert read_learnt(mine).best("one") == 7
    assert [one.day for one in read_puzzles(mine)] == ["2026-11-28"]
