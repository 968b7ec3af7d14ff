"""Perft with golden counts; each was confirmed by the slow Watten of tests/reference."""

import json
from typing import Any

import pytest

from tests.kit import watten
from tests.kit_cases import GIVEN, RECORDS, load
from tests.reference.deal import do
from tests.reference.match import perft, start

# File, actions of its last deal that are done, and the counts for depths 1, 2, 3, ...
GOLDEN: list[tuple[str, int, tuple[int, ...]]] = [
    ("R13-new-hands-3-2-forehand-first", 0, (10, 44, 244, 1314, 6794)),
    ("R14-the-dealer-names-the-schlag", 0, (9, 34, 208, 1114, 5833)),
    ("worked-example", 0, (9, 34, 208, 1104, 5819)),
    ("worked-example", 2, (6, 31, 161, 802, 3589)),
    ("worked-example", 6, (5, 23, 99, 424, 1542, 5607)),
    ("worked-example", 13, (4, 12, 42, 118, 288, 700)),
    ("worked-example", 16, (3, 7, 17, 40, 50, 119)),
    ("R17-pfeffer-the-next-gives-a-blinder", 2, (6, 30, 147, 743, 3300)),
    ("R17-franconian-still-a-trump", 3, (4, 9, 27, 79, 282, 1111, 4636)),
    ("R23-three-give", 0, (9, 34, 80, 256, 986, 5257)),
    ("R23-two-three-the-others-win-three", 8, (4, 16, 48, 144, 432, 1296)),
    ("R20-a-reraise-holds-and-asks", 3, (3, 8, 39, 176, 987, 4336)),
    ("three-players", 0, (8, 32, 192, 1046, 5476)),
    ("three-players", 7, (5, 19, 67, 228, 326, 907)),
    ("R16-two-players", 0, (9, 34, 208, 1110, 5070)),
    ("R16-two-players", 2, (6, 33, 148, 654, 2396, 8742)),
    ("R16-six-players", 2, (6, 33, 173, 904, 4696)),
    ("R16-six-players", 13, (5, 19, 67, 228, 758, 2527, 8334)),
]
CONFIRMED_UP_TO = 1_200


def record_of(name: str, done: int) -> dict[str, Any]:
    folder = RECORDS if name.startswith("R") else GIVEN
    record = load(folder / f"{name}.json")["record"]
    record["deals"][-1]["actions"] = record["deals"][-1]["actions"][:done]
    return record


@pytest.mark.parametrize(("name", "done", "counts"), GOLDEN)
def test_golden_count(name: str, done: int, counts: tuple[int, ...]) -> None:
    given = json.dumps(record_of(name, done))
    for depth, count in enumerate(counts, start=1):
        told = watten("perft", "-", str(depth), given=given).lines[0]
        assert told["count"] == count
        assert sum(told["split"].values()) == count


@pytest.mark.parametrize(("name", "done", "counts"), GOLDEN)
def test_golden_count_in_the_slow_watten(name: str, done: int, counts: tuple[int, ...]) -> None:
    record = record_of(name, done)
    last = len(record["deals"]) - 1
    score = record.get("score", [0] * (3 if record["players"] == 3 else 2))
    deal = start(record, last, score, record["deals"][last]["dealer"])
    for action in record["deals"][last]["actions"]:
        do(deal, action)
    for depth, count in enumerate(counts, start=1):
        if count <= CONFIRMED_UP_TO:
            assert perft(deal, depth) == count


def test_depth_nought_counts_the_position_itself() -> None:
    run = watten("perft", "-", "0", given=json.dumps(record_of("worked-example", 0)))
    assert run.lines == [{"depth": 0, "count": 1, "split": {}}]


def test_a_line_that_ends_earlier_is_not_counted() -> None:
    record = record_of("fold-gives-the-old-value", 4)
    told = watten("perft", "-", "2", given=json.dumps(record)).lines[0]
    assert told["split"] == {"2 fold": 0, "2 hold": 6, "2 raise": 3}
