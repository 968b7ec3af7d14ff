"""What goes wrong stays where a bug report shows it."""

import asyncio
import logging

import pytest

from tests.app.fake_page import FakePage, house_with, settle, waits_for_person
from watten_app.app.faults import hear_faults
from watten_app.app.house import House
from watten_app.app.options import MatchOptions
from watten_app.app.table import Table
from watten_app.players import Level
from watten_app.store import MemoryStorage, keep_fault, read_faults
from watten_app.store.faults import LONGEST, MOST

LOGGER = logging.getLogger("watten_app.somewhere")


def test_an_error_is_kept_with_its_cause_over_a_new_start() -> None:
    page = FakePage()
    house = House(page)
    try:
        raise ValueError("Größe 7")
    except ValueError:
        LOGGER.exception("the %s stumbled", "table")
    assert house.faults() == ("the table stumbled: ValueError: Gr??e 7",)
    assert House(FakePage(page.texts)).faults() == house.faults()


def test_what_is_only_a_warning_is_no_fault() -> None:
    house = House(FakePage())
    LOGGER.warning("a save is damaged")
    assert house.faults() == ()


def test_only_the_last_house_hears() -> None:
    first, second = House(FakePage()), House(FakePage())
    LOGGER.error("late")
    assert (first.faults(), second.faults()) == ((), ("late",))


def test_a_fault_while_one_is_kept_is_not_heard_again() -> None:
    heard = []

    def hear(line: str) -> None:
        heard.append(line)
        LOGGER.error("the page's storage could not be read")

    hear_faults(hear)
    LOGGER.error("first")
    assert heard == ["first"]


def test_the_newest_faults_are_kept_and_none_twice_in_a_row() -> None:
    storage = MemoryStorage()
    for number in range(MOST + 3):
        for _ in range(2):
            keep_fault(storage, f"fault\n{number}" + "x" * LONGEST)
    faults = read_faults(storage)
    assert len(faults) == MOST
    assert faults[-1].startswith(f"fault {MOST + 2}")
    assert all(len(fault) == LONGEST for fault in faults)


@pytest.mark.parametrize("text", ["", "1:0:[]", '1:0:{"a": 1}'])
def test_damaged_faults_are_none(text: str) -> None:
    assert read_faults(MemoryStorage({"faults": text})) == ()


def test_a_replaced_player_is_told_of_with_what_was_played() -> None:
    def fails(_level: Level, _view: object, _seed: int) -> object:
        raise RuntimeError("no idea")

    async def run() -> tuple[str, ...]:
        house = house_with(4)
        save = house.new_match(MatchOptions()).save
        table = Table(save, keep=lambda _: None, clock=house._clock, think=fails)
        table.start()
        await settle(table, lambda: waits_for_person(table))
        table.stop()
        return house.faults()

    told = asyncio.run(run())
    assert told
    assert "is replaced: RuntimeError: no idea" in told[-1]
    assert "of 4 players" in told[-1]
