"""How the cards of a deal went round the table, for who shows it."""

from dataclasses import dataclass

from watten_app.engine import Verb, View
from watten_app.engine.packets import packets_of

_APART, _ROUND = 140, 1120
"""Milliseconds from one packet to the next, and at most from the first to the last (tokens.json,
motion)."""


@dataclass(frozen=True, slots=True)
class Packet:
    """Cards that go to a seat at once: how many it had before, and how many these are."""

    seat: int
    first: int
    count: int


def packets(view: View, shown: frozenset[int]) -> tuple[Packet, ...]:
    """The packets of a deal in their order, those of the seats `shown`."""
    knocked = any(action.verb is Verb.FIST for action in view.actions)
    sizes = packets_of(view.rules, view.players, knocked)
    dealt = [0] * view.players
    made = []
    for size in sizes:
        for seat in view.turn_from(view.forehand):
            limit = view.hand_sizes[seat] - len(view.taken[seat])
            count = min(size, limit - dealt[seat])
            if count > 0 and seat in shown:
                made.append(Packet(seat, dealt[seat], count))
            dealt[seat] += count
    return tuple(made)


def apart(number: int) -> int:
    """The milliseconds from one to the next of so many packets."""
    return min(_APART, _ROUND // number)
