"""Matches and positions for the laws: drawn by hypothesis, built from the slow Watten's records."""

from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import strategies as st

from tests.reference.random_match import random_match
from watten_app.engine import Deal, Match, apply, read_record
from watten_app.engine.view import may_see_own_hand
from watten_app.variants import rules_of

_SEEDS = st.integers(0, 2**32)


def match_of(record: dict[str, Any]) -> Match:
    """The match of a record that must be possible."""
    return read_record(record, rules_of)


def records() -> st.SearchStrategy[dict[str, Any]]:
    """Records of two, three, four and six players with all house rules, some in mid-deal."""
    return _SEEDS.map(lambda seed: random_match(Random(seed)))


def matches() -> st.SearchStrategy[Match]:
    """The same as matches."""
    return records().map(match_of)


def positions() -> st.SearchStrategy[Deal]:
    """A deal at any moment, from the naming to the end."""
    return _SEEDS.map(random_position)


def random_position(seed: int) -> Deal:
    """The position of a seed: a random deal, stopped at any of its actions or at its end."""
    random = Random(seed)
    match = match_of(random_match(random, deals=1))
    actions = match.deal.actions
    stop = random.randint(0, len(actions))
    state = next(match.states(0))
    for action in actions[:stop]:
        state, _ = apply(state, action)
    return state


def hidden_reshuffled(deal: Deal, seat: int, random: Random) -> Deal:
    """The deal with all cards mixed that the seat has not seen, as many in each place as before."""
    own = {seat} if may_see_own_hand(deal, seat) else set()
    others = [other for other in range(deal.players) if other not in own]
    shown = {card for trick in (*deal.tricks, deal.trick) for card in trick.cards}
    known = {*shown, *deal.put_away[seat], *(card for s in own for card in deal.hands[s])}
    pool = [card for card in deal.rules.cards if card not in known]
    random.shuffle(pool)

    def draw(cards: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(pool.pop() for _ in cards)

    hands = tuple(draw(hand) if s in others else hand for s, hand in enumerate(deal.hands))
    away = tuple(away if s == seat else draw(away) for s, away in enumerate(deal.put_away))
    stock = None if deal.stock is None else draw(deal.stock)
    return replace(deal, hands=hands, put_away=away, stock=stock)
