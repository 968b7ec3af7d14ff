"""Why an action is refused: the code that the app speaks by, the card shown, and the sentence."""

import pytest

from tests.kit_cases import RECORDS, load
from tests.kit_matches import match_of
from watten_app.engine import Action, IllegalActionError, Refused, apply, check, legal

# Record, how many of its actions are done (None: all), the action, and how it is refused.
REFUSED = [
    ("R16-three-tricks-win", None, "3 play HA", "over", None, "the deal is over"),
    ("R16-six-players", 2, "6 play HA", "no_such_seat", None, "there is no seat 6 among 6"),
    (
        "R17-any-of-them",
        2,
        "1 play S8",
        "not_your_turn",
        None,
        "it is not the turn of seat 1: the deal waits for play or raise from seat 0",
    ),
    (
        "R15-off",
        2,
        "0 machine",
        "wrong_phase",
        None,
        "'machine' cannot be said now: the deal waits for play or raise from seat 0",
    ),
    (
        "R20-a-reraise-holds-and-asks",
        3,
        "1 play E9",
        "wrong_phase",
        None,
        "'play' cannot be said now: the deal waits for farbe or fold or hold or raise from seat 1",
    ),
    (
        "R19-a-card-one-does-not-hold-is-no-fault-of-play",
        2,
        "0 play HK",
        "not_in_hand",
        "HK",
        "seat 0 does not hold HK",
    ),
    (
        "R3-no-schlag-6-with-32-cards",
        0,
        "0 schlag 6",
        "not_in_pack",
        None,
        "R3: 6 cannot be the Schlag here",
    ),
    (
        "R10-forehand-shows-a-rank-it-holds",
        0,
        "0 schlag K",
        "not_held",
        None,
        "R10: seat 0 holds no card of K to show",
    ),
    (
        "R10-the-dealer-shows-a-suit-it-holds",
        1,
        "3 trump E",
        "not_held",
        None,
        "R10: seat 3 holds no card of E to show",
    ),
    (
        "R17-any-of-them",
        3,
        "1 play E9",
        "trump_or_critical",
        "SK",
        "trump or critical: the Hauptschlag was led and seat 1 holds SK",
    ),
    (
        "R17-franconian-still-a-trump",
        None,
        "2 play G7",
        "trump_after_critical",
        "S8",
        "franconian: the Hauptschlag was led and seat 2 holds S8",
    ),
    (
        "R17-spare-partner-gives-a-trump",
        None,
        "2 play G7",
        "partner_must_trump",
        "S8",
        "spare_partner: the Hauptschlag was led and seat 2 holds S8",
    ),
    (
        "R17-pfeffer-the-next-gives-a-blinder",
        None,
        "1 play GA",
        "pfeffer",
        "E9",
        "pfeffer: the Hauptschlag was led and seat 1 holds E9",
    ),
    (
        "R17-trump-a-trump-or-a-blinder",
        None,
        "1 play S7",
        "follow_trump",
        "H9",
        "follow trump: a trump was led and seat 1 holds H9",
    ),
    (
        "R17-trump-or-beat-a-blinder-under-the-rechter",
        None,
        "1 play EO",
        "must_beat",
        "H9",
        "trump or beat: a trump was led and seat 1 holds H9",
    ),
    ("R6-a-cut-leaves-a-card", 0, "3 cut 32", "cut_too_far", None, "a cut lifts 1 to 31 cards"),
    (
        "R6-no-knocking-unless-it-is-played",
        0,
        "3 fist",
        "fist_off",
        None,
        "R6: knocking instead of cutting is not played here",
    ),
    (
        "R15-declare-it-must-be-laid-down",
        None,
        "0 pass",
        "machine_must",
        None,
        "R15: a Maschine must be laid down",
    ),
    (
        "R20-face-down-off",
        2,
        "0 raise GO",
        "face_down_off",
        None,
        "R20: no card is laid down with this raise",
    ),
    (
        "R20-face-down-is-listed-with-each-card",
        2,
        "0 raise HK",
        "not_in_hand",
        "HK",
        "seat 0 does not hold HK",
    ),
    (
        "R22-no-farbe-before-the-last-trick",
        3,
        "1 farbe",
        "farbe_off",
        None,
        "R22: farbe answers the first raise of a last trick only",
    ),
    (
        "R22-tirol-not-for-seat-3-with-acorns",
        None,
        "3 raise",
        "raise_last_trick",
        None,
        "R22: the last card of seat 3 is not of the suit led, no trump and no Schlag",
    ),
    ("R13-off", 0, "0 better", "better_off", None, "R13: Schönere is not played here"),
    (
        "R13-each-asks-once",
        2,
        "0 better",
        "better_asked",
        None,
        "R13: seat 0 has asked for Schönere already",
    ),
    (
        "R13-not-without-a-stock",
        0,
        "0 better",
        "better_no_stock",
        None,
        "R13: the stock has too few cards for Schönere",
    ),
    ("R14-off", 0, "0 swap", "swap_off", None, "R14: Schlagtausch is not played here"),
    (
        "R14-refused-and-never-again",
        None,
        "0 swap",
        "swap_offered",
        None,
        "R14: Schlagtausch was offered already in this deal",
    ),
    (
        "R23-ban-the-tense-side-never-raises",
        None,
        "0 raise",
        "raise_tense",
        None,
        "R23: seat 0 is tense and may not raise",
    ),
    (
        "R23-both-tense",
        None,
        "1 raise",
        "raise_both_tense",
        None,
        "R23: both sides are tense, so nobody raises",
    ),
    (
        "R23-two-three-nobody-raises",
        None,
        "1 raise",
        "raise_other_tense",
        None,
        "R23: a side is tense, so nobody raises",
    ),
    (
        "R20-the-partner-may-not-raise-again",
        6,
        "2 raise",
        "raise_own_side",
        None,
        "R20: the side of seat 2 raised last",
    ),
    (
        "R21-no-raise-past-what-the-lowest-needs",
        None,
        "1 raise",
        "raise_not_needed",
        None,
        "R21: nobody needs more than 3 points to the target",
    ),
    (
        "R20-reraise-off",
        None,
        "1 raise",
        "reraise_off",
        None,
        "R20: a raise can only be held or folded here",
    ),
    ("R26-off", 2, "0 sign max", "signs_off", None, "R26: signs are not played here"),
    (
        "R26-none-with-schlag-6",
        2,
        "0 sign max",
        "signs_off",
        None,
        "R26: no signs when the Schlag is 6",
    ),
    (
        "R26-after-the-announcement",
        1,
        "1 sign max",
        "sign_too_early",
        None,
        "R26: signs are made after the announcement",
    ),
    (
        "R26-three-signs-a-deal",
        5,
        "1 sign king",
        "sign_too_many",
        None,
        "R26: seat 1 has made 3 signs already",
    ),
    ("R32-a-point-less-for-each-trick", None, "0 play EA", "over", None, "the deal is over"),
    (
        "R28-the-turned-card-names-trump-and-schlag",
        0,
        "3 stay",
        "no_such_seat",
        None,
        "there is no seat 3 among 3",
    ),
    (
        "R28-the-turned-card-names-trump-and-schlag",
        0,
        "0 play EA",
        "wrong_phase",
        None,
        "'play' cannot be said now: the deal waits for leave or stay from seat 0",
    ),
    (
        "R28-the-turned-card-names-trump-and-schlag",
        0,
        "1 stay",
        "not_your_turn",
        None,
        "it is not the turn of seat 1: the deal waits for leave or stay from seat 0",
    ),
    (
        "R30-up-to-three-cards",
        2,
        "0 exchange EA EK EO E9",
        "exchange_count",
        None,
        "R30: seat 0 puts away 0 to 3 cards",
    ),
    (
        "R30-up-to-three-cards",
        2,
        "0 exchange EA HK",
        "not_in_hand",
        "HK",
        "seat 0 does not hold HK",
    ),
    (
        "R30-the-dealer-puts-one-more-away",
        4,
        "2 exchange",
        "exchange_count",
        None,
        "R30: seat 2 puts away 1 to 3 cards",
    ),
    (
        "R31-must-beat-within-the-suit",
        None,
        "1 play HA",
        "not_in_hand",
        "HA",
        "seat 1 does not hold HA",
    ),
    (
        "R31-must-beat-within-the-suit",
        None,
        "1 play EU",
        "follow_suit",
        "GA",
        "R31: follow suit, else a trump, and beat if you can: seat 1 holds GA",
    ),
]


