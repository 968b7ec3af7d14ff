"""The same record, level and seed give the same move on CPython and in Pyodide (issue 4)."""

import json
from pathlib import Path
from random import Random
from typing import Any

from recipe.places import CLIENT, ROOT
from recipe.steps import run_node
from tests.players.decisions import decisions
from tests.reference.random_match import random_match

RECORDS = 24


def open_record(seed: int) -> dict[str, Any]:
    """A random deal stopped at one of its actions."""
    random = Random(seed)
    record = random_match(random, deals=1)
    deal = record["deals"][0]
    deal["actions"] = deal["actions"][: random.randrange(max(1, len(deal["actions"])))]
    return record


def test_cpython_and_pyodide_decide_alike(tmp_path: Path) -> None:
    text = json.dumps([open_record(seed) for seed in range(RECORDS)])
    file = tmp_path / "records.json"
    file.write_text(text, encoding="utf-8")
    script = Path(__file__).with_name("decisions.mjs")
    there = json.loads(run_node(script, CLIENT / "pyodide" / "pyodide.mjs", ROOT, file))
    here = json.loads(decisions(text))
    assert [told[:4] for told in there] == [told[:4] for told in here]
