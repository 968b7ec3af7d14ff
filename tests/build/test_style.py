"""Lint and format: `ruff` has nothing to say."""

import subprocess
import sys

import pytest

from recipe.places import ROOT

CHECKED = ("watten_app", "build", "tests", "assets")


@pytest.mark.parametrize("command", [("check", "-q"), ("format", "-q", "--check")], ids=str)
def test_ruff_has_nothing_to_say(command: tuple[str, ...]) -> None:
    words = [sys.executable, "-m", "ruff", *command, *CHECKED]
    done = subprocess.run(words, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
