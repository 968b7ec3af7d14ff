"""The table screen's promises, without a browser."""

import asyncio

import pytest
from fontTools.ttLib import TTFont

from recipe.places import ASSETS
from tests.ui.fitted_words import note_fits, overlong
from tests.ui.scenes import SCENES, house_with, play, sheet_is_open
from tests.ui.screens.house_on_stage import SMALL
from tests.ui.stage import Stage, stage
from tests.ui.table_kit import OPENED, FakeHouse, FakeTable, deal
from watten_app.app.house_state import SAVE_FAILED
from watten_app.engine import Action
from watten_app.i18n import LANGUAGES
from watten_app.ui import bridge as bridge_module
from watten_app.ui.doors import Screen
from watten_app.ui.layout import table_layout


def width_of(text: str, weight: str) -> float:
    """How wide a line is by the size of its letters."""
    font = TTFont(ASSETS / "fonts" / f"WattenText-{weight}.woff2")
    letters, widths = font.getBestCmap(), font["hmtx"]
    return sum(widths[letters[ord(one)]][0] for one in text) / font["head"].unitsPerEm


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_every_moment_renders_and_has_room_for_its_words(name, language, caplog, monkeypatch):
    fits = note_fits(monkeypatch)

    async def run() -> None:
        house, _ = house_with(name, language=language)
        async with stage(house, data="look", size=SMALL) as shown:
            assert shown.names()

    asyncio.run(run())
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "WARNING")]
    assert overlong(fits) == set()


@pytest.mark.parametrize("text", [100, 150, 200])
def test_every_moment_renders_with_large_letters(text, caplog):
    async def test(shown: Stage, _: FakeTable) -> None:
        assert shown.names()

    for name in SCENES:
        play(name, test, text=text)
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "WARNING")]


def test_the_cards_of_the_hand_say_what_they_are():
    async def test(shown: Stage, _: FakeTable) -> None:
        hand = [name for name in shown.buttons() if name.endswith("playable")]
        assert hand == [
            "King of hearts, Kritischer, playable",
            "Ober of acorns, Blinder, not playable",
            "King of leaves, Trump, playable",
            "Ace of bells, Plain card, not playable",
            "Nine of hearts, Plain card, not playable",
        ]

    play("bound", test)


def test_a_tap_plays_once():
    async def test(shown: Stage, table: FakeTable) -> None:
        ply = table.view.ply
        before = shown.patches
        await shown.tap("Nine of hearts")
        assert table.dispatched == [(Action.parse("0 play H9"), ply)]
        assert shown.patches > before

    play("play", test)


@pytest.mark.usefixtures("wait")
def test_a_second_tap_that_was_on_its_way_is_dropped():
    async def test(shown: Stage, table: FakeTable) -> None:
        late = shown.tappable("Ace of bells")
        await shown.tap("Nine of hearts")
        await shown.tap_control(late)
        assert [str(action) for action, _ in table.dispatched] == ["0 play H9"]

    play("play", test)


def test_with_tap_twice_the_first_tap_only_lifts():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.tap("Nine of hearts")
        assert table.dispatched == []
        await shown.tap("Nine of hearts")
        assert len(table.dispatched) == 1

    play("play", test, tap_twice=True)


def test_a_hold_explains_and_never_plays():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.hold("Ober of acorns")
        assert sheet_is_open(shown)
        assert "Ober of acorns" in shown.texts()
        assert table.dispatched == []
        await shown.tap("Close")
        assert not sheet_is_open(shown)
        assert table.dispatched == []

    play("play", test)


def test_the_browsers_back_closes_the_sheet_and_undoes_its_step(monkeypatch):
    steps = []
    monkeypatch.setattr(bridge_module.bridge, "forward", lambda: steps.append("forward"))

    async def test(shown, _table):
        await shown.hold("Ober of acorns")
        assert sheet_is_open(shown)
        shown.doors.came_to("/home")
        await shown.settle()
        assert not sheet_is_open(shown)
        assert steps == ["forward"]
        assert shown.doors.here is Screen.TABLE

    play("play", test)


