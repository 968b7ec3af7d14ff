"""Work that takes long, done bit by bit so that taps are answered meanwhile."""

import asyncio
from collections.abc import Generator
from time import perf_counter

from watten_app.app.pacing import SLICE, TURNS


async def done_in_slices[T](work: Generator[None, None, T]) -> T:
    """What comes of work that hands back control every few milliseconds."""
    since = perf_counter()
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value
        if perf_counter() - since > SLICE:
            for _ in range(TURNS):
                await asyncio.sleep(0)
            since = perf_counter()
