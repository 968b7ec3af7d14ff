"""Laws that hold in every match."""

import itertools
import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.kit import batch
from tests.kit_matches import match_of, matches, positions, records
from tests.reference.random_match import random_match
from watten_app.engine import (
    Action,
    Card,
    Deal,
    Match,
    Phase,
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
from watten_app.engine.play import AnyDeal
from watten_app.engine.report import deal_report
from watten_app.engine.rules import Penalties
from watten_app.variants import spec_of

CARDS = [Card(suit, rank) for suit in Suit for rank in Rank]
ARGUMENTS: dict[Verb, Sequence[Any]] = {
    Verb.CUT: range(45),
    Verb.PLAY: CARDS,
    Verb.RAISE: (None, *CARDS),
    Verb.SCHLAG: list(Rank),
    Verb.TRUMP: list(Suit),
    Verb.SIGN: list(Sign),
}
EVERY_ACTION = [
    Action(seat, verb, argument)
    for seat in range(-1, 9)
    for verb in Verb
    if verb is not Verb.EXCHANGE
    for argument in ARGUMENTS.get(verb, (None,))
]


def cards_of(deal: AnyDeal) -> list[Card]:
    tricks = [card for trick in (*deal.tricks, deal.trick) for card in trick.cards]
    return [
        *(card for hand in deal.hands for card in hand),
        *(card for away in deal.put_away for card in away),
        *tricks,
        *(deal.stock or ()),
        *deal.lifted,
        *deal.below,
        *(card for cards in deal.taken for card in cards if deal.phase is Phase.TAKE),
    ]


@given(matches())
def test_cards_are_conserved(match: Match) -> None:
    for number in range(len(match.deals)):
        states = list(match.states(number))
        for state in states:
            assert sorted(cards_of(state)) == sorted(cards_of(states[0]))
            assert len(set(cards_of(state))) == len(cards_of(state))
        if states[0].stock or states[0].lifted:
            assert sorted(cards_of(states[0])) == sorted(match.rules.cards)


@given(positions())
def test_legal_is_what_check_allows(deal: AnyDeal) -> None:
    tried = [*EVERY_ACTION, *exchanges(deal)]
    allowed = {action for action in tried if check(deal, action) is None}
    signs = {action for action in allowed if action.verb is Verb.SIGN}
    punished = set()
    if deal.rules.penalties is Penalties.PUNISH and not deal.rules.bohemian:
        faults = allowed - signs - set(legal(deal))
        punished = {action for action in faults if action.verb in (Verb.PLAY, Verb.RAISE)}
    assert allowed - signs - punished == set(legal(deal))
    assert len(set(legal(deal))) == len(legal(deal))


def exchanges(deal: AnyDeal) -> Iterator[Action]:
    """All ways to put cards away, and some that go too far."""
    for seat in to_act(deal):
        for count in range(7):
            for cards in itertools.combinations(sorted(deal.hands[seat], key=str), count):
                yield Action(seat, Verb.EXCHANGE, cards)


@given(positions())
def test_a_deal_waits_for_somebody_until_it_is_over(deal: AnyDeal) -> None:
    assert bool(to_act(deal)) != deal.over
    assert bool(legal(deal)) != deal.over
    assert {action.seat for action in legal(deal)} == set(to_act(deal))


@given(positions())
def test_a_question_is_open_only_in_its_phase(deal: AnyDeal) -> None:
    if not isinstance(deal, Deal):
        return
    phase = deal.phase
    assert (deal.asker is not None) == (phase in (Phase.BETTER, Phase.SWAP, Phase.RAISE))
    assert (deal.resume is not None) == (phase in (Phase.BETTER, Phase.SWAP))
    assert phase is Phase.RAISE or (deal.laid is None and not deal.farbe_open)


@given(positions())
def test_every_legal_action_can_be_applied(deal: AnyDeal) -> None:
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
    for played in match.deals if not match.rules.bohemian else ():
        outcome = played.state.outcome
        if outcome is None:
            assert played.state.final_score == played.state.score
            continue
        winning = {seat if match.players == 3 else seat % 2 for seat in outcome.winners}
        bluff = outcome.bluff_points or (0,) * len(outcome.points)
        own = [all_ - late for all_, late in zip(outcome.points, bluff, strict=True)]
        assert {index for index, points in enumerate(own) if points} == winning
        assert len({points for points in own if points}) <= 1


@given(st.integers(0, 2**32))
def test_in_boehmisch_five_tricks_are_paid_for(seed: int) -> None:
    record = random_match(Random(seed), variant="bohemian")
    for played in match_of(record).deals:
        deal = played.state
        if deal.outcome is None:
            continue
        made = [sum(trick.winner == seat for trick in deal.tricks) for seat in range(deal.players)]
        assert sum(made) == 5
        for seat, points in enumerate(deal.outcome.points):
            if seat == deal.left:
                assert points == 0
            elif not made[seat]:
                assert points == 5 * deal.value


@given(matches())
def test_no_deal_goes_on_once_a_side_has_its_tricks(match: Match) -> None:
    enough = 2 if match.players == 8 else 3
    for played in match.deals if not match.rules.bohemian else ():
        deal = played.state
        made = [sum(deal.party(trick.winner) == p for trick in deal.tricks) for p in (0, 1)]
        assert max(made) <= enough
        assert (max(made) == enough) <= deal.over


@given(positions())
def test_a_view_shows_own_legal_actions_only(deal: AnyDeal) -> None:
    for seat in range(deal.players):
        mine = seat in to_act(deal)
        masked = deal.phase is Phase.MACHINE and deal.rules.hidden
        if mine or not masked:
            assert observe(deal, seat).legal == (legal(deal) if mine else ())
