"""What `explain` tells, word for word: the keys of the sentences and all that stands in them."""

import pytest

from tests.kit_cases import GIVEN, RECORDS, load
from tests.kit_matches import match_of
from watten_app.engine import Card, Explanation, Message, explain, observe, to_act
from watten_app.engine.report import explain_report

# Record, its actions that are done, the card, the cards held that are higher, and the messages.
TOLD = [
    (
        ("R17-trump-a-trump-or-a-blinder", 3, "EO"),
        "",
        "role.blinder card=EO schlag=O trump=H led=H above=rechter",
        "may.follow_trump card=EO schlag=O trump=H",
        "higher number=1 cards=HO",
        "takes card=EO best=H7 role=trump",
    ),
    (
        ("R17-trump-or-beat-a-blinder-under-the-rechter", 3, "S7"),
        "EO H9",
        "role.plain.trump_led card=S7 schlag=O trump=H led=H above=guater,rechter,blinder,trump",
        "may_not.must_beat card=S7 schlag=O trump=H",
        "higher number=8 cards=HK,GO,SO,HA,HU,H10,H8,H7",
        "takes_not card=S7 best=HO role=rechter",
    ),
    (
        ("R31-must-beat-within-the-suit", 6, "GK"),
        "GA",
        "role.suit card=GK schlag=O trump=S led=G above=critical,rechter,blinder,trump,GA",
        "may.follow_suit card=GK schlag=O trump=S",
        "higher number=12 cards=HK,S7,E7,EO,GO,HO,SA,SK,SU,S10,S9,S8",
        "takes card=GK best=GU role=suit",
    ),
    (
        ("R28-without-the-schlag", 3, "GA"),
        "SU S9",
        "role.plain.off.no_schlag card=GA schlag=None trump=S led=E above=critical,trump",
        "may_not.follow_suit card=GA schlag=None trump=S",
        "higher number=13 cards=HK,S7,E7,SA,SK,SO,S10,EA,EK,EO,E10,E9,E8",
        "takes_not card=GA best=EU role=suit",
    ),
    (
        ("R2-weli-as-schlag-takes", 4, "S6"),
        "",
        "role.rechter.weli card=S6 schlag=6 trump=G led=G above=critical",
        "may.free card=S6 schlag=6 trump=G",
        "higher number=3 cards=HK,S7,E7",
        "takes card=S6 best=GA role=trump",
    ),
    (
        ("R2-weli-is-always-the-lowest-trump", 3, "S6"),
        "",
        "role.trump.weli card=S6 schlag=8 trump=H led=E above=rechter,blinder next=7",
        "may.free card=S6 schlag=8 trump=H",
        "higher number=11 cards=H8,E8,G8,S8,HA,HK,HO,HU,H10,H9,H7",
        "takes card=S6 best=EA role=suit",
    ),
    (
        ("R2-weli-is-the-lowest-trump-of-bells", 3, "S6"),
        "SA SK",
        "role.trump.from card=S6 schlag=9 trump=S led=G above=critical,rechter,blinder next=8",
        "may.free card=S6 schlag=9 trump=S",
        "higher number=11 cards=HK,S7,E7,S9,E9,G9,H9,SO,SU,S10,S8",
        "takes card=S6 best=GA role=suit",
    ),
    (
        ("R1-super-guater-beats-guater", 2, "GA"),
        "",
        "role.super_guater.top card=GA schlag=O trump=G led=None above=",
        "may_not.not_in_hand card=GA schlag=O trump=G",
        "higher.none number=0 cards=",
    ),
    (
        ("worked-example", 17, "GO"),
        "",
        "role.rechter card=GO schlag=O trump=G led=S above=critical",
        "may_not.played card=GO schlag=O trump=G",
        "higher number=1 cards=E7",
        "takes card=GO best=SO role=blinder",
    ),
    (
        ("R15-choice-may-be-played-on", 2, "HK"),
        "",
        "role.critical.top card=HK schlag=O trump=G led=None above=",
        "may_not.machine_open card=HK schlag=O trump=G",
        "higher.none number=0 cards=",
    ),
    (
        ("R18-blind-the-partner-is-free", 3, "S7"),
        "",
        "may.free card=S7 schlag=None trump=None",
    ),
]


def explained(name: str, done: int, card: str, seat: int | None = None) -> Explanation:
    """What a seat, or the one to act, is told of a card after so many actions of a record."""
    record = load((RECORDS if name.startswith("R") else GIVEN) / f"{name}.json")["record"]
    record["deals"][-1]["actions"] = record["deals"][-1]["actions"][:done]
    deal = match_of(record).deal
    return explain(observe(deal, to_act(deal)[0] if seat is None else seat), Card.parse(card))


def as_text(message: Message) -> str:
    """A message as its key, less `explain.`, and its parameters."""
    told = [message.key.removeprefix("explain.")]
    for name, value in message.params.items():
        several = isinstance(value, tuple) and not isinstance(value, Card)
        told.append(f"{name}={','.join(map(str, value)) if several else value}")
    return " ".join(told)


@pytest.mark.parametrize(
    ("asked", "own", "messages"), [(asked, own, told) for asked, own, *told in TOLD], ids=str
)
def test_what_is_told_of_a_card(asked: tuple[str, int, str], own: str, messages: list[str]) -> None:
    explanation = explained(*asked)
    assert explanation.card == Card.parse(asked[2])
    assert [as_text(message) for message in explanation.messages] == messages
    assert " ".join(map(str, explanation.higher_own)) == own


def test_what_watten_explain_prints() -> None:
    assert explain_report(explained("R17-trump-a-trump-or-a-blinder", 3, "H9")) == {
        "card": "H9",
        "role": "trump",
        "legal": True,
        "why": "follow_trump",
        "beaten_by_unseen": 7,
    }


def test_who_is_not_to_act_is_told_so() -> None:
    explanation = explained("R17-trump-a-trump-or-a-blinder", 3, "HK", seat=2)
    assert (explanation.legal, explanation.why) == (False, "not_your_turn")
    assert as_text(explanation.messages[1]) == "may_not.not_your_turn card=HK schlag=O trump=H"


@pytest.mark.parametrize(("card", "takes"), [("EO", True), ("GA", False)])
def test_the_card_that_is_winning_the_trick_is_shown(card: str, takes: bool) -> None:
    explanation = explained("R17-trump-a-trump-or-a-blinder", 3, card)
    assert (explanation.best, explanation.takes) == (Card.parse("H7"), takes)


def test_nothing_is_winning_an_empty_trick() -> None:
    explanation = explained("R1-super-guater-beats-guater", 2, "GO")
    assert (explanation.best, explanation.takes) == (None, None)
