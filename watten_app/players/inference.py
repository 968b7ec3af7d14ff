"""What announcements and plays tell of the others' hands (players.md, inference).

Possible deals are drawn several times over, and of these the likelier ones are kept.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial, reduce
from math import ceil
from operator import or_
from random import Random

from watten_app.engine import Suit, View
from watten_app.engine.rules import Announce
from watten_app.players.belief import ideas_of, stratified
from watten_app.players.evidence import played_by
from watten_app.players.expected import Expected, knew_at, learned
from watten_app.players.fast import Course
from watten_app.players.moments import moments
from watten_app.players.naming import highest_trumps
from watten_app.players.packing import position_of
from watten_app.players.ranking import Cards
from watten_app.players.trust import Listening, heard
from watten_app.players.worlds import Slices, World

_AS_TAUGHT = 1.0
"""How likely a hand like this is to be announced so, beside the best fitting one."""

_AS_GOOD = 0.1
"""Another rank is held as often, and the lower one is what is named by habit."""

_UNUSUAL = 0.03
_STRANGE = 0.01

_RARE = 0.5
"""Deals in which the announcement is so much less likely are mostly left out at once."""

_SLICE = 6


def likely_worlds(
    view: View, number: int, draws: int, random: Random, listening: Listening = Listening.ALL
) -> Slices[list[World]]:
    """The likelier ones of so many `draws` of possible deals; their weights add up to `number`."""
    ideas = heard(view, ideas_of(view), listening)
    yield
    drawn: list[Drawn] = []
    likeliest = 0.0
    seen = {idea.course: _seen(view, idea.course) for idea in ideas}
    for place, idea in enumerate(stratified(ideas, draws, random)):
        if place % _SLICE == _SLICE - 1:
            yield
        hands = idea.evidence.draw(random)
        announced, played = seen[idea.course]
        likelihood = 1.0
        for chance in announced:
            likelihood *= chance[hands[chance.seat]]
        likeliest = max(likeliest, likelihood)
        if likelihood < _RARE * likeliest:
            # few of these are looked at more closely, each for many
            if random.random() * _RARE * likeliest >= likelihood:
                continue
            likelihood = _RARE * likeliest
        for chance in played:
            likelihood *= chance[hands[chance.seat]]
        drawn.append((idea.course, hands, likelihood))
    return resampled(view, drawn, number, random)


type Drawn = tuple[Course, tuple[Cards, ...], float]
"""A possible deal: its course, the hands, and how likely it is beside the others."""


def resampled(view: View, drawn: list[Drawn], number: int, random: Random) -> list[World]:
    """The likelier ones of the deals drawn; their weights are whole and add up to `number`.

    Each counts as often as its likelihood says, to within one.
    """
    total = sum([likelihood for _, _, likelihood in drawn])
    if not total:
        return []
    kept: list[World] = []
    passed, counted, offset = 0.0, 0, random.random()
    for course, hands, likelihood in drawn:
        passed += likelihood / total * number
        times = max(0, ceil(passed - offset) - counted)
        if times:
            position = position_of(course, hands, view.tricks, view.trick)
            kept.append(World(course, position, float(times)))
            counted += times
    return kept


type _Play = tuple[Expected, int, Cards]
"""What was expected of a seat, the card that it played, and that with all that it played since."""


class _Chance(dict[Cards, float]):
    """By the hand that another seat may hold now, how likely it was to announce or play so.

    Reckoned when it is first asked for.
    """

    def __init__(self, seat: int, told: Callable[[Cards], float]) -> None:
        super().__init__()
        self.seat, self.told = seat, told

    def __missing__(self, hand: Cards) -> float:
        self[hand] = chance = self.told(hand)
        return chance


def _seen(view: View, course: Course) -> tuple[list[_Chance], list[_Chance]]:
    """What the others announced, and what they played."""
    announced = [_Chance(habit.seat, habit.likelihood) for habit in _habits(view, course)]
    plays = _plays(view, course)
    played = [_Chance(seat, partial(_played, some)) for seat, some in enumerate(plays) if some]
    return announced, played


def _played(plays: list[_Play], hand: Cards) -> float:
    """How likely the plays of a seat are, by its hand now."""
    chance = 1.0
    for expected, card, since in plays:
        chance *= expected.likelihood(hand | since, card)
    return chance


def _plays(view: View, course: Course) -> list[list[_Play]]:
    """By seat, its plays; none of Böhmisch, which is another game."""
    found: list[list[_Play]] = [[] for _ in range(view.players)]
    if view.rules.bohemian:
        return found
    since = [0] * view.players
    for moment, card in reversed(list(moments(course, (*view.tricks, view.trick)))):
        seat = moment.seat
        since[seat] |= card
        if seat == view.seat or view.hand_sizes[seat] + since[seat].bit_count() == 1:
            continue
        knowing = knew_at(view.rules, view.dealer, view.players, seat, sum(moment.tricks))
        expected = Expected(course, moment, knowing, learned())
        found[seat].append((expected, card, since[seat]))
    return found


@dataclass(frozen=True, slots=True)
class _Habit:
    """What an announcer is likely to name with a hand.

    Attributes:
        played: what the announcer has played of the hand that it named from.
        counted: the cards that are counted; Kritische are not.
        shown: the cards of the rank or suit that it named.
        others: the cards of the other ranks or suits that would be named before that one on
            ties, and of those that would not.
        bottom: whether the first card dealt was named, whatever it was (R11).
        rechte: the cards that are Rechter or Guater of a suit, where the Schlag was known before.
        rechter: those of the suit named.
    """

    seat: int
    played: Cards
    counted: Cards
    shown: Cards
    others: tuple[tuple[Cards, ...], tuple[Cards, ...]]
    bottom: bool
    rechte: Cards = 0
    rechter: Cards = 0

    def likelihood(self, hand: Cards) -> float:
        """How likely this hand is to be announced so, by common habits."""
        hand |= self.played
        if self.bottom:
            return float((hand & self.shown).bit_count())
        hand &= self.counted
        if hand & self.rechte and self.rechter:
            return _AS_TAUGHT if hand & self.rechter else _UNUSUAL
        held = (hand & self.shown).bit_count()
        before, after = self.others
        tied = max([(hand & cards).bit_count() for cards in before], default=0)
        most = max([(hand & cards).bit_count() for cards in after], default=0)
        if held >= max(tied, most):
            return _AS_GOOD if tied == held else _AS_TAUGHT
        return _UNUSUAL if held + 1 == max(tied, most) else _STRANGE


def _habits(view: View, course: Course) -> list[_Habit]:
    """What the announcers, other than this seat, go by: Schlag and trump."""
    ranking = course.ranking
    if view.rules.bohemian or ranking.schlag is None:
        return []
    bottom = view.rules.announce is Announce.BOTTOM
    schlag_namer = view.dealer if view.swapped else view.forehand
    alone = view.swapped or view.players == 3
    trump_namer = view.forehand if alone else view.dealer
    habits = []
    if schlag_namer != view.seat:
        # The rank held most often is named, the lower one on ties.
        ranks = view.rules.schlag_ranks
        place = ranks.index(ranking.schlag) if ranking.schlag in ranks else len(ranks)
        lower, higher = ranks[place + 1 :], ranks[:place]
        habits.append(
            _Habit(
                schlag_namer,
                ranking.pack(played_by(view, schlag_namer)),
                ~ranking.critical,
                ranking.ranks[ranking.schlag],
                tuple(tuple(ranking.ranks[rank] for rank in some) for some in (lower, higher)),
                bottom,
            )
        )
    if trump_namer != view.seat:
        # The suit of a Rechter or Guater that is held is named, else the suit held most often.
        highest = {
            suit: ranking.pack(tuple(highest_trumps(view.rules, ranking.schlag, suit)))
            for suit in Suit
        }
        tops = reduce(or_, highest.values())
        rest = tuple(cards for suit, cards in ranking.suits.items() if suit is not ranking.trump)
        habits.append(
            _Habit(
                trump_namer,
                ranking.pack(played_by(view, trump_namer)),
                ~ranking.critical,
                ranking.suits[ranking.trump],
                ((), rest),
                bottom,
                0 if view.rules.hidden else tops,
                highest[ranking.trump],
            )
        )
    return habits
