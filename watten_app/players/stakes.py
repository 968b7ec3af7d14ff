"""What raising, holding, folding and giving are worth, from a chance of winning the deal."""

from dataclasses import dataclass
from math import exp, log

from watten_app.engine import Verb, View, seats
from watten_app.engine.deal import GIVEN_POINTS
from watten_app.engine.rules import Tense
from watten_app.players.equity import match_chance
from watten_app.players.reason import Measure

_FOLDS = 0.62
"""The share of the chance with which the others fold: with a hopeless hand nobody makes them."""

_FOLDED, _FOLDED_AGAIN = 0.95, 1.0
"""The chance of deals in which they fold a raise, and a raise back; what is left is when they
hold. So early in a match a raise pays from 65 %, raising back from 80 % on (players.md)."""

_RAISE_TELLS = 0.45
"""The same of being raised: what seems 24 % is the 1/6 from which on holding pays."""

_INTERCEPT, _SOLVED, _PLAYED_OUT, _LATER = -0.065, 0.483, 0.221, 0.038
"""Fitted on deals of four in the Bavarian game; every tenth was within 1.7 points of the truth."""

_FEWEST = 0.5


def win_chance(solved: float, played_out: float, worlds: int, trick: int) -> float:
    """The chance of the deal, from the shares of possible deals won.

    Args:
        solved: the share that best play with open cards wins.
        played_out: the share that plain play wins.
        trick: 0 to 4.
    """
    solving, playing = _smooth_logit(solved, worlds), _smooth_logit(played_out, worlds)
    both = solving + playing
    return _chance(_INTERCEPT + _SOLVED * solving + _PLAYED_OUT * playing + _LATER * trick * both)


def _smooth_logit(share: float, worlds: int) -> float:
    """The logit, with half a deal more won and lost, so that it is finite."""
    won = share * worlds
    return log((won + _FEWEST) / (worlds - won + _FEWEST))


def _chance(logit: float) -> float:
    return 1 / (1 + exp(-logit))


def lowered(chance: float, by: float) -> float:
    """A chance with a logit that is lower by so much."""
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return _chance(log(chance / (1 - chance)) - by)


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the deal's endings are worth to one seat: chances of the match, or points."""

    view: View

    def won(self, points: int) -> float:
        """The worth of winning so many points."""
        return self._worth(points, won=True)

    def lost(self, points: int) -> float:
        """The worth of the others winning so many points."""
        return self._worth(points, won=False)

    def _worth(self, points: int, *, won: bool) -> float:
        view = self.view
        if len(view.score) != 2:
            # With three each keeps a score of his own: plain points have to do.
            return float(points if won else -points)
        if view.rules.tense is Tense.TWO_THREE and sum(view.tense[:2]) == 1:
            winner = view.seat if won else seats.after(view.seat, view.players)
            points += not view.tense[winner]
        mine, theirs = (view.score[(view.seat + other) % 2] for other in (0, 1))
        if won:
            mine += points
        else:
            theirs += points
        return match_chance(view.rules.target, view.rules.tense, mine, theirs)

    def played(self, chance: float, value: int) -> float:
        """The worth of playing the deal out for `value` with that chance."""
        return chance * self.won(value) + (1 - chance) * self.lost(value)

    def raised(self, chance: float, value: int, folded: float = _FOLDED) -> float:
        """The worth of asking for one more than `value`: they fold, or hold with good cards."""
        folds = _FOLDS * chance
        held = max(0.0, (chance - folds * folded) / (1 - folds))
        return folds * self.won(value) + (1 - folds) * self.played(held, value + 1)

    @property
    def measure(self) -> Measure:
        """What the worth is counted in."""
        return Measure.MATCH if len(self.view.score) == 2 else Measure.POINTS

    def with_raise(self, chance: float) -> dict[Verb, float]:
        """The worth of playing on, and of asking for one more before the card."""
        value = self.view.value
        return {Verb.PLAY: self.played(chance, value), Verb.RAISE: self.raised(chance, value)}

    def answers(self, chance: float, may_reraise: bool) -> dict[Verb, float]:
        """The worth of each answer to a raise."""
        value = self.view.value
        chance = lowered(chance, _RAISE_TELLS)
        worth = {Verb.HOLD: self.played(chance, value + 1), Verb.FOLD: self.lost(value)}
        if may_reraise:
            worth[Verb.RAISE] = self.raised(chance, value + 1, _FOLDED_AGAIN)
        return worth

    def calling(self, chance: float, bluffs: float) -> dict[Verb, float]:
        """The worth of looking and of calling the colour, which wins where it was a bluff (R22)."""
        value = self.view.value
        return {Verb.HOLD: self.played(chance, value + 1), Verb.FARBE: self.played(bluffs, value)}

    def keeping(self, chance: float) -> dict[Verb, float]:
        """The worth of playing on and of giving, for a tense side (R23)."""
        played = self.played(chance, self.view.value)
        return {Verb.KEEP: played, Verb.GIVE: self.lost(GIVEN_POINTS)}


def best_of(worths: dict[Verb, float]) -> Verb:
    """The verb that is worth most; the first one on ties."""
    return max(worths, key=lambda verb: worths[verb])
