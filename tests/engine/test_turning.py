"""A match told from another side is the same match; who only looks on sees no hand."""

from dataclasses import astuple, fields, replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.kit_matches import knows_the_names, match_of, matches, positions
from watten_app.engine import (
    NOBODY,
    Card,
    Match,
    legal,
    observe,
    overlook,
    to_act,
    turned_action,
    turned_deal,
    turned_match,
    write_record,
)
from watten_app.engine.play import AnyDeal
from watten_app.variants import spec_of

TURNS = st.integers(0, 7)


@given(matches(), TURNS)
def test_a_match_told_from_another_side_is_played_by_the_same_rules(match: Match, by: int) -> None:
    turned = turned_match(match, by)
    whole = all(played.start.seed is None for played in match.deals)
    again = match_of(write_record(turned, spec_of)) if whole else turned
    assert again.deals == turned.deals
    assert again.score == turned.score
    assert turned_match(turned, -by) == match


@given(positions(), TURNS)
def test_every_seat_knows_and_may_the_same_from_another_side(deal: AnyDeal, by: int) -> None:
    turned, players = turned_deal(deal, by), deal.players
    assert set(to_act(turned)) == {(seat - by) % players for seat in to_act(deal)}
    assert set(legal(turned)) == {turned_action(one, players, by) for one in legal(deal)}
    for seat in range(players):
        here, there = observe(deal, seat), observe(turned, (seat - by) % players)
        assert there.hand == here.hand
        assert there.order == here.order
        assert there.peeked == here.peeked
        assert there.put_away == here.put_away
        assert [one.sign for one in there.signs] == [one.sign for one in here.signs]
        assert [one.argument for one in there.actions] == [one.argument for one in here.actions]
        assert there.tricks_of(there.party(there.seat)) == here.tricks_of(here.party(seat))


def cards_in(value: Any) -> set[Card]:
    """All cards in a value, however deep."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, (tuple, list, frozenset, set)):
        return {card for one in value for card in cards_in(one)}
    return set()


@given(positions(), TURNS)
def test_who_looks_on_sees_only_what_lies_open(deal: AnyDeal, by: int) -> None:
    seat = by % deal.players
    shown = overlook(deal, seat)
    assert shown.hand == shown.put_away == shown.peeked == shown.legal == ()
    # it is the same from every side, and nothing in it is more than any player knows
    for other in range(deal.players):
        assert replace(overlook(deal, other), seat=seat) == shown
    open_cards = {*shown.played, *([shown.turned] if shown.turned else [])}
    told = (getattr(shown, field.name) for field in fields(shown) if field.name != "rules")
    order = cards_in(astuple(shown.order)) if shown.order else set()
    taken = {card for cards in shown.taken for card in cards if card}
    named = cards_in(tuple(told)) - open_cards - taken - order
    assert not named & {card for hand in deal.hands for card in hand}
    if not knows_the_names(deal, NOBODY):
        assert shown.schlag is shown.trump is shown.order is None
