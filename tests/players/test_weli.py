"""What the Weli is worth to the computers in each of its roles (R2, R3)."""

from dataclasses import replace
from typing import Any

import pytest

from watten_app.engine import Card, Match, Start, View, apply, observe, to_act
from watten_app.engine.actions import Action, Verb
from watten_app.engine.deal import Trick
from watten_app.players import Level, choose
from watten_app.players.betting import expected_tricks
from watten_app.variants import rules_of

LEVELS = (Level.EASY, Level.NORMAL, Level.STRONG)


def third_trick(rules: dict[str, Any], names: str, lying: str, hand: str) -> View:
    """Seat 3 of four is the last to play to the trick with which the others, who have two, win.

    Nobody raises.

    Args:
        names: Schlag and trump.
        lying: the cards of seats 0 to 2; that of seat 0 or 2 is winning.
        hand: what seat 3 has left.
    """
    quiet = {"better": False, "swap": False, "machine": "off", "follow": "free"}
    made = Match.new(rules_of(quiet | rules), 4)
    deal = made.with_deal(Start(3, seed=1)).deal
    schlag, trump = names.split()
    for action in (f"0 schlag {schlag}", f"3 trump {trump}"):
        deal, _ = apply(deal, Action.parse(action))
    cards, mine = (tuple(map(Card.parse, text.split())) for text in (lying, hand))
    rest = [card for card in deal.rules.cards if card not in {*cards, *mine}]
    hands = (*(tuple(rest[place : place + 2]) for place in (0, 2, 4)), mine)
    tricks = tuple(Trick(0, tuple(rest[place : place + 4]), 0) for place in (6, 10))
    deal = replace(deal, hands=hands, tricks=tricks, trick=Trick(0, cards), turn=3)
    assert to_act(deal) == (3,)
    view = observe(deal, 3)
    return replace(view, legal=tuple(one for one in view.legal if one.verb is Verb.PLAY))


AS_KRITISCHER = ({"variant": "kritisch"}, "O G", "GO E8 E9", "S6 GA HA")
AS_SCHLAG = ({"variant": "tyrolean"}, "6 G", "GA E8 E9", "S6 G10 HA")
AS_TRUMP = ({"variant": "tyrolean"}, "O G", "EA E8 E9", "S6 HA S10")
AS_LOWEST_TRUMP = ({"variant": "tyrolean"}, "O G", "G7 E8 E9", "S6 G8 HA")
AS_SIX_OF_BELLS = ({"variant": "south_tyrolean"}, "O G", "S7 E8 E9", "S6 G8 HA")
AS_SIX_OF_TRUMP = ({"variant": "south_tyrolean"}, "O S", "EA E8 E9", "S6 HA G10")
BELOW_THE_SEVEN = ({"variant": "south_tyrolean"}, "O S", "S7 E8 E9", "S6 S8 HA")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("role", "card"),
    [
        (AS_KRITISCHER, "S6"),
        (AS_SCHLAG, "S6"),
        (AS_TRUMP, "S6"),
        (AS_LOWEST_TRUMP, "G8"),
        (AS_SIX_OF_BELLS, "G8"),
        (AS_SIX_OF_TRUMP, "S6"),
        (BELOW_THE_SEVEN, "S8"),
    ],
)
def test_it_takes_the_trick_that_it_can(level: Level, role: Any, card: str) -> None:
    for seed in range(3):
        assert choose(level, third_trick(*role), seed).action.argument == Card.parse(card)


def test_plain_rules_count_it_for_what_it_is() -> None:
    """The same hand promises the most where the Weli is above all, the least where it is a six."""
    hand = ("EU E8 E9", "S6 HA G10")
    worth = [
        expected_tricks(third_trick(rules, names, *hand))
        for rules, names in (
            ({"variant": "kritisch"}, "O H"),
            ({"variant": "tyrolean"}, "O H"),
            ({"variant": "south_tyrolean"}, "O H"),
        )
    ]
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == len(worth)
