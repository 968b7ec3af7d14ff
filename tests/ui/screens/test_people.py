"""Names are typed on a phone's keyboard: nothing is covered, Enter goes on, strange letters go."""

import flet as ft
import pytest

from tests.ui.screens.house_on_stage import on_stage
from tests.ui.screens.matches_on_stage import SETTLED, go
from tests.ui.stage import Stage
from watten_app.ui.doors import Screen
from watten_app.ui.screens import people

SMALL = (320, 568)
KEYBOARD = 240


def fields(shown: Stage) -> list[ft.TextField]:
    return [c for c in shown.controls() if isinstance(c, ft.TextField)]


async def open_sheet(shown: Stage) -> None:
    await go(shown, Screen.NEW)
    await shown.tap("Wer spielt:")
    await shown.tap("Am Handy: 4")
    await shown.tap("Namen und Plätze: ")


async def type_in(shown: Stage, place: int, text: str) -> None:
    """Type as a person does: the field has the text before the app hears of it."""
    field = fields(shown)[place]
    shown.session.apply_patch(field._i, {"value": text})
    await shown._fire(field, "change", text)


async def tell(shown: Stage, place: int, what: str) -> None:
    """Focus or leave a field, or press Enter in it."""
    await shown._fire(fields(shown)[place], what)


def test_while_one_types_the_sheet_leaves_room_for_the_keyboard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(people, "_CLOSED", 0)

    async def play(shown: Stage) -> None:
        await open_sheet(shown)
        hint = "Wer ein Mensch ist"
        assert any(text.startswith(hint) for text in shown.texts())
        whole = height(shown)
        await tell(shown, 3, "focus")
        assert not any(text.startswith(hint) for text in shown.texts())
        assert height(shown) + people._BARE <= SMALL[1] - KEYBOARD
        await tell(shown, 3, "blur")
        await shown.settle()
        assert height(shown) == whole

    on_stage(play, texts=SETTLED, size=SMALL)


def height(shown: Stage) -> float:
    """How high the list of the seats is."""
    scrolled = next(
        c
        for c in shown.controls()
        if isinstance(c, ft.Container)
        and isinstance(c.content, ft.Column)
        and c.content.scroll is ft.ScrollMode.AUTO
        and any(isinstance(inner, ft.TextField) for inner in shown.inside(c))
        and c.height is not None
    )
    return scrolled.height


def test_strange_letters_leave_the_field_and_it_is_told_why() -> None:
    async def play(shown: Stage) -> None:
        await open_sheet(shown)
        await tell(shown, 2, "focus")
        before = height(shown)
        await type_in(shown, 2, "Čenka😀")
        assert fields(shown)[2].value == "Cenka"
        assert any("lateinische" in text for text in shown.texts())
        # it takes the place of the title: the field that is typed in stays where it is
        assert height(shown) == before
        await type_in(shown, 2, "Cenkaa")
        assert not any("lateinische" in text for text in shown.texts())
        await shown.tap("Fertig")
        assert "Namen und Plätze: Anna, Franz, Cenkaa und Josef" in shown.buttons()

    on_stage(play, texts=SETTLED)


def test_once_it_is_left_a_field_shows_what_one_is_called() -> None:
    async def play(shown: Stage) -> None:
        await open_sheet(shown)
        for place, typed in ((2, "Anna"), (3, "   ")):
            await tell(shown, place, "focus")
            await type_in(shown, place, typed)
            assert fields(shown)[place].value == typed
            await tell(shown, place, "blur")
        assert [field.value for field in fields(shown)] == ["Anna", "Franz", "Anna 2", "Josef"]

    on_stage(play, texts=SETTLED)


def test_enter_goes_on_to_the_next_field(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[ft.TextField] = []

    async def focus(field: ft.TextField) -> None:
        asked.append(field)

    monkeypatch.setattr(ft.TextField, "focus", focus)

    async def play(shown: Stage) -> None:
        await open_sheet(shown)
        await shown.tap("Platz 2, Franz: Mensch")
        for place, following in ((0, 1), (1, 2), (2, None)):
            asked.clear()
            await tell(shown, place, "submit")
            expected = [] if following is None else [fields(shown)[following]]
            assert [field._i for field in asked] == [field._i for field in expected]

    on_stage(play, texts=SETTLED)
