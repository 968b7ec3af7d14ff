"""New versions: taken whole, when asked, in every window; what is broken is never taken."""

from collections.abc import Iterator
from time import monotonic

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from recipe.client import DRAWN_BY
from tests.browser.small_site import (
    BROKEN,
    CONTROLLED,
    LIMIT,
    OFFERED,
    PLAYABLE,
    PYTHON,
    VERSION,
    Host,
    hosted,
    kept_files,
    look,
    opened,
    version,
    version_of,
)

FIRST, SECOND = version("first"), version("second")
FULL = b"""Cache.prototype.put = async () => {
  throw new DOMException("", "QuotaExceededError");
};
"""
SETTLED = """(async () => {
  const worker = updates.registration.installing;
  if (!worker) return;
  await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
})()"""


def eventually(page: Page, promised: str) -> None:
    """Wait until what a promise brings is true; Playwright's own way takes the promise for true."""
    until = monotonic() + LIMIT / 1000
    while not page.evaluate(promised):
        assert monotonic() < until, promised
        page.wait_for_timeout(50)


@pytest.fixture
def host() -> Iterator[Host]:
    with hosted(FIRST) as running:
        yield running


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    context = chromium.new_context(locale="de-DE", bypass_csp=True)
    context.set_default_timeout(LIMIT)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, host: Host) -> Page:
    """A page that is served by what the device keeps."""
    page = opened(context, host)
    page.wait_for_function(CONTROLLED)
    return page


def runs(page: Page, files: dict[str, bytes]) -> None:
    """Hold that a page is of a version, and so is a file that it asks for only now."""
    page.wait_for_function(f"{VERSION} === '{version_of(files)}'")
    page.wait_for_function(PLAYABLE)
    mark = page.evaluate("fetch('cards/mark.webp').then(got => got.text())")
    assert mark == files["cards/mark.webp"].decode()


def refused(page: Page, host: Host) -> None:
    """Hold that the first version stays, with the host and without it."""
    look(page)
    page.evaluate(SETTLED)
    assert page.evaluate("updates.registration.waiting === null")
    assert not page.evaluate(OFFERED)
    host.left = 0
    page.reload()
    runs(page, FIRST)
    host.left = None


def test_a_newer_version_is_offered_and_taken_at_once_when_asked(page: Page, host: Host) -> None:
    before = host.asked.copy()
    host.deploy(SECOND)
    look(page)
    page.wait_for_function(OFFERED)
    runs(page, FIRST)  # in the middle of whatever is played nothing happens
    page.reload()
    runs(page, FIRST)
    look(page)
    page.wait_for_function(OFFERED)
    with page.expect_navigation():
        page.evaluate("bridge.heard['apply-update']()")
    runs(page, SECOND)
    assert list(kept_files(page)) == [version_of(SECOND)]
    # what both versions have was not sent again
    assert host.asked["cards/1.webp"] == before["cards/1.webp"] == 1
    host.left = 0
    page.reload()
    runs(page, SECOND)


def test_of_three_windows_one_takes_it_and_the_others_stand_back(page: Page, host: Host) -> None:
    others = [opened(page.context, host) for _ in range(2)]
    host.deploy(SECOND)
    for window in (page, *others):
        look(window)
        window.wait_for_function(OFFERED)
    with page.expect_navigation():
        page.evaluate("bridge.heard['apply-update']()")
    runs(page, SECOND)
    for window in others:
        window.wait_for_selector("#splash-again", state="visible")
        assert "anderen Fenster erneuert" in window.inner_text("#splash-text")
        assert window.evaluate(VERSION) == version_of(FIRST)  # nobody has started it anew
        with window.expect_navigation():
            window.click("#splash-again")
        runs(window, SECOND)


@pytest.mark.parametrize("change", ["missing", "altered", "old page"])
def test_a_broken_deployment_leaves_the_old_version_running(
    page: Page, host: Host, change: str
) -> None:
    broken = dict(SECOND)
    if change == "missing":
        del broken["cards/mark.webp"]
    elif change == "altered":
        broken["cards/mark.webp"] = b"sfcond"
    else:
        broken["index.html"] = FIRST["index.html"]
    host.deploy(broken)
    refused(page, host)
    host.deploy(SECOND)
    look(page)
    page.wait_for_function(OFFERED)


def test_a_download_that_is_cut_off_goes_on_the_next_time(page: Page, host: Host) -> None:
    cards = {f"cards__{n}.webp".replace("__", "/"): b"new %d" % n for n in range(12)}
    newer = version("newer", **cards)
    host.deploy(newer)
    host.left = 7  # the worker itself and a few files
    refused(page, host)
    (sent, *_) = [count for name, count in kept_files(page).items() if name == version_of(newer)]
    assert sent > 0
    before = host.asked.copy()
    look(page)
    page.wait_for_function(OFFERED)
    again = [name for name in cards if host.asked[name] > before[name]]
    assert 0 < len(again) < len(cards)
    with page.expect_navigation():
        page.evaluate("bridge.heard['apply-update']()")
    runs(page, newer)


