"""Ten taps in 300 ms do what one does, in every phase; a finger that draws about does nothing."""

import asyncio
from typing import Any

import pytest

from tests.ui.conftest import Wait
from tests.ui.scenes import house_with, play
from tests.ui.screens.house_on_stage import on_stage
from tests.ui.screens.matches_on_stage import SETTLED
from tests.ui.stage import Stage, stage
from tests.ui.table_kit import FakeTable
from watten_app.ui.doors import Screen

PHASES = {
    "schlag": ("King, 2", "Schönere?", "Pause"),
    "play": ("Nine of hearts", "Raise!", "Advice"),
    "raise": ("Hold", "One more"),
    "rest": ("Go on", "Seven of bells"),
    "b-exchange": ("Nine of hearts",),
    "paused": ("Play on",),
}
"""What is tapped in each phase."""

TAPS, APART = 10, 0.03


async def tapped(wait: Wait, scene: str, name: str, taps: int) -> Any:
    """What has come of so many quick taps on one thing: on the table, and on the screen."""
    house, table = house_with(scene, motion=False)
    async with stage(house, data="look") as shown:
        wait(1.0)
        for _ in range(taps):
            if any(label.startswith(name) for label in shown.buttons()):
                await shown.tap(name)
            wait(APART)
        await shown.settle()
        return table.state.actions, table.calls, shown.doors.here, shown.names()


@pytest.mark.parametrize(
    ("scene", "name"), [(scene, name) for scene, names in PHASES.items() for name in names]
)
def test_ten_taps_do_what_one_does(wait: Wait, scene: str, name: str) -> None:
    async def run() -> None:
        once = await tapped(wait, scene, name, 1)
        assert await tapped(wait, scene, name, TAPS) == once

    asyncio.run(run())


def test_two_fingers_on_two_cards_play_one(wait: Wait) -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        wait(1.0)
        first, second = shown.tappable("Nine of hearts"), shown.tappable("Ace of bells")
        await asyncio.gather(shown.tap_control(first), shown.tap_control(second))
        assert len(table.dispatched) == 1
        assert not any("turn" in name for name in shown.names() if name.startswith("It is not"))

    play("play", test, motion=False)


def test_what_a_screen_before_was_tapped_for_is_not_done_on_the_next(wait: Wait) -> None:
    async def act(stage: Stage) -> None:
        wait(1.0)
        await stage.tap("Neue Partie")
        assert stage.doors.here is Screen.NEW
        wait(APART)
        await stage.tap("Zurück")
        assert stage.doors.here is Screen.NEW
        wait(0.4)
        await stage.tap("Zurück")
        assert stage.doors.here is Screen.HOME

    on_stage(act, texts=SETTLED)


@pytest.mark.parametrize("scene", ["others-announce", "rest", "play", "raise"])
def test_a_card_is_not_drawn_about_with_a_finger(scene: str) -> None:
    """A target takes taps and holds; what is drawn over it is nobody's and does nothing."""

    async def test(shown: Stage, _: FakeTable) -> None:
        hand = [c for c in shown.controls() if str(getattr(c, "key", "")).startswith("hand-")]
        drawn = ("on_pan_start", "on_vertical_drag_start", "on_horizontal_drag_start")
        found = [c for outer in hand for c in shown.inside(outer)]
        assert not [c for c in found for name in drawn if getattr(c, name, None)]

    play(scene, test)


@pytest.mark.parametrize("scene", ["schlag", "play", "raise", "rest", "b-exchange"])
def test_a_turn_of_the_device_shows_the_same_moment(scene: str) -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        before, names = table.state, shown.buttons()
        for size in ((844, 390), (320, 568), (390, 844)):
            await shown.turn(*size)
            assert sorted(shown.buttons()) == sorted(names), size
        assert table.state is before

    play(scene, test, motion=False)


def test_what_was_called_up_stays_when_the_device_is_turned() -> None:
    async def chosen(shown: Stage, table: FakeTable) -> None:
        await shown.tap("King, 2 in your hand")
        await shown.turn(844, 390)
        await shown.tap("Name Schlag king")
        assert [str(action) for action, _ in table.dispatched] == ["0 schlag K"]

    async def explained(shown: Stage, _: FakeTable) -> None:
        await shown.hold("Ober of acorns")
        await shown.turn(844, 390)
        assert "Close" in shown.buttons()

    play("schlag", chosen)
    play("play", explained)
