"""Which card a thinking player is expected to play: a table learned from what such players did.

Each card that may be played gets a sum of numbers from the table, by its place in the hand, its
strength among the cards that are still out, its role, and the moment; the likelihood of a play is
its share of the exponentials. `build/make.py moves` makes the table (expected.json).
"""

import json
from collections.abc import Iterator
from functools import cached_property
from importlib.resources import files
from math import exp

from watten_app.engine import Rules, seats
from watten_app.engine.rules import BlindReveal
from watten_app.players.fast import Course
from watten_app.players.moments import Moment
from watten_app.players.ranking import Cards

HUNDREDTHS = 100
"""The table holds whole hundredths."""

LOW_THROW, THROW, LOW_TAKE, TAKE, HIGH_TAKE = range(5)
"""A card's place in the hand as its player follows to a trick."""

HIGHEST, LOWEST, MIDDLE, HIGHEST_PLAIN = range(4)
"""The same as he leads."""

PLACES, STRENGTHS, GRADES, ROLES, MANY = 5, 11, 7, 6, 4
SITUATIONS, SCORES, BESTS = 14, 9, 5
SIZES = {
    "place": (SITUATIONS, PLACES),
    "strength": (SITUATIONS, STRENGTHS, PLACES),
    "score": (SITUATIONS, SCORES, STRENGTHS),
    "best": (SITUATIONS, 2, BESTS, 2),
    "role": (SITUATIONS, ROLES, PLACES),
    "hand": (SITUATIONS, MANY, GRADES),
}
"""The parts of the table, each a list of this shape, row by row."""

_AT_WILL = 0.05
"""So many plays follow no expectation: any card that may be played."""

_HIGHER = (0, 1, 2, 3, 4, 4, 5, 5, 5)
_GRADES = (0, 1, 1, 2, 2, 2, 3, 4, 5, 5, 6)
_BESTS = (0, 1, 2, 2, 3, 3, 3)

type Table = dict[str, list[int]]
type Keys = tuple[tuple[str, int], ...]
"""For each part of the table that counts for a card, where to look in it."""


# Read while importing: a restored memory snapshot keeps objects, but no files.
_LEARNED: Table = json.loads(
    files(__package__).joinpath("expected.json").read_text(encoding="utf-8")
)


def learned() -> Table:
    """The table that comes with the app."""
    return _LEARNED


class _Weights(dict[int, float]):
    """By card what it counts in a place of a hand; reckoned when it is first asked for."""

    def __init__(self, expected: "Expected", place: int, many: int) -> None:
        super().__init__()
        self.told_by = expected, place, many

    def __missing__(self, card: int) -> float:
        expected, place, many = self.told_by
        self[card] = weight = expected.weight(card, place, many)
        return weight


type _Rows = tuple[_Weights, ...]
"""By place in the hand."""


