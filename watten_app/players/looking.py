"""How often each card wins in possible deals, found with as little work as will do.

All cards are looked at in some deals, and those that may still be the best in the others too, until
the work is done that a decision may take. In trick 1 the rest of the trick is played by plain rules
and only what follows is solved: nearly three times as quick, and no worse a guide, since nobody
plays to trick 1 with all cards open.
"""

from dataclasses import dataclass

from watten_app.engine import Card, View
from watten_app.players.fast import Position, after_play
from watten_app.players.rollout import finished_trick, wins_rollout
from watten_app.players.solver import Solver, TooManyPositionsError
from watten_app.players.worlds import MOST_POSITIONS, Count, Slices, World

MOST_WORK = 8_500
"""Positions solved for one decision: with so many it is not begun with another deal."""

_FIRST_LOOK = 12
"""So many deals are looked at with all cards."""

_BEHIND = 0.2
"""A card that wins so many fewer of these is left alone."""


def look_at(view: View, worlds: list[World], cards: tuple[Card, ...]) -> Slices[Count]:
    """The weights with which each card wins, as if all had been tried in all deals looked at."""
    told, work = yield from _tried(view, worlds[:_FIRST_LOOK], cards, 0)
    most = max(told.wins.values()) - _BEHIND * told.worlds
    promising = tuple(card for card in cards if told.wins[card] >= most)
    more, _ = yield from _tried(view, worlds[_FIRST_LOOK:], promising, work)
    if not more.worlds:
        return told
    whole = told.worlds + more.worlds
    wins = {
        card: told.wins[card] + more.wins[card]
        if card in more.wins
        else told.wins[card] / told.worlds * whole
        for card in cards
    }
    return Count(whole, told.won + more.won, wins)


def share_won(view: View, worlds: list[World]) -> Slices[float]:
    """The share of the possible deals that the seat's side wins, whoever is to play next."""
    won = total = 0.0
    work = 0
    for world in worlds:
        if work >= MOST_WORK:
            break
        course, position = world.course, world.position
        mover = position.turn
        looked = _Looked(world, mover, Solver(course, reduced=True))
        wins = False
        for card in looked.solver.distinct(position):
            wins = looked.wins_with(card)
            yield
            if wins:
                break
        work += looked.solver.looked_at
        won += world.weight * (wins == (course.side[mover] == course.side[view.seat]))
        total += world.weight
    return won / total


def _tried(
    view: View, worlds: list[World], cards: tuple[Card, ...], work: int
) -> Slices[tuple[Count, int]]:
    """How often the cards win, and the work done by then, with that done before."""
    told = Count(wins=dict.fromkeys(cards, 0.0))
    for world in worlds:
        if work >= MOST_WORK:
            break
        bits = world.course.ranking.bits
        wins, looked_at = yield from _wins_in(world, view.seat, [bits[card] for card in cards])
        work += looked_at
        told.worlds += world.weight
        told.won += world.weight * any(wins.values())
        for card in cards:
            told.wins[card] += world.weight * wins[bits[card]]
    return told, work


def _wins_in(world: World, seat: int, cards: list[int]) -> Slices[tuple[dict[int, bool], int]]:
    """For each of these cards, whether the seat's side wins the possible deal after it.

    And how many positions that took.
    """
    looked = _Looked(world, seat, Solver(world.course, reduced=True))
    stands = looked.solver.standing(world.position, looked.solver.distinct(world.position))
    found: dict[int, bool] = {}
    for card in cards:
        if stands[card] not in found:
            found[stands[card]] = looked.wins_with(stands[card])
            yield
    return {card: found[stands[card]] for card in cards}, looked.solver.looked_at


@dataclass(frozen=True, slots=True)
class _Looked:
    """A possible deal that is being looked at for one seat."""

    world: World
    seat: int
    solver: Solver

    def wins_with(self, card: int) -> bool:
        course, position, solver = self.world.course, self.world.position, self.solver
        solver.most = solver.looked_at + MOST_POSITIONS
        after = after_play(course, position, card)
        try:
            if any(position.tricks):
                return solver.wins_with(position, card)
            return self._goal(finished_trick(course, after) if after.lying else after)
        except TooManyPositionsError:
            return wins_rollout(course, after, self.seat)

    def _goal(self, position: Position) -> bool:
        return self.solver.reaches_goal(position) == (self.world.course.side[self.seat] == 0)
