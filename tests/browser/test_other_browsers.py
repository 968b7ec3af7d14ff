"""A deal in Firefox and in WebKit, drawn by the renderer that each of them needs."""

from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from recipe.foreign_browsers import Browser, firefox, need_firefox, need_webkit, webkit
from recipe.guest import Guest

DISPLAY = ":96"
FACTS = """return [flet.webRenderer, document.documentElement.dataset.wattenStart ?? "snapshot",
document.documentElement.dataset.wattenScreen,
Object.keys(localStorage).some(key => key.startsWith("watten.match."))]"""


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_a_deal_is_played(name: str, address: str, tmp_path: Path) -> None:
    opening: AbstractContextManager[Browser]
    if name == "firefox":
        opening = firefox(need_firefox(), tmp_path / "profile")
    else:
        opening = webkit(need_webkit(), DISPLAY)
    with opening as browser:
        guest = Guest(browser, address, seed=2)
        guest.play_a_deal()
        assert guest.done >= len(("schlag or trump", "card", "card"))
        assert browser.run(FACTS) == ["canvaskit", "snapshot", "result", True]
