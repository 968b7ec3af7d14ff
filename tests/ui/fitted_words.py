"""Texts that are made smaller to have room: noted while a test draws."""

import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from watten_app.ui import measure
from watten_app.ui.table import actions

LEAST = 0.69
"""The share of its size to which a text may be made smaller to have room."""


@dataclass(frozen=True, slots=True)
class Fit:
    """A text that was fitted: what came out, as a share of the size it should have."""

    text: str
    share: float


def note_fits(monkeypatch: pytest.MonkeyPatch) -> list[Fit]:
    """All texts that are made to fit from now on."""
    found: list[Fit] = []
    fitting: Callable[..., float] = measure.fitting

    def noted(text: str, kind: object, room: float, most: float, **how: object) -> float:
        scale = fitting(text, kind, room, most, **how)
        found.append(Fit(text, scale / most))
        return scale

    fit: Callable[..., float] = actions._fit

    def noted_action(choice: actions.Choice, *room: object, icons: bool) -> float:
        scale = fit(choice, *room, icons=icons)
        if not icons:  # without its icon it has the most room there is
            found.append(Fit(choice.label, scale))
        return scale

    monkeypatch.setattr(actions, "_fit", noted_action)
    for name, module in list(sys.modules.items()):
        if name.startswith("watten_app.ui.") and getattr(module, "fitting", None) is fitting:
            monkeypatch.setattr(module, "fitting", noted)
    return found


def overlong(fits: list[Fit]) -> set[tuple[str, float]]:
    """The texts for which there is too little room."""
    return {(one.text, round(one.share, 2)) for one in fits if one.share < LEAST}
