"""Naming Schlag and trump, and when to ask for other cards (players.md, "Announcing")."""

from collections import Counter

from watten_app.engine import Action, Card, Phase, Rank, Rng, Suit, Verb, View
from watten_app.engine.order import order_of
from watten_app.players.reason import Choice, because

_RECHTER_BONUS = 10
"""Holding the Rechter outweighs any number of trumps."""

_ASKS_ONE_IN = 3
"""A weak hand asks for Schönere only now and then, so that asking does not always tell."""


def cut(view: View, rng: Rng) -> Choice:
    """Lift some cards, anywhere."""
    cuts = tuple(action for action in view.legal if action.verb is Verb.CUT)
    return because(rng.pick(cuts), "cut")


def take(view: View) -> Choice:
    """Take a Kritischer; leave anything else, though a bluff would be allowed (R7)."""
    if view.peeked[-1] in view.rules.critical:
        return because(Action(view.seat, Verb.TAKE), "take")
    return because(Action(view.seat, Verb.PASS), "pass_on")


def name_schlag(view: View, rng: Rng) -> Choice:
    """The rank held most often, the lower one on ties; before that perhaps an exchange."""
    ranks = Counter(card.rank for card in _without_kritische(view))
    wish = _wish(view, Verb.BETTER)
    if wish and _is_poor(view) and rng.below(_ASKS_ONE_IN) == 0:
        return because(wish, "better")
    offer = _wish(view, Verb.SWAP)
    if offer and _rather_names_trump(view):
        return because(offer, "swap")
    order = tuple(Rank)
    best = max(
        (action for action in view.legal if action.verb is Verb.SCHLAG),
        key=lambda action: (ranks[action.argument], order.index(action.argument)),
    )
    return because(best, "schlag", rank=best.argument, number=ranks[best.argument])


def name_trump(view: View, rng: Rng) -> Choice:
    """The suit held most often, above all one whose Rechter is held."""
    wish = _wish(view, Verb.BETTER)
    if wish and _is_poor(view) and rng.below(_ASKS_ONE_IN) == 0:
        return because(wish, "better")
    suits = Counter(card.suit for card in _without_kritische(view))
    worth = {
        suit: suits[suit] + _RECHTER_BONUS * (_rechter_of(view, suit) in view.hand) for suit in Suit
    }
    best = max(
        (action for action in view.legal if action.verb is Verb.TRUMP),
        key=lambda action: worth[action.argument],
    )
    suit = best.argument
    if _rechter_of(view, suit) in view.hand:
        return because(best, "trump_rechter", suit=suit, card=_rechter_of(view, suit))
    return because(best, "trump", suit=suit, number=suits[suit])


def answer(view: View) -> Choice:
    """Agree to new cards with a poor hand, to Schlagtausch if naming the Schlag suits better."""
    if view.phase is Phase.BETTER:
        agreed = _is_poor(view)
        key = "agree_better" if agreed else "refuse_better"
    else:
        agreed = not _rather_names_trump(view) and _most(view, "rank") > 1
        key = "agree_swap" if agreed else "refuse_swap"
    return because(Action(view.seat, Verb.AGREE if agreed else Verb.REFUSE), key)


def _wish(view: View, verb: Verb) -> Action | None:
    return next((action for action in view.legal if action.verb is verb), None)


def _without_kritische(view: View) -> tuple[Card, ...]:
    return tuple(card for card in view.hand if card not in view.rules.critical)


def _rechter_of(view: View, suit: Suit) -> Card | None:
    if view.schlag is None:
        return None
    return order_of(view.rules, view.schlag, suit).rechter


def _most(view: View, what: str) -> int:
    held = Counter(getattr(card, what) for card in _without_kritische(view))
    return max(held.values(), default=0)


def _is_poor(view: View) -> bool:
    """No Kritischer, no pair, no three of a suit."""
    kritische = len(view.hand) - len(_without_kritische(view))
    return kritische == 0 and _most(view, "rank") == 1 and _most(view, "suit") < 3


def _rather_names_trump(view: View) -> bool:
    """Three of a suit and no pair: such a hand wants to name the trump, not the Schlag."""
    return _most(view, "rank") == 1 and _most(view, "suit") >= 3
