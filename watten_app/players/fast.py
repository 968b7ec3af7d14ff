"""The play of a deal in its fast form: what stays the same, and a position in it.

It follows the engine's rules of following and winning (R16 to R18, R29 to R32) in bits, for
searching; tests hold it against the engine.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from watten_app.engine import Rules, seats
from watten_app.engine.bohemian_deal import TRICKS
from watten_app.engine.rules import Follow, FollowScope, tricks_to_win
from watten_app.players.ranking import Cards, Ranking

type Playable = Callable[[Cards, int, int, int, bool, bool], Cards]
"""The cards of a hand that may be played to a trick that lies:
`playable(hand, seat, led, best, second, first)`; `led` is the card led, `best` the one that is
winning, `second` whether just one card lies, `first` whether it is trick 1."""


@dataclass(frozen=True, slots=True, eq=False)
class Course:
    """What stays the same while the cards of a deal are played.

    Attributes:
        after: by seat, who plays next; a seat that sits out is nobody's next.
        side: by seat, the side that its tricks count for: the party, in Böhmisch the seat.
        seats: by side, its seats.
        needed: the tricks that end the deal; in Böhmisch all are played.
        total: the tricks there are, if all are played.
        goal: the counts of tricks, one bit each, with which side 0 gets what it wants: enough to
            win the deal, in Böhmisch any.
        size: how many cards make a trick.
    """

    rules: Rules
    ranking: Ranking
    after: tuple[int, ...]
    side: tuple[int, ...]
    seats: tuple[tuple[int, ...], ...]
    needed: int
    total: int
    goal: int
    size: int
    playable: Playable


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of the play.

    Attributes:
        hands: by seat.
        led, best: the card led to the open trick and the one that is winning it; 0 if none lies.
        holder: the seat that has played `best`.
        lying: how many cards lie in the open trick.
        tricks: by side, the tricks made.
    """

    hands: tuple[Cards, ...]
    turn: int
    led: int
    best: int
    holder: int
    lying: int
    tricks: tuple[int, ...]


def course_of(
    rules: Rules, ranking: Ranking, players: int, dealer: int, left: int | None = None
) -> Course:
    """What stays the same in a deal of so many players; `left` sits it out (R30)."""
    forehand = seats.after(dealer, players)
    playing = [seat for seat in range(players) if seat != left]
    after = tuple(
        next(s for s in seats.in_turn(seats.after(seat, players), players) if s in playing)
        for seat in range(players)
    )
    if rules.bohemian:
        side, needed, total = tuple(range(players)), TRICKS + 1, TRICKS
    else:
        side = tuple(seats.party_of(seat, players, forehand) for seat in range(players))
        needed = tricks_to_win(players)
        total = 2 * needed - 1
    everybody = rules.follow_scope is FollowScope.ALL
    bound = tuple(everybody or seat in (forehand, dealer) for seat in range(players))
    playable = _playable(rules, ranking, bound, side, forehand)
    seats_of = tuple(
        tuple(seat for seat in playing if side[seat] == one) for one in range(max(side) + 1)
    )
    goal = counts_from(1 if rules.bohemian else needed, total)
    return Course(
        rules, ranking, after, side, seats_of, needed, total, goal, len(playing), playable
    )


def counts_from(least: int, total: int) -> int:
    """The counts of tricks from `least` to `total`, one bit each."""
    return (2 << total) - (1 << least)


def alone(course: Course, position: Position, seat: int, goal: int) -> tuple[Course, Position]:
    """The same play seen as one seat, side 0, against all others: for Böhmisch.

    Args:
        goal: the counts of tricks that the seat wants, one bit each.
    """
    side = tuple(int(other != seat) for other in range(len(course.after)))
    others = tuple(other for seats_of in course.seats for other in seats_of if other != seat)
    made = position.tricks[course.side[seat]]
    return (
        replace(course, side=side, seats=((seat,), others), goal=goal),
        replace(position, tricks=(made, sum(position.tricks) - made)),
    )


