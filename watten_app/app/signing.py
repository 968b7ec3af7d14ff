"""Deuten and talk at the table, as the person may use them (R26, R27)."""

from watten_app.engine import Card, Rank, Sign, View
from watten_app.engine.rules import Signs
from watten_app.engine.signs import SIGNS_EACH
from watten_app.players.talk import is_asked, partner_of

_OF_KRITISCHE = {"HK": Sign.MAX, "S7": Sign.BELLI, "S6": Sign.WELI, "E7": Sign.SPITZ}
_OF_TRUMPS = (Sign.ACE, Sign.KING, Sign.OBER, Sign.UNTER, Sign.LOW)


def may_sign(view: View) -> bool:
    """Whether signs or talk are possible now."""
    played = view.rules.signs is not Signs.OFF and view.players == 4 and not view.rules.bohemian
    return played and view.order is not None and view.outcome is None


def signs_left(view: View) -> int:
    """How many signs the seat may still make in this deal; none with Schlag 6."""
    if not may_sign(view) or view.schlag is Rank.SIX:
        return 0
    own = (seen for seen in view.signs if seen.seat == view.seat)
    made = sum(1 for seen in own if seen.sign is not None and not seen.sign.is_talk)
    return max(0, SIGNS_EACH - made)


def signs_of(view: View) -> tuple[Sign, ...]:
    """The signs that mean something here: the Kritische there are, Rechter, Schlag, trumps."""
    kritische = (_OF_KRITISCHE.get(str(card)) for card in view.rules.critical)
    named = tuple(sign for sign in kritische if sign is not None)
    return (*named, Sign.RECHTER, Sign.SCHLAG, *_OF_TRUMPS, Sign.NOTHING)


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
