"""The screen of the daily puzzle: what it asks, what an answer leads to, old days, keys."""

import asyncio
from datetime import date, timedelta

from tests.browser.gallery.saved import TODAY, puzzles_saved
from tests.ui.conftest import Wait
from tests.ui.screens.house_on_stage import on_stage
from tests.ui.screens.matches_on_stage import SETTLED
from tests.ui.stage import Stage
from watten_app.app.puzzle_words import line
from watten_app.learning.puzzle import Puzzle, make_puzzle
from watten_app.learning.puzzle_deal import ME
from watten_app.players.worlds import finished
from watten_app.ui.bridge import InertPort, bridge
from watten_app.ui.doors import Screen

PUZZLE: Puzzle = finished(make_puzzle(TODAY))


async def made(stage: Stage) -> None:
    """Wait until the puzzle is there."""
    for _ in range(400):
        if not any("vorbereitet" in text for text in stage.texts()):
            return
        await stage.settle()
        await asyncio.sleep(0.01)
    raise AssertionError(stage.texts())


async def answer(stage: Stage, *, right: bool) -> None:
    """Choose the right card or the other one, raise, and give the answer."""
    hand = PUZZLE.deal.hands[ME]
    place = hand.index(PUZZLE.right.card) if PUZZLE.right.card else 0
    await stage.key(str((place if right else 1 - place) + 1))
    await stage.key("G" if PUZZLE.right.raises or not right else "N")
    await stage.tap("So spiele ich")
    await stage.settle()


def texts_of(page) -> dict[str, str]:
    return SETTLED | page.texts


def test_a_right_answer_lengthens_the_streak_and_is_kept() -> None:
    async def play(stage: Stage) -> None:
        assert any(name.startswith("Tagesrätsel: Noch offen") for name in stage.buttons())
        await stage.tap("Tagesrätsel")
        await made(stage)
        assert "So spiele ich" not in stage.buttons()
        await answer(stage, right=True)
        assert "Richtig!" in stage.texts()
        assert "Serie: 13 Tage" in stage.names()

    house = on_stage(play, texts=texts_of(puzzles_saved()))
    assert house.state.daily.streak == 13
    assert house.state.daily.result(TODAY).solved


def test_a_wrong_answer_shows_both_lines_and_counts_nothing() -> None:
    async def play(stage: Stage) -> None:
        await stage.tap("Tagesrätsel")
        await made(stage)
        await answer(stage, right=False)
        assert "Leider nicht." in stage.texts()
        await stage.tap("Zeigen: Deine Antwort")
        while "Noch einmal" not in stage.buttons():
            await stage.key("Arrow Right")
        assert any(text.endswith("Drei Stiche für sie: 3 Punkte.") for text in stage.texts())
        await stage.key("Arrow Left")
        assert "Weiter" in stage.buttons()

    house = on_stage(play, texts=texts_of(puzzles_saved()))
    assert house.state.daily.streak == 12
    assert not house.state.daily.result(TODAY).solved


def test_the_first_answer_stands_when_one_comes_back() -> None:
    async def play(stage: Stage) -> None:
        await stage.tap("Tagesrätsel")
        await made(stage)
        assert "Leider nicht." in stage.texts()
        assert "So spiele ich" not in stage.texts()

    on_stage(play, texts=texts_of(puzzles_saved(right=False)))


def test_an_old_day_is_played_from_the_calendar_and_leaves_the_streak() -> None:
    missed = TODAY - timedelta(days=15)

    async def play(stage: Stage) -> None:
        await stage.tap("Tagesrätsel")
        await made(stage)
        (name,) = [n for n in stage.buttons() if missed.strftime("%d.%m.%Y") in n]
        assert name.endswith("nicht gespielt")
        assert any(
            "Ein ausgelassener Tag dazwischen macht nichts" in text for text in stage.texts()
        )
        await stage.tap(name)
        await made(stage)
        await stage.key("N")
        await stage.key("Enter")
        assert any("zählt nur das Rätsel von heute" in text for text in stage.texts())

    house = on_stage(play, texts=texts_of(puzzles_saved()))
    assert house.state.daily.streak == 12
    assert house.state.daily.result(missed) is not None


def test_every_card_is_explained_by_a_long_press_and_by_keys() -> None:
    async def play(stage: Stage) -> None:
        await stage.tap("Tagesrätsel")
        await made(stage)
        held = [name for name in stage.names() if name.startswith(("Resi: ", "Hias: ", "Luis: "))]
        assert len(held) == 6
        for name in held:
            await stage.hold(name)
            assert stage.doors.close_card()
        for number in "12":
            await stage.key("E")
            await stage.key(number)
            assert stage.doors.close_card()
        assert not any(stage.find(n).selected for n in stage.names() if "deine Karte" in n)

    on_stage(play, texts=texts_of(puzzles_saved()))


def test_sharing_tells_the_result_and_gives_nothing_away() -> None:
    async def play(stage: Stage) -> None:
        await stage.tap("Tagesrätsel")
        await made(stage)
        await stage.tap("Teilen")
        port = bridge._port
        assert isinstance(port, InertPort)
        kind, payload = port.posted[-1]
        assert kind == "share"
        assert payload["text"].splitlines() == [
            "\N{WHITE HEAVY CHECK MARK} Watten-Tagesrätsel vom 29.11.2026: gelöst!",
            "\N{FIRE} Serie: 13 Tage",
        ]
        port.tell("shared", {"way": "copied"})
        await stage.settle()
        assert any("Kopiert" in text for text in stage.texts())

    on_stage(play, texts=texts_of(puzzles_saved(right=True)))


def test_midnight_changes_home_but_not_the_open_puzzle(wait: Wait) -> None:
    page = puzzles_saved()
    page.today = lambda: "2026-11-29"

    async def play(stage: Stage) -> None:
        await stage.tap("Tagesrätsel")
        await made(stage)
        house = stage.doors.house
        house._page.today = lambda: "2026-11-30"
        house._page.tell("day")
        await stage.settle()
        assert any("So, 29.11." in text for text in stage.texts())
        wait(1)
        await answer(stage, right=True)
        assert house.state.daily.today == date(2026, 11, 30)
        assert house.state.daily.result(TODAY).counts
        assert house.state.daily.result(date(2026, 11, 30)) is None
        wait(1)
        await stage.tap("Zurück")
        assert stage.doors.here is Screen.HOME
        assert any(name.startswith("Tagesrätsel: Noch offen") for name in stage.buttons())

    on_stage(play, texts=texts_of(page))


def test_the_slate_tells_what_the_deal_is_worth_at_each_step() -> None:
    shown = line(PUZZLE, PUZZLE.right)
    assert {deal.value for deal in shown} == {PUZZLE.deal.value, PUZZLE.deal.value + 1}

    async def play(stage: Stage) -> None:
        await stage.tap("Tagesrätsel")
        await made(stage)
        for step, deal in enumerate(shown):
            assert any(f"gilt {deal.value}" in name for name in stage.names()), step
            await stage.key("Enter")
            await stage.settle()

    on_stage(play, texts=texts_of(puzzles_saved(right=True)))
