"""A card that everybody saw taken is still in the game (R7)."""

from dataclasses import replace

from tests.kit_matches import match_of
from watten_app.engine import Card, View, observe, to_act
from watten_app.players import Level, choose
from watten_app.players.betting import expected_tricks
from watten_app.players.whereabouts import still_against

MAXI = Card.parse("HK")
LEADS = [
    ["S7", "G9", "G8", "H8", "E8"],
    ["HK", "SA", "E10", "S9", "EU"],
    ["GK", "EO", "GA", "H9", "E9"],
    ["GO", "G7", "HO", "S8", "HU"],
]
FOLLOWS = [LEADS[3], LEADS[0], LEADS[1], LEADS[2]]


def seen_by_all(hands: list[list[str]], taker: int, *actions: str) -> View:
    """What the seat to act knows, when the Maxi was taken from under the cut."""
    deal = {"dealer": 3, "hands": hands, "actions": ["0 schlag O", "3 trump G", *actions]}
    record = {"format": "watten-record", "version": 1, "rules": "bavarian", "deals": [deal]}
    made = match_of(record).deal
    taken = tuple((MAXI,) if seat == taker else () for seat in range(4))
    return replace(observe(made, to_act(made)[0]), taken=taken)


def reason(view: View) -> str:
    return choose(Level.EASY, view, 1).reason.key


def test_what_may_be_played_against_a_seat() -> None:
    view = seen_by_all(LEADS, 1)
    assert MAXI not in view.unseen
    assert set(still_against(view)) == {*view.unseen, MAXI}
    assert MAXI not in still_against(replace(view, taken=((MAXI,), (), (), ())))


def test_an_exchange_puts_the_taken_cards_of_forehand_and_dealer_away() -> None:
    for taker, in_the_game in ((1, True), (3, False)):
        view = replace(seen_by_all(LEADS, taker), exchanged=True)
        assert (MAXI in still_against(view)) is in_the_game


def test_a_lead_is_not_sure_below_a_card_that_was_taken() -> None:
    view = seen_by_all(LEADS, 1)
    assert reason(view) != "reason.lead_sure"
    assert reason(replace(view, taken=((),) * 4, peeked=(MAXI,))) == "reason.lead_sure"


def test_a_trick_is_not_expected_for_sure_below_a_card_that_was_taken() -> None:
    view = seen_by_all(LEADS, 1)
    out_of_play = replace(view, taken=((),) * 4, peeked=(MAXI,))
    assert expected_tricks(view) < expected_tricks(out_of_play)


def test_a_trick_is_not_sure_while_an_opponent_to_come_has_taken_a_higher_card() -> None:
    assert reason(seen_by_all(FOLLOWS, 2, "0 play S8")) == "reason.take_high"
    assert reason(seen_by_all(FOLLOWS, 0, "0 play S8")) == "reason.take_sure"
