"""Cutting in the app: the tempo, what is said, and what a reload comes back to."""

import asyncio
from dataclasses import replace

import pytest

from tests.app.fake_page import FakeClock, house_with, play_match, settle, waits_for_person
from watten_app.app import pacing
from watten_app.app.known import CUTTING
from watten_app.app.options import MatchOptions
from watten_app.app.table import Table
from watten_app.app.wording import sayings_of
from watten_app.engine import Action, Match, Phase, Rng
from watten_app.engine.match import Start
from watten_app.engine.rules import Peek
from watten_app.variants import rules_of

SCHLECKEN = MatchOptions().with_rule("schlecken", True)
BLUFF = SCHLECKEN.with_rule("schlecken_bluff", True)


def said(options: MatchOptions, *actions: str, shown: str = "HK S7 GA") -> dict[int, str]:
    """What the seats say after these actions, the cutter being seat 0 and the dealer seat 1."""
    rules = options.rules
    under = [card for text in shown.split() for card in rules.cards if str(card) == text]
    rest = [card for card in rules.cards if card not in under]
    at = 16 - len(under)
    pack = (*rest[:at], *under[::-1], *rest[at:])
    match = Match.new(rules, 4).with_deal(Start(1, pack=pack))
    for action in actions:
        match, _ = match.apply(Action.parse(action))
    return {saying.seat: saying.message.key for saying in sayings_of(match.deal)}


def test_what_is_said_at_the_cut_is_over_with_the_first_word_after_it() -> None:
    assert said(SCHLECKEN, "0 cut 16") == {0: "says.cut"}
    assert said(SCHLECKEN, "0 cut 16", "0 take") == {0: "says.take"}
    both = said(SCHLECKEN, "0 cut 16", "0 take", "1 pass")
    assert both == {0: "says.take", 1: "says.leave_it"}
    named = said(SCHLECKEN, "0 cut 16", "0 take", "1 pass", "2 schlag O")
    assert named == {2: "says.schlag"}


def test_a_card_taken_face_down_is_not_named() -> None:
    assert said(BLUFF, "0 cut 16", "0 take")[0] == "says.take.hidden"


def person_cuts(options: MatchOptions, phase: Phase) -> Table:
    """A table at which the person waits in this phase of cutting."""

    async def waits(table: Table) -> bool:
        table.start()
        while table.view.match_result is None:
            await settle(table, lambda: waits_for_person(table))
            view = table.view.view
            if table.view.waiting and view.phase is phase:
                break
            if table.view.deal_result is not None:
                table.next_deal()
            else:
                table.dispatch(view.legal[len(view.legal) // 2], table.view.ply)
        table.stop()
        return table.view.waiting

    tables = (house_with(seed).new_match(options) for seed in range(40))
    return next(table for table in tables if asyncio.run(waits(table)))


@pytest.mark.parametrize("phase", [Phase.CUT, Phase.TAKE])
def test_a_reload_in_mid_cut_comes_back_to_the_same_question(phase: Phase) -> None:
    table = person_cuts(BLUFF, phase)
    again = Table(table.save, keep=lambda _: None)
    assert again.view.view == table.view.view
    assert again.view.waiting


def test_computers_cut_and_take_at_the_tempo_and_the_deal_flies_after_it() -> None:
    clock = FakeClock()
    options = BLUFF.with_rule("peek", Peek.CUTTER)

    async def run() -> None:
        table = house_with(3).new_match(options)
        slow = Table(table.save, keep=lambda _: None, clock=clock)
        await play_match(slow, Rng(2))

    asyncio.run(run())
    assert pacing.CUT in clock.slept
    assert pacing.DEAL_OUT in clock.slept


def test_nothing_delays_the_deal_where_the_cut_has_no_meaning() -> None:
    table = house_with(3).new_match(MatchOptions())
    assert table.view.view.phase not in CUTTING
    assert pacing.before_move(table.save.match.deal, after_trick=False) == pacing.DEAL_OUT


@pytest.mark.parametrize("seed", range(4))
def test_whole_matches_with_everything_at_the_cut(seed: int) -> None:
    options = replace(BLUFF.with_rule("fist", True).with_rule("peek", Peek.DEALER), target=11)
    table = house_with(seed).new_match(options)
    asyncio.run(play_match(table, Rng(seed)))
    assert table.view.match_result is not None
    assert rules_of("bavarian").cutting is False
