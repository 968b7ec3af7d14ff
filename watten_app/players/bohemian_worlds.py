"""Possible deals in Böhmisch: what the others may hold once all have exchanged (R30).

Nobody sees what another puts away, but everybody keeps trumps and aces: before the play the
exchanges still to come are made by that habit, in the play a hand is the likelier the more of
these it holds.
"""

from dataclasses import dataclass
from random import Random

from watten_app.engine import Phase, Rank, View
from watten_app.engine.bohemian import MOST_DRAWN
from watten_app.engine.bohemian_deal import TRICKS
from watten_app.players.evidence import evidence_of
from watten_app.players.fast import Course, Position
from watten_app.players.inference import Drawn, resampled
from watten_app.players.packing import course_of_view
from watten_app.players.ranking import Cards
from watten_app.players.whereabouts import held, pool
from watten_app.players.worlds import Slices, World

_KEPT = 2.2
"""How much likelier a trump or an ace is to be in a hand after the exchange than another card."""

_OVERSAMPLED = 4
_SLICE = 16


@dataclass(frozen=True, slots=True)
class Dealt:
    """What may have been dealt, before this seat has exchanged.

    Attributes:
        hands: by seat, the hand that it will play with; this seat's own is left empty.
        to_draw: the cards that come to this seat, in order.
    """

    hands: tuple[Cards, ...]
    to_draw: tuple[int, ...]


def course_seen(view: View) -> Course:
    """What stays the same in the play of this deal; Schlag and trump lie open (R28)."""
    assert view.trump is not None
    return course_of_view(view, view.schlag, view.trump)


def put_away(course: Course, hand: Cards, stock: int) -> Cards:
    """What a seat puts away by habit: the weakest cards that are neither trump nor ace.

    Args:
        stock: how many cards are left to draw.
    """
    surplus = hand.bit_count() - TRICKS
    weak = hand & ~worth_keeping(course)
    away = _lowest(weak, min(MOST_DRAWN, stock) + surplus)
    return away | _lowest(hand & ~away, surplus - away.bit_count())


def worth_keeping(course: Course) -> Cards:
    """Trumps, all of their classes, and aces."""
    return course.ranking.classed | course.ranking.ranks[Rank.ACE]


def _lowest(cards: Cards, number: int) -> Cards:
    found = 0
    while cards and number > 0:
        found |= cards & -cards
        cards &= cards - 1
        number -= 1
    return found


def dealt(view: View, course: Course, random: Random) -> Dealt:
    """One possible deal, seen by a seat that has not exchanged yet."""
    bits, playing = course.ranking.bits, view.turn_from(view.forehand)
    stock = sorted((bits[card] for card in pool(view)), key=lambda _: random.random())
    hands = [0] * view.players
    for seat in playing:
        if seat != view.seat:
            known = course.ranking.pack(held(view, seat))
            missing = TRICKS + (seat == view.dealer) - known.bit_count()
            hands[seat] = known | sum(stock[:missing])
            stock = stock[missing:]
    to_draw, stock = stock[:MOST_DRAWN], stock[MOST_DRAWN:]
    for seat in playing:
        if seat == view.seat:
            continue
        away = put_away(course, hands[seat], len(stock))
        drawn = TRICKS - (hands[seat] & ~away).bit_count()
        hands[seat] = hands[seat] & ~away | sum(stock[:drawn])
        stock = stock[drawn:]
    return Dealt(tuple(hands), tuple(to_draw))


def first_lead(view: View, course: Course, hands: tuple[Cards, ...]) -> Position:
    """The position at the first lead with these hands."""
    leader = view.turn_from(view.forehand)[0]
    return Position(hands, leader, 0, 0, leader, 0, (0,) * len(course.seats))


def playing_worlds(view: View, number: int, random: Random) -> Slices[list[World]]:
    """Possible deals in the play, the likelier ones of many; their weights add up to `number`."""
    assert view.phase is Phase.PLAY
    course = course_seen(view)
    evidence, kept = evidence_of(view, course), worth_keeping(course)
    drawn: list[Drawn] = []
    for place in range(number * _OVERSAMPLED):
        hands = evidence.draw(random)
        others = sum(hands) ^ hands[view.seat]
        weight = _KEPT ** (others & kept).bit_count()
        drawn.append((course, hands, weight))
        if place % _SLICE == _SLICE - 1:
            yield
    return resampled(view, drawn, number, random)
