"""How quick the engine and the players are, in the processor's time (record.md, `watten bench`)."""

import statistics
import time
from collections import defaultdict
from typing import Any

from watten_app.engine import Match, Rng, Rules, Start, apply, legal, observe, to_act
from watten_app.players.choice import Level, choose

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
