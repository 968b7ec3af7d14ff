"""The screens around the table: what they show, where they lead, what they change."""

import asyncio

import pytest

from tests.app.fake_page import FakePage, house_with, play_match, settle, waits_for_person
from tests.ui.screens.house_on_stage import PHONE, SMALL, on_stage
from tests.ui.stage import Stage
from watten_app.app.house import House
from watten_app.app.options import MatchOptions
from watten_app.app.settings import Face, Light, Tempo
from watten_app.app.table import Table
from watten_app.engine import Rng
from watten_app.engine.rules import Tense
from watten_app.ui.app import first_screen
from watten_app.ui.bridge import InertPort, bridge
from watten_app.ui.doors import Screen


def texts_after(seed: int, *, ended: str) -> dict[str, str]:
    """What is saved in the middle of a match, after a deal, or after the match."""
    house = house_with(seed)
    page: FakePage = house._page
    house.choose_settings(light=Light.NIGHT)
    table = house.new_match(MatchOptions())
    asyncio.run(_play(table, ended))
    return page.texts


async def _play(table: Table, ended: str) -> None:
    if ended == "match":
        await play_match(table, Rng(1))
        return
    rng = Rng(1)
    table.start()
    while True:
        await settle(table, lambda: waits_for_person(table))
        view = table.view
        tricks = len(view.view.tricks)
        if ended == "deal" and view.deal_result is not None and tricks:
            break
        if ended == "nothing" and view.waiting and tricks == 2:
            break
        if view.deal_result is not None:
            table.next_deal()
        else:
            table.dispatch(rng.pick(view.view.legal), view.ply)
    table.stop()


MIDDLE = texts_after(7, ended="nothing")
DEAL_OVER = texts_after(7, ended="deal")
MATCH_OVER = texts_after(7, ended="match")
SETTLED = {key: text for key, text in MIDDLE.items() if key.endswith("settings")}


async def go(stage: Stage, screen: Screen) -> None:
    stage.doors.go(screen)
    await stage.settle()


def test_the_first_start_asks_for_language_and_region_and_goes_home() -> None:
    async def play(stage: Stage) -> None:
        assert stage.doors.here is Screen.FIRST
        await stage.tap("Sprache: English")
        assert "How is Watten played where you are?" in stage.texts()
        await stage.tap("Let us begin")
        assert stage.doors.here is Screen.HOME

    house = on_stage(play)
    assert house.state.settings.language == "en"
    assert not house.state.first_start


def test_who_has_never_played_comes_to_the_rules() -> None:
    async def play(stage: Stage) -> None:
        await stage.tap("Ich habe noch nie gewattet")
        assert stage.doors.here is Screen.RULES
        await stage.tap("Zurück")
        assert stage.doors.here is Screen.HOME

    on_stage(play)


def test_play_is_two_taps_from_home() -> None:
    async def play(stage: Stage) -> None:
        assert stage.doors.here is Screen.HOME
        await stage.tap("Neues Spiel")
        await stage.tap("Austeilen")
        assert stage.doors.here is Screen.TABLE

    assert on_stage(play, texts=SETTLED).table is not None


def test_home_deals_at_once_with_the_last_choices() -> None:
    async def play(stage: Stage) -> None:
        await stage.tap("Gleich austeilen")
        assert stage.doors.here is Screen.TABLE

    assert on_stage(play, texts=SETTLED).table is not None


def test_home_offers_to_go_on_with_an_open_match() -> None:
    async def play(stage: Stage) -> None:
        await stage.tap("Weiterspielen: Bayern, Spiel")
        assert stage.doors.here is Screen.TABLE

    on_stage(play, texts=MIDDLE)


@pytest.mark.parametrize(
    ("name", "screen"),
    [
        ("Einstellungen", Screen.SETTINGS),
        ("Meine Spiele", Screen.MATCHES),
        ("Regeln", Screen.RULES),
        ("Über Watten", Screen.ABOUT),
    ],
)
def test_every_tile_of_home_leads_somewhere_and_back(name: str, screen: Screen) -> None:
    async def play(stage: Stage) -> None:
        await stage.tap(name)
        assert stage.doors.here is screen
        await stage.tap("Zurück")
        assert stage.doors.here is Screen.HOME

    on_stage(play, texts=MIDDLE)


