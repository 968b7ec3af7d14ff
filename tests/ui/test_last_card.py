"""The last card of a trick is always seen: it comes to rest, and lies a while, before it goes."""

import asyncio

import pytest

from tests.app.fake_page import FakeClock, FakePage
from tests.ui.stage import stage
from watten_app.app import pacing
from watten_app.app.house import House
from watten_app.app.options import MatchOptions
from watten_app.app.table_view import TableView
from watten_app.store import Tempo
from watten_app.ui.bridge import Insets
from watten_app.ui.layout import table_layout
from watten_app.ui.table.movement import RING, Pace
from watten_app.ui.table.staging import SHOWN, Stage
from watten_app.ui.table.trick_places import trick_places

LAYOUT = table_layout(390, 844, Insets())
SEEN = 0.5
"""Seconds in which a card that lies still is read."""

COMING = Stage(landed=False, ringed=False)


def deal_seen(tempo: Tempo, *, motion: bool) -> list[tuple[float, TableView]]:
    """Every view of a deal that nobody hurries, with its moment in seconds."""

    async def run() -> list[tuple[float, TableView]]:
        clock = FakeClock()
        house = House(FakePage(query={"seed": "2"}), clock=clock)
        house.choose_settings(motion=motion, tempo=tempo)
        table = house.new_match(MatchOptions())
        views: list[tuple[float, TableView]] = []
        async with stage(house) as shown:
            house.subscribe(lambda: views.append((clock.now(), house.state.table)))
            while table.view.deal_result is None:
                await shown.settle()
                if table.view.waiting and table.view.resting is None:
                    table.dispatch(table.view.view.legal[0], table.view.ply)
        return views

    return asyncio.run(run())


@pytest.mark.parametrize("motion", [True, False])
@pytest.mark.parametrize("tempo", Tempo)
def test_the_last_card_lies_and_is_seen_before_the_trick_goes(tempo: Tempo, motion: bool) -> None:
    views = deal_seen(tempo, motion=motion)
    tricks = views[-1][1].view.tricks
    assert len(tricks) >= 3
    coming = (Pace.PLAY.time + RING) / 1000 if motion else 0.0
    for trick in tricks:
        lying = [number for number, (_, view) in enumerate(views) if view.resting == trick]
        came, (goes, after) = views[lying[0]][0], views[lying[-1] + 1]
        assert lying == list(range(lying[0], lying[-1] + 1))
        assert after.resting is None
        assert goes - came - coming >= SEEN
        for number in lying:
            for seen in (COMING, SHOWN):
                laid = trick_places(LAYOUT, views[number][1], seen)
                open_now = {place.card for place in laid if place.card and place.opacity == 1}
                assert set(trick.cards) <= open_now


@pytest.mark.parametrize("tempo", Tempo)
def test_a_trick_rests_longer_than_its_last_card_flies(tempo: Tempo) -> None:
    rest = pacing.TRICK_REST * pacing.FACTOR[tempo]
    assert rest - (Pace.PLAY.time + RING) / 1000 >= SEEN