def test_a_hold_explains_a_card_of_the_trick():
    async def test(shown: Stage, _: FakeTable) -> None:
        await shown.hold("Seven of bells")
        assert sheet_is_open(shown)
        assert "Seven of bells" in shown.texts()

    play("play", test)


def test_a_card_takes_the_trick_only_once_the_last_one_lies():
    async def test(shown: Stage, table: FakeTable) -> None:
        (best,) = [name for name in shown.names() if name.startswith("Seven of bells")]
        assert best.endswith("takes so far")
        await shown.hold("King of hearts")
        assert "It takes this trick" in shown.texts()
        await shown.key("Escape")
        table.do(Action.parse("0 play H9"))
        table.show(resting=table.state.tricks[-1])
        await shown.settle()
        (best,) = [name for name in shown.names() if name.startswith("Seven of bells")]
        assert best.endswith("takes the trick")

    play("play", test)


def test_a_card_that_others_may_still_beat_takes_the_trick_so_far():
    async def test(shown: Stage, table: FakeTable) -> None:
        table.state = deal("3 schlag O", "2 trump G", "3 play G8", dealer=2)
        table.show()
        await shown.settle()
        await shown.hold("King of hearts")
        assert "It takes the trick so far" in shown.texts()

    play("play", test)


def test_a_card_that_may_not_be_played_says_why_in_a_bubble():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.tap("Nine of hearts")
        assert len(table.dispatched) == 1
        assert any("Trump or critical" in name for name in shown.names())

    play("bound", test, motion=False)


def test_the_page_is_told_ready_only_while_a_person_can_act():
    async def test(shown: Stage, table: FakeTable) -> None:
        posted.clear()
        await shown.tap("Nine of hearts")
        assert ("show", {"screen": "table", "state": "busy"}) in posted
        table.do(Action.parse("2 play HA"))
        table.do(Action.parse("3 play HU"))
        posted.clear()
        await shown.settle()
        assert ("show", {"screen": "table", "state": "ready"}) in posted

    port = bridge_module.bridge._port
    posted = port.posted
    play("play", test)


def test_the_announcement_is_chosen_then_said():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.tap("King, 2 in your hand")
        assert table.dispatched == []
        await shown.tap("Name Schlag king")
        assert [str(action) for action, _ in table.dispatched] == ["0 schlag K"]

    play("schlag", test)


def test_the_answers_to_a_raise_carry_their_price():
    async def test(shown: Stage, table: FakeTable) -> None:
        answers = [name for name in shown.buttons() if ", " in name and "playable" not in name]
        assert any(name.endswith("worth 3") for name in answers), answers
        await shown.key("R")
        assert table.calls[-1] == "ask_advice"

    play("raise", test)


def test_others_announce_while_my_cards_lie_face_down():
    async def test(shown: Stage, _: FakeTable) -> None:
        pictures = shown.pictures()
        assert pictures.count("cards/back.webp") == 5
        assert not [src for src in pictures if src.startswith("cards/") and "back" not in src]

    play("face-down", test, motion=False)


def test_pause_stops_the_table_and_resume_goes_on():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.tap("Pause")
        assert "pause" in table.calls
        await shown.key("Enter")
        assert "resume" in table.calls

    play("play", test)


def test_the_computers_play_only_while_the_table_is_shown():
    async def test(shown: Stage, table: FakeTable) -> None:
        assert table.calls == ["start"]
        shown.doors.go(Screen.HOME)
        await shown.settle()
        assert table.calls == ["start", "stop"]

    play("play", test)


def test_a_resting_trick_goes_on_with_a_tap():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.tap("Seven of bells")
        assert "go_on" in table.calls

    play("rest", test)


def test_to_go_on_with_two_taps_does_not_raise(wait):
    async def run() -> None:
        house, table = house_with("late")
        table.show(resting=table.state.tricks[-1])
        async with stage(house) as shown:
            await shown.tap("Go on")
            assert "go_on" in table.calls
            table.show(resting=None)
            await shown.settle()
            await shown.tap("Raise!")
            assert table.dispatched == []
            wait(0.4)
            await shown.tap("Raise!")
            assert [str(action) for action, _ in table.dispatched] == ["0 raise"]

    asyncio.run(run())


