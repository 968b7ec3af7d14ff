"""The page is killed at any moment of an afternoon: what was kept is there at the next start."""

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Error, Page

from recipe.driver import GLANCE, PLAYABLE, START_LIMIT, Watten
from recipe.places import ROOT
from tests.app.fake_page import FakeClock, FakePage
from tests.browser.afternoon import kept_by
from watten_app.app.house import House

MOMENTS, PAGES = 20, 2
MOST_STEPS = 24
"""After so many steps the page is killed at the latest."""

SEEN = {2: "puzzle", 5: "question", 8: "match"}
"""What is to have been done at least once when the page is killed for the third time, and so on."""

BROUGHT = ("tests/app/fake_page.py", "tests/browser/afternoon.py")
UNPACK = """
import json, pathlib, sys
for name, text in json.loads({texts!r}).items():
    path = pathlib.Path("/brought", name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
sys.path.insert(0, "/brought")
from tests.browser import afternoon
shell = afternoon.the_shell()
None
"""
TOLD = "json.dumps(afternoon.kept_by(shell._house).told())"


def bring(watten: Watten) -> None:
    """Bring along what plays an afternoon in the app's own Python."""
    texts = json.dumps({name: Path(ROOT, name).read_text() for name in BROUGHT})
    watten.python(UNPACK.format(texts=texts))


def kill(page: Page, random: Random) -> None:
    """End a page without a word to it: its process dies, or its tab is closed."""
    if random.random() < 0.5:
        page.close(run_before_unload=False)
        return
    with pytest.raises(Error):
        page.goto("chrome://crash")
    page.close()


def at_home(texts: dict[str, str]) -> House:
    """The house that opens on these texts, without a browser."""
    return House(FakePage(texts), clock=FakeClock())


@pytest.mark.parametrize("number", range(PAGES))
def test_killed_at_twenty_moments_nothing_that_was_kept_is_lost(
    watten: Watten, number: int
) -> None:
    random = Random(f"killed {number}")
    found: dict[str, str] = {}
    for moment in range(MOMENTS // PAGES):
        # nobody reads this page: its accessible tree, which costs time, is not switched on
        watten.page.goto(f"{watten.address}?seed={random.getrandbits(32)}", wait_until="commit")
        watten.until(PLAYABLE, START_LIMIT)
        bring(watten)
        # the page hands over all that had been kept, and the app makes of it what it was
        handed = json.loads(str(watten.python("json.dumps(shell._house._page._boot['saved'])")))
        before = kept_by(at_home(handed))
        assert kept_by(at_home(found)) <= before
        assert json.loads(str(watten.python(TOLD))) == before.told()
        assert watten.python("shell._house.state.notice is None")
        watten.python(f"afternoon.begin({moment})")
        watten.python_until(f"len(afternoon.STEPS) >= {random.randrange(MOST_STEPS)}")
        if moment in SEEN:
            watten.python_until(f"{SEEN[moment]!r} in afternoon.STEPS")
        watten.page.wait_for_timeout(random.uniform(0, GLANCE))
        found = watten.saved()
        context = watten.page.context
        kill(watten.page, random)
        watten.page = context.new_page()
    after = kept_by(at_home(found))
    assert after.matches
    assert after.puzzles
    assert after.answers
