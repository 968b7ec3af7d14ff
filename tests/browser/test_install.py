"""Installing, starting without a network, and updates that are taken whole."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Playwright

from recipe.driver import Watten, launch_profile, opened
from recipe.serve import serve_in_background
from recipe.site import INDEX, WORKER, sealed
from recipe.sitting import Sitting

MARK = '<meta name="version" content="{}">'
READ_MARK = "document.querySelector('meta[name=version]')?.content ?? 'first'"
UPDATE_READY = "document.documentElement.dataset.wattenUpdate === 'ready'"


class Host:
    """A static host that can be switched off."""

    def __init__(self, folder: Path, path: str = "") -> None:
        port, self._stop = serve_in_background(folder)
        self.address = f"http://127.0.0.1:{port}/{path}"

    def stop(self) -> None:
        """Take the host off the network."""
        self._stop()


@pytest.fixture
def copy(site: Path, tmp_path: Path) -> Iterator[Path]:
    """Give a copy of the site that a test may change."""
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    yield folder
    shutil.rmtree(tmp_path, ignore_errors=True)


def deploy(folder: Path, version: str) -> None:
    """Put a new version on the host."""
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.name != WORKER
    }
    page = files[INDEX].decode().replace("<head>\n", f"<head>\n{MARK.format(version)}\n")
    made = sealed({**files, INDEX: page.encode()})
    for name in (INDEX, WORKER):
        (folder / name).write_bytes(made[name])


def check_installable(page: Watten) -> None:
    """Raise AssertionError for anything Chromium has against installing the app."""
    session = page.page.context.new_cdp_session(page.page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert session.send("Page.getAppManifest")["errors"] == []
    assert session.send("Page.getAppId")["appId"] == urljoin(page.address, "/watten")


@pytest.mark.parametrize("path", ["", "spiele/watten/"], ids=["root", "sub-folder"])
def test_installs_and_starts_in_flight_mode_with_a_cold_browser(
    site: Path, playwright: Playwright, tmp_path: Path, path: str
) -> None:
    folder = site
    if path:
        folder = tmp_path / "host"
        (folder / path).parent.mkdir(parents=True)
        (folder / path).symlink_to(site)
    host = Host(folder, path)
    profile = tmp_path / "profile"
    with launch_profile(playwright, profile) as context, opened(context, host.address) as page:
        page.open()
        page.controlled()
        check_installable(page)
    host.stop()
    with launch_profile(playwright, profile) as context, opened(context, host.address) as page:
        context.set_offline(True)
        failed: list[str] = []
        context.on("requestfailed", lambda request: failed.append(request.url))
        page.open()
        assert page.buttons()
        assert failed == []


def test_an_update_with_a_match_open_is_taken_when_asked_and_the_match_goes_on(
    copy: Path, playwright: Playwright, tmp_path: Path
) -> None:
    host = Host(copy)
    profile = tmp_path / "profile"
    with launch_profile(playwright, profile) as context, opened(context, host.address) as page:
        page.open()
        page.controlled()

    deploy(copy, "second")
    with launch_profile(playwright, profile) as context, opened(context, host.address) as page:
        page.open("seed=2")
        sitting = Sitting(page, 2)
        sitting.first_start()
        sitting.new_match()
        sitting.to_turn()  # where nothing goes on by itself
        assert page.page.evaluate(READ_MARK) == "first"
        page.until(UPDATE_READY, 120_000)
        assert page.screen() == "table"
        page.page.reload()
        page.wait_playable()
        assert page.screen() == "table"
        assert page.page.evaluate(READ_MARK) == "first"
        page.until(UPDATE_READY, 120_000)
        page.tap(sitting.words["table.pause"])
        page.tap(sitting.words["table.home"])
        page.wait_for("home")
        with page.page.expect_navigation(timeout=120_000):
            page.tap(sitting.words["home.update.take"])
        page.wait_playable()
        assert page.page.evaluate(READ_MARK) == "second"
        assert page.button(re.compile(f"^{sitting.words['home.continue']}")).count() == 1
        caches = page.page.evaluate("caches.keys()")
        assert len(caches) == 1

    host.stop()
    with launch_profile(playwright, profile) as context, opened(context, host.address) as page:
        page.open()
        assert page.page.evaluate(READ_MARK) == "second"


BEGIN = (
    "from watten_app.store import PageStorage, Result, Settings, append_result, keep_settings\n"
    "from watten_app.ui.bridge import bridge\n"
    "storage = PageStorage(bridge)\n"
    "keep_settings(storage, Settings())\n"
    "append_result(storage, Result(identity='a', number=1, day='2026-11-29', variant='bavarian',"
    " target=15, levels=('easy',) * 3, won=True, score=(15, 9), bummerl=(0, 1),"
    " deals=9, seed=1))"
)
"""Makes a page one on which a match was finished."""

ASKS = """addEventListener("DOMContentLoaded", () => {
  const event = new Event("beforeinstallprompt");
  event.prompt = async () => { document.documentElement.dataset.asked = "yes"; };
  dispatchEvent(event);
})"""
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15"
    " (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
INSTALL = "Installieren: Watten auf den Home-Bildschirm"
HOW = "So geht’s: Watten auf den Home-Bildschirm"


def finished(watten: Watten) -> None:
    """Open Home as it is after the first finished match."""
    watten.open()
    watten.python(BEGIN)
    watten.page.wait_for_function("localStorage.getItem('watten.result.a') !== null")
    watten.page.reload()
    watten.wait_playable()
    assert watten.screen() == "home"


def test_home_has_the_browser_ask_after_the_first_finished_match(watten: Watten) -> None:
    watten.page.add_init_script(ASKS)
    watten.open()
    assert INSTALL not in watten.buttons()
    finished(watten)
    watten.tap(INSTALL)
    watten.page.wait_for_function("document.documentElement.dataset.asked === 'yes'")
    watten.button(INSTALL).wait_for(state="detached")


@pytest.mark.phone(user_agent=IPHONE)
def test_home_tells_how_to_install_on_an_iphone_until_not_now(watten: Watten) -> None:
    finished(watten)
    watten.tap(HOW)
    watten.wait_for_text("Zum Home-Bildschirm")
    watten.tap("Nicht jetzt")
    watten.button("Nicht jetzt").wait_for(state="detached")
    watten.page.reload()
    watten.wait_playable()
    assert HOW not in watten.buttons()


@pytest.mark.phone(user_agent=IPHONE)
def test_home_started_from_the_home_screen_does_not_speak_of_installing(watten: Watten) -> None:
    watten.page.add_init_script("Object.defineProperty(navigator, 'standalone', {get: () => true})")
    finished(watten)
    assert HOW not in watten.buttons()
