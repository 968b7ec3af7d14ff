"""The shell: what it does when the app cannot open, or nobody looks."""

from types import SimpleNamespace

import pytest

from watten_app.ui import app
from watten_app.ui.bridge import bridge


def test_a_fault_in_opening_is_told_to_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(bridge, "fail", lambda: told.append("fail"))
    with pytest.raises(AttributeError):
        app.main(SimpleNamespace())
    assert told == ["fail"]
