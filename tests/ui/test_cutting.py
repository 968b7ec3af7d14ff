"""Cutting at the table: a real gesture, Schlecken, what is seen and what is known (R6 to R8)."""

import asyncio
from dataclasses import replace

import pytest

from tests.ui.house_scenes import BLUFF, FIST, PEEK, SCHLECKEN
from tests.ui.scenes import play
from tests.ui.stage import Stage, stage
from tests.ui.table_kit import FakeHouse, FakeTable, cards, cut_deal
from watten_app.app.known import just_dealt, open_cards, shown_to_me
from watten_app.engine import Action, Phase, Verb, observe
from watten_app.store import Settings
from watten_app.ui.bridge import Insets
from watten_app.ui.layout import table_layout
from watten_app.ui.table.cut_places import lifted_by, pack_places
from watten_app.ui.table.seen import taken_rects

PACK = "The pack"
SCREENS = ((390, 844), (320, 568), (844, 390), (1280, 800))


def done(table: FakeTable) -> list[str]:
    return [str(action) for action, _ in table.dispatched]


def test_the_pack_is_lifted_with_the_finger():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.drag(PACK, 30, -80, let_go=False)
        lifted = next(text for text in shown.texts() if text.endswith(" cards"))
        await shown.drag(PACK, 30, -80)
        (said,) = done(table)
        assert said == f"0 cut {lifted.split()[0]}"
        assert table.view.view.phase is not Phase.CUT

    play("cut", test)


def test_a_finger_that_hardly_moved_or_went_down_cuts_nothing():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.drag(PACK, 5, -5)
        await shown.drag(PACK, 0, 120)
        assert not table.dispatched

    play("cut", test)


def test_two_knocks_are_the_fist_where_it_is_played():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.double_tap(PACK)
        assert done(table) == ["0 fist"]
        assert table.view.view.hand_sizes == (5, 5, 5, 5)

    play("cut", test)


@pytest.mark.parametrize(
    ("way", "action"),
    [("Cut", "0 cut 16"), ("Knock", "0 fist"), ("Enter", "0 cut 16"), ("k", "0 fist")],
)
def test_each_gesture_has_a_button_and_a_key(way, action):
    async def test(shown: Stage, table: FakeTable) -> None:
        if way in ("Cut", "Knock"):
            await shown.tap(way)
        else:
            await shown.key(way)
        assert done(table) == [action]

    play("cut", test)


@pytest.mark.parametrize(
    ("way", "action"),
    [("Take it", "0 take"), ("Leave it", "0 pass"), ("y", "0 take"), ("n", "0 pass")],
)
def test_the_card_under_the_packet_is_shown_and_taken_or_left(way, action):
    async def test(shown: Stage, table: FakeTable) -> None:
        assert any("HK" in picture for picture in shown.pictures())
        assert any("Under the packet lies Max" in text for text in shown.texts())
        if len(way) > 1:
            await shown.tap(way)
        else:
            await shown.key(way)
        assert done(table) == [action]

    play("take", test)


def test_a_card_that_another_is_asked_for_is_not_shown():
    async def test(shown: Stage, _: FakeTable) -> None:
        assert not any("HK" in picture for picture in shown.pictures())
        assert "Luis looks under the pack" in shown.texts()

    play("take-by-another", test)


def test_a_bluff_says_what_it_costs_and_is_not_told():
    async def test(shown: Stage, table: FakeTable) -> None:
        assert any("show no Kritischer" in text for text in shown.texts())
        await shown.tap("Take it")
        assert open_cards(table.view.view) == {}

    play("take-face-down", test)


def test_my_taken_card_lies_before_me_until_it_is_part_of_the_hand():
    async def test(shown: Stage, table: FakeTable) -> None:
        assert any("HK" in picture for picture in shown.pictures())
        assert table.view.view.hand == ()

    play("took", test)


def test_cards_that_others_took_lie_by_them_and_are_marked():
    async def test(shown: Stage, _: FakeTable) -> None:
        assert "King of hearts, taken by Hias" in shown.names()
        assert "Seven of bells, taken by Luis" in shown.names()
        strip = next(name for name in shown.names() if name.startswith("What beats"))
        assert "King of hearts, open with Hias" in strip
        await shown.hold("King of hearts, taken by Hias")
        assert "Hias took Max at the cut." in shown.texts()

    play("taken-by-others", test)


