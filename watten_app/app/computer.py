"""A computer's move: thought out by its level, or by the plain player if that one fails."""

import logging
from collections.abc import Callable, Generator, Sequence

from watten_app.engine import Action, Deal, Message, View, check, legal, observe
from watten_app.engine.play import AnyDeal
from watten_app.engine.signs import may_talk
from watten_app.players import Choice, Level, deliberate, heeded, said_first, unasked

logger = logging.getLogger(__name__)

type Thinking = Generator[None, None, Choice]
"""A computer at its thoughts: it hands back control every few milliseconds."""

type Thinker = Callable[[Level, View, int], Thinking]

type Adviser = Callable[[View, int], Thinking]

MOST_SLICES = 10_000
"""More bits of work than any decision takes: who needs more goes round in circles."""


def computer_action(thinker: Thinker, level: str, deal: Deal, seat: int, seed: int) -> Thinking:
    """What the computer on a seat that is to act does; always legal, never raises.

    A player that fails, goes round in circles or answers nonsense is replaced for this move by
    the plain one, and the log says so.
    """
    view = observe(deal, seat)
    for one_thinker, one_level in ((thinker, level), (deliberate, Level.EASY)):
        try:
            choice = yield from _bounded(one_thinker(Level(one_level), view, seed))
            if choice.action.seat != seat:
                raise ValueError(f"seat {seat} was asked, seat {choice.action.seat} answered")
            refusal = check(deal, choice.action)
            if refusal is not None:
                raise ValueError(refusal.text)
        except Exception:
            text = "level %s fails on seat %s after %s of %s players and is replaced"
            said = " ".join(map(str, deal.actions)) or "nothing"
            logger.exception(text, one_level, seat, said, deal.players)
        else:
            return choice
    return Choice(legal(deal)[0], Message("reason.only", {}))


def computer_words(levels: Sequence[str], deal: AnyDeal) -> tuple[Action, ...]:
    """What the computers, of these levels from seat 1 on, have to sign or to answer just now; who
    has no level is a person.

    One that fails says nothing, and the log says so.
    """
    if not may_talk(deal):
        return ()
    said = (_unasked(level, deal, seat) for seat, level in enumerate(levels, 1) if level)
    return tuple(action for action in said if action and check(deal, action) is None)


def _unasked(level: str, deal: AnyDeal, seat: int) -> Action | None:
    try:
        return unasked(_level(level), observe(deal, seat))
    except Exception:
        logger.exception("level %s fails to speak on seat %s and is silent", level, seat)
        return None


def computer_talk(level: str, deal: AnyDeal, seat: int, choice: Choice) -> Action:
    """What a computer does in the end: it asks its partner first, or does as he has said.

    One that fails at that, or would do what may not be done, does what it has chosen.
    """
    if not may_talk(deal):
        return choice.action
    view = observe(deal, seat)
    try:
        asks = said_first(_level(level), view, choice)
        action = asks or heeded(_level(level), view, choice).action
        refusal = check(deal, action)
        if refusal is not None:
            raise ValueError(refusal.text)
    except Exception:
        logger.exception("level %s fails to talk on seat %s", level, seat)
        return choice.action
    return action


def _level(name: str) -> Level:
    """The level; of a name that it does not know, as of a later version, the plain one."""
    return Level(name) if name in set(Level) else Level.EASY


def _bounded(thinking: Thinking) -> Thinking:
    for _ in range(MOST_SLICES):
        try:
            next(thinking)
        except StopIteration as done:
            return done.value
        yield
    raise TimeoutError(f"no answer after {MOST_SLICES} bits of work")
