"""What can be pressed: one button for the finger, the keyboard and the screen reader."""

from collections.abc import Callable

import flet as ft

from watten_app.ui.taps import tapped

type Press = Callable[[], object]


def pressable(
    name: str,
    content: ft.Control,
    on_press: Press | None,
    *,
    radius: float = 0,
    selected: bool | None = None,
    toggled: bool | None = None,
    expand: bool | int | None = None,
    key: str | None = None,
) -> ft.Control:
    """`content` as a button with the accessible `name`; without `on_press` it is switched off.

    `content` is to be at least 48 px high and wide. Two taps in a moment press it once.
    """
    press = tapped(on_press, key or name) if on_press else None
    return ft.Semantics(
        key=key,
        container=True,
        exclude_semantics=True,
        button=True,
        label=name,
        selected=selected,
        toggled=toggled,
        disabled=on_press is None,
        on_tap=press,
        expand=expand,
        content=ft.Container(
            content=content,
            border_radius=radius,
            ink=on_press is not None,
            on_click=press,
        ),
    )
