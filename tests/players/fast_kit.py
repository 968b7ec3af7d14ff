"""What the tests ask of the players' fast form."""

from watten_app.engine import Card
from watten_app.players.fast import Course, Position
from watten_app.players.ranking import Cards, Ranking


def unpack(ranking: Ranking, cards: Cards) -> tuple[Card, ...]:
    """The cards of a set, the weakest first."""
    return tuple(card for place, card in enumerate(ranking.cards) if cards >> place & 1)


def over(course: Course, position: Position) -> bool:
    """Whether the deal has ended: enough tricks, or in Böhmisch no card left."""
    if not any(position.hands[seat] for seat in course.after):
        return True
    return max(position.tricks) >= course.needed
