"""Finished matches: an append-only list of results, folded into totals and streaks.

Each is written under a key of its own. When there are many, the oldest are packed together under
one key, which takes their place once it is kept: a year of play comes to a few dozen kilobytes.
"""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, get_args, get_origin

from watten_app.store.document import Older, find, keep, packed, unpacked
from watten_app.store.storage import Storage

logger = logging.getLogger(__name__)

PREFIX, PACK, SCHEMA = "result.", "results.", 2

LOOSE, TOGETHER = 150, 100
"""So many results have keys of their own before so many of them are packed together."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What is counted in a match besides its score, for the person; all numbers from 0.

    Attributes:
        deals_won, deals_lost: by my side; deals without a winner are neither.
        points, against: what the deals brought my side, and the others.
        raises_won, raises_lost: deals in which I asked for more.
        folds_right, folds_wrong: my folds; right where the open cards were lost.
    """

    deals_won: int = 0
    deals_lost: int = 0
    points: int = 0
    against: int = 0
    raises_won: int = 0
    raises_lost: int = 0
    folds_right: int = 0
    folds_wrong: int = 0

    def plus(self, other: "Tally") -> "Tally":
        """Both together."""
        return Tally(*(getattr(self, n) + getattr(other, n) for n in TALLIED))


TALLIED = tuple(known.name for known in fields(Tally))


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
        tally: what is counted besides; nothing in results of before it was counted.
        badges: the names of the badges that this match earned.
        people: who shared the phone, the first of them at seat 0; nobody where one played alone.
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
    tally: Tally = field(default_factory=Tally)
    badges: tuple[str, ...] = ()
    people: tuple[str, ...] = ()

    @property
    def schneider(self) -> bool:
        """Whether it was won against somebody who made nothing (R25)."""
        return self.won and max(self.bummerl) > 1


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
    deals: int = 0
    tally: Tally = field(default_factory=Tally)

    @property
    def lost(self) -> int:
        """Matches lost."""
        return self.matches - self.won


_LISTS = ("levels", "score", "bummerl", "badges", "people")


def alone(results: Iterable[Result]) -> tuple[Result, ...]:
    """The results of matches that one person played alone: only these tell how he gets on."""
    return tuple(result for result in results if not result.people)


def append_result(storage: Storage, result: Result) -> None:
    """Add a result to the list; the same match twice counts once."""
    keep(storage, PREFIX + result.identity, asdict(result), SCHEMA)


def read_results(storage: Storage) -> tuple[Result, ...]:
    """All results in order; a damaged one is left out with a line in the log. Never raises."""
    found: dict[str, Result] = {}
    for key in storage.names():
        if key.startswith(PACK):
            found |= {one.identity: one for one in _of_pack(storage, key)}
        elif key.startswith(PREFIX):
            result = _result(find(storage, key, SCHEMA, OLDER))
            if result is not None:
                found[result.identity] = result
    return tuple(sorted(found.values(), key=lambda result: (result.number, result.identity)))


def pack_results(storage: Storage) -> None:
    """Pack the oldest together where many have keys of their own; nothing is lost by it."""
    names = [key for key in storage.names() if key.startswith(PREFIX)]
    if len(names) <= LOOSE:
        return
    loose = [(_result(find(storage, key, SCHEMA, OLDER)), key) for key in names]
    sound = [(result, key) for result, key in loose if result is not None]
    oldest = sorted(sound, key=lambda pair: pair[0].number)[:TOGETHER]
    if oldest:
        keep_pack(storage, [result for result, _ in oldest], [key for _, key in oldest])


def keep_pack(storage: Storage, results: Iterable[Result], instead_of: Iterable[str] = ()) -> None:
    """Keep results packed together, and forget the keys they had."""
    rows = [asdict(result) for result in results]
    key = f"{PACK}{rows[0]['number']:06d}.{rows[0]['identity']}"
    keep(storage, key, packed(rows), SCHEMA, tuple(instead_of))


def _of_pack(storage: Storage, key: str) -> Iterable[Result]:
    text = find(storage, key, SCHEMA)
    try:
        rows = [] if text is None else unpacked(text)
        found = map(_result, rows)
        return [result for result in found if result is not None]
    except (ValueError, TypeError, RecursionError) as error:
        logger.warning("%s is not used: %s", key, error)
        return []


def _result(data: Any) -> Result | None:
    """The result of its data, None (with a line in the log) where anything in it is wrong."""
    if data is None:
        return None
    try:
        data = {"people": ()} | data
        lists = {name: tuple(data[name]) for name in _LISTS}
        result = Result(**(data | lists | {"tally": Tally(**data["tally"])}))
        for known in fields(Result):
            _check(known.name, known.type, getattr(result, known.name))
        for name in TALLIED:
            _check(name, int, getattr(result.tally, name))
        if len(result.score) < 2 or len(result.bummerl) != len(result.score):
            raise TypeError("a score needs a place for each side or seat, and its marks too")
    except (TypeError, KeyError) as error:
        logger.warning("a result is left out: %s", error)
        return None
    return result


def _first_schema(data: dict[str, Any]) -> dict[str, Any]:
    """Data of the first schema: nothing was counted but the score, at first by two names."""
    data = dict(data)
    if "ours" in data:
        for name, end in (("score", ""), ("bummerl", "bummerl_")):
            data[name] = data.pop(f"{end}ours"), data.pop(f"{end}theirs")
    return data | {"tally": {}, "badges": ()}


OLDER: Older = {1: _first_schema}


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
    """What the results come to; a match of several at one phone is nobody's own."""
    matches = won = streak = best = ours = theirs = schneider = deals = 0
    tally = dict.fromkeys(TALLIED, 0)
    for result in alone(results):
        matches += 1
        won += result.won
        streak = streak + 1 if result.won else 0
        best = max(best, streak)
        mine, *others = result.bummerl
        ours += mine
        theirs += sum(others)
        schneider += result.schneider
        deals += result.deals
        for name in TALLIED:
            tally[name] += getattr(result.tally, name)
    return Totals(matches, won, streak, best, ours, theirs, schneider, deals, Tally(**tally))


def badges_of(results: Iterable[Result]) -> Mapping[str, int]:
    """The badges earned, each with how often, in the order they were first earned."""
    earned: dict[str, int] = {}
    for result in results:
        for badge in result.badges:
            earned[badge] = earned.get(badge, 0) + 1
    return earned
