"""A card's picture that is explained by a long press, or by the mouse's other button."""

from collections.abc import Callable

import flet as ft

from watten_app.engine import Card

type Hold = Callable[[Card], object]
"""What a long press on a card does."""


def held(content: ft.Control, card: Card, on_hold: Hold | None) -> ft.Control:
    """`content` that takes a long press and leaves taps to what it lies on."""
    if on_hold is None:
        return content

    def hold(_: ft.Event) -> None:
        on_hold(card)

    return ft.GestureDetector(
        content=content,
        on_long_press_start=hold,
        on_secondary_tap=hold,
        exclude_from_semantics=True,
    )