class Expected:
    """What a player is expected to do at a moment, by the hand that he may hold."""

    def __init__(self, course: Course, moment: Moment, knowing: bool, table: Table) -> None:
        """`knowing`: whether the player knows Schlag and trump."""
        self.course, self.moment, self.table = course, moment, table
        self.situation = _situation(course, moment) + (0 if knowing else SITUATIONS // 2)
        self.beating = course.ranking.beats[moment.best] if moment.best else 0
        self._weights = tuple(
            tuple(_Weights(self, place, many) for place in range(PLACES)) for many in range(MANY)
        )

    def allowed(self, hand: Cards) -> Cards:
        """The cards of the hand that could be played."""
        moment = self.moment
        if not moment.lying:
            return hand
        return self.course.playable(
            hand, moment.seat, moment.led, moment.best, moment.lying == 1, not any(moment.tricks)
        )

    def likelihood(self, hand: Cards, card: int) -> float:
        """How likely the player of this hand was to play this card of it."""
        allowed = self.allowed(hand)
        if allowed == card:
            return 1.0
        classed = (hand & self.course.ranking.classed).bit_count()
        weights = self._weights[classed if classed < MANY else MANY - 1]
        shared = self._following if self.moment.lying else self._leading
        return (1 - _AT_WILL) * shared(allowed, card, weights) + _AT_WILL / allowed.bit_count()

    def _following(self, allowed: Cards, card: int, weights: _Rows) -> float:
        takes = allowed & self.beating
        throws = allowed ^ takes
        row, total, played = weights[LOW_THROW], 0.0, weights[THROW]
        if card == throws & -throws:
            played = row
        while throws:
            one = throws & -throws
            throws ^= one
            total += row[one]
            row = weights[THROW]
        if takes:
            one = takes & -takes
            row = weights[LOW_TAKE]
            total += row[one]
            if one == card:
                played = row
            elif card & takes:
                played = weights[TAKE]
            takes ^= one
            if takes:
                one = 1 << takes.bit_length() - 1
                row = weights[HIGH_TAKE]
                total += row[one]
                if one == card:
                    played = row
                takes ^= one
                row = weights[TAKE]
                while takes:
                    one = takes & -takes
                    takes ^= one
                    total += row[one]
        return played[card] / total

    def _leading(self, allowed: Cards, card: int, weights: _Rows) -> float:
        played = total = 0.0
        for one, place in self.placed(allowed):
            weight = weights[place][one]
            total += weight
            if one == card:
                played = weight
        return played / total

    def placed(self, allowed: Cards) -> list[tuple[int, int]]:
        """Each of these cards with its place in the hand, the weaker first."""
        if self.moment.lying:
            takes = allowed & self.beating
            throws = allowed ^ takes
            return _in_places(throws, LOW_THROW, THROW, THROW) + _in_places(
                takes, LOW_TAKE, TAKE, HIGH_TAKE
            )
        plain = allowed & ~self.course.ranking.classed
        found = _in_places(allowed, LOWEST, MIDDLE, HIGHEST)
        if plain and plain != allowed:
            place = plain.bit_count() - 1
            found[place] = (found[place][0], HIGHEST_PLAIN)
        return found

    def weight(self, card: int, place: int, many: int) -> float:
        """What this card counts beside others, `many` cards of its hand having a class."""
        table = self.table
        total = sum([table[part][where] for part, where in self.keys(card, place, many)])
        return exp(total / HUNDREDTHS)

    def keys(self, card: int, place: int, many: int) -> Keys:
        """Where the table speaks of this card, `many` cards of its hand having a class."""
        strength = self._strength(card)
        situation = self.situation
        keys = (
            ("place", situation * PLACES + place),
            ("strength", (situation * STRENGTHS + strength) * PLACES + place),
            ("score", (situation * SCORES + self._score) * STRENGTHS + strength),
            ("role", (situation * ROLES + self._role(card)) * PLACES + place),
            ("hand", (situation * MANY + many) * GRADES + _GRADES[strength]),
        )
        if not self.moment.lying:
            return keys
        best = (situation * 2 + self._classed_led) * BESTS + self._best
        return (*keys, ("best", best * 2 + (place >= LOW_TAKE)))

    def _strength(self, card: int) -> int:
        """How many cards beat it that are still out; of a plain card those of its suit count."""
        ranking, out = self.course.ranking, self.moment.out
        if card & ranking.classed:
            return _step(_HIGHER, (ranking.beats[card] & out).bit_count())
        return 7 + min(3, (ranking.beats[card] & ranking.suited[card] & out).bit_count())

    def _role(self, card: int) -> int:
        ranking = self.course.ranking
        for role, cards in enumerate(
            (ranking.critical, ranking.rechter, ranking.blinde, ranking.trumps)
        ):
            if card & cards:
                return role + (role == 3 and card < ranking.rechter)
        return ROLES - 1

    @cached_property
    def _score(self) -> int:
        """How many tricks both sides still need."""
        mine, needed = self.course.side[self.moment.seat], self.course.needed
        made = self.moment.tricks
        theirs = max(count for side, count in enumerate(made) if side != mine)
        return 3 * (min(3, needed - made[mine]) - 1) + min(3, needed - theirs) - 1

    @cached_property
    def _classed_led(self) -> bool:
        return bool(self.moment.led & self.course.ranking.classed)

    @cached_property
    def _best(self) -> int:
        return _step(_BESTS, (self.beating & self.moment.out).bit_count())


def _in_places(cards: Cards, low: int, middle: int, high: int) -> list[tuple[int, int]]:
    """These cards, the weakest in the first place, the strongest in the last; one is the low."""
    found, place = [], low
    while cards:
        card = cards & -cards
        cards ^= card
        if not cards and found:
            place = high
        found.append((card, place))
        place = middle
    return found


def _step(steps: tuple[int, ...], count: int) -> int:
    return steps[count] if count < len(steps) else steps[-1] + 1


def _situation(course: Course, moment: Moment) -> int:
    """Who leads or holds the trick, and who is still to play to it, from 0 to 6."""
    mine, last = course.side[moment.seat], moment.lying == course.size - 1
    if not moment.lying:
        return int(any(moment.tricks))
    if course.side[moment.holder] == mine:
        return 2 if last else 3
    if last:
        return 4
    return 5 if mine in (course.side[seat] for seat in _to_come(course, moment)) else 6


def _to_come(course: Course, moment: Moment) -> Iterator[int]:
    seat = moment.seat
    for _ in range(course.size - moment.lying - 1):
        seat = course.after[seat]
        yield seat


def knew_at(rules: Rules, dealer: int, players: int, seat: int, tricks: int) -> bool:
    """Whether a seat knew Schlag and trump after so many tricks (R10)."""
    revealed = rules.blind_reveal is BlindReveal.FIRST_TRICK and tricks > 0
    return not rules.hidden or revealed or seat in (dealer, seats.after(dealer, players))
