"""The house opens whatever is kept on the device and whatever stands in the address."""

from dataclasses import asdict

import pytest

from tests.app.fake_page import FakePage
from watten_app.app.house import House
from watten_app.app.options import MatchOptions
from watten_app.store import MemoryStorage, Settings, keep
from watten_app.store.settings import KEY, SCHEMA


def test_a_language_of_another_version_gives_the_browsers() -> None:
    storage = MemoryStorage()
    keep(storage, KEY, asdict(Settings(text=150)) | {"language": "rm"}, SCHEMA)
    house = House(FakePage({f"watten.{key}": text for key, text in storage.texts.items()}))
    assert house.state.settings == Settings(language="de", text=150)


@pytest.mark.parametrize("seed", ["9" * 5000, "-1", "", "0x7", "٣"])
def test_a_seed_that_is_none_gives_a_match_all_the_same(seed: str) -> None:
    house = House(FakePage(query={"seed": seed}))
    assert house.new_match(MatchOptions()) is house.table
