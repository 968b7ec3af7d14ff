"""The start of the app in the browser, under good and bad conditions."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route

from recipe.driver import PHONE, WAIT_LIMIT, Watten

pytestmark = pytest.mark.phone(service_workers="allow", device_scale_factor=1)
DRAWN = """
import gc, os, random
from watten_app.app.house import House
gc.unfreeze()  # what came out of the snapshot is to be seen too
(house,) = [one for one in gc.get_objects() if isinstance(one, House)]
save = house._new_save(house.state.options)  # all cards of a match follow from its seed
chances = [one for one in gc.get_objects() if isinstance(one, random.Random)]
drawn = [one.random() for one in chances] + [random.random(), os.urandom(16).hex()]
"\\n".join(map(str, [save.identity, save.seed, *drawn]))
"""


@pytest.fixture
def odd(chromium: Browser) -> Iterator[Page]:
    """Give a page of a phone in which errors in the console are allowed."""
    context = chromium.new_context(
        viewport=PHONE, locale="de-DE", service_workers="block", bypass_csp=True
    )
    context.set_default_timeout(WAIT_LIMIT)
    yield context.new_page()
    context.close()


def trouble(page: Page) -> str:
    """Return the sentence that the splash shows when the app cannot start."""
    page.wait_for_selector("#splash-text", state="visible", timeout=120_000)
    return page.inner_text("#splash-text")


def test_first_visit_shows_a_usable_screen_from_the_snapshot(watten: Watten) -> None:
    watten.open()
    assert watten.state() == "ready"
    assert watten.buttons()
    assert watten.page.evaluate("document.documentElement.dataset.wattenStart") is None
    assert watten.page.evaluate("flet.webRenderer") == "skwasm"
    assert watten.page.is_hidden("#splash")


def test_both_marks_are_set_and_painted_comes_first(watten: Watten) -> None:
    watten.open()
    painted, playable = watten.page.evaluate(
        "['watten-painted', 'watten-playable'].map("
        "name => performance.getEntriesByName(name)[0].startTime)"
    )
    assert 0 < painted <= playable


def test_edges_of_the_device_stay_readable_when_flutter_runs(watten: Watten) -> None:
    watten.open()
    viewports = watten.page.locator("meta[name=viewport]").evaluate_all(
        "metas => metas.map(meta => meta.content)"
    )
    assert viewports
    assert all("viewport-fit=cover" in content for content in viewports)


def test_the_page_is_in_the_language_of_the_app(watten: Watten) -> None:
    watten.open()
    assert watten.page.evaluate("document.documentElement.lang") == "de"
    watten.tap("Sprache: English")
    watten.page.wait_for_function("document.documentElement.lang === 'en'")


def test_two_starts_deal_different_cards_and_give_different_names(watten: Watten) -> None:
    watten.open()
    first = str(watten.python(DRAWN)).split("\n")
    watten.page.reload()
    watten.wait_playable()
    second = str(watten.python(DRAWN)).split("\n")
    assert len(first) == len(second) > len(("name", "seed", "random", "urandom"))
    assert not set(first) & set(second)


def test_what_was_saved_is_known_at_the_next_start(watten: Watten) -> None:
    watten.open()
    watten.python("from watten_app.ui.bridge import bridge; bridge.save('watten.probe', 'Ü'); None")
    watten.page.wait_for_function("localStorage.getItem('watten.probe') === 'Ü'")
    watten.page.reload()
    watten.wait_playable()
    code = "from watten_app.ui.bridge import bridge; bridge.saved()['watten.probe']"
    assert watten.python(code) == "Ü"


def test_an_app_that_cannot_open_says_so_and_offers_another_try(watten: Watten) -> None:
    watten.open()
    watten.python("from watten_app.ui.bridge import bridge; bridge.fail(); None")
    assert "gespeichert" in trouble(watten.page)
    watten.page.click("#splash-again")
    watten.wait_playable()


def test_the_wish_in_the_address_reaches_the_app_once(watten: Watten) -> None:
    watten.open("go=continue")
    code = "from watten_app.ui.bridge import bridge; bridge.query().get('go', '')"
    assert watten.python(code) == "continue"
    assert "go=" not in watten.page.url
    watten.page.reload()
    watten.wait_playable()
    assert watten.python(code) == ""


EARLY = """globalThis.Worker = class extends Worker {
  postMessage(message, ...more) {
    super.postMessage(message, ...more);
    if (!message.start) return;
    // Python has just been called and hears nothing for a while
    document.getElementById("insets").style.paddingTop = "47px";
    dispatchEvent(new Event("resize"));
    dispatchEvent(new Event("beforeinstallprompt"));
  }
}"""


def test_what_the_page_tells_before_python_listens_is_not_lost(watten: Watten) -> None:
    watten.page.add_init_script(EARLY)
    watten.open()
    watten.python_until(
        "import gc\n"
        "from watten_app.app.house import House\n"
        "from watten_app.ui.bridge import bridge\n"
        "(house,) = [one for one in gc.get_objects() if isinstance(one, House)]\n"
        "bridge.insets().top == 47 and house.state.installable"
    )


def test_nothing_is_fetched_from_another_host(watten: Watten) -> None:
    watten.open()
    refused = watten.page.evaluate("fetch('https://example.org/').catch(error => error.message)")
    assert "another host" in refused


def test_a_character_without_a_font_is_answered_from_here(watten: Watten) -> None:
    watten.open()
    assert watten.page.evaluate("fetch('no-such-font/notosans/x.woff2').then(got => got.ok)")


def test_starts_the_ordinary_way_when_the_snapshot_is_damaged(odd: Page, address: str) -> None:
    odd.route("**/snapshot.bin", lambda route: route.fulfill(body=b"damaged" * 1000))
    page = Watten(odd, address, None)
    page.open()
    assert odd.evaluate("document.documentElement.dataset.wattenStart") == "ordinary"
    assert page.buttons()


def test_starts_the_ordinary_way_when_the_snapshot_is_missing(odd: Page, address: str) -> None:
    odd.route("**/snapshot.bin", lambda route: route.fulfill(status=404))
    page = Watten(odd, address, None)
    page.open()
    assert odd.evaluate("document.documentElement.dataset.wattenStart") == "ordinary"


def test_a_host_that_mistakes_what_the_runtime_is_does_no_harm(odd: Page, address: str) -> None:
    def mistaken(route: Route) -> None:
        route.fulfill(response=route.fetch(), content_type="application/octet-stream")

    odd.route("**/pyodide.asm.wasm", mistaken)
    page = Watten(odd, address, None)
    page.open()
    assert odd.evaluate("document.documentElement.dataset.wattenStart") is None


def test_what_the_snapshot_lacks_is_fetched_when_it_is_wanted(odd: Page, address: str) -> None:
    page = Watten(odd, address, None)
    page.open()
    wanted = "import csv; from flet.controls.material.dropdown import Dropdown; "
    assert page.python(wanted + "csv.__name__ + Dropdown.__name__") == "csvDropdown"
    assert odd.evaluate("document.documentElement.dataset.wattenStart") is None


def test_says_so_and_offers_a_way_on_when_python_cannot_start(odd: Page, address: str) -> None:
    def lost(route: Route) -> None:
        route.fulfill(status=404)

    odd.route("**/pyodide.mjs", lost)
    odd.goto(address)
    assert "konnte nicht starten" in trouble(odd)
    odd.unroute("**/pyodide.mjs", lost)
    odd.click("#splash-again")
    Watten(odd, address, None).wait_playable()


@pytest.mark.parametrize(
    "broken",
    [
        "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name,"
        " {get() { throw new DOMException('no', 'SecurityError'); }, configurable: true})",
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }",
    ],
    ids=["storage blocked", "storage full"],
)
def test_goes_on_and_is_told_when_nothing_can_be_saved(watten: Watten, broken: str) -> None:
    watten.page.add_init_script(broken)
    watten.open()
    watten.python(
        "from watten_app.ui.bridge import bridge\n"
        "told = []\n"
        "bridge.listen(lambda kind, payload: told.append((kind, payload['key'])))\n"
        "bridge.save('watten.probe', 'x')"
    )
    watten.python_until("('save-failed', 'watten.probe') in told")
    assert watten.buttons()


@pytest.mark.parametrize("tag", ["C", "en_US.UTF-8"])
def test_an_odd_language_setting_does_no_harm(watten: Watten, tag: str) -> None:
    watten.page.add_init_script(
        f"for (const [name, value] of [['language', '{tag}'], ['languages', ['{tag}']]])"
        " Object.defineProperty(navigator, name, {get: () => value, configurable: true})"
    )
    watten.open()
    assert watten.buttons()
