"""The one door to the computer players: a level and a view give an action with its reason."""

from collections.abc import Generator
from dataclasses import replace
from enum import StrEnum

from watten_app.engine import Rng, View
from watten_app.players import betting, plain, random_play, sampled, strong
from watten_app.players.reason import Choice
from watten_app.players.trust import Listening, shown_by_partner
from watten_app.players.worlds import finished


class Level(StrEnum):
    """How a computer plays."""

    RANDOM = "random"
    RANK = "rank"
    GREEDY = "greedy"
    N10 = "n10"
    N80 = "n80"
    EASY = "easy"
    NORMAL = "normal"
    STRONG = "strong"


YARDSTICKS = (Level.RANDOM, Level.RANK, Level.GREEDY, Level.N10, Level.N80)
"""Frozen opponents to measure others by; no later change may make them stronger (players.md).

`rank` is how other programs play blind: who does not know Schlag and trump goes by the ranks of
the cards, who knows them by plain rules, and nobody ever raises.
"""

_N10 = sampled.Habits(worlds=10, worlds_first=10, raises=0.6, reraises=0.75, holds=0.25)
_NORMAL = replace(_N10, listening=Listening.PARTNER, names=20)
_N80 = sampled.Habits(worlds=80, worlds_first=80, raises=0.6, reraises=0.75, holds=0.25)


def choose(level: Level, view: View, seed: int) -> Choice:
    """What the computer of that level does for the seat of the view, and why.

    The same view, level and seed give the same choice on every machine.

    Raises:
        ValueError: if the seat of the view is not to act.
    """
    return finished(deliberate(level, view, seed))


def deliberate(level: Level, view: View, seed: int) -> Generator[None, None, Choice]:
    """The same as a generator that hands back control every few milliseconds.

    Its value at the end is the choice. Whoever drives it may drop it at any time.

    Raises:
        ValueError: if the seat of the view is not to act.
    """
    if not view.legal:
        raise ValueError(f"seat {view.seat} is not to act")
    view = betting.within_need(view)
    rng = Rng(seed)
    match level:
        case Level.RANDOM:
            return random_play.choose(view, rng)
        case Level.RANK:
            return plain.choose(betting.without_raises(view), rng)
        case Level.GREEDY:
            return plain.choose(view, rng)
        case Level.EASY:
            return plain.choose(view, rng, tuple(card for _, card in shown_by_partner(view)))
        case Level.N10:
            return (yield from sampled.choose(view, rng, _N10))
        case Level.NORMAL:
            return (yield from sampled.choose(view, rng, _NORMAL))
        case Level.N80:
            return (yield from sampled.choose(view, rng, _N80))
        case Level.STRONG:
            return (yield from strong.choose(view, rng))
