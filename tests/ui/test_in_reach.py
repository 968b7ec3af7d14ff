"""A finger reaches what is there: nothing that only holds a place lies over it and takes the touch.

Handlers that tests call by name do not tell: in the browser a container takes every touch within
its bounds, and with an alignment it is as large as its room, also where nothing lies.
"""

import asyncio
from collections.abc import Iterator
from typing import Any

import flet as ft
from flet.controls.base_control import BaseControl

from tests.ui.around_the_table import found_around
from tests.ui.painting import bare, place_in, size_of
from tests.ui.scenes import SCENES, house_with
from tests.ui.stage import Stage, stage
from watten_app.ui.geometry import Rect

_LEAST = 8.0
"""Pixels that a place may lie over the margin of what can be touched."""


def inside(control: Any) -> Iterator[Any]:
    """A control, or several, and all they hold."""
    control = bare(control)
    if isinstance(control, list):
        for one in control:
            yield from inside(one)
    if isinstance(control, BaseControl):
        yield control
        yield from inside(getattr(control, "content", None))
        yield from inside(getattr(control, "controls", None))


def layers_of(stack: ft.Stack, left: float = 0, top: float = 0) -> Iterator[tuple[Any, Rect]]:
    """What lies in a stack, the lowest first, each with its place, where that is told; stacks in
    it are taken apart."""
    for layer in map(bare, stack.controls):
        corner, (wide, high) = place_in(layer, stack), size_of(layer)
        if not (corner and wide and high):
            continue
        place = Rect(left + corner[0], top + corner[1], wide, high)
        if isinstance(layer, ft.Stack):
            yield from layers_of(layer, place.left, place.top)
        else:
            yield layer, place


def only_a_place(control: Any) -> bool:
    """Whether a control is there to put another one somewhere in its bounds."""
    return (
        isinstance(control, ft.Container)
        and control.alignment is not None
        and not (control.bgcolor or control.gradient or control.image or control.on_click)
    )


def touched(control: Any) -> Iterator[str]:
    """What takes a tap in a control."""
    for one in inside(control):
        if getattr(one, "on_tap", None) or getattr(one, "on_click", None):
            yield type(one).__name__


def meet(one: Rect, other: Rect) -> bool:
    """Whether one place lies over the other."""
    return (
        min(one.right, other.right) - max(one.left, other.left) > _LEAST
        and min(one.bottom, other.bottom) - max(one.top, other.top) > _LEAST
    )


def out_of_reach(controls: Any) -> Iterator[str]:
    """What can be tapped and lies below an empty place."""
    for stack in (one for one in inside(controls) if isinstance(one, ft.Stack)):
        layers = list(layers_of(stack))
        for above, (control, room) in enumerate(layers):
            if only_a_place(control):
                for layer, lies in layers[:above]:
                    if meet(lies, room):
                        yield from (f"{what} at {lies} below {room}" for what in touched(layer))


def seen_in(shown: Stage) -> set[str]:
    return set(out_of_reach(shown.session.page.views[0].controls))


def test_a_place_that_takes_touches_is_found() -> None:
    veil = ft.GestureDetector(ft.Container(width=100, height=100), on_tap=print)
    held = ft.Container(ft.Text("…"), alignment=ft.Alignment.CENTER, width=90, height=90)
    free = ft.Column([ft.Text("…")], left=0, top=0, width=90, height=90)
    assert list(out_of_reach([ft.Stack([veil, held], width=100, height=100)]))
    assert not list(out_of_reach([ft.Stack([veil, free], width=100, height=100)]))


def test_all_at_the_table_is_in_reach() -> None:
    async def run() -> dict[str, set[str]]:
        found = {}
        for name in SCENES:
            async with stage(house_with(name)[0], data="look") as shown:
                found[name] = seen_in(shown)
        return {name: missed for name, missed in found.items() if missed}

    assert asyncio.run(run()) == {}


def test_all_around_the_table_is_in_reach() -> None:
    assert found_around(seen_in) == {}
