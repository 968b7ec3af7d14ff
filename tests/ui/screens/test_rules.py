"""The rule book on the screen: reading, choosing whose rules, searching, the way back."""

from dataclasses import replace

import flet as ft
import pytest

from tests.ui.screens.house_on_stage import SMALL, on_stage
from tests.ui.screens.matches_on_stage import MIDDLE, SETTLED
from tests.ui.stage import Stage
from watten_app.app.book import Bookmark
from watten_app.i18n import CATALOGUES, LANGUAGES
from watten_app.ui.doors import Screen
from watten_app.variants import VARIANTS, rules_of


async def read(stage: Stage, mark: Bookmark | None = None) -> None:
    stage.doors.go(Screen.RULES, mark)
    await stage.settle()


async def type_in(stage: Stage, text: str) -> None:
    """Type into the search field, as the client tells it."""
    (field,) = [c for c in stage.controls() if isinstance(c, ft.TextField)]
    stage.session.apply_patch(field._i, {"value": text})
    await stage._fire(field, "change", text)
    await stage.settle()


def found(stage: Stage) -> list[str]:
    """The words shown as found."""
    return [
        span.text
        for control in stage.controls()
        if isinstance(control, ft.Text) and control.spans
        for span in control.spans
        if span.style.bgcolor
    ]


def places(stage: Stage) -> list[str]:
    """The marks one can go to."""
    return [c.key.value for c in stage.controls() if isinstance(c.key, ft.ScrollKey)]


def test_the_contents_name_every_chapter_and_each_can_be_gone_to() -> None:
    async def play(stage: Stage) -> None:
        await read(stage)
        for name in ("about", "order", "raise", "tips", "questions", "words"):
            heading = CATALOGUES["de"][f"book.{name}"]
            assert heading in stage.buttons()
            assert name in places(stage)
        assert len(set(places(stage))) == len(places(stage))

    on_stage(play, texts=SETTLED)


def test_headings_are_headings_and_the_field_has_its_words() -> None:
    async def play(stage: Stage) -> None:
        await read(stage)
        headings = [
            c.content.value for c in stage.controls() if isinstance(c, ft.Semantics) and c.header
        ]
        assert {"Regeln", "Inhalt", "Was sticht", "Darf ich jede Karte spielen?"} <= set(headings)
        (field,) = [c for c in stage.controls() if isinstance(c, ft.TextField)]
        assert field.hint_text == "Im Regelbuch suchen"

    on_stage(play, texts=SETTLED)


def test_a_word_is_found_and_leads_to_its_place_and_back() -> None:
    async def play(stage: Stage) -> None:
        await read(stage)
        await type_in(stage, "haube")
        assert found(stage) == ["Haube", "Haube"]
        assert "Worum es geht" not in stage.buttons()
        await stage.tap("Wie man so sagt: Der Rechte heißt auch")
        assert "Worum es geht" in stage.buttons()
        await stage.tap("Zurück zur Suche")
        assert found(stage) == ["Haube", "Haube"]
        await stage.tap("Suche leeren")
        assert "Worum es geht" in stage.buttons()
        assert "Suche leeren" not in stage.buttons()

    on_stage(play, texts=SETTLED)


def test_a_word_that_is_not_there_brings_one_that_is() -> None:
    async def play(stage: Stage) -> None:
        await read(stage)
        await type_in(stage, "Hauptschalg")
        assert any(text.startswith("Nichts gefunden") for text in stage.texts())
        await stage.tap("Meinst du „Hauptschlag“?")
        assert "Hauptschlag" in found(stage)
        (field,) = [c for c in stage.controls() if isinstance(c, ft.TextField)]
        assert field.value == "Hauptschlag"
        await type_in(stage, "er")
        assert any(text.endswith("die besten 20:") for text in stage.texts())
        await type_in(stage, "xyzzy")
        assert any("einzelnen Wort" in text for text in stage.texts())

    on_stage(play, texts=SETTLED)


