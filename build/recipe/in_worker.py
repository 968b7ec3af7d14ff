"""What runs in the app's own Python while it is measured: one trick again and again, and thoughts.

`make.py bench-frames` and `make.py bench-taps` hand this file to the worker as it is; the names
below then stand in its main module.
"""

import asyncio
import gc
from collections.abc import Coroutine

from watten_app.app.computer import computer_action
from watten_app.app.table import Table
from watten_app.engine import Verb, apply, derived_seed, legal, to_act
from watten_app.players import Level, deliberate

TO_LIE, TO_REST, TO_BE_TAKEN = 0.45, 0.4, 0.9
"""Seconds in which a card is laid, a trick is seen to lie, and it is taken away."""

TABLE = next(one for one in gc.get_objects() if isinstance(one, Table))
START = TABLE.save
CONTEXT = TABLE._going._task.get_context()
"""Flet keeps there whose page it is."""

THOUGHTS: set[asyncio.Task[None]] = set()


def _cards() -> tuple:
    """One action for each seat from mine on: the trick that is laid."""
    deal, actions = START.match.deal, []
    while not actions or deal.trick.cards:
        action = next(action for action in legal(deal) if action.verb is Verb.PLAY)
        deal, _ = apply(deal, action)
        actions.append(action)
    return tuple(actions)


async def at_the_table(doing: Coroutine[None, None, None]) -> None:
    """Do something as the table itself would."""
    await asyncio.get_running_loop().create_task(doing, context=CONTEXT)


async def again() -> None:
    """Lay the trick back, and give that time to be seen."""
    TABLE.stop()
    TABLE._save = START
    TABLE._resting = TABLE._trick_taken = False
    TABLE._changed()
    await asyncio.sleep(TO_BE_TAKEN)


async def trick() -> None:
    """Lay the cards of the trick one after the other, let it lie, have it taken away."""
    for action in CARDS:
        TABLE._apply(action)
        await asyncio.sleep(TO_LIE)
    await asyncio.sleep(TO_REST)
    await TABLE._take_trick_away()
    await asyncio.sleep(TO_BE_TAKEN)


async def _think() -> None:
    """Think as the strongest computer, over and over, giving way as it does at the table."""
    deal, _ = apply(START.match.deal, CARDS[0])
    (seat, *_rest) = to_act(deal)
    number = 0
    while True:
        number += 1
        TABLE._going._wake.clear()
        seed = derived_seed(START.seed, number)
        await TABLE._going.thought(computer_action(deliberate, Level.STRONG, deal, seat, seed))
        await asyncio.sleep(0)


def think(*, on: bool) -> None:
    """Begin to think without end, or stop it."""
    for thought in THOUGHTS:
        thought.cancel()
    THOUGHTS.clear()
    if on:
        THOUGHTS.add(asyncio.get_running_loop().create_task(_think(), context=CONTEXT))


CARDS = _cards()
