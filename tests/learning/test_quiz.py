"""The quiz: endless questions, each with one right answer that the engine gives."""

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from statistics import mean

import pytest

from tests.reference.ladder import ladder
from watten_app.engine import Card, Deal, Phase, Rank, Role, Rules, Sign, Verb, observe
from watten_app.engine.order import order_of
from watten_app.engine.signs import shown_by
from watten_app.learning.quiz import (
    NEEDED,
    QUESTIONS,
    STAGES,
    Ask,
    Named,
    Question,
    Stage,
    draw,
    is_open,
    why,
)
from watten_app.learning.quiz.spoken import KRITISCHE, OF_SCHLAG, OF_TRUMPS
from watten_app.learning.quiz.stages import RECIPES

ROUNDS = 30
"""Rounds drawn of each stage: 240 questions."""

OF_CARDS = tuple(RECIPES)
"""The stages whose questions are about the cards of a trick."""


@cache
def question_of(stage: Stage, seed: int, number: int) -> Question:
    return draw(stage, seed, number)


def drawn(stage: Stage, rounds: int = ROUNDS) -> Iterator[Question]:
    for seed in range(rounds):
        for number in range(QUESTIONS):
            yield question_of(stage, seed, number)


def playable(question: Question) -> set[object]:
    return {one.argument for one in question.view.legal if one.verb is Verb.PLAY}


def rung(deal: Deal, cards: tuple[Card, ...], card: Card) -> int:
    """How far from the top a card stands in the tests' own ladder; 99 for one that cannot win."""
    rules = {f.name: getattr(deal.rules, f.name) for f in fields(Rules)}
    rules["critical"] = tuple(map(str, deal.rules.critical))
    led = ladder(rules, deal.schlag, deal.trump, None)
    first = str(cards[0])
    is_trump = any(
        first in some for name, some in led if name in ("trump", "rechter", "guater", "beaster")
    )
    suit = deal.trump.value if is_trump else cards[0].suit.value
    rungs = ladder(rules, deal.schlag, deal.trump, suit)
    return next((place for place, (_, some) in enumerate(rungs) if str(card) in some), 99)


@pytest.mark.parametrize("stage", STAGES)
def test_just_one_answer_is_right_and_it_is_the_one_of_the_reference(stage: Stage) -> None:
    for question in drawn(stage):
        deal, cards = question.deal, question.trick.cards
        right = question.answers[question.right]
        if question.ask is Ask.WHO:
            best = min(cards, key=lambda card: rung(deal, cards, card))
            assert right == best
        elif question.ask is Ask.WHICH:
            lying = min(rung(deal, cards, card) for card in cards)
            higher = [c for c in question.answers if rung(deal, cards, c) < lying]
            assert higher == [right]
            # a wrong one is explained by the trick it does not take
            assert set(question.answers) <= playable(question)


@pytest.mark.parametrize("stage", STAGES)
def test_a_question_is_a_position_that_the_engine_has_reached(stage: Stage) -> None:
    for question in drawn(stage, 10):
        deal = question.deal
        held = [card for hand in deal.hands for card in hand]
        laid = [card for trick in (*deal.tricks, deal.trick) for card in trick.cards]
        assert sorted((*held, *laid, *(deal.stock or ()))) == sorted(deal.rules.cards)
        assert deal.phase is Phase.PLAY or deal.over
        if question.ask is not Ask.WHO:
            assert question.view.my_turn or stage not in OF_CARDS
            assert len(question.view.hand) == 5 or stage not in OF_CARDS


@pytest.mark.parametrize("stage", STAGES)
def test_a_round_is_drawn_again_from_its_seed_and_no_two_seeds_are_alike(stage: Stage) -> None:
    rounds = [[draw(stage, seed, n) for n in range(QUESTIONS)] for seed in (1, 1, 2)]
    assert rounds[0] == rounds[1]
    assert rounds[0] != rounds[2]
    assert len(set(map(repr, drawn(stage)))) > 200


SIGNS = (*KRITISCHE, *OF_SCHLAG, *OF_TRUMPS)


