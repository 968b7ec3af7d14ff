"""Finished matches: an append-only list, one key each, folded into totals and streaks."""

import logging
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from typing import Any, get_origin

from watten_app.store.document import find, keep
from watten_app.store.storage import Storage

logger = logging.getLogger(__name__)

PREFIX, SCHEMA = "result.", 1


@dataclass(frozen=True, slots=True)
class Result:
    """A finished match.

    Attributes:
        identity: the match's own name; a result is counted once under it.
        number: its place in the list, from 1.
        day: as 2026-11-29.
        ours, theirs: the score.
        bummerl_ours, bummerl_theirs: the marks by side, two for Schneider (R25).
        deals: how many were played.
    """

    identity: str
    number: int
    day: str
    variant: str
    target: int
    levels: tuple[str, ...]
    won: bool
    ours: int
    theirs: int
    bummerl_ours: int
    bummerl_theirs: int
    deals: int
    seed: int


@dataclass(frozen=True, slots=True)
class Totals:
    """Results folded: `streak` is the matches won in a row up to now, `best_streak` ever."""

    matches: int = 0
    won: int = 0
    streak: int = 0
    best_streak: int = 0
    bummerl_ours: int = 0
    bummerl_theirs: int = 0
    schneider: int = 0

    @property
    def lost(self) -> int:
        """Matches lost."""
        return self.matches - self.won


def append_result(storage: Storage, result: Result) -> None:
    """Add a result to the list; the same match twice counts once."""
    keep(storage, PREFIX + result.identity, asdict(result), SCHEMA)


def read_results(storage: Storage) -> tuple[Result, ...]:
    """All results in order; a damaged one is left out with a line in the log. Never raises."""
    found = []
    for key in storage.names():
        if key.startswith(PREFIX):
            result = _result(find(storage, key, SCHEMA))
            if result is not None:
                found.append(result)
    return tuple(sorted(found, key=lambda result: (result.number, result.identity)))


def _result(data: Any) -> Result | None:
    if data is None:
        return None
    try:
        result = Result(**(data | {"levels": tuple(data["levels"])}))
        for known in fields(Result):
            kind = get_origin(known.type) or known.type
            if type(getattr(result, known.name)) is not kind:
                raise TypeError(f"{known.name} is no {kind.__name__}")
        if not all(isinstance(level, str) for level in result.levels):
            raise TypeError("a level is no text")
    except (TypeError, KeyError) as error:
        logger.warning("a result is left out: %s", error)
        return None
    return result


def totals_of(results: Iterable[Result]) -> Totals:
    """What the results come to."""
    matches = won = streak = best = ours = theirs = schneider = 0
    for result in results:
        matches += 1
        won += result.won
        streak = streak + 1 if result.won else 0
        best = max(best, streak)
        ours += result.bummerl_ours
        theirs += result.bummerl_theirs
        schneider += result.won and result.theirs == 0
    return Totals(matches, won, streak, best, ours, theirs, schneider)
