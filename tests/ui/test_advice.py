"""The adviser at the table: every chance is told, and nothing lies on anything."""

import itertools

import pytest

from tests.ui.scenes import ADVISED, house_with, play
from tests.ui.stage import Stage
from tests.ui.table_kit import FakeTable
from tests.ui.test_layout import SCREENS, TEXTS
from watten_app.app.table_view import ME
from watten_app.engine import Verb
from watten_app.i18n import LANGUAGES
from watten_app.ui.bridge import Insets
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import table_layout
from watten_app.ui.table.advice import covered, note_of
from watten_app.ui.table.advice_places import note_height
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
    look = Look(language=language, width=screen[0], height=screen[1], text=text)
    layout = table_layout(*screen, Insets(), text, "M", players=view.view.players)
    if view.view.phase.value == "raise":
        layout = layout.__class__(**{**_fields(layout), "cloth": layout.cloth.asked()})
    return layout, note_of(look, layout, view, Intents(NoDoors(), lambda _: None)), view


def _fields(layout) -> dict[str, object]:
    return {name: getattr(layout, name) for name in layout.__dataclass_fields__}


@pytest.mark.parametrize("name", NOTED)
@pytest.mark.parametrize("screen", SCREENS)
def test_the_note_lies_on_nothing_that_is_to_be_seen(name: str, screen: tuple[int, int]) -> None:
    for text, language in itertools.product(TEXTS, LANGUAGES):
        layout, note, table = noted(name, screen, text, language)
        assert note is not None
        places = note.places
        lying = [places.note, *([places.bar] if places.bar else [])]
        hidden = covered(layout, note)
        pieces = {"hand": Rect(layout.hand.left, layout.hand.top - 2, layout.hand.width, 50)}
        pieces |= {"actions": layout.actions, "pause": layout.pause, "last": layout.last}
        pieces |= {"slate": layout.slate, "strip": layout.strip, "score": layout.score}
        pieces |= {f"seat {n}": seat for n, seat in enumerate(layout.cloth.seats[1:], 1)}
        if table.view.phase.value == "raise":
            pieces["question"] = layout.cloth.question
        for (piece, rect), one in itertools.product(pieces.items(), lying):
            if piece not in hidden:
                assert not one.overlaps(rect), (piece, text, language, rect, one)
        assert all(Rect(0, 0, layout.width, layout.height).holds(one) for one in lying)


@pytest.mark.parametrize("name", NOTED)
@pytest.mark.parametrize("screen", SCREENS)
def test_what_is_said_has_room_on_the_note(name: str, screen: tuple[int, int]) -> None:
    for text, language in itertools.product(TEXTS, LANGUAGES):
        _, note, _ = noted(name, screen, text, language)
        room, letters = note.places.note, note.places.letters
        assert note_height(note.said, room.width, letters) <= room.height, (text, language)
        assert letters >= 0.8


def test_each_card_has_its_chance_above_it() -> None:
    layout, note, table = noted("bound", (390, 844), 1.0, "de")
    assert note.places.bar is not None
    targets = layout.targets(len(table.view.hand))
    for cell, target in zip(note.places.cells, targets, strict=True):
        assert cell.left == target.left
        assert cell.right <= target.right
    legal = {a.argument for a in table.view.legal if a.verb is Verb.PLAY}
    assert {card for card in table.view.hand if note.advice.of(card)} == legal


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_reader_is_told_the_move_the_reason_and_every_chance(language: str) -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        advice = table.view.advice
        head = {"de": "Rat: ", "en": "Advice: "}[language]
        said = shown.find(head).label
        for chance in (*advice.cards, *advice.answers):
            assert f"{chance.text.params['number']} %" in said
        best = [chance for chance in advice.cards if chance.best]
        assert len(best) == 1

    play("advice-bound", test, language=language)


def test_the_chances_stand_on_the_tiles_of_the_announcement() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        advice = table.view.advice
        told = [name for name in shown.buttons() if "%" in name and "in hand" in name]
        assert len(told) == len([a for a in table.view.view.legal if a.verb is Verb.SCHLAG])
        assert sum(chance.best for chance in advice.answers) == 1
        assert any("%" in text for text in shown.texts())

    play("advice-schlag", test)


def test_a_tap_on_the_lamp_puts_the_word_away_and_brings_it_back() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        assert any(name.startswith("Advice: ") for name in shown.names())
        await shown.tap("Advice")
        assert not any(name.startswith("Advice: ") for name in shown.names())
        assert "ask_advice" not in table.calls
        await shown.tap("Advice")
        assert any(name.startswith("Advice: ") for name in shown.names())

    play("advice-raise", test)


def test_what_the_note_lies_on_cannot_be_hit() -> None:
    async def test(shown: Stage, _table: FakeTable) -> None:
        before = set(shown.names())
        await shown.tap("Advice")
        assert set(shown.names()) - before

    play("advice-dark", test)


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
