"""What the strongest computer must get right."""

from random import Random
from statistics import fmean

from tests.kit_matches import match_of
from watten_app.engine import Action, Rank, Verb, observe, to_act
from watten_app.players import Level, choose
from watten_app.players.inference import likely_worlds
from watten_app.players.worlds import World, finished

NAMED = ["0 schlag O", "3 trump G"]


def deal_of(hands: list[list[str]], actions: list[str], rules: object = "bavarian", **more: object):
    deal = {"dealer": len(hands) - 1, "hands": hands, "actions": actions}
    record = {"format": "watten-record", "version": 1, "rules": rules, "deals": [deal]}
    return match_of(record | {"players": len(hands)} | more).deal


def strong(deal, seed: int = 1) -> Action:
    return choose(Level.STRONG, observe(deal, to_act(deal)[0]), seed).action


HANDS = [
    ["GO", "SO", "HO", "E8", "H7"],
    ["S7", "GA", "G9", "H9", "E9"],
    ["HK", "EO", "SA", "E10", "S9"],
    ["GK", "G7", "H8", "S8", "EU"],
]


def test_the_partner_is_left_the_trick_that_he_already_has() -> None:
    """Seat 0 holds the trick with Maxi; seat 2, who plays last to it, keeps its Kritische."""
    hands = [
        ["HK", "E9", "E8", "G8", "S8"],
        ["HA", "H8", "H9", "SA", "SU"],
        ["S7", "E7", "H10", "GU", "EA"],
        ["G7", "G9", "EU", "EK", "S9"],
    ]
    deal = deal_of(hands, [*NAMED, "0 play HK", "1 play H8"])
    assert strong(deal).argument not in deal.rules.critical


def test_who_has_played_the_last_card_still_answers_a_raise() -> None:
    """Each side has two tricks; the last to play asks seat 1, who led."""
    hands = [
        ["HK", "E9", "E8", "G8", "S8"],
        ["HA", "H8", "H9", "SA", "S7"],
        ["SU", "E7", "H10", "GU", "EA"],
        ["G7", "G9", "EU", "EK", "S9"],
    ]
    plays = ["0 play HK", "1 play H8", "2 play H10", "3 play G7"]
    plays += ["0 play E8", "1 play H9", "2 play EA", "3 play EK"]
    plays += ["2 play SU", "3 play S9", "0 play S8", "1 play SA"]
    plays += ["1 play S7", "2 play GU", "3 play G9", "0 play G8"]
    deal = deal_of(hands, [*NAMED, *plays, "1 play HA", "2 play E7", "3 play EU", "0 raise"])
    assert (to_act(deal), deal.hands[1]) == ((1,), ())
    assert strong(deal).verb in (Verb.HOLD, Verb.FOLD, Verb.RAISE)


def test_the_defenders_of_three_do_not_beat_each_other() -> None:
    """Seat 2 has the trick for both defenders; seat 0 comes last and keeps what is strong."""
    hands = [
        ["HK", "E9", "E8", "G8", "S8"],
        ["HA", "H8", "H9", "SA", "SU"],
        ["S7", "E7", "H10", "GU", "EA"],
    ]
    named = ["0 schlag O", "0 trump G", "0 play E8", "1 play SU", "2 play E7"]
    deal = deal_of(hands, named)
    assert to_act(deal) == (2,)
    assert strong(deal).argument not in deal.rules.critical


def test_who_cannot_lose_asks_for_more_and_who_cannot_win_folds() -> None:
    hands = [
        ["HK", "S7", "E7", "GO", "SO"],
        ["H8", "E8", "S8", "H9", "E9"],
        ["HO", "EO", "SA", "E10", "S9"],
        ["GK", "G7", "G8", "GA", "EU"],
    ]
    deal = deal_of(hands, NAMED)
    assert strong(deal) == Action(0, Verb.RAISE)
    raised = deal_of(hands, [*NAMED, "0 raise"])
    assert strong(raised) == Action(1, Verb.FOLD)


def _drawn(deal, seat: int, number: int = 400) -> list[World]:
    return finished(likely_worlds(observe(deal, seat), number, 4 * number, Random(1)))


def test_who_named_the_schlag_is_taken_to_hold_it() -> None:
    """Seen from seat 1, forehand has more Ober than seat 2, who had no say."""
    worlds = _drawn(deal_of(HANDS, [*NAMED, "0 play E8"]), 1)
    ober = worlds[0].course.ranking.ranks[Rank.OBER]
    weights = [world.weight for world in worlds]
    held = [
        fmean([(world.position.hands[seat] & ober).bit_count() for world in worlds], weights)
        for seat in (0, 2)
    ]
    assert held[0] > held[1] + 0.5
