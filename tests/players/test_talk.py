""" "Schadet er?" between a computer and its partner (R27)."""

import pytest

from tests.ui.table_kit import OPENED, cards, deal
from watten_app.engine import Action, Message, Role, Sign, Verb, observe
from watten_app.players import talk
from watten_app.players.reason import Choice

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


def test_a_word_to_the_partner_counts_in_its_trick_only() -> None:
    said = (Action.parse("0 play HK"), Action.parse("0 sign nimm"), Action.parse("1 play GO"))
    assert talk.word_of(said, 0, 2) is Sign.TAKE
    assert talk.word_of(said, 0, 1) is Sign.TAKE
    assert talk.word_of((*said, Action.parse("2 play S7")), 0, 1) is None
    assert talk.word_of(said, 3, 2) is None


@pytest.mark.parametrize(
    ("raised", "cards", "word"),
    [
        ("3 raise SK, 0 hold", 1, None),
        ("3 raise SK, 0 hold", 2, Sign.LEAVE),
        ("3 raise SK, 0 raise, 3 hold", 1, None),
        ("3 raise, 0 hold", 1, Sign.LEAVE),
        ("3 raise, 0 hold, 3 play SK", 1, None),
    ],
)
def test_a_card_held_face_down_ends_the_trick_of_a_word(
    raised: str, cards: int, word: Sign | None
) -> None:
    said = "0 sign lass, 1 play H7, " + raised
    assert talk.word_of(tuple(map(Action.parse, said.split(", "))), 0, cards) is word


def test_the_partner_takes_or_leaves_as_he_is_told() -> None:
    view = observe(deal(*OPENED, "1 play E8"), 2)
    choice = Choice(Action(2, Verb.PLAY, view.hand[-1]), Message("reason.only", {}))
    taken = talk.obeyed(view, choice, Sign.TAKE)
    assert taken.action.argument == cards("S7")[0]
    left = talk.obeyed(view, choice, Sign.LEAVE)
    assert view.order.role(left.action.card) is Role.PLAIN
    assert talk.obeyed(view, choice, None) == choice
