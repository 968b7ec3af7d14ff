"""What a browser makes of the sounds: it takes every file, and is silent where it should be."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page

from recipe.driver import Watten, Witness
from watten_app.app.hearing import Sound

EMPTY = "<!DOCTYPE html><html data-watten-screen='home'><script src='sounds.js'></script></html>"
NAMES = [sound.value for sound in Sound]
ALL = {"names": NAMES, "hut": True, "volume": 1.0}
LENGTHS = """Promise.all([...sounds.buffers.values()])
    .then(all => all.map(one => [one.length / one.sampleRate, one.numberOfChannels]))"""
HIDE = """() => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@contextmanager
def bare_page(
    chromium: Browser, address: str, script: str = ""
) -> Iterator[tuple[Page, list[str]]]:
    """A page with nothing but the part that sounds; and what it has fetched of the sounds."""
    context = chromium.new_context(service_workers="block")
    witness = Witness()
    witness.watch(context)
    page = context.new_page()
    page.add_init_script(script)
    page.route("**/bare.html", lambda route: route.fulfill(body=EMPTY, content_type="text/html"))
    fetched: list[str] = []
    page.on("request", lambda asked: fetched.append(asked.url) if "/sounds/" in asked.url else None)
    page.goto(address + "bare.html")
    yield page, fetched
    context.close()
    witness.check()


def test_every_file_is_taken_and_only_when_it_is_wanted(chromium: Browser, address: str) -> None:
    with bare_page(chromium, address) as (page, fetched):
        page.mouse.click(10, 10)
        page.evaluate("sounds.play({ name: 'card' })")
        page.evaluate("sounds.wish({ names: [], hut: false, volume: 1 })")
        assert page.evaluate("sounds.context") is None
        assert fetched == []
        page.evaluate("wish => sounds.wish(wish)", ALL)
        lengths = page.evaluate(LENGTHS)
        assert len(lengths) == len(fetched) == len(NAMES) + 1
        *short, hut = lengths
        assert all(0.05 < seconds <= 0.6 and channels == 1 for seconds, channels in short)
        # wherever the coder's silence lies, the round lies within
        assert hut[0] > 32.4
        page.wait_for_function("sounds.context.state === 'running' && sounds.room?.source")
        for name in NAMES:
            page.evaluate("name => sounds.play({ name, after: 20 })", name)
        assert page.evaluate("sounds.played") == NAMES
        page.wait_for_function("sounds.coming.size === 0")
        page.evaluate("sounds.play({ name: 'deal', after: 60000 })")
        page.evaluate("sounds.hush()")
        page.wait_for_function("sounds.coming.size === 0")
        page.evaluate(
            "sounds.played.pop(); sounds.wish({ names: ['card'], hut: false, volume: 1 })"
        )
        assert page.evaluate("sounds.room") is None
        page.evaluate("sounds.play({ name: 'deal' })")
        page.evaluate(HIDE)
        page.evaluate("sounds.play({ name: 'card' })")
        page.wait_for_function("sounds.context.state === 'suspended'")
        assert page.evaluate("sounds.played") == NAMES
        assert len(fetched) == len(NAMES) + 1


@pytest.mark.parametrize(
    "script",
    [
        "delete globalThis.AudioContext; delete globalThis.webkitAudioContext;",
        "globalThis.AudioContext = class { constructor() { throw new Error('no'); } };",
        "AudioContext.prototype.decodeAudioData = () => Promise.reject(new Error('no'));",
        "AudioContext.prototype.resume = () => Promise.reject(new Error('no'));",
    ],
    ids=["missing", "refused", "unreadable", "asleep"],
)
def test_where_there_is_no_audio_all_stays_silent(
    chromium: Browser, address: str, script: str
) -> None:
    with bare_page(chromium, address, script) as (page, _):
        page.evaluate("wish => sounds.wish(wish)", ALL)
        page.mouse.click(10, 10)
        page.evaluate("sounds.play({ name: 'card' })")
        page.evaluate(HIDE)
        page.evaluate("sounds.wish({})")
        if "resume" not in script:
            assert page.evaluate("sounds.played") == []


@pytest.mark.phone(viewport={"width": 390, "height": 1500})  # the whole screen, unscrolled
def test_switched_on_in_the_settings_it_is_heard_at_once(watten: Watten) -> None:
    fetched: list[str] = []
    watten.page.on("request", lambda asked: fetched.append(asked.url))
    watten.open()
    watten.tap("Los geht’s")
    watten.wait_for("home")
    watten.tap("Einstellungen")
    watten.wait_for("settings")
    assert not any("/sounds/" in url for url in fetched)
    box = watten.page.get_by_role("switch", name="Geräusche vom Tisch").bounding_box()
    watten.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    watten.page.wait_for_function("sounds.played.join() === 'card'")
    watten.tap("Lautstärke: laut")
    watten.page.wait_for_function("sounds.played.join() === 'card,card'")
    assert sum("/sounds/" in url for url in fetched) == len(NAMES)
