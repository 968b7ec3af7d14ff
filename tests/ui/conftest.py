"""Fixtures of the tests of what is drawn."""

from collections.abc import Callable

import pytest

from watten_app.ui import taps

Wait = Callable[[float], None]


@pytest.fixture(autouse=True)
def taps_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every tap is a new one, however soon it comes."""
    monkeypatch.setattr(taps, "DOUBLE_TAP", 0.0)


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Wait:
    """Taps come as fast as on a device: time passes only by what this is told, in seconds."""
    now = 100.0

    def passes(seconds: float) -> None:
        nonlocal now
        now += seconds

    monkeypatch.setattr(taps, "DOUBLE_TAP", 0.35)
    for moment in ("_moved", "_pressed"):
        monkeypatch.setattr(taps.finger, moment, -1.0)
    for module in ("taps", "table.intents"):
        monkeypatch.setattr(f"watten_app.ui.{module}.monotonic", lambda: now)
    return passes
