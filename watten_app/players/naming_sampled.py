"""The announcement in possible deals: each thing that may be said is tried, plainly played out.

What the others name with a hand is taken from the plain rules. With three, where forehand names
both, that is better than counting; else it is not, and only Schönere and Schlagtausch are weighed.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

from watten_app.engine import Action, Card, Phase, Rank, Rng, Rules, Suit, Verb, View
from watten_app.engine.rules import Announce, cards_each
from watten_app.players import plain
from watten_app.players.fast import Course, Position
from watten_app.players.naming import is_poor, rather_names_trump, schlag_of, trump_of
from watten_app.players.packing import course_of_view
from watten_app.players.reason import Choice, Measure, Prospect, because, percent
from watten_app.players.rollout import wins_rollout
from watten_app.players.whereabouts import held, pool
from watten_app.players.worlds import Slices

type Hands = tuple[tuple[Card, ...], ...]

_UNASKED = 0.25
"""How likely a hand is to be behind a question that the plain rules would not ask with it."""

_FIRST_LOOK, _PROMISING, _FEWEST = 8, 4, 4
"""An eighth of the deals is looked at with all that may be said, the rest with the best few."""

_SLICE = 8


ANNOUNCING = (Phase.SCHLAG, Phase.TRUMP, Phase.BETTER, Phase.SWAP)
_NAMING = (Verb.SCHLAG, Verb.TRUMP)
_ASKING = (Verb.BETTER, Verb.SWAP)

_CLEARLY = 0.08
"""A question is worth so much less than what it wins: it tells something, and may be refused."""


def announce(view: View, rng: Rng, number: int) -> Slices[Choice]:
    """Say what wins most of so many possible deals."""
    if view.rules.announce is not Announce.OPEN:
        return plain.choose(view, rng)
    names = tuple(action for action in view.legal if action.verb in _NAMING)
    others = tuple(action for action in view.legal if action.verb not in _NAMING)
    counted = plain.choose(replace(view, legal=names), rng) if names else None
    if counted and _counting_will_do(view):
        names = (counted.action,)
    if counted and len(names) + len(others) == 1:
        return counted
    told = yield from shares(view, (*names, *others), Random(rng.next()), number, _PROMISING)
    best = max(told, key=lambda action: told[action])
    prospects = tuple(Prospect(action, Measure.DEAL, told[action]) for action in told)
    if counted and best == counted.action:
        return replace(counted, prospects=prospects)
    share = percent(told[best])
    match best.verb:
        case Verb.SCHLAG:
            return because(best, "schlag_wins", prospects, rank=best.argument, number=share)
        case Verb.TRUMP:
            return because(best, "trump_wins", prospects, suit=best.argument, number=share)
    fewer = percent(max(told[action] for action in told if action != best))
    return because(best, "said_wins", prospects, number=share, fewer=fewer)


def _counting_will_do(view: View) -> bool:
    """Whether counting ranks and suits names as well as possible deals do."""
    return view.players != 3


def shares(
    view: View, said: tuple[Action, ...], random: Random, number: int, promising: int
) -> Slices[dict[Action, float]]:
    """By what is said now, the share of the possible deals that the seat's side then wins.

    Only so many of the most promising are looked at to the end; the others are left out.
    """
    saying = _Saying(view)
    tried = saying.plans(said)
    told, first, total = dict.fromkeys(tried, 0.0), max(_FEWEST, number // _FIRST_LOOK), 0.0
    for place in range(number):
        if place == first:
            best = sorted(tried, key=lambda plan: -told[plan])[:promising]
            tried = {plan: tried[plan] for plan in best}
        hands = saying.dealt(random)
        weight = saying.likelihood(hands)
        total += weight
        for count, (plan, follow) in enumerate(tried.items()):
            told[plan] += weight * follow(hands)
            if count % _SLICE == _SLICE - 1:
                yield
        yield
    found: dict[Action, float] = {}
    for action, suit in tried:
        found[action] = max(found.get(action, 0.0), told[action, suit] / total)
    for action in found:
        found[action] = max(0.0, found[action] - _CLEARLY * (action.verb in _ASKING))
    return found


@dataclass(slots=True)
class _Saying:
    """What may be said at this moment of the announcement, and what comes of it."""

    view: View
    courses: dict[tuple[Rank, Suit], Course] = field(default_factory=dict)

    def dealt(self, random: Random) -> Hands:
        """The hands as they may be."""
        view = self.view
        cards = sorted(pool(view), key=lambda _: random.random())
        hands = []
        for seat, size in enumerate(view.hand_sizes):
            known = view.hand if seat == view.seat else held(view, seat)
            missing = size - len(known)
            hands.append((*known, *cards[:missing]))
            cards = cards[missing:]
        return (*hands, tuple(cards))

    def likelihood(self, hands: Hands) -> float:
        """How likely the other announcer is to have said with this hand what he has."""
        view = self.view
        if view.phase is Phase.BETTER:
            return 1.0 if is_poor(view.rules, hands[self.other]) else _UNASKED
        if view.phase is Phase.SWAP:
            return 1.0 if rather_names_trump(view.rules, hands[self.other]) else _UNASKED
        if view.schlag is not None and self.other != view.seat:
            usual = schlag_of(view.rules, hands[self.other], view.rules.schlag_ranks)
            return 1.0 if usual is view.schlag else _UNASKED
        return 1.0

    @property
    def other(self) -> int:
        """The other of forehand and dealer; with three forehand names alone."""
        view = self.view
        if view.players == 3:
            return view.seat
        return view.dealer if view.seat == view.forehand else view.forehand

    def plans(
        self, said: tuple[Action, ...]
    ) -> dict[tuple[Action, Suit | None], Callable[[Hands], float]]:
        """What may be said, with the trump to follow where the seat names both; what it wins."""
        view = self.view
        alone = view.phase is Phase.SCHLAG and view.players == 3
        found: dict[tuple[Action, Suit | None], Callable[[Hands], float]] = {}
        for action in said:
            for suit in Suit if alone else (None,):
                found[action, suit] = self._plan(action, suit)
        return found

    def _plan(self, action: Action, suit: Suit | None) -> Callable[[Hands], float]:
        view, argument = self.view, action.argument
        match action.verb:
            case Verb.SCHLAG:
                return lambda hands: self._named(hands, view.swapped, argument, suit)
            case Verb.TRUMP:
                return lambda hands: self._named(hands, view.swapped, view.schlag, argument)
            case Verb.SWAP:
                return lambda hands: self._named(hands, True)
            case Verb.BETTER:
                return self._exchanged
            case Verb.AGREE if view.phase is Phase.SWAP:
                return lambda hands: self._named(hands, True)
            case Verb.AGREE:
                return self._exchanged
        return lambda hands: self._named(hands, view.swapped, view.schlag)

    def _exchanged(self, hands: Hands) -> float:
        """Forehand and dealer have new cards; a second time the deal is nobody's (R13)."""
        view = self.view
        if view.exchanged:
            return 0.5
        each, stock = cards_each(view.players), hands[-1]
        new = {view.forehand: stock[:each], view.dealer: stock[each : 2 * each]}
        after = tuple(new.get(seat, hand) for seat, hand in enumerate(hands))
        return self._named(after, view.swapped)

    def _named(
        self,
        hands: Hands,
        swapped: bool,
        schlag: Rank | None = None,
        trump: Suit | None = None,
    ) -> float:
        """1 if the seat's side wins with these names; what is open is named by plain rules."""
        view, rules = self.view, self.view.rules
        first, second = (view.forehand, view.dealer)[:: -1 if swapped else 1]
        if view.players == 3:
            second = first
        if schlag is None:
            schlag = schlag_of(rules, hands[first], _ranks(rules, hands[first]))
        if trump is None:
            known = None if rules.hidden else schlag
            trump = trump_of(rules, known, hands[second], _suits(rules, hands[second]))
        course = self.courses.get((schlag, trump))
        if course is None:
            course = self.courses[schlag, trump] = course_of_view(view, schlag, trump)
        packed = tuple(map(course.ranking.pack, hands[: view.players]))
        lead = Position(packed, view.forehand, 0, 0, view.forehand, 0, (0, 0))
        return float(wins_rollout(course, lead, view.seat))


def _ranks(rules: Rules, hand: tuple[Card, ...]) -> tuple[Rank, ...]:
    """What may be named: in hidden deals only a rank that is held (R10)."""
    ranks = {card.rank for card in hand}
    return tuple(rank for rank in rules.schlag_ranks if not rules.hidden or rank in ranks)


def _suits(rules: Rules, hand: tuple[Card, ...]) -> tuple[Suit, ...]:
    suits = {card.suit for card in hand}
    return tuple(suit for suit in Suit if not rules.hidden or suit in suits)
