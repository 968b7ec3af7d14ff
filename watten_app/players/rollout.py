"""Playing a position to its end by plain rules, quickly: what is likely, not what is best."""

from watten_app.players.fast import Course, Position
from watten_app.players.ranking import Cards


def rollout(course: Course, position: Position) -> tuple[int, ...]:
    """The tricks of each side once everybody has played by plain rules."""
    while position.hands[position.turn] and max(position.tricks) < course.needed:
        position = finished_trick(course, position)
    return position.tricks


def finished_trick(course: Course, position: Position) -> Position:
    """The position once everybody has played to the trick by plain rules."""
    hands, tricks = list(position.hands), position.tricks
    ranking, after = course.ranking, course.after
    beats, playable, size = ranking.beats, course.playable, course.size
    seat, led, best, holder = position.turn, position.led, position.best, position.holder
    first = not any(tricks)
    for lying in range(position.lying, size):
        if lying:
            allowed = playable(hands[seat], seat, led, best, lying == 1, first)
            card = _follow(course, hands, seat, allowed, best, holder, lying == size - 1)
        else:
            card = led = _lead(course, hands, seat, first)
        hands[seat] ^= card
        if not lying or card & beats[best]:
            best, holder = card, seat
        seat = after[seat]
    winner = course.side[holder]
    tricks = tuple([made + (side == winner) for side, made in enumerate(tricks)])
    return Position(tuple(hands), holder, 0, 0, holder, 0, tricks)


def wins_rollout(course: Course, position: Position, seat: int) -> bool:
    """Whether the seat's side gets its tricks if all play by plain rules."""
    tricks = rollout(course, position)
    return bool(course.goal >> tricks[0] & 1) == (course.side[seat] == 0)


def _lead(course: Course, hands: list[Cards], seat: int, first: bool) -> int:
    """What nobody can beat, in trick 1 the Rechter, else a high plain card."""
    ranking, hand = course.ranking, hands[seat]
    strongest = 1 << hand.bit_length() - 1
    others = sum(hands) ^ hand
    if not ranking.beats[strongest] & others:
        return strongest
    if first and hand & ranking.rechter:
        return ranking.rechter
    plain = hand & ~ranking.classed
    return 1 << plain.bit_length() - 1 if plain else strongest


def _follow(
    course: Course,
    hands: list[Cards],
    seat: int,
    allowed: Cards,
    best: int,
    holder: int,
    last: bool,
) -> int:
    """Leave a partner his trick; take as cheaply as will do, else throw the weakest."""
    beats = course.ranking.beats
    weakest = allowed & -allowed
    if allowed == weakest:
        return allowed
    others = sum(hands) ^ hands[seat]
    if course.side[holder] == course.side[seat] and (last or _stands(beats[best] & others)):
        return weakest
    takes = allowed & beats[best]
    if not takes:
        return weakest
    card = takes & -takes
    while not last and takes != card and not _stands(beats[card] & others):
        takes ^= card
        card = takes & -takes
    return card


def _stands(higher: Cards) -> bool:
    """Whether at most one card still beats it."""
    return higher & (higher - 1) == 0
