"""A computer's move: chosen by its level, or by the plain player if that one fails."""

import logging
from collections.abc import Callable

from watten_app.engine import Deal, Message, View, check, legal, observe
from watten_app.players import Choice, Level, choose

logger = logging.getLogger(__name__)

type Chooser = Callable[[Level, View, int], Choice]


def computer_action(chooser: Chooser, level: str, deal: Deal, seat: int, seed: int) -> Choice:
    """What the computer on a seat that is to act does; always legal, never raises.

    A player that fails or answers nonsense is replaced for this move by the plain one, and the
    log says so.
    """
    view = observe(deal, seat)
    for one_chooser, one_level in ((chooser, level), (choose, Level.EASY)):
        try:
            choice = one_chooser(Level(one_level), view, seed)
            if choice.action.seat != seat:
                raise ValueError(f"seat {seat} was asked, seat {choice.action.seat} answered")
            refusal = check(deal, choice.action)
            if refusal is not None:
                raise ValueError(refusal.text)
        except Exception:
            logger.exception("level %s fails on seat %s and is replaced", one_level, seat)
        else:
            return choice
    return Choice(legal(deal)[0], Message("reason.only", {}))
