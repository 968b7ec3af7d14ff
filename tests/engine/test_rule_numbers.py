"""Each rule of rules.md has a test that bears its number."""

import re

import pytest

from tests.kit import TESTS
from tests.kit_cases import RECORDS, cases_in

RULES = [f"R{number}" for number in range(1, 33)]
WORKED = {file.stem.split("-")[0] for file in cases_in(RECORDS)}
WRITTEN = {
    found.upper()
    for file in TESTS.rglob("test_*.py")
    for found in re.findall(r"def test_(r[0-9]+)_", file.read_text())
}


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_has_a_test_named_after_it(rule: str) -> None:
    assert rule in WORKED | WRITTEN


def test_no_test_is_named_after_a_rule_that_is_not_there() -> None:
    assert set(RULES) >= WORKED | WRITTEN
