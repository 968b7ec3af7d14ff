"""A storage that is refused, full or slow: a note, no fault, and nothing lost that was there."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from tests.app.fake_page import FakeClock, FakePage, play_match
from watten_app.app.house import House
from watten_app.app.house_state import CLEARED, SAVE_FAILED, STORAGE_FULL
from watten_app.app.options import MatchOptions
from watten_app.engine import Rng
from watten_app.store import MemoryStorage, append_result


class Browser(FakePage):
    """A page whose storage can be full, as the bridge shows it: what fails is told later.

    `disk` is what a browser really keeps, `room` how many letters there are for it.
    """

    def __init__(self, texts: dict[str, str] | None = None, room: int = 10**9) -> None:
        super().__init__(texts, {"seed": "5"})
        self.disk, self.room = dict(texts or {}), room
        self.failed: list[str] = []
        self.refuses = "nothing"

    def save(self, key: str, value: str, instead_of: Sequence[str] = ()) -> None:
        self.texts[key] = value
        for old in instead_of:
            self.texts.pop(old, None)
        after = self.disk | {key: value}
        if sum(map(len, after.values())) > self.room or key.startswith(self.refuses):
            self.failed.append(key)
            return
        self.disk = {known: text for known, text in after.items() if known not in instead_of}

    def remove(self, key: str) -> None:
        super().remove(key)
        self.disk.pop(key, None)


class Refused(FakePage):
    """A page that keeps nothing and hands nothing out."""

    def saved(self) -> dict[str, str]:
        raise PermissionError("storage is blocked")

    def save(self, key: str, value: str, instead_of: Sequence[str] = ()) -> None:
        raise PermissionError(f"storage is blocked: {key}, {len(value)}, {instead_of}")

    def remove(self, key: str) -> None:
        raise PermissionError(f"storage is blocked: {key}")


def play(house: House, seed: int, target: int = 11) -> str:
    table = house.new_match(MatchOptions(target=target))
    asyncio.run(play_match(table, Rng(seed)))
    return table.save.identity


def test_a_refused_storage_lets_one_play_all_the_same() -> None:
    house = House(Refused(query={"seed": "5"}), clock=FakeClock())
    play(house, 1)
    play(house, 2)
    assert house.state.totals.matches == 2


def test_a_full_storage_is_told_and_what_was_there_stays() -> None:
    browser = Browser()
    house = House(browser, clock=FakeClock())
    kept = [play(house, seed) for seed in range(4)]
    house.leave_match()
    browser.room = sum(map(len, browser.disk.values())) + 700
    more = play(house, 9)
    assert browser.failed
    browser.tell("save-failed", {"key": browser.failed[0], "message": "QuotaExceededError"})
    assert house.state.notice == STORAGE_FULL
    assert house.state.unsaved
    # here and now the match counts; at the next start all is there that was there before
    assert house.results()[-1].identity == more
    again = House(FakePage(browser.disk), clock=FakeClock())
    assert [result.identity for result in again.results()][: len(kept)] == kept
    assert all(again.archive.replay(identity) for identity in kept)


def test_packing_results_in_a_full_storage_loses_none() -> None:
    browser = Browser()
    house = House(browser, clock=FakeClock())
    play(house, 1)
    (key,) = (key for key in browser.disk if key.startswith("watten.result."))
    one = house.results()[0]
    storage = MemoryStorage()
    for number in range(2, 152):
        append_result(storage, replace(one, identity=f"r{number}", number=number))
    texts = {f"watten.{name}": text for name, text in storage.texts.items()}
    browser = Browser(texts | {key: browser.disk[key]})
    browser.refuses = "watten.results."
    house = House(browser, clock=FakeClock())
    assert len(house.results()) == 151
    play(house, 2)
    assert any(key.startswith("watten.results.") for key in browser.failed)
    again = House(FakePage(browser.disk), clock=FakeClock())
    assert len(again.results()) >= 151


def test_any_other_failure_has_the_sentence_that_fits_all() -> None:
    page = FakePage()
    house = House(page, clock=FakeClock())
    page.tell("save-failed", {"key": "watten.match.a", "message": "SecurityError"})
    assert house.state.notice == SAVE_FAILED


def test_what_the_browser_has_thrown_away_while_the_app_runs_is_written_anew() -> None:
    browser = Browser()
    house = House(browser, clock=FakeClock())
    house.choose_settings(language="de")
    play(house, 1)
    before = dict(browser.disk)
    browser.disk.clear()
    browser.tell("storage-cleared")
    assert browser.disk == before
    assert house.state.notice == CLEARED
