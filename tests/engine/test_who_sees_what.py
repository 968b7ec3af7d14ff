"""What each seat sees in cutting, blind deals and Böhmisch (by number), and how a bluff counts."""

import json
from typing import Any

import pytest

from tests.kit import watten
from tests.kit_cases import RECORDS, load
from tests.kit_matches import match_of
from watten_app.engine import Verb, observe

PACK = [suit + rank for suit in "EGHS" for rank in ("A", "K", "O", "U", "10", "9", "8", "7")]
HANDS = [
    ["GO", "SO", "HO", "E8", "H7"],
    ["S7", "GA", "G9", "H9", "E9"],
    ["HK", "EO", "SA", "E10", "S9"],
    ["GK", "G7", "H8", "S8", "EU"],
]
TRICK = ["0 play E8", "1 play E9", "2 play E10", "3 play EU"]
NAMED = ["0 schlag O", "3 trump G"]


def record(rules: Any, *actions: str, **source: Any) -> dict[str, Any]:
    deal = {"dealer": 3, **(source or {"hands": HANDS}), "actions": list(actions)}
    return {"format": "watten-record", "version": 1, "rules": rules, "deals": [deal]}


def seen(told: dict[str, Any], key: str) -> list[Any]:
    """One thing of the view of each seat in turn."""
    runs = [watten("view", "-", str(seat), given=json.dumps(told)) for seat in range(4)]
    assert {run.status for run in runs} == {0}
    return [run.lines[0][key] for run in runs]


# R7


def test_r7_everybody_sees_taken_cards() -> None:
    rules = {"variant": "bavarian", "schlecken": True}
    taken = record(rules, "2 cut 18", "2 take", pack=PACK)
    assert seen(taken, "taken") == [[[], [], ["HK"], []]] * 4


def test_r7_a_bluff_is_taken_face_down() -> None:
    rules = {"variant": "bavarian", "schlecken": True, "schlecken_bluff": True}
    taken = record(rules, "2 cut 17", "2 take", pack=PACK)
    hidden = [[], [], [None], []]
    assert seen(taken, "taken") == [hidden, hidden, [[], [], ["HA"], []], hidden]


def test_r7_the_bluffs_points_come_after_the_deals_own() -> None:
    told = load(RECORDS / "R7-bluff-costs-two-in-the-fifth-trick.json")["record"]
    told["rules"] |= {"target": 11, "tense": "ban"}
    match = match_of(told | {"score": [10, 9]})
    assert (match.score, match.winners) == ((12, 11), (1,))


def test_r7_the_bluffs_points_may_win_the_match() -> None:
    told = load(RECORDS / "R7-bluff-costs-two-in-the-fifth-trick.json")["record"]
    told["rules"] |= {"target": 11, "tense": "ban"}
    match = match_of(told | {"score": [10, 3]})
    assert (match.score, match.winners) == ((12, 5), (0,))


def test_r7_the_bluffs_points_win_the_match_for_the_side_that_was_behind() -> None:
    told = load(RECORDS / "R7-bluff-costs-two-in-the-fifth-trick.json")["record"]
    told["rules"] |= {"target": 11, "tense": "ban"}
    match = match_of(told | {"score": [9, 8]})
    assert (match.score, match.winners) == ((11, 10), (0,))


# R8


def test_r8_the_cutter_sees_the_bottom_card_of_the_packet_lifted() -> None:
    rules = {"variant": "bavarian", "peek": "cutter"}
    assert seen(record(rules, "2 cut 18", pack=PACK), "peeked") == [[], [], ["HK"], []]


def test_r8_who_knocks_sees_nothing() -> None:
    rules = {"variant": "bavarian", "peek": "cutter", "fist": True}
    assert seen(record(rules, "2 fist", pack=PACK), "peeked") == [[], [], [], []]


def test_r8_the_dealer_sees_the_stocks_first_and_last_card() -> None:
    rules = {"variant": "bavarian", "peek": "dealer"}
    assert seen(record(rules, pack=PACK), "peeked") == [[], [], [], [PACK[20], PACK[31]]]


def test_r8_a_stock_of_one_card_is_one_card() -> None:
    rules = {"variant": "bavarian", "peek": "dealer"}
    told = record(rules, hands=HANDS, stock=["SK"])
    assert seen(told, "peeked") == [[], [], [], ["SK"]]


# R10 to R12


def test_r10_the_dealer_does_not_see_the_schlag_before_naming_the_trump() -> None:
    told = record("blind", "0 schlag O")
    assert seen(told, "schlag") == ["O", None, None, None]


