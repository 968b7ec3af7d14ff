"""What a score is worth: the chance of winning the match from it (players.md, "Match equity").

As with the doubling cube: raising and holding are judged by the match, not by the points. One
table for each target and tense mode (R23), computed by recursion when it is first asked for.
"""

from functools import cache

from watten_app.engine.deal import GIVEN_POINTS
from watten_app.engine.rules import FAR_BEHIND, TENSE_FROM, Tense

type Ends = tuple[tuple[int, float], ...]
"""How often a deal ends with so many points for its winner."""

_USUAL: Ends = ((2, 0.45), (3, 0.39), (4, 0.12), (5, 0.04))
"""Nobody is tense: what deals of strong computers end with."""

_ONE_MAY_RAISE: Ends = ((2, 0.7), (3, 0.3))
_GIVES = 0.15
"""How often a tense side gives the deal away where it may."""


@cache
def match_chance(target: int, tense: Tense, mine: int, theirs: int) -> float:
    """The chance of the match for a side with `mine` points against one with `theirs`.

    Both play alike, and who deals is left out of account.
    """
    if mine >= target:
        return 1.0
    if theirs >= target:
        return 0.0
    near, other_near = mine >= target - TENSE_FROM, theirs >= target - TENSE_FROM
    if near != other_near:
        return _one_tense(target, tense, mine, theirs)
    ends = ((2, 1.0),) if near else _USUAL
    return sum(share * _even(target, tense, mine, theirs, points) for points, share in ends)


def _even(target: int, tense: Tense, mine: int, theirs: int, points: int) -> float:
    """Both are as likely to win so many points."""
    return _after(target, tense, mine, theirs, points, points)


def _after(target: int, tense: Tense, mine: int, theirs: int, won: int, lost: int) -> float:
    return 0.5 * (
        match_chance(target, tense, mine + won, theirs)
        + match_chance(target, tense, mine, theirs + lost)
    )


def _one_tense(target: int, tense: Tense, mine: int, theirs: int) -> float:
    ahead = mine > theirs
    gap = abs(mine - theirs)
    if tense is Tense.TWO_THREE:
        won, lost = (2, 3) if ahead else (3, 2)
        return _after(target, tense, mine, theirs, won, lost)
    worth = {Tense.THREE: 3, Tense.GESTRICHEN: 3}.get(tense)
    if tense is Tense.FOUR_BEHIND and gap >= FAR_BEHIND:
        worth = 4
    if worth is None:
        return sum(
            share * _even(target, tense, mine, theirs, points) for points, share in _ONE_MAY_RAISE
        )
    if ahead:
        given = match_chance(target, tense, mine, theirs + GIVEN_POINTS)
    else:
        given = match_chance(target, tense, mine + GIVEN_POINTS, theirs)
    return _GIVES * given + (1 - _GIVES) * _even(target, tense, mine, theirs, worth)
