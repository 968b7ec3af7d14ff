"""A question of the quiz: a real position, what is asked of it, and the answers to choose from."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from watten_app.engine import (
    Card,
    Deal,
    Message,
    Order,
    Rank,
    Sign,
    Suit,
    Trick,
    Verb,
    View,
    explain,
    observe,
)
from watten_app.engine.order import order_of
from watten_app.engine.signs import shown_by

ME = 0
"""The seat of who is asked."""


class Ask(StrEnum):
    """What is asked."""

    WHO = "who"
    """Which of the four cards of a complete trick takes it."""
    WHICH = "which"
    """Which card of my hand takes the open trick; all of them may be played."""
    MAY = "may"
    """Whether I may play this card now."""
    SHOWS = "shows"
    """Which card my partner says to hold, by the sign he makes."""
    WORTH = "worth"
    """What the deal is worth after what was said, or what it has brought."""
    RAISE = "raise"
    """Whether I may raise now."""
    NAMED = "named"
    """Which Schlag and trump there can be, by who took a trick."""

    @property
    def of_a_trick(self) -> bool:
        """Whether cards lie there that it is asked of."""
        return self in (Ask.WHO, Ask.WHICH, Ask.MAY, Ask.NAMED)

    @property
    def of_my_hand(self) -> bool:
        """Whether my own cards have to do with it."""
        return self in (Ask.WHICH, Ask.MAY)


class Named(NamedTuple):
    """A Schlag and a trump."""

    schlag: Rank
    trump: Suit


type Answer = Card | bool | int | Named


@dataclass(frozen=True, slots=True)
class Question:
    """One question.

    Attributes:
        deal: the position, after the complete trick or with me to play.
        order: the order of its cards, as far as the learner has heard of it.
        answers: what one chooses from; just one of them is right.
        card: the card that is asked about, if there is one.
        said: what was said and shown before, each with the seat; it stands for the trick.
    """

    ask: Ask
    deal: Deal
    order: Order
    answers: tuple[Answer, ...]
    card: Card | None = None
    said: tuple[tuple[int, Message], ...] = ()

    @property
    def view(self) -> View:
        """What I see of the position."""
        return replace(observe(self.deal, ME), order=self.order, schlag=self.order.schlag)

    @property
    def trick(self) -> Trick:
        """The trick that lies there: complete, or open with me to play."""
        complete = self.ask in (Ask.WHO, Ask.NAMED)
        return self.deal.tricks[-1] if complete else self.deal.trick

    @property
    def taker(self) -> int:
        """The place of the card that took the complete trick."""
        trick = self.trick
        assert trick.winner is not None
        return (trick.winner - trick.leader) % self.deal.players

    @property
    def sign(self) -> Sign:
        """The sign that is made."""
        return self.deal.signs[-1].sign

    @property
    def worth(self) -> int:
        """What the deal is worth, or what it has brought."""
        outcome = self.deal.outcome
        return max(outcome.points) if outcome else self.deal.value

    @property
    def right(self) -> int:
        """The place of the right answer, from 0."""
        return next(place for place, one in enumerate(self.answers) if is_right(self, one))


def is_right(question: Question, answer: Answer) -> bool:
    """Whether the engine says so."""
    deal = question.deal
    match question.ask:
        case Ask.WHO:
            return answer == question.trick.cards[question.taker]
        case Ask.WHICH:
            assert isinstance(answer, Card)
            said = explain(question.view, answer)
            return said.legal and bool(said.takes)
        case Ask.MAY:
            legal = question.view.legal
            may = any(o.verb is Verb.PLAY and o.argument == question.card for o in legal)
            return answer == may
        case Ask.SHOWS:
            return answer in shown_by(question.sign, question.order)
        case Ask.WORTH:
            return answer == question.worth
        case Ask.RAISE:
            return answer == any(one.verb is Verb.RAISE for one in question.view.legal)
        case Ask.NAMED:
            assert isinstance(answer, Named)
            return order_of(deal.rules, *answer).best(question.trick.cards) == question.taker
