"""The app is ended at any moment, by the system or a finger: nothing that was written is lost."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from tests.app.fake_page import FakeClock, FakePage, play_match
from watten_app.app.house import House
from watten_app.app.options import MatchOptions
from watten_app.engine import Rng
from watten_app.store import Save
from watten_app.store.saves import SLOTS

MOMENTS = 500
SLOT_KEYS = tuple(f"watten.{slot}" for slot in SLOTS)


@dataclass
class Written:
    """One thing the storage was made to do, and what must be found after it."""

    key: str
    value: str | None
    match: Save | None
    finished: frozenset[str]
    text: int


@dataclass
class Journal(FakePage):
    """A page that notes each single thing its storage does, in order."""

    steps: list[Written] = field(default_factory=list)
    known: Callable[[], tuple[Save | None, frozenset[str], int]] = lambda: (None, frozenset(), 100)

    def __post_init__(self) -> None:
        super().__init__({}, {"seed": "5"})

    def save(self, key: str, value: str, instead_of: tuple[str, ...] = ()) -> None:
        super().save(key, value)
        self._note(key, value)
        for old in instead_of:
            self.remove(old)

    def remove(self, key: str) -> None:
        super().remove(key)
        self._note(key, None)

    def _note(self, key: str, value: str | None) -> None:
        self.steps.append(Written(key, value, *self.known()))


def played() -> list[Written]:
    """An afternoon: matches played out and given up, settings changed in between."""
    page = Journal()
    house = House(page, clock=FakeClock())
    finished: set[str] = set()

    def known() -> tuple[Save | None, frozenset[str], int]:
        save = house.table.save if house.table else None
        return save, frozenset(finished), house.state.settings.text

    page.known = known
    for number, target in enumerate((11, 13, 11, 11)):
        house.choose_settings(text=(100, 125, 150)[number % 3])
        table = house.new_match(MatchOptions(target=target))
        asyncio.run(play_match(table, Rng(number)))
        finished.add(table.save.identity)
        if number % 2:
            house.leave_match()
    return page.steps


STEPS = played()


def texts_after(count: int) -> dict[str, str]:
    texts: dict[str, str] = {}
    for step in STEPS[:count]:
        if step.value is None:
            texts.pop(step.key, None)
        else:
            texts[step.key] = step.value
    return texts


def test_ended_at_any_of_five_hundred_moments_nothing_written_is_lost() -> None:
    random = Random(6)
    assert len(STEPS) > MOMENTS
    for moment in sorted(random.sample(range(1, len(STEPS)), MOMENTS)):
        last = STEPS[moment - 1]
        house = House(FakePage(texts_after(moment)), clock=FakeClock())
        found = [result.identity for result in house.results()]
        assert len(found) == len(set(found))
        # each match played to its end has its result, and can be replayed
        assert last.finished <= set(found)
        assert house.archive.replayable() >= set(found)
        # the open match is where its last written action left it
        if last.key in SLOT_KEYS and last.value is not None:
            assert house.table is not None
            assert house.table.save == last.match
            if last.match is not None and last.match.match.over:
                assert last.match.identity in found
        assert house.state.notice is None
        assert house.state.settings.text == last.text or last.key == "watten.settings"
