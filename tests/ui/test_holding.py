"""A long press explains any card anywhere, and a stroke, a tap beside or a key puts it away."""

from tests.ui.scenes import play, sheet_is_open
from tests.ui.screens.house_on_stage import on_stage
from tests.ui.screens.matches_on_stage import DEAL_OVER, go
from tests.ui.stage import Stage
from tests.ui.table_kit import FakeTable
from watten_app.ui.doors import Screen


def test_a_stroke_down_puts_the_sheet_away_and_one_up_does_not() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.hold("Ober of acorns")
        await shown.stroke(-80)
        assert sheet_is_open(shown)
        await shown.stroke(20)
        assert sheet_is_open(shown)
        await shown.stroke(80)
        assert not sheet_is_open(shown)
        assert table.dispatched == []

    play("play", test)


def test_a_tap_that_puts_the_sheet_away_does_not_fall_through_on_a_card(wait) -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.hold("Ober of acorns")
        wait(0.4)
        await shown.tap("Close")
        await shown.tap("Nine of hearts")
        assert table.dispatched == []
        wait(0.4)
        await shown.tap("Nine of hearts")
        assert len(table.dispatched) == 1

    play("play", test)


def test_the_cards_of_every_screen_are_explained() -> None:
    async def act(stage: Stage) -> None:
        await go(stage, Screen.RESULT)
        await explained(stage)
        await stage.tap("Alle Karten")
        await explained(stage)
        for screen in (Screen.SCORE, Screen.RULES):
            await go(stage, screen)
            await explained(stage)

    on_stage(act, texts=DEAL_OVER)


async def explained(stage: Stage) -> None:
    """Hold the first small card, see it explained, and put that away by key."""
    here = stage.doors.here
    assert await stage.hold_card()
    assert "Schließen" in stage.buttons()
    await stage.key("Escape")
    assert "Schließen" not in stage.buttons()
    assert stage.doors.here is here