def test_r10_the_two_know_and_their_partners_do_not() -> None:
    told = record("blind", *NAMED)
    assert seen(told, "schlag") == ["O", None, None, "O"]
    assert seen(told, "trump") == ["G", None, None, "G"]


def test_r10_all_see_their_cards_at_once() -> None:
    assert seen(record("blind"), "hand") == HANDS


@pytest.mark.parametrize(("reveal", "known"), [("end", None), ("first_trick", "O")])
def test_r10_when_both_are_uncovered(reveal: str, known: str | None) -> None:
    rules = {"variant": "blind", "blind_reveal": reveal}
    assert seen(record(rules, *NAMED, *TRICK[:3]), "schlag") == ["O", None, None, "O"]
    assert seen(record(rules, *NAMED, *TRICK), "schlag") == ["O", known, known, "O"]


def test_r10_all_know_when_the_deal_has_ended() -> None:
    told = record("blind", *NAMED, "0 raise", "1 fold")
    assert seen(told, "trump") == ["G"] * 4


def test_r11_the_two_see_both_cards() -> None:
    told = record("ladinern")
    assert seen(told, "schlag") == ["O", None, None, "O"]
    assert seen(told, "trump") == ["G", None, None, "G"]


def test_r12_a_winner_without_the_reason() -> None:
    tricks = seen(record("blind", *NAMED, *TRICK), "tricks")
    assert [trick[0]["winner"] for trick in tricks] == [3] * 4
    assert [trick[0]["reason"] for trick in tricks] == ["suit", None, None, "suit"]
    lying = seen(record("blind", *NAMED, *TRICK), "open_trick")
    assert [trick["reason"] for trick in lying] == ["suit", None, None, "suit"]


def test_r12_the_first_trick_may_lie_open_all_deal() -> None:
    rules = {"variant": "blind", "open_trick": "first"}
    more = ["3 play GK", "0 play SO", "1 play GA", "2 play EO"]
    told = record(rules, *NAMED, *TRICK, *more)
    assert [trick["cards"] for trick in seen(told, "open_trick")] == [["E8", "E9", "E10", "EU"]] * 4


def test_r12_no_signs_in_blind_deals() -> None:
    run = watten("replay", "-", given=json.dumps(record("blind", *NAMED, "0 sign max")))
    assert run.status == 2


@pytest.mark.parametrize("card", ["GA", "S7"])
def test_r12_a_long_press_tells_nothing_of_the_class(card: str) -> None:
    told = json.dumps(record("blind", *NAMED, "0 play GO"))
    (said,) = watten("explain", "-", card, given=told).lines
    assert (said["role"], said["beaten_by_unseen"]) == (None, None)
    assert (said["legal"], said["why"]) == (True, "free")
    assert said["text"]["de"] == "Im Moment ist jede Karte erlaubt."


# R20


def test_r20_a_card_laid_face_down_is_seen_by_nobody() -> None:
    rules = {"variant": "bavarian", "face_down": True}
    deal = match_of(record(rules, *NAMED, "0 raise GO")).deal
    raised = [observe(deal, seat).actions[-1].argument for seat in range(4)]
    assert [argument and str(argument) for argument in raised] == ["GO", None, None, None]
    assert all(observe(deal, seat).laid for seat in range(4))
    assert seen(record(rules, *NAMED, "0 raise GO"), "trick") == [{"leader": 0, "cards": []}] * 4


# R28, R30


def test_r30_what_is_put_away_is_known_to_its_owner_only() -> None:
    hands = [["EA", "EK", "EO", "E9", "E10"], ["GA", "GK", "GO", "GU", "G10"]]
    hands.append(["S8", "S9", "S10", "SU", "HA", "HO"])
    told = record("bohemian", "0 stay", "1 stay", "0 exchange E9", "1 exchange", hands=hands)
    told["deals"][0] |= {"dealer": 2, "stock": ["H7", "H8"]}
    deal = match_of(told | {"players": 3}).deal
    views = [observe(deal, seat) for seat in range(3)]
    assert [list(map(str, view.put_away)) for view in views] == [["E9"], [], []]
    exchanged = [view.actions[2].argument for view in views]
    assert [argument and len(argument) for argument in exchanged] == [1, None, None]
    assert {str(view.turned) for view in views} == {"SU"}
    assert all(view.actions[0].verb is Verb.STAY for view in views)


# Speed


def test_the_bare_engine_plays_five_hundred_deals_a_second() -> None:
    run = watten("bench", "--seconds", "0.1")
    (told,) = run.lines
    assert min(told["engine"].values()) >= 500
