"""Worked examples, each named after the rule it stands for, with the outcome found by hand."""

import json
from pathlib import Path

import pytest

from tests.kit import watten
from tests.kit_cases import RECORDS, cases_in, hold_against, load


@pytest.mark.parametrize("file", cases_in(RECORDS), ids=lambda file: file.stem)
def test_worked_example(file: Path) -> None:
    case = load(file)
    hold_against(case, watten("replay", "-", given=json.dumps(case["record"])))