@pytest.mark.parametrize(("name", "done", "action", "reason", "card", "text"), REFUSED)
def test_refused_with_code_card_and_sentence(
    name: str, done: int | None, action: str, reason: str, card: str | None, text: str
) -> None:
    record = load(RECORDS / f"{name}.json")["record"]
    record["deals"][-1]["actions"] = record["deals"][-1]["actions"][:done]
    deal = match_of(record).deal
    refusal = check(deal, Action.parse(action))
    assert refusal is not None
    assert (refusal.reason, refusal.text) == (reason, text)
    assert (refusal.card and str(refusal.card)) == card
    with pytest.raises(IllegalActionError) as caught:
        apply(deal, Action.parse(action))
    assert caught.value.refusal == refusal
    assert str(caught.value) == text


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ("3 fist", "R6: knocking instead of cutting is not played here"),
        ("3 cut 32", "a cut lifts 1 to 31 cards"),
    ],
)
def test_r6_boehmisch_is_cut_by_the_same_rules(action: str, text: str) -> None:
    record = load(RECORDS / "R6-a-cut-leaves-a-card.json")["record"]
    record |= {"rules": {"variant": "bohemian", "schlecken": True}}
    record["deals"][0]["actions"] = []
    deal = match_of(record).deal
    refusal = check(deal, Action.parse(action))
    assert refusal is not None
    assert refusal.text == text
    assert Action.parse(action) not in legal(deal)


def test_every_reason_is_held() -> None:
    assert {reason for _, _, _, reason, _, _ in REFUSED} == set(Refused)
