"""Why an answer is right, and why the one chosen is not: in the words of the engine's explain."""

from watten_app.engine import Card, Message, explain
from watten_app.engine.explain import released, role_message, trick_reason
from watten_app.learning.quiz.question import Ask, Question


def why(question: Question, chosen: int | None = None) -> tuple[Message, ...]:
    """What there is to say of a question, and of the answer chosen if it is wrong."""
    wrong = None if chosen in (None, question.right) else question.answers[chosen]
    match question.ask:
        case Ask.WHO:
            return _who(question, wrong)
        case Ask.WHICH:
            return _which(question, wrong)
        case Ask.MAY:
            return _may(question)


def _who(question: Question, wrong: object) -> tuple[Message, ...]:
    deal, trick, order = question.deal, question.trick, question.order
    led = order.led(trick.cards)
    taking = question.answers[question.right]
    reason = tuple(one for one in trick_reason(order, trick) if one)
    said = [*reason, role_message(deal.rules, order, _card(taking), led)]
    if wrong is not None:
        said.append(role_message(deal.rules, order, _card(wrong), led))
    return tuple(said)


def _which(question: Question, wrong: object) -> tuple[Message, ...]:
    view = question.view
    said: list[Message] = []
    for card in (question.answers[question.right], wrong):
        if card is None:
            continue
        told = explain(view, _card(card))
        role, may, _, *takes = told.messages
        said.append(role)
        # what may not be played need not take
        said += takes if told.legal else [may]
    return tuple(said)


def _may(question: Question) -> tuple[Message, ...]:
    assert question.card is not None
    view = question.view
    role, may, *_ = explain(view, question.card).messages
    return released(view) or may, role


def _card(answer: object) -> Card:
    assert isinstance(answer, Card)
    return answer
