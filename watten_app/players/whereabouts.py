"""Where the cards may be that are not in a seat's own hand."""

from watten_app.engine import Action, Card, Verb, View
from watten_app.engine.announcing import MACHINE_CARDS
from watten_app.engine.rules import Peek


def still_against(view: View) -> tuple[Card, ...]:
    """The cards that another seat may still play: out of sight, or known to be in a hand (R7)."""
    others = (seat for seat in range(view.players) if seat not in (view.seat, view.left))
    return (*pool(view), *(card for seat in others for card in held(view, seat)))


def pool(view: View) -> tuple[Card, ...]:
    """The cards that may be in a hand or out of play; what was seen in the stock stays there."""
    if not view.rules.bohemian:
        shown = {card for seat in range(view.players) for card in _of_a_machine(view, seat)}
        return tuple(card for card in view.unseen if card not in shown)
    # In Böhmisch a card of the stock may have been drawn by anybody since it was seen.
    drawn = tuple(card for card in view.peeked if not _is_placed(view, card))
    return (*view.unseen, *drawn)


def _is_placed(view: View, card: Card) -> bool:
    taken = {one for cards in view.taken for one in cards}
    return card in {*view.hand, *view.put_away, *view.played, view.turned} | taken


def held(view: View, seat: int) -> tuple[Card, ...]:
    """The cards that this other seat is known to have been given and has not played."""
    given = [card for card in view.taken[seat] if card is not None]
    if view.rules.bohemian:
        given += [view.turned] if seat == view.dealer and view.turned else []
    elif view.exchanged and seat in (view.forehand, view.dealer):
        given = _drawn_in_sight(view, seat)
    given += _of_a_machine(view, seat)
    return tuple(card for card in given if card not in view.played)


def _drawn_in_sight(view: View, seat: int) -> list[Card]:
    """The stock's first card goes to forehand in an exchange; the dealer may have seen it (R8)."""
    if seat != view.forehand or view.seat != view.dealer or view.rules.peek is not Peek.DEALER:
        return []
    declined = any(
        action == Action(view.seat, Verb.PASS) for action in _before_naming(view.actions)
    )
    return list(view.peeked[1:2] if declined else view.peeked[:1])


def _before_naming(actions: tuple[Action, ...]) -> list[Action]:
    first = next((n for n, action in enumerate(actions) if action.verb is Verb.SCHLAG), 0)
    return list(actions[:first])


def _of_a_machine(view: View, seat: int) -> list[Card]:
    """The highest cards of another seat that has not laid its Maschine down (R15).

    Of equal Blinde at the end it is not known which ones it holds.
    """
    named = [place for place, action in enumerate(view.actions) if action.verb is Verb.TRUMP]
    if seat == view.seat or view.order is None or not named:
        return []
    if Action(seat, Verb.PASS) not in view.actions[named[-1] :]:
        return []
    strengths = {card: view.order.strength(card, None) for card in view.rules.cards}
    third = sorted(strengths.values())[-MACHINE_CARDS]
    held = [card for card in strengths if strengths[card] >= third]
    if len(held) > MACHINE_CARDS:
        held = [card for card in held if strengths[card] > third]
    return held
