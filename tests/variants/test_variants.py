"""The registry: presets as in rules.md, section 9, and house rules as differences."""

from dataclasses import replace
from typing import Any

import pytest

from watten_app.engine import Rules, RulesError
from watten_app.variants import VARIANTS, rules_of, spec_of

BAVARIAN = {
    "pack": 32,
    "critical": ["HK", "S7", "E7"],
    "target": 15,
    "tense": "three",
    "follow": "hauptschlag",
    "spare_partner": False,
    "franconian": False,
    "pfeffer": False,
    "better": True,
    "swap": True,
    "deal": "3+2",
    "raise_cap": "needed",
    "reraise": True,
    "signs": "partner",
    "bummerl": "loser",
}
HOUSE_RULES: dict[str, list[Any]] = {
    "pack": [32, 33],
    "critical": [[], ["HK"], ["SA", "GU"]],
    "target": [11, 13, 15, 18, 21],
    "tense": ["ban", "three", "gestrichen", "two_three", "four_behind"],
    "follow": ["free", "hauptschlag"],
    "spare_partner": [True, False],
    "franconian": [True, False],
    "pfeffer": [True, False],
    "better": [True, False],
    "swap": [True, False],
    "deal": ["3+2", "2+3", "1"],
    "raise_cap": ["needed", "none"],
    "reraise": [True, False],
    "signs": ["off", "partner", "all"],
    "bummerl": ["loser", "winner"],
}


def as_record(rules: Rules) -> dict[str, Any]:
    return {name: rules.value_as_record(name) for name in Rules.house_rules()}


def test_bavarian_is_as_in_the_table_of_variants() -> None:
    told = as_record(rules_of("bavarian"))
    assert {name: told[name] for name in BAVARIAN} == BAVARIAN


def test_a_variant_is_found_by_its_own_name() -> None:
    for name, variant in VARIANTS.items():
        assert variant.rules.variant == name
        assert variant.names["de"]
        assert variant.names["en"]


def test_a_name_alone_is_its_preset() -> None:
    for name, variant in VARIANTS.items():
        assert rules_of(name) == rules_of({"variant": name}) == variant.rules
        assert spec_of(variant.rules) == {"variant": name}


@pytest.mark.parametrize(
    ("rule", "value"), [(rule, value) for rule, values in HOUSE_RULES.items() for value in values]
)
def test_a_house_rule_is_kept_as_a_difference(rule: str, value: Any) -> None:
    rules = rules_of({"variant": "bavarian", rule: value})
    assert rules.value_as_record(rule) == value
    difference = {} if BAVARIAN[rule] == value else {rule: value}
    assert spec_of(rules) == {"variant": "bavarian"} | difference
    assert rules_of(spec_of(rules)) == rules


@pytest.mark.parametrize("rule", HOUSE_RULES)
@pytest.mark.parametrize("value", ["sometimes", 7, None, 1.5, [1], {}, ["HK", "HK"]], ids=repr)
def test_a_value_outside_its_list_is_refused(rule: str, value: Any) -> None:
    with pytest.raises(RulesError):
        rules_of({"variant": "bavarian", rule: value})


@pytest.mark.parametrize("spec", [None, 7, [], {}, {"target": 15}, {"variant": 1}, "watten"])
def test_what_names_no_variant_is_refused(spec: Any) -> None:
    with pytest.raises(RulesError):
        rules_of(spec)


def test_rules_validate_themselves() -> None:
    with pytest.raises(RulesError):
        replace(rules_of("bavarian"), target=12)
