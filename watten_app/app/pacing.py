"""How long things rest before the table goes on; each pause with its reason.

The seconds are for the tempo "gemuetlich". Reduced motion leaves them as they are: order and
pauses belong to the game, only the movement goes (tokens.json, motion).
"""

import asyncio
from time import perf_counter
from typing import Protocol

from watten_app.app.known import CUTTING, just_dealt
from watten_app.engine import Action, Deal, Phase, Sign, Verb
from watten_app.engine.play import AnyDeal
from watten_app.store import Tempo

THINK = 0.8
"""Before a computer lays a card: long enough to see whose turn it is."""

LISTEN = 1.5
"""After something was said (Schlag, trump, Schönere): time to read a bubble of two words."""

PASS = 0.9
"""After staying or exchanging in Böhmisch: one word from each at the table, one after the other."""

ASK = 1.8
"""After a raise, before a computer answers: a question about points deserves a breath."""

DEAL_OUT = 2.0
"""Before the first word of a deal: packets of 3 and 2 to four players fly for 1.3 s, then the hand
is turned over, fanned out and sorted."""

SIGN = 0.6
"""After a trick, before the computers sign: the eyes go from the cards to the faces."""

TALK = 4.0
"""After "Schadet er?": time for the person to answer before the card comes."""

CUT = 1.2
"""Before a computer cuts, or takes what lies under the cut: long enough to see the pack."""

TRICK_REST = 2.0
"""A complete trick lies to be read with its bubble; a tap goes on at once."""

TRICK_TAKE = 0.6
"""The cards gather and slide to the winner before the next one leads."""

FOLD_REST = 1.8
"""After the last word of a deal that ends without a trick: time to hear it."""

SLICE = 0.008
"""How long a computer thinks at a stretch before taps are answered: half a frame."""

TURNS = 4
"""How often in a row it then lets others go first: a tap goes through several hands."""

WAY = 0.25
"""So long no computer thinks once something moves, or a finger lies on a card: a card rises in
120 ms and flies in 240, and drawing wants the processor too."""

FACTOR = {Tempo.SLOW: 1.0, Tempo.NORMAL: 0.75, Tempo.FAST: 0.5}


class Clock(Protocol):
    """Where time comes from, so that tests need none."""

    def now(self) -> float:
        """Seconds since some moment."""

    async def sleep(self, seconds: float) -> None:
        """Come back after so many seconds."""


class RealClock:
    """The time of the running event loop."""

    def now(self) -> float:
        """Seconds since some moment."""
        return perf_counter()

    async def sleep(self, seconds: float) -> None:
        """Come back after so many seconds."""
        await asyncio.sleep(seconds)


def before_move(deal: Deal, *, after_trick: bool) -> float:
    """Seconds before a computer acts in this deal."""
    if deal.phase in CUTTING:
        return CUT
    if just_dealt(deal):
        return DEAL_OUT
    if deal.phase is Phase.RAISE:
        return ASK
    last: Action = deal.actions[-1]
    if last.argument is Sign.SCHADET:
        return TALK
    if last.verb in (Verb.STAY, Verb.EXCHANGE):
        return PASS
    if last.verb is not Verb.PLAY:
        return LISTEN
    return THINK + (TRICK_TAKE if after_trick else 0.0)


def before_handing_on(deal: AnyDeal, *, after_trick: bool) -> float:
    """Seconds before the phone goes on to the next person: what he did is seen and heard first."""
    if deal.actions and deal.actions[-1].verb is not Verb.PLAY:
        return LISTEN
    return THINK + (TRICK_TAKE if after_trick else 0.0)


def before_words(deal: Deal) -> float:
    """Seconds before the computers sign, or answer a question."""
    return SIGN if deal.actions[-1].verb is Verb.PLAY else LISTEN
