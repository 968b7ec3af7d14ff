"""A fair match between two levels: every deal is played twice with the sides exchanged."""

import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from math import sqrt
from multiprocessing import get_context
from typing import Any

from watten_app.engine import Deal, Match, Rules, Start, Verb, apply, observe, to_act
from watten_app.engine.rng import derived_seed
from watten_app.players.choice import Level, choose

_Z95 = 1.96
SERIES, MANY = 8, 160
"""So many series of deals are played side by side, if there are at least so many deals."""


@dataclass(slots=True)
class _Room:
    """One of the two tables: level A sits on party `side` and goes on from deal to deal."""

    side: int
    match: Match


@dataclass(slots=True)
class _Tally:
    """What was counted: by pair of deals A's wins and points, and the time of each decision.

    Attributes:
        matches, won: whole matches, and those of them that A won.
    """

    matches: int = 0
    won: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    ms: dict[str, list[float]] = field(default_factory=lambda: {"a": [], "b": []})


def arena(
    a: Level,
    b: Level,
    rules: Rules,
    deals: int,
    seed: int,
    players: int = 4,
    cards_only: bool = False,
) -> dict[str, Any]:
    """Play `deals` pairs of deals in whole matches; the result as record.md shows it.

    Both rooms get the same cards; a room goes on to the next match when the target is reached.
    Many deals are played as several series, on all cores; how many depends on `deals` alone, so
    that the result is the same on every machine.
    """
    tally = _merged(_series(a, b, rules, deals, seed, players, cards_only))
    return {
        "deals": deals,
        "a_deal_rate": round(statistics.fmean(tally.wins), 4),
        "ci95": _interval(tally.wins),
        "a_points_per_deal": round(statistics.fmean(tally.points), 4),
        "ci95_points": _interval(tally.points),
        "matches": tally.matches,
        "a_match_rate": round(tally.won / tally.matches, 4) if tally.matches else None,
        "ms": {who: _times(ms) for who, ms in tally.ms.items()},
    }


def _series(
    a: Level,
    b: Level,
    rules: Rules,
    deals: int,
    seed: int,
    players: int,
    cards_only: bool,
) -> list[_Tally]:
    number = SERIES if deals >= MANY else 1
    shares = [deals // number + (place < deals % number) for place in range(number)]
    if number == 1:
        return [_play_series(a, b, rules, deals, seed, players, cards_only)]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        waiting = [
            pool.submit(
                _play_series, a, b, rules, share, derived_seed(seed, 3, place), players, cards_only
            )
            for place, share in enumerate(shares)
        ]
        return [one.result() for one in waiting]


def _merged(tallies: list[_Tally]) -> _Tally:
    merged = _Tally()
    for tally in tallies:
        merged.wins += tally.wins
        merged.points += tally.points
        merged.matches += tally.matches
        merged.won += tally.won
        for who, ms in tally.ms.items():
            merged.ms[who] += ms
    return merged


def _play_series(
    a: Level, b: Level, rules: Rules, deals: int, seed: int, players: int, cards_only: bool
) -> _Tally:
    fresh = Match.new(rules, players)
    rooms = (_Room(0, fresh), _Room(1, fresh))
    tally = _Tally()
    for number in range(deals):
        gains = [_play_deal(room, a, b, seed, number, cards_only, tally) for room in rooms]
        tally.wins.append(sum(won for won, _ in gains) / 2)
        tally.points.append(sum(points for _, points in gains) / 2)
        for room in rooms:
            if room.match.over:
                tally.matches += 1
                tally.won += room.side in room.match.winners
                room.match = fresh
    return tally


def _play_deal(
    room: _Room, a: Level, b: Level, seed: int, number: int, cards_only: bool, tally: _Tally
) -> tuple[float, float]:
    """A's win (1 or 0) and the points A gained over B in this deal."""
    dealer = room.match.next_dealer
    dealer = derived_seed(seed, 0) % room.match.players if dealer is None else dealer
    for again in range(1_000):
        start = Start(dealer, seed=derived_seed(seed, 1, number, again))
        begun = room.match.with_deal(start)
        deal = _play_out(
            begun.deal, room.side, a, b, derived_seed(seed, 2, number), cards_only, tally
        )
        played = replace(begun.deals[-1], state=deal)
        room.match = replace(begun, deals=(*begun.deals[:-1], played))
        if deal.outcome and deal.outcome.winners:
            ours, theirs = deal.outcome.points[room.side], deal.outcome.points[1 - room.side]
            return float(ours > theirs), float(ours - theirs)
    raise AssertionError("a thousand exchanges in a row")


def _play_out(
    deal: Deal, side: int, a: Level, b: Level, seed: int, cards_only: bool, tally: _Tally
) -> Deal:
    while not deal.over:
        seat = to_act(deal)[0]
        mine = deal.party(seat) == side
        view = observe(deal, seat)
        if cards_only:
            view = replace(view, legal=tuple(x for x in view.legal if x.verb is not Verb.RAISE))
        begun = time.perf_counter()
        action = choose(a if mine else b, view, derived_seed(seed, len(deal.actions), seat)).action
        tally.ms["a" if mine else "b"].append((time.perf_counter() - begun) * 1000)
        deal, _ = apply(deal, action)
    return deal


def _interval(values: list[float]) -> list[float]:
    """The mean's 95 % interval over pairs."""
    mean = statistics.fmean(values)
    half = _Z95 * statistics.stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return [round(mean - half, 4), round(mean + half, 4)]


def _times(ms: list[float]) -> dict[str, float]:
    if not ms:
        return {"p50": 0.0, "p95": 0.0}
    cuts = statistics.quantiles(ms, n=20, method="inclusive") if len(ms) > 1 else ms * 20
    return {"p50": round(statistics.median(ms), 3), "p95": round(cuts[18], 3)}
