"""What the screens are told by the house, and how often."""

from tests.app.fake_page import FakePage, house_with
from watten_app.app.house import HouseState
from watten_app.app.options import MatchOptions


def test_a_new_match_is_told_once_and_the_screens_never_lose_the_table() -> None:
    house = house_with(1)
    house.new_match(MatchOptions())
    seen: list[HouseState] = []
    house.subscribe(lambda: seen.append(house.state))
    table = house.new_match(MatchOptions(target=11))
    assert [state.table for state in seen] == [table.view]
    assert seen[0].options.target == 11


def test_that_nothing_can_be_saved_is_told_once_and_not_with_every_action() -> None:
    house = house_with(1)
    page: FakePage = house._page
    page.tell("save-failed", {"key": "watten.match.a", "message": "QuotaExceededError"})
    assert house.state.unsaved
    house.dismiss_notice()
    page.tell("save-failed", {"key": "watten.match.b", "message": "QuotaExceededError"})
    assert not house.state.unsaved


def test_an_update_waits_while_a_match_goes_on() -> None:
    house = house_with(1)
    table = house.new_match(MatchOptions())
    house._page.tell("update-ready")
    assert house.state.update_ready
    assert house.table is table
    assert house.state.table == table.view
