"""The variants by name, and house rules as differences from them (rules.md, section 9)."""

from dataclasses import replace
from typing import Any

from watten_app.engine.house_rule import house_rule
from watten_app.engine.rules import Announce, Follow, FollowScope, Rules
from watten_app.engine.unplayable import RulesError, Unplayable
from watten_app.variants import (
    bavarian,
    blind,
    bohemian,
    carinthian,
    franconian,
    groeden,
    kritisch,
    ladinern,
    north_tyrolean,
    south_tyrolean,
    tyrolean,
)
from watten_app.variants.variant import Variant

VARIANTS: dict[str, Variant] = {
    module.VARIANT.rules.variant: module.VARIANT
    for module in (
        bavarian,
        franconian,
        kritisch,
        carinthian,
        tyrolean,
        north_tyrolean,
        south_tyrolean,
        blind,
        ladinern,
        groeden,
        bohemian,
    )
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
    preset = VARIANTS[name].rules
    if (changes.get("follow", preset.follow) is Follow.BOHEMIAN) != preset.bohemian:
        raise RulesError(
            "follow: bohemian is played in the variant bohemian, and only there",
            Unplayable.BOHEMIAN_ONLY,
        )
    if "announce" in changes and "follow_scope" not in changes:
        changes["follow_scope"] = _scope(preset, changes["announce"])
    return replace(preset, **changes)


def spec_of(rules: Rules) -> dict[str, Any]:
    """The rules as they stand in a record: the variant and what differs from its preset."""
    preset = VARIANTS[rules.variant].rules
    usual = {name: getattr(preset, name) for name in Rules.house_rules()}
    usual["follow_scope"] = _scope(preset, rules.announce)
    return {"variant": rules.variant} | {
        name: rules.value_as_record(name)
        for name, value in usual.items()
        if getattr(rules, name) != value
    }


def _scope(preset: Rules, announce: Announce) -> FollowScope:
    """Whom the obligation binds if a record does not say: in hidden deals the announcers (R18)."""
    hidden = announce in (Announce.BLIND, Announce.BOTTOM)
    return FollowScope.ANNOUNCERS if hidden else preset.follow_scope
