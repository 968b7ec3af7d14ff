"""A card's picture that is explained by a long press, or by the mouse's other button."""

from collections.abc import Callable
from typing import Protocol

import flet as ft

from watten_app.engine import Card
from watten_app.ui.widgets.pressing import pressable

type Hold = Callable[[Card], object]
"""What a long press on a card does."""


class RowHold(Protocol):
    """What a long press on a card of a row does, and the same asked of the whole row."""

    def __call__(self, card: Card, row: tuple[Card, ...] = ()) -> object:
        """Explain the card; from there one comes to the others of the `row`."""


def held(content: ft.Control, card: Card, on_hold: Hold | None) -> ft.Control:
    """`content` that takes a long press and leaves taps to what it lies on."""
    if on_hold is None:
        return content

    def hold(_: ft.Event) -> None:
        on_hold(card)

    return ft.GestureDetector(
        content=content,
        on_long_press_start=hold,
        on_secondary_tap_up=hold,
        exclude_from_semantics=True,
    )


def explained_row(
    name: str, content: ft.Control, row: tuple[Card, ...], on_hold: RowHold | None, *, key: str
) -> ft.Control:
    """Cards too small to be hit one by one, as one button for the screen reader and the keyboard:
    it explains the first, and from there one comes to the others."""
    if on_hold is None or not row:
        return ft.Semantics(content=content, label=name, exclude_semantics=True, container=True)
    return pressable(name, content, lambda: on_hold(row[0], row), radius=8, key=key)
