"""The bridge to the page: storage, the screen's edges, and what else a worker cannot reach.

In the browser Python runs in a worker; the page's end is `build/page/shell.js`. Everywhere else
(tests, `flet run`) the bridge is its own inert twin: it remembers what was saved and posted.
"""

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from contextvars import copy_context
from dataclasses import dataclass
from datetime import date
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any, Protocol

from watten_app.ui.files import FilePort, own_folder

logger = logging.getLogger(__name__)

Listener = Callable[[str, dict[str, Any]], None]


@dataclass(frozen=True, slots=True)
class Insets:
    """What the device's notch and bars cover at each edge, in logical pixels."""

    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0
    left: float = 0.0


class Port(Protocol):
    """The way messages take to the page."""

    def boot(self) -> dict[str, Any]:
        """Return what the page knew at the start."""

    def post(self, kind: str, payload: dict[str, Any]) -> None:
        """Send one message to the page."""

    def connect(self, tell: Listener) -> None:
        """Hand over what the page is to call with its messages."""


class InertPort:
    """The port without a page: `posted` keeps the messages, `tell` plays the page."""

    def __init__(self, boot: dict[str, Any] | None = None) -> None:
        self.known = boot or {}
        self.posted: list[tuple[str, dict[str, Any]]] = []
        self.tell: Listener = lambda _kind, _payload: None

    def boot(self) -> dict[str, Any]:
        """Return what the test said the page knows."""
        return self.known

    def post(self, kind: str, payload: dict[str, Any]) -> None:
        """Keep the message."""
        self.posted.append((kind, payload))

    def connect(self, tell: Listener) -> None:
        """Keep what a test calls to play the page."""
        self.tell = tell


class PagePort:
    """The port in the browser, over the worker's module `watten_js`."""

    def __init__(self) -> None:
        import watten_js

        self._page = watten_js

    def boot(self) -> dict[str, Any]:
        """Return what the page knew when it started the worker."""
        return json.loads(self._page.boot)

    def post(self, kind: str, payload: dict[str, Any]) -> None:
        """Send a message; text, so that no object of one side is kept alive by the other."""
        self._page.post(json.dumps({"kind": kind, "payload": payload}))

    def connect(self, tell: Listener) -> None:
        """Let the worker hand the page's messages on."""
        self._page.tell = lambda kind, payload: tell(kind, json.loads(payload))


