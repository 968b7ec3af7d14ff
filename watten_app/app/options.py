"""What a new match is made from: variant, target, computers, house rules."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from watten_app.app.house_rules import BY_NAME, HouseRule, house_rules_for, in_a_record
from watten_app.app.people import ALONE, LONGEST_NAME, People, read_people
from watten_app.engine import Rules, RulesError
from watten_app.engine.house_rule import house_rule
from watten_app.engine.rules import EIGHT, PACK_OF_EIGHT, TARGETS
from watten_app.engine.unplayable import Unplayable
from watten_app.players import YARDSTICKS, Level
from watten_app.store import Storage, find, keep
from watten_app.variants import VARIANTS, rules_of

logger = logging.getLogger(__name__)

KEY, SCHEMA = "options", 1
NAMES = ("Resi", "Hias", "Luis", "Vroni", "Sepp", "Moni", "Xaver")
"""From seat 1 on, for as many computers as there can be."""

OTHER_NAMES = (
    *("Resi", "Vroni", "Leni", "Zenzi", "Kathi", "Moni", "Hias", "Luis", "Sepp", "Xaver"),
    *("Girgl", "Toni", "Korbinian"),
)
"""The names the computers can have."""

PLAYERS = (2, 3, 4, 5, 6, 8)
"""How many can play."""

USUAL_PLAYERS = 4
_OTHER_KINDS = (Unplayable.PLAYERS, Unplayable.PLAYERS_BOHEMIAN)
"""Why so many never play this kind of game, whatever the house rules."""

LEVELS = tuple(level for level in Level if level not in YARDSTICKS)
"""The levels a person may choose; the frozen yardsticks are for measuring."""

OFFERED = tuple(VARIANTS)
"""The variants a person may choose."""

_BY_COUNTRY = {"AT": "tyrolean", "IT": "south_tyrolean"}
_BY_LANGUAGE = {"it": "south_tyrolean", "lld": "south_tyrolean"}


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchOptions:
    """The choices of one match; `house` are the house rules that differ from the variant's.

    Names and levels are there for the most who can play; who is too many just waits.
    """

    variant: str = "bavarian"
    players: int = USUAL_PLAYERS
    target: int = 15
    levels: tuple[str, ...] = (LEVELS[0].value,) * len(NAMES)
    names: tuple[str, ...] = NAMES
    house: tuple[tuple[str, Any], ...] = ()
    people: People = ALONE

    @property
    def seated(self) -> tuple[tuple[str, str], ...]:
        """From seat 1 on who sits there: the name, and the level, which a person has none of."""
        people = self.people.seats
        taken = {self.people.name_at(seat) for seat in people} if self.people.share else set()
        seated: list[tuple[str, str]] = []
        for seat in range(1, self.players):
            name, level = self.names[seat - 1], self.levels[seat - 1]
            if seat in people:
                name, level = self.people.name_at(seat) or "", ""
            elif name in taken:
                # a computer makes way for a person of his name
                name = next(one for one in OTHER_NAMES if one not in {*taken, *self.names})
            taken.add(name)
            seated.append((name, level))
        return tuple(seated)

    @property
    def name(self) -> str:
        """Who sits at seat 0: nobody by name where one plays alone."""
        return self.people.names[0] if self.people.share else ""

    @property
    def alone(self) -> "MatchOptions":
        """These options for one person alone."""
        return replace(self, people=replace(self.people, seats=(0,)))

    @property
    def rules(self) -> Rules:
        """The rules these choices come to; eight have a pack of their own (section 9).

        Raises:
            RulesError: if they do not fit together; `fault` tells before.
        """
        house = {name: in_a_record(value) for name, value in self.house}
        if self.players == EIGHT:
            house["pack"] = PACK_OF_EIGHT
        return rules_of({"variant": self.variant, "target": self.target} | house)

    @property
    def fault(self) -> RulesError | None:
        """Why these choices cannot be played; None if they can."""
        try:
            self.rules.check_players(self.players)
        except RulesError as error:
            return error
        return None

    @property
    def companies(self) -> Mapping[int, RulesError | None]:
        """How many play this kind of game, with the reason why so many cannot by these choices."""
        faults = {number: self.with_players(number).fault for number in PLAYERS}
        return {
            number: fault
            for number, fault in faults.items()
            if fault is None or fault.reason not in _OTHER_KINDS
        }

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """The house rules that have an effect beside these choices."""
        return house_rules_for(self.rules, self.players)

    def with_variant(self, variant: str) -> "MatchOptions":
        """These options for another variant as it is usually played, to its own target."""
        if variant == self.variant:
            return self
        target = VARIANTS[variant].rules.target
        changed = replace(self, variant=variant, target=target, house=())
        return changed if changed.fault is None else changed.with_players(USUAL_PLAYERS)

    def with_players(self, players: int) -> "MatchOptions":
        """These options for so many; eight bring their forty cards (`rules`)."""
        return replace(self, players=players, people=self.people.at(players))

    def value_of(self, rule: str) -> Any:
        """What a house rule is set to."""
        return getattr(self.rules, rule)

    def usual(self, rule: str) -> Any:
        """What a house rule is set to where the variant is at home."""
        return getattr(VARIANTS[self.variant].rules, rule)

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
        if value != self.usual(rule):
            house[rule] = value
        return replace(self, house=tuple(sorted(house.items())))


def variant_at_home(tag: str) -> str:
    """The variant that is played where a browser's tag (`de-AT`, `it`) is at home."""
    language, *others = tag.replace("_", "-").split("-")
    for one in others:
        if one.upper() in _BY_COUNTRY:
            return _BY_COUNTRY[one.upper()]
    return _BY_LANGUAGE.get(language.lower(), MatchOptions().variant)


