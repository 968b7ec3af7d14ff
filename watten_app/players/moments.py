"""The plays of a deal as everybody at the table saw them, one by one."""

from collections.abc import Iterator
from dataclasses import dataclass

from watten_app.engine import Trick
from watten_app.players.fast import Course
from watten_app.players.ranking import Cards


@dataclass(frozen=True, slots=True)
class Moment:
    """What all could see when a seat was about to play a card.

    Attributes:
        led, best: the card led to the trick and the one that was winning it; 0 for a lead.
        holder: the seat that had played `best`.
        lying: how many cards lay in the trick.
        tricks: by side, the tricks made before.
        out: the cards that nobody had played yet.
    """

    seat: int
    led: int
    best: int
    holder: int
    lying: int
    tricks: tuple[int, ...]
    out: Cards


def moments(course: Course, tricks: tuple[Trick, ...]) -> Iterator[tuple[Moment, int]]:
    """Each play of these tricks, the last of which may be open: its moment and the card."""
    ranking = course.ranking
    out = (1 << len(ranking.cards)) - 1
    made = [0] * len(course.seats)
    for trick in tricks:
        seat = holder = trick.leader
        led = best = 0
        for lying, played in enumerate(trick.cards):
            card = ranking.bits[played]
            yield Moment(seat, led, best, holder, lying, tuple(made), out), card
            out ^= card
            if not best or card & ranking.beats[best]:
                best, holder = card, seat
            led, seat = led or card, course.after[seat]
        made[course.side[holder]] += 1
