"""Each badge by a record made by hand, and what is counted of a match."""

import json
from collections.abc import Sequence

import pytest

from tests.kit import TESTS
from watten_app.app.badges import BADGES, badges_earned
from watten_app.app.tallying import tally_of
from watten_app.engine import Action, Card, Match, Start, Verb, legal, read_record
from watten_app.store import Tally
from watten_app.variants import rules_of

BAVARIAN = {"variant": "bavarian", "target": 11}
SOUTH = {"variant": "south_tyrolean", "target": 11}
BLIND = {"variant": "blind", "target": 11}
MACHINE = BAVARIAN | {"machine": "declare"}
LONG = {"variant": "bavarian", "target": 21}
WISHES = ("schlag O", "trump G", "keep", "refuse", "pass", "stay", "machine", "exchange")

type Hands = tuple[str, ...]
"""By seat; each is played in this order, as far as it may be."""

WEAK = ("G9 GA H9 E9 GU", "GK E10 SA S9 EU", "GO G7 H8 H10 SU")
KRITISCHE = "HK S7 E7 EO H7"
STRONG: Hands = (KRITISCHE, *WEAK)
THEIRS: Hands = (WEAK[0], KRITISCHE, *WEAK[1:])
PARTNERS: Hands = ("E8 S8 H7 E9 S9", "G9 GA H9 EU GU", KRITISCHE[:9] + "EO SA", WEAK[2])


def match_of(
    *deals: tuple[Hands, Sequence[str]],
    rules: object = BAVARIAN,
    score: tuple[int, ...] = (0, 0),
    dealer: int = 3,
    players: int = 4,
) -> Match:
    """A match of deals with these hands, each begun with these actions and played on by rote."""
    match = Match(rules_of(rules), players, score)
    for hands, actions in deals:
        cards = tuple(tuple(map(Card.parse, hand.split())) for hand in hands)
        first = dealer if match.next_dealer is None else match.next_dealer
        match = match.with_deal(Start(first, hands=cards))
        plan = list(actions)
        while not match.deal.over:
            match, _ = match.apply(_next(match, cards, plan))
    return match


def _next(match: Match, cards: tuple[tuple[Card, ...], ...], plan: list[str]) -> Action:
    """What is planned next, as soon as it may be done; before that, by rote."""
    allowed = legal(match.deal)
    seat = allowed[0].seat
    if plan and (action := Action.parse(plan[0])) in allowed:
        plan.pop(0)
        return action
    for wish in WISHES:
        for action in allowed:
            if str(action) == f"{seat} {wish}":
                return action
    verbs = {action.verb for action in allowed}
    if verbs <= {Verb.SCHLAG, Verb.TRUMP, Verb.EXCHANGE}:
        return allowed[0]
    assert Verb.PLAY in verbs or Verb.HOLD in verbs, list(map(str, allowed))
    if Verb.HOLD in verbs:
        return Action(seat, Verb.HOLD)
    may = {action.argument for action in allowed if action.verb is Verb.PLAY}
    return Action(seat, Verb.PLAY, next(card for card in cards[seat] if card in may))


GUAT: Hands = ("GK E8 S8 EO H7", "G9 GA H9 E9 S7", "EU E10 SA S9 HK", WEAK[2])
WELI: Hands = ("S6 E8 S8 EO H7", "H9 HA E9 HU S7", "EU E10 SA S9 HK", "H8 E7 H10 SU EK")
MAX: Hands = ("HK E8 S8 EO H7", *WEAK)
LAST: Hands = ("HK E8 S8 H9 S7", "G9 GA GU G10 E9", "E10 S9 SA E7 EU", "G7 GO H8 H10 SU")
SEVEN: Hands = ("HK S7 H7 EO E8", "G9 GA E9 GU H9", "GK E10 SA S9 EU", "G7 GO S10 H10 SU")
UP = ("0 raise", "1 raise", "2 raise", "3 raise", "0 raise", "1 hold")
FOLDED = ("3 raise", "0 fold")

NOUGHT = json.loads((TESTS / "records" / "R32-who-gets-to-nought-wins.json").read_text("utf-8"))
ALONE: Hands = ("HA HK HO S7 E7", "GA GK GO H8 S9 SU")
NOT_TOLD: Hands = ("GA GK HK EK H7", "G9 E8 H9 E9 GU", "SK E10 SA S9 EU", WEAK[2])

EARNED = {
    "max": match_of((MAX, ())),
    "guater": match_of((GUAT, ()), rules=SOUTH),
    "weli": match_of((WELI, ()), rules={"variant": "tyrolean", "target": 11}),
    "six": match_of((STRONG, UP)),
    "comeback": match_of(*[(STRONG, ())] * 2, score=(5, 9)),
    "nil": match_of(*[(STRONG, ())] * 6),
    "bluff": match_of((THEIRS, ("0 raise", "1 fold"))),
    "wise": match_of(*[(THEIRS, FOLDED)] * 2, (STRONG, ()), score=(9, 0)),
    "back": match_of((STRONG, UP)),
    "last_trick": match_of((LAST, ())),
    "alone": match_of((STRONG, ())),
    "partner": match_of((PARTNERS, ())),
    "kritische": match_of((STRONG, ())),
    "nothing": match_of((PARTNERS, ())),
    "seven": match_of((SEVEN, ())),
    "machine": match_of(
        (("HK S7 E7 GO EO", "G9 GA H9 E9 GU", WEAK[1], "G10 G7 H8 H10 SU"), ()), rules=MACHINE
    ),
    "blind": match_of((NOT_TOLD, ("2 schlag K", "1 trump G")), rules=BLIND, dealer=1),
    "roll": match_of(*[(STRONG, ())] * 5),
    "short": match_of(*[(STRONG, ())] * 6),
    "long": match_of(*[(STRONG, ()), (THEIRS, ())] * 9, rules=LONG),
    "nerves": match_of((STRONG, ()), score=(9, 9)),
    "nought": read_record(NOUGHT["record"], rules_of),
    "all_tricks": match_of(
        (ALONE, ("0 exchange", "1 exchange H8")),
        rules="bohemian",
        score=(20, 20),
        dealer=1,
        players=2,
    ),
    "one_short": match_of((THEIRS, ()), score=(10, 9)),
}


def test_there_is_a_record_for_every_badge() -> None:
    assert set(EARNED) == set(BADGES)


def test_a_dull_match_earns_nothing() -> None:
    assert badges_earned(match_of((THEIRS, ()))) == ()


@pytest.mark.parametrize("name", EARNED)
def test_a_badge_is_earned_by_its_record(name: str) -> None:
    assert name in badges_earned(EARNED[name])


def test_what_is_counted_of_a_match() -> None:
    match = match_of(
        (STRONG, UP), (THEIRS, FOLDED), (STRONG, FOLDED), (THEIRS, ("0 raise", "1 fold"))
    )
    assert tally_of(match) == Tally(
        deals_won=2,
        deals_lost=2,
        points=9,
        against=4,
        raises_won=2,
        raises_lost=0,
        folds_right=1,
        folds_wrong=1,
    )
