"""No frame of a wrong state: in each phase of a deal, whatever is done to the app, the table shows
what the engine knows."""

import asyncio
from dataclasses import replace
from functools import partial

import pytest

from tests.app.fake_page import FakeClock, FakePage, any_action, settle, waits_for_person
from tests.ui.stage import Stage, stage
from watten_app.app.house import House
from watten_app.app.options import MatchOptions
from watten_app.app.table import Table
from watten_app.app.table_view import TableView
from watten_app.engine import Phase, Rng, Verb, observe
from watten_app.ui.doors import Screen
from watten_app.ui.theme import Look

PHONE, ACROSS, SMALL = (390, 844), (844, 390), (320, 568)
PLAIN = MatchOptions(levels=("easy",) * 3)
CUT = PLAIN.with_rule("schlecken", True)
MOMENTS = {
    "cut": (CUT, Phase.CUT),
    "take": (CUT, Phase.TAKE),
    "schlag": (PLAIN, Phase.SCHLAG),
    "trump": (PLAIN, Phase.TRUMP),
    "play": (PLAIN, Phase.PLAY),
    "raise": (PLAIN, Phase.RAISE),
    "exchange": (MatchOptions(variant="bohemian", levels=("easy",) * 3), Phase.EXCHANGE),
    "blind": (MatchOptions(variant="blind", levels=("easy",) * 3), Phase.PLAY),
    "laid": (PLAIN.with_rule("face_down", True), Phase.PLAY),
    "result": (PLAIN, None),
}
"""The rules, and the phase in which I act; None once a deal is over."""


def house_in(texts: dict[str, str] | None = None) -> tuple[House, FakePage]:
    page = FakePage(texts, {"seed": "11"})
    return House(page, clock=FakeClock()), page


def has_come(view: TableView, phase: Phase | None) -> bool:
    """Whether I act in this phase, in mid-deal if it is played."""
    if phase is None or view.resting:
        return phase is None and view.deal_result is not None
    late = phase is not Phase.PLAY or bool(view.view.tricks and view.view.trick.cards)
    return view.waiting and view.view.phase is phase and late


async def brought_to(options: MatchOptions, phase: Phase | None) -> tuple[House, FakePage]:
    """A house at whose table it has come to this phase."""
    house, page = house_in()
    house.begin_in("bavarian", "de")
    house.choose_settings(motion=False)
    table, rng = house.new_match(options), Rng(3)
    table.start()
    while True:
        await settle(table, partial(waits_for_person, table))
        if has_come(table.view, phase):
            break
        if table.view.match_result is not None:
            table = house.new_match(options)
            table.start()
        elif table.view.deal_result is not None:
            table.next_deal()
        else:
            legal = table.view.view.legal
            calm = [one for one in legal if one.verb not in (Verb.RAISE, Verb.FOLD)]
            action = rng.pick(calm) if calm else any_action(table, rng)
            assert table.dispatch(action, table.view.ply) is None
    table.stop()
    return house, page


def laid(table: Table) -> None:
    """Raise with a card laid face down."""
    raising = next(one for one in table.view.view.legal if one.verb is Verb.RAISE and one.argument)
    assert table.dispatch(raising, table.view.ply) is None


def shown(on: Stage) -> dict[str, list[str]]:
    """All that is to be seen, read and pressed."""
    return {"names": on.names(), "texts": on.texts(), "pictures": sorted(on.pictures())}


async def seen_at(house: House, size: tuple[int, int]) -> dict[str, list[str]]:
    """The table as one sees it who opens it now."""
    async with stage(house, size=size) as opened:
        house.table.stop()
        return shown(opened)


def truth(table: Table) -> None:
    """The view is the engine's, and nothing that is over lingers in it."""
    assert table.view.view == observe(table.save.match.deal, 0)


@pytest.mark.parametrize("moment", MOMENTS)
def test_whatever_is_done_to_the_app_shows_the_engines_truth(moment: str) -> None:
    async def run() -> None:
        house, page = await brought_to(*MOMENTS[moment])
        table = house.table
        if moment == "laid":
            laid(table)
        truth(table)
        as_it_is = {size: await seen_at(house, size) for size in (PHONE, ACROSS)}
        hand = table.view.view.hand if table.view.waiting else ()
        for name in map(Look(language="de").card_name, hand):
            assert any(one.startswith(name) for one in as_it_is[PHONE]["names"]), name

        # turned, and turned back
        async with stage(house, size=PHONE) as opened:
            table.stop()
            for size in (ACROSS, SMALL, PHONE, ACROSS):
                await opened.turn(*size)
            assert shown(opened) == as_it_is[ACROSS]
            # in the background and back
            ply = table.view.ply
            page.tell("hidden")
            page.tell("visible")
            await opened.settle()
            truth(house.table)
            assert house.table.view.ply == ply
            table.stop()
            assert shown(opened) == as_it_is[ACROSS]

        # loaded anew: the same, but that a word just said is no longer heard
        again, _ = house_in(page.texts)
        truth(again.table)
        assert again.table.view.view == table.view.view
        silent = replace(table.view, sayings=(), told=())
        assert replace(again.table.view, sayings=(), told=()) == silent
        there = await seen_at(again, PHONE)
        assert set(there["names"]) <= set(as_it_is[PHONE]["names"])
        assert there["pictures"] == as_it_is[PHONE]["pictures"]

        # another variant in its place: nothing of this deal is left
        async with stage(again, size=PHONE) as opened:
            for variant in ("south_tyrolean", "bohemian", "bavarian"):
                started = again.new_match(MatchOptions(variant=variant))
                opened.doors.go(Screen.TABLE)
                started.stop()
                await opened.settle()
                truth(started)
                assert started.view.view.rules.variant == variant
                there = shown(opened)
        assert there == await seen_at(again, PHONE)

    asyncio.run(run())
