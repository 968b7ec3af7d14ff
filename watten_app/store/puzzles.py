"""The answers given to daily puzzles: an append-only archive, one key for each day."""

import logging
from dataclasses import asdict, dataclass, fields
from datetime import date
from typing import Any

from watten_app.engine import Card
from watten_app.store.document import find, keep
from watten_app.store.storage import Storage

logger = logging.getLogger(__name__)

PREFIX, SCHEMA = "puzzle.", 1


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """The first answer to the puzzle of a day.

    Attributes:
        day: whose puzzle it is, as 2026-11-29.
        answered: the player's own date at the answer.
        raises: the answer: whether to raise.
        card: the card of the answer as in a record, or empty.
        solved: whether the answer was right.
        counts: whether it was given on its own day, so that it counts for the streak.
    """

    day: str
    answered: str
    raises: bool
    card: str
    solved: bool
    counts: bool


def append_puzzle(storage: Storage, result: PuzzleResult) -> None:
    """Keep the answer to a day, unless there is one already: the first one stands."""
    key = PREFIX + result.day
    if _result(result.day, find(storage, key, SCHEMA)) is None:
        keep(storage, key, asdict(result), SCHEMA)


def read_puzzles(storage: Storage) -> tuple[PuzzleResult, ...]:
    """All answers by day; a damaged one is left out with a line in the log. Never raises."""
    found = []
    for key in storage.names():
        if key.startswith(PREFIX):
            result = _result(key.removeprefix(PREFIX), find(storage, key, SCHEMA))
            if result is not None:
                found.append(result)
    return tuple(sorted(found, key=lambda result: result.day))


def merge_puzzles(mine: Storage, theirs: Storage) -> None:
    """Of each day the better answer; mine where both are as good."""
    known = {result.day: result for result in read_puzzles(mine)}
    for result in read_puzzles(theirs):
        own = known.get(result.day)
        if own is None or _goodness(result) > _goodness(own):
            keep(mine, PREFIX + result.day, asdict(result), SCHEMA)


def _goodness(result: PuzzleResult) -> tuple[bool, bool]:
    return result.solved and result.counts, result.solved


def _result(day: str, data: Any) -> PuzzleResult | None:
    if data is None:
        return None
    try:
        result = PuzzleResult(**data)
        for known in fields(PuzzleResult):
            if type(getattr(result, known.name)) is not known.type:
                raise TypeError(f"{known.name} is no {known.type}")
        if result.day != day:
            raise ValueError(f"it is of {result.day!r}")
        for written in (result.day, result.answered):
            date.fromisoformat(written)
        if result.card:
            Card.parse(result.card)
    except (TypeError, ValueError) as error:
        logger.warning("the answer to the puzzle of %s is left out: %s", day, error)
        return None
    return result
