"""What can be pressed: one button for the finger, the keyboard and the screen reader."""

from collections.abc import Callable

import flet as ft

from watten_app.ui.taps import tapped

FOCUS_RING = 4.0
"""How far the keyboard's focus shows around a thing, in px."""

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
    on_hold: Press | None = None,
    in_hold: bool = False,
) -> ft.Control:
    """`content` as a button with the accessible `name`; without `on_press` it is switched off.

    `content` is to be at least 48 px high and wide. Two taps in a moment press it once; a long
    press is `on_hold` or nothing, and no tap. `in_hold`: what lies around it takes long presses.
    """
    press = tapped(on_press, key or name) if on_press else None
    claimed = in_hold or on_hold is not None
    pressed = _pressed(content, press, radius, claimed=claimed) if press else content
    hold = on_hold and eventless(on_hold)
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
        on_long_press=hold,
        expand=expand,
        content=_held(pressed, hold) if hold else pressed,
    )


def eventless(do: Press) -> Callable[[ft.Event], None]:
    """What does it whatever the event tells."""

    def done(_: ft.Event) -> None:
        do()

    return done


def no_tap(_: ft.Event) -> None:
    """What a long press does where nothing is to be explained: it is taken, lest it be a tap."""


def tap_area(
    content: ft.Control, on_tap: Callable[[ft.Event], None] | None, on_hold: Press | None = None
) -> ft.GestureDetector:
    """`content` that takes taps though it is no button: a veil, a note, the cloth. A long press,
    and the mouse's other button, is `on_hold` or nothing."""
    hold = on_hold and eventless(on_hold)
    return ft.GestureDetector(
        content=content,
        on_tap=on_tap,
        on_long_press_start=hold or no_tap,
        on_secondary_tap_up=hold,
        exclude_from_semantics=True,
    )


def _held(content: ft.Control, hold: Callable[[ft.Event], None]) -> ft.Control:
    return ft.GestureDetector(
        content=content,
        on_long_press_start=hold,
        on_secondary_tap_up=hold,
        exclude_from_semantics=True,
    )


def _pressed(
    content: ft.Control, press: Callable[[ft.Event], None], radius: float, *, claimed: bool
) -> ft.Control:
    """What takes the tap lies below and looks out all around: there the keyboard's focus shows.
    A long press that nobody has `claimed` ends in it."""
    below = ft.Container(
        ink=True,
        on_click=press,
        on_long_press=None if claimed else no_tap,
        border_radius=radius + FOCUS_RING,
        left=-FOCUS_RING,
        top=-FOCUS_RING,
        right=-FOCUS_RING,
        bottom=-FOCUS_RING,
    )
    return ft.Stack(
        [below, ft.TransparentPointer(content)],
        fit=ft.StackFit.PASS_THROUGH,
        clip_behavior=ft.ClipBehavior.NONE,
    )
