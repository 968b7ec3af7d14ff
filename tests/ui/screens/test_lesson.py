"""The lesson on the stage: begun from Learn, hands open, reasons on a slip, the way back."""

import asyncio

from tests.ui.screens.house_on_stage import on_stage
from tests.ui.screens.matches_on_stage import MIDDLE, go
from tests.ui.stage import Stage
from watten_app.engine import Phase, Verb
from watten_app.ui.doors import Screen


async def until(stage: Stage, mine: bool) -> None:
    """Wait until I can act, or until a computer's reason lies there."""
    for _ in range(3000):
        view = stage.doors.house.state.table
        if (view.waiting if mine else view.lesson.reason is not None) or view.deal_result:
            break
        await asyncio.sleep(0)
    await stage.settle()


def test_a_lesson_is_played_with_open_hands_and_left_for_the_open_match() -> None:
    async def play(stage: Stage) -> None:
        house = stage.doors.house
        open_match = house.table.save.match
        await go(stage, Screen.LEARN)
        await stage.tap("Übungspartie")
        await stage.tap("Los geht’s")
        assert stage.doors.here is Screen.TABLE
        await until(stage, mine=True)
        for _ in range(8):
            view = house.state.table
            if view.deal_result or (view.lesson.can_take_back and view.view.phase is Phase.PLAY):
                break
            may = [one for one in view.view.legal if one.verb is not Verb.RAISE]
            house.table.dispatch(may[0], view.ply)
            await until(stage, mine=True)
        if house.state.table.deal_result is None:
            for name in house.state.table.names[1:]:
                assert any(label.startswith(f"{name}: ") for label in stage.names())
            done = house.table.save.match.deal
            await stage.tap("Zurück")
            assert house.table.save.match.deal != done
        house.table.stop()
        stage.doors.go(Screen.HOME)
        await stage.settle()
        assert house.state.table.lesson is None
        assert house.table.save.match == open_match

    on_stage(play, texts=MIDDLE)


def test_at_the_end_of_a_deal_what_one_did_last_is_taken_back_too() -> None:
    async def play(stage: Stage) -> None:
        house = stage.doors.house
        await go(stage, Screen.LEARN)
        await stage.tap("Übungspartie")
        await stage.tap("Los geht’s")
        while house.state.table.deal_result is None:
            await until(stage, mine=True)
            view = house.state.table
            if view.waiting:
                may = [one for one in view.view.legal if one.verb is not Verb.RAISE]
                house.table.dispatch(may[0], view.ply)
                await stage.settle()
        done = house.table.save.match.deal
        await go(stage, Screen.RESULT)
        await stage.tap("Anders probieren")
        assert stage.doors.here is Screen.TABLE
        await until(stage, mine=True)
        assert house.state.table.deal_result is None
        again = house.table.save.match.deal
        assert len(again.actions) < len(done.actions)
        assert again.actions == done.actions[: len(again.actions)]
        house.table.stop()

    on_stage(play, texts=MIDDLE)