def test_the_switch_turns_everything_kept_off_and_saves_stay(page: Page, host: Host) -> None:
    page.evaluate("localStorage.setItem('watten.match.a', 'kept')")
    plain = {**SECOND, "sw.js": FIRST["sw-off.js"]}
    host.deploy(plain)
    with page.expect_navigation():
        look(page)
    page.wait_for_function(f"{VERSION} === '{version_of(SECOND)}'")
    assert page.evaluate("caches.keys()") == []
    assert page.evaluate("localStorage.getItem('watten.match.a')") == "kept"
    look(page)  # every page looks again some seconds after its start
    eventually(page, "navigator.serviceWorker.getRegistration().then(got => !got)")
    assert page.evaluate("caches.keys()") == []
    host.deploy(FIRST)
    page.reload()
    page.wait_for_function(PLAYABLE)
    look(page)
    page.wait_for_function(CONTROLLED)
    runs(page, FIRST)


def test_an_app_that_cannot_start_takes_a_newer_version_by_itself(
    context: BrowserContext, host: Host
) -> None:
    broken = version("broken", **{"python-worker.js": BROKEN})
    host.deploy(broken)
    page = context.new_page()
    page.goto(host.address)
    page.wait_for_selector("#splash-again", state="visible")
    page.wait_for_function(CONTROLLED)  # it is kept all the same
    mended = version("mended", **{"python-worker.js": PYTHON})
    host.deploy(mended)
    page.click("#splash-again")
    runs(page, mended)


def test_a_page_of_an_older_version_is_never_served_by_a_newer_one(
    context: BrowserContext, host: Host
) -> None:
    page = context.new_page()
    page.goto(host.address)
    page.wait_for_function(PLAYABLE)
    host.deploy(SECOND)  # between the first visit's start and its keeping
    look(page)
    page.wait_for_function(OFFERED)
    assert not page.evaluate(CONTROLLED)
    with page.expect_navigation():
        page.evaluate("bridge.heard['apply-update']()")
    runs(page, SECOND)


def test_a_file_that_the_browser_has_thrown_away_comes_from_the_same_version_or_not_at_all(
    page: Page, host: Host
) -> None:
    throw = (
        "caches.keys().then(([name]) => caches.open(name))"
        ".then(cache => cache.delete(new URL('cards/mark.webp', location.href).href))"
    )
    assert page.evaluate(throw)
    runs(page, FIRST)
    assert page.evaluate(throw)  # it was there again
    host.deploy(SECOND)
    failed = page.evaluate("fetch('cards/mark.webp').then(got => got.text(), () => 'refused')")
    assert failed == "refused"


def test_an_app_that_stays_open_looks_for_a_newer_version_by_the_hour(
    page: Page, host: Host
) -> None:
    host.deploy(SECOND)
    back = "document.dispatchEvent(new Event('visibilitychange'))"
    before = host.asked["sw.js"]
    page.evaluate(back)
    page.evaluate("updates.looked -= 3_700_000")
    page.evaluate(back)
    page.wait_for_function(OFFERED)
    assert host.asked["sw.js"] == before + 1


NO_SKWASM = "delete globalThis.ImageDecoder"
KEPT = """caches.keys().then(([name]) => caches.open(name)).then(cache => cache.keys())
.then(kept => kept.map(request => new URL(request.url).pathname.slice(1)))"""


def test_a_device_keeps_what_it_draws_with_and_takes_the_spare_parts_at_a_later_start(
    page: Page, host: Host
) -> None:
    skwasm, canvaskit = map(set, (DRAWN_BY["skwasm"], DRAWN_BY["canvaskit"]))
    kept = set(page.evaluate(KEPT))
    assert skwasm <= kept
    assert not (canvaskit | {"pyodide/app.whl"}) & kept
    assert not any(host.asked[name] for name in (*canvaskit, "pyodide/app.whl"))
    page.reload()
    page.wait_for_function(PLAYABLE)
    look(page)
    eventually(page, f"{KEPT}.then(kept => kept.includes('pyodide/app.whl'))")
    # a browser that comes to draw otherwise has that too, without being offered a newer version
    page.add_init_script(NO_SKWASM)
    page.reload()
    page.wait_for_function(PLAYABLE)
    look(page)
    eventually(page, f"{KEPT}.then(kept => kept.includes('main.dart.js'))")
    page.wait_for_function("navigator.serviceWorker.controller.scriptURL.endsWith('canvaskit')")
    assert not page.evaluate(OFFERED)
    host.left = 0
    page.reload()
    runs(page, FIRST)
    assert canvaskit <= set(page.evaluate(KEPT))


def test_a_picture_that_has_not_come_yet_is_stood_in_for_and_comes_with_the_installation(
    page: Page, host: Host
) -> None:
    fine = "fetch('cards-fine/mark.webp').then(got => got.text())"
    host.left = 0
    assert page.evaluate(fine) == "first"
    host.left = None
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    eventually(page, f"{KEPT}.then(kept => kept.includes('cards-fine/mark.webp'))")
    host.left = 0
    assert page.evaluate(fine) == "fine"


def test_the_room_of_a_full_disk_is_left_to_the_saves(page: Page, host: Host) -> None:
    host.deploy({**SECOND, "sw.js": FULL + SECOND["sw.js"]})
    refused(page, host)
    assert list(kept_files(page)) == [version_of(FIRST)]
