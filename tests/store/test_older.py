"""What every older version has written is read as it was: storages as those versions left them.

`older/` holds what a match to eleven, with settings changed before, left in the page's storage, a
file for each schema there has been.
"""

import json
from pathlib import Path

import pytest

from tests.app.fake_page import FakeClock, FakePage
from watten_app.app.house import House
from watten_app.store import Result
from watten_app.store.saves import SLOTS

OLDER = sorted((Path(__file__).parent / "older").glob("*.json"))


def texts_of(file: Path) -> dict[str, str]:
    return json.loads(file.read_text(encoding="utf-8"))


def opened(texts: dict[str, str]) -> House:
    return House(FakePage(texts), clock=FakeClock())


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_an_older_storage_opens_whole(file: Path) -> None:
    house = opened(texts_of(file))
    state = house.state
    assert state.notice is None
    assert not state.first_start
    assert (state.settings.language, state.settings.text) == ("en", 125)
    assert (state.options.variant, state.options.target) == ("bavarian", 11)
    (result,) = house.results()
    assert (result.score, result.bummerl, result.won) == ((10, 11), (1, 0), False)
    assert (state.totals.matches, state.totals.deals, state.totals.bummerl_ours) == (1, 7, 1)
    assert house.table is not None
    assert house.table.save.match.score == (10, 11)
    assert house.table.save.counted


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_an_open_match_of_an_older_version_goes_on(file: Path) -> None:
    texts = texts_of(file)
    serials = {
        slot: json.loads(texts[f"watten.{slot}"].split(":", 2)[2])["serial"] for slot in SLOTS
    }
    # the later slot has not been written yet
    del texts[f"watten.{max(serials, key=serials.__getitem__)}"]
    house = opened(texts)
    assert house.table is not None
    assert not house.table.save.match.over
    assert house.state.notice is None


def test_results_of_all_versions_stand_beside_one_another() -> None:
    texts = {}
    for file in OLDER:
        texts |= {k: v for k, v in texts_of(file).items() if k.startswith("watten.result.")}
    results = opened(texts).results()
    assert len(results) == len(OLDER)
    assert all(isinstance(result, Result) and result.deals == 7 for result in results)
