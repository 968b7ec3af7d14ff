"""The screens around the table: what they show, where they lead, what they change."""

import asyncio

import pytest

from tests.app.fake_page import FakePage, house_with, play_match
from tests.ui.conftest import Wait
from tests.ui.screens.house_on_stage import PHONE, SMALL, on_stage
from tests.ui.screens.matches_on_stage import DEAL_OVER, MATCH_OVER, MIDDLE, SETTLED, go
from tests.ui.stage import Stage
from watten_app.app.house import House
from watten_app.app.options import MatchOptions
from watten_app.app.settings import TEXT_SIZES, Face, Light, Tempo
from watten_app.engine import Rng
from watten_app.ui.app import first_screen
from watten_app.ui.doors import Screen


def test_the_first_start_asks_for_language_and_region_and_goes_home() -> None:
    async def play(stage: Stage) -> None:
        assert stage.doors.here is Screen.FIRST
        await stage.tap("Sprache: English")
        assert "How is Watten played where you are?" in stage.texts()
        await stage.tap("Let's begin")
        assert stage.doors.here is Screen.HOME

    house = on_stage(play)
    assert house.state.settings.language == "en"
    assert house.state.settings.words == "usual"
    assert not house.state.first_start


def test_who_has_never_played_comes_to_learn() -> None:
    async def play(stage: Stage) -> None:
        await stage.tap("Ich habe noch nie gewattet")
        assert stage.doors.here is Screen.LEARN
        await stage.tap("Zurück")
        assert stage.doors.here is Screen.HOME

    on_stage(play)


def test_play_is_two_taps_from_home() -> None:
    async def play(stage: Stage) -> None:
        assert stage.doors.here is Screen.HOME
        await stage.tap("Neue Partie")
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
        ("Meine Partien", Screen.MATCHES),
        ("Lernen", Screen.LEARN),
        ("Regeln", Screen.RULES),
    ],
)
def test_every_tile_of_home_leads_somewhere_and_back(name: str, screen: Screen) -> None:
    async def play(stage: Stage) -> None:
        await stage.tap(name)
        assert stage.doors.here is screen
        await stage.tap("Zurück")
        assert stage.doors.here is Screen.HOME

    on_stage(play, texts=MIDDLE)


def test_the_first_start_takes_the_region_with_its_target() -> None:
    async def play(stage: Stage) -> None:
        await stage.tap("Noch ")
        await stage.tap("Kärnten")
        await stage.tap("Los geht’s")
        await go(stage, Screen.RULES)
        assert any("Bugl" in text for text in stage.texts())

    options = on_stage(play).state.options
    assert (options.variant, options.target) == ("carinthian", 11)


def test_settings_are_changed_and_kept() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.SETTINGS)
        await stage.tap("Tisch: Terrasse")
        await stage.tap("Karten: Große Zeichen")
        await stage.tap("Spiel: flott")
        await stage.tap("Zweimal tippen")
        await stage.tap("Sprache: English")
        assert "Settings" in stage.texts()
        await stage.tap("Regional words: Ladin")

    house = on_stage(play, texts=SETTLED)
    settings = house_with(1, house._page.texts).state.settings
    assert (settings.light, settings.face, settings.tempo) == (Light.DAY, Face.LARGE, Tempo.FAST)
    assert settings.tap_twice
    assert (settings.language, settings.words) == ("en", "ladin")


@pytest.mark.parametrize(
    ("texts", "way_on"),
    [(DEAL_OVER, "Nächstes Spiel"), (MATCH_OVER, "Schluss"), (MATCH_OVER, "Revanche")],
)
def test_a_tap_that_was_meant_for_the_table_does_not_skip_the_result(
    wait: Wait, texts: dict[str, str], way_on: str
) -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.RESULT)
        await stage.tap(way_on)
        assert stage.doors.here is Screen.RESULT
        wait(0.4)
        await stage.tap(way_on)
        assert stage.doors.here is not Screen.RESULT

    on_stage(play, texts=texts)


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
        await stage.tap("Meine Partien")

    assert len(on_stage(play, texts=MATCH_OVER).results()) == 1


def test_my_matches_tell_what_each_variant_came_to() -> None:
    house = house_with(3, dict(MATCH_OVER))
    asyncio.run(play_match(house.new_match(MatchOptions().with_variant("tyrolean")), Rng(1)))

    async def play(stage: Stage) -> None:
        await go(stage, Screen.MATCHES)
        await stage.tap("Meine Partien: Verlauf")
        assert {"Tirol, leicht", "Bayern, leicht"} <= set(stage.texts())
        assert len([name for name in stage.names() if name.startswith("Punkte: ")]) == 2
        await stage.tap("Meine Partien: Abzeichen")
        assert any("Abzeichen" in text and "von" in text for text in stage.texts())
        await go(stage, Screen.HOME)
        await go(stage, Screen.MATCHES)
        assert len([name for name in stage.names() if ", leicht, 29.11.2026" in name]) == 2

    on_stage(play, texts=house._page.texts)


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


def test_the_size_of_letters_is_tapped_or_drawn_along_a_slider() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.SETTINGS)
        house = stage.doors.house
        sizes = [name for name in stage.buttons() if name.startswith("Schrift: ")]
        assert sizes == [f"Schrift: {size} Prozent" for size in TEXT_SIZES]
        await stage.tap("Schrift: 125 ")
        assert house.state.settings.text == 125
        await stage.slide(1000, let_go=False)
        assert house.state.settings.text == 125
        await stage.slide(1000)
        assert house.state.settings.text == 200
        await stage.slide(-5)
        assert house.state.settings.text == 100

    on_stage(play, texts=SETTLED)
