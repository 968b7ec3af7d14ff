"""What has been learnt: the best round of each stage of the quiz, and the round that is open."""

from dataclasses import dataclass
from typing import Any

from watten_app.store.document import find, keep
from watten_app.store.storage import Storage

KEY, SCHEMA = "learnt", 1


@dataclass(frozen=True, slots=True)
class StageMark:
    """How far one stage is learnt.

    Attributes:
        best: the right answers of the best round.
        rounds: how many rounds were finished.
    """

    stage: str
    best: int
    rounds: int


@dataclass(frozen=True, slots=True)
class OpenRound:
    """A round that is not finished: its questions follow from the seed, here are the answers."""

    stage: str
    seed: int
    answers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Learnt:
    """All of it; a stage that was never finished has no mark."""

    marks: tuple[StageMark, ...] = ()
    open: OpenRound | None = None

    def best(self, stage: str) -> int | None:
        """The right answers of the best round of a stage; None if none is finished."""
        return next((mark.best for mark in self.marks if mark.stage == stage), None)

    def finished(self, stage: str, right: int) -> "Learnt":
        """The same after a finished round with so many right answers."""
        before = next((mark for mark in self.marks if mark.stage == stage), None)
        best, rounds = (before.best, before.rounds) if before else (0, 0)
        mark = StageMark(stage, max(best, right), rounds + 1)
        others = tuple(one for one in self.marks if one.stage != stage)
        return Learnt((*others, mark))


NOTHING_LEARNT = Learnt()


def read_learnt(storage: Storage) -> Learnt:
    """What is kept; what is damaged counts as not learnt. Never raises."""
    data: Any = find(storage, KEY, SCHEMA)
    if not isinstance(data, dict):
        return NOTHING_LEARNT
    marks = data.get("marks")
    kept = tuple(
        StageMark(stage, best, rounds)
        for stage, best, rounds in (marks if _are_rows(marks, 3) else ())
        if isinstance(stage, str) and _is_count(best) and _is_count(rounds)
    )
    return Learnt(kept, _open_round(data.get("open")))


def keep_learnt(storage: Storage, learnt: Learnt) -> None:
    """Keep it."""
    one = learnt.open
    data = {
        "marks": [(mark.stage, mark.best, mark.rounds) for mark in learnt.marks],
        "open": one and (one.stage, one.seed, one.answers),
    }
    keep(storage, KEY, data, SCHEMA)


def _open_round(data: Any) -> OpenRound | None:
    if not _are_rows([data], 3):
        return None
    stage, seed, answers = data
    fits = isinstance(stage, str) and type(seed) is int and isinstance(answers, list)
    if not fits or not all(map(_is_count, answers)):
        return None
    return OpenRound(stage, seed, tuple(answers))


def _are_rows(data: Any, length: int) -> bool:
    """Whether it is a list of lists of so many."""
    return isinstance(data, list) and all(isinstance(r, list) and len(r) == length for r in data)


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 0
