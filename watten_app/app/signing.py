"""Deuten and talk at the table, as the person may use them (R26, R27)."""

from watten_app.engine import Card, Sign, View, signs
from watten_app.players.talk import is_asked, partner_of


def may_sign(view: View) -> bool:
    """Whether signs or talk are possible now."""
    return signs.may_talk(view)


def signs_left(view: View) -> int:
    """How many signs the seat may still make in this deal."""
    return signs.signs_left(view, view.seat)


def signs_of(view: View) -> tuple[Sign, ...]:
    """The signs that mean something here."""
    return signs.signs_of(view.rules)


def partners_signs(view: View) -> tuple[Sign, ...]:
    """What my partner has signed in this deal, in order, each once."""
    partner = partner_of(view)
    made = (seen.sign for seen in view.signs if seen.seat == partner)
    return tuple(dict.fromkeys(sign for sign in made if sign is not None and not sign.is_talk))


def words_of(view: View) -> tuple[Sign, ...]:
    """What may sensibly be said to the partner just now."""
    words: list[Sign] = []
    if view.my_turn and not view.played and _holds(view, view.order and view.order.rechter):
        words.append(Sign.SCHADET)
    cards = len(view.trick.cards)
    laid = {(view.trick.leader + place) % view.players for place in range(cards)}
    if cards and partner_of(view) not in laid:
        words += [Sign.TAKE, Sign.LEAVE]
    return tuple(words)


def _holds(view: View, card: Card | None) -> bool:
    return card is not None and card in view.hand


def asked_me(view: View) -> bool:
    """Whether the partner, who is to lead, waits for my answer to "Schadet er?"."""
    waits = not view.trick.cards and view.to_act == (partner_of(view),)
    return may_sign(view) and waits and is_asked(view)
