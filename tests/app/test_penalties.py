"""Breaches that are punished: told before, and explained on the result (R19)."""

import asyncio

from tests.app.fake_page import FakeClock, house_with, play_match, settle, waits_for_person
from watten_app.app.options import MatchOptions
from watten_app.app.table import Table
from watten_app.engine import Action, Ending, Rng, Verb
from watten_app.engine.rules import Follow, Penalties, Tense

PUNISH = MatchOptions().with_rule("penalties", Penalties.PUNISH).with_rule("better", False)


def wrong_card(table: Table) -> Action | None:
    plays = (Action(0, Verb.PLAY, card) for card in table.view.view.hand)
    return next((play for play in plays if table.breach(play) is not None), None)


def test_a_wrong_card_costs_the_deal_and_the_result_says_so() -> None:
    async def breaks(table: Table) -> bool:
        table.start()
        rng = Rng(1)
        while table.view.match_result is None:
            await settle(table, lambda: waits_for_person(table))
            wrong = wrong_card(table) if table.view.waiting else None
            if wrong is not None:
                assert table.dispatch(wrong, table.view.ply) is None
                await settle(table, lambda: table.view.deal_result is not None)
                table.stop()
                return True
            if table.view.deal_result is not None:
                table.next_deal()
            else:
                table.dispatch(rng.pick(table.view.view.legal), table.view.ply)
        table.stop()
        return False

    options = PUNISH.with_rule("follow", Follow.TRUMP_OR_BEAT)
    tables = (house_with(seed).new_match(options) for seed in range(20))
    table = next(table for table in tables if asyncio.run(breaks(table)))
    assert table.view.view.outcome.ending is Ending.PENALTY
    assert table.view.deal_result.why[0].key.startswith("why.penalty.card.them")


def test_nothing_is_a_breach_where_it_is_prevented() -> None:
    table = house_with(4).new_match(MatchOptions())
    assert all(table.breach(Action(0, Verb.PLAY, card)) is None for card in table.view.view.hand)


def test_whole_matches_where_breaches_are_punished_and_raises_lie_face_down() -> None:
    options = PUNISH.with_rule("face_down", True).with_rule("tense", Tense.BAN)
    laid = []
    for seed in range(3):
        table = house_with(seed).new_match(options)
        asyncio.run(play_match(table, Rng(seed)))
        assert table.view.match_result is not None
        laid += [
            action
            for played in table.save.match.deals
            for action in played.state.actions
            if action.verb is Verb.RAISE and action.argument is not None
        ]
    assert any(action.seat != 0 for action in laid), "a computer raises face down now and then"
    assert FakeClock