def test_a_new_match_has_the_target_and_the_house_rules_chosen_and_they_are_remembered() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.NEW)
        await stage.tap("Bis: 21")
        await stage.tap("Hausregeln")
        await stage.tap("Schönere")
        await stage.tap("Pfeffern")
        await stage.tap("Gespannt: Wer gespannt ist")
        await stage.tap("Links: Resi")
        await stage.tap("Austeilen")

    house = on_stage(play, texts=SETTLED)
    rules = house.table.view.view.rules
    assert (rules.target, rules.better, rules.pfeffer, rules.tense) == (21, False, True, Tense.BAN)
    assert house.table.view.names[1] != "Resi"
    assert len(set(house.table.view.names)) == 4
    again = house_with(1, house._page.texts)
    assert again.state.options == house.state.options


def test_settings_are_changed_and_kept() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.SETTINGS)
        await stage.tap("Tisch: Terrasse")
        await stage.tap("Karten: Große Zeichen")
        await stage.tap("Spiel: flott")
        await stage.tap("Zweimal tippen")
        await stage.tap("Sprache: English")
        assert "Settings" in stage.texts()

    house = on_stage(play, texts=SETTLED)
    settings = house_with(1, house._page.texts).state.settings
    assert (settings.light, settings.face, settings.tempo) == (Light.DAY, Face.LARGE, Tempo.FAST)
    assert settings.tap_twice
    assert settings.language == "en"


def test_the_result_says_why_and_deals_again() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.RESULT)
        assert any("Mischzahl" in text for text in stage.texts())
        assert "Die Karten nach dem Geben" not in stage.texts()
        await stage.tap("Alle Karten")
        assert "Die Karten nach dem Geben" in stage.texts()
        number = stage.doors.house.state.table.deal_number
        await stage.tap("Nächstes Spiel")
        assert stage.doors.here is Screen.TABLE
        assert stage.doors.house.state.table.deal_number == number + 1

    on_stage(play, texts=DEAL_OVER)


def test_the_result_of_a_match_tells_the_bummerl_and_offers_a_rematch() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.RESULT)
        assert any("Bummerl" in text for text in stage.texts())
        await stage.tap("Revanche")
        assert stage.doors.here is Screen.TABLE
        assert stage.doors.house.state.table.score == (0, 0)

    on_stage(play, texts=MATCH_OVER)


def test_leaving_a_finished_match_leaves_it_in_my_matches() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.RESULT)
        await stage.tap("Schluss")
        assert stage.doors.here is Screen.HOME
        assert stage.doors.house.table is None
        await stage.tap("Meine Spiele")

    assert len(on_stage(play, texts=MATCH_OVER).results()) == 1


@pytest.mark.parametrize(
    ("texts", "screen", "instead"),
    [(SETTLED, Screen.RESULT, Screen.HOME), (MIDDLE, Screen.RESULT, Screen.TABLE)],
)
def test_a_result_long_gone_is_no_dead_end(
    texts: dict[str, str], screen: Screen, instead: Screen
) -> None:
    async def play(stage: Stage) -> None:
        await go(stage, screen)
        assert stage.doors.here is instead

    on_stage(play, texts=texts)


def test_the_way_back_to_a_table_that_was_left_leads_home() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.TABLE)
        assert any(name.startswith("Gleich austeilen") for name in stage.buttons())

    on_stage(play, texts=SETTLED)


def test_a_damaged_save_is_told_once() -> None:
    texts = {key: text[:-9] if ".match." in key else text for key, text in MIDDLE.items()}

    async def play(stage: Stage) -> None:
        notice = "Der Spielstand war nicht mehr zu lesen. Fang bitte eine neue Partie an."
        assert notice in stage.texts()
        await stage.tap("Verstanden")
        assert notice not in stage.texts()

    on_stage(play, texts=texts)


