"""The phone goes round: the cover shows nothing, opens to a finger that stays, and comes back."""

import asyncio
from dataclasses import replace

import flet as ft
import pytest

from tests.app.fake_page import FakeClock, FakePage, house_with
from tests.ui.screens.house_on_stage import on_stage
from tests.ui.screens.matches_on_stage import SETTLED, go
from tests.ui.stage import Stage, stage
from tests.ui.table_kit import FakeHouse, deal
from watten_app.app.house import House
from watten_app.app.options import MatchOptions
from watten_app.app.people import CALLED, People
from watten_app.i18n import LANGUAGES, card_name
from watten_app.ui.bridge import Bridge
from watten_app.ui.doors import Screen
from watten_app.ui.screens import cover
from watten_app.variants import VARIANTS

OPEN, WHOSE = "Gedrückt halten", "Das Handy geht an "
ALL = {name for card in VARIANTS["tyrolean"].rules.cards for name in [card_name("de", card, None)]}


def shared(variant: str = "bavarian", seats: tuple[int, ...] = (0, 1, 2, 3)) -> House:
    house = House(FakePage(SETTLED, {"seed": "11"}), clock=FakeClock())
    house.new_match(replace(MatchOptions().with_variant(variant), people=People(seats)))
    return house


def on_table(house: House, play) -> None:
    async def run() -> None:
        async with stage(house) as shown:
            await play(shown)
            house.table.stop()

    asyncio.run(run())


async def until_covered(shown: Stage) -> None:
    for _ in range(40):
        if covered(shown):
            return
        await shown.settle()
    raise AssertionError(shown.names())


def covered(shown: Stage) -> bool:
    return any(name.startswith(WHOSE) for name in shown.names())


def tells_cards(lines: list[str]) -> list[str]:
    return [line for line in lines if any(card in line for card in ALL)]


def sees_nothing(shown: Stage) -> None:
    assert not tells_cards(shown.names())
    assert not tells_cards(shown.texts())
    assert set(shown.pictures()) <= {"cards/back.webp", "shadow/card.webp"} | {
        one for one in shown.pictures() if one.startswith("boards")
    }


async def act(shown: Stage, house: House) -> None:
    """Something that the person may do."""
    view = house.table.view
    assert house.table.dispatch(view.view.legal[0], view.ply) is None
    await shown.settle()


@pytest.mark.parametrize("variant", ["bavarian", "blind", "bohemian"])
def test_between_two_people_nothing_is_seen_or_told(
    variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[list[str], bool]] = []
    monkeypatch.setattr(
        Bridge, "announce", lambda _, lines, anew=False: told.append((list(lines), anew))
    )
    house = shared(variant)

    async def play(shown: Stage) -> None:
        seen = set()
        for _ in range(14):
            await until_covered(shown)
            sees_nothing(shown)
            lines, anew = told[-1]
            # what was read to the last person is gone, and his cards are in nothing new
            assert anew
            assert lines[0].startswith(WHOSE)
            assert not tells_cards(lines)
            name = house.state.table.cover.name
            seen.add(name)
            await shown.hold(OPEN)
            assert house.table.view.eyes == CALLED.index(name)
            assert house.table.view.view.hand == () or tells_cards(shown.names())
            # the same person goes on until it is another's turn
            while house.table.view.cover is None:
                if house.table.view.deal_result is not None:
                    return
                if house.table.view.waiting:
                    await act(shown, house)
                house.table.go_on()
                await shown.settle()
        assert len(seen) > 1

    on_table(house, play)


def test_a_hurried_finger_or_key_uncovers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    house = shared()

    async def play(shown: Stage) -> None:
        await until_covered(shown)
        board = shown.find(OPEN)
        place = {"x": 5, "y": 5}
        for event in ("tap_down", "tap_up"):
            await shown._fire(shown._inside(board, f"on_{event}"), event, {"l": place, "g": place})
        assert house.table.view.eyes is None
        assert any("Finger" in name for name in shown.names())
        for key in ("Enter", " ", "1", "J"):
            await shown.key(key)
        await shown.activate(OPEN)
        assert house.table.view.eyes is None
        # a screen reader cannot hold: it waits a little
        monkeypatch.setattr(cover, "REST", 0.0)
        await shown.activate(OPEN)
        assert house.table.view.eyes is not None

    on_table(house, play)


def test_who_looks_away_or_comes_back_finds_it_covered() -> None:
    house = shared()

    async def play(shown: Stage) -> None:
        await until_covered(shown)
        await shown.key("Escape")
        assert shown.doors.here is Screen.HOME
        assert any("ist dran." in name for name in shown.names())
        shown.doors.go(Screen.TABLE)
        await until_covered(shown)
        await shown.hold(OPEN)
        assert tells_cards(shown.names())
        house._page.tell("hidden")
        await shown.settle()
        assert covered(shown)
        sees_nothing(shown)

    on_table(house, play)
    again = House(FakePage(house._page.texts), clock=FakeClock())
    assert again.state.table.cover == house.state.table.cover
    assert again.state.table.view.hand == ()


def test_people_get_names_and_seats_and_are_remembered() -> None:
    async def play(shown: Stage) -> None:
        await go(shown, Screen.NEW)
        await shown.tap("Wer spielt:")
        await shown.tap("Am Handy: 3")
        await shown.tap("Namen und Plätze: Anna, Franz und Maria")
        await shown.tap("Platz 2, Franz: Mensch")
        await shown.tap("Platz 4, ")
        field = next(
            c for c in shown.controls() if isinstance(c, ft.TextField) and c.value == "Anna"
        )
        shown.session.apply_patch(field._i, {"value": "Burgl"})
        await shown._fire(field, "change", "Burgl")
        await shown.tap("Fertig")
        await shown.tap("Austeilen")

    house = on_stage(play, texts=SETTLED)
    save = house.table.save
    assert save.people == (0, 2, 3)
    assert save.name == "Burgl"
    assert {save.name_of(seat) for seat in save.people} <= {"Burgl", *CALLED}
    assert len({save.name, *save.names}) == 4
    again = house_with(1, house._page.texts)
    assert again.state.options.people == house.state.options.people


def test_every_language_says_whose_turn_it_is() -> None:
    for language in LANGUAGES:
        house = shared()
        house.choose_settings(language=language)

        async def play(shown: Stage) -> None:
            assert any(name in one for name in CALLED for one in shown.names())

        on_table(house, play)


@pytest.mark.parametrize("people", [(0,), (0, 2)])
def test_partners_at_one_phone_sign_by_it_and_talk_aloud(people: tuple[int, ...]) -> None:
    async def run() -> None:
        house = FakeHouse()
        house.seat(deal("3 schlag O", "2 trump G", "3 play G8", dealer=2), people=people)
        async with stage(house, Screen.TABLE, "look") as shown:
            await shown.key("D")
            assert any(text.startswith("Noch 3") for text in shown.texts())
            assert ("Nimm!" in shown.buttons()) == (people == (0,))

    asyncio.run(run())
