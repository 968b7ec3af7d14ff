"""What is said of sayings, tricks and points."""

import pytest

from tests.ui.table_kit import NAMES, OPENED, deal
from watten_app.app.wording import refusal_message, sayings_of, why_points
from watten_app.engine import (
    Action,
    Deal,
    Rank,
    Suit,
    Trick,
    Verb,
    apply,
    check,
    observe,
    to_act,
)
from watten_app.engine.cards import Card
from watten_app.engine.explain import trick_reason
from watten_app.engine.order import order_of
from watten_app.i18n import own_names, say
from watten_app.variants import VARIANTS, rules_of

ORDER = order_of(VARIANTS["bavarian"].rules, Rank.OBER, Suit.LEAVES)


def german(messages: object) -> list[str]:
    return [say("de", message) for message in messages]


@pytest.mark.parametrize(
    ("cards", "taken", "why"),
    [
        ("GO S7 G8 H9", "Belli sticht", "Kritischer über dem Rechten"),
        ("S7 HK E9 E8", "Max sticht", "höchster Kritischer im Stich"),
        ("H9 HK H8 H10", "Max sticht", "Kritischer über Herz"),
        ("EO GO HO G7", "Gras-Ober sticht", "Rechter über einem Blinden"),
        ("EO HO G7 G8", "Eichel-Ober sticht", "der erste Blinde im Stich"),
        ("G7 GA EO G8", "Eichel-Ober sticht", "Blinder über Trumpf"),
        ("G7 GA G8 G9", "Gras-Ass sticht", "höchster Trumpf im Stich"),
        ("E9 EA G7 E8", "Gras-Siebener sticht", "Trumpf über Eichel"),
        ("E9 EA E10 H8", "Eichel-Ass sticht", "höchste Eichel-Karte im Stich"),
        ("E9 HA S10 H8", "Eichel-Neuner sticht", "sonst liegt kein Eichel da"),
        ("GO H9 H8 H10", "Gras-Ober sticht", "der Rechte"),
    ],
)
def test_the_bubble_says_what_takes_and_over_what(cards: str, taken: str, why: str) -> None:
    laid = tuple(map(Card.parse, cards.split()))
    trick = Trick(0, laid, winner=ORDER.best(laid))
    assert german(trick_reason(ORDER, trick)) == [taken, why]


def test_a_card_has_a_trick_only_so_far_until_the_last_one_lies() -> None:
    state, said = deal(*OPENED, "1 play GO"), []
    while state.trick.cards:
        action = next(
            one for one in observe(state, to_act(state)[0]).legal if one.verb is Verb.PLAY
        )
        state, _ = apply(state, action)
        last = state.trick if state.trick.cards else state.tricks[-1]
        said.append(say("de", trick_reason(ORDER, last)[0]))
    assert [one.endswith("bisher") for one in said] == [True, True, False], said


def says(state: Deal) -> dict[int, str]:
    return {saying.seat: say("de", saying.message) for saying in sayings_of(state)}


def test_what_was_announced_is_heard_until_the_first_card() -> None:
    assert says(deal(*OPENED)) == {0: "Trumpf Gras", 1: "Schlag Ober"}
    assert says(deal(*OPENED, "1 play GO")) == {}


def test_a_raise_and_its_answer_are_heard_until_the_next_card() -> None:
    raised = (*OPENED, "1 raise")
    assert says(deal(*raised))[1] == "Gehst?"
    assert says(deal(*raised, "2 raise"))[2] == "Noch einen Punkt!"
    assert says(deal(*raised, "2 hold"))[2] == "Schauen"
    assert says(deal(*raised, "2 hold", "1 play GO")) == {}


def test_a_sign_of_the_partner_is_read_and_one_of_the_others_only_seen() -> None:
    signed = (*OPENED, "1 play GO", "2 sign belli", "1 sign max")
    assert says(deal(*signed)) == {1: "deutet", 2: "deutet: Belli"}


PLAYED = (
    *("1 play GO", "2 play S7", "3 play G8", "0 play H9"),
    *("2 play HA", "3 play HU", "0 play HK", "1 play S9"),
    *("0 play EO", "1 play E8", "2 play E10", "3 play SU"),
)


def test_an_unraised_deal_is_worth_two_and_names_the_cards_that_took() -> None:
    assert german(why_points(deal(*OPENED, *PLAYED), NAMES)) == [
        "Keiner ist gegangen: Das Spiel gilt 2.",
        "Drei Stiche gehören euch: Belli, Max und Eichel-Ober.",
    ]


@pytest.mark.parametrize(
    ("actions", "sentences"),
    [
        (
            ("1 raise", "2 fold"),
            ["Resi ist gegangen, Hias hat aufgegeben. Der alte Wert gilt: 2."],
        ),
        (
            ("1 play GO", "2 play S7", "3 raise", "0 fold"),
            ["Luis ist gegangen, du hast aufgegeben. Der alte Wert gilt: 2."],
        ),
        (
            ("1 play GO", "2 play S7", "3 play G8", "0 raise", "1 raise", "2 fold"),
            [
                "Du bist gegangen, und Resi wollte noch einen Punkt mehr.",
                "Resi ist gegangen, Hias hat aufgegeben. Der alte Wert gilt: 3.",
            ],
        ),
    ],
)
def test_a_fold_says_who_asked_who_gave_up_and_what_counts(
    actions: tuple[str, ...], sentences: list[str]
) -> None:
    assert german(why_points(deal(*OPENED, *actions), NAMES)) == sentences


def test_a_held_raise_and_a_tense_side_raise_the_value() -> None:
    held = deal("1 schlag O", "0 trump G", "1 play GO", "2 raise", "3 hold", *PLAYED[1:])
    assert german(why_points(held, NAMES))[0] == (
        "Hias ist gegangen, Luis hat geschaut: Es galt 3."
    )
    given = deal("1 schlag O", "0 trump G", "1 give", score=(9, 13))
    assert german(why_points(given, NAMES)) == [
        "Sie waren gespannt und haben das Spiel hergeschenkt: 2 Punkte für euch."
    ]
    kept = deal("1 schlag O", "0 trump G", "1 keep", *PLAYED, score=(9, 13))
    assert german(why_points(kept, NAMES))[0] == (
        "Sie waren gespannt: Das Spiel galt von Anfang an 3."
    )


def test_a_refusal_names_the_card_that_shows_it() -> None:
    state = deal(*OPENED, "1 play GO", "2 play GU", "3 play G8")
    refusal = check(state, Action.parse("0 play SA"))
    assert refusal is not None
    assert say("de", refusal_message(refusal)).startswith("Trumpf oder Kritisch! Du hast noch den")


def test_r23_beating_a_tense_side_counts_three_and_says_so() -> None:
    rules = rules_of({"variant": "bavarian", "tense": "two_three"})
    won = deal(*OPENED, *PLAYED, score=(9, 13), rules=rules)
    assert german(why_points(won, NAMES))[0] == "Sie waren gespannt: Dafür bekommt ihr 3."


def test_r2_the_weli_as_schlag_is_spoken_of_by_name() -> None:
    rules = VARIANTS["tyrolean"].rules
    state = deal("1 schlag 6", "0 trump G", rules=rules)
    own = own_names(rules.critical, rules.pack)
    assert say("de", sayings_of(state)[1].message, own) == "Schlag Weli"
