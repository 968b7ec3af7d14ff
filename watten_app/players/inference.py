"""What the announcement tells of the announcers' hands (players.md, inference).

Possible deals are drawn several times over, and of these the likelier ones are kept.
"""

from random import Random

from watten_app.engine import View
from watten_app.engine.rules import Announce
from watten_app.players.belief import ideas_of, stratified
from watten_app.players.evidence import played_by
from watten_app.players.fast import Course
from watten_app.players.packing import position_of
from watten_app.players.ranking import Cards
from watten_app.players.worlds import Slices, World

_AS_TAUGHT = 1.0
_AS_GOOD = 0.4
"""Another rank is held as often, and the lower one is what is named by habit."""

_UNUSUAL = 0.1
_STRANGE = 0.03
_SLICE = 24


def likely_worlds(view: View, number: int, times: int, random: Random) -> Slices[list[World]]:
    """So many possible deals, the likelier ones of `times` as many; each with weight 1."""
    ideas = ideas_of(view)
    yield
    drawn: list[World] = []
    for place, idea in enumerate(stratified(ideas, number * times, random)):
        hands = idea.evidence.draw(random)
        weight = announcing_weight(view, idea.course, hands)
        position = position_of(idea.course, hands, view.tricks, view.trick)
        drawn.append(World(idea.course, position, weight))
        if place % _SLICE == _SLICE - 1:
            yield
    return resampled(drawn, number, random)


def resampled(drawn: list[World], number: int, random: Random) -> list[World]:
    """So many of the deals drawn, each as often as its weight says, to within one."""
    total = sum(world.weight for world in drawn)
    if not total:
        return []
    kept: list[World] = []
    passed, offset = 0.0, random.random()
    for world in drawn:
        passed += world.weight / total * number
        while len(kept) + offset < passed:
            kept.append(World(world.course, world.position, 1.0))
    return kept


def announcing_weight(view: View, course: Course, hands: tuple[Cards, ...]) -> float:
    """How likely hands like these are to be announced as they were, by common habits."""
    ranking, seat = course.ranking, view.seat
    if view.rules.bohemian or ranking.schlag is None:
        return 1.0
    schlag_namer = view.dealer if view.swapped else view.forehand
    alone = view.swapped or view.players == 3
    trump_namer = view.forehand if alone else view.dealer
    weight = 1.0
    if schlag_namer != seat:
        hand = hands[schlag_namer] | ranking.pack(played_by(view, schlag_namer))
        weight = _schlag_weight(view, course, hand)
    if trump_namer != seat:
        hand = hands[trump_namer] | ranking.pack(played_by(view, trump_namer))
        weight *= _trump_weight(view, course, hand)
    return weight


def _schlag_weight(view: View, course: Course, hand: Cards) -> float:
    """The rank held most often is named, the lower one on ties."""
    ranking = course.ranking
    named = ranking.schlag
    assert named is not None
    if view.rules.announce is Announce.BOTTOM:
        return float((hand & ranking.ranks[named]).bit_count())
    free = hand & ~ranking.critical
    held = {rank: (free & ranking.ranks[rank]).bit_count() for rank in view.rules.schlag_ranks}
    most = max(held.values())
    if held.get(named, 0) < most:
        return _UNUSUAL if held.get(named, 0) == most - 1 else _STRANGE
    lowest = [rank for rank, count in held.items() if count == most][-1]
    return _AS_TAUGHT if named is lowest else _AS_GOOD


def _trump_weight(view: View, course: Course, hand: Cards) -> float:
    """The suit of a Rechter that is held is named, else the suit held most often."""
    ranking = course.ranking
    named = ranking.suits[ranking.trump]
    if view.rules.announce is Announce.BOTTOM:
        return float((hand & named).bit_count())
    free = hand & ~ranking.critical
    if not view.rules.hidden and ranking.schlag is not None:
        rechte = free & ranking.ranks[ranking.schlag]
        if rechte and ranking.rechter:
            return _AS_TAUGHT if hand & ranking.rechter else _UNUSUAL
    most = max((free & suit).bit_count() for suit in ranking.suits.values())
    held = (free & named).bit_count()
    if held == most:
        return _AS_TAUGHT
    return _UNUSUAL if held == most - 1 else _STRANGE
