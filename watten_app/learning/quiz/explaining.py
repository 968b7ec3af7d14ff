"""Why an answer is right, and why the one chosen is not: in the words of the engine's explain."""

from watten_app.engine import Action, Card, Message, Verb, check, explain
from watten_app.engine.explain import released, role_message, trick_reason
from watten_app.engine.order import order_of
from watten_app.learning.quiz.question import ME, Ask, Named, Question


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
        case Ask.SHOWS:
            return _sign(question)
        case Ask.WORTH:
            ended = question.deal.outcome is not None
            key = "learn.why.fold" if ended else "learn.why.worth"
            return (Message(key, {"value": question.worth}),)
        case Ask.RAISE:
            return (_raise(question),)
        case Ask.NAMED:
            return _named(question, wrong)


def _who(question: Question, wrong: object) -> tuple[Message, ...]:
    deal, trick, order = question.deal, question.trick, question.order
    led = order.led(trick.cards)
    taking = question.answers[question.right]
    reason = tuple(one for one in trick_reason(order, trick) if one)
    said = [*reason, role_message(deal.rules, order, _card(taking), led)]
    if wrong is not None:
        said += [_chosen(wrong), role_message(deal.rules, order, _card(wrong), led)]
    return tuple(said)


def _which(question: Question, wrong: object) -> tuple[Message, ...]:
    right = _card(question.answers[question.right])
    said = [Message("trick.taken", {"card": right}), *_of_a_card(question, right)]
    if wrong is not None:
        said += [_chosen(wrong), *_of_a_card(question, _card(wrong))]
    return tuple(said)


def _of_a_card(question: Question, card: Card) -> list[Message]:
    told = explain(question.view, card)
    role, may, _, *takes = told.messages
    # what may not be played need not take
    return [role, *(takes if told.legal else [may])]


def _chosen(wrong: object) -> Message:
    """From here on the answer is spoken of that was chosen."""
    return Message("learn.why.chosen", {"card": _card(wrong)})


def _may(question: Question) -> tuple[Message, ...]:
    assert question.card is not None
    view = question.view
    role, may, *_ = explain(view, question.card).messages
    return released(view) or may, role


def _card(answer: object) -> Card:
    assert isinstance(answer, Card)
    return answer


def _sign(question: Question) -> tuple[Message, ...]:
    card = _card(question.answers[question.right])
    role = role_message(question.deal.rules, question.order, card)
    return Message("learn.why.sign", {"sign": question.sign}), role


def _raise(question: Question) -> Message:
    refusal = check(question.deal, Action(ME, Verb.RAISE))
    if refusal is None:
        return Message("learn.why.may_raise", {})
    return Message(f"refused.{refusal.reason.value}", {})


def _named(question: Question, wrong: object) -> tuple[Message, ...]:
    said = [one for one in trick_reason(question.order, question.trick) if one]
    if isinstance(wrong, Named):
        cards = question.trick.cards
        other = cards[order_of(question.deal.rules, *wrong).best(cards)]
        params = {"schlag": wrong.schlag, "trump": wrong.trump, "card": other}
        said.append(Message("learn.why.named", params))
    return tuple(said)
