"""Whether signs were true, as far as a seat has seen it in the play (R26)."""

from watten_app.engine import seats
from watten_app.engine.actions import Sign
from watten_app.engine.cards import Card
from watten_app.engine.deal import Deal, Honesty
from watten_app.engine.play import AnyDeal
from watten_app.engine.replacing import replace
from watten_app.engine.signs import are_played, shown_by
from watten_app.engine.view import View, observe


def proved(view: View) -> tuple[Honesty, ...]:
    """By seat, how many of its signs in this deal the view proves true, and how many false."""
    found = [[0, 0] for _ in range(view.players)]
    for place, seen in enumerate(view.signs):
        true = _is_true(view, place) if seen.seat != view.seat else None
        if true is not None:
            found[seen.seat][not true] += 1
    return tuple(Honesty(true, false) for true, false in found)


def remembering(deal: AnyDeal, before: AnyDeal) -> AnyDeal:
    """A deal at its beginning, with what each seat has learned of the others' signs so far."""
    if not isinstance(deal, Deal) or not are_played(deal.rules, deal.players):
        return deal
    views = (observe(before, seat) for seat in range(deal.players))
    honesty = tuple(tuple(map(Honesty.plus, view.honesty, proved(view))) for view in views)
    return replace(deal, honesty=honesty)


def _is_true(view: View, place: int) -> bool | None:
    """Whether a sign was true; None where the cards seen do not tell, or it means nothing."""
    seat, sign, laid = view.signs[place].seat, view.signs[place].sign, view.signs[place].laid
    if sign is None or view.order is None or not shown_by(sign, view.order):
        return None
    shown = set(shown_by(sign, view.order))
    if sign is Sign.NOTHING:
        shown -= said_before(view, place)
    held = {*laid_since(view, seat, laid), *(card for card in view.taken[seat] if card)}
    held -= set(view.played[:laid])
    out = view.hand_sizes[seat] == 0
    if sign is Sign.NOTHING:
        return False if shown & held else (True if out else None)
    if shown & held:
        return True
    return False if out or not shown & set(view.unseen) else None


def said_before(view: View, place: int) -> set[Card]:
    """What the maker of a sign has said in earlier ones of the deal to hold."""
    assert view.order is not None
    own = (seen.sign for seen in view.signs[:place] if seen.seat == view.signs[place].seat)
    signs = (sign for sign in own if sign is not None and sign is not Sign.NOTHING)
    return {card for sign in signs for card in shown_by(sign, view.order)}


def laid_since(view: View, seat: int, laid: int) -> tuple[Card, ...]:
    """The cards that a seat has laid since so many lay in the deal."""
    played = (
        (seats.after(trick.leader, view.players, place), card)
        for trick in (*view.tricks, view.trick)
        for place, card in enumerate(trick.cards)
    )
    return tuple(card for who, card in tuple(played)[laid:] if who == seat)
