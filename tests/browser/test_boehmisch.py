"""Böhmisch in the browser, played by accessible names alone: a match, and a broken exchange."""

import re

import pytest

from recipe.driver import Watten
from recipe.sitting import Sitting, sit_down
from watten_app.variants import VARIANTS

calm = pytest.mark.phone(reduced_motion="reduce")


BOEHMISCH = VARIANTS["bohemian"].names["de"]


def to_swap(sitting: Sitting) -> list[str]:
    """The names of my cards that can go, once I am asked."""
    ending = sitting.words["a11y.for_exchange"]
    sitting.page.button(re.compile(f", {ending}$")).first.wait_for(state="attached")
    return [name for name in sitting.page.buttons() if name.endswith(ending)]


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
    while not watten.button(re.compile(f", {sitting.words['a11y.for_exchange']}$")).count():
        sitting.act()
    before = to_swap(sitting)
    watten.tap(before[-1])
    picked = before[-1].replace(sitting.words["a11y.for_exchange"], sitting.words["a11y.picked"])
    watten.button(picked).first.wait_for(state="attached")
    watten.page.reload()
    watten.wait_playable()
    if watten.screen() == "home":
        watten.tap(sitting.words["home.continue"])
    assert to_swap(sitting) == before
