"""What a new match is made from: variant, target, computers, house rules."""

import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from watten_app.engine import Rules, RulesError
from watten_app.engine.house_rule import house_rule
from watten_app.engine.rules import (
    TARGETS,
    Bummerl,
    Dealing,
    RaiseCap,
    Tense,
)
from watten_app.players import Level
from watten_app.store import Storage, find, keep
from watten_app.variants import VARIANTS, rules_of

logger = logging.getLogger(__name__)

KEY, SCHEMA = "options", 1
NAMES = ("Resi", "Hias", "Luis")
"""From seat 1 on: the opponent on the left, the partner, the opponent on the right."""

OTHER_NAMES = (
    *("Resi", "Vroni", "Leni", "Zenzi", "Kathi", "Moni", "Hias", "Luis", "Sepp", "Xaver"),
    *("Girgl", "Toni", "Korbinian"),
)
"""The names the computers can have."""

LONGEST_NAME = 12
LEVELS = tuple(level for level in Level if level not in (Level.RANDOM, Level.GREEDY))
"""The levels a person may choose; the frozen yardsticks are for measuring."""

HOUSE_RULES: Mapping[str, tuple[Any, ...]] = {
    "better": (True, False),
    "swap": (True, False),
    "reraise": (True, False),
    "spare_partner": (False, True),
    "franconian": (False, True),
    "pfeffer": (False, True),
    "tense": tuple(Tense),
    "raise_cap": tuple(RaiseCap),
    "deal": tuple(Dealing),
    "bummerl": tuple(Bummerl),
}
"""The house rules a person may choose, with their values."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchOptions:
    """The choices of one match; `house` are the house rules that differ from the variant's."""

    variant: str = "bavarian"
    target: int = 15
    levels: tuple[str, ...] = (LEVELS[0].value,) * 3
    names: tuple[str, ...] = NAMES
    house: tuple[tuple[str, Any], ...] = ()

    @property
    def rules(self) -> Rules:
        """The rules these choices come to."""
        spec = {"variant": self.variant, "target": self.target} | dict(self.house)
        try:
            return rules_of(spec)
        except RulesError:
            logger.exception("the options %s are not played", spec)
            return next(iter(VARIANTS.values())).rules

    def value_of(self, rule: str) -> Any:
        """What a house rule is set to."""
        return getattr(self.rules, rule)

    def with_next_name(self, place: int) -> "MatchOptions":
        """These options with another name, which nobody else has, for seat `place` + 1."""
        old = self.names[place]
        first = OTHER_NAMES.index(old) + 1 if old in OTHER_NAMES else 0
        in_turn = OTHER_NAMES[first:] + OTHER_NAMES[:first]
        name = next(name for name in in_turn if name not in self.names)
        return replace(self, names=(*self.names[:place], name, *self.names[place + 1 :]))

    def with_rule(self, rule: str, value: Any) -> "MatchOptions":
        """These options with a house rule set."""
        house = {name: kept for name, kept in self.house if name != rule}
        if value != getattr(VARIANTS[self.variant].rules, rule):
            house[rule] = value
        return replace(self, house=tuple(sorted(house.items())))


def keep_options(storage: Storage, options: MatchOptions) -> None:
    """Remember the choices for the next match."""
    keep(storage, KEY, asdict(options), SCHEMA)


def read_options(storage: Storage) -> MatchOptions:
    """The choices of the last match; what does not fit takes its default. Never raises."""
    data = find(storage, KEY, SCHEMA)
    if not isinstance(data, dict):
        return MatchOptions()
    usual = MatchOptions()
    variant = data.get("variant")
    target = data.get("target")
    return MatchOptions(
        variant=variant if isinstance(variant, str) and variant in VARIANTS else usual.variant,
        target=target if type(target) is int and target in TARGETS else usual.target,
        levels=_texts(data.get("levels"), usual.levels, tuple(LEVELS)),
        names=_texts(data.get("names"), usual.names, None),
        house=_house(data.get("house")),
    )


def _texts(data: Any, usual: tuple[str, ...], known: tuple[str, ...] | None) -> tuple[str, ...]:
    if not isinstance(data, list) or len(data) != len(usual):
        return usual
    return tuple(
        text
        if isinstance(text, str)
        and 0 < len(text.strip()) <= LONGEST_NAME
        and (known is None or text in known)
        else default
        for text, default in zip(data, usual, strict=True)
    )


def _house(data: Any) -> tuple[tuple[str, Any], ...]:
    if not isinstance(data, list):
        return ()
    found: dict[str, Any] = {}
    for entry in data:
        try:
            rule, value = entry
            if rule in HOUSE_RULES:
                found[rule] = house_rule(rule, value)
        except (TypeError, ValueError):
            continue
    return tuple(sorted(found.items()))
