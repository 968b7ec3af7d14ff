"""A question of the quiz: a real position, what is asked of it, and the answers to choose from."""

from dataclasses import dataclass, replace
from enum import StrEnum

from watten_app.engine import Card, Deal, Order, Trick, Verb, View, explain, observe

ME = 0
"""The seat of who is asked."""


class Ask(StrEnum):
    """What is asked."""

    WHO = "who"
    """Which of the four cards of a complete trick takes it."""
    WHICH = "which"
    """Which card of my hand takes the open trick, and may be played."""
    MAY = "may"
    """Whether I may play this card now."""


type Answer = Card | bool


@dataclass(frozen=True, slots=True)
class Question:
    """One question.

    Attributes:
        deal: the position, after the complete trick or with me to play.
        order: the order of its cards, as far as the learner has heard of it.
        card: the card that is asked about, if there is one.
        answers: what one chooses from; just one of them is right.
    """

    ask: Ask
    deal: Deal
    order: Order
    answers: tuple[Answer, ...]
    card: Card | None = None

    @property
    def view(self) -> View:
        """What I see of the position."""
        return replace(observe(self.deal, ME), order=self.order, schlag=self.order.schlag)

    @property
    def trick(self) -> Trick:
        """The trick that lies there: complete, or open with me to play."""
        return self.deal.tricks[-1] if self.ask is Ask.WHO else self.deal.trick

    @property
    def right(self) -> int:
        """The place of the right answer, from 0."""
        return next(place for place, one in enumerate(self.answers) if is_right(self, one))


def is_right(question: Question, answer: Answer) -> bool:
    """Whether the engine says so."""
    match question.ask:
        case Ask.WHO:
            trick = question.trick
            assert trick.winner is not None
            return answer == trick.cards[(trick.winner - trick.leader) % question.deal.players]
        case Ask.WHICH:
            assert isinstance(answer, Card)
            said = explain(question.view, answer)
            return said.legal and bool(said.takes)
        case Ask.MAY:
            return answer == may_play(question.deal, question.card)


def may_play(deal: Deal, card: Card | None) -> bool:
    """Whether I may play the card now."""
    legal = observe(deal, ME).legal
    return any(one.verb is Verb.PLAY and one.argument == card for one in legal)
