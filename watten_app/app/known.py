"""What a seat knows of single cards besides its hand: taken from under the cut, or shown."""

from watten_app.engine import Card, Phase, Verb, View, seats
from watten_app.engine.play import AnyDeal
from watten_app.engine.rules import Peek

CUTTING = frozenset({Phase.CUT, Phase.TAKE})
"""What is played before the cards are dealt (R6, R7)."""

BEFORE_DEALING = frozenset({Verb.CUT, Verb.FIST, Verb.TAKE, Verb.PASS})
"""What is said before that."""


def cutter_of(view: View) -> int:
    """The seat before the dealer."""
    return seats.after(view.dealer, view.players, -1)


def just_dealt(deal: View | AnyDeal) -> bool:
    """Whether the cards are dealt and nothing has been said or laid since."""
    cutting = all(action.verb in BEFORE_DEALING for action in deal.actions)
    return cutting and deal.phase not in CUTTING


def still_held(view: View, seat: int) -> tuple[Card | None, ...]:
    """What a seat has taken from under the cut and holds yet; None is a card unseen (R7).

    In an exchange forehand and dealer put it away with their hands (R13).
    """
    if view.exchanged and seat in (view.forehand, view.dealer):
        return ()
    return tuple(card for card in view.taken[seat] if card is None or card not in view.played)


def open_cards(view: View) -> dict[Card, int]:
    """The cards that were taken for all to see and are still in a hand, with whose it is (R7)."""
    return {
        card: seat
        for seat in range(view.players)
        for card in still_held(view, seat)
        if card is not None and _is_open(view, seat)
    }


def _is_open(view: View, seat: int) -> bool:
    """What the cutter takes where bluffing is played lies face down, also his own (R7)."""
    return not (view.rules.schlecken_bluff and seat == cutter_of(view))


def shown_to_me(view: View) -> bool:
    """Whether the seat has just been shown a card of the pack, as cutter or as dealer (R8)."""
    looks = {Peek.CUTTER: cutter_of(view), Peek.DEALER: view.dealer}
    return bool(view.peeked) and looks.get(view.rules.peek) == view.seat and just_dealt(view)


def offered_card(view: View) -> Card | None:
    """The card under the packet lifted that this seat may take now (R7)."""
    return view.peeked[-1] if view.phase is Phase.TAKE and view.my_turn else None


def layer_of(view: View) -> int | None:
    """Who has laid a card face down with the open raise (R20), or None."""
    if not view.laid:
        return None
    return seats.after(view.trick.leader, view.players, len(view.trick.cards))


def laid_card(view: View) -> Card | None:
    """The card this seat has laid face down itself, while it lies so."""
    if layer_of(view) != view.seat:
        return None
    own = (act.argument for act in reversed(view.actions) if act.seat == view.seat)
    return next(card for card in own if isinstance(card, Card))


def may_lay(view: View) -> bool:
    """Whether this seat may raise by laying a card face down now (R20)."""
    return any(act.verb is Verb.RAISE and act.argument is not None for act in view.legal)
