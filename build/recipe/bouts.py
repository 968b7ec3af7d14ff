"""The tables of STRENGTH.md in which one level plays another."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from recipe.steps import say
from watten_app.players import Level
from watten_app.players.measuring.arena import arena
from watten_app.players.measuring.duel import duel
from watten_app.variants import rules_of

SEED = 2026


@dataclass(frozen=True, slots=True)
class Bout:
    """One line of a table: who plays whom, at what.

    Attributes:
        part: how many of the pairs it has.
        goals: the shares that A is to win: what must be, and what is aimed at.
    """

    a: Level
    b: Level
    variant: str = "bavarian"
    part: float = 1.0
    goals: tuple[float, ...] = ()


CARDS = (
    Bout(Level.GREEDY, Level.RANDOM),
    Bout(Level.N10, Level.GREEDY, part=0.25),
    Bout(Level.N80, Level.GREEDY, part=0.25),
    Bout(Level.STRONG, Level.GREEDY, goals=(0.59, 0.6)),
    Bout(Level.STRONG, Level.N10, part=0.25),
    Bout(Level.STRONG, Level.N80, goals=(0.51, 0.52)),
    Bout(Level.STRONG, Level.GREEDY, "tyrolean", 0.25),
    Bout(Level.STRONG, Level.GREEDY, "south_tyrolean", 0.25),
)
MATCHES = (
    Bout(Level.NORMAL, Level.EASY, part=0.5),
    Bout(Level.STRONG, Level.NORMAL, part=0.5, goals=(0.66, 0.68)),
    Bout(Level.STRONG, Level.EASY, part=0.5, goals=(0.79, 0.82)),
    Bout(Level.STRONG, Level.NORMAL, "south_tyrolean", 0.05),
)
BLIND = (
    Bout(Level.STRONG, Level.RANK, "blind", goals=(0.6,)),
    Bout(Level.STRONG, Level.EASY, "blind", 0.1),
)
SIGNS = (
    Bout(Level.NORMAL, Level.NORMAL, part=0.2),
    Bout(Level.STRONG, Level.STRONG, part=0.2),
)


def cards(pairs: int) -> list[str]:
    """Deals without raises."""
    return _of_deals(CARDS, pairs, cards_only=True)


def matches(pairs: int) -> list[str]:
    """Whole matches with full bidding; half as many pairs as of deals."""
    lines = ["Each match is played twice, the same deals with the sides exchanged.\n"]
    lines += _head("variant", "pairs of matches", "matches won", "goal", "points a deal")
    for bout in MATCHES:
        told = duel(bout.a, bout.b, rules_of(bout.variant), _share(bout, pairs), SEED)
        rate = told["a_match_rate"]
        cells = (f"{told['pairs']:,}", percent(rate, told["ci95"]), verdicts(rate, bout.goals))
        lines.append(_row(bout, (*cells, _points(told))))
        say(f"{bout.a} against {bout.b}", f"{bout.variant}: {rate:.1%} of matches")
    return lines


def blind(pairs: int) -> list[str]:
    """Deals in which only the announcers know Schlag and trump: cards alone, then full bidding."""
    lines = ["Who plays by `rank` knows no better than the ranks of the cards and never raises.\n"]
    lines += [*_of_deals(BLIND[:1], pairs // 2, cards_only=True), "", "With full bidding:", ""]
    return lines + _of_deals(BLIND, pairs, cards_only=False)


def signs(pairs: int) -> list[str]:
    """What signs are worth: a team that signs and talks against one of the same level."""
    lines = ["The first signs and talks, the second does neither.\n"]
    lines += [*_of_deals(SIGNS, pairs, cards_only=True, signing="a"), "", "With full bidding:", ""]
    return lines + _of_deals(SIGNS, pairs, cards_only=False, signing="a")


def _of_deals(
    bouts: Sequence[Bout], pairs: int, *, cards_only: bool, signing: str = ""
) -> list[str]:
    lines = _head("variant", "pairs of deals", "deals won", "goal", "points a deal")
    for bout in bouts:
        deals = _share(bout, pairs)
        rules, how = rules_of(bout.variant), {"cards_only": cards_only, "signing": signing}
        told = arena(bout.a, bout.b, rules, deals, SEED, **how)
        rate = told["a_deal_rate"]
        cells = (f"{deals:,}", percent(rate, told["ci95"]), verdicts(rate, bout.goals))
        lines.append(_row(bout, (*cells, _points(told))))
        say(f"{bout.a} against {bout.b}", f"{bout.variant}: {rate:.1%} of deals")
    return lines


def percent(rate: float, interval: Sequence[float]) -> str:
    """A share with its interval."""
    low, high = interval
    return f"{rate:.1%} [{low:.1%}, {high:.1%}]"


def verdicts(rate: float, goals: Sequence[float]) -> str:
    """Which goals a share reaches, in words."""
    return ", ".join(f"{goal:.0%}: {'yes' if rate >= goal else 'no'}" for goal in goals)


def _share(bout: Bout, pairs: int) -> int:
    return max(1, round(pairs * bout.part))


def _head(*names: str) -> list[str]:
    return ["| | " + " | ".join(names) + " |", "| --- " * (len(names) + 1) + "|"]


def _row(bout: Bout, cells: Sequence[str]) -> str:
    return "| " + " | ".join((f"{bout.a} against {bout.b}", bout.variant, *cells)) + " |"


def _points(told: dict[str, Any]) -> str:
    low, high = told["ci95_points"]
    return f"{told['a_points_per_deal']:+.2f} [{low:+.2f}, {high:+.2f}]"
