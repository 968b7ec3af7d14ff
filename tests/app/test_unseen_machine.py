"""A Maschine that somebody is asked for unseen, in a blind deal (R15)."""

import asyncio
from dataclasses import replace

import pytest

from tests.app.fake_page import FakeClock, house_with, settle, waits_for_person
from watten_app.app.options import MatchOptions
from watten_app.app.table import Table
from watten_app.app.table_view import ME
from watten_app.engine import Action, Card, Match, Start, Verb
from watten_app.engine.rules import Machine

HANDS = {
    3: ("S9 E7 E8 H7 SA", "EK EO EU H8 S8", "GK GO HA HK HO", "G10 G9 E9 GA EA"),
    1: ("EK EO EU H8 S8", "G10 G9 E9 GA EA", "S9 E7 E8 H7 SA", "GK GO HA HK HO"),
}
"""By dealer, who holds Guater, Rechter and a Blinder."""


def at_the_question(dealer: int) -> Table:
    options = MatchOptions().with_variant("blind").with_rule("machine", Machine.CHOICE)
    save = house_with(1).new_match(options).save
    hands = tuple(tuple(map(Card.parse, hand.split())) for hand in HANDS[dealer])
    match = Match.new(save.match.rules, 4)
    match = match.with_deal(Start(dealer, hands=hands))
    for action in (f"{(dealer + 1) % 4} schlag 9", f"{dealer} trump G"):
        match, _ = match.apply(Action.parse(action))
    changed = {"match": match, "dealer": dealer}
    return Table(replace(save, **changed), keep=lambda _: None, clock=FakeClock())


@pytest.mark.parametrize("dealer", HANDS)
def test_the_table_goes_on_where_a_computer_is_asked_unseen(
    dealer: int, caplog: pytest.LogCaptureFixture
) -> None:
    table = at_the_question(dealer)
    assert table.view.view.to_act == ((dealer + 1) % 4,)

    async def run() -> None:
        table.start()
        await settle(table, lambda: len(table.save.match.deal.actions) > 2)
        await settle(table, lambda: waits_for_person(table))
        table.stop()

    asyncio.run(run())
    answer = table.save.match.deal.actions[2]
    assert answer.seat == dealer
    assert answer.verb in (Verb.MACHINE, Verb.PASS)
    assert ME in table.view.view.to_act or table.view.deal_result
    assert not caplog.records
