"""What the screens are told by the house, and how often."""

import asyncio

from tests.app.fake_page import FakePage, house_with, play_deal
from watten_app.app.house_state import CLEARED, HouseState
from watten_app.app.options import MatchOptions
from watten_app.engine import Rng


def test_a_new_match_is_told_once_and_the_screens_never_lose_the_table() -> None:
    house = house_with(1)
    house.new_match(MatchOptions())
    seen: list[HouseState] = []
    house.subscribe(lambda: seen.append(house.state))
    table = house.new_match(MatchOptions(target=11))
    assert [state.table for state in seen] == [table.view]
    assert seen[0].options.target == 11


def test_that_nothing_can_be_saved_is_told_once_a_deal_and_not_with_every_action() -> None:
    house = house_with(1)
    page: FakePage = house._page

    def told(slot: str = "a") -> bool:
        page.tell("save-failed", {"key": f"watten.match.{slot}", "message": "QuotaExceededError"})
        unsaved = house.state.unsaved
        house.dismiss_notice()
        return unsaved

    assert told()
    assert not told("b")
    table = house.new_match(MatchOptions())
    assert told()
    assert not told("b")
    told_more: list[bool] = []
    asyncio.run(play_deal(table, Rng(1), lambda: told_more.append(told())))
    assert told_more
    assert not any(told_more)
    table.next_deal()
    assert told()
    assert not told("b")
    house.leave_match()
    assert told()
    assert not told("b")


def test_that_saving_works_again_takes_the_sentence_away_and_a_later_failure_is_told() -> None:
    house = house_with(1)
    page: FakePage = house._page
    failed = {"key": "watten.match.a", "message": "QuotaExceededError"}
    page.tell("save-failed", failed)
    page.tell("all-saved")
    assert house.state.notice is None
    page.tell("save-failed", failed)
    assert house.state.unsaved
    house.dismiss_notice()
    page.tell("all-saved")
    page.tell("save-failed", failed)
    assert house.state.unsaved
    page.tell("storage-cleared")
    page.tell("all-saved")
    assert house.state.notice == CLEARED


def test_an_update_waits_while_a_match_goes_on() -> None:
    house = house_with(1)
    table = house.new_match(MatchOptions())
    house._page.tell("update-ready")
    assert house.state.update_ready
    assert house.table is table
    assert house.state.table == table.view
