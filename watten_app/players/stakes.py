"""What raising, holding, folding and giving are worth, from a chance of winning the deal."""

from dataclasses import dataclass
from math import log
from typing import Self

from watten_app.engine import Verb, View, seats
from watten_app.engine.deal import GIVEN_POINTS
from watten_app.engine.rules import Tense, cards_each
from watten_app.players.bidding import (
    HELD_AGAIN,
    REMEMBERED,
    TOLD_AGAIN,
    TRICKS,
    chance_of,
    logit,
    lowered,
    replies,
    told,
)
from watten_app.players.equity import Equity, match_chance
from watten_app.players.reason import Measure

_INTERCEPT, _SOLVED, _PLAYED_OUT, _LATER, _LEADING = -0.153, 0.714, 0.131, 0.007, -0.058
"""Fitted on 2,400 Bavarian deals of four without raises (`make.py betting`)."""

_FEWEST = 0.5


def win_chance(
    solved: float, played_out: float, worlds: int, trick: int, leading: bool = False
) -> float:
    """The chance of the deal, from the shares of possible deals won.

    Args:
        solved: the share that best play with open cards wins.
        played_out: the share that plain play wins.
        trick: 0 to 4.
        leading: whether the seat is about to lead; who leads with open cards knows too much.
    """
    solving, playing = smooth_logit(solved, worlds), smooth_logit(played_out, worlds)
    both = solving + playing
    shares = _SOLVED * solving + _PLAYED_OUT * playing + _LATER * trick * both
    return chance_of(_INTERCEPT + shares + _LEADING * leading)


def smooth_logit(share: float, worlds: int) -> float:
    """The logit, with half a deal more won and lost, so that it is finite."""
    won = share * worlds
    return log((won + _FEWEST) / (worlds - won + _FEWEST))


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """What the deal's endings are worth to one side: chances of the match, or points.

    Attributes:
        target, tense: of the rules (R23).
        score: this side's points and the others'; None where there are more scores than two.
        more: what is added to the value when this side wins, and when the others do (`two_three`).
        value: what the deal counts now.
        trick: 0 to 4, as if there were five: the last is the last also where fewer are dealt.
        asked: how often the others have raised in this deal.
        equity: what a score is worth.
    """

    target: int
    tense: Tense
    score: tuple[int, int] | None
    value: int
    trick: int = 0
    asked: int = 0
    more: tuple[int, int] = (0, 0)
    equity: Equity = match_chance

    @classmethod
    def of(cls, view: View) -> Self:
        """The stakes of the seat whose view it is."""
        mine = view.party(view.seat)
        raisers = [action.seat for action in view.actions if action.verb is Verb.RAISE]
        two_three = view.rules.tense is Tense.TWO_THREE and sum(view.tense[:2]) == 1
        either = (view.seat, seats.after(view.seat, view.players))
        return cls(
            target=view.rules.target,
            tense=view.rules.tense,
            score=(view.score[mine], view.score[1 - mine]) if len(view.score) == 2 else None,
            value=view.value,
            trick=len(TRICKS) - cards_each(view.players) + len(view.tricks),
            asked=sum(view.party(seat) != mine for seat in raisers),
            more=tuple(int(not view.tense[seat]) for seat in either) if two_three else (0, 0),
        )

    def won(self, points: int) -> float:
        """The worth of winning so many points."""
        if self.score is None:
            # With three each keeps a score of his own: plain points have to do.
            return float(points)
        mine, theirs = self.score
        return self.equity(self.target, self.tense, mine + points + self.more[0], theirs)

    def lost(self, points: int) -> float:
        """The worth of the others winning so many points."""
        if self.score is None:
            return float(-points)
        mine, theirs = self.score
        return self.equity(self.target, self.tense, mine, theirs + points + self.more[1])

    def played(self, chance: float, value: int) -> float:
        """The worth of playing the deal out for `value` with that chance."""
        return chance * self.won(value) + (1 - chance) * self.lost(value)

    def asked_for(self, chance: float, value: int) -> float:
        """The worth of playing for `value` which this side has asked for, and the others hold.

        If it wins the match with that the others ask for one more again, which costs them nothing.
        """
        free = self.won(value) == 1 and self.score is not None
        return chance * self.won(value) + (1 - chance) * self.lost(value + free)

    def raised(self, chance: float, value: int) -> float:
        """The worth of asking for one more than `value`: they fold, or hold with good cards."""
        gain = self.won(value + 1) - self.won(value)
        risk = self.lost(value) - self.lost(value + 1)
        whole = self.asked_for(1, value + 1) - self.asked_for(0, value + 1)
        needed = max(0.0, gain / whole) if whole > 0 else 0.0
        seen = told(self.trick, gain, risk)
        folds, held = replies(self.trick, logit(chance), needed, seen)
        return folds * self.won(value) + (1 - folds) * self.asked_for(held, value + 1)

    def _told(self) -> float:
        """How much the raise that is open takes off, and those of theirs before it."""
        gain = self.lost(self.value) - self.lost(self.value + 1)
        risk = self.won(self.value + 1) - self.won(self.value)
        return told(self.trick, gain, risk) + TOLD_AGAIN * max(0, self.asked - 1)

    @property
    def measure(self) -> Measure:
        """What the worth is counted in."""
        return Measure.POINTS if self.score is None else Measure.MATCH

    def with_raise(self, chance: float) -> dict[Verb, float]:
        """The worth of playing on, and of asking for one more before the card."""
        chance = lowered(chance, REMEMBERED * self.asked)
        return {
            Verb.PLAY: self.played(chance, self.value),
            Verb.RAISE: self.raised(chance, self.value),
        }

    def answers(self, chance: float, may_reraise: bool) -> dict[Verb, float]:
        """The worth of each answer to a raise."""
        chance = lowered(chance, self._told())
        worth = {
            Verb.HOLD: self.played(chance, self.value + 1),
            Verb.FOLD: self.lost(self.value),
        }
        if may_reraise:
            worth[Verb.RAISE] = self.asked_for(lowered(chance, HELD_AGAIN), self.value + 2)
        return worth

    def calling(self, chance: float, bluffs: float) -> dict[Verb, float]:
        """The worth of looking, of calling the colour, which wins where it was a bluff, and of
        folding, which is never better than that (R22)."""
        return {
            Verb.HOLD: self.played(chance, self.value + 1),
            Verb.FARBE: self.played(bluffs, self.value),
            Verb.FOLD: self.lost(self.value),
        }

    def keeping(self, chance: float) -> dict[Verb, float]:
        """The worth of playing on and of giving, for a tense side (R23)."""
        return {Verb.KEEP: self.played(chance, self.value), Verb.GIVE: self.lost(GIVEN_POINTS)}


def best_of(worths: dict[Verb, float]) -> Verb:
    """The verb that is worth most; the first one on ties."""
    return max(worths, key=lambda verb: worths[verb])
