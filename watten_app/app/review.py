"""The review of a finished match: every decision of mine, what it was worth and what was best.

The numbers are the adviser's own: it is asked with the view I had, nothing else.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass

from watten_app.app.advising import text_of
from watten_app.app.computer import Adviser
from watten_app.app.replay import Moment, Replay
from watten_app.app.table_view import ME
from watten_app.engine import Action, Message, Verb, View, derived_seed, observe
from watten_app.players import Choice, advise
from watten_app.players.reason import Measure, Prospect
from watten_app.players.stakes import Stakes

DEAREST = 3
"""So many mistakes are shown first."""

LEAST = 0.02
"""What costs less of the chance of the deal, or of the match, is no mistake: it may be an accident
of which deals were thought of."""

_PER_POINT = 0.15
"""What a point is worth of a deal's chance, where points are all there is to count in."""


TOO_DEAR = Message("review.too_dear", {})
"""Why a raise was a mistake."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of mine.

    Attributes:
        moment: just before it.
        done, best: what I did, and what the adviser would have done.
        measure: the key of `advice.<what>`: what the two numbers are counted in.
        before, after: the worth of the best move, and of mine.
        cost: what mine cost of the chance of the deal, about; to compare decisions by.
        reason: why the best is so, or why mine was not.
    """

    moment: Moment
    done: Action
    best: Action
    measure: str
    before: Message
    after: Message
    cost: float
    reason: Message

    @property
    def mistake(self) -> bool:
        """Whether it cost enough to be told."""
        return self.done != self.best and self.cost >= LEAST


@dataclass(frozen=True, slots=True)
class Review:
    """What has been looked at so far, of how many decisions."""

    decisions: tuple[Decision, ...]
    looked_at: int
    of: int

    @property
    def over(self) -> bool:
        """Whether all has been looked at."""
        return self.looked_at >= self.of

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The mistakes, the dearest first."""
        found = (one for one in self.decisions if one.mistake)
        return tuple(sorted(found, key=lambda one: (-one.cost, one.moment)))


def review(
    replay: Replay, known: Review | None = None, adviser: Adviser = advise
) -> Generator[Review | None]:
    """Look at one decision after the other, from where `known` was broken off.

    Gives None after each bit of work, and after each decision what is known.
    """
    choices = tuple(_choices(replay))
    first = known.looked_at if known else 0
    found = list(known.decisions) if known else []
    yield Review(tuple(found), first, len(choices))
    for number, (moment, view, done) in enumerate(choices[first:], start=first + 1):
        seed = derived_seed(replay.save.seed, moment.deal, moment.done)
        choice = yield from adviser(view, seed)
        decision = decision_of(moment, view, done, choice)
        if decision is not None:
            found.append(decision)
        yield Review(tuple(found), number, len(choices))


def _choices(replay: Replay) -> Iterator[tuple[Moment, View, Action]]:
    for number, played in enumerate(replay.save.match.deals):
        states = replay.states(number)
        for place, action in enumerate(played.state.actions):
            if action.seat != ME or action.verb is Verb.SIGN:
                continue
            view = observe(states[place], ME)
            if len(view.legal) > 1 and action in view.legal:
                yield Moment(number, place), view, action


def decision_of(moment: Moment, view: View, done: Action, choice: Choice) -> Decision | None:
    """A decision beside the adviser's choice; None where the two were not weighed."""
    pair = _weighed(done, choice)
    if pair is None:
        return None
    best, mine = pair
    loss = max(0.0, best.worth - mine.worth)
    return Decision(
        moment,
        done,
        choice.action,
        best.measure.value,
        text_of(best),
        text_of(mine),
        _cost(view, best.measure, loss),
        TOO_DEAR if _raised_in_vain(done, choice) else choice.reason,
    )


def _raised_in_vain(done: Action, choice: Choice) -> bool:
    """Whether the best was not to raise: why it is this card and no other is not asked then."""
    return done.verb is Verb.RAISE and choice.action.verb is Verb.PLAY


def _weighed(done: Action, choice: Choice) -> tuple[Prospect, Prospect] | None:
    """What the best move and mine are worth, in the same measure.

    A card where a raise was best is worth what playing on is; the other way round too.
    """
    worths = {one.action: one for one in choice.prospects}
    best, mine = choice.action, done
    on = Action(done.seat, Verb.PLAY)
    if (best.verb is Verb.PLAY) != (mine.verb is Verb.PLAY):
        best = on if best.verb is Verb.PLAY else best
        mine = on if mine.verb is Verb.PLAY else mine
    best, mine = _kin(best, worths), _kin(mine, worths)
    if best not in worths or mine not in worths:
        return None
    pair = worths[best], worths[mine]
    return pair if pair[0].measure is pair[1].measure else None


def _kin(action: Action, worths: dict[Action, Prospect]) -> Action:
    """The action, or without its card where it was weighed without (a raise with one, R20)."""
    bare = action._replace(argument=None)
    return bare if action not in worths and bare in worths else action


def _cost(view: View, measure: Measure, loss: float) -> float:
    """A loss as part of the chance of the deal."""
    if measure is Measure.DEAL:
        return loss
    if measure is Measure.POINTS:
        return loss * _PER_POINT
    stakes = Stakes.of(view)
    whole = stakes.won(view.value) - stakes.lost(view.value)
    return min(1.0, loss / whole) if whole > 0 else loss
