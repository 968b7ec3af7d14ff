"""The learned table: what it expects of players, and the recipe that makes it."""

import json
from dataclasses import replace
from math import isclose
from random import Random
from statistics import fmean

import pytest

from recipe import moves
from tests.kit_matches import random_position
from tests.players.test_strong import HANDS, NAMED, deal_of
from watten_app.engine import Verb, View, observe
from watten_app.engine.deal import Deal
from watten_app.players import Level, choose, inference
from watten_app.players.expected import SIZES, Expected, learned
from watten_app.players.inference import likely_worlds
from watten_app.players.moments import moments
from watten_app.players.packing import course_of_deal
from watten_app.players.worlds import World, finished, worlds_of

UNSEEN = range(900_000, 900_012)
"""Numbers of deals that the table was not made from."""


@pytest.fixture(scope="module")
def decisions() -> list[moves.Decision]:
    return [decision for number in UNSEEN for decision in moves.decisions_of(number)]


def test_the_table_in_the_app_has_the_form_that_the_recipe_gives_it() -> None:
    assert {part: len(numbers) for part, numbers in learned().items()} == moves.LENGTHS
    assert moves.as_text(learned()) == moves.TARGET.read_text(encoding="utf-8")


def test_a_few_deals_make_a_table_that_explains_them(decisions) -> None:
    table = moves.fit(decisions, rounds=2)
    assert list(table) == list(SIZES)
    assert json.loads(moves.as_text(table)) == table
    assert moves.unlikelihood(table, decisions) < moves.unlikelihood({}, decisions) - 0.2


def test_players_do_what_the_table_expects_in_deals_that_it_was_not_made_from(decisions) -> None:
    """By far more than by chance, or by the best table of what plain rules look at: the place."""
    told = moves.unlikelihood(learned(), decisions)
    places = [replace(d, cards=tuple(keys[:1] for keys in d.cards)) for d in decisions]
    assert told < moves.unlikelihood(moves.fit(places), places) - 0.05
    assert told < moves.unlikelihood({}, decisions) - 0.35


def test_one_of_the_cards_that_may_be_played_is_expected_for_certain() -> None:
    looked_at = 0
    for deal in map(random_position, range(120)):
        if not isinstance(deal, Deal) or deal.trump is None or deal.schlag is None:
            continue
        course, held = course_of_deal(deal), [0] * deal.players
        plays = list(moments(course, (*deal.tricks, deal.trick)))
        for seat, hand in enumerate(deal.hands):
            held[seat] = course.ranking.pack(hand)
        for moment, card in reversed(plays):
            held[moment.seat] |= card
            expected = Expected(course, moment, True, learned())
            hand = held[moment.seat]
            cards = [1 << place for place in range(len(course.ranking.cards))]
            allowed = [one for one in cards if one & expected.allowed(hand)]
            told = [expected.likelihood(hand, one) for one in allowed]
            assert isclose(sum(told), 1)
            assert min(told) > 0
            looked_at += len(told) > 1
    assert looked_at > 200


def let_go() -> View:
    """Seat 1, no announcer and last to play, has let seat 2 have a second trick for a ten."""
    hands = [
        ["H8", "H7", "GO", "HO", "E10"],
        ["E8", "E9", "SA", "EA", "EK"],
        ["H9", "H10", "HK", "SU", "GA"],
        ["S8", "S9", "G7", "S7", "EO"],
    ]
    tricks = ["0 play H8", "1 play E8", "2 play H9", "3 play S8"]
    tricks += ["2 play H10", "3 play S9", "0 play H7", "1 play E9"]
    return observe(deal_of(hands, ["0 schlag O", "3 trump G", *tricks]), 2)


def test_who_lets_a_cheap_trick_go_is_taken_to_hold_nothing_that_takes() -> None:
    def held_by_seat_1(worlds: list[World]) -> float:
        classed = worlds[0].course.ranking.classed
        held = [(world.position.hands[1] & classed).bit_count() for world in worlds]
        return fmean(held, [world.weight for world in worlds])

    randoms = [Random(seed) for seed in range(6)]
    chance = fmean(held_by_seat_1(finished(worlds_of(let_go(), 400, one))) for one in randoms)
    likely = fmean(
        held_by_seat_1(finished(likely_worlds(let_go(), 400, 4_000, one))) for one in randoms
    )
    assert likely < chance / 2


def test_the_weights_of_likely_deals_add_up_to_what_was_asked_for() -> None:
    view = observe(deal_of(HANDS, [*NAMED, "0 play E8"]), 1)
    for seed in range(20):
        worlds = finished(likely_worlds(view, 80, 800, Random(seed)))
        assert sum(world.weight for world in worlds) == 80
        assert len(worlds) > 20


def test_strong_acts_on_what_plays_make_likely(monkeypatch) -> None:
    """Nothing is proved, but by what was played seat 0 is likely to beat the partner's Ober."""
    hands = [
        ["EU", "E9", "H8", "GO", "EK"],
        ["H9", "E10", "E8", "SO", "EA"],
        ["S8", "EO", "G10", "G9", "S7"],
        ["GA", "HO", "S9", "SA", "HU"],
    ]
    named, first = (
        ["0 swap", "3 agree", "3 schlag A", "0 trump E"],
        ["0 play EU", "1 play H9", "2 play S8", "3 play GA"],
    )
    tricks = [
        *first,
        *["3 play HO", "0 play E9", "1 play E10", "2 play EO"],
        *["2 play G10", "3 play S9", "0 play H8", "1 play E8"],
    ]
    view = observe(deal_of(hands, [*named, *tricks, "1 play SO", "2 play G9"]), 3)
    view = replace(view, legal=tuple(one for one in view.legal if one.verb is Verb.PLAY))

    def played() -> set[str]:
        return {str(choose(Level.STRONG, view, seed).action) for seed in range(4)}

    assert played() == {"3 play SA"}
    monkeypatch.setattr(inference, "_plays", lambda *_: [])
    assert played() == {"3 play HU"}
