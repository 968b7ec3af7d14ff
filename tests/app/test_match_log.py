"""The log of a match tells every deal as it was scored, and nothing hidden."""

import asyncio

import pytest

from tests.app.fake_page import house_with, play_match
from watten_app.app.match_log import DealLog, trick_logs
from watten_app.app.options import MatchOptions
from watten_app.engine import Rng, observe
from watten_app.store import Save


def played(seed: int) -> tuple[Save, tuple[DealLog, ...]]:
    house = house_with(seed)
    table = house.new_match(MatchOptions())
    asyncio.run(play_match(table, Rng(seed)))
    return table.save, house.log()


@pytest.mark.parametrize("seed", range(4))
def test_the_points_of_the_log_come_to_the_score(seed: int) -> None:
    save, log = played(seed)
    ours = sum(deal.points for deal in log if deal.won)
    theirs = sum(deal.points for deal in log if deal.won is False)
    assert (ours, theirs) == save.match.score
    assert [deal.number for deal in log] == list(range(1, len(log) + 1))
    assert all(deal.over and deal.why for deal in log)


def test_a_trick_names_who_took_it_and_with_which_card() -> None:
    save, _ = played(3)
    names = ("", *save.names)
    deals = [one.state for one in save.match.deals]
    tricks = [(deal, trick) for deal in deals for trick in trick_logs(observe(deal, 0), names)]
    assert {trick.winner for _, trick in tricks} == set(names)
    for deal, log in tricks:
        winner = names.index(log.winner)
        assert log.ours is (deal.party(winner) == deal.party(0))
        assert log.trick.cards[log.place] == log.reason[0].params["card"]


def test_a_deal_that_is_played_has_neither_winner_nor_reasons() -> None:
    house = house_with(3)
    house.new_match(MatchOptions())
    (deal,) = house.log()
    assert (deal.over, deal.won, deal.points, deal.why, deal.tricks) == (False, None, 0, (), ())
