"""A visit to the gallery: one page of the app, on which state after state is put."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from recipe.driver import Watten, opened
from recipe.places import ROOT
from tests.browser.gallery.measured import Drawn
from tests.browser.gallery.walls import Wall
from watten_app.ui.geometry import Rect

OPTIONS = {
    "locale": "de-DE",
    "reduced_motion": "reduce",
    "service_workers": "block",
    "device_scale_factor": 1,
}

BROUGHT = (
    *("tests/app/fake_page.py", "tests/ui/scenes.py", "tests/ui/house_scenes.py"),
    *("tests/ui/stage.py", "tests/ui/table_kit.py"),
    *(f"tests/browser/gallery/{name}.py" for name in ("advice", "easel", "measured", "saved")),
    "tests/browser/gallery/states.py",
)
"""What the app's own Python needs and the site does not ship."""

UNPACK = """
import json, pathlib, sys
for name, text in json.loads({texts!r}).items():
    path = pathlib.Path("/gallery", name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
sys.path.insert(0, "/gallery")
from tests.browser.gallery.easel import Easel
easel = Easel()
None
"""

GLANCES, GLANCE = 30, 120
"""How often one looks again at most, and after how many milliseconds."""

RESTS = 5
"""So many glances at the same: all has come."""


TEXTS = """() => [...document.querySelectorAll('flt-semantics')]
  .filter(node => !node.querySelector('flt-semantics'))
  .map(node => [(node.getAttribute('aria-label') || node.textContent).trim(),
                node.getBoundingClientRect()])
  .filter(([text]) => text)
  .map(([text, box]) => [text, box.x, box.y, box.width, box.height])"""


class Visit:
    """The open page and the wall one stands before."""

    def __init__(self, watten: Watten) -> None:
        self._watten = watten
        self._settings = "{}"

    def turn_to(self, wall: Wall) -> None:
        """Stand before a wall."""
        self._settings = json.dumps(_plain(wall.settings))
        self._watten.page.set_viewport_size({"width": wall.width, "height": wall.height})
        self._watten.settle()

    def look_at(self, state: str) -> Iterator[bytes]:
        """Put a state on the screen and give screenshots of it until nothing new has come for a
        while: the first one is the last as well, where nothing is still on its way."""
        self._watten.python_done(f"await easel.show({state!r}, {self._settings!r})")
        self._watten.settle()
        shots: list[bytes] = []
        while len(shots) < GLANCES and (len(shots) < RESTS or len(set(shots[-RESTS:])) > 1):
            if shots:
                self.wait()
            shots.append(self._watten.page.screenshot())
            yield shots[-1]

    def wait(self) -> None:
        """Wait until the next glance."""
        self._watten.page.wait_for_timeout(GLANCE)

    def drawn(self) -> list[Drawn]:
        """The texts and targets on show."""
        return [Drawn(**one) for one in json.loads(str(self._watten.python("easel.report()")))]

    def places(self) -> list[tuple[str, Rect]]:
        """The texts on show that are read by themselves, and where they stand."""
        return [(text, place) for text, place in self._read() if "\n" not in text]

    def _read(self) -> list[tuple[str, Rect]]:
        """What is read at a time, line by line, and where it stands."""
        return [(text, Rect(*place)) for text, *place in self._watten.page.evaluate(TEXTS)]

    def unseen(self, beyond: str | None = None) -> list[str]:
        """The texts of the state, up to one, that do not lie whole on the screen."""
        size = self._watten.page.viewport_size
        screen = Rect(0, 0, size["width"], size["height"])
        read = "\n".join(text for text, place in self._read() if screen.holds(place))
        texts = [one.what for one in self.drawn() if one.family]
        texts = texts[: texts.index(beyond)] if beyond in texts else texts
        return [text for text in texts if text.strip() not in read]


@contextmanager
def visit(chromium: Browser, address: str) -> Iterator[Visit]:
    """Open the app and bring along what puts states on its screen."""
    context = chromium.new_context(**OPTIONS)
    with opened(context, address) as watten:
        watten.open()
        texts = json.dumps({name: Path(ROOT, name).read_text() for name in BROUGHT})
        watten.python(UNPACK.format(texts=texts))
        yield Visit(watten)
    context.close()


def _plain(settings: Mapping[str, object]) -> dict[str, object]:
    return {"language": "de", "motion": False, **settings}
