"""Possible deals agree with all that a seat knows, and never rule out what is true."""

from random import Random

import pytest

from tests.kit_matches import match_of, random_position
from tests.players.fast_kit import unpack
from watten_app.engine import Phase, View, observe, to_act
from watten_app.engine.deal import Deal
from watten_app.engine.play import AnyDeal
from watten_app.players.belief import ideas_of
from watten_app.players.packing import course_of_deal, position_of_deal
from watten_app.players.worlds import World, finished, worlds_of

IN_PLAY = (Phase.KEEP, Phase.PLAY, Phase.RAISE)
DEALS = [deal for deal in map(random_position, range(500)) if deal.phase in IN_PLAY]


def seen(deal: AnyDeal) -> View:
    return observe(deal, to_act(deal)[0])


def drawn(view: View, number: int = 6, seed: int = 1) -> list[World]:
    return finished(worlds_of(view, number, Random(seed)))


def test_hands_are_disjoint_of_the_right_size_and_from_cards_not_seen() -> None:
    for deal in DEALS:
        view = seen(deal)
        gone = {*view.played, *view.put_away}
        for world in drawn(view):
            ranking, hands = world.course.ranking, world.position.hands
            assert unpack(ranking, hands[view.seat]) == unpack(ranking, ranking.pack(view.hand))
            sizes = [0 if s == view.left else size for s, size in enumerate(view.hand_sizes)]
            assert [hand.bit_count() for hand in hands] == sizes
            held = [card for hand in hands for card in unpack(ranking, hand)]
            assert len(set(held)) == len(held)
            assert not gone & set(held)


def test_the_truth_is_never_ruled_out() -> None:
    """Every bar, every known card and every needed one holds of the hands as they really are."""
    for deal in DEALS:
        view = seen(deal)
        course = course_of_deal(deal)
        hands = position_of_deal(course, deal).hands
        named = course.ranking.schlag, course.ranking.trump
        ideas = {(i.course.ranking.schlag, i.course.ranking.trump): i for i in ideas_of(view)}
        evidence = ideas[named].evidence
        pool = sum(evidence.pool)
        for seat, hand in enumerate(hands):
            assert hand & evidence.barred[seat] == 0 or seat == view.seat
            if deal.rules.bohemian or seat == view.seat:
                continue
            assert evidence.known[seat] & ~hand == 0
            assert hand & ~pool == evidence.known[seat]
        assert all(hands[seat] & wanted for seat, wanted in evidence.wanted)


def test_what_plays_have_shown_is_respected() -> None:
    """A seat that did not give what the obligation asks for is never dealt it again."""
    bound = 0
    for deal in DEALS:
        view = seen(deal)
        for idea in ideas_of(view):
            bound += any(idea.evidence.barred)
        for world in drawn(view, 3):
            idea = next(i for i in ideas_of(view) if i.course.ranking is world.course.ranking)
            for seat, hand in enumerate(world.position.hands):
                assert seat == view.seat or hand & idea.evidence.barred[seat] == 0
    assert bound > 30


def test_the_stocks_first_card_goes_to_forehand_in_an_exchange_that_the_dealer_peeked_at() -> None:
    hands = [["HK", "S7", "E7", "EA", "EK"], ["GA", "GK", "GO", "GU", "G10"]]
    hands += [["HA", "HO", "HU", "H10", "H9"], ["SA", "SK", "SO", "SU", "S10"]]
    stock = ["E9", "E8", "E10", "EO", "EU", "G9", "G8", "G7", "H8", "H7", "S9", "S8"]
    actions = ["0 better", "3 agree", "0 schlag 9", "3 trump E", "0 play E10", "1 play GA"]
    actions += ["2 play HA"]
    deal = {"dealer": 3, "hands": hands, "stock": stock, "actions": actions}
    rules = {"variant": "bavarian", "peek": "dealer", "follow": "free"}
    record = {"format": "watten-record", "version": 1, "rules": rules, "deals": [deal]}
    state = match_of(record).deal
    assert isinstance(state, Deal)
    for world in drawn(observe(state, 3), 20):
        held = {str(card) for card in unpack(world.course.ranking, world.position.hands[0])}
        assert "E9" in held


def test_a_taken_kritischer_stays_with_its_taker() -> None:
    taken = [
        (deal, view, seat, card)
        for deal in DEALS
        if not deal.rules.bohemian
        for view in [seen(deal)]
        for seat, cards in enumerate(view.taken)
        for card in cards
        if card is not None and card in deal.hands[seat] and seat != view.seat
    ]
    assert len(taken) >= 2
    for _, view, seat, card in taken:
        for world in drawn(view):
            assert world.position.hands[seat] & world.course.ranking.bits[card]


@pytest.mark.parametrize("variant", ["blind", "groeden", "ladinern"])
def test_tricks_rule_out_schlag_and_trump(variant: str) -> None:
    """A pair by which another card would have won a trick is impossible (players.md, blind)."""
    fewer = compared = 0
    for seed in range(160):
        deal = random_position(seed, variant)
        view = seen(deal) if deal.phase in IN_PLAY else None
        if view is None or view.order is not None or not view.tricks:
            continue
        ideas, compared = ideas_of(view), compared + 1
        assert (deal.schlag, deal.trump) in [
            (i.course.ranking.schlag, i.course.ranking.trump) for i in ideas
        ]
        fewer += len(ideas) < 4 * len(deal.rules.schlag_ranks) / 2
    assert compared > 10
    assert fewer > compared / 3


def test_what_the_weli_told_when_it_lost_a_trick() -> None:
    """S A led, H U, H 7, E K, and the last wins: the S K cannot be the Rechter (players.md)."""
    hands = [["SA", "E7", "E8", "E9", "E10"], ["HU", "HA", "H8", "H9", "H10"]]
    hands += [["H7", "GA", "G8", "G9", "G10"], ["EK", "SU", "S8", "S9", "S10"]]
    actions = ["0 schlag 8", "3 trump E", "0 play SA", "1 play HU", "2 play H7", "3 play EK"]
    deal = {"dealer": 3, "hands": hands, "actions": actions}
    record = {"format": "watten-record", "version": 1, "rules": "blind", "deals": [deal]}
    view = observe(match_of(record).deal, 1)
    assert view.tricks
    possible = {f"{i.course.ranking.trump}{i.course.ranking.schlag}" for i in ideas_of(view)}
    assert "SK" not in possible
    assert "E8" in possible
