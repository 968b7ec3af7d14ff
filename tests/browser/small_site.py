"""A site of a few files around the page's real scripts, and a host that can go wrong.

Python and Flutter are stand-ins that start at once, so that what the page and the service worker
do with versions can be tried in a second.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from io import BytesIO
from threading import Thread

from playwright.sync_api import BrowserContext, Page

from recipe.client import DRAWN_BY
from recipe.page import page_files
from recipe.serve import Handler, Server
from recipe.site import INDEX, sealed

PYTHON = b"""
self.onmessage = ({ data }) => {
  if (!data.start) return;
  if (self.broken) return self.postMessage("failed: on purpose");
  self.postMessage("initialized");
  for (const packet of [1, 2]) self.postMessage(new Uint8Array([packet]));
  self.postMessage({ watten: { kind: "show", payload: { screen: "home", state: "ready" } } });
};
"""
BROKEN = b"self.broken = true;\n" + PYTHON
FLUTTER = b"""
jsConnect("", {}, () => {});
dispatchEvent(new Event("flutter-first-frame"));
"""
NAMED = ("icons/apple-touch-icon.png", "icons/favicon.png", "icons/icon-512.png")
NAMED += ("splash/lamp.webp", "boards/night.webp", "boards-wide/night.webp", "manifest.json")
NAMED += ("assets/fonts/Vollkorn-900.woff2",)
VERSION = "document.documentElement.dataset.wattenVersion"
OFFERED = "document.documentElement.dataset.wattenUpdate === 'ready'"
PLAYABLE = "performance.getEntriesByName('watten-playable').length > 0"
CONTROLLED = "navigator.serviceWorker.controller !== null"
LIMIT = 30_000


def version(mark: str, **changed: bytes) -> dict[str, bytes]:
    """The files of one version; `mark` makes it differ from others in a single file."""
    files = dict.fromkeys(NAMED, b"{}") | page_files()
    files |= {"python-worker.js": PYTHON, "flutter_bootstrap.js": FLUTTER}
    files |= {f"cards/{number}.webp": b"card %d" % number for number in range(12)}
    files |= {name: name.encode() for names in DRAWN_BY.values() for name in names}
    files |= {"cards/mark.webp": mark.encode(), "cards-fine/mark.webp": b"fine"}
    files["pyodide/app.whl"] = b"app"
    return sealed(files | {name.replace("__", "."): data for name, data in changed.items()})


def version_of(files: dict[str, bytes]) -> str:
    """The name of a version, as the page knows it."""
    return files[INDEX].decode().split('data-watten-version="')[1].split('"')[0]


@dataclass
class Host:
    """Serves the files it holds; `asked` counts requests, `fails` are addresses it has lost, and
    after `left` more answers it drops every connection."""

    files: dict[str, bytes]
    address: str = ""
    asked: Counter[str] = field(default_factory=Counter)
    left: int | None = None

    def deploy(self, files: dict[str, bytes]) -> None:
        """Put another version up."""
        self.files = files


class Answers(Handler):
    """Answers out of a host's memory."""

    def __init__(self, host: Host, *arguments: object) -> None:
        self.host = host
        super().__init__(*arguments)

    def send_head(self) -> BytesIO | None:
        """Send a file's headers, or nothing at all where the network is to be gone."""
        name = self.path.split("?")[0].lstrip("/") or INDEX
        host = self.host
        host.asked[name] += 1
        if host.left is not None:
            host.left -= 1
        if host.left is not None and host.left < 0:
            self.close_connection = True
            self.connection.close()
            return None
        data = host.files.get(name)
        self.send_response(200 if data is not None else 404)
        self.send_header("Content-Type", self.guess_type(name))
        self.send_header("Content-Length", str(len(data or b"")))
        self.end_headers()
        return BytesIO(data or b"")


@contextmanager
def hosted(files: dict[str, bytes]) -> Iterator[Host]:
    """Serve a version on this machine."""
    host = Host(files)
    server = Server(("127.0.0.1", 0), partial(Answers, host))
    host.address = f"http://127.0.0.1:{server.server_address[1]}/"
    Thread(target=server.serve_forever, daemon=True).start()
    yield host
    server.shutdown()
    server.server_close()


def opened(context: BrowserContext, host: Host) -> Page:
    """Open the site in a window of its own, and have it look for a newer version at once."""
    page = context.new_page()
    page.goto(host.address)
    page.wait_for_function(PLAYABLE, timeout=LIMIT)
    look(page)
    return page


def look(page: Page) -> None:
    """Have a page look for a newer version, as it does some seconds after the start."""
    page.evaluate("updates.register().then(() => updates.registration.update()).catch(() => {})")


def kept_files(page: Page) -> dict[str, int]:
    """How many files each kept version has."""
    return page.evaluate(
        "(async () => { const found = {}; for (const name of await caches.keys())"
        " found[name.split('-').pop()] = (await (await caches.open(name)).keys()).length;"
        " return found; })()"
    )
