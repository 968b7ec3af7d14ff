"""What a browser lacks is told; what cannot be drawn in the best way is drawn in a plainer one.

A graphics card that the system takes away costs a fresh start and nothing else.
"""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page

from recipe.driver import PHONE, WAIT_LIMIT, Watten
from recipe.page import sentences
from recipe.sitting import Sitting, sit_down
from tests.browser.small_site import PLAYABLE, hosted, version

NO_SKWASM = "delete globalThis.ImageDecoder"
NO_WASM = "delete globalThis.WebAssembly"
NO_WEBGL = """for (const kind of [HTMLCanvasElement, OffscreenCanvas]) {
  const real = kind.prototype.getContext;
  kind.prototype.getContext = function (name, ...more) {
    return /webgl/.test(name) ? null : real.call(this, name, ...more);
  };
}"""
CANNOT = b"Promise.reject(new Error('cannot draw'));"
CANNOT_WELL = b"if (flet.webRenderer === 'skwasm') throw new Error('cannot draw');" + (
    b"jsConnect('', {}, () => {}); dispatchEvent(new Event('flutter-first-frame'));"
)
WAITS = b"// the first frame does not come"
THERE = "typeof drawing === 'object'"
WAY = "[flet.webRenderer, drawing.way]"
SMALL = {"width": 320, "height": 568}


@pytest.fixture
def odd(chromium: Browser) -> Iterator[BrowserContext]:
    """A phone in which errors in the console are allowed; each page knows the others' language."""
    context = chromium.new_context(
        viewport=PHONE,
        service_workers="block",
        bypass_csp=True,
        device_scale_factor=0.5,
        reduced_motion="reduce",
    )
    context.set_default_timeout(WAIT_LIMIT)
    yield context
    context.close()


def spoken(page: Page, language: str) -> None:
    """Have a page's browser be set to a language."""
    page.add_init_script(
        f"Object.defineProperty(navigator, 'languages', {{get: () => ['{language}']}});"
        f"Object.defineProperty(navigator, 'language', {{get: () => '{language}'}})"
    )


def told(page: Page) -> str:
    """The sentence of a page that cannot go on; it can be read whole, on the smallest phone too."""
    page.wait_for_selector("#splash-text", state="visible")
    for size in (SMALL, PHONE):
        page.set_viewport_size(size)
        for part in ("#splash-text", "#splash-again:not([hidden])"):
            for box in (one.bounding_box() for one in page.locator(part).all()):
                assert box is not None
                assert box["x"] >= 0
                assert box["y"] >= 0
                assert box["x"] + box["width"] <= size["width"]
                assert box["y"] + box["height"] <= size["height"]
    return page.inner_text("#splash-text")


@pytest.mark.parametrize("language", ["de", "it", "en"])
def test_what_a_browser_lacks_is_told_in_its_language(odd: BrowserContext, language: str) -> None:
    said = sentences()[language]
    with hosted(version("cannot", **{"flutter_bootstrap.js": CANNOT})) as host:
        without_wasm = odd.new_page()
        spoken(without_wasm, language)
        without_wasm.add_init_script(NO_WASM)
        without_wasm.goto(host.address)
        assert told(without_wasm) == said["no_wasm"]
        assert without_wasm.is_hidden("#splash-again")
        without_webgl = odd.new_page()
        spoken(without_webgl, language)
        without_webgl.add_init_script(NO_WEBGL)
        without_webgl.goto(host.address + "?draws=software")  # the last that is tried
        assert told(without_webgl) == said["no_webgl"]
        assert without_webgl.inner_text("#splash-again") == said["again"]


def test_a_browser_that_cannot_read_the_scripts_is_told_in_every_language(
    odd: BrowserContext,
) -> None:
    with hosted(version("new", **{"shell.js": b"class { a = what is this"})) as host:
        page = odd.new_page()
        page.goto(host.address)
        text = told(page)
    assert all(said["too_old"] in text for said in sentences().values())


