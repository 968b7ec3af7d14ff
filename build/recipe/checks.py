"""`make.py test`: all tests in one run: style, unit and property tests, the app in Chromium."""

import subprocess
import sys
import tempfile

from recipe.chromium import chromium
from recipe.foreign_browsers import need_firefox, need_webkit
from recipe.places import ROOT
from recipe.site import build_site
from recipe.steps import say

BROWSER = "tests/browser"
PICTURES = "tests/browser/test_pictures.py"


def test(*arguments: str) -> int:
    """Run everything, or with arguments pytest's choice of it; return pytest's exit code.

    The tests in the browser wait a good deal, so the others run beside them, and tell afterwards;
    the pictures go with those, that both take about as long.
    """
    for browser in (chromium, need_firefox, need_webkit):
        browser()
    build_site()
    if arguments:
        return subprocess.run(_pytest(*arguments), cwd=ROOT).returncode
    with tempfile.TemporaryFile() as told:
        others = _pytest("tests", *(f"--ignore={one}" for one in _apart_from_pictures()))
        beside = subprocess.Popen(others, cwd=ROOT, stdout=told, stderr=subprocess.STDOUT)
        try:
            say("tests", "in the browser; all others and the pictures beside them")
            in_browser = subprocess.run(
                _pytest(BROWSER, f"--ignore={PICTURES}"), cwd=ROOT
            ).returncode
            code = beside.wait()
        finally:
            beside.kill()
        told.seek(0)
        say("tests", "all others and the pictures")
        print(told.read().decode("utf-8", "replace"), flush=True)
    return in_browser or code


def pictures(*arguments: str) -> int:
    """Compare all screens with their golden pictures, or with `--renew` hang those that differ
    anew; return pytest's exit code."""
    chromium()
    build_site()
    return subprocess.run(_pytest(PICTURES, *arguments), cwd=ROOT).returncode


def _apart_from_pictures() -> list[str]:
    """The files of tests in the browser that compare no pictures."""
    files = (one.relative_to(ROOT) for one in (ROOT / BROWSER).glob("test_*.py"))
    return sorted(str(one) for one in files if one.as_posix() != PICTURES)


def _pytest(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "pytest", *arguments]
