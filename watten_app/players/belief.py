"""Which Schlag and trump it may be, for a seat of a hidden deal that does not know (R10 to R12).

A pair is impossible once a trick was won by another card than it says, or once an announcer
showed or kept what it does not allow. Among the others a pair is the likelier the likelier its
announcers are to hold what they must, and to have named it.
"""

from dataclasses import dataclass
from math import comb
from random import Random

from watten_app.engine import Rank, Rules, Suit, View
from watten_app.engine.rules import Announce
from watten_app.players.evidence import Evidence, evidence_of, played_by
from watten_app.players.fast import Course
from watten_app.players.packing import course_of_view, winning
from watten_app.players.ranking import Cards


@dataclass(frozen=True, slots=True)
class Idea:
    """Schlag and trump as they may be: the course of such a deal, and what follows from it.

    Attributes:
        weight: how likely it is beside the others, before any hand is drawn.
    """

    course: Course
    evidence: Evidence
    weight: float


def ideas_of(view: View) -> tuple[Idea, ...]:
    """What Schlag and trump may be from this view; just one where the seat knows them."""
    if view.order is not None:
        course = course_of_view(view, view.schlag, view.order.trump)
        return (Idea(course, evidence_of(view, course), 1.0),)
    found = []
    for schlag in _ranks(view.rules):
        for trump in Suit:
            course = course_of_view(view, schlag, trump)
            if not _explains(view, course):
                continue
            evidence = evidence_of(view, course)
            weight = _likelihood(evidence)
            if weight > 0:
                found.append(Idea(course, evidence, weight))
    return tuple(found)


def _ranks(rules: Rules) -> tuple[Rank, ...]:
    """The ranks that can be the Schlag; in bottom deals that of any card (R3, R11)."""
    if rules.announce is not Announce.BOTTOM:
        return rules.schlag_ranks
    held = {card.rank for card in rules.cards}
    return tuple(rank for rank in Rank if rank in held)


def _explains(view: View, course: Course) -> bool:
    """Whether each trick was won by the card that wins it if these are Schlag and trump."""
    return all(winning(course, trick)[2] == trick.winner for trick in view.tricks)


def _likelihood(evidence: Evidence) -> float:
    """How likely hands from the pool are to hold nothing barred and something wanted."""
    cards, likely = len(evidence.pool), 1.0
    pool = sum(evidence.pool)
    for seat, size in enumerate(evidence.sizes):
        barred = (pool & evidence.barred[seat]).bit_count()
        if barred:
            likely *= comb(cards - barred, size) / comb(cards, size)
    for seat, wanted in evidence.wanted:
        free = pool & ~evidence.barred[seat]
        useful = (free & wanted).bit_count()
        if evidence.known[seat] & wanted:
            continue
        size, among = evidence.sizes[seat], free.bit_count()
        likely *= 1 - comb(among - useful, size) / max(1, comb(among, size))
    return likely


def stratified(ideas: tuple[Idea, ...], number: int, random: Random) -> list[Idea]:
    """Each idea as often as its weight says, to within one."""
    total, chosen, passed = sum(idea.weight for idea in ideas), [], 0.0
    offset = random.random()
    for idea in ideas:
        passed += idea.weight / total * number if total else 0.0
        while len(chosen) + offset < passed:
            chosen.append(idea)
    return chosen


def naming_weight(view: View, idea: Idea, hands: tuple[Cards, ...]) -> float:
    """How likely the announcers, with these hands, are to have named this Schlag and trump."""
    if view.order is not None:
        return 1.0
    ranking = idea.course.ranking
    assert ranking.schlag is not None
    weight = 1.0
    for seat, shown, named in (
        (view.forehand, ranking.ranks[ranking.schlag], ranking.ranks.values()),
        (view.dealer, ranking.suits[ranking.trump], ranking.suits.values()),
    ):
        hand = hands[seat] | ranking.pack(played_by(view, seat))
        if view.rules.announce is Announce.BOTTOM:
            weight *= (hand & shown).bit_count()
            continue
        free = hand & ~ranking.critical
        most = max((free & cards).bit_count() for cards in named)
        weight *= 1.0 if (free & shown).bit_count() == most else _UNUSUAL
    return weight


_UNUSUAL = 0.15
"""How likely a rank or suit is named of which another is held more often."""