def test_escape_clears_the_search_and_then_goes_back() -> None:
    async def play(stage: Stage) -> None:
        await read(stage)
        await type_in(stage, "maxi")
        await stage.key("Escape")
        assert stage.doors.here is Screen.RULES
        assert not found(stage)
        await stage.key("Escape")
        assert stage.doors.here is Screen.HOME

    on_stage(play, texts=SETTLED)


def test_another_region_is_read_as_it_usually_plays() -> None:
    async def play(stage: Stage) -> None:
        await read(stage)
        assert not any("Bugl" in text for text in stage.texts())
        await stage.tap("Wessen Regeln: ")
        await stage.tap("Wessen Regeln: Kärnten")
        assert any("Bugl" in text for text in stage.texts())
        assert "Bei euch" not in stage.texts()

    on_stage(play, texts=SETTLED)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_region_can_be_read_about(variant: str) -> None:
    async def play(stage: Stage) -> None:
        await read(stage)
        await stage.tap("Wessen Regeln: ")
        label = f"Wessen Regeln: {VARIANTS[variant].names['de']}"
        control = [c for c in stage.controls() if isinstance(c, ft.Semantics) and c.label == label]
        assert len(control) == 1
        await stage.tap_control(stage._inside(control[0], "on_click"))
        assert VARIANTS[variant].names["de"] in stage.texts()
        assert not [text for text in stage.texts() if "{" in text]

    on_stage(play, texts=SETTLED)


def test_what_differs_from_the_region_is_marked() -> None:
    rules = rules_of({"variant": "bavarian", "pfeffer": True, "better": False})

    async def play(stage: Stage) -> None:
        await read(stage, Bookmark(rules, 4))
        assert stage.texts().count("Bei euch") == 2
        assert any("Vermerk" in text for text in stage.texts())
        assert "Bayern, eure nächste Partie" in stage.texts()

    on_stage(play, texts=SETTLED)


def test_at_the_table_the_rules_are_those_of_the_match_and_back_leads_to_it() -> None:
    async def play(stage: Stage) -> None:
        await stage.settle()
        stage.doors.go(Screen.TABLE)
        await stage.settle()
        await read(stage)
        assert "Bayern, eure Partie" in stage.texts()
        await stage.tap("Zurück")
        assert stage.doors.here is Screen.TABLE

    on_stage(play, texts=MIDDLE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_book_draws_in_small_at_twice_the_text_size(language: str) -> None:
    async def play(stage: Stage) -> None:
        stage.doors.house.choose_settings(text=200, language=language)
        for variant in ("bohemian", "groeden"):
            await read(stage, Bookmark(VARIANTS[variant].rules, 4))
            assert not [words for words in stage.texts() if "{" in words]
        eight = replace(VARIANTS["bavarian"].rules, pack=40)
        await read(stage, Bookmark(eight, 8))
        assert not [words for words in stage.texts() if "{" in words]

    on_stage(play, texts=SETTLED, size=SMALL)


def test_a_new_match_is_read_about_before_it_is_dealt_and_its_choices_stay() -> None:
    async def play(stage: Stage) -> None:
        stage.doors.go(Screen.NEW)
        await stage.settle()
        await stage.tap("Bis: 21")
        await stage.tap("Regeln: Bayern")
        assert stage.doors.here is Screen.RULES
        assert any("Wer zuerst 21 Punkte hat" in text for text in stage.texts())
        await stage.tap("Zurück")
        await stage.tap("Südtirol,")
        await stage.tap("Regeln: Südtirol")
        assert any("Guate" in text for text in stage.texts())
        await stage.tap("Zurück")
        await stage.tap("Bis: 21")
        await stage.tap("Austeilen")

    house = on_stage(play, texts=SETTLED)
    assert house.state.rules.target == 21
    assert house.state.options.variant == "south_tyrolean"
