"""Advice with all cards open: legal, true, and by best play."""

from random import Random

import pytest

from watten_app.engine import Action, Deal, Match, Phase, Start, Verb, apply, check, legal, to_act
from watten_app.i18n import CATALOGUES, LANGUAGES, say
from watten_app.learning.open_cards import advise_open
from watten_app.players.packing import course_of_deal, position_of_deal
from watten_app.players.solver import Solver
from watten_app.players.solving import solve
from watten_app.players.worlds import finished
from watten_app.variants import VARIANTS, rules_of

NAMES = ("", "Resi", "Hias", "Luis")
RULES = (
    rules_of({"variant": "bavarian", "critical": [], "better": False, "swap": False}),
    *(VARIANTS[name].rules for name in ("bavarian", "tyrolean", "south_tyrolean")),
)


def positions(seed: int, rules: object) -> list[Deal]:
    """All positions of a deal that is played by chance."""
    rng = Random(seed)
    match = Match.new(rules, 4).with_deal(Start(seed % 4, seed=seed))
    state, seen = match.deal, []
    while not state.over:
        seen.append(state)
        may = [one for one in legal(state) if one.verb not in (Verb.SIGN, Verb.FOLD, Verb.GIVE)]
        state, _ = apply(state, rng.choice(may))
    return seen


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.variant)
def test_what_is_advised_may_be_done_and_can_be_said(rules: object) -> None:
    for seed in range(12):
        for state in positions(seed, rules):
            seat = to_act(state)[0]
            choice = finished(advise_open(state, seat, NAMES, 1))
            assert check(state, choice.action) is None
            assert all(check(state, one.action) is None for one in choice.prospects if whole(one))
            for language in LANGUAGES:
                key = choice.reason.key
                assert key in CATALOGUES[language], key
                assert "{" not in say(language, choice.reason)


def test_each_card_is_told_why_it_wins_or_loses() -> None:
    mistakes = 0
    for seed in range(12):
        for state in positions(seed, RULES[0]):
            if state.phase is not Phase.PLAY:
                continue
            choice = finished(advise_open(state, to_act(state)[0], NAMES, 1))
            cards = [one for one in choice.prospects if whole(one) and one.action.verb is Verb.PLAY]
            for one in cards:
                loses = ".mistake" in one.why.key
                others_win = any(other.worth > 0 for other in cards)
                assert loses == (one.worth < 0 and others_win)
                assert "{" not in say("de", one.why)
                mistakes += loses
    assert mistakes


def whole(prospect: object) -> bool:
    return prospect.action.verb is not Verb.PLAY or prospect.action.argument is not None


def test_a_card_that_wins_is_advised_where_there_is_one() -> None:
    for seed in range(12):
        for state in positions(seed, RULES[0]):
            if state.phase is not Phase.PLAY:
                continue
            seat = to_act(state)[0]
            choice = finished(advise_open(state, seat, NAMES, 1))
            wins = solve(state)["wins"]
            if choice.action.verb is Verb.RAISE:
                assert any(wins.values())
            elif any(wins.values()):
                assert wins[f"play {choice.action.card}"]


def test_a_raise_is_folded_that_is_lost_and_held_that_is_won() -> None:
    answered = set()
    for seed in range(40):
        for state in positions(seed, RULES[0]):
            if state.phase is not Phase.RAISE:
                continue
            seat = to_act(state)[0]
            choice = finished(advise_open(state, seat, NAMES, 1))
            course = course_of_deal(state)
            position = position_of_deal(course, state)
            asker_wins = any(finished_wins(course, position))
            mine = course.side[position.turn] == course.side[seat]
            folds = choice.action.verb is Verb.FOLD
            assert folds is not (asker_wins == mine)
            answered.add(folds)
    assert answered == {True, False}


def finished_wins(course: object, position: object) -> list[bool]:
    return list(Solver(course).wins(position).values())


def test_what_is_said_to_be_the_highest_is_beaten_by_nobody() -> None:
    """Where a lead "takes the trick", no opponent holds a higher card."""
    seen = 0
    for seed in range(30):
        for state in positions(seed, RULES[0]):
            if state.phase is not Phase.PLAY or state.trick.cards:
                continue
            seat = to_act(state)[0]
            choice = finished(advise_open(state, seat, NAMES, 1))
            if choice.reason.key == "lesson.why.lead":
                card, order = choice.action.card, state.order
                others = [
                    one
                    for other, hand in enumerate(state.hands)
                    if state.party(other) != state.party(seat)
                    for one in hand
                ]
                assert not [one for one in others if order.beats(one, card, order.led((card,)))]
                seen += 1
    assert seen


def test_with_six_the_plain_player_advises_until_few_cards_are_left() -> None:
    names = tuple(f"player {number}" for number in range(6))
    rules = VARIANTS["bavarian"].rules
    state = Match.new(rules, 6).with_deal(Start(0, seed=3)).deal
    kinds = set()
    while not state.over:
        seat = to_act(state)[0]
        choice = finished(advise_open(state, seat, names, 1))
        searched = choice.reason.key.startswith("lesson.")
        kinds.add(searched)
        assert not searched or len(state.hands[seat]) <= 3
        state, _ = apply(state, choice.action)
    assert kinds == {True, False}


def bluffed(seed: int) -> Deal | None:
    """A deal in which somebody has raised with his last card and may be asked for the colour."""
    rng = Random(seed)
    rules = rules_of({"variant": "bavarian", "last_trick": "bluff"})
    state = Match.new(rules, 4).with_deal(Start(seed % 4, seed=seed)).deal
    while not state.over:
        may = legal(state)
        if any(one.verb is Verb.FARBE for one in may):
            return state
        raises = [one for one in may if one.verb is Verb.RAISE]
        bluffs = raises if len(state.tricks) == 4 and state.trick.cards else []
        shut = (Verb.SIGN, Verb.FOLD, Verb.GIVE, Verb.RAISE)
        plays = [one for one in may if one.verb not in shut]
        state, _ = apply(state, rng.choice(bluffs or plays))
    return None


def test_a_bluff_that_can_be_seen_is_called_rather_than_folded_to() -> None:
    called = 0
    for seed in range(150):
        state = bluffed(seed)
        if state is None:
            continue
        seat = to_act(state)[0]
        choice = finished(advise_open(state, seat, NAMES, 1))
        called += choice.action.verb is Verb.FARBE
        if choice.action.verb is Verb.FOLD:
            after, _ = apply(state, Action(seat, Verb.FARBE))
            assert after.outcome.points[seat % 2] == 0
    assert called > 3


def test_kritische_are_not_counted_among_the_cards_of_a_schlag() -> None:
    for seed in range(20):
        match = Match.new(VARIANTS["bavarian"].rules, 4).with_deal(Start(seed % 4, seed=seed))
        state, seat = match.deal, to_act(match.deal)[0]
        choice = finished(advise_open(state, seat, NAMES, 1))
        if choice.action.verb is not Verb.SCHLAG:
            continue
        cards = [
            card
            for holder in (seat, (seat + 2) % 4)
            for card in state.hands[holder]
            if card.rank is choice.action.argument and card not in state.rules.critical
        ]
        assert choice.reason.params["number"] == len(cards)
