"""Movement is decoration: what is drawn has been true, and nothing waits for it."""

import asyncio
from dataclasses import replace

import flet as ft
import pytest

from tests.app.fake_page import FakeClock, FakePage
from tests.ui.scenes import FakeHouse, house_with, scene
from tests.ui.stage import Stage, stage
from tests.ui.table_kit import HANDS, OPENED, cards, deal, table
from watten_app.app import pacing
from watten_app.app.house import House
from watten_app.app.options import MatchOptions
from watten_app.app.packets import Packet, packets
from watten_app.app.settings import Tempo
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Action, Card, observe
from watten_app.ui import bridge as bridge_module
from watten_app.ui.layout import table_layout
from watten_app.ui.table.dealing import Dealing, HandStage, flying, hand_while_dealt, waits
from watten_app.ui.table.places import hand_places
from watten_app.ui.table.staging import SHOWN, Folding, Taking, trick_as_seen
from watten_app.ui.table.taking import own_place, won_place
from watten_app.ui.table.trick_places import is_given_up, trick_places
from watten_app.ui.widgets import moving

LAYOUT = table_layout(390, 844, bridge_module.Insets(), players=4)
LED = (*OPENED, "1 play GO", "2 play S7", "3 play G8")
ALL = frozenset(range(4))
DEALT = deal(dealer=3)


def dealt_hand(step: int):
    """My hand, of which I name the Schlag, after so many steps of the deal."""
    shown = table(DEALT)
    places = hand_places(LAYOUT, shown, lifted=frozenset(), greyed=False, marks={})
    dealing = Dealing(3, packets(shown.view, ALL), step)
    return dealing, places, hand_while_dealt(LAYOUT, shown.view, dealing, places)


def test_three_go_round_then_two_from_forehand_on():
    went = packets(table(DEALT).view, ALL)
    assert [packet.seat for packet in went] == [0, 1, 2, 3] * 2
    assert [(packet.first, packet.count) for packet in went] == [(0, 3)] * 4 + [(3, 2)] * 4


def test_the_deal_has_been_seen_before_the_first_word():
    went = packets(table(DEALT).view, ALL)
    assert sum(waits(went, unseen=False)) <= pacing.DEAL_OUT * 1000
    single = tuple(Packet(seat, card, 1) for card in range(5) for seat in range(4))
    assert sum(waits(single, unseen=False)) <= pacing.DEAL_OUT * 1000


def test_my_cards_come_as_packets_unseen_then_turn_fan_and_are_sorted():
    for step in range(14):
        dealing, final, places = dealt_hand(step)
        assert {place.key for place in places} == {place.key for place in final}
        assert all(place.down for place in places) is (dealing.hand < HandStage.OPEN)
        here = [place for place in places if place.opacity]
        assert len(here) == (0 if step < 1 else 3 if step < 5 else 5)
        if dealing.hand < HandStage.FANNED and len(here) > 1:
            assert len({(place.left, place.top) for place in here}) == 1
        if dealing.hand is HandStage.FANNED:
            assert {place.left for place in places} == {place.left for place in final}
        if dealing.hand is HandStage.SORTED:
            assert places == final


def test_the_others_packets_leave_the_dealer_and_are_gone_as_they_arrive():
    went = packets(table(DEALT).view, ALL)
    assert all(place.opacity == 0 for place in flying(LAYOUT, Dealing(3, went, 0)))
    assert all(place.opacity == 0 for place in flying(LAYOUT, Dealing(3, went, len(went) + 1)))
    over = Dealing(3, went, len(went) + 1)
    assert [over.had_by(seat) for seat in range(4)] == [5] * 4


def test_the_ring_and_its_bubble_move_on_last():
    state = deal(*LED)
    shown = table(state)
    before = [place.card for place in trick_places(LAYOUT, table(deal(*LED[:-1]))) if place.ring]
    for landed in (False, True):
        moment = replace(SHOWN, landed=landed, ringed=False)
        places = trick_places(LAYOUT, shown, moment)
        assert [place.card for place in places if place.ring] == before
        assert [place.card for place in places if place.raised] == (
            [] if landed else [Card.parse("G8")]
        )
    seen = trick_as_seen(state.trick, replace(SHOWN, ringed=False))
    assert seen.cards == state.trick.cards[:-1]


