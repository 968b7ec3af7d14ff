"""Naming Schlag and trump, and when to ask for other cards (players.md, "Announcing")."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from watten_app.engine import Action, Card, Phase, Rank, Rng, Role, Rules, Suit, Verb, View
from watten_app.engine.cards import WELI
from watten_app.engine.order import order_of
from watten_app.engine.rules import WITH_WELI, Weli
from watten_app.players.reason import Choice, because

_BONUS = {Role.SUPER_GUATER: 12, Role.GUATER: 12, Role.BEASTER: 10, Role.RECHTER: 10}
"""Holding the highest trumps outweighs any number of others."""

_REASONS = {
    Role.SUPER_GUATER: "trump_super_guater",
    Role.GUATER: "trump_guater",
    Role.BEASTER: "trump_beaster",
    Role.RECHTER: "trump_rechter",
}

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
    wish = _wish(view, Verb.BETTER)
    if wish and is_poor(view.rules, view.hand) and rng.below(_ASKS_ONE_IN) == 0:
        return because(wish, "better")
    offer = _wish(view, Verb.SWAP)
    if offer and rather_names_trump(view.rules, view.hand):
        return because(offer, "swap")
    named = {action.argument: action for action in view.legal if action.verb is Verb.SCHLAG}
    rank = schlag_of(view.rules, view.hand, tuple(named))
    held = Counter(card.rank for card in _without_kritische(view.rules, view.hand))
    if held[rank] < 2:
        return because(named[rank], "schlag_single", rank=rank)
    tied = any(held[other] == held[rank] for other in named if other is not rank)
    key = "schlag_tied" if tied else "schlag"
    return because(named[rank], key, rank=rank, number=held[rank])


def name_trump(view: View, rng: Rng) -> Choice:
    """The suit held most often, above all one whose Guater or Rechter is held."""
    wish = _wish(view, Verb.BETTER)
    if wish and is_poor(view.rules, view.hand) and rng.below(_ASKS_ONE_IN) == 0:
        return because(wish, "better")
    named = {action.argument: action for action in view.legal if action.verb is Verb.TRUMP}
    suit = trump_of(view.rules, view.schlag, view.hand, tuple(named))
    highest = _highest(view.rules, view.schlag, suit, view.hand)
    if highest:
        role, card = highest[0]
        return because(named[suit], _REASONS[role], suit=suit, card=card)
    held = _suits_of(view.rules, view.hand)
    tied = any(held[other] >= held[suit] for other in named if other is not suit)
    key = "trump_tied" if tied else "trump"
    return because(named[suit], key, suit=suit, number=held[suit])


def answer(view: View) -> Choice:
    """Agree to new cards with a poor hand, to Schlagtausch if naming the Schlag suits better."""
    if view.phase is Phase.BETTER:
        agreed = is_poor(view.rules, view.hand)
        key = "agree_better" if agreed else "refuse_better"
    else:
        agreed = not rather_names_trump(view.rules, view.hand) and _pairs(view.rules, view.hand)
        key = "agree_swap" if agreed else "refuse_swap"
    return because(Action(view.seat, Verb.AGREE if agreed else Verb.REFUSE), key)


def schlag_of(rules: Rules, hand: tuple[Card, ...], ranks: tuple[Rank, ...]) -> Rank:
    """Of these ranks the one held most often, the lower one on ties."""
    held, order = Counter(card.rank for card in _without_kritische(rules, hand)), tuple(Rank)
    return max(ranks, key=lambda rank: (held[rank], order.index(rank)))


def _suits_of(rules: Rules, hand: tuple[Card, ...]) -> Counter[Suit]:
    """How many cards of each suit a hand has; a Weli that is a trump anyway does not count for
    bells."""
    held = Counter(card.suit for card in _without_kritische(rules, hand))
    if rules.weli is Weli.TRUMP and WELI in hand and rules.pack == WITH_WELI:
        held[WELI.suit] -= 1
    return held


def trump_of(
    rules: Rules, schlag: Rank | None, hand: tuple[Card, ...], suits: tuple[Suit, ...]
) -> Suit:
    """Of these suits the one held most often, above all one whose Guater or Rechter is held.

    Args:
        schlag: None for a dealer who does not know it (R10).
    """
    held = _suits_of(rules, hand)

    def worth(suit: Suit) -> int:
        highest = _highest(rules, schlag, suit, hand)
        return held[suit] + sum(_BONUS[role] for role, _ in highest)

    return max(suits, key=worth)


def is_poor(rules: Rules, hand: tuple[Card, ...]) -> bool:
    """No Kritischer, no pair, no three of a suit."""
    kritische = len(hand) - len(_without_kritische(rules, hand))
    return kritische == 0 and not _pairs(rules, hand) and _longest(rules, hand) < 3


def rather_names_trump(rules: Rules, hand: tuple[Card, ...]) -> bool:
    """Three of a suit and no pair: such a hand wants to name the trump, not the Schlag."""
    return not _pairs(rules, hand) and _longest(rules, hand) >= 3


def _wish(view: View, verb: Verb) -> Action | None:
    return next((action for action in view.legal if action.verb is verb), None)


def _without_kritische(rules: Rules, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in hand if card not in rules.critical)


@lru_cache(maxsize=256)
def highest_trumps(rules: Rules, schlag: Rank, suit: Suit) -> Mapping[Card, Role]:
    """The cards for which a trump is named, the highest first."""
    groups = order_of(rules, schlag, suit).groups
    return {cards[0]: role for role, cards in groups if role in _BONUS}


def _highest(
    rules: Rules, schlag: Rank | None, suit: Suit, hand: tuple[Card, ...]
) -> list[tuple[Role, Card]]:
    """Those of them that the hand holds, and what they are."""
    highest = {} if schlag is None else highest_trumps(rules, schlag, suit)
    return [(role, card) for card, role in highest.items() if card in hand]


def _pairs(rules: Rules, hand: tuple[Card, ...]) -> bool:
    ranks = Counter(card.rank for card in _without_kritische(rules, hand))
    return max(ranks.values(), default=0) > 1


def _longest(rules: Rules, hand: tuple[Card, ...]) -> int:
    suits = Counter(card.suit for card in _without_kritische(rules, hand))
    return max(suits.values(), default=0)
