"""New match: what it offers, and that it is remembered and played."""

import asyncio

import flet as ft
import pytest

from tests.app.fake_page import house_with
from tests.ui.screens.house_on_stage import on_stage
from tests.ui.screens.matches_on_stage import SETTLED, go
from tests.ui.stage import Stage
from watten_app.app.options import OFFERED
from watten_app.engine.rules import Guater, Tense, Weli
from watten_app.i18n import LANGUAGES
from watten_app.ui.doors import Screen
from watten_app.ui.screens.pieces import LAID_OUT
from watten_app.variants import VARIANTS


def test_a_new_match_has_the_target_and_the_house_rules_chosen_and_they_are_remembered() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.NEW)
        await stage.tap("Bis: 21")
        await stage.tap("Hausregeln")
        await stage.tap("Ansagen")
        await stage.tap("Schönere")
        await stage.tap("Ausspielen")
        await stage.tap("Pfeffern")
        await stage.tap("Am Schluss")
        await stage.tap("Gespannt: Wer gespannt ist")
        await stage.tap("Wer spielt: Resi, Hias, Luis")
        await stage.tap("Links: Resi")
        await stage.tap("Austeilen")

    house = on_stage(play, texts=SETTLED)
    rules = house.table.view.view.rules
    assert (rules.target, rules.better, rules.pfeffer, rules.tense) == (21, False, True, Tense.BAN)
    assert house.table.view.names[1] != "Resi"
    assert len(set(house.table.view.names)) == 4
    again = house_with(1, house._page.texts)
    assert again.state.options == house.state.options


def test_a_variant_is_one_tap_away_and_is_played_to_its_own_target() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.NEW)
        assert not any(name.startswith("Kärnten") for name in stage.buttons())
        await stage.tap("Noch ")
        await stage.tap("Kärnten")
        await stage.tap("Austeilen")

    house = on_stage(play, texts=SETTLED)
    rules = house.table.view.view.rules
    assert (rules.variant, rules.target) == ("carinthian", 11)


def test_the_house_rules_are_those_of_the_variant() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.NEW)
        await stage.tap("Südtirol")
        await stage.tap("Hausregeln")
        await stage.tap("Ausspielen")
        assert "Pfeffern" not in stage.buttons()
        await stage.tap("Blatt und Rang")
        await stage.tap("Guater: und Super")
        await stage.tap("Weli: Trumpf")
        await stage.tap("Austeilen")

    rules = on_stage(play, texts=SETTLED).table.view.view.rules
    assert (rules.guater, rules.weli) == (Guater.SUPER_GUATER, Weli.TRUMP)


def test_two_can_play() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.NEW)
        await stage.tap("Spieler: 2")
        await stage.tap("Wer spielt")
        assert "Gegner: Resi, anderen Namen nehmen" in stage.buttons()
        assert "Partner" not in stage.texts()
        await stage.tap("Austeilen")
        await go(stage, Screen.RULES)
        assert any(text.startswith("Watten zu zweit") for text in stage.texts())

    view = on_stage(play, texts=SETTLED).table.view
    assert (view.view.players, view.names) == (2, ("", "Resi"))


@pytest.mark.parametrize(
    ("players", "partners", "opponents"),
    [(6, ["Hias", "Vroni"], 3), (8, ["Hias", "Vroni", "Moni"], 4)],
)
def test_six_and_eight_see_who_is_with_whom(
    players: int, partners: list[str], opponents: int
) -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.NEW)
        await stage.tap(f"Spieler: {players}")
        await stage.tap("Wer spielt")
        change = ", anderen Namen nehmen"
        seats = [name.removesuffix(change) for name in stage.buttons() if name.endswith(change)]
        ours = [name.split(": ")[1] for name in seats if name.startswith("Partner")]
        assert ours == partners
        assert sum(name.startswith("Gegner") for name in seats) == opponents
        await stage.tap("Austeilen")
        opposite = "Luis, Gegner" if players == 6 else "Vroni, Partner"
        assert any(name.startswith(opposite) for name in stage.names())

    view = on_stage(play, texts=SETTLED).table.view.view
    assert (view.players, view.rules.pack) == (players, 40 if players == 8 else 32)


def test_who_cannot_play_a_variant_reads_why() -> None:
    why = "Verdeckt ansagen geht zu dritt nicht."

    async def play(stage: Stage) -> None:
        await go(stage, Screen.NEW)
        await stage.tap("Spieler: 3")
        assert why not in stage.texts()
        await stage.tap("Blind")
        assert why in stage.texts()
        assert stage.find(f"Spieler: 3. {why}").disabled
        assert f"Spieler: 3. {why}" not in stage.buttons()
        await stage.tap("Austeilen")

    assert on_stage(play, texts=SETTLED).table.view.view.players == 4


@pytest.mark.parametrize("variant", OFFERED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_has_its_card_and_its_rules(variant: str, language: str) -> None:
    async def play(stage: Stage) -> None:
        house = stage.doors.house
        house.choose_settings(language=language)
        house.choose_variant(variant)
        await go(stage, Screen.NEW)
        assert VARIANTS[variant].lines[language] in stage.texts()
        await go(stage, Screen.RULES)
        assert any(VARIANTS[variant].names[language] in text for text in stage.texts())

    on_stage(play, texts=SETTLED)


@pytest.fixture
def moved(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give the rows that the page moves to from now on."""
    rows: list[str] = []

    async def scroll_to(_column: ft.Column, *, scroll_key: str, **_how: int) -> None:
        rows.append(scroll_key)

    monkeypatch.setattr(ft.Column, "scroll_to", scroll_to)
    return rows


def test_a_row_that_was_opened_as_the_screen_is_left_moves_nothing(moved: list[str]) -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.NEW)
        await stage.tap("Wer spielt")
        await go(stage, Screen.HOME)
        await asyncio.sleep(3 * LAID_OUT)

    on_stage(play, texts=SETTLED)
    assert moved == []


def test_what_a_row_opens_is_brought_up_from_below_the_edge(moved: list[str]) -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.NEW)
        await asyncio.sleep(2 * LAID_OUT)
        assert moved == []
        for row in ("Wer spielt", "Hausregeln"):
            await stage.tap(row)
            await asyncio.sleep(3 * LAID_OUT)
            await stage.settle()

    on_stage(play, texts=SETTLED)
    # once more for a client that had not yet laid out what was opened
    assert moved == ["seats", "seats", "house", "house"]


def test_of_the_rows_below_the_choices_one_is_open() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.NEW)
        await stage.tap("Hausregeln")
        assert any(name.startswith("Ansagen: ") for name in stage.buttons())
        await stage.tap("Wer spielt")
        assert not any(name.startswith("Ansagen: ") for name in stage.buttons())

    on_stage(play, texts=SETTLED)
