"""Signs and talk (R26, R27): who may make them and when, and what each sign stands for."""

from typing import Protocol

from watten_app.engine.actions import Action, Sign
from watten_app.engine.cards import Card, Rank
from watten_app.engine.deal import Deal, MadeSign, Outcome
from watten_app.engine.events import Step
from watten_app.engine.order import Order
from watten_app.engine.refusal import Refusal, Refused
from watten_app.engine.replacing import replace
from watten_app.engine.rules import Rules, Signs

SIGNS_EACH = 3
PLAYERS = 4

_OF_KRITISCHE = {
    Sign.MAX: Card.parse("HK"),
    Sign.BELLI: Card.parse("S7"),
    Sign.WELI: Card.parse("S6"),
    Sign.SPITZ: Card.parse("E7"),
}
_OF_TRUMPS = {
    Sign.ACE: (Rank.ACE,),
    Sign.KING: (Rank.KING,),
    Sign.OBER: (Rank.OBER,),
    Sign.UNTER: (Rank.UNTER,),
    Sign.LOW: (Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN),
}


class Made(Protocol):
    """A sign that was made; `sign` is None to a seat that only sees that one was."""

    @property
    def seat(self) -> int: ...
    @property
    def sign(self) -> Sign | None: ...


class Signing(Protocol):
    """A deal, or a seat's view of one, as far as it matters for signs."""

    @property
    def rules(self) -> Rules: ...
    @property
    def players(self) -> int: ...
    @property
    def order(self) -> Order | None: ...
    @property
    def schlag(self) -> Rank | None: ...
    @property
    def signs(self) -> tuple[Made, ...]: ...
    @property
    def outcome(self) -> Outcome | None: ...


def are_played(rules: Rules, players: int) -> bool:
    """Whether signs and talk belong to a match by these rules."""
    return rules.signs is not Signs.OFF and players == PLAYERS and not rules.bohemian


def may_talk(state: Signing) -> bool:
    """Whether talk is possible now, and signs for who has some left."""
    return state.outcome is None and _not_now(state) is None


def signs_left(state: Signing, seat: int) -> int:
    """How many signs the seat may still make in this deal; none with Schlag 6."""
    if not may_talk(state) or state.schlag is Rank.SIX:
        return 0
    return max(0, SIGNS_EACH - _made(state, seat))


def check_sign(deal: Deal, action: Action) -> Refusal | None:
    """Why this sign or word may not be made now; it needs no turn."""
    seat, _, sign = action
    refusal = _not_now(deal)
    if refusal or sign.is_talk:
        return refusal
    if deal.schlag is Rank.SIX:
        return Refusal(Refused.SIGNS_OFF, "R26: no signs when the Schlag is 6")
    if _made(deal, seat) < SIGNS_EACH:
        return None
    return Refusal(Refused.SIGN_TOO_MANY, f"R26: seat {seat} has made {SIGNS_EACH} signs already")


def _not_now(state: Signing) -> Refusal | None:
    if not are_played(state.rules, state.players):
        return Refusal(Refused.SIGNS_OFF, "R26: signs are not played here")
    if state.order is None:
        return Refusal(Refused.SIGN_TOO_EARLY, "R26: signs are made after the announcement")
    return None


def _made(state: Signing, seat: int) -> int:
    own = (made.sign for made in state.signs if made.seat == seat)
    return sum(1 for sign in own if sign is None or not sign.is_talk)


def make_sign(deal: Deal, action: Action) -> Step:
    """The deal with a sign or a word more."""
    laid = sum(len(trick.cards) for trick in (*deal.tricks, deal.trick))
    return replace(deal, signs=(*deal.signs, MadeSign(action.seat, action.argument, laid))), ()


def signs_of(rules: Rules) -> tuple[Sign, ...]:
    """The signs that mean something by these rules: Kritische, Rechter, Schlag, trumps, nothing."""
    kritische = signs_of_kritische(rules)
    return (*kritische, Sign.RECHTER, Sign.SCHLAG, *_OF_TRUMPS, Sign.NOTHING)


def signs_of_kritische(rules: Rules) -> tuple[Sign, ...]:
    """The signs for the Kritische there are, from the top."""
    named = {card: sign for sign, card in _OF_KRITISCHE.items()}
    return tuple(named[card] for card in rules.critical if card in named)


def shown_by(sign: Sign, order: Order) -> tuple[Card, ...]:
    """The cards a sign stands for: its maker says to hold one of them, with `nothing` none.

    Empty where the sign means nothing: talk, or a Kritischer that is none.
    """
    with_class = tuple(card for _, cards in order.groups for card in cards)
    free = tuple(card for card in with_class if not order.is_critical(card))
    if sign is Sign.NOTHING:
        return with_class
    if sign is Sign.RECHTER:
        return () if order.rechter is None else (order.rechter,)
    if sign is Sign.SCHLAG:
        return tuple(card for card in free if card.rank is order.schlag)
    if sign in _OF_TRUMPS:
        trumps = (card for card in free if card.suit is order.trump and card != order.rechter)
        return tuple(card for card in trumps if card.rank in _OF_TRUMPS[sign])
    kritischer = _OF_KRITISCHE.get(sign)
    return (kritischer,) if kritischer and order.is_critical(kritischer) else ()
