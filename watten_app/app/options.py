"""What a new match is made from: variant, target, computers, house rules."""

import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from watten_app.engine import Rules, RulesError
from watten_app.engine.cards import WELI
from watten_app.engine.house_rule import house_rule
from watten_app.engine.rules import (
    TARGETS,
    WITH_WELI,
    Announce,
    BlindReveal,
    Bummerl,
    Dealing,
    Follow,
    FollowScope,
    Guater,
    LastTrick,
    Machine,
    OpenTrick,
    RaiseCap,
    Tense,
    Weli,
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
PLAYERS = (2, 4)
"""How many can play."""

LEVELS = tuple(level for level in Level if level not in (Level.RANDOM, Level.GREEDY))
"""The levels a person may choose; the frozen yardsticks are for measuring."""

OFFERED = tuple(name for name, variant in VARIANTS.items() if not variant.rules.bohemian)
"""The variants a person may choose."""

HOUSE_RULES: Mapping[str, tuple[Any, ...]] = {
    "better": (True, False),
    "swap": (True, False),
    "blind_reveal": tuple(BlindReveal),
    "open_trick": tuple(OpenTrick),
    "follow": tuple(follow for follow in Follow if follow is not Follow.BOHEMIAN),
    "follow_scope": tuple(FollowScope),
    "spare_partner": (False, True),
    "franconian": (False, True),
    "pfeffer": (False, True),
    "guater": tuple(Guater),
    "beaster": (False, True),
    "weli": tuple(Weli),
    "tense": tuple(Tense),
    "reraise": (True, False),
    "raise_cap": tuple(RaiseCap),
    "last_trick": tuple(LastTrick),
    "machine": tuple(Machine),
    "deal": tuple(Dealing),
    "bummerl": tuple(Bummerl),
}
"""The house rules a person may choose, with their values."""


def _has_effect(rule: str, rules: Rules, players: int) -> bool:
    """Whether a house rule changes anything beside the others that are chosen."""
    match rule:
        case "spare_partner":
            return rules.follow is Follow.HAUPTSCHLAG and players > 2
        case "pfeffer":
            return rules.follow is Follow.HAUPTSCHLAG
        case "franconian":
            return rules.follow is Follow.HAUPTSCHLAG and bool(rules.critical)
        case "follow_scope":
            return rules.follow is not Follow.FREE and not rules.hidden and players > 2
        case "better":
            return rules.announce is not Announce.BOTTOM
        case "swap":
            return not rules.hidden
        case "blind_reveal":
            return rules.announce is Announce.BLIND and players > 2
        case "open_trick":
            return rules.hidden and players > 2
        case "weli":
            return rules.pack == WITH_WELI and WELI not in rules.critical
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchOptions:
    """The choices of one match; `house` are the house rules that differ from the variant's.

    Names and levels are there for the most who can play; who is too many just waits.
    """

    variant: str = "bavarian"
    players: int = 4
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

    @property
    def house_rules(self) -> Mapping[str, tuple[Any, ...]]:
        """The house rules that have an effect beside these choices, with their values."""
        rules = self.rules
        return {
            name: values
            for name, values in HOUSE_RULES.items()
            if _has_effect(name, rules, self.players)
        }

    def with_variant(self, variant: str) -> "MatchOptions":
        """These options for another variant as it is usually played, to its own target."""
        if variant == self.variant:
            return self
        return replace(self, variant=variant, target=VARIANTS[variant].rules.target, house=())

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
    target, players = data.get("target"), data.get("players")
    return MatchOptions(
        players=players if players in PLAYERS else usual.players,
        variant=variant if isinstance(variant, str) and variant in OFFERED else usual.variant,
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
