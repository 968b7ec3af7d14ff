"""On the smallest phone what matters stands whole on the screen: nothing is to be scrolled for."""

import pytest

from recipe.driver import Watten
from recipe.sitting import Sitting, sit_down

SCROLLING = (
    "[...document.querySelectorAll('flt-semantics')]"
    ".filter(node => /scroll|auto/.test(getComputedStyle(node).overflowY)).length"
)

pytestmark = pytest.mark.phone(reduced_motion="reduce", viewport={"width": 320, "height": 568})


def scrolls(watten: Watten) -> bool:
    """Whether anything on the screen can be scrolled, once it is drawn."""
    watten.settle()
    return watten.page.evaluate(SCROLLING) > 0


def test_a_long_list_can_be_scrolled(watten: Watten) -> None:
    watten.open()
    sitting = Sitting(watten, 1)
    sitting.first_start()
    watten.tap(sitting.words["home.new"])
    watten.wait_for("new")
    watten.page.wait_for_function(SCROLLING)


def test_the_long_press_the_result_and_where_home_lets_one_play_stand_whole(watten: Watten) -> None:
    sitting = sit_down(watten, 2)
    sitting.play_until("play")
    close = watten.button(sitting.words["table.close"])
    for card in sitting.to_turn():
        watten.long_press(card)
        close.first.wait_for(state="attached")
        assert not scrolls(watten), card
        watten.tap(sitting.words["table.close"])
        close.first.wait_for(state="detached")
    sitting.play_to("result")
    watten.button(sitting.words["result.all_cards"]).first.wait_for(state="attached")
    assert not scrolls(watten)
    watten.tap(sitting.words["result.all_cards"])
    watten.button(sitting.words["result.hide_cards"]).first.wait_for(state="attached")
    assert not scrolls(watten)
    watten.open("go=home")
    watten.wait_for("home")
    new = watten.button(sitting.words["home.new"]).first
    new.wait_for(state="attached")
    box = new.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < watten.page.viewport_size["height"]
