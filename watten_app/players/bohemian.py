"""Böhmisch by plain rules: staying, exchanging, and not taking more tricks than are needed."""

from watten_app.engine import Action, Card, Rank, Role, Verb, View
from watten_app.players import cardplay
from watten_app.players.betting import expected_tricks
from watten_app.players.reason import Choice, because, tenths

_STAYS_FROM = 0.7
"""A trick is worth a point and none costs five, so who stays wants one nearly for sure."""


def stay_or_leave(view: View) -> Choice:
    """Stay with cards that are good for a trick, counting what an exchange may bring."""
    tricks = expected_tricks(view)
    if tricks >= _STAYS_FROM:
        return because(Action(view.seat, Verb.STAY), "stay", **tenths(tricks))
    return because(Action(view.seat, Verb.LEAVE), "leave", **tenths(tricks))


def exchange(view: View) -> Choice:
    """Put away what is neither trump nor a high card, as much of it as is allowed."""
    weak = {card for card in view.hand if not _is_worth_keeping(view, card)}
    best = max(view.legal, key=lambda action: _gain(view, action.argument, weak))
    if not best.argument:
        return because(best, "exchange_none")
    return because(best, "exchange", number=len(best.argument))


def _is_worth_keeping(view: View, card: Card) -> bool:
    return view.order.role(card) is not Role.PLAIN or card.rank is Rank.ACE


def _gain(view: View, cards: tuple[Card, ...], weak: set[Card]) -> tuple[int, int]:
    """Weak cards put away less strong ones lost; on a tie the weaker cards go."""
    lost = sum(1 for card in cards if card not in weak)
    worth = sum(view.order.strength(card, card.suit) for card in cards)
    return len(cards) - 10 * lost, -worth


def play(view: View, plays: tuple[Action, ...]) -> Choice:
    """Take tricks up to nought, and not one more."""
    made = view.tricks_of(view.seat) * view.value
    if made and made >= view.score[view.seat]:
        dodged = _dodging(view, plays)
        return because(dodged, "bohemian_low", card=dodged.card)
    return cardplay.play(view, plays)


def _dodging(view: View, plays: tuple[Action, ...]) -> Action:
    """The lowest card to lead; to follow the highest that does not take the trick, if one does."""
    order, cards = view.order, view.trick.cards

    def strength(action: Action) -> int:
        return order.strength(action.card, action.card.suit)

    if not cards:
        return min(plays, key=strength)
    best, led = cards[order.best(cards)], order.led(cards)
    throws = [action for action in plays if not order.beats(action.card, best, led)]
    return max(throws or plays, key=strength)