def test_a_taken_trick_gathers_under_its_best_card_and_goes_to_the_next_free_place():
    state = deal(*LED, "0 play H9")
    shown, taken = table(state), state.tricks[0]

    def at(taking: Taking):
        moment = replace(SHOWN, taking=taking)
        return [p for p in trick_places(LAYOUT, shown, moment) if p.card in taken.cards]

    gathered = at(Taking.GATHERED)
    best = gathered[-1]
    x, _ = LAYOUT.cloth.slots[taken.winner]
    assert {(place.left, place.top) for place in gathered} == {(best.left, best.top)}
    assert best.left + LAYOUT.hand_card / 2 == pytest.approx(x)
    home = won_place(LAYOUT.cloth.won, 1.0, 3, 1 - (taken.winner in (0, 2)), 0)
    for taking in (Taking.DRAWN, Taking.TURNED):
        seen = [place for place in at(taking) if place.opacity]
        assert [place.card for place in seen] == [best.card]
        assert seen[0].left + LAYOUT.hand_card / 2 == pytest.approx(home.middle[0])
        assert LAYOUT.hand_card * seen[0].scale == pytest.approx(home.width)
    assert at(Taking.TURNED)[-1].down
    assert not any(place.opacity for place in at(Taking.PUT_AWAY))


def test_cards_of_a_deal_that_is_given_up_are_pushed_together_face_down():
    state = deal(*LED[:-1], "3 raise", "0 fold")
    shown = table(state, waiting=False)
    assert is_given_up(shown)
    laid = [place for place in trick_places(LAYOUT, shown) if place.card and place.opacity]
    assert len(laid) == 2
    assert len({(place.left, place.top) for place in laid}) == 1
    assert all(place.down for place in laid)
    together = trick_places(LAYOUT, shown, replace(SHOWN, folding=Folding.TOGETHER))
    assert not any(place.down for place in together)
    assert not is_given_up(replace(shown, resting=state.trick))


@pytest.mark.parametrize("letters", [1.0, 1.6])
def test_every_trick_won_has_a_place_of_its_own(letters):
    won = LAYOUT.cloth.won
    rows = [won_place(won, letters, 3, side, number) for side in (0, 1) for number in range(3)]
    own = [own_place(won, letters, 5, number) for number in range(5)]
    for places in (rows, own):
        assert len({(place.left, place.top) for place in places}) == len(places)
        assert all(place.right <= won.right + 1 for place in places)


class Clock:
    """Naps end when they are told to; `asked` is what was asked for."""

    def __init__(self, monkeypatch) -> None:
        self.asked: list[float] = []
        self._waiting: list[asyncio.Event] = []
        monkeypatch.setattr("watten_app.ui.table.movement.nap", self.nap)
        monkeypatch.setattr(moving, "nap", self.nap)

    async def nap(self, seconds: float) -> None:
        """Wait until told."""
        self.asked.append(seconds)
        ended = asyncio.Event()
        self._waiting.append(ended)
        await ended.wait()

    async def run(self, shown: Stage, most: int = 60) -> None:
        """Let all movements come to their end."""
        for _ in range(most):
            if not self._waiting:
                return
            ending, self._waiting = self._waiting, []
            for ended in ending:
                ended.set()
            await shown.settle()
        raise AssertionError("the movement never ends")


def drawn(shown: Stage) -> list[tuple[object, ...]]:
    """Where each card is, and what is seen of it; and all pictures."""
    pieces = [
        one for one in shown.controls() if isinstance(one, ft.Container) and one.rotate is not None
    ]
    lying = [(one.left, one.top, one.rotate, one.opacity) for one in pieces]
    return [*lying, tuple(shown.pictures())]


def still(name: str, then: tuple[str, ...] = (), **settings) -> list[tuple[object, ...]]:
    """How a scene is drawn in the end without motion, after these actions."""

    async def run() -> list[tuple[object, ...]]:
        house, fake = house_with(name, motion=False, **settings)
        async with stage(house, data="look") as shown:
            for action in then:
                fake.do(Action.parse(action))
                await shown.settle()
            return drawn(shown)

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("name", "then"),
    [
        ("schlag", ()),
        ("face-down", ()),
        ("announced", ("1 play GO", "2 play S7")),
        ("play", ("0 play H9", "2 play HA")),
        ("raise", ("0 hold", "3 play G8")),
        ("raise", ("0 fold",)),
    ],
)
def test_with_motion_all_comes_to_lie_where_it_lies_without(monkeypatch, name, then):
    clock = Clock(monkeypatch)

    async def run() -> list[tuple[object, ...]]:
        house, fake = house_with(name)
        async with stage(house, data="look") as shown:
            for action in then:
                fake.do(Action.parse(action))
                await shown.settle()
            await clock.run(shown)
            return drawn(shown)

    assert asyncio.run(run()) == still(name, then)
    assert clock.asked


