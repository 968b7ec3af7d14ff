"""The hand-made cases hold."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit import TESTS, Run, watten
from tests.kit_cases import GIVEN, cases_in, hold_against, load


@pytest.mark.parametrize("file", cases_in(GIVEN), ids=lambda file: file.stem)
def test_given_case(file: Path) -> None:
    case = load(file)
    hold_against(case, watten("replay", "-", given=json.dumps(case["record"])))


def test_the_bare_checkout_replays_with_the_standard_library_alone(tmp_path: Path) -> None:
    case = load(GIVEN / "worked-example.json")
    file = tmp_path / "x.json"
    file.write_text(json.dumps(case["record"]))
    command = [sys.executable, "-S", "-E", "-m", "watten_app.cli", "replay", str(file)]
    done = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=False)
    hold_against(case, Run(done.returncode, done.stdout, done.stderr))
