"""A long press explains or does nothing: whatever takes a tap takes a long press as well, or lies
in what does, for a finger that rests would else be a late tap."""

import asyncio
from collections.abc import Iterator
from typing import Any

import flet as ft
import pytest
from flet.controls.base_control import BaseControl

from tests.ui.around_the_table import found_around
from tests.ui.painting import bare
from tests.ui.scenes import SCENES, house_with, play
from tests.ui.stage import Stage, stage
from tests.ui.table_kit import FakeTable
from watten_app.app.table_view import LessonView, Saying
from watten_app.engine import Message
from watten_app.ui.widgets.pressing import pressable

TAPS = ("on_tap", "on_click", "on_tap_up", "on_tap_down")
HOLDS = ("on_long_press", "on_long_press_start", "on_long_press_end")
REASON = Saying(1, Message("reason.last_card", {}))


def late_taps(control: Any, *, held: bool = False) -> Iterator[str]:
    """What takes a tap, and a long press as one too."""
    control = bare(control)
    if isinstance(control, list):
        for one in control:
            yield from late_taps(one, held=held)
    elif isinstance(control, BaseControl):
        # a screen reader's own gestures go no other way
        if not isinstance(control, ft.Semantics):
            held = held or any(getattr(control, hold, None) for hold in HOLDS)
            if not held and any(getattr(control, tap, None) for tap in TAPS):
                yield f"{type(control).__name__} {control.key or ''}"
        for inside in ("content", "controls"):
            yield from late_taps(getattr(control, inside, None), held=held)


def seen_in(shown: Stage) -> set[str]:
    return set(late_taps(shown.session.page.views[0].controls))


def test_a_thing_that_would_take_a_hold_for_a_tap_is_found() -> None:
    box = ft.Container(width=50, height=50)
    assert list(late_taps(ft.GestureDetector(box, on_tap=print)))
    assert list(late_taps([ft.Container(box, on_click=print)]))
    assert not list(late_taps(pressable("Play", box, print)))
    assert not list(late_taps(pressable("Play", box, print, on_hold=print)))


@pytest.mark.parametrize("way", ["", "Pause", "Last trick"])
def test_no_hold_at_the_table_is_a_tap(way: str) -> None:
    async def run() -> dict[str, set[str]]:
        found = {}
        for name in SCENES if not way else ("late",):
            async with stage(house_with(name)[0], data="look") as shown:
                if way:
                    await shown.tap(way)
                found[name] = seen_in(shown)
        return {name: missed for name, missed in found.items() if missed}

    assert asyncio.run(run()) == {}


@pytest.mark.parametrize("name", ["play", "raise", "schlag"])
def test_no_hold_on_a_sheet_is_a_tap(name: str) -> None:
    async def test(shown: Stage, _: FakeTable) -> None:
        await shown.hold("Pause")
        assert seen_in(shown) == set()
        await shown.key("Escape")
        await shown.hold("Ober of acorns")
        assert seen_in(shown) == set()

    play(name, test)


def test_no_hold_goes_on_while_a_reason_is_read() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        table.show(
            lesson=LessonView(((),) * 4, frozenset(), REASON, can_take_back=False), waiting=False
        )
        await shown.settle()
        assert "Go on" in shown.buttons()
        assert seen_in(shown) == set()

    play("play", test)


def test_no_hold_around_the_table_is_a_tap() -> None:
    assert found_around(seen_in) == {}