def test_what_was_taken_face_down_shows_a_back_and_no_name():
    async def test(shown: Stage, _: FakeTable) -> None:
        assert "face-down card, taken by Luis" in shown.names()
        assert not any("King of hearts" in name for name in shown.names() if "Luis" in name)
        assert "says" not in " ".join(shown.texts())

    play("taken-face-down", test)


def test_higher_open_cards_are_told_of_in_the_sheet():
    state = cut_deal(
        *("2 cut 16", "2 take", "3 take", "0 schlag O", "3 trump G"), rules=SCHLECKEN, dealer=3
    )
    card = observe(state, 0).hand[0]

    async def test(shown: Stage, _: FakeTable) -> None:
        name = next(name for name in shown.names() if name.endswith("playable"))
        await shown.hold(name)
        assert "Higher, and open with Hias: King of hearts." in shown.texts()

    assert card
    play("taken-by-others", test)


def test_what_an_exchange_put_away_lies_open_no_more():
    actions = ("2 cut 16", "2 take", "3 take")
    view = observe(cut_deal(*actions, rules=SCHLECKEN, dealer=3), 0)
    assert sorted(open_cards(view).values()) == [2, 3]
    assert set(open_cards(replace(view, exchanged=True)).values()) == {2}


def test_what_is_shown_by_itself_goes_while_the_deal_goes_on(monkeypatch):
    monkeypatch.setattr("watten_app.ui.table.seen.STAYS", 0.05)

    async def test(shown: Stage, table: FakeTable) -> None:
        assert "Seen when dealing" in shown.texts()
        table.do(Action.parse("1 schlag O"))
        await shown.settle()
        await asyncio.sleep(0.2)
        await shown.settle()
        assert "Seen when dealing" not in shown.texts()

    play("peeked", test)


def test_the_dealer_is_shown_the_stock_and_can_look_again(monkeypatch):
    monkeypatch.setattr("watten_app.ui.table.seen.STAYS", 0)

    async def test(shown: Stage, table: FakeTable) -> None:
        seen = table.view.view.peeked
        assert len(seen) == 2
        await shown.settle()
        assert "Seen when dealing" not in shown.texts()
        await shown.tap("Last trick")
        assert "Seen when dealing" in shown.texts()

    play("peeked", test)


def test_the_dealers_cards_are_shown_by_themselves():
    async def test(shown: Stage, _: FakeTable) -> None:
        assert "Seen when dealing" in shown.texts()
        await shown.tap("Close")
        assert "Seen when dealing" not in shown.texts()

    play("peeked", test)


def test_only_who_may_look_is_shown_a_card():
    for seat in range(4):
        view = observe(cut_deal(rules=PEEK, dealer=0), seat)
        assert shown_to_me(view) is (seat == 0)
    view = observe(cut_deal("0 cut 9", rules=BLUFF), 0)
    assert not just_dealt(view)


def test_a_taken_card_does_not_fly_in_with_the_others():
    house = FakeHouse(settings=Settings(language="en"))
    table = house.seat(cut_deal("0 cut 16", "0 take", rules=SCHLECKEN))

    async def run() -> None:
        async with stage(house) as shown:
            table.do(Action(1, Verb.PASS))
            await shown.settle()
            assert table.view.view.hand_sizes[0] == 5
            assert cards("HK")[0] in table.view.view.taken[0]

    asyncio.run(run())


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_pack_lies_on_the_cloth_and_parts_between_the_seats(size, text):
    layout = table_layout(*size, Insets(), text)
    places = pack_places(layout.cloth)
    felt = layout.cloth.felt
    for rect in (places.pack, places.below, places.lifted):
        assert felt.holds(rect)
        assert rect.width >= 30
        for seat in (1, 3):
            assert not rect.overlaps(layout.cloth.seats[seat])


@pytest.mark.parametrize("size", SCREENS)
def test_taken_cards_lie_within_the_screen(size):
    layout = table_layout(*size, Insets())
    for seat in (1, 2, 3):
        for rect in taken_rects(layout, seat, 2):
            assert rect.left >= 0
            assert rect.right <= size[0]
            assert rect.bottom <= layout.cloth.felt.bottom


def test_the_farther_the_finger_the_more_cards():
    counts = [lifted_by(0, -far, 32, 160) for far in range(0, 400, 10)]
    assert counts == sorted(counts)
    assert (counts[0], counts[-1]) == (0, 31)
    assert lifted_by(160, 0, 32, 320) == 16
    assert FIST.fist
