"""Whole matches in Firefox and in WebKit, with a graphics card (of software) and without one."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from recipe.driver import PHONE
from recipe.foreign_browsers import Browser, firefox, need_firefox, need_webkit, webkit
from recipe.guest import Guest
from recipe.site import all_files, sealed
from tests.browser.small_site import hosted
from watten_app.app.options import MatchOptions
from watten_app.store import Saves, find_played, read_faults, read_results
from watten_app.variants import rules_of, spec_of

NAMES = ("firefox", "webkit")
DISPLAY = ":96"
TARGET = 11
FACTS = """return [flet.webRenderer, heard.card(),
document.documentElement.dataset.wattenStart ?? "snapshot"]"""
HEARD = "return heard.errors"
EAR = b"""
globalThis.heard = { errors: [], card: () => drawing.webgl && drawing.way !== "software" };
{
  const told = (...what) => heard.errors.push(what.join(" "));
  const { error } = console;
  console.error = (...what) => (told(...what), error(...what));
  new BroadcastChannel("heard").onmessage = ({ data }) => told("Python's worker:", data);
  addEventListener("error", ({ message, target }) => told(message ?? target.src), true);
  addEventListener("unhandledrejection", ({ reason }) => told(reason));
  document.addEventListener("securitypolicyviolation", ({ blockedURI }) => told(blockedURI));
}
"""
"""Lies before the page's first script: neither browser tells its driver what its console says."""

EAR_OF_WORKER = b"""
{
  const page = new BroadcastChannel("heard");
  const { error } = console;
  console.error = (...what) => (page.postMessage(what.join(" ")), error(...what));
  addEventListener("error", ({ message }) => page.postMessage(message));
  addEventListener("unhandledrejection", ({ reason }) => page.postMessage(String(reason)));
}
"""


@pytest.fixture(scope="module")
def heard_address() -> Iterator[str]:
    """Give the address of the site in which errors are heard."""
    files = all_files()
    ears = {"sounds.js": EAR, "python-worker.js": EAR_OF_WORKER}
    with hosted(sealed(files | {name: ear + files[name] for name, ear in ears.items()})) as host:
        yield host.address


@contextmanager
def guest_at_table(name: str, address: str, profile: Path, *, card: bool = True) -> Iterator[Guest]:
    """Sit down at a table for two, with a graphics card or without; nothing may go wrong there."""
    opening: AbstractContextManager[Browser]
    if name == "firefox":
        opening = firefox(need_firefox(), profile, DISPLAY if card else None)
    else:
        opening = webkit(need_webkit(), DISPLAY)
    asked = "" if card or name == "firefox" else "&draws=software"
    with opening as browser:
        browser.resize(PHONE["width"], PHONE["height"])
        guest = Guest(browser, address, seed=2)
        guest.sit_down(MatchOptions(players=2, target=TARGET), asked)
        assert browser.run(FACTS) == ["canvaskit", card, "snapshot"]
        yield guest
        assert browser.run(HEARD) == []
        assert read_faults(guest.saved()) == ()


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_match_is_played_to_its_end_and_kept(
    name: str, heard_address: str, tmp_path: Path
) -> None:
    with guest_at_table(name, heard_address, tmp_path / "profile") as guest:
        guest.play_to(guest.words["result.home"])
        read = guest.read()
        guest.tap(guest.words["result.home"], "home")
        kept = guest.saved()
    (result,) = read_results(kept)
    save = find_played(kept, result.identity, rules_of)  # the engine has replayed it
    assert save is not None
    ours, theirs = save.match.score
    assert save.match.over
    assert max(ours, theirs) >= TARGET
    score = guest.words["a11y.score.alone"].format(ours=ours, theirs=theirs)
    assert f"{guest.words['result.score']}: {score}" in read
    assert guest.words["result.match.won" if ours > theirs else "result.match.lost"] in read
    assert result.won == (ours > theirs)


@pytest.mark.parametrize("name", NAMES)
def test_without_a_graphics_card_a_deal_is_played(
    name: str, heard_address: str, tmp_path: Path
) -> None:
    with guest_at_table(name, heard_address, tmp_path / "profile", card=False) as guest:
        guest.play_to(guest.words["result.next"])
        deal = Saves(guest.saved(), rules_of, spec_of).load().save.match.deal
    assert deal.over
