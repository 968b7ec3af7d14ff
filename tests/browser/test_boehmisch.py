"""Böhmisch in the browser, played by accessible names alone: a match, and a broken exchange."""

import re

import pytest

from recipe.driver import Watten
from recipe.sitting import Sitting, sit_down
from watten_app.variants import VARIANTS

calm = pytest.mark.phone(reduced_motion="reduce")


BOEHMISCH = VARIANTS["bohemian"].names["de"]


def can_go(sitting: Sitting) -> re.Pattern[str]:
    """How the name of a card ends that can be exchanged now."""
    return re.compile(f", {re.escape(sitting.words['a11y.for_exchange'])}$")


def to_swap(sitting: Sitting) -> list[str]:
    """The names of my cards that can go, once I am asked."""
    sitting.page.wait_for("table")
    sitting.page.button(can_go(sitting)).first.wait_for(state="attached")
    return list(filter(can_go(sitting).search, sitting.page.buttons()))


@calm
def test_a_whole_match_of_boehmisch_is_played_to_its_end(watten: Watten) -> None:
    sitting = sit_down(watten, 1, region=BOEHMISCH)
    sitting.play_until("match")
    watten.wait_for("home")
    for kind in ("stay", "exchange", "play", "deal"):
        assert sitting.done[kind], dict(sitting.done)


@calm
def test_a_reload_in_mid_exchange_comes_back_to_the_same_hand(watten: Watten) -> None:
    sitting = sit_down(watten, 2, region=BOEHMISCH)
    sitting.to_button(can_go(sitting))
    before = to_swap(sitting)
    watten.tap(before[-1])
    picked = before[-1].replace(sitting.words["a11y.for_exchange"], sitting.words["a11y.picked"])
    watten.button(picked).first.wait_for(state="attached")
    watten.page.reload()
    watten.wait_playable()
    if watten.screen() == "home":
        watten.tap(sitting.words["home.continue"])
    assert to_swap(sitting) == before
