"""A computer at its thoughts gives way to the person at once (issue 4: within 50 ms)."""

import asyncio
from collections.abc import Callable
from time import process_time

import pytest

from tests.app.fake_page import FakeClock, house_with, settle, waits_for_person
from watten_app.app import going as going_module
from watten_app.app.computer import Thinking
from watten_app.app.options import MatchOptions
from watten_app.app.pacing import SLICE, WAY
from watten_app.app.table import Table
from watten_app.engine import Verb, View
from watten_app.players import advise

AT_ONCE = 0.05
"""Seconds in which a cancel stops what is thought."""


class Watch:
    """A clock that goes on by so much with each bit of work, and notes the last one."""

    def __init__(self, bit: float) -> None:
        self.now, self.bit, self.ended = 0.0, bit, False

    def __call__(self) -> float:
        return self.now

    def thinks(self, _view: View, _seed: int) -> Thinking:
        """Work and never come to an end."""
        try:
            while True:
                self.now += self.bit
                yield
        finally:
            self.ended = True


def plays(table: Table) -> None:
    """Lay a card though the adviser still thinks."""
    action = next(a for a in table.view.view.legal if a.verb is Verb.PLAY)
    table.dispatch(action, table.view.ply)


CANCELS: tuple[Callable[[Table], object], ...] = (plays, Table.pause, Table.stop)


def at_my_card(**kwargs: object) -> Table:
    return Table(
        house_with(2).new_match(MatchOptions()).save,
        keep=lambda _: None,
        clock=FakeClock(),
        **kwargs,
    )


async def until_a_card_is_due(table: Table) -> None:
    table.start()
    while not any(action.verb is Verb.PLAY for action in table.view.view.legal):
        await settle(table, lambda: waits_for_person(table))
        if table.view.deal_result is not None:
            table.next_deal()
        elif table.view.view.legal[0].verb is not Verb.PLAY:
            table.dispatch(table.view.view.legal[0], table.view.ply)


@pytest.mark.parametrize("cancel", CANCELS, ids=lambda one: one.__name__)
@pytest.mark.parametrize("bit", [0.0005, 0.003, 0.007, 0.02])
def test_it_stops_in_time_however_long_its_bits_of_work_are(
    cancel: Callable[[Table], object], bit: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch(bit)
    monkeypatch.setattr(going_module, "perf_counter", watch)

    async def run() -> None:
        table = at_my_card(advise=watch.thinks)
        await until_a_card_is_due(table)
        table.ask_advice()
        while watch.now < 3 * SLICE:
            await asyncio.sleep(0)
        cancelled = watch.now
        cancel(table)
        table.stop() if cancel is plays else None
        for _ in range(20):
            await asyncio.sleep(0)
        assert watch.ended
        assert watch.now - cancelled < AT_ONCE
        table.stop()

    asyncio.run(run())


def test_the_adviser_stops_in_time_by_the_clock_too() -> None:
    """Measured: from a tap that comes while he thinks until nothing is thought any more.

    By the time of this process: what else the machine does meanwhile is not the adviser's fault."""
    waited = []

    async def run() -> None:
        for _ in range(5):
            ended = []

            def thinks(view: View, seed: int, ended: list[float] = ended) -> Thinking:
                try:
                    while True:
                        yield from advise(view, seed)
                finally:
                    ended.append(process_time())

            table = at_my_card(advise=thinks)
            await until_a_card_is_due(table)
            table.ask_advice()
            for _ in range(6):
                await asyncio.sleep(0)
            begun = process_time()
            table.pause()
            while not ended:
                await asyncio.sleep(0)
            waited.append(ended[0] - begun)
            table.stop()

    asyncio.run(run())
    assert sorted(waited)[len(waited) // 2] < AT_ONCE


@pytest.mark.parametrize("moves", [Table.give_way, plays], ids=lambda one: one.__name__)
def test_nothing_is_thought_while_something_moves(
    moves: Callable[[Table], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A finger that lies on a card, or a card that flies, has the processor for itself."""
    watch = Watch(0.003)
    monkeypatch.setattr(going_module, "perf_counter", watch)

    async def run() -> None:
        table = at_my_card()
        await until_a_card_is_due(table)
        table.stop()
        moves(table)
        table._going._wake.clear()
        begun, slept = watch.now, table._going._clock.slept
        before = len(slept)
        thought = asyncio.create_task(table._going.thought(watch.thinks(table.view.view, 0)))
        while len(slept) == before:
            await asyncio.sleep(0)
        assert slept[before:] == [pytest.approx(WAY)]
        assert watch.now - begun < SLICE + watch.bit
        thought.cancel()

    asyncio.run(run())
