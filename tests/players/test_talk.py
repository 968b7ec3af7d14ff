""" "Schadet er?" between a computer and its partner (R27)."""

from tests.ui.table_kit import OPENED, deal
from watten_app.engine import Action, Message, Sign, Verb, observe
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
