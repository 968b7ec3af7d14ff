"""The game that goes round the other way, as in Tramin: drawing only (section 9)."""

import pytest

from tests.ui.screens.house_on_stage import on_stage
from tests.ui.screens.matches_on_stage import SETTLED, go
from tests.ui.stage import Stage
from watten_app.ui.bridge import Insets
from watten_app.ui.doors import Screen
from watten_app.ui.layout import table_layout

SCREENS = ((390, 844), (844, 390))


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("players", [3, 4, 5, 6, 8])
def test_the_seats_go_round_the_other_way_and_mine_stays(size, players):
    usual = table_layout(*size, Insets(), players=players).cloth
    other = table_layout(*size, Insets(), players=players, anticlockwise=True).cloth
    assert other.seats[0] == usual.seats[0]
    assert other.slots[0] == usual.slots[0]
    for seat in range(1, players):
        assert other.seats[seat] == usual.seats[players - seat]
        assert other.slots[seat] == usual.slots[players - seat]
        assert other.places[seat] == usual.places[players - seat]


def test_new_match_seats_the_first_one_on_the_right():
    async def play(stage: Stage) -> None:
        await go(stage, Screen.NEW)
        await stage.tap("Wer spielt")
        assert any(name.startswith("Links: Resi") for name in stage.buttons())
        await stage.tap("Hausregeln")
        await stage.tap("Abheben und Geben")
        await stage.tap("Richtung: gegen die Uhr")
        await stage.tap("Wer spielt")
        assert any(name.startswith("Rechts: Resi") for name in stage.buttons())
        assert any(name.startswith("Partner: Hias") for name in stage.buttons())

    on_stage(play, texts=SETTLED)
