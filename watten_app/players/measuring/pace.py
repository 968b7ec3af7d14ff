"""How long decisions take, trick by trick, and how long they keep taps waiting (issue 4)."""

import statistics
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from watten_app.engine import Match, Rules, Start, View, apply, observe, to_act
from watten_app.engine.rng import derived_seed
from watten_app.players.choice import Level, deliberate
from watten_app.players.reason import Choice
from watten_app.players.worlds import Slices

STRETCH = 8.0
"""Milliseconds for which the table lets a computer think before it answers taps."""

LONGEST = 16.0
"""Milliseconds after which a tap has waited for a frame."""


@dataclass(slots=True)
class Pace:
    """Times in milliseconds.

    Attributes:
        clock: the seconds that the processor has worked.
        decisions: by trick, 1 to 5, or by phase where no card is played: what each took.
        stretches: how long taps waited each time: bits of work until `STRETCH` has passed.
        most: the most bits of work that one decision took.
    """

    clock: Callable[[], float] = process_time
    decisions: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    stretches: list[float] = field(default_factory=list)
    most: int = 0

    def think(self, thinking: Slices[Choice], moment: str) -> Choice:
        """Let a computer think to its end, looking at the clock after each bit of work."""
        stretches, bits = [0.0], 0
        while True:
            begun = self.clock()
            choice = _next(thinking)
            stretches[-1] += (self.clock() - begun) * 1000
            bits += 1
            if choice is not None:
                break
            if stretches[-1] > STRETCH:
                stretches.append(0.0)
        self.decisions[moment].append(sum(stretches))
        self.stretches += stretches
        self.most = max(self.most, bits)
        return choice

    def add(self, other: "Pace") -> None:
        """Count what another pace has found as well."""
        for moment, took in other.decisions.items():
            self.decisions[moment] += took
        self.stretches += other.stretches
        self.most = max(self.most, other.most)

    def report(self) -> dict[str, Any]:
        """The medians and the tails; `over` is the share of stretches that are too long."""
        over = sum(1 for took in self.stretches if took > LONGEST)
        tails = {"p99": quantile(self.stretches, 99), "max": round(max(self.stretches), 3)}
        tails |= {"over": round(over / len(self.stretches), 5), "most_bits": self.most}
        return {
            "decisions": {at: quantiles(took) for at, took in sorted(self.decisions.items())},
            "stretches": quantiles(self.stretches) | tails,
        }


def _next(thinking: Slices[Choice]) -> Choice | None:
    """One more bit of work; what was decided, once it is."""
    try:
        next(thinking)
    except StopIteration as done:
        return done.value
    return None


def pace(
    rules: Rules,
    players: int,
    deals: int,
    seed: int,
    clock: Callable[[], float] = process_time,
    level: Level = Level.STRONG,
) -> Pace:
    """So many deals among computers of that level, with every decision timed."""
    match, found = Match.new(rules, players), Pace(clock)
    for number in range(deals):
        start = Start(number % players, seed=derived_seed(seed, number))
        deal = match.with_deal(start).deal
        while not deal.over:
            view = observe(deal, to_act(deal)[0])
            thinking = deliberate(level, view, seed + len(deal.actions))
            deal, _ = apply(deal, found.think(thinking, moment_of(view)).action)
    return found


def moment_of(view: View) -> str:
    """The trick, where a card is to be played, else the phase."""
    phase = view.phase.value
    return f"{phase} {len(view.tricks) + 1}" if phase == "play" else phase


def quantiles(ms: list[float]) -> dict[str, Any]:
    """How many there are, their median, and what 95 in 100 stay below."""
    return {
        "n": len(ms),
        "p50": round(statistics.median(ms), 3),
        "p95": quantile(ms, 95),
    }


def quantile(ms: list[float], hundredth: int) -> float:
    """What so many in a hundred stay below."""
    return round(statistics.quantiles(ms * 2, n=100, method="inclusive")[hundredth - 1], 3)
