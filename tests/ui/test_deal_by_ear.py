"""A deal is played by accessible names and what is told aloud alone, as one who sees nothing."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from recipe.deciding import Decider, Moment, catalogue
from tests.ui.screens.house_on_stage import on_stage
from tests.ui.screens.matches_on_stage import SETTLED
from tests.ui.stage import Stage
from watten_app.app.options import MatchOptions, keep_options
from watten_app.app.table_view import ME
from watten_app.engine import Card, observe
from watten_app.i18n import card_name
from watten_app.store import MemoryStorage
from watten_app.ui import bridge as bridge_module

WORDS = catalogue("de")
MOST = 400


class Listener:
    """Hears what the page is told: the screen, whether one can act, and what is said aloud."""

    def __init__(self) -> None:
        self.posted: list[tuple[str, dict[str, Any]]] = bridge_module.bridge._port.posted
        self.posted.clear()

    def lines(self) -> list[str]:
        return [line for kind, told in self.posted if kind == "announce" for line in told["lines"]]

    def where(self) -> tuple[str, str]:
        shown = [told for kind, told in self.posted if kind == "show"]
        return shown[-1]["screen"], shown[-1]["state"]


async def play_a_deal(stage: Stage, listener: Listener, seed: int) -> None:
    """Choose by what is heard and by names, until the result is told."""
    decider, rng = Decider(WORDS, 0.5, 0.2), Random(seed)
    for _ in range(MOST):
        screen, state = listener.where()
        if screen == "result":
            return
        moment = Moment(screen, state, stage.buttons(), {})
        plan = decider.plan(moment, rng)
        if plan is None:
            await stage.settle()
            continue
        for name in plan[1]:
            if name in stage.buttons():
                await stage.activate(name)
    raise AssertionError(f"not over: {listener.lines()}")


@pytest.mark.parametrize(
    ("variant", "seed"), [("bavarian", 3), ("tyrolean", 4), ("blind", 4), ("bohemian", 3)]
)
def test_a_deal_is_played_by_ear(variant: str, seed: int) -> None:
    listener = Listener()
    storage = MemoryStorage()
    keep_options(storage, MatchOptions(variant=variant))
    chosen = {f"watten.{key.removeprefix('watten.')}": text for key, text in storage.texts.items()}

    async def play(stage: Stage) -> None:
        await stage.activate("Gleich austeilen")
        await play_a_deal(stage, listener, seed)

    house = on_stage(play, texts=SETTLED | chosen, seed=seed)
    deal = house.table.save.match.deals[0].state
    names = ("Du", *house.table.save.names)
    laid = [(names[seat], card_name("de", card)) for seat, card in laid_in(deal)]
    assert cards_told(listener.lines(), laid) == laid
    assert winners_told(listener.lines()) == [names[trick.winner] for trick in deal.tricks]


def laid_in(deal: Any) -> Iterator[tuple[int, Card]]:
    """Who laid which card, in order."""
    view = observe(deal, ME)
    for trick in (*view.tricks, view.trick):
        yield from zip(view.turn_from(trick.leader), trick.cards, strict=False)


def cards_told(lines: list[str], laid: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The cards that were told as laid, in order, each as often as it was told."""
    known = {f"{name}: {card}": (name, card) for name, card in laid}
    heads = [re.sub(r",.*", "", line) for line in lines]
    return [known[head] for head in heads if head in known]


def winners_told(lines: list[str]) -> list[str]:
    """Who took each trick, in order."""
    found = [re.match(r"(Dein Stich|Stich für (\w+))\. \S", line) for line in lines]
    return [match[2] or "Du" for match in found if match]