@pytest.mark.parametrize("size", [(320, 568), (844, 390)])
def test_what_a_seat_announced_is_not_cut_off(size):
    async def run() -> None:
        house = FakeHouse()
        house.seat(deal("2 schlag O", "1 trump G", dealer=1))
        async with stage(house, size=size) as shown:
            seat = shown.find("Resi, Gegner")
            outer = next(c for c in shown.controls() if getattr(c, "content", None) is seat)
            chip = seat.content.controls[1]
            for text in chip.content.controls:
                width = width_of(text.value, text.style.weight.value[1:])
                assert width * text.style.size <= outer.width - 2 * chip.padding.left

    asyncio.run(run())


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (430, 932)])
def test_the_partners_backs_stay_clear_of_the_score(size):
    async def run() -> None:
        house = FakeHouse()
        house.seat(deal("3 schlag O", "2 trump G", dealer=2))
        async with stage(house, size=size) as shown:
            seat = shown.find("Hias, Partner")
            outer = next(c for c in shown.controls() if getattr(c, "content", None) is seat)
            _, chip, *backs = seat.content.controls
            words = [
                width_of(text.value, text.style.weight.value[1:]) * text.style.size
                for text in chip.content.controls
            ]
            disc = table_layout(*size, bridge_module.Insets()).cloth.disc
            wide = disc + 3 + max(words) + 2 * chip.padding.left
            wide += sum(picture.width for picture in backs)
            assert wide + seat.content.spacing * (len(backs) + 1) <= outer.width

    asyncio.run(run())


def test_the_last_trick_can_be_looked_at_and_explained():
    async def test(shown: Stage, _: FakeTable) -> None:
        await shown.tap("Last trick")
        assert "Last trick" in shown.texts()
        await shown.hold("King of hearts")
        assert "King of hearts" in shown.texts()

    play("late", test)


def test_a_key_plays_a_card_and_another_explains_it():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.key("E")
        await shown.key("2")
        assert sheet_is_open(shown)
        await shown.key("Escape")
        assert not sheet_is_open(shown)
        await shown.key("5")
        assert [str(action) for action, _ in table.dispatched] == ["0 play H9"]

    play("play", test)


def test_g_raises():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.key("G")
        assert [str(action) for action, _ in table.dispatched] == ["0 raise"]

    play("play", test)


def test_the_end_of_a_deal_leads_to_its_result():
    async def run() -> None:
        house, _ = house_with("over")
        async with stage(house) as shown:
            assert shown.doors.here is Screen.RESULT

    asyncio.run(run())


def test_nothing_of_a_hand_is_shown_that_the_view_does_not_hold():
    """Of the others' cards only backs are drawn."""

    async def run() -> None:
        house = FakeHouse()
        house.seat(deal(*OPENED))
        async with stage(house) as shown:
            faces = {src for src in shown.pictures() if src.startswith("cards/")}
            mine = {f"cards/{card}.webp" for card in ("HK", "EO", "GK", "SA", "H9")}
            assert faces - mine <= {"cards/back.webp", "cards/back-small.webp"}

    asyncio.run(run())


@pytest.mark.parametrize("name", ["play", "schlag", "raise", "advice-play", "tense"])
def test_a_failed_save_is_told_at_the_table_until_a_tap(name):
    sentence = "The browser cannot save just now."

    async def run() -> None:
        house, table = house_with(name)
        async with stage(house, data="look") as shown:
            assert not any(text.startswith(sentence) for text in shown.texts())
            house.change(notice=SAVE_FAILED)
            await shown.settle()
            assert shown.find(sentence).live_region
            assert any(text.startswith(sentence) for text in shown.texts())
            await shown.tap(sentence)
            assert not any(text.startswith(sentence) for text in shown.texts())
            assert table.dispatched == []

    asyncio.run(run())


def test_escape_takes_the_slip_away_before_it_pauses():
    async def run() -> None:
        house, table = house_with("play")
        house.change(notice=SAVE_FAILED)
        async with stage(house) as shown:
            await shown.key("Escape")
            assert not house.state.unsaved
            assert table.calls.count("pause") == 0

    asyncio.run(run())