def test_where_one_renderer_fails_a_plainer_one_draws(odd: BrowserContext) -> None:
    with hosted(version("half", **{"flutter_bootstrap.js": CANNOT_WELL})) as host:
        page = odd.new_page()
        page.goto(host.address + "?go=new#/table")
        page.wait_for_function(f"{THERE} && drawing.way === 'canvaskit' && {PLAYABLE}")
        assert page.evaluate(WAY) == ["canvaskit", "canvaskit"]
        assert page.evaluate("[query.go, location.hash]") == ["new", "#/table"]


def test_where_none_can_draw_all_are_tried_and_another_try_is_offered(odd: BrowserContext) -> None:
    with hosted(version("none", **{"flutter_bootstrap.js": CANNOT})) as host:
        page = odd.new_page()
        tried: list[str] = []
        page.on("framenavigated", lambda frame: tried.append(frame.url))
        page.goto(host.address)
        page.wait_for_selector("#splash-again", state="visible")
        assert page.evaluate("drawing.way") == "software"
        assert len([address for address in tried if "draws=" in address]) == 2
        # without a network the sentence is better than the browser's own page
        host.left = 100
        page.click("#splash-again")
        page.wait_for_function(f"{THERE} && drawing.way === 'skwasm'")
        host.left = 0
        page.wait_for_function("drawing.over")
        assert told(page) == sentences()["en"]["failed"]


def test_a_slow_start_is_told_and_goes_on(odd: BrowserContext) -> None:
    with hosted(version("slow", **{"flutter_bootstrap.js": WAITS})) as host:
        page = odd.new_page()
        spoken(page, "de")
        page.clock.install()
        page.goto(host.address)
        page.clock.fast_forward(16_000)
        assert told(page) == sentences()["de"]["slow"]
        assert page.is_hidden("#splash-again")
        page.clock.fast_forward(80_000)
        page.wait_for_selector("#splash-again", state="visible")
        page.evaluate("void dispatchEvent(new Event('flutter-first-frame'))")
        page.clock.run_for(1_000)
        page.wait_for_selector("#splash", state="hidden")


@pytest.mark.parametrize("way", ["skwasm", "canvaskit"])
def test_a_lost_graphics_card_costs_a_fresh_start_at_the_same_table(
    odd: BrowserContext, address: str, way: str
) -> None:
    page = odd.new_page()
    spoken(page, "de")
    if way == "canvaskit":
        page.add_init_script(NO_SKWASM)
    contexts = "globalThis.graphics"
    page.add_init_script(
        f"{contexts} = []; for (const kind of [HTMLCanvasElement, OffscreenCanvas]) {{"
        " const real = kind.prototype.getContext; kind.prototype.getContext = function (...how) {"
        f" const got = real.apply(this, how); if (got?.isContextLost) {contexts}.push(got);"
        " return got; } }"
    )
    watten = Watten(page, address, None)
    sitting = sit_down(watten, 2)
    sitting.play_until("play")
    before = sitting.to_turn()
    assert page.evaluate(WAY) == [way, way]
    lose = f"{contexts}.forEach(one => one.getExtension('WEBGL_lose_context')?.loseContext())"
    hide = "value => Object.defineProperty(document, 'hidden', {value, configurable: true})"
    page.evaluate(hide, True)
    with suppress(Error):
        page.evaluate(lose)
    page.wait_for_timeout(500)
    assert not page.evaluate("drawing.over")  # nobody looks: no start that nobody needs
    page.evaluate("Object.defineProperty(performance, 'now', {value: () => 1e6})")
    page.evaluate(hide, False)
    with page.expect_navigation(wait_until="commit"):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    watten.wait_playable()
    assert watten.screen() == "table"
    assert sitting.hand() == before
    assert page.evaluate(WAY) == [way, way]
    Sitting(watten, 2).play_until("play")


def test_without_webgl_a_deal_is_played_and_nothing_moves(
    odd: BrowserContext, address: str
) -> None:
    page = odd.new_page()
    spoken(page, "de")
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(NO_WEBGL)
    watten = Watten(page, address, None)
    sitting = sit_down(watten, 2)
    assert page.evaluate("[flet.webRenderer, drawing.webgl]") == ["canvaskit", False]
    assert watten.python("from watten_app.ui.bridge import bridge; bridge.reduced_motion()")
    sitting.play_until("deal")
