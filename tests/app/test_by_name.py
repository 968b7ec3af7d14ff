"""Of several on one phone whoever has it is told his side; what all look at is told by name."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.app.fake_page import settle
from tests.app.test_phone import house_of, options_of
from watten_app.app.house import House
from watten_app.app.table_view import TableView
from watten_app.app.wording import why_points
from watten_app.engine import Message, Rng, apply, legal
from watten_app.engine.play import AnyDeal
from watten_app.variants import VARIANTS

NAMES = ("Anna", "Franz", "Maria", "Josef")
TO_ONE = ("", *NAMES[1:])
SIDED = (".us", ".them", ".you_asked", ".you_answered")


def told_to_one(messages: tuple[Message, ...]) -> bool:
    """Whether any of it speaks of a side of mine."""
    return any(message.key.endswith(SIDED) for message in messages)


async def played(house: House, deals: int) -> Iterator[tuple[TableView, tuple]]:
    """All that is shown of so many deals, with the log beside it."""
    table, rng, seen = house.table, Rng(3), []
    assert table is not None
    table.start()
    while table.save.match.over is False and len(table.save.match.deals) <= deals:
        await settle(table, lambda: _due(table.view), turns=6000)
        seen.append((table.view, house.log()))
        if table.view.deal_result is not None:
            table.next_deal()
        elif table.view.cover is not None:
            table.uncover()
        else:
            table.dispatch(rng.pick(table.view.view.legal), table.view.ply)
    table.stop()
    return seen


def _due(view: TableView) -> bool:
    return view.waiting or view.cover is not None or view.deal_result is not None


def test_the_log_is_told_to_who_has_the_phone_and_to_all_by_name() -> None:
    house = house_of(options_of("bavarian", 4, (0, 1)))
    to_one = to_all = 0
    for view, log in asyncio.run(played(house, 4)):
        over = [deal for deal in log if deal.over]
        tricks = [trick for deal in log for trick in deal.tricks]
        if view.names[0]:
            assert all(trick.ours is None and trick.winner for trick in tricks)
            assert not any(told_to_one(deal.why) for deal in over)
            assert all(deal.named is not None for deal in over if deal.won is not None)
            to_all += len(over)
        else:
            assert view.eyes is not None
            assert all(deal.named is None for deal in log)
            mine = [trick for trick in tricks if not trick.winner]
            assert all(trick.ours for trick in mine)
            for deal in over:
                # what brought my side its points lies in the tricks of my side
                sides = {trick.ours for trick in deal.tricks}
                assert deal.won in sides or len(deal.tricks) < 3
            to_one += len(over)
    assert to_one
    assert to_all


def test_a_result_that_all_look_at_speaks_of_nobodys_side() -> None:
    for seats in ((0, 1), (0, 1, 2, 3)):
        house = house_of(options_of("bavarian", 4, seats))
        results = [
            view.deal_result for view, _ in asyncio.run(played(house, 3)) if view.deal_result
        ]
        assert results
        for result in results:
            assert not told_to_one((result.head, result.line, *result.why))


def finished_deal(variant: str, players: int, rng: Rng) -> AnyDeal:
    """A deal played to its end at random, with raises, folds and what is given away."""
    options = options_of(variant, players, (0, 1))
    match = house_of(options, seed=rng.below(10**6)).table.save.match
    deal = match.deal
    while not deal.over:
        deal, _ = apply(deal, rng.pick(legal(deal)))
    return deal


@pytest.mark.parametrize("variant", list(VARIANTS))
def test_however_a_deal_ends_it_can_be_told_by_name(variant: str) -> None:
    rng = Rng(11)
    for number in range(12):
        players = 3 if number % 3 == 2 and not VARIANTS[variant].rules.hidden else 4
        deal = finished_deal(variant, players, rng)
        by_name = why_points(deal, NAMES)
        assert not told_to_one(by_name)
        to_one = why_points(deal, TO_ONE)
        assert not any(".named" in message.key for message in to_one)
