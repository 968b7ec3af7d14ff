"""What the screens are told by the house, and how often."""

from tests.app.fake_page import house_with
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
