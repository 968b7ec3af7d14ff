"""Small drivers for Firefox (Marionette) and WebKit (WebDriver), which speak for themselves."""

import base64
import json
import os
import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, Protocol

from recipe.needed import needed

MARIONETTE_PORT = 2828
WEBDRIVER_PORT = 4545
PATIENCE = 30.0  # s, for a browser to answer at all
PREFERENCES = {
    "webgl.force-enabled": True,  # a graphics card of software will do
    "intl.accept_languages": "de",
    "app.normandy.enabled": False,
    "messaging-system.rsexperimentloader.enabled": False,
}
"""What Firefox is set to: it asks for nothing on its own."""

MINI_BROWSER = "usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class Browser(Protocol):
    """What the smoke test needs of a browser."""

    def go(self, address: str) -> None:
        """Open an address."""

    def run(self, script: str) -> Any:
        """Run a function body in the page and return what it returns."""

    def click(self, x: float, y: float) -> None:
        """Press and release at a place of the page, in logical pixels."""

    def resize(self, width: int, height: int) -> None:
        """Make the window as large, in logical pixels, or as near as the browser can."""

    def picture(self) -> bytes:
        """Return a PNG of the page."""


def pressing(x: float, y: float) -> list[dict[str, Any]]:
    """Return what a pointer does for a click, as WebDriver's actions."""
    moves = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
    steps = [moves, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    kind = {"pointerType": "mouse"}
    return [{"type": "pointer", "id": "mouse", "parameters": kind, "actions": steps}]


class Marionette:
    """Firefox, over its own protocol: `length:[type, number, command, parameters]`."""

    def __init__(self, link: socket.socket) -> None:
        self._link = link
        self._number = 0
        self._read()
        self._send("WebDriver:NewSession", {})

    def _read(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self._link.recv(1)
        wanted = int(length[:-1])
        data = b""
        while len(data) < wanted:
            data += self._link.recv(wanted - len(data))
        return json.loads(data)

    def _send(self, command: str, parameters: dict[str, Any]) -> Any:
        self._number += 1
        text = json.dumps([0, self._number, command, parameters]).encode()
        self._link.sendall(str(len(text)).encode() + b":" + text)
        _, _, error, result = self._read()
        if error:
            raise RuntimeError(error["message"])
        return result

    def go(self, address: str) -> None:
        """Open an address."""
        self._send("WebDriver:Navigate", {"url": address})

    def run(self, script: str) -> Any:
        """Run a function body in the page and return what it returns."""
        return self._send("WebDriver:ExecuteScript", {"script": script, "args": []})["value"]

    def click(self, x: float, y: float) -> None:
        """Press and release at a place of the page."""
        self._send("WebDriver:PerformActions", {"actions": pressing(x, y)})

    def resize(self, width: int, height: int) -> None:
        """Make the window as large."""
        self._send("WebDriver:SetWindowRect", {"width": width, "height": height})

    def picture(self) -> bytes:
        """Return a PNG of the page."""
        return base64.b64decode(self._send("WebDriver:TakeScreenshot", {"full": False})["value"])


class WebDriver:
    """WebKit, over W3C WebDriver."""

    def __init__(self, address: str, capabilities: dict[str, Any]) -> None:
        self._address = address
        wanted = {"capabilities": {"alwaysMatch": capabilities}}
        self._session = self._call("session", wanted)["sessionId"]

    def _call(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self._address}/{path}", data)
        with urllib.request.urlopen(request, timeout=90) as answer:
            return json.load(answer)["value"]

    def go(self, address: str) -> None:
        """Open an address."""
        self._call(f"session/{self._session}/url", {"url": address})

    def run(self, script: str) -> Any:
        """Run a function body in the page and return what it returns."""
        body = {"script": script, "args": []}
        return self._call(f"session/{self._session}/execute/sync", body)

    def click(self, x: float, y: float) -> None:
        """Press and release at a place of the page."""
        self._call(f"session/{self._session}/actions", {"actions": pressing(x, y)})

    def resize(self, width: int, height: int) -> None:
        """Make the window as large."""
        self._call(f"session/{self._session}/window/rect", {"width": width, "height": height})

    def picture(self) -> bytes:
        """Return a PNG of the page."""
        return base64.b64decode(self._call(f"session/{self._session}/screenshot"))


def connected(port: int) -> socket.socket:
    """Return a connection to a port of this machine, once somebody listens there."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=90)
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


@contextmanager
def running(*command: str, **environment: str) -> Iterator[None]:
    """Run a program in the background and end it afterwards."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(command, env={**os.environ, **environment}, **quiet)
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()


def find_firefox() -> str | None:
    """Return the path of a Firefox of this machine."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def find_firefox_with_screen() -> str | None:
    """Return the path of a Firefox of this machine, where there is a screen for it too."""
    return find_firefox() if shutil.which("Xvfb") else None


def find_webkit() -> str | None:
    """Return the path of WebKit's driver, where there is a screen for it too."""
    return shutil.which("WebKitWebDriver") if shutil.which("Xvfb") else None


def need_firefox() -> str:
    """Return the path of Firefox, installed with a screen if need be."""
    return needed("Firefox", find_firefox_with_screen, "firefox-esr", "xvfb")


def need_webkit() -> str:
    """Return the path of WebKit's driver, installed with its screen if need be."""
    return needed("WebKit", find_webkit, "webkit2gtk-driver", "xvfb")


@contextmanager
def screen(display: str) -> Iterator[None]:
    """Have a screen that nobody sees, with a graphics card made of software."""
    with running("Xvfb", display, "-screen", "0", "1100x1000x24"):
        socket_of_it = Path(f"/tmp/.X11-unix/X{display.removeprefix(':')}")
        until = time.monotonic() + PATIENCE
        while not socket_of_it.exists() and time.monotonic() < until:
            time.sleep(0.1)
        yield


@contextmanager
def firefox(program: str, profile: Path, display: str | None = None) -> Iterator[Browser]:
    """Start Firefox on a profile: on a display with WebGL, without one it has neither."""
    profile.mkdir(parents=True, exist_ok=True)
    lines = [f'user_pref("{name}", {json.dumps(value)});' for name, value in PREFERENCES.items()]
    (profile / "user.js").write_text("\n".join(lines))
    options = ["--marionette", "--width", "390", "--height", "844", "--profile", str(profile)]
    if display is None:
        options.insert(0, "--headless")
    shown = nullcontext() if display is None else screen(display)
    environment = {} if display is None else {"DISPLAY": display}
    with shown, running(program, *options, **environment), connected(MARIONETTE_PORT) as link:
        yield Marionette(link)


@contextmanager
def webkit(driver: str, display: str) -> Iterator[Browser]:
    """Start WebKit's small browser on a display of its own."""
    (program,) = list(Path("/").glob(MINI_BROWSER))[:1]
    language = {"LANG": "C.UTF-8", "LANGUAGE": "de", "LC_ALL": "C.UTF-8"}
    service = (driver, f"--port={WEBDRIVER_PORT}")
    with screen(display), running(*service, DISPLAY=display, **language):
        connected(WEBDRIVER_PORT).close()
        options = {"binary": str(program), "args": ["--automation"]}
        address = f"http://127.0.0.1:{WEBDRIVER_PORT}"
        yield WebDriver(address, {"webkitgtk:browserOptions": options})