class Bridge:
    """What the app may ask of the page. Nothing here waits, and nothing raises."""

    def __init__(self, port: Port) -> None:
        self._port = port
        self._boot: dict[str, Any] | None = None
        self._saved: dict[str, str] = {}
        self._listeners: list[Listener] = []
        self._spoken = ""
        self._wished: dict[str, Any] = {"names": [], "hut": False, "volume": 1.0}

    def _known(self) -> dict[str, Any]:
        # not at import: the memory snapshot is made long before there is a page
        if self._boot is None:
            self._boot = dict(self._port.boot())
            self._saved = dict(self._boot.get("saved", {}))
            self._port.connect(self._told)
        return self._boot

    def _told(self, kind: str, payload: dict[str, Any]) -> None:
        state = {
            "insets": "insets",
            "scheme": "dark",
            "motion": "reduced",
            "contrast": "more",
            "density": "density",
            "day": "today",
        }.get(kind)
        if state is not None:
            self._known()[state] = payload if kind == "insets" else payload[state]
        for listener in tuple(self._listeners):
            try:
                listener(kind, payload)
            except Exception:
                logger.exception("a listener failed on %s", kind)

    def saved(self) -> Mapping[str, str]:
        """Return all that is saved, by its key ("watten.…"), to be read only."""
        self._known()
        return MappingProxyType(self._saved)

    def save(self, key: str, value: str, instead_of: Sequence[str] = ()) -> None:
        """Save a text under a key that begins with "watten."; "save-failed" is told if it fails,
        and "all-saved" once all that had failed is kept after all.

        The keys it stands `instead_of` are forgotten, in the page only where it did not fail.
        """
        self._known()
        self._saved[key] = value
        for old in instead_of:
            self._saved.pop(old, None)
        self._port.post("save", {"key": key, "value": value, "instead_of": list(instead_of)})

    def remove(self, key: str) -> None:
        """Forget what is saved under a key."""
        self._known()
        self._saved.pop(key, None)
        self._port.post("remove", {"key": key})

    def listen(self, callback: Listener) -> Callable[[], None]:
        """Call back with kind and payload of each message of the page; return what ends it.

        The callback runs in the context of the call to `listen`: Flet keeps there whose page it is.
        """
        self._known()
        context = copy_context()

        def heard(kind: str, payload: dict[str, Any]) -> None:
            context.copy().run(callback, kind, payload)

        self._listeners.append(heard)
        return lambda: self._listeners.remove(heard) if heard in self._listeners else None

    def show(self, screen: str, state: str) -> None:
        """Name the screen and whether a person can act ("ready") or not ("busy") in the page."""
        self._known()
        self._port.post("show", {"screen": screen, "state": state})

    def speak(self, language: str) -> None:
        """Tell the page which language the app speaks, so that it is read out rightly."""
        if language != self._spoken:
            self._spoken = language
            self._port.post("speak", {"language": language})

    def paint(self, color: str) -> None:
        """Tell the page the colour of the wall, for what the browser shows around the app."""
        self._port.post("paint", {"color": color})

    def vibrate(self, *pattern: int) -> None:
        """Shake the device, where it can: for so many milliseconds, rest for so many, shake…"""
        self._port.post("vibrate", {"pattern": list(pattern)})

    def wish_sounds(self, names: Sequence[str], *, hut: bool, volume: float) -> None:
        """Say which sounds may come (none: switched off) and whether the hut is to be heard.

        `volume` is a factor, 1 at most.
        """
        wish = {"names": list(names), "hut": hut, "volume": volume}
        if wish != self._wished:
            self._wished = wish
            self._port.post("sounds", wish)

    def sound(self, name: str, after: int = 0) -> None:
        """Sound once, in so many milliseconds; nothing while sounds are switched off."""
        if name in self._wished["names"]:
            self._port.post("sound", {"name": name, "after": after})

    def try_sound(self, name: str) -> None:
        """Sound as soon as it can be: what has just been switched on may have to be fetched."""
        if name in self._wished["names"]:
            self._port.post("sound", {"name": name, "patient": True})

    def hush(self) -> None:
        """Let no sound come that has not begun: what it belongs to has been skipped."""
        if self._wished["names"]:
            self._port.post("hush", {})

    def announce(self, lines: Sequence[str], *, anew: bool = False) -> None:
        """Have a screen reader say these lines, one after the other, when it has time; `anew`
        leaves nothing there of what was said before."""
        self._port.post("announce", {"lines": list(lines), "anew": anew})

    def forward(self) -> None:
        """Undo one step back of the browser: it was meant for what lay over the screen."""
        self._port.post("forward", {})

    def fail(self) -> None:
        """Have the page say that the app could not start, and offer to try again."""
        self._port.post("fail", {})

    def apply_update(self) -> None:
        """Change over to the version that was told with "update-ready"; the page starts anew."""
        self._port.post("apply-update", {})

    def install(self) -> None:
        """Ask the browser to install the app, after it has told "installable" as ready."""
        self._port.post("install", {})

    def persist(self) -> None:
        """Ask the browser to keep what is saved for good; "persisted" tells whether it does."""
        self._port.post("persist", {})

    def download(self, name: str, text: str) -> None:
        """Hand the player a text as a file of this name."""
        self._port.post("download", {"name": name, "text": text})

    def pick_file(self, largest: int) -> None:
        """Let the player choose a file; "file" tells its text, or that it is larger than that, or
        that the browser cannot read it."""
        self._port.post("pick-file", {"largest": largest})

    def copy(self, text: str) -> None:
        """Put a text on the clipboard; "copied" tells whether it is there."""
        self._port.post("copy", {"text": text})

    def restart(self) -> None:
        """Start the page anew."""
        self._port.post("restart", {})

    def share(self, text: str) -> None:
        """Hand a text to who the player chooses, or to the clipboard; "shared" tells which.

        The page adds its own address. It has to be asked soon after a tap.
        """
        self._port.post("share", {"text": text})

    def query(self) -> dict[str, str]:
        """Return what stood behind the "?" of the address ("go": "new" or "continue")."""
        return dict(self._known().get("query", {}))

    def language(self) -> str:
        """Return the browser's first language as a tag ("de-AT"), German where there is none."""
        return self._known().get("language", "de")

    def today(self) -> str:
        """Return the player's own date, as 2026-11-29."""
        return self._known().get("today") or date.today().isoformat()

    def standalone(self) -> bool:
        """Say whether the app runs from the home screen, not in a tab of the browser."""
        return bool(self._known().get("standalone", False))

    def ios(self) -> bool:
        """Say whether the device is of Apple's, where only the Share menu installs."""
        return bool(self._known().get("ios", False))

    def vibrates(self) -> bool:
        """Say whether the device can shake at a page's wish."""
        return bool(self._known().get("vibrates", False))

    def insets(self) -> Insets:
        """Return what notch and bars cover at the edges."""
        return Insets(**self._known().get("insets", {}))

    def dark(self) -> bool:
        """Say whether the system is set to dark."""
        return bool(self._known().get("dark", False))

    def more_contrast(self) -> bool:
        """Say whether the system asks for more contrast."""
        return bool(self._known().get("more", False))

    def density(self) -> float:
        """Return how many pixels of the device a logical pixel is wide; a phone's usual three."""
        return float(self._known().get("density", 3.0))

    def reduced_motion(self) -> bool:
        """Say whether the system asks for less motion."""
        return bool(self._known().get("reduced", False))


def _port() -> Port:
    """The page's where there is one, a folder's in an app that was built for a phone, else none."""
    if find_spec("watten_js"):
        return PagePort()
    folder = own_folder()
    return InertPort() if folder is None else FilePort(folder)


bridge = Bridge(_port())
