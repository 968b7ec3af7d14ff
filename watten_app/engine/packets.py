"""How the cards go round (R6)."""

from watten_app.engine.cards import Card
from watten_app.engine.rules import Dealing, Rules, cards_each

_PACKETS = {
    Dealing.THREE_TWO: (3, 2),
    Dealing.TWO_THREE: (2, 3),
    Dealing.SINGLE: (1, 1, 1, 1, 1),
}


def packets_of(rules: Rules, players: int, knocked: bool) -> tuple[int, ...]:
    """How many cards go round at a time; all at once where the cutter knocked (R6)."""
    each = cards_each(players)
    return (each,) if knocked or each < 5 else _PACKETS[rules.deal]


def exchange_packets(players: int) -> tuple[int, ...]:
    """How new hands are dealt in an exchange, whatever the dealing was (R13)."""
    return (3, 2) if cards_each(players) == 5 else (cards_each(players),)


def deal_out(
    cards: tuple[Card, ...],
    turn: tuple[int, ...],
    packets: tuple[int, ...],
    fewer: tuple[int, ...],
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Deal packets round the seats of `turn` from the top; the hands by seat, and the rest.

    Args:
        fewer: by seat, how many cards less it gets, from its last packets (R7).
    """
    hands: list[list[Card]] = [[] for _ in fewer]
    limits = [sum(packets) - less for less in fewer]
    top = 0
    for packet in packets:
        for seat in turn:
            size = min(packet, limits[seat] - len(hands[seat]))
            hands[seat] += cards[top : top + size]
            top += size
    return tuple(map(tuple, hands)), cards[top:]