@pytest.fixture
def posted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, object]]]:
    """What is asked of the page."""
    port = bridge._port
    assert isinstance(port, InertPort)
    monkeypatch.setattr(port, "posted", [])
    return port.posted


def test_home_installs_by_a_button_where_the_browser_can(posted: list) -> None:
    async def play(stage: Stage) -> None:
        assert "Installieren" not in stage.buttons()
        stage.doors.house._page.tell("installable", {"ready": True})
        await stage.settle()
        await stage.tap("Installieren")
        assert ("install", {}) in posted
        stage.doors.house._page.tell("installable", {"ready": False})
        await stage.settle()
        assert "Installieren" not in stage.buttons()

    on_stage(play, texts=MATCH_OVER)


def test_home_tells_on_ios_how_to_install_until_not_now() -> None:
    async def play(stage: Stage) -> None:
        assert any("„Teilen“" in text and "Home-Bildschirm" in text for text in stage.texts())
        assert any("gehen nicht mit" in text for text in stage.texts())
        assert "Installieren" not in stage.buttons()
        await stage.tap("Nicht jetzt")
        assert "Watten auf dem Home-Bildschirm" not in stage.texts()

    house = on_stage(play, texts=MATCH_OVER, ios=True)
    assert house_with(1, house._page.texts).state.settings.install_declined


@pytest.mark.parametrize("page", [{"ios": True, "standalone": True}, {}])
def test_home_does_not_speak_of_installing_where_it_is_done_or_cannot_be(
    page: dict[str, bool],
) -> None:
    async def play(stage: Stage) -> None:
        assert "Watten auf dem Home-Bildschirm" not in stage.texts()

    on_stage(play, texts=MATCH_OVER, **page)


def test_home_offers_a_waiting_update_and_takes_it_on_a_tap_only(posted: list) -> None:
    async def play(stage: Stage) -> None:
        house = stage.doors.house
        await go(stage, Screen.TABLE)
        house._page.tell("update-ready")
        await stage.settle()
        assert "Übernehmen" not in stage.buttons()
        await go(stage, Screen.HOME)
        assert ("apply-update", {}) not in posted
        await stage.tap("Übernehmen")
        assert ("apply-update", {}) in posted

    on_stage(play, texts=MIDDLE)


@pytest.mark.parametrize(
    ("texts", "route", "screen"),
    [
        ({}, "/table", Screen.FIRST),
        (SETTLED, "/table", Screen.HOME),
        (MIDDLE, "/", Screen.HOME),
        (MIDDLE, "/table", Screen.TABLE),
        (DEAL_OVER, "/table", Screen.RESULT),
        (DEAL_OVER, "/result", Screen.RESULT),
        (MATCH_OVER, "/result", Screen.RESULT),
    ],
)
def test_a_reloaded_page_opens_where_one_left_off(
    texts: dict[str, str], route: str, screen: Screen
) -> None:
    assert first_screen(House(FakePage(texts)), route) is screen


def test_a_notice_is_read_at_home_before_going_on() -> None:
    texts = {key: text[:-9] if key.endswith(".match.a") else text for key, text in MIDDLE.items()}
    house = House(FakePage(texts))
    assert house.state.table is not None
    assert first_screen(house, "/table") is Screen.HOME


@pytest.mark.parametrize("size", [PHONE, SMALL, (844, 390), (1024, 768)])
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("screen", [one for one in Screen if one is not Screen.TABLE])
def test_every_screen_draws_at_every_size(size: tuple[int, int], text: int, screen: Screen) -> None:
    async def play(stage: Stage) -> None:
        stage.doors.house.choose_settings(text=text, language="en")
        await stage.settle()
        assert stage.doors.here is screen
        assert stage.buttons()
        assert not [words for words in stage.texts() if "{" in words]

    on_stage(play, texts=DEAL_OVER, size=size, screen=screen)