def keep_options(storage: Storage, options: MatchOptions) -> None:
    """Remember the choices for the next match."""
    house = [[rule, in_a_record(value)] for rule, value in options.house]
    keep(storage, KEY, asdict(replace(options, house=())) | {"house": house}, SCHEMA)


def read_options(storage: Storage) -> MatchOptions:
    """The choices of the last match; what does not fit takes its default. Never raises.

    House rules that do not fit together any more are left out, all of them.
    """
    data = find(storage, KEY, SCHEMA)
    if not isinstance(data, dict):
        return MatchOptions()
    usual = MatchOptions()
    variant = data.get("variant")
    target, players = data.get("target"), data.get("players")
    options = MatchOptions(
        players=players if players in PLAYERS else usual.players,
        variant=variant if isinstance(variant, str) and variant in OFFERED else usual.variant,
        target=target if type(target) is int and target in TARGETS else usual.target,
        levels=_levels(data.get("levels")),
        names=_names(data.get("names")),
        house=_house(data.get("house")),
    )
    options = replace(options, people=_people(data, options.players))
    if options.fault is None:
        return options
    logger.warning("the choices kept are not played: %s", options.fault)
    options = replace(options, house=())
    return options if options.fault is None else usual


def _people(data: dict[str, Any], players: int) -> People:
    kept = data.get("people")
    if not isinstance(kept, dict):
        return ALONE
    return read_people(kept.get("seats"), kept.get("names"), players)


def _names(data: Any) -> tuple[str, ...]:
    """The kept names in their places, and for each place that has none one that is free."""
    kept = _fitting(data, lambda text: 0 < len(text.strip()) <= LONGEST_NAME)
    names: list[str] = []
    for own, usual in zip(kept, NAMES, strict=True):
        free = (n for n in (usual, *NAMES, *OTHER_NAMES) if n not in {*names, *kept})
        names.append(own if own and own not in names else next(free))
    return tuple(names)


def _levels(data: Any) -> tuple[str, ...]:
    """The kept levels in their places; who has none plays as well as the one before."""
    levels: list[str] = []
    for own in _fitting(data, lambda text: text in LEVELS):
        levels.append(own or (levels[-1] if levels else LEVELS[0].value))
    return tuple(levels)


def _fitting(data: Any, fits: Callable[[str], bool]) -> tuple[str | None, ...]:
    """The texts of a kept list that fit, by seat; None where there is none."""
    texts = data[: len(NAMES)] if isinstance(data, list) else []
    kept = (text if isinstance(text, str) and fits(text) else None for text in texts)
    return (*kept, *(None,) * (len(NAMES) - len(texts)))


def _house(data: Any) -> tuple[tuple[str, Any], ...]:
    if not isinstance(data, list):
        return ()
    found: dict[str, Any] = {}
    for entry in data:
        try:
            rule, value = entry
            if rule in BY_NAME:
                found[rule] = house_rule(rule, value)
        except (TypeError, ValueError):
            continue
    return tuple(sorted(found.items()))
