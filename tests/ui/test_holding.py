"""A long press explains any card anywhere, and a stroke, a tap beside or a key puts it away."""

from tests.ui.scenes import play, sheet_is_open
from tests.ui.screens.house_on_stage import on_stage
from tests.ui.screens.matches_on_stage import DEAL_OVER, go
from tests.ui.stage import Stage
from tests.ui.table_kit import FakeTable
from watten_app.ui.doors import Screen
from watten_app.ui.theme import Look


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


def test_a_long_press_on_a_button_with_cards_explains_and_does_not_press_it() -> None:
    async def act(stage: Stage) -> None:
        await go(stage, Screen.SETTINGS)
        before = stage.doors.house.state.settings
        await held_and_explained(stage, "Karten: Große Zeichen")
        assert stage.doors.house.state.settings == before
        await go(stage, Screen.NEW)
        await held_and_explained(stage, "Tirol,")
        await stage.tap("Hausregeln")
        await stage.tap("Blatt und Rang:")
        await stage.tap("Kritische: Selbst")
        await held_and_explained(stage, "Herz-König")

    on_stage(act, texts=DEAL_OVER)


async def held_and_explained(stage: Stage, name: str) -> None:
    await stage.hold(name)
    assert "Schließen" in stage.buttons(), name
    await stage.key("Escape")
    assert "Schließen" not in stage.buttons()


def test_small_cards_are_explained_by_keyboard_and_screen_reader_row_by_row() -> None:
    async def act(stage: Stage) -> None:
        for screen, row in ((Screen.SCORE, "1. "), (Screen.RULES, "Stich: Eichel-Ass")):
            await go(stage, screen)
            await stage.tap(row)
            assert "Schließen" in stage.buttons()
            seen = [title_of(stage)]
            for _ in range(3):
                await stage.key("Arrow Right")
                seen.append(title_of(stage))
            assert len(set(seen)) == 4, seen
            await stage.key("Arrow Left")
            assert title_of(stage) == seen[2]
            await stage.tap(f"Weiter zu {seen[3]}")
            assert title_of(stage) == seen[3]
            await stage.key("Escape")

    on_stage(act, texts=DEAL_OVER)


def title_of(stage: Stage) -> str:
    """The name of the card that is explained."""
    assert stage.doors._asked is not None
    return Look(language="de").card_name(stage.doors._asked.card)
