""" "Schadet er?" between a computer and its partner (R27)."""

import pytest

from tests.ui.table_kit import OPENED, cards, deal
from watten_app.engine import Action, Message, Role, Sign, Verb, apply, observe
from watten_app.players import YARDSTICKS, Choice, Level, heeded, said_first, talk, unasked
from watten_app.variants import rules_of

ASKED = "0 sign schadet"
HARMED = ("E7 EO G9 SA H9", "GO E8 SK EU S9", "S7 HK E10 EA S8", "G8 G10 HU SU H7")


def test_the_partner_is_asked_once_and_answers_once() -> None:
    assert not talk.is_asked(observe(deal(*OPENED), 2))
    asked = deal(*OPENED, ASKED)
    assert talk.is_asked(observe(asked, 2))
    assert not talk.is_asked(observe(asked, 1))
    assert not talk.is_asked(observe(deal(*OPENED, ASKED, "2 sign nein"), 2))


def test_the_honest_answer_is_yes_if_only_kritische_would_fall() -> None:
    harmed = deal(*OPENED, ASKED, hands=HARMED)
    assert talk.answer(observe(harmed, 2)) == Action(2, Verb.SIGN, Sign.YES)
    assert talk.answer(observe(deal(*OPENED, ASKED), 2)).argument is Sign.NO


def test_a_computer_asks_before_it_leads_the_rechter_and_heeds_a_yes() -> None:
    view = observe(deal(*OPENED), 1)
    rechter = Action(1, Verb.PLAY, view.order.rechter)
    assert talk.question(view, rechter) == Action(1, Verb.SIGN, Sign.SCHADET)
    assert talk.question(view, Action(1, Verb.PLAY, view.hand[-1])) is None
    lead = Choice(rechter, Message("reason.lead_rechter", {}))
    for said, kept in (("nein", True), ("ja", False)):
        answered = observe(deal(*OPENED, "1 sign schadet", f"3 sign {said}"), 1)
        assert talk.question(answered, rechter) is None
        assert (talk.heeded(answered, lead) == lead) is kept


def test_a_question_counts_until_a_card_is_laid() -> None:
    """Seat 1 kept its Rechter back in trick 1 and may lead it to trick 2, whatever was said."""
    hands = ("H9 EO GK SA E7", "HK GO E8 SK S7", "HA E10 GU S8 EU", "G8 G10 HU SU H7")
    trick = ("1 play S7", "2 play HA", "3 play G8", "0 play H9")
    asked, answered = ("1 sign schadet",), ("1 sign schadet", "3 sign ja")
    assert not talk.is_asked(observe(deal(*OPENED, *asked, *trick, hands=hands), 3))
    view = observe(deal(*OPENED, *answered, *trick, hands=hands), 1)
    lead = Choice(Action(1, Verb.PLAY, view.order.rechter), Message("reason.lead_rechter", {}))
    assert lead.action in view.legal
    assert talk.heeded(view, lead) == lead


FACE_DOWN = rules_of({"variant": "bavarian", "face_down": True})


@pytest.mark.parametrize(
    ("played", "word"),
    [
        ("1 play E8, 0 sign nimm", Sign.TAKE),
        ("1 play E8, 0 sign nimm, 0 sign lass", Sign.LEAVE),
        ("1 play E8, 3 sign nimm", None),
        ("0 sign lass, 1 play E8", Sign.LEAVE),
        ("1 play E8, 2 play S8, 0 sign nimm, 3 play SU, 0 play SA, 1 play SK", None),
        ("1 play E8, 2 play S8, 3 play SU, 0 play SA, 0 sign nimm, 1 play SK", Sign.TAKE),
    ],
)
def test_a_word_to_the_partner_counts_in_its_trick_only(played: str, word: Sign | None) -> None:
    view = observe(deal(*OPENED, *played.split(", ")), 2)
    assert talk.word_of_partner(view) is word


@pytest.mark.parametrize(
    ("said", "word"),
    [
        ("2 raise S7, 3 hold", None),
        ("2 raise S7", Sign.LEAVE),
        ("2 raise S7, 3 raise, 0 hold", None),
        ("2 raise, 3 hold", Sign.LEAVE),
    ],
)
def test_a_card_held_face_down_ends_the_trick_of_a_word(said: str, word: Sign | None) -> None:
    """The last card of the trick is laid face down and uncovered when somebody holds."""
    before = "3 play SU, 0 play H9, 1 play S9, 0 sign lass"
    state = deal("3 schlag 8", "2 trump G", *before.split(", "), dealer=2, rules=FACE_DOWN)
    for action in said.split(", "):
        state, _ = apply(state, Action.parse(action))
    assert talk.word_of_partner(observe(state, 2)) is word


def test_the_partner_takes_or_leaves_as_he_is_told() -> None:
    choice = Choice(Action(2, Verb.PLAY, cards("S8")[0]), Message("reason.only", {}))
    laid: dict[str, Choice] = {}
    for word in ("nimm", "lass", "nein"):
        view = observe(deal(*OPENED, "1 play E8", f"0 sign {word}"), 2)
        laid[word] = talk.heeded(view, choice)
    assert laid["nimm"].action.argument == cards("S7")[0]
    assert view.order.role(laid["lass"].action.card) is Role.PLAIN
    assert laid["nein"] == choice


@pytest.mark.parametrize("level", [level for level in Level if level not in YARDSTICKS])
def test_two_computers_talk_before_the_rechter_is_led(level: Level) -> None:
    view = observe(deal(*OPENED), 1)
    lead = Choice(Action(1, Verb.PLAY, view.order.rechter), Message("reason.lead_rechter", {}))
    asked = said_first(level, view, lead)
    assert asked == Action(1, Verb.SIGN, Sign.SCHADET)
    state = deal(*OPENED, str(asked))
    answer = unasked(level, observe(state, 3))
    assert answer == Action(3, Verb.SIGN, Sign.NO)
    view = observe(deal(*OPENED, str(asked), str(answer)), 1)
    assert said_first(level, view, lead) is None
    assert heeded(level, view, lead) == lead


def test_the_yardsticks_say_nothing() -> None:
    view = observe(deal(*OPENED), 1)
    lead = Choice(Action(1, Verb.PLAY, view.order.rechter), Message("reason.lead_rechter", {}))
    for level in YARDSTICKS:
        assert said_first(level, view, lead) is None
        assert unasked(level, observe(deal(*OPENED, "1 sign schadet"), 3)) is None
