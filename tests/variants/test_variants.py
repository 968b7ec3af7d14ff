"""The registry: presets as in rules.md, section 9, and house rules as differences."""

from dataclasses import replace
from typing import Any

import pytest

from tests.reference.presets import PRESETS, VALUES
from watten_app.engine import RulesError
from watten_app.variants import VARIANTS, rules_of, spec_of


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
    ("rule", "value"),
    [*((rule, value) for rule in VALUES for value in VALUES[rule]), ("critical", ["SA", "GU"])],
    ids=str,
)
def test_a_house_rule_is_kept_as_a_difference(rule: str, value: Any) -> None:
    spec: dict[str, Any] = {"variant": "bavarian", rule: value}
    if value in ("blind", "bottom"):
        spec["signs"] = "off"
    if value in ("turned", "bohemian"):
        spec["variant"] = "bohemian"
    rules = rules_of(spec)
    preset = PRESETS[spec["variant"]]
    assert spec_of(rules) == {name: v for name, v in spec.items() if v != preset.get(name)}
    assert rules_of(spec_of(rules)) == rules


@pytest.mark.parametrize("spec", [None, 7, [], {}, {"target": 15}, {"variant": 1}, "watten"])
def test_what_names_no_variant_is_refused(spec: Any) -> None:
    with pytest.raises(RulesError):
        rules_of(spec)


def test_rules_validate_themselves() -> None:
    with pytest.raises(RulesError):
        replace(rules_of("bavarian"), target=12)
