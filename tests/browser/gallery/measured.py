"""Runs in the app's own Python: has the client tell how large it has drawn texts and targets."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import flet as ft
from flet.controls.base_control import BaseControl


@dataclass(frozen=True, slots=True)
class Drawn:
    """A text or a target as the client has laid it out.

    Attributes:
        what: the words of a text; the accessible name of a target, "" where it has none itself.
        family, size, weight, line: of the letters of a text; the family of a target is empty.
        lines: how many lines the text may have at most, 0 for any number.
        width, height: in logical pixels.
    """

    what: str
    width: float
    height: float
    family: str = ""
    size: float = 0.0
    weight: int = 0
    line: float = 0.0
    lines: int = 0


class Measured:
    """Listens to the sizes of all texts and targets that are made from now on."""

    def __init__(self) -> None:
        self._sizes: dict[int, tuple[float, float]] = {}
        ft.Text.init = lambda text: self._watch(text)
        ft.Semantics.init = _bare
        ft.Container.init = lambda box: self._watch_target(box)
        ft.TransparentPointer.init = lambda drawn: self._watch(drawn)

    def forget(self) -> None:
        """Another screen comes."""
        self._sizes.clear()

    def report(self, controls: Iterable[BaseControl]) -> list[Drawn]:
        """The texts and targets among these controls."""
        drawn = []
        for one in controls:
            size = self._sizes.get(one._i)
            if size is not None:
                drawn.append(_text(one, *size) if isinstance(one, ft.Text) else Drawn("", *size))
        return drawn

    def _watch(self, control: Any) -> None:
        control.on_size_change = self._note

    def _watch_target(self, control: Any) -> None:
        # what looks out all around a button is measured by what is drawn above it
        if control.on_click is not None and control.left is None:
            control.on_size_change = self._note

    def _note(self, event: ft.LayoutSizeChangeEvent) -> None:
        self._sizes[event.control._i] = (event.width, event.height)


def _bare(named: ft.Semantics) -> None:
    """Let each text be read by itself, where it stands; the name is kept aside."""
    named.data, named.label = named.label, None
    named.exclude_semantics = named.container = False
    named.button = named.header = named.live_region = named.on_tap = named.on_long_press = None


def _text(text: ft.Text, width: float, height: float) -> Drawn:
    spans = text.spans or []
    # of several kinds of letters the plain ones, which are most
    style = text.style or (spans[-1].style if spans else None)
    return Drawn(
        text.value or "".join(span.text for span in spans),
        width,
        height,
        family=style.font_family,
        size=style.size,
        weight=int(style.weight.value.lstrip("w")),
        line=style.height,
        lines=text.max_lines or 0,
    )
