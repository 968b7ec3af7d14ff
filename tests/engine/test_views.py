"""A view holds what its seat knows; beyond that nothing can be told from it (R8 to R12, R26)."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit import watten
from tests.kit_matches import (
    hidden_reshuffled,
    knows_the_names,
    match_of,
    positions,
    random_position,
)
from tests.reference.random_match import random_match
from watten_app.engine import Phase, RecordError, apply, explain, legal, observe, to_act
from watten_app.engine.play import AnyDeal

HIDDEN = ("blind", "ladinern", "groeden")


@given(positions(), st.integers(0, 2**32))
def test_a_view_holds_nothing_hidden(deal: AnyDeal, seed: int) -> None:
    for seat in range(deal.players):
        other = hidden_reshuffled(deal, seat, Random(seed))
        assert observe(other, seat) == observe(deal, seat)


@given(st.sampled_from(HIDDEN), st.integers(0, 2**32))
def test_in_blind_deals_neither_names_nor_cards_can_be_told(variant: str, seed: int) -> None:
    deal = random_position(seed, variant)
    for seat in range(deal.players):
        other = hidden_reshuffled(deal, seat, Random(seed))
        view, another = observe(deal, seat), observe(other, seat)
        assert another == view
        for card in deal.rules.cards:
            assert explain(another, card) == explain(view, card)


@pytest.mark.parametrize("variant", HIDDEN)
def test_who_does_not_know_is_never_bound(variant: str) -> None:
    seen = 0
    for deal in (random_position(seed, variant) for seed in range(150)):
        view = observe(deal, to_act(deal)[0]) if not deal.over else None
        if view is None or view.phase is not Phase.PLAY or view.order is not None:
            continue
        seen += 1
        cards = [action.argument for action in view.legal if action.verb.value == "play"]
        assert sorted(cards) == sorted(view.hand)
        assert view.bound is None
        assert all(trick.reason is None for trick in view.tricks)
    assert seen > 10


@pytest.mark.parametrize("variant", ["blind", "groeden"])
def test_another_announcement_that_fits_what_was_seen_looks_the_same(variant: str) -> None:
    tried = 0
    for seed in range(100):
        record = random_match(Random(seed), deals=1, players=4, variant=variant)
        deal = match_of(record).deal
        partners = _partners(record)
        if deal.over or knows_the_names(deal, partners[0]):
            continue
        for other in _other_records(record):
            tried += 1
            for seat in partners:
                assert _view(other, seat) == _view(record, seat)
    assert tried > 10


def _partners(record: dict[str, Any]) -> list[int]:
    dealer = record["deals"][0]["dealer"]
    return [seat for seat in range(4) if seat not in (dealer, (dealer + 1) % 4)]


def _view(record: dict[str, Any], seat: int) -> str:
    run = watten("view", "-", str(seat), given=json.dumps(record))
    assert run.status == 0
    return run.out


def _other_records(record: dict[str, Any]) -> list[dict[str, Any]]:
    """The same deal with the announcers' hidden cards changed round, where it plays the same."""
    found = []
    wanted = _winners(record)
    for text in record["deals"][0]["actions"]:
        seat, verb, *rest = text.split(" ")
        if verb not in ("schlag", "trump"):
            continue
        for other in ("A", "K", "O", "U", "10", "9", "8", "7", *"EGHS"):
            changed = json.loads(json.dumps(record))
            actions = changed["deals"][0]["actions"]
            actions[actions.index(text)] = f"{seat} {verb} {other}"
            try:
                if rest != [other] and _winners(changed) == wanted:
                    found.append(changed)
            except RecordError:
                continue
    return found


def _winners(record: dict[str, Any]) -> list[Any]:
    match = match_of(record)
    return [trick.winner for trick in match.deal.tricks] + [match.deal.over]


def test_r15_others_do_not_see_that_a_blind_maschine_was_asked_for() -> None:
    rules = {"variant": "blind", "machine": "choice"}
    hands = [
        ["G7", "H7", "S8", "E9", "HU"],
        ["H8", "S9", "EU", "GA", "SK"],
        ["E8", "SU", "HA", "EK", "HO"],
        ["GO", "GU", "G10", "HK", "S7"],
    ]
    # Schlag 10, trump leaves: Guater GU, Rechter G10, and no Blinder in the dealer's hand.
    hands[3][3], hands[1][3] = "E10", "HK"
    hands[0][4] = "H10"
    deal = {"dealer": 3, "hands": hands, "actions": ["0 schlag 10", "3 trump G"]}
    record = {"format": "watten-record", "version": 1, "rules": rules, "deals": [deal]}
    state = match_of(record).deal
    assert [str(action) for action in legal(state)] == ["3 machine", "3 pass"]
    after, _ = apply(state, legal(state)[1])
    plain = match_of(record | {"rules": "blind"}).deal
    for seat in (0, 1, 2):
        seen = observe(state, seat)
        assert seen == observe(after, seat)
        assert seen == replace(observe(plain, seat), rules=seen.rules)
        assert seen.to_act == (0,)
    assert [str(action) for action in observe(state, 0).legal][:1] == ["0 play G7"]


def test_the_cutter_remembers_the_card_left_under_the_cut() -> None:
    pack = ["E8", "HK", *(c for c in _bavarian_pack() if c not in ("E8", "HK"))]
    rules = {"variant": "bavarian", "schlecken": True}
    deal = {"dealer": 0, "pack": pack, "actions": ["3 cut 2"]}
    record = {"format": "watten-record", "version": 1, "rules": rules, "deals": [deal]}
    assert _shown(record, 3)["peeked"] == ["HK"]
    assert _shown(record, 0)["peeked"] == []
    deal["actions"].append("3 pass")
    assert _shown(record, 3)["peeked"] == ["HK"]
    assert _shown(record, 0)["peeked"] == []


def _bavarian_pack() -> list[str]:
    return [suit + rank for suit in "EGHS" for rank in ("A", "K", "O", "U", "10", "9", "8", "7")]


def _shown(record: dict[str, Any], seat: int) -> dict[str, Any]:
    return json.loads(_view(record, seat))
