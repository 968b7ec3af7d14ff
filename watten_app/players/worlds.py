"""Possible deals: what the hands that a seat cannot see may be, drawn and searched one by one.

Everything here is a generator that hands back control after each bit of work, so that taps are
answered while a computer thinks. How much is done is fixed by number, never by the clock: the
same view and seed give the same counts on every machine.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from math import inf
from random import Random

from watten_app.engine import Card, View
from watten_app.players.belief import ideas_of, naming_weight, stratified
from watten_app.players.fast import Course, Position, after_play
from watten_app.players.packing import position_of
from watten_app.players.rollout import wins_rollout
from watten_app.players.solver import Solver, TooManyPositionsError
from watten_app.players.trust import Listening, heard

type Slices[T] = Generator[None, None, T]
"""Work in slices of a few milliseconds, with its result at the end."""


def finished[T](slices: Slices[T]) -> T:
    """The result of work in slices, done at a stretch."""
    while True:
        try:
            next(slices)
        except StopIteration as done:
            return done.value


MOST_POSITIONS = 1_500
"""For one card in one possible deal, before a quick playing-out has to do."""


@dataclass(frozen=True, slots=True)
class World:
    """A possible deal at the moment of the view."""

    course: Course
    position: Position
    weight: float


@dataclass(slots=True)
class Count:
    """In how many possible deals, by weight, each card wins, and the side at all."""

    worlds: float = 0.0
    won: float = 0.0
    wins: dict[Card, float] = field(default_factory=dict)

    @property
    def share(self) -> float:
        """The share of the possible deals that the seat's side wins if it plays its best."""
        return self.won / self.worlds if self.worlds else 0.5


def worlds_of(
    view: View, number: int, random: Random, listening: Listening = Listening.NOBODY
) -> Slices[list[World]]:
    """So many possible deals that agree with all that the view tells."""
    ideas = heard(view, ideas_of(view), listening)
    yield
    chosen = stratified(ideas, number, random)
    found = []
    for place, idea in enumerate(chosen):
        hands = idea.evidence.draw(random)
        weight = naming_weight(view, idea, hands)
        position = position_of(idea.course, hands, view.tricks, view.trick)
        found.append(World(idea.course, position, weight))
        if place % 16 == 15:
            yield
    return found


def count(
    view: View, worlds: list[World], cards: tuple[Card, ...], most: float = inf
) -> Slices[Count]:
    """How often each of these cards of the seat to play wins, solved in each possible deal.

    With `most` positions solved no other deal is begun.
    """
    told, work = Count(wins=dict.fromkeys(cards, 0.0)), 0
    for world in worlds:
        if work >= most:
            break
        wins, positions = yield from wins_in(world, view.seat)
        work += positions
        told.worlds += world.weight
        told.won += world.weight * any(wins.values())
        for card in cards:
            told.wins[card] += world.weight * wins[world.course.ranking.bits[card]]
    return told


def count_won(view: View, worlds: list[World], most: float = inf) -> Slices[Count]:
    """In how many possible deals the seat's side wins, whoever is to play next; no cards.

    With `most` positions solved no other deal is begun.
    """
    told, work = Count(), 0
    for world in worlds:
        if work >= most:
            break
        wins, positions = yield from value_in(world, view.seat)
        work += positions
        told.worlds += world.weight
        told.won += world.weight * wins
    return told


def wins_in(world: World, seat: int) -> Slices[tuple[dict[int, bool], int]]:
    """For each card that the seat may play next in a possible deal, whether its side wins.

    And how many positions were solved for it.
    """
    course, position = world.course, world.position
    assert position.turn == seat
    solver = Solver(course, reduced=True)
    found: dict[int, bool] = {}
    for card in solver.distinct(position):
        solver.most = solver.looked_at + MOST_POSITIONS
        try:
            found[card] = solver.wins_with(position, card)
        except TooManyPositionsError:
            found[card] = wins_rollout(course, after_play(course, position, card), seat)
        yield
    return solver.spread(found, position), solver.looked_at


def value_in(world: World, seat: int) -> Slices[tuple[bool, int]]:
    """Whether the seat's side wins a possible deal, and how many positions were solved for it."""
    course, position = world.course, world.position
    mover = position.turn
    solver = Solver(course, reduced=True)
    best = False
    for card in solver.distinct(position):
        solver.most = solver.looked_at + MOST_POSITIONS
        try:
            best = solver.wins_with(position, card)
        except TooManyPositionsError:
            best = wins_rollout(course, after_play(course, position, card), mover)
        yield
        if best:
            break
    return best == (course.side[mover] == course.side[seat]), solver.looked_at