def moves(course: Course, position: Position) -> Cards:
    """The cards that the seat whose turn it is may play."""
    hand = position.hands[position.turn]
    if not position.lying:
        return hand
    first = not any(position.tricks)
    return course.playable(
        hand, position.turn, position.led, position.best, position.lying == 1, first
    )


def after_play(course: Course, position: Position, card: int) -> Position:
    """The position once the seat whose turn it is has played the card."""
    seat, best, holder = position.turn, position.best, position.holder
    hands = tuple(h ^ card if s == seat else h for s, h in enumerate(position.hands))
    if not position.lying or card & course.ranking.beats[best]:
        best, holder = card, seat
    if position.lying + 1 < course.size:
        led = position.led or card
        turn = course.after[seat]
        return Position(hands, turn, led, best, holder, position.lying + 1, position.tricks)
    winner = course.side[holder]
    tricks = tuple(made + (side == winner) for side, made in enumerate(position.tricks))
    return Position(hands, holder, 0, 0, holder, 0, tricks)


def _playable(
    rules: Rules,
    ranking: Ranking,
    bound: tuple[bool, ...],
    side: tuple[int, ...],
    forehand: int,
) -> Playable:
    match rules.follow:
        case Follow.HAUPTSCHLAG:
            spared = tuple(rules.spare_partner and party == side[forehand] for party in side)
            return _hauptschlag(rules, ranking, bound, spared)
        case Follow.TRUMP:
            return _trump(ranking, bound)
        case Follow.TRUMP_OR_BEAT:
            return _trump_or_beat(ranking, bound)
        case Follow.BOHEMIAN:
            return _bohemian(ranking, bound)
    return _free


def _free(hand: Cards, _seat: int, _led: int, _best: int, _second: bool, _first: bool) -> Cards:
    return hand


def _hauptschlag(
    rules: Rules, ranking: Ranking, bound: tuple[bool, ...], spared: tuple[bool, ...]
) -> Playable:
    """ "Trump or critical" once the Rechter was led to trick 1, with its house rules.

    Forehand leads to trick 1 (R16), so who is spared as its partner is known beforehand.
    """
    rechter, trumps, critical = ranking.rechter, ranking.trumps, ranking.critical
    required, blinde = trumps | critical, ranking.blinde
    franconian, pfeffer = rules.franconian, rules.pfeffer

    def playable(hand: Cards, seat: int, led: int, best: int, second: bool, first: bool) -> Cards:
        if led != rechter or not first or not bound[seat]:
            return hand
        if best & critical:
            return (franconian and hand & trumps) or hand
        if spared[seat] and not hand & trumps:
            return hand
        return hand & required or (pfeffer and second and hand & blinde) or hand

    return playable


def _trump(ranking: Ranking, bound: tuple[bool, ...]) -> Playable:
    """The Tyrolean obligation."""
    trumps, following = ranking.trumps, ranking.following
    given = trumps | ranking.blinde

    def playable(hand: Cards, seat: int, led: int, _b: int, _s: bool, _f: bool) -> Cards:
        if led & trumps and hand & following and bound[seat]:
            return hand & given
        return hand

    return playable


def _trump_or_beat(ranking: Ranking, bound: tuple[bool, ...]) -> Playable:
    """The South Tyrolean obligation."""
    trumps, following, beats = ranking.trumps, ranking.following, ranking.beats

    def playable(hand: Cards, seat: int, led: int, best: int, _s: bool, _f: bool) -> Cards:
        if led & trumps and hand & following and bound[seat]:
            return hand & (trumps | beats[best])
        return hand

    return playable


def _bohemian(ranking: Ranking, bound: tuple[bool, ...]) -> Playable:
    """Follow suit, else a trump; among these whoever can beat must (R31)."""
    suited, classed, beats = ranking.suited, ranking.classed, ranking.beats

    def playable(hand: Cards, seat: int, led: int, best: int, _s: bool, _f: bool) -> Cards:
        if not bound[seat]:
            return hand
        held = hand & suited[led] or hand & classed or hand
        return held & beats[best] or held

    return playable
