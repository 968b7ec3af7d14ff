"""A deal is played by the keyboard alone; the keys are found in the help."""

import asyncio
from random import Random

import pytest

from tests.ui.scenes import house_with, play
from tests.ui.screens.house_on_stage import on_stage
from tests.ui.screens.matches_on_stage import DEAL_OVER, MATCH_OVER, SETTLED, go
from tests.ui.stage import Stage, stage
from tests.ui.table_kit import FakeTable
from tests.ui.test_deal_by_ear import Listener
from watten_app.engine import Action
from watten_app.ui.doors import Screen

MOST = 600
KEYS = ("1", "2", "3", "4", "5", "Enter", "Enter", "Enter", "G", "J", "J", "N", "S", "R")


@pytest.mark.parametrize("seed", [3, 8])
def test_a_deal_is_played_by_the_keyboard_alone(seed: int) -> None:
    listener, rng = Listener(), Random(seed)
    screens = set()

    async def act(stage: Stage) -> None:
        await stage.activate("Gleich austeilen")
        for _ in range(MOST):
            screen, state = listener.where()
            screens.add(screen)
            if screen == "result":
                await stage.key("Enter")
                assert stage.doors.here is Screen.TABLE
                return
            if state == "ready":
                await stage.key(rng.choice(KEYS))
            await stage.settle()
        raise AssertionError(f"not over: {listener.lines()}")

    house = on_stage(act, texts=SETTLED, seed=seed)
    assert screens == {"home", "table", "result"} or screens == {"table", "result"}
    assert house.table.save.match.deals[0].state.over


@pytest.mark.parametrize(
    ("scene", "keys", "action"),
    [
        ("schlag", ("3", "Enter"), "0 schlag O"),
        ("trump", ("1", "Enter"), "0 trump E"),
        ("schlag", ("S",), "0 better"),
        ("schlag", ("T",), "0 swap"),
        ("better", ("Y",), "0 agree"),
        ("swap", ("N",), "0 refuse"),
        ("keep", ("J",), "0 keep"),
        ("keep", ("N",), "0 give"),
        ("raise", ("J",), "0 hold"),
        ("raise", ("N",), "0 fold"),
        ("raise", ("G",), "0 raise"),
        ("farbe", ("F",), "0 farbe"),
        ("machine", ("J",), "0 machine"),
        ("b-leave", ("N",), "0 leave"),
        ("asked", ("J",), "0 sign ja"),
    ],
)
def test_every_answer_has_a_key(scene: str, keys: tuple[str, ...], action: str) -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        for key in keys:
            await shown.key(key)
        assert [str(done) for done, _ in table.dispatched] == [str(Action.parse(action))]

    play(scene, test)


def test_the_keys_are_listed_over_the_table_and_over_the_pause() -> None:
    async def run() -> None:
        house, _ = house_with("play")
        async with stage(house) as shown:
            await shown.tap("Pause")
            assert "Keys" not in shown.buttons()
            await shown.key("Escape")
            await shown.key("h")
            assert "G: Raise, raise again" in shown.names()
            await shown.key("Escape")
            await shown.key("Escape")
            await shown.tap("Keys")
            assert "Esc: Close, else pause" in shown.names()
            await shown.tap("Close")
            assert "Play on" in shown.buttons()

    asyncio.run(run())


def test_enter_presses_what_tab_has_led_to_and_nothing_else() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.tap("Pause")
        await shown.key("Tab")
        await shown.key("Enter")
        assert "resume" not in table.calls
        await shown.key("Escape")
        assert "resume" in table.calls

    play("play", test)


@pytest.mark.parametrize("texts", [DEAL_OVER, MATCH_OVER])
def test_enter_deals_again(texts: dict[str, str]) -> None:
    async def act(stage: Stage) -> None:
        await go(stage, Screen.RESULT)
        await stage.key("Enter")
        assert stage.doors.here is Screen.TABLE

    on_stage(act, texts=texts)
