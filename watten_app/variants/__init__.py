"""The variants by name, and house rules as differences from them (rules.md, section 9)."""

from dataclasses import replace
from typing import Any

from watten_app.engine.rules import Rules, RulesError, house_rule
from watten_app.variants import bavarian
from watten_app.variants.variant import Variant

VARIANTS: dict[str, Variant] = {
    module.VARIANT.rules.variant: module.VARIANT for module in (bavarian,)
}

__all__ = ["VARIANTS", "Variant", "rules_of", "spec_of"]


def rules_of(spec: Any) -> Rules:
    """The rules that a record names: a variant, or an object with it and its house rules.

    Raises:
        RulesError: with a sentence, if there is no such variant or rule, or a value is wrong.
    """
    if isinstance(spec, str):
        spec = {"variant": spec}
    if not isinstance(spec, dict) or not isinstance(spec.get("variant"), str):
        raise RulesError("rules name a variant, or are an object with `variant` and house rules")
    name = spec["variant"]
    if name not in VARIANTS:
        raise RulesError(f"there is no variant {name!r}; there is {', '.join(VARIANTS)}")
    changes = {rule: house_rule(rule, value) for rule, value in spec.items() if rule != "variant"}
    return replace(VARIANTS[name].rules, **changes)


def spec_of(rules: Rules) -> dict[str, Any]:
    """The rules as they stand in a record: the variant and what differs from its preset."""
    preset = VARIANTS[rules.variant].rules
    return {"variant": rules.variant} | {
        name: rules.value_as_record(name)
        for name in Rules.house_rules()
        if getattr(rules, name) != getattr(preset, name)
    }
