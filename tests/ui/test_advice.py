"""The adviser at the table: every chance is told, and nothing lies on anything."""

import itertools
from dataclasses import replace

import pytest

from tests.ui.scenes import ADVISED, house_with, play
from tests.ui.screen_sizes import LETTERS, SCREENS, logical
from tests.ui.stage import Stage
from tests.ui.table_kit import FakeTable
from watten_app.app.table_view import ME
from watten_app.engine import Verb
from watten_app.i18n import LANGUAGES
from watten_app.ui.cloth import OPPOSITE
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import table_layout
from watten_app.ui.table.advice import covered, note_of
from watten_app.ui.table.advice_places import LEAST, note_height
from watten_app.ui.table.intents import Intents
from watten_app.ui.theme import Look

NOTED = tuple(
    name for name in ADVISED if name not in ("schlag", "nine-ranks", "blind-trump", "trump")
)


class NoDoors:
    """Nobody goes anywhere."""


def noted(name: str, screen: tuple[int, int], text: float, language: str):
    """The layout of a moment with advice, the note, and the table."""
    _, table = house_with(f"advice-{name}")
    view = table.view
    width, height, insets = logical(screen, "none")
    look = Look(language=language, width=width, height=height, text=text)
    layout = table_layout(width, height, insets, text, "M", players=view.view.players)
    if view.view.phase.value == "raise":
        layout = replace(layout, cloth=layout.cloth.asked())
    note = note_of(look, layout, view, Intents(NoDoors(), lambda _: None))
    if note.place.on_felt:
        layout = replace(layout, cloth=layout.cloth.with_note(note.place.rect))
    return layout, note, view


@pytest.mark.parametrize("name", NOTED)
@pytest.mark.parametrize("screen", SCREENS)
def test_the_note_lies_on_nothing_that_is_to_be_seen(name: str, screen: tuple[int, int]) -> None:
    for text, language in itertools.product(LETTERS, LANGUAGES):
        layout, note, table = noted(name, screen, text, language)
        assert note is not None
        lying = note.place.rect
        hidden = covered(layout, note)
        if layout.portrait and not layout.cloth.full:
            # before the naming the strip's place is free
            assert not hidden or table.view.order is None, (text, language)
        pieces = {"hand": Rect(layout.hand.left, layout.hand.top - 2, layout.hand.width, 50)}
        pieces |= {"actions": layout.actions, "pause": layout.pause, "last": layout.last}
        pieces |= {"slate": layout.slate, "strip": layout.strip, "score": layout.score}
        seats = range(1, table.view.players)
        if note.place.on_felt:
            seats = [one for one in seats if layout.cloth.places[one] == OPPOSITE]
            laid = range(len(layout.cloth.slots))
            pieces |= {f"index {seat}": layout.cloth.index_rect(seat) for seat in laid}
        elif table.view.phase.value == "raise":
            pieces["question"] = layout.cloth.question
        pieces |= {f"seat {seat}": layout.cloth.seats[seat] for seat in seats}
        for piece, rect in pieces.items():
            if piece not in hidden:
                assert not lying.overlaps(rect), (piece, text, language, rect, lying)
        assert Rect(0, 0, layout.width, layout.height).holds(lying)


@pytest.mark.parametrize("name", NOTED)
@pytest.mark.parametrize("screen", SCREENS)
def test_what_is_said_has_room_on_the_note(name: str, screen: tuple[int, int]) -> None:
    for text, language in itertools.product(LETTERS, LANGUAGES):
        _, note, _ = noted(name, screen, text, language)
        room, letters = note.place.rect, note.place.letters
        assert note_height(note.said, room.width, letters) <= room.height, (text, language)
        assert letters >= LEAST


def test_each_card_that_may_be_played_carries_its_chance() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        told = [text for text in shown.texts() if text.endswith("%") and " " not in text]
        cards = [chance.text.params["number"] for chance in table.view.advice.cards]
        assert sorted(told) == sorted(f"{number}%" for number in cards)
        legal = [a for a in table.view.view.legal if a.verb is Verb.PLAY]
        assert [chance.action for chance in table.view.advice.cards] == legal

    play("advice-play", test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_reader_is_told_the_move_the_reason_and_every_chance(language: str) -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        advice = table.view.advice
        share = {"de": "\u00a0%", "en": "%", "it": "\u00a0%"}[language]
        head = {"de": "Rat: ", "en": "Advice: ", "it": "Aiuto: "}[language]
        said = shown.find(head).label
        for chance in (*advice.cards, *advice.answers):
            assert f"{chance.text.params['number']}{share}" in said
        best = [chance for chance in advice.cards if chance.best]
        assert len(best) == 1

    play("advice-bound", test, language=language)


def test_the_chances_stand_on_the_tiles_of_the_announcement() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        advice = table.view.advice
        told = [name for name in shown.buttons() if name.endswith("%")]
        assert len(told) == len([a for a in table.view.view.legal if a.verb is Verb.SCHLAG])
        assert sum(chance.best for chance in advice.answers) == 1
        assert any("%" in text for text in shown.texts())

    play("advice-schlag", test)


async def tap_lamp(shown: Stage) -> None:
    """Tap the button, whose name is the beginning of what the adviser says as well."""
    (lamp,) = (c for c in shown.controls() if getattr(c, "label", None) == "Advice")
    await shown.tap_control(shown._inside(lamp, "on_click"))


def test_a_tap_on_the_lamp_puts_the_word_away_and_brings_it_back() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        assert any(name.startswith("Advice: ") for name in shown.names())
        await tap_lamp(shown)
        assert not any(name.startswith("Advice: ") for name in shown.names())
        assert "ask_advice" not in table.calls
        await tap_lamp(shown)
        assert any(name.startswith("Advice: ") for name in shown.names())

    play("advice-raise", test)


def test_what_the_note_lies_on_cannot_be_hit() -> None:
    async def test(shown: Stage, _table: FakeTable) -> None:
        await shown.turn(844, 390)
        before = set(shown.names())
        await tap_lamp(shown)
        assert set(shown.names()) - before

    play("advice-dark", test)


@pytest.mark.parametrize("screen", [(320, 568), (390, 844)])
def test_a_card_is_hit_only_as_far_as_a_note_leaves_it_to_be_seen(screen: tuple[int, int]) -> None:
    layout, note, _ = noted("play", screen, 1.0, "de")
    assert layout.cloth.noted == note.place.rect
    assert not any(cell.overlaps(note.place.rect) for cell in layout.cloth.cells)


def test_that_the_adviser_thinks_is_told() -> None:
    async def test(shown: Stage, _table: FakeTable) -> None:
        assert any("One moment" in name for name in shown.names())

    play("advice-asked", test)


def test_the_adviser_has_nothing_to_say_out_of_turn() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        assert ME in table.view.view.to_act
        table.show(waiting=False)
        await shown.settle()
        assert not any(name.startswith("Advice: ") for name in shown.names())

    play("advice-bound", test)
