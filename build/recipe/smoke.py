"""`make.py smoke`: the site in the browsers that are not Chromium, where they are installed."""

import json
import tempfile
import time
from contextlib import AbstractContextManager
from pathlib import Path

from recipe.foreign_browsers import Browser, find_firefox, find_webkit, firefox, webkit
from recipe.places import CACHE
from recipe.serve import serve_in_background
from recipe.site import build_site
from recipe.steps import say
from watten_app.app.hearing import Sound

LIMIT = 90.0  # s until the first screen can be used
SOUNDS_LIMIT = 20.0  # s
DISPLAY = ":97"
PLAYABLE = "return performance.getEntriesByName('watten-playable')[0]?.startTime ?? 0"
READ_SOUNDS = (
    "window.wattenRead = '';"
    f" sounds.wish({json.dumps({'names': list(Sound), 'hut': True})});"
    " sounds.open();"
    " Promise.all([...sounds.buffers.values()]).then((all) => {"
    " window.wattenRead = `${all.filter(Boolean).length} of ${all.length}`; });"
)
SOUNDS_READ = "return window.wattenRead"
FACTS = (
    "return [document.documentElement.dataset.wattenScreen, flet.webRenderer,"
    " document.documentElement.dataset.wattenStart || 'snapshot'].join(', ')"
)


def starts(name: str, opening: AbstractContextManager[Browser], address: str) -> bool:
    """Open the app in a browser; print how it went and keep a picture; say whether it started."""
    with opening as browser:
        browser.go(address)
        until = time.monotonic() + LIMIT
        took = 0.0
        while not took and time.monotonic() < until:
            time.sleep(0.5)
            took = browser.run(PLAYABLE)
        picture = CACHE / f"smoke-{name}.png"
        picture.write_bytes(browser.picture())
        facts = browser.run(FACTS)
        heard = sounds_read(browser) if took else ""
    if not took:
        say(name, f"did NOT start within {LIMIT:.0f} s ({facts}), see {picture}")
        return False
    say(name, f"playable after {took:.0f} ms ({facts}), see {picture}")
    say(name, f"reads {heard or 'none'} of the sounds")
    return True


def sounds_read(browser: Browser) -> str:
    """Have the page read all sounds; return how many it could, empty if it did not come to it."""
    browser.run(READ_SOUNDS)
    until = time.monotonic() + SOUNDS_LIMIT
    heard = ""
    while not heard and time.monotonic() < until:
        time.sleep(0.5)
        heard = browser.run(SOUNDS_READ)
    return heard


def smoke() -> int:
    """Try each browser of this machine; return 1 if one of them did not start the app."""
    port, stop = serve_in_background(build_site())
    address = f"http://localhost:{port}/"
    results = []
    with tempfile.TemporaryDirectory() as home:
        fox = find_firefox()
        if fox:
            results.append(starts("firefox", firefox(fox, Path(home) / "firefox"), address))
        else:
            say("firefox", "is not installed here")
        driver = find_webkit()
        if driver:
            results.append(starts("webkit", webkit(driver, DISPLAY), address))
        else:
            say("webkit", "needs WebKitWebDriver and Xvfb, which are not installed here")
    stop()
    return 0 if all(results) else 1
