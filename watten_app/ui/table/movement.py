"""How cards move: their times (tokens.json, motion), and steps one after the other.

Flutter moves everything by itself from one place to the next; Python only says when the next step
of a movement begins. When motion is reduced, all steps of a movement are done at once.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import Enum

import flet as ft

from watten_app.ui.theme import ARRIVE, LEAVE, MOVE, Look
from watten_app.ui.widgets.moving import nap, nothing

RING = 80
"""How long after a card has landed the ring moves on to the best one."""

SAID = 420
"""How long a word stands in the bubble before it goes to the slate."""

WRITE = 240
"""A word in chalk, and the value that turns over."""

FILLED = 600
"""How long a value that has just been raised stands filled."""


class Pace(Enum):
    """How a card goes from one place to the next: milliseconds at the slowest tempo, and how."""

    LIFT = (120, ARRIVE)
    PLAY = (240, ARRIVE)
    PACKET = (260, ARRIVE)
    TURN = (90, MOVE)
    SHAKE = (40, MOVE)
    FAN = (220, MOVE)
    GATHER = (180, MOVE)
    TAKE = (320, LEAVE)

    @property
    def time(self) -> int:
        """The milliseconds alone."""
        return self.value[0]


@dataclass(slots=True)
class _Reached:
    moment: Hashable
    before: Hashable
    step: int
    hurried: int


@dataclass(frozen=True, slots=True)
class Steps:
    """How far a movement is: how many of its steps have begun, and what was there before it."""

    done: int
    before: Hashable


def use_steps(
    look: Look,
    moment: Hashable,
    waits: Sequence[int],
    *,
    held: bool,
    hurried: int,
    fresh: bool = False,
) -> Steps:
    """The steps of the movement that begins whenever `moment` is another.

    `waits` are the milliseconds before each step. Nothing goes on while it is `held`; as soon as
    `hurried` is another number all steps are done. What is there as the screen opens has been
    there before, unless it is `fresh`.
    """
    reached = ft.use_ref(lambda: _Reached(moment, moment, 0 if fresh else len(waits), hurried))
    _, draw = ft.use_state(0)
    known: _Reached = reached.current
    if known.moment != moment:
        known = reached.current = _Reached(moment, known.moment, 0, hurried)
    if known.hurried != hurried or not look.moving:
        known.step = len(waits)

    async def go() -> None:
        while not held and known.step < len(waits):
            await nap(look.duration(waits[known.step]) / 1000)
            known.step += 1
            draw(lambda number: number + 1)

    ft.use_effect(go, [moment, held, hurried, look.moving], cleanup=nothing)
    return Steps(min(known.step, len(waits)), known.before)
