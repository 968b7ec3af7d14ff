"""Settings come back as they were, and read themselves from anything."""

import json
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from watten_app.store import (
    CardSize,
    Face,
    Light,
    MemoryStorage,
    Settings,
    Tempo,
    keep_settings,
    read_settings,
)
from watten_app.store.document import seal
from watten_app.store.settings import KEY, SCHEMA

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


def test_the_first_start_knows_no_settings() -> None:
    assert read_settings(MemoryStorage(), "en") is None


def test_settings_come_back() -> None:
    storage = MemoryStorage()
    chosen = Settings(
        language="en",
        light=Light.DAY,
        tempo=Tempo.FAST,
        face=Face.LARGE,
        card_size=CardSize.XL,
        text=150,
        left_handed=True,
        haptics=False,
    )
    keep_settings(storage, chosen)
    assert read_settings(storage, "de") == chosen


@pytest.mark.parametrize("text", ["", "1:", "{}", "2:x:{}", "1:" + "0" * 16 + ":{}"])
def test_a_damaged_text_gives_the_defaults(text: str) -> None:
    assert read_settings(MemoryStorage({KEY: text}), "en") == Settings(language="en")


@given(data=JUNK | st.dictionaries(st.sampled_from([f.name for f in fields(Settings)]), JUNK))
def test_any_data_gives_settings_of_the_right_kinds(data: object) -> None:
    storage = MemoryStorage({KEY: seal(json.loads(json.dumps(data)), SCHEMA)})
    found = read_settings(storage, "de")
    assert found is not None
    for known in fields(Settings):
        assert type(getattr(found, known.name)) is type(getattr(Settings(), known.name))


def test_what_is_unknown_takes_its_default_and_leaves_the_rest() -> None:
    data = {"light": "noon", "tempo": "fast", "text": 130, "haptics": 1, "more": True}
    storage = MemoryStorage({KEY: seal(data, SCHEMA)})
    assert read_settings(storage, "de") == replace(Settings(), tempo=Tempo.FAST)
