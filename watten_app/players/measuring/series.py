"""Work done as several series side by side, on all cores; the same result on every machine."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from watten_app.engine.rng import derived_seed

SERIES = 8


def in_series[T](play: Callable[[int, int], list[T]], number: int, seed: int, many: int) -> list[T]:
    """What `play(share, seed)` tells for each share of the number, one after the other.

    How many shares there are depends on the number alone: one, and in this process, if there are
    fewer than `many`.

    Args:
        play: found by its name in another process, so no function within a function.
    """
    if number < many:
        return play(number, seed)
    shares = [number // SERIES + (place < number % SERIES) for place in range(SERIES)]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        waiting = [
            pool.submit(play, share, derived_seed(seed, 3, place))
            for place, share in enumerate(shares)
        ]
        return [one for done in waiting for one in done.result()]
