"""Whether a side gets its tricks with all cards open ("double dummy"), searched to the end.

Alpha-beta with two values; equal cards are tried once, the likely best first, and a position at
the beginning of a trick is kept in a table. In Böhmisch one seat is looked at against all others
(`fast.alone`): each trick that somebody else takes is one that it does not get.
"""

from dataclasses import dataclass, field
from functools import cache

from watten_app.players.fast import Course, Position, counts_from, moves
from watten_app.players.ranking import Cards, without_equals


class TooManyPositionsError(Exception):
    """The search has looked at as many positions as it was allowed to."""


@cache
def _verdicts(total: int, goal: int) -> tuple[tuple[bool | None, ...], ...]:
    """Whether side 0 gets its goal, by the tricks that the sides are sure of; None if open."""

    def verdict(even: int, odd: int) -> bool | None:
        possible = counts_from(even, max(even, total - odd))
        reached = possible & goal
        return None if 0 < reached < possible else bool(reached)

    counts = range(total + 1)
    return tuple(tuple(verdict(even, odd) for odd in counts) for even in counts)


@dataclass(slots=True)
class Solver:
    """Searches one deal's positions; what it has found out stays for the next question.

    Attributes:
        reduced: whether to look only at the weakest card that does not take the trick, and as
            the last to play only at the weakest that does: nearly always right, and quicker.
        most: the positions that may be looked at in all, or None for any number.
        looked_at: the positions looked at so far.
    """

    course: Course
    reduced: bool = False
    most: int | None = None
    looked_at: int = 0
    _known: dict[tuple[int, ...], bool] = field(default_factory=dict)
    _decided: tuple[tuple[bool | None, ...], ...] = field(init=False)

    def __post_init__(self) -> None:
        self._decided = _verdicts(self.course.total, self.course.goal)

    def wins(self, position: Position) -> dict[int, bool]:
        """For each card that the seat to play may play: whether its side still gets its tricks.

        Raises:
            TooManyPositionsError: if it would have to look at more positions than it may.
        """
        kept = self.distinct(position)
        return self.spread({card: self.wins_with(position, card) for card in kept}, position)

    def spread(self, found: dict[int, bool], position: Position) -> dict[int, bool]:
        """What was found for one of each group of equal cards, for all that may be played."""
        stands = self.standing(position, list(found))
        return {card: found[stands[card]] for card in stands}

    def standing(self, position: Position, kept: list[int]) -> dict[int, int]:
        """For each card that may be played now which of the distinct ones stands for it."""
        kin = self._surroundings(position)[1]
        allowed, stands = moves(self.course, position), {}
        while allowed:
            card = allowed & -allowed
            allowed ^= card
            stands[card] = (
                card if card in kept else next(c for c in kept if c > card and c & kin[card])
            )
        return stands

    def reaches_goal(self, position: Position) -> bool:
        """Whether side 0 gets its goal from the beginning of any trick but the first.

        Raises:
            TooManyPositionsError: if it would have to look at more positions than it may.
        """
        even, odd = position.tricks[0], position.tricks[1]
        decided = self._decided[even][odd]
        if decided is not None:
            return decided
        return self._lead(list(position.hands), position.turn, even, odd)

    def distinct(self, position: Position) -> list[int]:
        """One of each group of equal cards that may be played now, the weakest first."""
        allowed = moves(self.course, position)
        return without_equals(allowed, *self._surroundings(position))

    def _surroundings(
        self, position: Position
    ) -> tuple[Cards, dict[int, Cards], dict[int, Cards], Cards]:
        ranking = self.course.ranking
        others = sum(position.hands) ^ position.hands[position.turn] | position.best
        kin = ranking.kin if any(position.tricks) else ranking.kin_first
        return others, kin, ranking.field, ranking.blinde

    def wins_with(self, position: Position, card: int) -> bool:
        """Whether the side of the seat to play gets its tricks after this card."""
        course = self.course
        seat, mine = position.turn, course.side[position.turn]
        hands = list(position.hands)
        hands[seat] ^= card
        best, holder = position.best, position.holder
        if not position.lying or card & course.ranking.beats[best]:
            best, holder = card, seat
        won = position.tricks
        first = not any(won)
        to_come = course.size - position.lying - 1
        if not to_come:
            even = self._trick_won(hands, holder, won[0], won[1])
        else:
            led = position.led or card
            even = self._follow(
                hands, course.after[seat], led, best, holder, to_come, won[0], won[1], first
            )
        return even == (mine == 0)

    def _trick_won(self, hands: list[Cards], winner: int, even: int, odd: int) -> bool:
        """Whether side 0 gets its goal once `winner` has the trick; `even`, `odd`: before it."""
        course = self.course
        if course.side[winner] == 0:
            even += 1
        else:
            odd += 1
        decided = self._decided[even][odd]
        if decided is not None:
            return decided
        key = (winner, even, *hands)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._lead(hands, winner, even, odd)
        return known

    def _lead(self, hands: list[Cards], seat: int, even: int, odd: int) -> bool:
        """Whether side 0 gets its goal when `seat` leads to any trick but the first."""
        course = self.course
        ranking = course.ranking
        self.looked_at += 1
        if self.looked_at == self.most:
            raise TooManyPositionsError
        highest = max(hands)
        if course.side[hands.index(highest)] == 0:
            decided = self._decided[even + self._sure(hands, 0)][odd]
        else:
            decided = self._decided[even][odd + self._sure(hands, 1)]
        if decided is not None:
            return decided
        hand = hands[seat]
        if hand & (hand - 1) == 0:
            return bool(course.goal >> even + (self._last_winner(hands, seat) == 0) & 1)
        others = sum(hands) ^ hand
        mine = course.side[seat] == 0
        after, to_come = course.after[seat], course.size - 1
        options = without_equals(hand, others, ranking.kin, ranking.field, ranking.blinde)
        for card in reversed(options):
            hands[seat] = hand ^ card
            if self._follow(hands, after, card, card, seat, to_come, even, odd, False) == mine:
                hands[seat] = hand
                return mine
        hands[seat] = hand
        return not mine

    def _sure(self, hands: list[Cards], side: int) -> int:
        """Tricks that the side with the highest card makes however it plays.

        It makes them with cards that the others cannot beat.
        """
        ranking = self.course.ranking
        ours, theirs = self.course.seats[side], self.course.seats[1 - side]
        beaten = ranking.sure_from[max([hands[seat] for seat in theirs]).bit_length()]
        return max([(hands[seat] >> beaten).bit_count() for seat in ours])

    def _last_winner(self, hands: list[Cards], leader: int) -> int:
        """The side that takes the trick when everybody has one card left."""
        course = self.course
        beats, after = course.ranking.beats, course.after
        best, holder = hands[leader], leader
        seat = after[leader]
        while seat != leader:
            if hands[seat] & beats[best]:
                best, holder = hands[seat], seat
            seat = after[seat]
        return course.side[holder]

    def _follow(
        self,
        hands: list[Cards],
        seat: int,
        led: int,
        best: int,
        holder: int,
        to_come: int,
        even: int,
        odd: int,
        first: bool,
    ) -> bool:
        """Whether side 0 gets its goal when `seat` is the first of `to_come` to follow."""
        course = self.course
        ranking, side = course.ranking, course.side
        self.looked_at += 1
        if self.looked_at == self.most:
            raise TooManyPositionsError
        hand = hands[seat]
        allowed = course.playable(hand, seat, led, best, to_come == course.size - 1, first)
        mine = side[seat] == 0
        beating = ranking.beats[best]
        if allowed & (allowed - 1):
            takes = allowed & beating
            options = self._worth_trying(hands, seat, allowed ^ takes, takes, best, to_come, first)
            if takes and side[holder] != side[seat]:
                options.reverse()
        else:
            options = [allowed]
        to_come -= 1
        for card in options:
            hands[seat] = hand ^ card
            now, by = (card, seat) if card & beating else (best, holder)
            if to_come:
                after = course.after[seat]
                result = self._follow(hands, after, led, now, by, to_come, even, odd, first)
            else:
                result = self._trick_won(hands, by, even, odd)
            if result == mine:
                hands[seat] = hand
                return mine
        hands[seat] = hand
        return not mine

    def _worth_trying(
        self,
        hands: list[Cards],
        seat: int,
        throws: Cards,
        takes: Cards,
        best: int,
        to_come: int,
        first: bool,
    ) -> list[int]:
        """The distinct cards that throw, then those that take the trick.

        If reduced, just the weakest of the first, and of the others too as the last to play.
        """
        ranking = self.course.ranking
        if self.reduced:
            throws &= -throws
            if to_come == 1:
                takes &= -takes
            if not takes & (takes - 1):
                return [card for card in (throws, takes) if card]
        others = sum(hands) ^ hands[seat] | best
        kin = ranking.kin_first if first else ranking.kin
        taking = without_equals(takes, others, kin, ranking.field, ranking.blinde)
        taking.reverse()
        if self.reduced:
            return [throws, *taking] if throws else taking
        return without_equals(throws, others, kin, ranking.field, ranking.blinde) + taking