def roles_in(question: Question) -> list[Role]:
    order = question.deal.order
    assert order is not None
    led = order.led(question.trick.cards)
    return [order.role(card, led) for card in question.trick.cards]


def role_of_right(question: Question) -> Role:
    order, right = question.deal.order, question.answers[question.right]
    assert order is not None
    assert isinstance(right, Card)
    return order.role(right, order.led(question.trick.cards))


def test_first_a_trump_takes_from_the_suit_led() -> None:
    for question in drawn(Stage.TRUMP):
        assert role_of_right(question) is Role.TRUMP
        assert set(roles_in(question)) <= {Role.TRUMP, Role.SUIT, Role.PLAIN}
        assert roles_in(question)[0] is Role.SUIT


def test_then_the_suit_led_takes_although_something_higher_lies_there() -> None:
    for question in drawn(Stage.SUIT):
        assert role_of_right(question) is Role.SUIT
        cards = question.trick.cards
        suit, ranks = cards[0].suit, list(Rank)
        lying = min(ranks.index(card.rank) for card in cards if card.suit is suit)
        others = {*cards, *question.answers}
        assert any(ranks.index(card.rank) <= lying for card in others if card.suit is not suit)


def test_then_the_schlag_takes_what_trumps_alone_would_not() -> None:
    for question in drawn(Stage.SCHLAG):
        assert role_of_right(question) in (Role.RECHTER, Role.BLINDER)
        if question.ask is Ask.WHO:
            plain = order_of(question.deal.rules, None, question.deal.trump)
            assert plain.best(question.trick.cards) != question.right


def test_no_stage_before_theirs_shows_a_kritischer_or_the_weli() -> None:
    later = set(map(Card.parse, ("HK", "S7", "E7", "S6")))
    for stage in (Stage.TRUMP, Stage.SUIT, Stage.SCHLAG):
        for question in drawn(stage, 10):
            shown = {*question.trick.cards, *question.answers}
            assert not shown & later


@pytest.mark.parametrize(
    ("stage", "card"), [(Stage.CRITICAL, None), (Stage.WELI, "S6"), (Stage.KRITISCH, None)]
)
def test_what_the_stage_is_about_is_seen_or_binds(stage: Stage, card: str | None) -> None:
    named = [Card.parse(card)] if card else list(map(Card.parse, ("HK", "S7", "E7", "S6")))
    free = 0
    for question in drawn(stage):
        if question.ask is Ask.MAY:
            legal = playable(question)
            free += legal >= set(question.view.hand)
            assert legal < set(question.view.hand) or Role.CRITICAL in roles_in(question)
            continue
        shown = {*question.trick.cards, *question.answers}
        assert shown & set(named)
    assert bool(free) == (stage is Stage.CRITICAL)


@pytest.mark.parametrize("stage", [Stage.CRITICAL, Stage.WELI, Stage.KRITISCH])
def test_both_answers_are_right_in_turn_where_one_asks_whether_a_card_may_be_played(
    stage: Stage,
) -> None:
    asked = [q.right for q in drawn(stage) if q.ask is Ask.MAY]
    assert 0.25 < mean(asked) < 0.75


@pytest.mark.parametrize("stage", OF_CARDS)
def test_the_right_answer_is_in_no_place_of_its_own(stage: Stage) -> None:
    places = [q.right for q in drawn(stage) if q.ask is Ask.WHO]
    assert {0, 1, 2, 3} >= set(places) >= {1, 2, 3}
    assert max(places.count(place) for place in range(4)) < 0.6 * len(places)


_LOW = (Role.TRUMP, Role.SUIT, Role.PLAIN)


def temptation(question: Question) -> int:
    """How many cards can take the trick, and how many are above all trumps: what one weighs."""
    order = question.deal.order
    assert order is not None
    shown = question.trick.cards + (question.answers if question.ask is Ask.WHICH else ())
    if question.ask is Ask.MAY:
        shown += question.view.hand
    led = order.led(question.trick.cards)
    roles = [order.role(card, led) for card in shown]
    return sum((role is not Role.PLAIN) + (role not in _LOW) for role in roles)


