"""How quick the engine and the players are, in the processor's time (record.md, `watten bench`)."""

import statistics
import time
from collections import defaultdict
from typing import Any

from watten_app.engine import Match, Phase, Rng, Rules, Start, apply, legal, observe, to_act
from watten_app.players.choice import Level, choose
from watten_app.players.packing import course_of_deal, position_of_deal
from watten_app.players.solver import Solver

PLAYERS = 4


def deals_a_second(rules: Rules, seconds: float) -> int:
    """Random deals of four, begun from a seed and played to their end by the bare engine."""
    match, rng, deals = Match.new(rules, PLAYERS), Rng(1), 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        deal = match.with_deal(Start(0, seed=deals)).deal
        while not deal.over:
            deal, _ = apply(deal, rng.pick(legal(deal)))
        deals += 1
    return round(deals / (time.process_time() - begun))


def decisions(level: Level, rules: Rules, seconds: float) -> dict[str, Any]:
    """A level's decisions a second, and by phase the milliseconds of one (p50, p95)."""
    match, seed = Match.new(rules, PLAYERS), 0
    times: dict[str, list[float]] = defaultdict(list)
    while sum(map(sum, times.values())) < seconds * 1000:
        deal = match.with_deal(Start(0, seed=seed)).deal
        seed += 1
        while not deal.over:
            view = observe(deal, to_act(deal)[0])
            begun = time.process_time()
            action = choose(level, view, seed).action
            times[deal.phase].append((time.process_time() - begun) * 1000)
            deal, _ = apply(deal, action)
    count, spent = sum(map(len, times.values())), sum(map(sum, times.values()))
    return {
        "a_second": round(count / spent * 1000),
        "ms": {phase: _quantiles(ms) for phase, ms in sorted(times.items())},
    }


def _quantiles(ms: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(ms * 2, n=20, method="inclusive")
    return {"p50": round(statistics.median(ms), 4), "p95": round(cuts[18], 4)}


def solver_positions_a_second(rules: Rules, seconds: float) -> int:
    """Positions that the exact solver looks at a second, from the first lead of deals of four."""
    match, looked_at, spent, seed = Match.new(rules, PLAYERS), 0, 0.0, 0
    while spent < seconds:
        deal = match.with_deal(Start(0, seed=seed)).deal
        seed += 1
        while deal.phase is not Phase.PLAY and not deal.over:
            view = observe(deal, to_act(deal)[0])
            deal, _ = apply(deal, choose(Level.GREEDY, view, seed).action)
        if deal.over:
            continue
        course = course_of_deal(deal)
        solver, begun = Solver(course), time.process_time()
        solver.wins(position_of_deal(course, deal))
        spent += time.process_time() - begun
        looked_at += solver.looked_at
    return round(looked_at / spent)
