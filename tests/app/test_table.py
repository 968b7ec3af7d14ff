"""The controller's promises: stale taps, pauses, failing players, advice."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.app.fake_page import FakeClock, StoppedClock, house_with, settle, waits_for_person
from watten_app.app import pacing
from watten_app.app.computer import Thinking
from watten_app.app.options import LEVELS, MatchOptions
from watten_app.app.table import Table
from watten_app.app.table_view import ME
from watten_app.engine import Action, Message, Phase, Refused, Verb, View
from watten_app.players import Choice, Level, deliberate
from watten_app.store import Save, Tempo


def new_save(seed: int) -> Save:
    return house_with(seed).new_match(MatchOptions()).save


def table_of(seed: int, **kwargs: object) -> Table:
    return Table(new_save(seed), keep=lambda _: None, **{"clock": FakeClock()} | kwargs)


def plays(table: Table) -> list[Action]:
    return [action for action in table.view.view.legal if action.verb is Verb.PLAY]


async def until_my_card(table: Table) -> None:
    """Play on until the person is to lay one of several cards."""
    table.start()
    while not (table.view.waiting and len(plays(table)) > 1):
        await settle(table, lambda: waits_for_person(table))
        if table.view.deal_result is not None:
            table.next_deal()
        elif len(plays(table)) < 2:
            table.dispatch(table.view.view.legal[-1], table.view.ply)
    table.stop()


def at_my_card(seed: int, then: Callable[[Table], None]) -> None:
    async def run() -> None:
        table = table_of(seed)
        await until_my_card(table)
        then(table)

    asyncio.run(run())


def test_a_double_tap_plays_one_card() -> None:
    def then(table: Table) -> None:
        ply, hand = table.view.ply, table.view.view.hand
        first, second = plays(table)[:2]
        assert table.dispatch(first, ply) is None
        assert table.dispatch(second, ply) is None
        assert table.view.view.hand == tuple(card for card in hand if card != first.card)

    at_my_card(2, then)


def test_a_refused_card_says_why_and_changes_nothing() -> None:
    def then(table: Table) -> None:
        before = table.view
        card = before.view.unseen[0]
        refusal = table.dispatch(Action(ME, Verb.PLAY, card), before.ply)
        assert refusal is not None
        assert refusal.reason is Refused.NOT_IN_HAND
        assert table.view is before

    at_my_card(2, then)


def test_a_paused_table_takes_no_card_and_lets_nobody_move() -> None:
    async def run() -> None:
        table = table_of(2)
        await until_my_card(table)
        table.start()
        table.pause()
        before = table.view
        assert not before.waiting
        assert table.dispatch(plays(table)[0], before.ply) is None
        for _ in range(50):
            await asyncio.sleep(0)
        assert table.view == before
        table.resume()
        assert table.view.waiting
        table.stop()

    asyncio.run(run())


def test_input_waits_for_the_turn_and_never_for_a_resting_trick() -> None:
    seen = []

    async def run() -> None:
        for seed in range(6):
            table = table_of(seed)
            await until_my_card(table)
            # from here on no rest ever ends by itself
            slow = Table(table.save, keep=lambda _: None, clock=StoppedClock())
            slow.start()
            for _ in range(200):
                await asyncio.sleep(0)
                if slow.view.waiting and plays(slow):
                    seen.append(slow.view.resting is not None)
                    slow.dispatch(plays(slow)[0], slow.view.ply)
                elif slow.view.deal_result is not None:
                    slow.next_deal()
                elif slow.view.waiting:
                    slow.dispatch(slow.view.view.legal[-1], slow.view.ply)
                else:
                    slow.go_on()
            slow.stop()

    asyncio.run(run())
    assert any(seen)


def test_going_on_ends_the_rest_of_a_trick_at_once() -> None:
    async def run() -> None:
        table = table_of(2)
        await until_my_card(table)
        slow = Table(table.save, keep=lambda _: None, clock=StoppedClock())
        slow.start()
        slow.dispatch(plays(slow)[0], slow.view.ply)
        for _ in range(500):
            await asyncio.sleep(0)
            if slow.view.resting is not None:
                break
            slow.go_on()
        assert slow.view.resting is not None
        trick = slow.view.resting
        slow.go_on()
        await settle(slow, lambda: slow.view.resting is not trick)
        slow.stop()

    asyncio.run(run())


@pytest.mark.parametrize("tempo", Tempo)
def test_a_trick_rests_for_its_time_at_the_chosen_tempo(tempo: Tempo) -> None:
    clock = FakeClock()

    async def run() -> None:
        table = table_of(3, clock=clock, tempo=lambda: tempo)
        await until_my_card(table)
        table.start()
        table.dispatch(plays(table)[0], table.view.ply)
        await settle(table, lambda: waits_for_person(table) and table.view.resting is None)
        table.stop()

    asyncio.run(run())
    assert pacing.TRICK_REST * pacing.FACTOR[tempo] in clock.slept


def raising(_level: Level, _view: View, _seed: int) -> Thinking:
    yield
    raise RuntimeError("no idea")


def nonsense(_level: Level, view: View, _seed: int) -> Thinking:
    yield
    return Choice(Action(view.seat, Verb.SIGN), Message("reason.only", {}))


def for_another(level: Level, view: View, seed: int) -> Thinking:
    choice = yield from deliberate(level, view, seed)
    return Choice(choice.action._replace(seat=(view.seat + 1) % 4), choice.reason)


def in_circles(_level: Level, _view: View, _seed: int) -> Thinking:
    while True:
        yield


@pytest.mark.parametrize("player", [raising, nonsense, for_another, in_circles])
def test_a_failing_computer_is_replaced_by_the_plain_one_and_the_log_says_so(
    player: object, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)

    async def play(**kwargs: object) -> Save:
        table = table_of(4, **kwargs)
        table.start()
        await settle(table, lambda: waits_for_person(table))
        table.stop()
        return table.save

    assert asyncio.run(play(think=player)).match == asyncio.run(play()).match
    assert "is replaced" in caplog.text


def test_an_unknown_level_plays_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    save = replace(new_save(4), levels=("of tomorrow",) * 3)

    async def run() -> None:
        table = Table(save, keep=lambda _: None, clock=FakeClock())
        table.start()
        await settle(table, lambda: waits_for_person(table))
        table.stop()

    asyncio.run(run())
    assert "of tomorrow" in caplog.text


@pytest.mark.parametrize("level", LEVELS)
def test_computers_of_every_level_play_a_deal(level: str, caplog: pytest.LogCaptureFixture) -> None:
    save = replace(new_save(4), levels=(level,) * 3)

    async def run() -> None:
        table = Table(save, keep=lambda _: None, clock=FakeClock())
        table.start()
        while table.view.deal_result is None:
            await settle(table, lambda: waits_for_person(table))
            if table.view.deal_result is None:
                table.dispatch(table.view.view.legal[0], table.view.ply)
        table.stop()

    asyncio.run(run())
    assert "is replaced" not in caplog.text


def test_a_save_that_fails_stops_nothing(caplog: pytest.LogCaptureFixture) -> None:
    def fail(_save: Save) -> None:
        raise OSError("full")

    async def run() -> None:
        table = table_of(4)
        failing = Table(table.save, keep=fail, clock=FakeClock())
        failing.start()
        await settle(failing, lambda: waits_for_person(failing))
        failing.stop()

    asyncio.run(run())
    assert "could not be saved" in caplog.text


def test_advice_names_a_legal_move_and_goes_with_the_next_action() -> None:
    async def run() -> None:
        table = table_of(2)
        await until_my_card(table)
        table.start()
        table.ask_advice()
        await settle(table, lambda: table.view.advice is not None)
        table.stop()
        advice = table.view.advice
        assert advice is not None
        assert advice.action in table.view.view.legal
        assert table.dispatch(advice.action, table.view.ply) is None
        assert table.view.advice is None

    asyncio.run(run())


def test_who_acts_before_the_advice_comes_is_not_told_it() -> None:
    async def run() -> None:
        table = table_of(2, think=in_circles)
        await until_my_card(table)
        table.start()
        table.ask_advice()
        table.dispatch(plays(table)[0], table.view.ply)
        await settle(table, lambda: waits_for_person(table))
        assert table.view.advice is None
        table.stop()

    asyncio.run(run())


def test_advice_asked_for_comes_though_the_table_was_left_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pacing, "SLICE", 0.0)

    def slowly(level: str, view: View, seed: int) -> Thinking:
        for _ in range(20):
            yield
        return (yield from deliberate(level, view, seed))

    async def run() -> None:
        table = table_of(2, think=slowly)
        await until_my_card(table)
        table.start()
        table.ask_advice()
        for _ in range(8):
            await asyncio.sleep(0)
        table.stop()
        assert table.view.advice is None
        table.start()
        await settle(table, lambda: table.view.advice is not None)
        table.stop()

    asyncio.run(run())


def test_taps_are_answered_while_a_computer_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pause that comes in the middle of a thought ends it, and it is thought anew after."""
    monkeypatch.setattr(pacing, "SLICE", 0.0)
    thoughts = []

    def slow(level: Level, view: View, seed: int) -> Thinking:
        thoughts.append(view.seat)
        for _ in range(20):
            yield
        return (yield from deliberate(level, view, seed))

    async def run() -> None:
        table = table_of(4, think=slow)
        table.start()
        await settle(table, lambda: bool(thoughts))
        before = table.save.match
        table.pause()
        for _ in range(100):
            await asyncio.sleep(0)
        assert table.save.match == before
        table.resume()
        await settle(table, lambda: table.save.match != before)
        assert len(thoughts) >= 2
        assert thoughts[0] == thoughts[1]
        table.stop()

    asyncio.run(run())


def test_the_score_is_as_before_the_deal_until_its_result_is_shown() -> None:
    async def run() -> None:
        table = table_of(1)
        table.start()
        before, over = table.view, False
        while table.view.deal_result is None:
            now = table.view
            assert (now.history, now.score) == (before.history, before.score)
            over = over or now.view.outcome is not None
            if now.waiting:
                table.dispatch(now.view.legal[0], now.ply)
            await asyncio.sleep(0)
        table.stop()
        assert over
        assert len(table.view.history) == len(before.history) + 1
        assert table.view.score == table.view.history[-1] != before.score

    asyncio.run(run())


def test_starting_twice_runs_one_task() -> None:
    async def run() -> None:
        table = table_of(1)
        table.start()
        task = table._going._task
        table.start()
        assert table._going._task is task
        table.stop()
        table.stop()

    asyncio.run(run())


def test_the_person_never_sees_another_hand() -> None:
    def then(table: Table) -> None:
        others = [hand for seat, hand in enumerate(table.save.match.deal.hands) if seat != ME]
        shown = repr(table.view)
        for card in (card for hand in others for card in hand):
            assert card in table.view.view.unseen
        assert "hands=" not in shown
        assert table.view.view.phase is Phase.PLAY

    at_my_card(2, then)
