"""`make.py test`: all tests in one run: style, unit and property tests, the app in Chromium."""

import subprocess
import sys

from recipe.chromium import chromium
from recipe.places import ROOT
from recipe.site import build_site


def test(*arguments: str) -> int:
    """Run everything, or with arguments pytest's choice of it; return pytest's exit code."""
    chromium()
    build_site()
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], cwd=ROOT).returncode
