"""Laws that hold in every match."""

import json
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.kit import batch
from tests.kit_matches import hidden_reshuffled, match_of, matches, positions, records
from watten_app.engine import (
    Action,
    Card,
    Deal,
    Match,
    Rank,
    Sign,
    Suit,
    Verb,
    apply,
    check,
    legal,
    observe,
    to_act,
    write_record,
)
from watten_app.engine.report import deal_report
from watten_app.variants import spec_of

CARDS = [Card(suit, rank) for suit in Suit for rank in Rank]
EVERY_ACTION = [
    Action(seat, verb, argument)
    for seat in range(-1, 7)
    for verb, arguments in (
        *((verb, (None,)) for verb in Verb),
        (Verb.PLAY, CARDS),
        (Verb.SCHLAG, Rank),
        (Verb.TRUMP, Suit),
        (Verb.SIGN, Sign),
    )
    for argument in arguments
    if (argument is None) != (verb in (Verb.PLAY, Verb.SCHLAG, Verb.TRUMP, Verb.SIGN))
]


def cards_of(deal: Deal) -> list[Card]:
    tricks = [card for trick in (*deal.tricks, deal.trick) for card in trick.cards]
    return [
        *(card for hand in deal.hands for card in hand),
        *(card for away in deal.put_away for card in away),
        *tricks,
        *(deal.stock or ()),
    ]


@given(matches())
def test_cards_are_conserved(match: Match) -> None:
    for number in range(len(match.deals)):
        states = list(match.states(number))
        for state in states:
            assert sorted(cards_of(state)) == sorted(cards_of(states[0]))
            assert len(set(cards_of(state))) == len(cards_of(state))
        if states[0].stock is not None:
            assert sorted(cards_of(states[0])) == sorted(match.rules.cards)


@given(positions())
def test_legal_is_what_check_allows(deal: Deal) -> None:
    allowed = {action for action in EVERY_ACTION if check(deal, action) is None}
    signs = {action for action in allowed if action.verb is Verb.SIGN}
    assert allowed - signs == set(legal(deal))
    assert len(set(legal(deal))) == len(legal(deal))


@given(positions())
def test_a_deal_waits_for_somebody_until_it_is_over(deal: Deal) -> None:
    assert bool(to_act(deal)) != deal.over
    assert bool(legal(deal)) != deal.over
    assert {action.seat for action in legal(deal)} == set(to_act(deal))


@given(positions())
def test_every_legal_action_can_be_applied(deal: Deal) -> None:
    for action in legal(deal):
        after, _ = apply(deal, action)
        assert after.actions == (*deal.actions, action)


@given(st.sampled_from(CARDS))
def test_card_text_reads_back(card: Card) -> None:
    assert Card.parse(str(card)) == card


@given(st.sampled_from([action for action in EVERY_ACTION if action.seat >= 0]))
def test_action_text_reads_back(action: Action) -> None:
    assert Action.parse(str(action)) == action


@given(matches())
def test_record_reads_back(match: Match) -> None:
    written = json.loads(json.dumps(write_record(match, spec_of)))
    assert match_of(written) == match
    assert write_record(match_of(written), spec_of) == written


@given(records())
def test_replay_equals_play(record: dict[str, Any]) -> None:
    match = match_of({**record, "deals": []})
    for number, source in enumerate(record["deals"]):
        begun = match_of(
            {**record, "deals": [*record["deals"][:number], {**source, "actions": []}]}
        )
        for text in source["actions"]:
            begun, _ = begun.apply(Action.parse(text))
        match = begun
    played = [deal_report(match, number) for number in range(len(match.deals))]
    assert batch([record])[0]["deals"] == json.loads(json.dumps(played))


@given(matches())
def test_points_go_to_the_winners_only(match: Match) -> None:
    for played in match.deals:
        outcome = played.state.outcome
        if outcome is None:
            assert played.state.final_score == played.state.score
            continue
        winning = {seat if match.players == 3 else seat % 2 for seat in outcome.winners}
        assert {index for index, points in enumerate(outcome.points) if points} == winning
        assert len({points for points in outcome.points if points}) <= 1


@given(matches())
def test_no_deal_goes_on_past_three_tricks_of_a_side(match: Match) -> None:
    for played in match.deals:
        deal = played.state
        made = [sum(deal.party(trick.winner) == p for trick in deal.tricks) for p in (0, 1)]
        assert max(made) <= 3
        assert (max(made) == 3) <= deal.over


@given(positions(), st.integers(0, 2**32))
def test_a_view_holds_nothing_hidden(deal: Deal, seed: int) -> None:
    for seat in range(deal.players):
        other = hidden_reshuffled(deal, seat, Random(seed))
        assert observe(other, seat) == observe(deal, seat)


@given(positions())
def test_a_view_shows_own_legal_actions_only(deal: Deal) -> None:
    for seat in range(deal.players):
        mine = seat in to_act(deal)
        assert observe(deal, seat).legal == (legal(deal) if mine else ())
