"""Why an answer is right, and why the one chosen is not: in the words of the engine's explain."""

from watten_app.engine import Action, Card, Message, Role, Trick, Verb, check, explain
from watten_app.engine.cards import WELI
from watten_app.engine.deal import BASE_VALUE
from watten_app.engine.explain import loses, released, role_message, trick_reason
from watten_app.engine.order import order_of
from watten_app.learning.quiz.question import ME, Ask, Named, Question

type Row = tuple[Card, tuple[Message, ...]]
"""A card, and what is to be said of it: its name first."""

_NEED_NO_WORD = (Role.TRUMP, Role.SUIT, Role.PLAIN)
"""What a card is of itself, without Schlag or a place of its own."""


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
            base = question.deal.tense_value or BASE_VALUE
            return (Message(key, {"base": base, "value": question.worth}),)
        case Ask.RAISE:
            return (_raise(question),)
        case Ask.NAMED:
            return _named(question, wrong)


def _who(question: Question, wrong: object) -> tuple[Message, ...]:
    order, cards = question.order, question.trick.cards
    taking = _card(question.answers[question.right])
    said = list(_takes(question, question.trick, taking))
    if wrong is not None:
        said += [_chosen(wrong), loses(order, cards, _card(wrong))]
    return tuple(said)


def _which(question: Question, wrong: object) -> tuple[Message, ...]:
    right = _card(question.answers[question.right])
    said = list(_takes(question, _laid(question, right), right))
    if wrong is not None:
        said += [_chosen(wrong), _fails(question, _card(wrong))]
    return tuple(said)


def _takes(question: Question, trick: Trick, card: Card) -> tuple[Message, ...]:
    """That this card takes a trick, the half sentence that says why, and what it is."""
    order = question.order
    reason = [one for one in trick_reason(order, trick) if one]
    if order.role(card, order.led(trick.cards)) is Role.SUIT:
        return (*reason, Message("learn.why.no_trump", {}))
    return (*reason, *_special(question, card))


def _laid(question: Question, card: Card) -> Trick:
    """The open trick with my card in it, the last one."""
    leader, cards = question.trick.leader, (*question.trick.cards, card)
    best = question.order.best(cards)
    return Trick(leader, cards, winner=(leader + best) % question.deal.players)


def _special(question: Question, card: Card) -> tuple[Message, ...]:
    """What a card is, where that is more than a trump or a card of its suit."""
    order, rules = question.order, question.deal.rules
    if order.role(card) in _NEED_NO_WORD and card != WELI:
        return ()
    return (role_message(rules, order, card, order.led(question.trick.cards)),)


def _fails(question: Question, card: Card) -> Message:
    """Why a card of mine would not take the open trick."""
    return loses(question.order, _laid(question, card).cards, card)


def card_by_card(question: Question) -> tuple[Row, ...]:
    """The cards on the felt, and mine where I choose of them, the strongest first: why each takes
    this trick or does not; of mine, where that is asked, whether it may be played."""
    order, trick = question.order, question.trick
    led = order.led(trick.cards)
    mine = question.view.hand if question.ask.of_my_hand else ()
    shown = sorted((*trick.cards, *mine), key=lambda card: -order.strength(card, led))
    return tuple(
        (card, _of_mine(question, card) if card in mine else _of_the_trick(question, card))
        for card in shown
    )


def _of_the_trick(question: Question, card: Card) -> tuple[Message, ...]:
    order, cards = question.order, question.trick.cards
    if card != cards[order.best(cards)]:
        return _name(card), loses(order, cards, card)
    if len(cards) == question.deal.players:
        return _takes(question, question.trick, card)
    return (Message("trick.so_far", {"card": card}),)


def _of_mine(question: Question, card: Card) -> tuple[Message, ...]:
    told = explain(question.view, card)
    if question.ask is Ask.MAY:
        key = "learn.row.may" if told.legal else "learn.row.may_not"
        return _name(card), Message(key, {"role": told.role})
    if told.takes:
        return _takes(question, _laid(question, card), card)
    return _name(card), _fails(question, card)


def _name(card: Card) -> Message:
    return Message("learn.row.card", {"card": card})


def _chosen(wrong: object) -> Message:
    """From here on the answer is spoken of that was chosen."""
    return Message("learn.why.chosen", {"card": _card(wrong)})


def _may(question: Question) -> tuple[Message, ...]:
    assert question.card is not None
    view = question.view
    may = explain(view, question.card).messages[1]
    return released(view) or may, *_special(question, question.card)


def _card(answer: object) -> Card:
    assert isinstance(answer, Card)
    return answer


def _sign(question: Question) -> tuple[Message, ...]:
    card = _card(question.answers[question.right])
    order = question.order
    said = [Message("learn.why.sign", {"sign": question.sign})]
    if not order.is_critical(card):
        # a Kritischer is called as its sign is
        said.append(Message("learn.why.meant", {"card": card}))
    return *said, role_message(question.deal.rules, order, card)


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
