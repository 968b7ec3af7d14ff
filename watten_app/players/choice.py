"""The one door to the computer players: a level and a view give an action with its reason."""

from enum import StrEnum

from watten_app.engine import Rng, View
from watten_app.players import plain, random_play
from watten_app.players.reason import Choice


class Level(StrEnum):
    """How a computer plays; `random` and `greedy` are frozen yardsticks (players.md)."""

    RANDOM = "random"
    GREEDY = "greedy"
    EASY = "easy"


_PLAYERS = {
    Level.RANDOM: random_play.choose,
    Level.GREEDY: plain.choose,
    Level.EASY: plain.choose,
}


def choose(level: Level, view: View, seed: int) -> Choice:
    """What the computer of that level does for the seat of the view, and why.

    The same view, level and seed give the same choice on every machine.

    Raises:
        ValueError: if the seat of the view is not to act.
    """
    if not view.legal:
        raise ValueError(f"seat {view.seat} is not to act")
    return _PLAYERS[level](view, Rng(seed))
