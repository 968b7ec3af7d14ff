"""What a seat has seen proved of others' signs: by the cards laid, never by the hands (R26)."""

from typing import Any

import pytest

from tests.kit_matches import match_of
from watten_app.engine import Match, observe, write_record
from watten_app.engine.deal import Honesty
from watten_app.engine.honesty import proved
from watten_app.variants import spec_of

HANDS = ["E9 E10 S8 H7 H8", "HO GO EO S7 H9", "E8 E7 GA HK HU", "GK GU G8 SK SA"]
NAMED = ["0 schlag O", "3 trump G"]
ROUND = ["0 play S8", "1 play S7", "2 play GA", "3 play SK"]
FOLDED = ["1 raise", "2 fold"]


def match(*actions: str, signs: str = "partner", then: tuple[str, ...] | None = None) -> Match:
    """A deal with these actions after the naming, and another one if `then` is given."""
    hands = [hand.split() for hand in HANDS]
    deals: list[dict[str, Any]] = [{"dealer": 3, "hands": hands, "actions": [*NAMED, *actions]}]
    if then is not None:
        deals.append({"hands": hands, "actions": list(then)})
    rules = {"variant": "bavarian", "signs": signs}
    return match_of({"format": "watten-record", "version": 1, "rules": rules, "deals": deals})


def told(played: Match, viewer: int, seat: int) -> tuple[int, int]:
    honesty = proved(observe(played.deal, viewer))[seat]
    return honesty.true, honesty.false


@pytest.mark.parametrize(
    ("actions", "counted"),
    [
        (["2 sign ace"], (0, 0)),
        (["2 sign ace", *ROUND], (1, 0)),
        (["2 sign max", *ROUND], (0, 0)),
        # Seat 1 has laid the Belli, so seat 2 did not hold him.
        (["2 sign belli", *ROUND], (0, 1)),
        # After the card is laid it is no longer held.
        ([*ROUND, "2 sign ace"], (0, 1)),
        (["2 sign nothing", *ROUND], (0, 1)),
        # ... but whoever has signed a card may look at the ceiling for nothing more.
        (["2 sign ace", "2 sign nothing", *ROUND], (1, 0)),
        (["2 sign weli", "2 sign schadet", *ROUND], (0, 0)),
    ],
)
def test_a_sign_is_proved_by_the_cards_laid(actions: list[str], counted: tuple[int, int]) -> None:
    played = match(*actions)
    assert told(played, 0, 2) == counted
    assert told(played, 1, 2) == (0, 0)
    assert told(match(*actions, signs="all"), 3, 2) == counted


def test_what_one_holds_oneself_the_other_does_not() -> None:
    assert told(match("0 sign spitz"), 2, 0) == (0, 1)
    assert told(match("0 sign rechter"), 2, 0) == (0, 0)


def test_the_next_deals_remember_what_each_seat_has_seen() -> None:
    first = ["2 sign ace", "0 sign rechter", *ROUND, *FOLDED]
    after = match(*first, then=())
    seen = [observe(after.deal, seat).honesty for seat in range(4)]
    assert seen[0][2] == Honesty(1, 0)
    assert seen[0][0] == seen[1][2] == seen[3][2] == Honesty(0, 0)
    later = match_of(write_record(after, spec_of))
    assert [observe(later.deal, seat).honesty for seat in range(4)] == seen


def test_a_match_without_signs_remembers_nothing() -> None:
    assert match(*ROUND, *FOLDED, signs="off", then=()).deal.honesty == ()
    nothing = (Honesty(),) * 4
    assert observe(match(signs="off").deal, 0).honesty == nothing
