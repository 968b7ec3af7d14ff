"""Böhmisch in the browser, played by accessible names alone: a match, and a broken exchange."""

import re
from random import Random

import pytest

from recipe.driver import Watten
from recipe.sitting import Sitting
from watten_app.variants import VARIANTS

calm = pytest.mark.phone(reduced_motion="reduce")


def seated(watten: Watten, seed: int) -> Sitting:
    """Choose Böhmisch on New match, and sit down at the first deal of the match of this seed."""
    watten.open(f"seed={seed}")
    sitting = Sitting(watten, Random(seed))
    sitting.first_start()
    sitting.hurry()
    watten.tap(sitting.words["home.new"])
    watten.wait_for("new")
    more = re.compile("^" + re.escape(sitting.words["new.more_regions"].split("{")[0]))
    watten.scroll_to(more)
    watten.tap(more)
    name = re.compile("^" + re.escape(VARIANTS["bohemian"].names["de"] + ","))
    watten.scroll_to(name)
    watten.tap(name)
    watten.tap(sitting.words["new.play"])
    watten.page.wait_for_function("document.documentElement.dataset.wattenScreen === 'table'")
    return sitting


def to_swap(sitting: Sitting) -> list[str]:
    """The names of my cards that can go, once I am asked."""
    ending = sitting.words["a11y.for_exchange"]
    sitting.page.button(re.compile(f", {ending}$")).first.wait_for(state="attached")
    return [name for name in sitting.page.buttons() if name.endswith(ending)]


@calm
def test_a_whole_match_of_boehmisch_is_played_to_its_end(watten: Watten) -> None:
    sitting = seated(watten, 1)
    sitting.play_until("match")
    watten.wait_for("home")
    for kind in ("stay", "exchange", "play", "deal"):
        assert sitting.done[kind], dict(sitting.done)


@calm
def test_a_reload_in_mid_exchange_comes_back_to_the_same_hand(watten: Watten) -> None:
    sitting = seated(watten, 2)
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
