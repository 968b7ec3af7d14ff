"""The lesson match: hands lie open, each computer says why, and one may take back."""

from dataclasses import dataclass, replace

from watten_app.app.options import MatchOptions
from watten_app.app.table_view import ME, LessonView, Saying
from watten_app.engine import Card, Match, Message, PlayedDeal, Verb
from watten_app.engine.rules import Signs
from watten_app.i18n import CATALOGUES, LANGUAGES
from watten_app.players import Level

REST = 3_600.0
"""Seconds at most in which a computer's reason can be read: who learns says when to go on, and what
he taps shall not turn into another thing while he reads."""


_FIRST_TARGET = 11
"""A first match is not to be long."""

_LATER = {"critical": (), "better": False, "swap": False, "signs": Signs.OFF}
"""House rules of a first lesson: what the first stages of the quiz have not taught is left out."""


def own_lesson(options: MatchOptions) -> MatchOptions:
    """A lesson by one's own choices, against computers that reason plainly."""
    return replace(options.alone, levels=(Level.EASY.value,) * len(options.levels))


def first_lesson(options: MatchOptions) -> MatchOptions:
    """A lesson for who has learnt of Schlag and trump only: without the Kritische, and without what
    is asked before the naming."""
    usual = MatchOptions(target=_FIRST_TARGET, names=options.names)
    return own_lesson(replace(usual, house=tuple(sorted(_LATER.items()))))


@dataclass
class Lesson:
    """What a lesson has besides the match.

    Attributes:
        reason: why the last computer did what it did.
        introduced: whether it has been told how a lesson goes; nothing goes on before.
    """

    reason: Saying | None = None
    introduced: bool = False


def thought(advice: Message) -> Message:
    """What a computer thinks to itself, of the reason that would be given to another."""
    name = advice.key.removeprefix("reason.")
    own = f"reason.{name}.own"
    return replace(advice, key=own) if own in CATALOGUES[LANGUAGES[0]] else advice


def lesson_view(match: Match, lesson: Lesson) -> LessonView:
    """The open hands, each with the cards it has laid, and the reason."""
    deal = match.deal
    tricks = (*deal.tricks, deal.trick)
    laid = [
        ((trick.leader + place) % deal.players, card)
        for trick in tricks
        for place, card in enumerate(trick.cards)
    ]
    hands = tuple(
        tuple(sorted((*hand, *(card for owner, card in laid if owner == seat)), key=_in_a_row))
        for seat, hand in enumerate(deal.hands)
    )
    return LessonView(
        hands=hands,
        out=frozenset(card for _, card in laid),
        reason=lesson.reason,
        introduced=lesson.introduced,
        can_take_back=_last_of_mine(match) is not None,
    )


def _in_a_row(card: Card) -> tuple[int, int]:
    return list(type(card.suit)).index(card.suit), list(type(card.rank)).index(card.rank)


def taken_back(match: Match) -> Match | None:
    """The match before the last thing I did in this deal; None if I have done nothing."""
    place = _last_of_mine(match)
    if place is None:
        return None
    number = len(match.deals) - 1
    states = match.states(number)
    state = next(one for done, one in enumerate(states) if done == place)
    again = PlayedDeal(match.deals[number].start, state)
    return replace(match, deals=(*match.deals[:number], again))


def _last_of_mine(match: Match) -> int | None:
    done = list(enumerate(match.deal.actions))
    mine = (place for place, one in reversed(done) if one.seat == ME and one.verb is not Verb.SIGN)
    return next(mine, None)
