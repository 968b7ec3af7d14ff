"""What is read is as large as there is room for, and nothing is said twice."""

from dataclasses import replace

import flet as ft
import pytest

from tests.ui.scenes import play as play_scene
from tests.ui.screens.house_on_stage import SMALL, on_stage
from tests.ui.screens.matches_on_stage import DEAL_OVER, SETTLED, go
from tests.ui.stage import Stage
from tests.ui.table_kit import FakeTable
from watten_app.app.settings import Contrast
from watten_app.app.table_view import DealResult
from watten_app.engine import Message
from watten_app.ui.doors import Screen
from watten_app.ui.measure import width_of
from watten_app.ui.screens.result_room import Sizes, sizes_of
from watten_app.ui.screens.tricks import CARD
from watten_app.ui.theme import Look, Style


@pytest.fixture(scope="module")
def result() -> DealResult:
    """A deal of five tricks that is over."""

    async def nothing(_: Stage) -> None:
        """Look at nothing: the house is what is wanted."""

    house = on_stage(nothing, texts=DEAL_OVER)
    assert house.state.table is not None
    assert house.state.table.deal_result is not None
    return house.state.table.deal_result


def sizes(result: DealResult, width: float, height: float, text: float = 1.0) -> Sizes:
    return sizes_of(Look(width=width, height=height, text=text), result, None, 4, 5)


def test_a_result_grows_with_the_screen(result: DealResult) -> None:
    grown = [sizes(result, 390, height) for height in (720, 780, 844, 932)]
    assert [one.card for one in grown] == sorted(one.card for one in grown)
    assert [one.sheet for one in grown] == sorted(one.sheet for one in grown)
    assert grown[2].card > CARD
    assert grown[2].air >= 12
    assert sizes(result, 844, 390).card > CARD
    assert not sizes(result, 390, 664).small
    assert sizes(result, 320, 568) == Sizes(104, CARD, small=True)


def test_a_headline_of_two_lines_takes_its_room_from_the_sheet(result: DealResult) -> None:
    names = {"names": ("Magdalena", "Maximilian")}
    long = replace(result, head=Message("result.people.won.many", names))
    assert sizes(long, 390, 844).sheet < sizes(result, 390, 844).sheet


def test_the_names_of_the_small_tiles_are_not_cut() -> None:
    async def play(stage: Stage) -> None:
        stage.doors.house.choose_settings(language="it")
        await stage.settle()
        (name,) = [
            control
            for control in stage.controls()
            if isinstance(control, ft.Text) and control.value == "Le mie partite"
        ]
        assert name.style.size >= 11
        wide = width_of(name.value, Style.LABEL, name.style.size / Style.LABEL.size)
        assert wide <= (320 - 2 * 14 - 2 * 10) / 3 - 2 * 5.5 - 0.5

    on_stage(play, texts=SETTLED, size=SMALL)


def test_high_contrast_is_a_switch_and_stays_with_the_device_that_wants_the_same() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.SETTINGS)
        house = stage.doors.house
        await stage.tap("Starker Kontrast")
        assert house.state.settings.contrast is Contrast.HIGH
        await stage.tap("Starker Kontrast")
        assert house.state.settings.contrast is Contrast.SYSTEM

    on_stage(play, texts=SETTLED)


def test_higher_cards_are_shown_and_only_few_of_them_named() -> None:
    async def many(stage: Stage, _: FakeTable) -> None:
        await stage.hold("King of leaves")
        assert "4 higher cards are still out" in stage.texts()
        assert any("Ober of hearts" in name and "Ace of leaves" in name for name in stage.names())
        assert not any("Ober of hearts" in text for text in stage.texts())

    async def one(stage: Stage, _: FakeTable) -> None:
        await stage.hold("Ober of acorns")
        assert any(text.startswith("Spitz.") for text in stage.texts())

    play_scene("play", many)
    play_scene("play", one)
