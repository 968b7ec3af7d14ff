"""What is heard and felt when the table changes: from two views to sounds and vibrations.

The two views are one change apart, so that everything sounds once, however often it is drawn; a
match that is restored has no view before it and stays silent. Nothing sounds that the person at
seat 0 could not see as well: each sound has a picture or a word as its twin.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from watten_app.app.known import just_dealt
from watten_app.app.packets import apart, packets
from watten_app.app.quiz import QuizPhase, QuizView
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Phase, Role, Trick, Verb
from watten_app.store import Volume


class Sound(StrEnum):
    """The sounds of the table; the values are the names of their files."""

    CARD = "card"
    STRONG = "strong"
    DEAL = "deal"
    FAN = "fan"
    SWEEP = "sweep"
    RAISE = "raise"
    LOOK = "look"
    FOLD = "fold"
    PENCIL = "pencil"
    REFUSED = "refused"
    DEAL_WON = "deal-won"
    MATCH_WON = "match-won"
    LOST = "lost"
    RIGHT = "right"
    WRONG = "wrong"
    STREAK = "streak"


@dataclass(frozen=True, slots=True)
class Heard:
    """A sound, and in how many milliseconds it comes."""

    sound: Sound
    after: int = 0


LOUDNESS = {Volume.QUIET: 0.3, Volume.NORMAL: 0.6, Volume.LOUD: 1.0}
"""As a factor; at the loudest a card is as loud as everything else the device plays."""

LANDS = 170
"""When a card played is down, in ms: it flies for 240, fast first, and settles."""

FIRST_DEALT = 220
"""When the first packet of a deal lies there, in ms (tokens.json, dealPacket)."""

TAKEN_UP = 280
"""After the last packet my cards are turned over and fanned out, in ms."""

TOGETHER = 130
"""Until cards that are given up are together and stand on their edge, in ms."""

WRITTEN = 430
"""The pencil first, then who has won, in ms."""

TURN, HOLD, TRICK, OVER, ASKED = (12,), (15,), (20,), (40,), (25, 60, 25)
"""Vibrations: shaking and resting in turn, in ms; the more it asks of the person, the stronger."""

_KNOCKS = {
    Verb.RAISE: Sound.RAISE,
    Verb.HOLD: Sound.LOOK,
    Verb.FIST: Sound.LOOK,
    Verb.FOLD: Sound.FOLD,
    Verb.GIVE: Sound.FOLD,
    Verb.LEAVE: Sound.FOLD,
}


def heard(before: TableView | None, after: TableView, pace: float) -> tuple[Heard, ...]:
    """What sounds with this change, in order.

    Args:
        before: the view before it; None if somebody has just sat down to a new match.
        pace: the factor on all movement; 0 where nothing moves.
    """
    before = _same_eyes(before, after)
    if after.cover is not None:
        return ()
    sounds = (*_of_the_deal(before, after, pace), *_of_the_end(before, after))
    return tuple(Heard(one.sound, round(one.after)) for one in sounds)


def _of_the_deal(before: TableView | None, after: TableView, pace: float) -> Iterator[Heard]:
    if is_dealt(before, after):
        yield from _dealing(after, pace)
        return
    if before is None or not _same_deal(before, after):
        return
    if before.resting is not None and before.resting != after.resting:
        yield Heard(Sound.SWEEP)
    for action in after.view.actions[len(before.view.actions) :]:
        if action.verb in _KNOCKS:
            sound = _KNOCKS[action.verb]
            yield Heard(sound, TOGETHER * pace if sound is Sound.FOLD else 0)
    if len(after.view.played) > len(before.view.played) or after.view.laid > before.view.laid:
        yield Heard(Sound.STRONG if _is_strong(after) else Sound.CARD, LANDS * pace)
    elif set(after.view.hand) - set(before.view.hand):
        yield Heard(Sound.FAN)


def _dealing(table: TableView, pace: float) -> Iterator[Heard]:
    """Packet after packet goes round, and my hand is taken up if I may look (R9).

    Where nothing moves all cards are there at once.
    """
    dealt = len(packets(table.view, _seats_seen(table))) if pace else 1
    wait = apart(dealt)
    for number in range(dealt):
        yield Heard(Sound.DEAL, (FIRST_DEALT + wait * number) * pace)
    if table.view.hand:
        yield Heard(Sound.FAN, (FIRST_DEALT + wait * (dealt - 1) + TAKEN_UP) * pace)


def _seats_seen(table: TableView) -> frozenset[int]:
    """Whose cards are seen to be dealt: where I am asked at once, the question covers the others,
    but for who sits opposite."""
    players = table.view.players
    if not table.waiting:
        return frozenset(range(players))
    return frozenset({ME} if players % 2 else {ME, players // 2})


def _of_the_end(before: TableView | None, after: TableView) -> Iterator[Heard]:
    if not is_decided(before, after):
        return
    yield Heard(Sound.PENCIL)
    if after.match_result is not None:
        yield Heard(Sound.MATCH_WON if after.match_result.won else Sound.LOST, WRITTEN)
    elif after.deal_result.won is not None:
        yield Heard(Sound.DEAL_WON if after.deal_result.won else Sound.LOST, WRITTEN)


def heard_at_quiz(before: QuizView | None, after: QuizView | None) -> tuple[Sound, ...]:
    """What sounds with this change of a round: the answer, and a stage that is passed."""
    if before is None or after is None or before.phase is after.phase:
        return ()
    if after.phase is QuizPhase.ANSWERED:
        return (Sound.RIGHT if after.results[-1] else Sound.WRONG,)
    return (Sound.STREAK,) if after.phase is QuizPhase.OVER and after.passed else ()


def felt(before: TableView | None, after: TableView) -> tuple[int, ...]:
    """How the device shakes with this change: shaking and resting in turn, in ms; often not.

    One thing at a time, what weighs most: the deal is over, a raise asks me, my side has made the
    trick, it is my turn.
    """
    before = _same_eyes(before, after)
    if is_decided(before, after):
        return OVER
    if before is None or not _same_deal(before, after) or before.paused or after.paused:
        return ()
    if _is_asked(after) and not _is_asked(before):
        return ASKED
    if after.resting is not None and before.resting != after.resting:
        ours = after.view.party(_winner(after.resting)) == after.view.party(ME)
        return TRICK if ours else ()
    return TURN if after.waiting and not before.waiting else ()


def _same_eyes(before: TableView | None, after: TableView) -> TableView | None:
    """The view before, if the same person had it: of another's nothing is to be heard or felt."""
    return before if before is not None and before.eyes == after.eyes else None


def is_dealt(before: TableView | None, after: TableView) -> bool:
    """Whether the cards of a deal have just come."""
    if not just_dealt(after.view):
        return False
    return before is None or not just_dealt(before.view) or not _same_deal(before, after)


def is_decided(before: TableView | None, after: TableView) -> bool:
    """Whether the result of a deal has just come up."""
    return before is not None and before.deal_result is None and after.deal_result is not None


def _same_deal(before: TableView, after: TableView) -> bool:
    return before.deal_number == after.deal_number


def _is_asked(table: TableView) -> bool:
    return table.waiting and table.view.phase is Phase.RAISE


def _winner(trick: Trick) -> int:
    assert trick.winner is not None
    return trick.winner


def _is_strong(table: TableView) -> bool:
    """Whether the card just laid is the Rechter or a Kritischer, and takes the trick as it lies.

    Who does not know the order hears nothing of it (R12).
    """
    order, cards = table.view.order, (table.resting or table.view.trick).cards
    if order is None or not cards or order.best(cards) != len(cards) - 1:
        return False
    return cards[-1] == order.rechter or order.role(cards[-1]) is Role.CRITICAL
