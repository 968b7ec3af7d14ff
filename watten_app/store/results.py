"""Finished matches: an append-only list, one key each, folded into totals and streaks."""

import logging
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from typing import Any, get_args, get_origin

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
        score: by side (ours, theirs), or by seat where each plays for himself.
        bummerl: the marks in the same places, two for Schneider (R25).
        deals: how many were played.
    """

    identity: str
    number: int
    day: str
    variant: str
    target: int
    levels: tuple[str, ...]
    won: bool
    score: tuple[int, ...]
    bummerl: tuple[int, ...]
    deals: int
    seed: int


@dataclass(frozen=True, slots=True)
class Totals:
    """Results folded: `streak` is the matches won in a row up to now, `best_streak` ever.

    The Bummerl of all others at the table are theirs.
    """

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
        data = _by_place(data)
        lists = {name: tuple(data[name]) for name in ("levels", "score", "bummerl")}
        result = Result(**(data | lists))
        for known in fields(Result):
            _check(known.name, known.type, getattr(result, known.name))
        if len(result.score) < 2 or len(result.bummerl) != len(result.score):
            raise TypeError("a score needs a place for each side or seat, and its marks too")
    except (TypeError, KeyError) as error:
        logger.warning("a result is left out: %s", error)
        return None
    return result


def _by_place(data: dict[str, Any]) -> dict[str, Any]:
    """The data with score and marks by place; once only two sides were written, each by name."""
    if "ours" not in data:
        return data
    data = dict(data)
    for name, end in (("score", ""), ("bummerl", "bummerl_")):
        data[name] = data.pop(f"{end}ours"), data.pop(f"{end}theirs")
    return data


def _check(name: str, kind: Any, value: Any) -> None:
    """That a value is of its field's kind, and a list's values of theirs.

    Raises:
        TypeError: if it is not.
    """
    if type(value) is not (get_origin(kind) or kind):
        raise TypeError(f"{name} is no {kind}")
    if get_origin(kind) is tuple and not all(type(one) is get_args(kind)[0] for one in value):
        raise TypeError(f"{name} holds something else than {kind}")


def totals_of(results: Iterable[Result]) -> Totals:
    """What the results come to."""
    matches = won = streak = best = ours = theirs = schneider = 0
    for result in results:
        matches += 1
        won += result.won
        streak = streak + 1 if result.won else 0
        best = max(best, streak)
        mine, *others = result.bummerl
        ours += mine
        theirs += sum(others)
        schneider += result.won and max(result.bummerl) > 1
    return Totals(matches, won, streak, best, ours, theirs, schneider)
