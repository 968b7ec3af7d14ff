"""The choices of a new match: always playable, remembered, read from anything."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from watten_app.app.options import (
    HOUSE_RULES,
    KEY,
    NAMES,
    OFFERED,
    OTHER_NAMES,
    SCHEMA,
    MatchOptions,
    keep_options,
    read_options,
)
from watten_app.engine.rules import TARGETS, Follow, Tense
from watten_app.store import MemoryStorage, keep
from watten_app.variants import VARIANTS

RULES = st.sampled_from([(rule, value) for rule, values in HOUSE_RULES.items() for value in values])
JUNK = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=5)
    | st.lists(st.text(), max_size=4)
)


def test_the_first_match_is_the_usual_one() -> None:
    options = read_options(MemoryStorage())
    assert options == MatchOptions()
    assert options.rules.target == 15
    assert options.names == NAMES


def test_a_rule_set_back_to_usual_is_no_difference() -> None:
    options = MatchOptions().with_rule("better", False)
    assert options.house == (("better", False),)
    assert options.with_rule("better", True) == MatchOptions()


@given(st.lists(RULES, max_size=8), st.sampled_from(TARGETS))
def test_choices_come_back_as_they_were(rules: list[tuple[str, object]], target: int) -> None:
    options = replace(MatchOptions(), target=target, players=2)
    for rule, value in rules:
        options = options.with_rule(rule, value)
        assert options.value_of(rule) == value
    storage = MemoryStorage()
    keep_options(storage, options)
    again = read_options(storage)
    assert again == options
    assert again.rules == options.rules


@given(st.dictionaries(st.sampled_from(["variant", "target", "levels", "names", "house"]), JUNK))
def test_junk_gives_playable_choices(data: dict[str, object]) -> None:
    storage = MemoryStorage()
    keep(storage, KEY, data, SCHEMA)
    options = read_options(storage)
    assert options.rules.target in TARGETS
    assert len(options.names) == len(options.levels) == 3


@pytest.mark.parametrize("variant", OFFERED)
def test_a_variant_comes_as_it_is_usually_played(variant: str) -> None:
    changed = MatchOptions().with_rule("better", False)
    options = replace(changed, target=21, variant="").with_variant(variant)
    assert options.rules == VARIANTS[variant].rules


@pytest.mark.parametrize("variant", OFFERED)
def test_every_house_rule_offered_can_be_played_and_set_back(variant: str) -> None:
    usual = MatchOptions(variant="").with_variant(variant)
    for rule, values in usual.house_rules.items():
        assert usual.value_of(rule) in values
        for value in values:
            changed = usual.with_rule(rule, value)
            assert changed.value_of(rule) == value
            assert changed.with_rule(rule, usual.value_of(rule)) == usual


def test_only_house_rules_with_an_effect_are_offered() -> None:
    tyrolean = MatchOptions().with_variant("tyrolean")
    assert "weli" in tyrolean.house_rules
    assert not {"franconian", "pfeffer", "spare_partner"} & set(tyrolean.house_rules)
    free = tyrolean.with_rule("follow", Follow.FREE)
    assert "follow_scope" in tyrolean.house_rules
    assert "follow_scope" not in free.house_rules
    assert "weli" not in MatchOptions().house_rules
    assert "weli" not in MatchOptions().with_variant("kritisch").house_rules


def test_house_rules_of_another_time_are_left_out() -> None:
    storage = MemoryStorage()
    house = [["tense", "ban"], ["tense", "sometimes"], ["hats", True], "?", ["better"]]
    keep(storage, KEY, {"house": house}, SCHEMA)
    options = read_options(storage)
    assert options.house == (("tense", Tense.BAN),)


def test_names_go_round_without_meeting() -> None:
    options = MatchOptions()
    seen = set()
    for _ in range(2 * len(OTHER_NAMES)):
        options = options.with_next_name(0)
        assert len(set(options.names)) == 3
        seen.add(options.names[0])
    assert seen == set(OTHER_NAMES) - {"Hias", "Luis"}
