"""Whole matches between two levels: each is played twice, the same deals with the sides exchanged.

The two matches of a pair share their cards, so the interval is one over pairs.
"""

import statistics
from dataclasses import replace
from functools import partial
from typing import Any

from watten_app.engine import Match, Rules
from watten_app.engine.rng import derived_seed
from watten_app.players.choice import Level
from watten_app.players.measuring.arena import Room, Tally, play_deal
from watten_app.players.measuring.series import in_series
from watten_app.players.measuring.spread import mean_and_interval

_MANY = 16


def duel(
    a: Level, b: Level, rules: Rules, pairs: int, seed: int, players: int = 4, signing: str = ""
) -> dict[str, Any]:
    """Play `pairs` pairs of matches with full bidding.

    Args:
        signing: who of "a" and "b" signs and talks: with an empty text nobody.

    Returns:
        `pairs`, the `deals` played in all, and with their intervals the share of the matches that
        A won and the points that A gained a deal.
    """
    fresh = Room(0, Match.new(rules, players), signing)
    played = in_series(partial(_pairs, a, b, fresh), pairs, seed, _MANY)
    rate, rate95 = mean_and_interval([won for won, _, _ in played])
    points, points95 = mean_and_interval([gained for _, gained, _ in played])
    return {
        "pairs": pairs,
        "deals": sum(deals for _, _, deals in played),
        "a_match_rate": rate,
        "ci95": rate95,
        "a_points_per_deal": points,
        "ci95_points": points95,
    }


def _pairs(
    a: Level, b: Level, fresh: Room, pairs: int, seed: int
) -> list[tuple[float, float, int]]:
    """By pair: the share of its two matches that A won, A's points a deal, and the deals."""
    return [_pair(a, b, fresh, derived_seed(seed, number)) for number in range(pairs)]


def _pair(a: Level, b: Level, fresh: Room, seed: int) -> tuple[float, float, int]:
    won, gained = 0.0, []
    for side in (0, 1):
        room, number = replace(fresh, side=side), 0
        while not room.match.over:
            gained.append(play_deal(room, a, b, seed, number, False, Tally())[1])
            number += 1
        won += room.won / 2
    return won, statistics.fmean(gained), len(gained)
