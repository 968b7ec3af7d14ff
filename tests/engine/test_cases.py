"""The hand-made cases hold, for every variant that is there."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit import TESTS, Run, watten
from tests.kit_cases import GIVEN, cases_in, hold_against, load, variant_of
from watten_app.variants import VARIANTS

PLAYED = [file for file in cases_in(GIVEN) if variant_of(load(file)) in VARIANTS]
OF_OTHER_VARIANTS = [
    "gestrichen-gives-two",
    "guater-of-bells-ace",
    "weli-as-schlag-forces-trump",
    "weli-lowest-trump",
]


@pytest.mark.parametrize("file", PLAYED, ids=lambda file: file.stem)
def test_given_case(file: Path) -> None:
    case = load(file)
    hold_against(case, watten("replay", "-", given=json.dumps(case["record"])))


def test_no_case_is_left_out_in_silence() -> None:
    left = [file.stem for file in cases_in(GIVEN) if file not in PLAYED]
    assert left == OF_OTHER_VARIANTS


@pytest.mark.parametrize("name", OF_OTHER_VARIANTS)
def test_case_of_an_absent_variant_is_refused_with_a_sentence(name: str) -> None:
    case = load(GIVEN / f"{name}.json")
    run = watten("replay", "-", given=json.dumps(case["record"]))
    assert (run.status, run.out) == (2, "")
    assert f"there is no variant '{variant_of(case)}'" in run.err


def test_the_bare_checkout_replays_with_the_standard_library_alone(tmp_path: Path) -> None:
    case = load(GIVEN / "worked-example.json")
    file = tmp_path / "x.json"
    file.write_text(json.dumps(case["record"]))
    command = [sys.executable, "-S", "-E", "-m", "watten_app.cli", "replay", str(file)]
    done = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=False)
    hold_against(case, Run(done.returncode, done.stdout, done.stderr))
