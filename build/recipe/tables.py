"""The tables whose pace is measured, in whatever Python: the standard library and the app alone."""

import json
from collections.abc import Callable
from time import process_time
from typing import Any

from watten_app.engine.unplayable import RulesError
from watten_app.players import Level
from watten_app.players.measuring.pace import pace
from watten_app.variants import VARIANTS, rules_of

SEED = 7
COMPANIES = (2, 3, 4, 5, 6, 8)
FOUR = 4
LARGE_PACK = 40
"""Eight players need it (R4)."""


def tables() -> list[tuple[str, int]]:
    """Every variant with every number of players that its rules allow, four first."""
    found = []
    for name in VARIANTS:
        for players in COMPANIES:
            if _rules(name, players):
                found.append((name, players))
    return sorted(found, key=lambda table: table[1] != FOUR)


def paces(asked: str, clock: Callable[[], float] = process_time) -> str:
    """The pace of each table as JSON; `asked` is JSON too: [[variant, players, deals], …].

    A fourth part may name the level that plays there, else the strongest does.
    """
    return json.dumps([_told(clock, *table) for table in json.loads(asked)])


def _told(
    clock: Callable[[], float], name: str, players: int, deals: int, level: str = Level.STRONG
) -> dict[str, Any]:
    found = pace(_rules(name, players), players, deals, SEED, clock, Level(level))
    return {"variant": name, "players": players, "level": level} | found.report()


def _rules(name: str, players: int):
    """The variant's rules for so many players; None if there are none."""
    for more in ({}, {"pack": LARGE_PACK}):
        try:
            rules = rules_of({"variant": name} | more)
            rules.check_players(players)
        except RulesError:
            continue
        return rules
    return None
