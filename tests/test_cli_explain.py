"""`watten explain` and `watten view`, to the letter of the record format."""

import json
from typing import Any

import pytest

from tests.kit import watten
from tests.kit_cli import ACTIONS, EXAMPLE, text


def explained(card: str, actions: list[str], **more: Any) -> dict[str, Any]:
    run = watten("explain", "-", card, given=text(actions, **more))
    assert (run.status, run.err) == (0, "")
    (told,) = run.lines
    assert set(told) == {"card", "role", "legal", "why", "beaten_by_unseen", "text"}
    assert {"de", "en"} <= set(told.pop("text"))
    return told


def told(card: str, role: str | None, legal: bool, why: str, beaten: int | None) -> dict[str, Any]:
    return {"card": card, "role": role, "legal": legal, "why": why, "beaten_by_unseen": beaten}


def test_explain_a_card_that_must_not_be_played() -> None:
    # Unseen higher cards of H9 off suit: HK E7, the Blinde EO HO SO, GK GU G10 G8 G7 of trumps.
    # The Rechter GO lies on the table; S7, GA and G9 are held.
    expected = told("H9", "plain", False, "trump_or_critical", 10)
    assert explained("H9", ACTIONS[:3]) == expected


def test_explain_a_card_that_the_rule_allows() -> None:
    # Above G9 and unseen: HK E7 EO HO SO GK GU G10.
    assert explained("G9", ACTIONS[:3]) == told("G9", "trump", True, "trump_or_critical", 8)


def test_explain_the_highest_card() -> None:
    assert explained("HK", ACTIONS[:4]) == told("HK", "critical", True, "trump_or_critical", 0)


def test_explain_on_an_empty_trick_as_if_it_were_led() -> None:
    # Seat 2 leads; above SA and unseen: S7 E7, SO HO Blinde, GA GU G10 G8 G7 trumps. EO is held.
    assert explained("SA", ACTIONS) == told("SA", "plain", True, "free", 9)


def test_explain_equal_blinde_are_not_higher() -> None:
    # Above EO and unseen: S7 and E7; the Rechter and HK are played.
    assert explained("EO", ACTIONS) == told("EO", "blinder", True, "free", 2)


def test_explain_a_card_of_the_suit_led() -> None:
    # S9 led by seat 2; seat 3 holds S8: above it S7 E7, SO HO EO, GA GU G10 G8 and S9 is seen,
    # SA SK SU S10 unseen; its own G7 is held.
    assert explained("S8", [*ACTIONS, "2 play S9"]) == told("S8", "suit", True, "free", 13)


def test_explain_a_card_that_is_not_held() -> None:
    assert explained("GK", ACTIONS[:3])["why"] == "not_in_hand"


def test_explain_while_a_raise_is_open() -> None:
    assert explained("S7", [*ACTIONS[:2], "0 raise"])["legal"] is False


def test_explain_before_the_announcement_knows_no_role() -> None:
    before = explained("GO", [])
    assert (before["role"], before["beaten_by_unseen"], before["legal"]) == (None, None, False)


@pytest.mark.parametrize("card", ["XX", "S6", "G5", ""])
def test_explain_what_is_no_card(card: str) -> None:
    run = watten("explain", "-", card, given=text(ACTIONS))
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)


VIEW_KEYS = "seat players dealer hand hand_sizes schlag trump tricks trick open_trick value score"
VIEW_KEYS += " peeked taken put_away signs to_act legal"


def test_view_of_a_seat_that_is_to_act() -> None:
    (view,) = watten("view", "-", "2", given=text(ACTIONS)).lines
    assert list(view) == VIEW_KEYS.split()
    assert view["hand"] == ["EO", "SA", "E10", "S9"]
    assert view["hand_sizes"] == [4, 4, 4, 4]
    assert view["legal"] == json.loads(EXAMPLE)["legal"]


def test_view_of_a_seat_that_is_not_to_act() -> None:
    (view,) = watten("view", "-", "1", given=text(ACTIONS)).lines
    assert (view["to_act"], view["legal"]) == ([2], [])


@pytest.mark.parametrize("seat", ["4", "-1", "two"])
def test_view_of_no_seat(seat: str) -> None:
    run = watten("view", "-", seat, given=text(ACTIONS))
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
