"""The computers' signs and talk at the table (R26, R27)."""

import asyncio
from dataclasses import replace

from tests.app.fake_page import FakeClock, house_with, settle, waits_for_person
from watten_app.app.options import MatchOptions
from watten_app.app.table import Table
from watten_app.engine import Action, Rng, Sign, Verb
from watten_app.store import Save


def save_of(seed: int, **rules: object) -> Save:
    options = MatchOptions().with_rule("better", False).with_rule("swap", False)
    for name, value in rules.items():
        options = options.with_rule(name, value)
    return house_with(seed).new_match(options).save


def table_of(seed: int, level: str = "easy", **rules: object) -> Table:
    save = replace(save_of(seed, **rules), levels=(level,) * 3)
    return Table(save, keep=lambda _: None, clock=FakeClock())


async def until_named(table: Table) -> None:
    """Name what is mine to name."""
    table.start()
    while table.view.view.order is None:
        await settle(table, lambda: table.view.waiting or table.view.view.order is not None)
        if table.view.view.order is None:
            table.dispatch(table.view.view.legal[-1], table.view.ply)


def signs(table: Table) -> list[Action]:
    actions = table.save.match.deal.actions
    return [
        action for action in actions if action.verb is Verb.SIGN and not action.argument.is_talk
    ]


def lead(seed: int, **rules: object) -> tuple[Table, Table]:
    """The table when I am to lead to trick 1, and as it was before the computers signed."""

    async def run() -> tuple[Table, Table]:
        for one in range(seed, seed + 60):
            table = table_of(one, **rules)
            await until_named(table)
            before = Table(table.save, keep=lambda _: None, clock=FakeClock())
            if table.view.view.to_act == (0,) and not table.view.view.played:
                await settle(table, lambda table=table: len(signs(table)) == 3)
                table.stop()
                return table, before
            table.stop()
        raise AssertionError("I never had the lead")

    return asyncio.run(run())


def test_the_computers_sign_once_after_the_announcement_while_i_think() -> None:
    table, _ = lead(0)
    assert sorted(action.seat for action in signs(table)) == [1, 2, 3]
    said = {one.seat: one.message.key for one in table.view.sayings if one.seat}
    # only my partner's sign is mine to see
    assert said == {1: "says.sign", 2: "says.sign.seen", 3: "says.sign"}
    assert table.view.waiting


def test_open_signs_are_seen_by_all() -> None:
    table, _ = lead(0, signs="all")
    said = {one.message.key for one in table.view.sayings if one.seat}
    assert said == {"says.sign.seen"}


def test_a_tap_made_before_the_others_sign_counts() -> None:
    table, before = lead(0)
    assert signs(before) == []
    card = next(action for action in before.view.view.legal if action.verb is Verb.PLAY)
    assert table.dispatch(card, before.view.ply) is None
    assert table.view.view.trick.cards == (card.card,)


def test_my_own_sign_makes_a_second_tap_stale() -> None:
    table, before = lead(0)
    for _ in range(2):
        table.dispatch(Action(0, Verb.SIGN, Sign.NOTHING), before.view.ply)
    assert [action.seat for action in signs(table)].count(0) == 1


def test_advice_stays_when_somebody_signs() -> None:
    _, before = lead(0)

    async def run() -> None:
        before.ask_advice()
        before.start()
        await settle(before, lambda: before.view.advice is not None)
        assert len(signs(before)) == 3
        assert before.dispatch(Action(0, Verb.SIGN, Sign.NOTHING), before.view.ply) is None
        assert before.view.advice is not None
        before.stop()

    asyncio.run(run())


def test_nobody_signs_where_signs_are_off_and_twice_at_most_where_they_are_on() -> None:
    async def run(table: Table) -> list[list[Action]]:
        rng, deals = Rng(1), []
        table.start()
        while len(deals) < 6 and table.view.match_result is None:
            await settle(table, lambda: waits_for_person(table))
            if table.view.deal_result is not None:
                deals.append(signs(table))
                table.next_deal()
            else:
                table.dispatch(rng.pick(table.view.view.legal), table.view.ply)
        table.stop()
        return deals

    assert all(deal == [] for deal in asyncio.run(run(table_of(3, signs="off"))))
    for level, most in (("easy", 1), ("normal", 2)):
        made = asyncio.run(run(table_of(3, level)))
        seats = [[action.seat for action in deal].count(seat) for deal in made for seat in range(4)]
        assert max(seats) == most
        assert not any(seats[::4])


def has_led_or_asks_me(table: Table) -> bool:
    return bool(table.view.view.played) or table.view.waiting


def test_computers_ask_each_other_before_the_rechter_is_led() -> None:
    """Somewhere in some deals a computer opposite to another asks and is answered."""

    async def run() -> set[tuple[int, Sign]]:
        said: set[tuple[int, Sign]] = set()
        for seed in range(40):
            table = table_of(seed)
            await until_named(table)
            forehand = table.view.view.forehand
            if forehand in (1, 3):
                await settle(table, lambda table=table: has_led_or_asks_me(table))
                talk = [a for a in table.save.match.deal.actions if a.verb is Verb.SIGN]
                said |= {(a.seat - forehand, a.argument) for a in talk if a.argument.is_talk}
            table.stop()
        return said

    said = asyncio.run(run())
    assert (0, Sign.SCHADET) in said
    assert {sign for _, sign in said} > {Sign.SCHADET}
    assert {seat % 4 for seat, sign in said if sign is not Sign.SCHADET} == {2}
