"""A page without a browser and a clock without time, for tests of the app."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from watten_app.app.house import House
from watten_app.app.table import Table
from watten_app.app.table_view import ME
from watten_app.engine import Action, Rng


class FakePage:
    """Keeps what is saved; `tell` plays the page."""

    def __init__(
        self,
        texts: dict[str, str] | None = None,
        query: dict[str, str] | None = None,
        *,
        standalone: bool = False,
        ios: bool = False,
    ) -> None:
        self.from_home_screen, self.of_apple = standalone, ios
        self.texts = dict(texts or {})
        self.asked = dict(query or {})
        self.persist_asked = 0
        self.tag = "de-DE"
        self.listeners: list[Callable[[str, dict[str, Any]], None]] = []

    def saved(self) -> dict[str, str]:
        return dict(self.texts)

    def save(self, key: str, value: str, instead_of: Sequence[str] = ()) -> None:
        self.texts[key] = value
        for old in instead_of:
            self.remove(old)

    def remove(self, key: str) -> None:
        self.texts.pop(key, None)

    def listen(self, callback: Callable[[str, dict[str, Any]], None]) -> Callable[[], None]:
        self.listeners.append(callback)
        return lambda: self.listeners.remove(callback)

    def tell(self, kind: str, payload: dict[str, Any] | None = None) -> None:
        for listener in tuple(self.listeners):
            listener(kind, payload or {})

    def persist(self) -> None:
        self.persist_asked += 1

    def query(self) -> dict[str, str]:
        return self.asked

    def language(self) -> str:
        return self.tag

    def today(self) -> str:
        return "2026-11-29"

    def standalone(self) -> bool:
        return self.from_home_screen

    def ios(self) -> bool:
        return self.of_apple


class FakeClock:
    """Sleeping takes no time; `slept` tells for how long it would have been."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    def now(self) -> float:
        return sum(self.slept)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)


class StoppedClock:
    """Sleeping never ends: only what does not wait for it goes on."""

    def now(self) -> float:
        return 0.0

    async def sleep(self, seconds: float) -> None:
        assert seconds >= 0
        await asyncio.Event().wait()


def house_with(seed: int, texts: dict[str, str] | None = None) -> House:
    """A house whose matches follow from `seed`, with nothing to wait for."""
    return House(FakePage(texts, {"seed": str(seed)}), clock=FakeClock())


async def settle(table: Table, until: Callable[[], bool], turns: int = 2000) -> None:
    """Let the computers play until something holds."""
    for _ in range(turns):
        if until():
            return
        await asyncio.sleep(0)
    raise AssertionError(f"nothing happened in {turns} turns: {table.view}")


def waits_for_person(table: Table) -> bool:
    """Whether the person can act, or has a result to look at."""
    return table.view.waiting or table.view.deal_result is not None


def any_action(table: Table, rng: Rng) -> Action:
    """Some legal action of the person."""
    action = rng.pick(table.view.view.legal)
    assert action.seat == ME
    return action


async def play_deal(table: Table, rng: Rng, watch: Callable[[], None] = lambda: None) -> None:
    """Play until the deal is over with random actions of the person."""
    table.start()
    while table.view.deal_result is None:
        await settle(table, lambda: waits_for_person(table))
        watch()
        if table.view.deal_result is None:
            assert table.dispatch(any_action(table, rng), table.view.ply) is None
    table.stop()


async def play_match(table: Table, rng: Rng, watch: Callable[[], None] = lambda: None) -> None:
    """Play a whole match with random actions of the person."""
    table.start()
    try:
        while table.view.match_result is None:
            await settle(table, lambda: waits_for_person(table))
            watch()
            if table.view.match_result is not None:
                break
            if table.view.deal_result is not None:
                table.next_deal()
            else:
                refusal = table.dispatch(any_action(table, rng), table.view.ply)
                assert refusal is None
    finally:
        table.stop()
