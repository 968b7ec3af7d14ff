"""Three, six and eight at the table: a whole match each, played by accessible names alone."""

import re

import pytest

from recipe.driver import Watten
from recipe.sitting import sit_down

WITH_ME = {6: ("Hias", "Vroni"), 8: ("Hias", "Vroni", "Moni")}
AGAINST = {6: ("Resi", "Luis", "Sepp"), 8: ("Resi", "Luis", "Sepp", "Xaver")}

calm_and_tall = pytest.mark.phone(reduced_motion="reduce", viewport={"width": 390, "height": 1100})


@calm_and_tall
@pytest.mark.parametrize("players", [6, 8])
def test_a_match_of_sides_is_played_to_its_end(watten: Watten, players: int) -> None:
    sitting = sit_down(watten, 7, players)
    sitting.to_turn()
    read = watten.texts()
    partner, opponent = sitting.words["a11y.partner"], sitting.words["a11y.opponent"]
    for names, side in ((WITH_ME[players], partner), (AGAINST[players], opponent)):
        for name in names:
            assert re.search(rf"^{name}, {side}\b", read, re.MULTILINE), (name, side, read)
    sitting.play_until("match")
    watten.wait_for("home")


@calm_and_tall
def test_a_match_of_three_is_played_to_its_end(watten: Watten) -> None:
    sitting = sit_down(watten, 7, 3)
    sitting.play_until("deal")
    sitting.play_until("match")
    watten.wait_for("home")
