"""How a table goes on by itself: it rests, does the next thing, and gives way to a finger."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter

from watten_app.app import pacing
from watten_app.app.computer import Thinking
from watten_app.players import Choice
from watten_app.store import Tempo

logger = logging.getLogger(__name__)

type Next = tuple[float, Callable[[], Awaitable[None]] | None]
"""So many seconds of rest at the slow tempo, and what is to be done after it; nothing waits for
a change."""


class Going:
    """The task of one table. `find_next` is asked again after each change."""

    def __init__(
        self, clock: pacing.Clock, tempo: Callable[[], Tempo], find_next: Callable[[], Next]
    ) -> None:
        self._clock = clock
        self._tempo = tempo
        self._next = find_next
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._changes = 0
        self._way_until = 0.0

    def start(self) -> None:
        """Begin; needs a running event loop. Does nothing if it goes already."""
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> None:
        """End the task."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def hurry(self) -> None:
        """End the present rest at once."""
        self._wake.set()

    def changed(self) -> None:
        """What was to be done next, or is just thought of, may be so no longer."""
        self._changes += 1
        self._wake.set()

    def give_way(self) -> None:
        """Let no computer think for a moment: something moves, or a finger has come."""
        self._way_until = self._clock.now() + pacing.WAY

    async def thought(self, thinking: Thinking) -> Choice | None:
        """What comes of it, with taps answered meanwhile; None if something changed."""
        changes, since = self._changes, perf_counter()
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                return done.value
            if perf_counter() - since > pacing.SLICE:
                for _ in range(pacing.TURNS):
                    await asyncio.sleep(0)
                if (way := self._way_until - self._clock.now()) > 0:
                    await self._rest(way)
                if changes != self._changes:
                    return None
                since = perf_counter()

    async def _run(self) -> None:
        while True:
            try:
                await self._step()
            except Exception:
                logger.exception("the table stumbled; it goes on with the next tap")
                self._wake.clear()
                await self._wake.wait()

    async def _step(self) -> None:
        """Rest and do the next thing, or wait until something changes."""
        self._wake.clear()
        rest, do = self._next()
        if do is None:
            await self._wake.wait()
            return
        changes = self._changes
        if rest:
            await self._rest(rest * pacing.FACTOR[self._tempo()])
        if changes == self._changes:
            await do()

    async def _rest(self, seconds: float) -> None:
        """Rest for so long, or until something changes or the person hurries."""
        sleeper = asyncio.ensure_future(self._clock.sleep(seconds))
        waker = asyncio.ensure_future(self._wake.wait())
        try:
            await asyncio.wait((sleeper, waker), return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleeper.cancel()
            waker.cancel()
