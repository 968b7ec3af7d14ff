"""Seats, parties and scores (R5, R9, R24; record.md, "Seats and sides").

A *party* is who plays together in this deal: 0 or 1. With 2, 4, 6 and 8 players party 0 has the
even seats. With three players party 0 is forehand alone, party 1 the other two, and the score
is kept by seat.
"""


def after(seat: int, players: int, steps: int = 1) -> int:
    """The seat `steps` places on in the direction of play."""
    return (seat + steps) % players


def in_turn(first: int, players: int) -> tuple[int, ...]:
    """All seats in the direction of play, beginning with `first`."""
    return tuple((first + step) % players for step in range(players))


def party_of(seat: int, players: int, forehand: int) -> int:
    """The party, 0 or 1, that a seat belongs to in this deal."""
    return int(seat != forehand) if players == 3 else seat % 2


def seats_of(party: int, players: int, forehand: int) -> tuple[int, ...]:
    """The seats of a party, by number."""
    return tuple(s for s in range(players) if party_of(s, players, forehand) == party)


def score_size(players: int) -> int:
    """How many numbers the score has."""
    return 3 if players == 3 else 2


def score_index(seat: int, players: int) -> int:
    """Which number of the score is this seat's."""
    return seat if players == 3 else seat % 2


def points_for(party: int, points: int, players: int, forehand: int) -> tuple[int, ...]:
    """The points of a deal as they are added to the score."""
    winners = {score_index(seat, players) for seat in seats_of(party, players, forehand)}
    return tuple(points if index in winners else 0 for index in range(score_size(players)))
