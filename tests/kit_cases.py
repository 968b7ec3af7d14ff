"""Cases: a record and what replaying it must give (tests/cases/README.md)."""

import json
from pathlib import Path
from typing import Any

from tests.kit import TESTS, Run

GIVEN = TESTS / "cases"
RECORDS = TESTS / "records"

_AS_PRINTED = ("over", "winners", "points", "score", "value", "to_act", "legal")
_ABOUT = {"name", "why", "record", "expect"}


def cases_in(folder: Path) -> list[Path]:
    """The case files of a folder, by name."""
    return sorted(folder.glob("*.json"))


def load(file: Path) -> dict[str, Any]:
    """A case, with its own name checked."""
    case = json.loads(file.read_text())
    assert set(case) == _ABOUT
    assert case["name"] == file.stem
    return case


def hold_against(case: dict[str, Any], run: Run) -> None:
    """Check a run of `watten replay` against everything the case expects."""
    expect = dict(case["expect"])
    last = len(case["record"]["deals"]) - 1
    if "error_at" in expect:
        index = expect.pop("error_at")
        action = case["record"]["deals"][last]["actions"][index]
        assert run.status == 2
        assert len(run.lines) == last
        place = f'deal {last}, action {index} "{action}": '
        assert run.err.endswith(f"{place}{expect.pop('says')}\n" if "says" in expect else "\n")
        assert place in run.err
        assert expect == {}
        return
    assert (run.status, run.err) == (0, "")
    deal = run.lines[-1]
    found = {key: deal[key] for key in expect if key in _AS_PRINTED}
    tricks = deal["tricks"]
    found["winners_of_tricks"] = [trick["winner"] for trick in tricks]
    found["reasons"] = [trick["reason"] for trick in tricks]
    verbs = [action.split()[1:] for action in deal["legal"]]
    found["legal_cards"] = sorted(verb[1] for verb in verbs if verb[0] == "play")
    found["can_raise"] = ["raise"] in verbs
    if "legal_cards" in expect:
        expect["legal_cards"] = sorted(expect["legal_cards"])
    assert {key: found[key] for key in expect} == expect
