"""The app on a strict host: in a sub-folder, with every header that forbids something."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from recipe.driver import opened
from recipe.policy import HEADERS
from recipe.serve import serve_in_background
from recipe.sitting import Sitting, sit_down
from tests.browser.conftest import OPTIONS

FOLDER = "spiele/watten/"
STRICT = {**OPTIONS, "bypass_csp": False, "service_workers": "allow", "reduced_motion": "reduce"}
TRIED = """new Promise((done) => {
  const data = document.documentElement.dataset;
  const script = document.createElement("script");
  script.textContent = "document.documentElement.dataset.broken = 'inline'";
  document.body.append(script);
  setTimeout(() => { // what runs at once would be the debugger's, which may do all
    try { eval("data.broken = 'eval'"); } catch { /* refused */ }
    done(data.broken ?? "nothing ran");
  });
})"""


@pytest.fixture
def strict_address(site: Path, tmp_path: Path) -> Iterator[str]:
    """The address of the site in a sub-folder of a host that sends the strict headers."""
    (tmp_path / FOLDER).parent.mkdir(parents=True)
    (tmp_path / FOLDER).symlink_to(site)
    port, stop = serve_in_background(tmp_path, headers=HEADERS)
    yield f"http://127.0.0.1:{port}/{FOLDER}"
    stop()


@pytest.fixture
def strict(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser context in which the page's policy holds."""
    context = chromium.new_context(**STRICT)
    yield context
    context.close()


def test_a_deal_is_played_on_a_strict_host_in_a_sub_folder(
    strict: BrowserContext, strict_address: str
) -> None:
    with opened(strict, strict_address) as page:
        sitting = sit_down(page, 3)
        sitting.play_until("deal")
        page.controlled()
        page.page.reload()
        page.wait_playable()
        assert page.page.evaluate("document.documentElement.dataset.wattenStart") is None
        Sitting(page, 3).play_until("play")
        assert page.page.evaluate("flet.webRenderer") == "skwasm"
    # only now: what is refused stands in the console
    assert page.page.evaluate(TRIED) == "nothing ran"


def test_a_script_that_came_into_the_page_does_not_run_on_a_plain_host_either(
    strict: BrowserContext, address: str
) -> None:
    strict.add_init_script("delete globalThis.ImageDecoder")
    with opened(strict, address) as page:
        page.open()
        assert page.page.evaluate("flet.webRenderer") == "canvaskit"
        assert page.buttons()
    assert page.page.evaluate(TRIED) == "nothing ran"
    assert "Content Security Policy" in page.witness.errors[0]
