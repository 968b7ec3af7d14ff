"""What a computer signs to its partner: honestly, the best it holds, or that it has nothing (R26).

Once after the announcement, and once more after trick 1: then trumps before anything else.
"""

from watten_app.engine import Action, Card, Sign, Verb, View
from watten_app.engine.order import Order
from watten_app.engine.signs import shown_by, signs_left, signs_of


def sign_of(view: View, *, twice: bool) -> Action | None:
    """The sign that this seat makes now; None if there is none to make.

    Args:
        twice: whether it signs once more after trick 1.
    """
    if not signs_left(view, view.seat) or not view.hand or view.order is None:
        return None
    own = tuple(seen for seen in view.signs if seen.seat == view.seat and not seen.sign.is_talk)
    if not view.tricks:
        sign = None if own else _first(view, view.order)
    else:
        in_trick_1 = all(seen.laid < view.players for seen in own)
        again = twice and len(view.tricks) == 1 and in_trick_1
        sign = _again(view, view.order) if again else None
    return Action(view.seat, Verb.SIGN, sign) if sign else None


def _first(view: View, order: Order) -> Sign | None:
    """The sign for the strongest card held that has one."""
    return _best(view, order, _classed(order, view.hand))


def _again(view: View, order: Order) -> Sign | None:
    """The same for a card not signed yet, a trump if there is one."""
    own = (seen.sign for seen in view.signs if seen.seat == view.seat)
    said = {card for sign in own if sign is not Sign.NOTHING for card in shown_by(sign, order)}
    held = tuple(card for card in _classed(order, view.hand) if card not in said)
    return _best(view, order, tuple(filter(order.is_trump, held)) or held)


def _classed(order: Order, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that are more than plain ones, the strongest first."""
    return tuple(card for _, cards in order.groups for card in cards if card in hand)


def _best(view: View, order: Order, cards: tuple[Card, ...]) -> Sign | None:
    """The sign for the first card that has one; the ceiling if there is no card at all."""
    if not cards:
        return Sign.NOTHING
    signs = (sign_for(view, order, card) for card in cards)
    return next((sign for sign in signs if sign), None)


def sign_for(view: View, order: Order, card: Card) -> Sign | None:
    """The sign that an honest player makes for a card; None if there is none for it."""
    signs = (sign for sign in signs_of(view.rules) if sign is not Sign.NOTHING)
    return next((sign for sign in signs if card in shown_by(sign, order)), None)


def rather(view: View, place: int) -> tuple[Card, ...]:
    """What an honest player would have signed instead of this sign of the view."""
    sign, order = view.signs[place].sign, view.order
    assert sign is not None
    assert order is not None
    shown = set(shown_by(sign, order))
    with_class = [card for _, cards in order.groups for card in cards]
    least = max(place for place, card in enumerate(with_class) if card in shown)
    if view.signs[place].laid < view.players:
        better = with_class[:least]
    elif any(map(order.is_trump, shown)):
        better = [card for card in with_class[:least] if order.is_trump(card)]
    else:
        better = with_class[:least] + [card for card in with_class[least:] if order.is_trump(card)]
    return tuple(card for card in better if sign_for(view, order, card) not in (sign, None))
