"""Whether what a stage teaches decides a question: who does not know it would answer wrong."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from watten_app.engine import Card, Order, Rank, Rules
from watten_app.engine.cards import WELI
from watten_app.engine.explain import released
from watten_app.engine.order import order_of
from watten_app.engine.rules import Guater, Weli
from watten_app.learning.quiz.question import Ask, Question
from watten_app.learning.quiz.stages import Stage, rules_of_stage

type Judge = Callable[[tuple[Card, ...]], int]
"""Which place of a trick somebody takes for the best."""


def decides(stage: Stage, question: Question) -> bool:
    """Whether somebody who knows the stages before, and not this one, would be wrong."""
    if question.ask is Ask.MAY:
        return _is_bound(question) or released(question.view) is not None
    order = question.deal.order
    assert order is not None
    return any(_answer_of(judge, question) != question.right for judge in _judges(stage, order))


def _is_bound(question: Question) -> bool:
    """Whether something must be given, and not every card will do."""
    view = question.view
    return not {action.argument for action in view.legal} >= set(view.hand)


def _answer_of(judge: Judge, question: Question) -> int | None:
    """What a judge would answer; None if it finds no answer or several."""
    cards = question.trick.cards
    if question.ask is Ask.WHO:
        return judge(cards)
    taking = [
        place
        for place, card in enumerate(question.answers)
        if isinstance(card, tuple) and judge((*cards, card)) == len(cards)
    ]
    return taking[0] if len(taking) == 1 else None


def _judges(stage: Stage, order: Order) -> Iterator[Judge]:
    rules = rules_of_stage(stage)
    match stage:
        case Stage.TRUMP:
            yield _by_suit
        case Stage.SUIT:
            yield _by_rank
        case Stage.SCHLAG:
            yield order_of(rules, None, order.trump).best
        case Stage.CRITICAL:
            yield _named(order, replace(rules, critical=()))
        case Stage.WELI:
            # a plain six of bells to one, the highest of all to the other
            if order.schlag is Rank.SIX:
                yield order_of(rules, None, order.trump).best
            else:
                yield _named(order, replace(rules, weli=Weli.BELLS))
                yield _named(order, replace(rules, critical=(WELI,)))
        case Stage.KRITISCH:
            yield _named(order, rules_of_stage(Stage.CRITICAL), rules.pack)
        case Stage.GUATER:
            yield _named(order, replace(rules, guater=Guater.NONE))


def _named(order: Order, rules: Rules, pack: int | None = None) -> Judge:
    """The same Schlag and trump by other rules."""
    return order_of(replace(rules, pack=pack or rules.pack), order.schlag, order.trump).best


def _by_suit(cards: tuple[Card, ...]) -> int:
    """The highest of the suit led, as if there were no trumps."""
    led = [card if card.suit is cards[0].suit else None for card in cards]
    return min((_height(card), place) for place, card in enumerate(led) if card)[1]


def _by_rank(cards: tuple[Card, ...]) -> int:
    """The highest of all."""
    return min((_height(card), place) for place, card in enumerate(cards))[1]


def _height(card: Card) -> int:
    return tuple(Rank).index(card.rank)
