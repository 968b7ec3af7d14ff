"""A long press explains every button and word of the table, and never presses the button."""

import asyncio

import flet as ft
import pytest

from tests.ui.scenes import SCENES, house_with, play, sheet_is_open
from tests.ui.stage import Stage, stage
from tests.ui.table_kit import OPENED, FakeTable, deal
from watten_app.app.glossary import CHAPTER, Word
from watten_app.engine import observe
from watten_app.ui.bridge import Insets
from watten_app.ui.doors import Screen
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout, table_layout
from watten_app.ui.table.choices import asks_of, choices_of
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.slate import slate_places
from watten_app.ui.theme import Look

HEAD = ("Pause", "Last trick")


def row(shown: Stage, table: FakeTable) -> list[str]:
    """The names of the buttons under the thumb, by what they do."""
    look = Look(language="en")
    intents = Intents(shown.doors, lambda _: None)
    intents.see(look, table.view)
    both = [*choices_of(look, table.view, intents), *asks_of(look, table.view, intents)]
    return list(dict.fromkeys(choice.label for choice in both))


COVERED = ("peeked", "paused")
"""What lies over the table here can be pressed alone."""

HELD = [name for name in SCENES if not name.startswith("advice-") and name not in COVERED]


@pytest.mark.parametrize("name", HELD)
def test_every_button_is_explained_and_not_pressed(name: str) -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        calls = list(table.calls)
        for label in (*row(shown, table), *HEAD):
            found = [one for one in shown.names() if one.split(",")[0] == label]
            if not found:
                continue
            await shown.hold(found[0])
            assert label in shown.texts(), label
            assert sheet_is_open(shown), label
            await shown.key("Escape")
            assert not sheet_is_open(shown), label
        assert table.dispatched == []
        assert [call for call in table.calls[len(calls) :] if call != "give_way"] == []

    play(name, test)


def test_a_tile_of_the_announcement_is_explained_and_not_chosen() -> None:
    async def test(shown: Stage, _: FakeTable) -> None:
        tile = next(one for one in shown.buttons() if one.startswith("Ober"))
        await shown.hold(tile)
        assert "Schlag Ober" in shown.texts()
        await shown.key("Escape")
        assert "Pick a Schlag" in shown.texts()

    play("schlag", test)


@pytest.mark.parametrize("width", [320, 390, 844])
def test_the_sheet_of_a_word_is_as_wide_as_the_screen(width: int) -> None:
    async def test() -> None:
        house, _ = house_with("raise")
        async with stage(house, data="look", size=(width, 700)) as shown:
            await shown.hold("Hold")
            (close,) = [one for one in shown.controls() if getattr(one, "label", "") == "Close"]
            papers = [
                one
                for one in shown.controls()
                if isinstance(one, ft.Container)
                and close in shown.inside(one)
                and one.border_radius
            ]
            assert papers[0].width == min(width, 620)

    asyncio.run(test())


def test_the_keyboard_explains_the_button_of_a_key() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.key("E")
        await shown.key("G")
        assert "Raise!" in shown.texts()
        assert sheet_is_open(shown)
        await shown.key("Enter")
        assert not sheet_is_open(shown)
        await shown.key("E")
        await shown.key("W")
        assert "On the slate" in shown.texts()
        assert table.dispatched == []

    play("play", test)


def test_a_number_of_the_adviser_is_explained_on_what_it_stands_on() -> None:
    async def tile(shown: Stage, table: FakeTable) -> None:
        best = next(one for one in table.view.advice.answers if one.best)
        number = best.text.params["number"]
        name = next(one for one in shown.buttons() if one.endswith(f"{number}%"))
        await shown.hold(name)
        assert any(text.startswith(f"{number}%: So many") for text in shown.texts())

    async def card(shown: Stage, table: FakeTable) -> None:
        number = table.view.advice.cards[0].text.params["number"]
        await shown.hold(shown.find("King of hearts").label)
        assert f"Advice: {number}%" in shown.texts()

    play("advice-schlag", tile)
    play("advice-play", card)


def test_after_e_enter_explains_its_button_and_escape_ends_the_asking() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.key("1")
        await shown.key("E")
        await shown.key("Enter")
        assert sheet_is_open(shown)
        assert table.dispatched == []
        await shown.key("Enter")
        assert not sheet_is_open(shown)
        await shown.key("E")
        await shown.key("Escape")
        assert "pause" not in table.calls
        await shown.key("Enter")
        assert not sheet_is_open(shown)
        assert len(table.dispatched) == 1

    play("schlag", test)


def test_a_screen_reader_hears_of_the_tricks_and_of_what_is_said() -> None:
    async def test(shown: Stage, _: FakeTable) -> None:
        tricks = shown.find("Tricks: we")
        assert tricks.on_long_press
        bubbles = [one for one in shown.controls() if getattr(one, "label", "") == "Schlag Ober"]
        assert [one.on_long_press is not None for one in bubbles] == [True]

    play("announced", test)


def test_a_sheet_leads_to_the_chapter_of_the_rules() -> None:
    async def test(shown: Stage, _: FakeTable) -> None:
        await shown.hold("Hold")
        await shown.tap("In the rules")
        assert shown.doors.here is Screen.RULES

    assert CHAPTER[Word.HOLD] == "raise"
    play("raise", test)


@pytest.mark.parametrize("screen", [(390, 844), (320, 568), (844, 390)])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_words_of_the_slate_are_told_apart_by_the_finger(
    screen: tuple[int, int], text: float
) -> None:
    layout: Layout = table_layout(*screen, Insets(), text)
    view = observe(deal(*OPENED), 0)
    places = slate_places(Look(language="en"), layout, view)
    slate = layout.slate
    whole = Rect(0, 0, slate.width, slate.height)
    assert len(places) == 4
    assert all(whole.holds(place) for place in places)
    assert not any(a.overlaps(b) for a in places for b in places if a is not b)


def test_the_word_of_the_slate_under_the_finger_is_explained() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.hold("Schlag Ober, Trump leaves")
        assert sheet_is_open(shown)
        assert any(text.startswith("The Schlag is a rank") for text in shown.texts())
        assert table.dispatched == []

    play("play", test)