def test_without_motion_nothing_is_waited_for(monkeypatch):
    clock = Clock(monkeypatch)
    still("schlag")
    still("announced", ("1 play GO", "2 play S7"))
    assert clock.asked == []


def test_a_tap_on_the_cloth_ends_what_moves_and_what_rests(monkeypatch):
    Clock(monkeypatch)

    async def run() -> list[tuple[object, ...]]:
        house, fake = house_with("others-announce")
        async with stage(house, data="look") as shown:
            fake.do(Action.parse("2 trump G"))
            await shown.settle()
            under_way = drawn(shown)
            cloth = next(
                one
                for one in shown.controls()
                if isinstance(one, ft.GestureDetector) and one.on_tap and one.content.bgcolor
            )
            await shown._fire(cloth, "tap")
            assert fake.calls[-1] == "go_on"
            assert drawn(shown) != under_way
            return drawn(shown)

    assert asyncio.run(run()) == still("others-announce", ("2 trump G",))


def test_nothing_moves_on_while_the_match_is_paused(monkeypatch):
    clock = Clock(monkeypatch)

    async def run() -> None:
        house, fake = house_with("announced")
        async with stage(house, data="look") as shown:
            fake.do(Action.parse("1 play GO"))
            await shown.settle()
            fake.show(paused=True, waiting=False)
            await shown.settle()
            asked = len(clock.asked)
            paused = drawn(shown)
            await clock.run(shown)
            assert len(clock.asked) == asked
            assert drawn(shown) == paused
            fake.show(paused=False, waiting=True)
            await shown.settle()
            assert len(clock.asked) > asked
            await clock.run(shown)

    asyncio.run(run())


def test_a_card_rises_as_soon_as_the_finger_lies_on_it_and_nothing_else_is_sent():
    async def run() -> None:
        house, _ = house_with("play")
        async with stage(house, data="look") as shown:
            rested, before = drawn(shown), shown.patches
            detector = shown._inside(shown.find("Nine of hearts"), "on_long_press_down")
            await shown._fire(
                detector, "long_press_down", {"l": {"x": 5, "y": 5}, "g": {"x": 5, "y": 5}}
            )
            assert drawn(shown) != rested
            assert sum(map(len, shown.session.connection.sent[before:])) < 1000
            await shown._fire(detector, "long_press_cancel")
            assert drawn(shown) == rested

    asyncio.run(run())


def match_seen(*, motion: bool, tempo: Tempo) -> tuple[list[float], list[TableView]]:
    """All rests, and all views the table drew, of a deal in which I do the first thing I may."""

    async def run() -> tuple[list[float], list[TableView]]:
        page = FakePage(query={"seed": "2"})
        clock = FakeClock()
        house = House(page, clock=clock)
        house.choose_settings(motion=motion, tempo=tempo)
        real = house.new_match(MatchOptions())
        views: list[TableView] = []
        async with stage(house) as shown:
            house.subscribe(lambda: views.append(house.state.table))
            for _ in range(400):
                await shown.settle()
                if real.view.deal_result is not None:
                    break
                if real.view.waiting:
                    real.dispatch(real.view.view.legal[0], real.view.ply)
            assert real.view.deal_result is not None
        reached = [observe(state, ME) for state in real.save.match.states(0)]
        assert all(view.view in reached for view in views)
        return clock.slept, views

    return asyncio.run(run())


@pytest.mark.parametrize("tempo", Tempo)
def test_order_and_pauses_are_the_same_without_motion(tempo):
    """Nor is any view drawn that the engine has not reached."""
    moved, unmoved = (match_seen(motion=motion, tempo=tempo) for motion in (True, False))
    assert moved == unmoved
    assert max(moved[0]) == pytest.approx(pacing.TRICK_REST * pacing.FACTOR[tempo])


def test_moments_of_my_hand_show_no_card_i_may_not_see():
    house = FakeHouse()
    hidden = scene(house, "face-down").view
    places = hand_places(LAYOUT, hidden, lifted=frozenset(), greyed=False, marks={})
    assert {place.card for place in places} == {None}
    assert len(cards(HANDS[ME])) == len(places)
