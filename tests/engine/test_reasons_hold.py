"""What is told of a card and of a trick is true: the engine's own order is asked of each claim."""

from collections.abc import Iterator
from itertools import product

import pytest

from watten_app.app.options import OFFERED
from watten_app.engine import Card, Order, Rng, Role, Rules, Suit, Trick
from watten_app.engine.explain import loses, role_message, trick_reason
from watten_app.engine.order import order_of
from watten_app.variants import VARIANTS, rules_of

BEASTER = rules_of({"variant": "south_tyrolean", "beaster": True})
RULES = (*(VARIANTS[name].rules for name in OFFERED), BEASTER)
TRICKS = 40


def orders(rules: Rules) -> Iterator[Order]:
    """Every Schlag and trump, and none."""
    for schlag, trump in product((None, *rules.schlag_ranks), Suit):
        yield order_of(rules, schlag, trump)


def tricks(rules: Rules, seed: int) -> Iterator[Trick]:
    """Complete tricks of four as they may lie there."""
    rng = Rng(seed)
    for _ in range(TRICKS):
        yield Trick(0, tuple(rng.shuffled(rules.cards)[:4]))


def claimed(rules: Rules, order: Order, card: Card, led: Suit) -> set[Card]:
    """The cards that are told to be higher: whole classes, single cards, and from a rank up."""
    message = role_message(rules, order, card, led)
    named = message.params["above"]
    assert isinstance(named, tuple)
    found: set[Card] = set()
    for one in named:
        if isinstance(one, Role):
            found |= next(set(cards) for role, cards in order.groups if role is one)
        else:
            found.add(one)
    least = message.params.get("next")
    if least is not None:
        role = order.role(card, led)
        own = [other for other in rules.cards if order.role(other, led) is role]
        (last,) = [other for other in own if other.rank is least]
        found |= {last, *order.higher(last, led, tuple(own))}
    return found


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.variant)
def test_just_what_is_told_to_be_higher_beats_the_card(rules: Rules) -> None:
    for order, led in product(orders(rules), Suit):
        for card in rules.cards:
            role = order.role(card, led)
            if role is Role.PLAIN:
                continue
            beating = set(order.higher(card, led, rules.cards))
            assert claimed(rules, order, card, led) == beating, (order, card, led)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.variant)
def test_nothing_is_higher_only_where_it_is_so_told(rules: Rules) -> None:
    for order, led in product(orders(rules), Suit):
        for card in rules.cards:
            key = role_message(rules, order, card, led).key
            beaten = bool(order.higher(card, led, rules.cards))
            if key.endswith((".top", ".from", ".from_top")) or key == "explain.role.critical":
                assert beaten != key.endswith(".top")
            if key.startswith("explain.role.plain"):
                assert order.strength(card, led) == 0
                assert (".trump_led" in key) == (led is order.trump)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.variant)
def test_why_a_card_takes_is_to_be_seen_in_the_trick(rules: Rules) -> None:
    for seed, order in enumerate(orders(rules)):
        for trick in tricks(rules, seed):
            _, why = trick_reason(order, trick)
            assert why is not None
            place = order.best(trick.cards)
            led = order.led(trick.cards)
            role = order.role(trick.cards[place], led)
            others = [order.role(one, led) for n, one in enumerate(trick.cards) if n != place]
            assert why.key.startswith(f"trick.reason.{role.value}")
            if why.key.endswith(".highest"):
                assert role in others
            elif why.key.endswith(".first"):
                assert role in others
                assert Role.BLINDER not in [order.role(one, led) for one in trick.cards[:place]]
            elif why.key.endswith(".over"):
                assert why.params["under"] in others
            elif why.key.endswith(".led"):
                assert Role.SUIT in others
            else:
                assert set(others) == {Role.PLAIN}


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.variant)
def test_why_a_card_loses_is_to_be_seen_in_the_trick(rules: Rules) -> None:
    for seed, order in enumerate(orders(rules)):
        for trick in tricks(rules, seed):
            cards, led = trick.cards, order.led(trick.cards)
            best = cards[order.best(cards)]
            for card in cards:
                if card == best:
                    continue
                why = loses(order, cards, card)
                own, role = order.role(card, led), order.role(best, led)
                assert why.params["best"] == best
                assert (".plain" in why.key) == (order.strength(card, led) == 0)
                assert why.key.endswith(".same") == (own is role and own is not Role.PLAIN)
                if why.key == "trick.loses.blinder.same":
                    assert cards.index(card) > cards.index(best)
                elif ".plain" not in why.key:
                    assert order.beats(best, card, led)