@pytest.mark.parametrize("stage", OF_CARDS)
def test_a_stage_grows_harder(stage: Stage) -> None:
    weights = [
        [temptation(question_of(stage, s, n)) for n in range(QUESTIONS)] for s in range(ROUNDS)
    ]
    first = mean(weight for one in weights for weight in one[:3])
    last = mean(weight for one in weights for weight in one[-3:])
    assert last > first


def test_six_right_of_eight_open_the_next_stage() -> None:
    assert (NEEDED, QUESTIONS) == (6, 8)
    assert is_open(STAGES[0], frozenset())
    assert not is_open(STAGES[1], frozenset())
    assert is_open(STAGES[1], frozenset({STAGES[0]}))
    assert is_open(STAGES[3], frozenset({STAGES[3]}))


def test_a_sign_stands_for_just_one_of_the_cards() -> None:
    fingers = {"HK": Sign.MAX, "S7": Sign.BELLI, "E7": Sign.SPITZ}
    signs = set()
    for question in drawn(Stage.SIGNS):
        right = question.answers[question.right]
        signs.add(question.sign)
        named = fingers.get(str(right))
        assert named in (None, question.sign)
        if question.sign is Sign.RECHTER:
            assert right == Card(question.deal.trump, question.deal.schlag)
        if question.sign is Sign.SCHLAG:
            assert right.rank is question.deal.schlag
    assert len(signs) == 10


def test_what_a_deal_is_worth_is_counted_again() -> None:
    for question in drawn(Stage.RAISING):
        said = [message.key for _, message in question.said]
        if question.ask is not Ask.WORTH:
            continue
        tense = [points >= 13 for points in question.deal.score]
        base = 3 if sum(tense) == 1 else 2
        asked = sum(key in ("says.raise", "says.reraise") for key in said)
        folded = said[-1] == "says.fold"
        assert question.answers[question.right] == base + asked - folded


def test_only_who_knows_the_sign_knows_the_card() -> None:
    """Each of the other cards has a sign of its own: none can be left out without knowing it."""
    for question in drawn(Stage.SIGNS):
        order = question.deal.order
        assert order is not None
        others = [sign for sign in SIGNS if sign is not question.sign]
        meant = {card for sign in others for card in shown_by(sign, order)}
        wrong = {one for n, one in enumerate(question.answers) if n != question.right}
        assert wrong <= meant
        assert question.answers[question.right] in shown_by(question.sign, order)


def test_only_who_knows_what_an_answer_does_knows_the_worth() -> None:
    """Neither what a deal is worth to begin with, nor what was asked for last, will do."""
    for question in drawn(Stage.RAISING):
        if question.ask is Ask.WORTH:
            said = [message.key for _, message in question.said]
            asked = sum(key in ("says.raise", "says.reraise") for key in said)
            base = 3 if sum(points >= 13 for points in question.deal.score) == 1 else 2
            right = question.answers[question.right]
            assert right != base or said[-1] == "says.fold"
            assert right != base + asked or said[-1] != "says.fold"


def test_one_may_not_raise_for_each_of_the_reasons_that_were_explained() -> None:
    told = {
        message.key
        for question in drawn(Stage.RAISING)
        if question.ask is Ask.RAISE
        for message in why(question)
    }
    assert {"learn.why.may_raise", "refused.raise_own_side", "refused.raise_tense"} <= told
    assert len(told) > 3


def test_one_may_raise_and_may_not_in_turn() -> None:
    asked = [q.right for q in drawn(Stage.RAISING) if q.ask is Ask.RAISE]
    assert 0.25 < mean(asked) < 0.75


def test_of_four_announcements_one_fits_the_trick_and_none_is_told() -> None:
    for question in drawn(Stage.BLIND):
        truth = Named(question.deal.schlag, question.deal.trump)
        assert question.answers[question.right] == truth
        cards = question.trick.cards
        taken = [order_of(question.deal.rules, *one).best(cards) for one in question.answers]
        assert taken.count(question.taker) == 1
        assert observe(question.deal, 0).order is None
