"""A finished match shows each of its moments, and a match played on from one counts no more."""

import asyncio

import pytest

from tests.app.fake_page import FakePage, house_with, play_match
from watten_app.app.house import House
from watten_app.app.options import MatchOptions
from watten_app.app.replay import Moment, Replay
from watten_app.engine import Rng


def finished(variant: str, players: int = 4) -> House:
    house = house_with(4)
    options = MatchOptions().with_variant(variant).with_players(players)
    asyncio.run(play_match(house.new_match(options), Rng(4)))
    return house


def replay_of(house: House) -> Replay:
    replay = house.archive.replay(house.results()[-1].identity)
    assert replay is not None
    return replay


@pytest.mark.parametrize(
    ("variant", "players"), [("bavarian", 4), ("blind", 4), ("bohemian", 3), ("bavarian", 8)]
)
def test_every_moment_is_shown_in_order_with_all_hands_open(variant: str, players: int) -> None:
    replay = replay_of(finished(variant, players))
    moment, seen = Moment(0, 0), 1
    while True:
        page = replay.page(moment)
        assert page.first == (seen == 1)
        assert len(page.hands) == players
        assert page.table.view.schlag == replay.states(moment.deal)[moment.done].schlag
        assert not page.table.waiting
        assert (not page.ended) == page.playable
        if page.last:
            break
        following = replay.on(moment)
        assert following > moment
        assert replay.back(following) == moment
        moment, seen = following, seen + 1
    actions = sum(len(deal.state.actions) for deal in replay.save.match.deals)
    assert seen == actions + replay.deals
    assert replay.on(moment) == moment


def test_deals_are_gone_through_by_their_beginnings() -> None:
    replay = replay_of(finished("bavarian"))
    assert replay.deal_back(Moment(0, 0)) == Moment(0, 0)
    assert replay.deal_back(Moment(2, 7)) == Moment(2, 0)
    assert replay.deal_back(Moment(2, 0)) == Moment(1, 0)
    assert replay.deal_on(Moment(1, 9)) == Moment(2, 0)
    end = replay.deal_on(Moment(replay.deals - 1, 0))
    assert replay.page(end).last


def test_a_moment_that_never_was_is_the_nearest_that_was() -> None:
    replay = replay_of(finished("bavarian"))
    assert replay.page(Moment(99, 99)).last
    assert replay.page(Moment(-1, -5)).first


def test_a_match_played_on_goes_its_own_way_and_does_not_count() -> None:
    house = finished("bavarian")
    replay, totals = replay_of(house), house.state.totals
    before = replay.states(1)[6]
    table = house.play_from(replay, Moment(1, 6))
    assert table.save.match.deal == before
    asyncio.run(play_match(table, Rng(8)))
    assert table.save.match.over
    assert len(house.results()) == 1
    assert house.state.totals == totals
    result = table.view.match_result
    assert result is not None
    assert result.lines[-1].key == "result.match.uncounted"
    # neither does it after a restart
    page: FakePage = house._page
    assert len(House(FakePage(page.texts)).results()) == 1
    assert replay_of(house).save == replay.save
