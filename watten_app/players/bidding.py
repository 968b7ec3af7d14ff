"""What the others see when this side sees a chance, and what a raise tells of it.

Fitted on deals of four strong computers that were played without raises (`make.py betting`): at
each play the chance that the player sees beside the one that the opponent sees who would answer.
All is counted in logits, and by tricks: 0 is the first of five, and the last is always the last.
"""

from dataclasses import dataclass
from math import exp, log


def logit(chance: float) -> float:
    """The logit of a chance, finite also for 0 and 1."""
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return log(chance / (1 - chance))


def chance_of(logit: float) -> float:
    """The chance with that logit."""
    return 1 / (1 + exp(-logit))


def lowered(chance: float, by: float) -> float:
    """A chance with a logit that is lower by so much."""
    return chance_of(logit(chance) - by)


@dataclass(frozen=True, slots=True)
class Trick:
    """What is known of both sides' chances in one trick.

    Attributes:
        other, slope, spread: what the opponent sees is spread so about `other` + `slope` x own.
        both, own, against: the true chance is `both` + `own` x own - `against` x the opponent's.
        costs: how much it takes off the chance that only the others may raise next.
        tells: how much a raise takes off the chance of those who are asked.
    """

    other: float
    slope: float
    spread: float
    both: float
    own: float
    against: float
    costs: float
    tells: float

    def chance(self, own: float, theirs: float) -> float:
        """The chance after a raise that is held, from what both sides see."""
        return chance_of(self.both + self.own * own - self.against * theirs - self.costs)


TRICKS = (
    Trick(-0.15, -0.27, 1.08, -0.20, 0.77, 0.88, 0.07, 0.61),
    Trick(0.07, -0.43, 1.38, -0.03, 0.88, 0.86, 0.26, 0.71),
    Trick(0.30, -0.67, 1.62, -0.01, 0.78, 0.76, 0.11, 0.76),
    Trick(0.37, -0.62, 2.04, 0.06, 0.70, 0.67, -0.13, 0.22),
    Trick(-0.07, -0.59, 2.48, 0.05, 0.90, 1.02, 0.12, 0.09),
)
"""The last two of each are from playing best replies against one another: at nought all it raises
from 66 % in trick 1, from about 73 % in the next two, and holds what seems 27 to 30 %, which is
the 1/6 that a raise of two points to three needs. In the last trick it raises from 84 %."""

TOLD_AGAIN = 0.3
"""How much each raise of theirs before the last one takes off, too."""

HELD_AGAIN = 0.25
"""How much it takes off when they hold a raise back: they have good cards, or they would not."""

REMEMBERED = 0.2
"""How much each raise of theirs that was held takes off the chance in later tricks."""

_MOST_TOLD = 2.0

_NINTHS = (-1.593, -0.967, -0.589, -0.282, 0.0, 0.282, 0.589, 0.967, 1.593)
"""The middles of nine equal parts of a normal distribution."""


def told(trick: int, gain: float, risk: float) -> float:
    """How much a raise takes off, if the raiser may gain and lose so much by it.

    Raising for even stakes tells as much as it mostly does; one that risks nothing tells nothing.
    """
    if gain <= 0:
        return TRICKS[trick].tells * _MOST_TOLD
    breaks_even = risk / (gain + risk)
    weight = 1 + logit(breaks_even)
    return TRICKS[trick].tells * min(max(weight, 0.0), _MOST_TOLD)


def replies(trick: int, own: float, needed: float, told: float) -> tuple[float, float]:
    """How a raise with the logit `own` ends if who is asked holds from the chance `needed` on.

    Returns:
        The share of deals in which they fold, and the chance in those in which they hold.
    """
    seen = TRICKS[trick]
    enough = logit(needed) + told if needed > 0 else None
    held = []
    for part in _NINTHS:
        theirs = seen.other + seen.slope * own + seen.spread * part
        if enough is None or theirs >= enough:
            held.append(seen.chance(own, theirs))
    folds = 1 - len(held) / len(_NINTHS)
    return folds, sum(held) / len(held) if held else 0.0
