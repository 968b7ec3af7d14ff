"""A few deals with all screens opened let the heaps be, and an app at rest does nothing."""

import pytest
from playwright.sync_api import Browser

from recipe.driver import Watten
from recipe.memory import MOST_GROWTH, MOST_IDLE, heaps, idle, open_screens, play
from recipe.sitting import sit_down


@pytest.mark.phone(reduced_motion="reduce")
def test_deals_and_screens_do_not_pile_up_and_a_still_table_takes_no_time(
    watten: Watten, chromium: Browser
) -> None:
    sitting = sit_down(watten, 3)
    play(watten, sitting, 1)
    before = heaps(watten)
    for _ in range(3):
        open_screens(watten)
    play(watten, sitting, 1)
    assert heaps(watten).growth(before) < MOST_GROWTH / 2
    sitting.to_turn()
    assert idle(chromium, watten) < MOST_IDLE
