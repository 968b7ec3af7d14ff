"""The engine and the slow Watten of tests/reference agree, step by step.

`WATTEN_MATCHES=10000 pytest tests/engine/test_reference.py` tries more random matches.
"""

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.kit import batch, watten
from tests.kit_cases import RECORDS, cases_in, load
from tests.reference.deal import do
from tests.reference.match import perft, replay, start
from tests.reference.may import legal
from tests.reference.random_match import play_on, random_match
from tests.reference.views import view
from watten_app.engine import Verb

MATCHES = int(os.environ.get("WATTEN_MATCHES", "500"))
PERFT_BUDGET = 1_000
WITHOUT_TALK = [file for file in cases_in(RECORDS) if not file.stem.startswith("R27")]


@pytest.fixture(scope="module")
def matches() -> list[dict[str, Any]]:
    return [random_match(Random(seed)) for seed in range(MATCHES)]


def test_random_matches_step_by_step(matches: list[dict[str, Any]]) -> None:
    for record, printed in zip(matches, batch(matches, "--trace"), strict=True):
        assert printed.get("deals") == replay(record), json.dumps(record)


def test_random_matches_use_every_verb(matches: list[dict[str, Any]]) -> None:
    verbs = {
        action.split(" ")[1]
        for record in matches
        for deal in record["deals"]
        for action in deal["actions"]
    }
    assert verbs == {verb.value for verb in Verb}


def test_an_action_is_impossible_for_both_or_for_neither(matches: list[dict[str, Any]]) -> None:
    random = Random(17)
    everything = sorted({action for record in matches for action in record["deals"][0]["actions"]})
    changed = []
    for record in matches:
        copied = json.loads(json.dumps(record))
        actions = copied["deals"][-1]["actions"]
        actions.insert(random.randint(0, len(actions)), random.choice(everything))
        changed.append(copied)
    for record, printed in zip(changed, batch(changed, "--trace"), strict=True):
        wanted = replay(record)
        if isinstance(wanted, dict):
            assert {k: printed["error"][k] for k in ("deal", "action")} == wanted
        else:
            assert printed.get("deals") == wanted


@pytest.mark.parametrize("seed", range(MATCHES // 20))
def test_views_of_random_positions(seed: int) -> None:
    random = Random(5_000 + seed)
    for _ in range(8):
        record = random_match(random, deals=1)
        source = record["deals"][0]
        source["actions"] = source["actions"][: random.randint(0, len(source["actions"]))]
        deal = start(record, 0, record["score"], source["dealer"])
        for action in source["actions"]:
            do(deal, action)
        for seat in range(record["players"]):
            (told,) = watten("view", "-", str(seat), given=json.dumps(record)).lines
            assert told == json.loads(json.dumps(view(deal, seat))), json.dumps(record)


@pytest.mark.parametrize("file", WITHOUT_TALK, ids=lambda file: file.stem)
def test_worked_example_in_the_slow_watten(file: Path) -> None:
    case = load(file)
    record, expect = case["record"], case["expect"]
    told = replay(record)
    if "error_at" in expect:
        assert told == {"deal": len(record["deals"]) - 1, "action": expect["error_at"]}
    else:
        assert {key: told[-1][key] for key in expect if key in told[-1]} == {
            key: expect[key] for key in expect if key in told[-1]
        }


@pytest.mark.parametrize("seed", range(10))
def test_perft_of_a_random_position(seed: int) -> None:
    random = Random(1_000 + seed)
    record = random_match(random, deals=1)
    source = record["deals"][0]
    source["actions"] = []
    deal = start(record, 0, record["score"], source["dealer"])
    play_on(random, deal, source["actions"], random.randint(0, 22))
    depth = 1
    while depth < 7 and 0 < _counted(record, depth) < PERFT_BUDGET:
        depth += 1
    run = watten("perft", "-", str(depth), given=json.dumps(record))
    assert json.loads(run.out) == {
        "depth": depth,
        "count": perft(deal, depth),
        "split": {
            action: perft(_after(record, source, action), depth - 1) for action in legal(deal)
        },
    }


def _after(record: dict[str, Any], source: dict[str, Any], action: str) -> dict[str, Any]:
    deal = start(record, 0, record["score"], source["dealer"])
    for done in (*source["actions"], action):
        do(deal, done)
    return deal


def _counted(record: dict[str, Any], depth: int) -> int:
    """How many lines there are, by the engine, which is quick."""
    return watten("perft", "-", str(depth), given=json.dumps(record)).lines[0]["count"]
