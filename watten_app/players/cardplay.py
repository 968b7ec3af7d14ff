"""Which card to play, by plain rules."""

from watten_app.engine import Action, Card, Rank, Role, View, seats
from watten_app.engine.order import Order
from watten_app.players.reason import Choice, because
from watten_app.players.whereabouts import held, pool, still_against


def play(view: View, plays: tuple[Action, ...], signed: tuple[Card, ...] = ()) -> Choice:
    """One of the given `play` actions; what the partner has `signed` is not against it."""
    if view.order is None:
        return _in_the_dark(view, plays)
    return (_follow if view.trick.cards else _lead)(view, plays, signed)


def _in_the_dark(view: View, plays: tuple[Action, ...]) -> Choice:
    """Without knowing Schlag and trump: high where it may help, low where the partner leads."""
    by_rank = sorted(plays, key=lambda action: _RANKS.index(action.card.rank))
    cards = view.trick.cards
    second_to_partner = len(cards) >= view.players // 2
    if cards and second_to_partner and view.party(view.trick.leader) == view.party(view.seat):
        return because(by_rank[-1], "dark_low")
    return because(by_rank[0], "dark_high", card=by_rank[0].card)


_RANKS = tuple(Rank)


def _lead(view: View, plays: tuple[Action, ...], signed: tuple[Card, ...]) -> Choice:
    order = _order(view)
    strongest = max(plays, key=lambda action: order.strength(action.card, action.card.suit))
    card = strongest.card
    above = order.higher(card, card.suit, still_against(view))
    if not above:
        return because(strongest, "lead_sure", card=card)
    if set(above) <= set(signed):
        return because(strongest, "lead_sure_signed", card=card)
    if card == order.rechter:
        return because(strongest, "lead_rechter", card=card)
    plain = [action for action in plays if order.role(action.card) is Role.PLAIN]
    if 0 < len(plain) < len(plays):
        # A high plain card may go through, and the strong ones keep for when they take.
        best = max(plain, key=lambda action: order.strength(action.card, action.card.suit))
        return because(best, "lead_plain", card=best.card)
    return because(strongest, "lead_strong", card=card)


def _follow(view: View, plays: tuple[Action, ...], signed: tuple[Card, ...]) -> Choice:
    order = _order(view)
    led = order.led(view.trick.cards)
    cards = view.trick.cards
    best = cards[order.best(cards)]
    holder = seats.after(view.trick.leader, view.players, order.best(cards))
    last = len(cards) == view.players - 1
    throw = min(plays, key=lambda action: _worth(order, action.card))
    if view.party(holder) == view.party(view.seat) and (last or _stands(view, best, signed)):
        return because(throw, "partner_has_it", card=best)
    winners = [action for action in plays if order.beats(action.card, best, led)]
    if not winners:
        return because(throw, "cannot_beat", card=throw.card)
    cheapest = min(winners, key=lambda action: _worth(order, action.card))
    if last:
        return because(cheapest, "take_last", card=cheapest.card)
    standing = [action for action in winners if _stands(view, action.card, signed)]
    if standing:
        take = min(standing, key=lambda action: _worth(order, action.card))
        return because(take, "take_sure", card=take.card)
    strongest = max(winners, key=lambda action: _worth(order, action.card))
    return because(strongest, "take_high", card=strongest.card)


def overtaking(view: View, plays: tuple[Action, ...]) -> tuple[Action, ...]:
    """Those of these plays that take a trick from a partner whom nobody can beat any more."""
    order, cards = view.order, view.trick.cards
    if order is None or len(cards) < view.players - 1:
        return ()
    best, led = cards[order.best(cards)], order.led(cards)
    holder = seats.after(view.trick.leader, view.players, order.best(cards))
    if view.party(holder) != view.party(view.seat):
        return ()
    return tuple(action for action in plays if order.beats(action.card, best, led))


def _stands(view: View, card: Card, signed: tuple[Card, ...]) -> bool:
    """Whether at most one unseen card beats it: with three or more hands hidden, good odds.

    A higher card known to be with an opponent who is still to play is no matter of odds (R7).
    """
    order = _order(view)
    led = order.led(view.trick.cards)
    to_come = view.turn_from(view.trick.leader)[len(view.trick.cards) + 1 :]
    opponents = (seat for seat in to_come if view.party(seat) != view.party(view.seat))
    known = tuple(one for seat in opponents for one in held(view, seat))
    hidden = tuple(one for one in pool(view) if one not in signed)
    return not order.higher(card, led, known) and len(order.higher(card, led, hidden)) <= 1


def _worth(order: Order, card: Card) -> int:
    """How dear a card is to give away, as if its own suit were led."""
    return order.strength(card, card.suit)


def _order(view: View) -> Order:
    assert view.order is not None
    return view.order
