"""Böhmisch in possible deals: each for himself, so each card is judged by what it costs its seat.

In a possible deal a card costs what the seat ends at if all others play against it: a trick that
one of them makes is one that the seat does not get, so that is near to what they really want.
"""

from watten_app.engine import View
from watten_app.engine.bohemian_deal import TRICKS, is_won, points_of_tricks
from watten_app.players import plain
from watten_app.players.fast import alone
from watten_app.players.reason import Choice, because
from watten_app.players.worlds import Slices, World, wins_in

_VICTORY = 10
"""What ending at nought is worth beside the points themselves: it wins the match (R32)."""

_SAME = 1e-9


def play(view: View, worlds: list[World]) -> Slices[Choice]:
    """The card with the lowest cost on average; among equals the one of the plain rules."""
    plays = view.legal
    costs = dict.fromkeys(plays, 0.0)
    total = 0.0
    for world in worlds:
        found = yield from _costs_in(view, world)
        total += world.weight
        for action in plays:
            costs[action] += world.weight * found[world.course.ranking.bits[action.card]]
    least = min(costs.values())
    equals = tuple(action for action in plays if costs[action] < least + _SAME)
    choice = plain.card(view, equals)
    if len(equals) == len(plays):
        return choice
    return because(choice.action, "bohemian_cheapest", card=choice.action.card)


def _costs_in(view: View, world: World) -> Slices[dict[int, float]]:
    """What each card costs in a possible deal: the best end that its seat can enforce."""
    ends = _ends(view)
    found: dict[int, float] = {}
    for cost in sorted(set(ends)):
        goal = sum(1 << made for made, end in enumerate(ends) if end <= cost)
        course, position = alone(world.course, world.position, view.seat, goal)
        wins = yield from wins_in(World(course, position, world.weight), view.seat)
        for card, enforced in wins.items():
            if enforced and card not in found:
                found[card] = cost
        if len(found) == len(wins):
            break
    return found


def _ends(view: View) -> list[float]:
    """By the tricks made in all, what the seat has left after the deal; nought is best of all."""
    left = view.score[view.seat]
    counts = range(TRICKS + 1)
    ends = [left + points_of_tricks(view.rules, made, view.value, left) for made in counts]
    return [-_VICTORY if is_won(view.rules, (end,)) else end for end in ends]
