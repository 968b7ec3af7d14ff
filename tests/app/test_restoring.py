"""A match saved at any point comes back to the same decision with the same cards."""

import asyncio
from dataclasses import replace

import pytest

from tests.app.fake_page import FakeClock, FakePage, house_with, play_match, settle
from watten_app.app.house import House
from watten_app.app.options import MatchOptions
from watten_app.app.table import Table
from watten_app.app.table_view import TableView
from watten_app.engine import Action, Rng
from watten_app.store import Save


def seen_again(view: TableView) -> TableView:
    """A view as it is after a restart: nothing rests, nothing was asked of the adviser."""
    return replace(view, resting=None, advice=None)


@pytest.mark.parametrize("seed", range(8))
def test_at_every_ply_the_restored_table_equals_the_one_left(seed: int) -> None:
    house = house_with(seed)
    page: FakePage = house._page
    table = house.new_match(MatchOptions())
    seen: set[int] = set()

    def check() -> None:
        if table.view.resting is not None or table.view.ply in seen:
            return
        seen.add(table.view.ply)
        again = House(FakePage(page.texts), clock=FakeClock())
        assert again.table is not None
        assert again.table.save == table.save
        assert again.state.notice is None
        # the end of a deal was looked at before, so that its result is there at once
        if not table.view.view.outcome or table.view.deal_result is not None:
            assert again.table.view == seen_again(table.view)

    table.subscribe(check)
    asyncio.run(play_match(table, Rng(seed)))
    assert len(seen) > 50


@pytest.mark.parametrize("seed", [1, 4])
def test_a_match_restored_after_every_action_of_a_computer_goes_the_same_way(seed: int) -> None:
    whole = house_with(seed).new_match(MatchOptions())
    asyncio.run(play_match(whole, Rng(seed)))
    actions = [str(action) for played in whole.save.match.deals for action in played.state.actions]

    async def with_breaks() -> list[str]:
        house = house_with(seed)
        save = house.new_match(MatchOptions()).save
        done: list[str] = []
        for text in actions:
            kept: list[Save] = []
            table = Table(save, keep=kept.append, clock=FakeClock())
            if table.view.deal_result is not None:
                table.next_deal()
            if table.view.waiting:
                assert table.dispatch(Action.parse(text), table.view.ply) is None
            else:
                table.start()
                await settle(table, lambda kept=kept: bool(kept) and bool(_last(kept[-1])))
                table.stop()
            save = _first_with_action(kept)
            done.append(str(save.match.deal.actions[-1]))
        return done

    assert asyncio.run(with_breaks()) == actions


def _last(save: Save) -> tuple[Action, ...]:
    return save.match.deal.actions


def _first_with_action(kept: list[Save]) -> Save:
    return next(save for save in kept if save.match.deal.actions)


def test_a_lost_deal_is_dealt_again_from_its_own_seed() -> None:
    house = house_with(3)
    page: FakePage = house._page
    table = house.new_match(MatchOptions())
    asyncio.run(_to_deal(table, 3))
    third = table.save.match.deals[2]
    page.texts |= {key: "?" for key in page.texts if key.endswith((".a", ".b"))}
    again = House(FakePage(page.texts), clock=FakeClock())
    assert again.table is not None
    assert again.state.notice is not None
    assert again.state.notice.key == "notice.deal"
    assert again.table.view.deal_number == 3
    assert again.table.save.match.deal.hands == next(iter(table.save.match.states(2))).hands
    assert again.table.save.match.deals[0].start == third.start
    assert again.table.view.score == table.view.history[2]


async def _to_deal(table: Table, number: int) -> None:
    rng = Rng(0)
    table.start()
    while len(table.save.match.deals) < number:
        await settle(table, lambda: table.view.waiting or table.view.deal_result is not None)
        if table.view.deal_result is not None:
            table.next_deal()
        else:
            table.dispatch(rng.pick(table.view.view.legal), table.view.ply)
    table.stop()


def test_a_finished_match_comes_back_to_its_result_and_counts_once() -> None:
    house = house_with(2)
    page: FakePage = house._page
    table = house.new_match(MatchOptions())
    asyncio.run(play_match(table, Rng(2)))
    again = House(FakePage(page.texts), clock=FakeClock())
    assert again.table is not None
    assert again.table.view.match_result == table.view.match_result
    again.table.keep()
    assert again.state.totals.matches == 1
    again.leave_match()
    assert House(FakePage(again._page.texts)).state.table is None
