"""Perft with golden counts; each was confirmed by the slow Watten of tests/reference."""

import json
from typing import Any

import pytest

from tests.kit import watten
from tests.kit_cases import GIVEN, RECORDS, load
from tests.reference.deal import do
from tests.reference.match import first_score, perft, start
from tests.reference.presets import PRESETS, rules_of

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
    ("R3-critical-weli-beats-the-rechter", 2, (6, 31, 155, 792, 3533)),
    ("R4-carinthian-the-bugl-is-the-highest", 0, (9, 34, 208, 1105, 5812)),
    ("R4-carinthian-the-bugl-is-the-highest", 3, (4, 13, 57, 229, 982, 4157)),
    ("R17-trump-in-every-trick", 2, (6, 27, 121, 582, 2529)),
    ("R17-trump-need-not-beat", 3, (3, 7, 15, 34, 83, 270, 998)),
    ("R22-tirol-not-for-seat-3-with-acorns", 18, (2, 4, 5, 9, 15, 23, 38)),
    ("R1-guater-beats-rechter", 2, (6, 30, 155, 769, 3438)),
    ("R1-guater-beats-rechter", 4, (6, 18, 73, 279, 1086, 4517)),
    ("R2-no-guater-when-the-weli-is-schlag", 2, (6, 33, 128, 514, 2076, 8194)),
    ("R17-trump-or-beat-a-blinder-under-the-rechter", 3, (2, 9, 17, 59, 174, 654, 2622)),
    ("R2-weli-of-bells-cannot-win-off-suit", 0, (10, 38, 234, 1161, 5834)),
    ("R10-the-weli-shows-schlag-6", 0, (4, 16, 96, 528, 2768)),
    ("R18-blind-the-partner-is-free", 3, (6, 33, 73, 279, 846, 3222)),
    ("R11-the-first-cards-dealt-name-both", 0, (6, 33, 173, 829, 3696)),
    ("R11-the-weli-means-schlag-6", 1, (6, 33, 98, 404, 1496, 6142)),
    ("R1-super-guater-beats-guater", 0, (3, 12, 72, 396, 2076)),
    ("R1-super-guater-beats-guater", 3, (6, 33, 98, 404, 1496, 6052)),
    ("R28-the-dealer-takes-the-turned-card", 1, (6, 30, 67, 268, 328, 984, 2016)),
    ("R30-as-far-as-the-stock-goes", 0, (2, 8, 63, 317, 1008, 3843, 7317)),
    ("R32-a-point-less-for-each-trick", 2, (5, 9, 36, 48, 144, 288, 576)),
    ("R31-must-beat-within-the-suit", 5, (5, 10, 25, 100, 160, 640, 1920)),
    ("R7-then-the-dealer-is-asked", 1, (2, 12, 64, 332, 1799)),
    ("R7-bluff-costs-two-in-the-fifth-trick", 18, (3, 9, 19, 42, 78, 143, 248)),
    ("R6-no-knocking-unless-it-is-played", 0, (31, 294, 1316, 7252)),
    ("R15-choice-may-be-played-on", 2, (2, 6, 33, 173, 904, 4071)),
    ("R20-face-down-is-listed-with-each-card", 2, (11, 69, 395, 2205)),
    ("R22-bluff-farbe-is-an-answer", 18, (2, 5, 10, 17, 27, 42, 66)),
    ("R6-eight-players-three-cards-each", 2, (4, 15, 51, 172, 570, 1897, 6253)),
    ("R19-a-wrong-card-is-never-listed", 2, (6, 31, 153, 786, 3501)),
    ("R6-eight-players-three-cards-each", 10, (3, 9, 23, 58, 142, 347, 840)),
    ("R17-franconian-is-a-variant", 3, (4, 13, 36, 124, 436, 1736, 7210)),
    ("R23-kritisch-nobody-raises-while-one-is-tense", 0, (9, 34, 80, 224, 909, 4205)),
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
    score = record.get("score", first_score(rules_of(record["rules"]), record["players"]))
    deal = start(record, last, score, record["deals"][last]["dealer"])
    for action in record["deals"][last]["actions"]:
        do(deal, action)
    for depth, count in enumerate(counts, start=1):
        if count <= CONFIRMED_UP_TO:
            assert perft(deal, depth) == count


def test_every_variant_is_counted() -> None:
    specs = [record_of(name, 0)["rules"] for name, _, _ in GOLDEN]
    assert {spec if isinstance(spec, str) else spec["variant"] for spec in specs} == set(PRESETS)


def test_depth_nought_counts_the_position_itself() -> None:
    run = watten("perft", "-", "0", given=json.dumps(record_of("worked-example", 0)))
    assert run.lines == [{"depth": 0, "count": 1, "split": {}}]


def test_a_line_that_ends_earlier_is_not_counted() -> None:
    record = record_of("fold-gives-the-old-value", 4)
    told = watten("perft", "-", "2", given=json.dumps(record)).lines[0]
    assert told["split"] == {"2 fold": 0, "2 hold": 6, "2 raise": 3}
