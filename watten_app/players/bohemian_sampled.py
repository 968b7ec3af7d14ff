"""Böhmisch in possible deals: each for himself, so everything is judged by what it costs its seat.

Whether to stay, what to put away and what to play is tried in possible deals. They are played on
by plain rules, and once two cards a hand are left by what is best for each: the obligation leaves
little choice (R31), so that is near to what the others do.
"""

from random import Random

from watten_app.engine import Action, Card, Phase, Verb, View
from watten_app.engine.bohemian_deal import TRICKS, is_won, points_of_tricks
from watten_app.players import plain
from watten_app.players.bohemian_worlds import (
    Dealt,
    course_seen,
    dealt,
    first_lead,
    playing_worlds,
    put_away,
)
from watten_app.players.fast import Course, Position, after_play, moves
from watten_app.players.ranking import Cards
from watten_app.players.reason import Choice, Measure, Prospect, because, tenths
from watten_app.players.rollout import rollout
from watten_app.players.worlds import Slices

type Costs = tuple[float, ...]
"""By the tricks made in all, what they add to the score: the less, the better."""

_VICTORY = 10
"""What ending at nought counts instead of the points: it wins the match (R32)."""

_SEARCHED_FROM = 2
"""With so many cards a hand everybody's best play is searched for."""

_EXCHANGED, _AT_LEAST = 2, 20
"""Half as many deals will do for an exchange, but not fewer than these."""

_FIRST_LOOK, _PROMISING = 5, 4
"""A fifth of them is looked at with all exchanges, the rest with the best few."""

_SLICE = 8
_SAME = 1e-9


def choose(view: View, random: Random, number: int) -> Slices[Choice]:
    """Stay, exchange or play, as costs least on average in so many possible deals."""
    match view.phase:
        case Phase.LEAVE:
            return (yield from _stay_or_leave(view, random, number))
        case Phase.EXCHANGE:
            return (yield from _exchange(view, random, number))
    return (yield from _play(view, random, number))


def costs_of(view: View, seat: int) -> Costs:
    """What each number of tricks costs a seat with its score."""
    left = view.score[seat]
    points = [points_of_tricks(view.rules, made, view.value, left) for made in range(TRICKS + 1)]
    return tuple(-_VICTORY if is_won(view.rules, (left + one,)) else one for one in points)


def _stay_or_leave(view: View, random: Random, number: int) -> Slices[Choice]:
    """Leave if staying, with the cards that are put away by habit, adds to the score."""
    course, costs = course_seen(view), costs_of(view, view.seat)
    hand, stock = course.ranking.pack(view.hand), len(view.rules.cards) - TRICKS * view.players - 1
    away, total = put_away(course, hand, stock), 0.0
    for place in range(number):
        deal = dealt(view, course, random)
        total += costs[_tricks_with(view, course, deal, hand, away)]
        if place % _SLICE == _SLICE - 1:
            yield
    stay, leave = Action(view.seat, Verb.STAY), Action(view.seat, Verb.LEAVE)
    prospects = _prospects({stay: total, leave: 0.0}, number)
    points = tenths(total / number)
    if total > 0:
        return because(leave, "leave_points", prospects, **points)
    return because(stay, "stay_points", prospects, **points)


def _exchange(view: View, random: Random, number: int) -> Slices[Choice]:
    """All sensible exchanges are tried in some deals, the best few in more."""
    course, costs = course_seen(view), costs_of(view, view.seat)
    pack = course.ranking.pack
    hand, tried = pack(view.hand), _sensible(view, course)
    number = max(_AT_LEAST, number // _EXCHANGED)
    told, first = dict.fromkeys(tried, 0.0), number // _FIRST_LOOK
    for place in range(number):
        if place == first:
            tried = sorted(tried, key=lambda action: told[action])[:_PROMISING]
        deal = dealt(view, course, random)
        for count, action in enumerate(tried):
            tricks = _tricks_with(view, course, deal, hand, pack(action.argument))
            told[action] += costs[tricks]
            if count % _SLICE == _SLICE - 1:
                yield
        yield
    prospects = _prospects({action: told[action] for action in tried}, number)
    best = min(tried, key=lambda action: told[action])
    if not best.argument:
        return because(best, "exchange_none_points", prospects)
    return because(best, "exchange_points", prospects, number=len(best.argument))


def _sensible(view: View, course: Course) -> list[Action]:
    """The exchanges that put no card away while a weaker one of its suit is kept."""
    bits, field = course.ranking.bits, course.ranking.field

    def is_sensible(away: tuple[Card, ...]) -> bool:
        kept = [bits[card] for card in view.hand if card not in away]
        gone = [bits[card] for card in away]
        return not any(low < high and low & field[high] for high in gone for low in kept)

    return [action for action in view.legal if is_sensible(action.argument)]


def _tricks_with(view: View, course: Course, deal: Dealt, hand: Cards, away: Cards) -> int:
    """The tricks this seat makes in a possible deal when it has put these cards away."""
    drawn = TRICKS - (hand & ~away).bit_count()
    mine = hand & ~away | sum(deal.to_draw[:drawn])
    hands = tuple(mine if seat == view.seat else held for seat, held in enumerate(deal.hands))
    return rollout(course, first_lead(view, course, hands))[view.seat]


def _play(view: View, random: Random, number: int) -> Slices[Choice]:
    """The card with the lowest cost on average; among equals the one of the plain rules."""
    worlds = yield from playing_worlds(view, number, random)
    everybodys = tuple(costs_of(view, seat) for seat in range(view.players))
    costs, plays = everybodys[view.seat], view.legal
    told = dict.fromkeys(plays, 0.0)
    for world in worlds:
        course, bits = world.course, world.course.ranking.bits
        for play in plays:
            after = after_play(course, world.position, bits[play.card])
            if len(view.hand) <= _SEARCHED_FROM:
                tricks = _best_for_each(course, after, everybodys)
            else:
                tricks = rollout(course, after)
            told[play] += world.weight * costs[tricks[view.seat]]
        yield
    least = min(told.values())
    equals = tuple(play for play in plays if told[play] < least + _SAME)
    choice, prospects = plain.card(view, equals), _prospects(told, number)
    if len(equals) == len(plays):
        return Choice(choice.action, choice.reason, prospects)
    return because(choice.action, "bohemian_cheapest", prospects, card=choice.action.card)


def _best_for_each(course: Course, position: Position, costs: tuple[Costs, ...]) -> tuple[int, ...]:
    """The tricks by seat when each plays what costs himself least, all cards open."""
    seat, allowed = position.turn, moves(course, position)
    if not allowed:
        return position.tricks
    ends = []
    while allowed:
        card = allowed & -allowed
        allowed ^= card
        ends.append(_best_for_each(course, after_play(course, position, card), costs))
    return min(ends, key=lambda tricks: costs[seat][tricks[seat]])


def _prospects(told: dict[Action, float], number: int) -> tuple[Prospect, ...]:
    """What goes off the score on average."""
    return tuple(Prospect(one, Measure.POINTS, -told[one] / number) for one in told)
