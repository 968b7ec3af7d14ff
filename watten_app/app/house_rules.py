"""The house rules a person may choose: each one line, with its values and where it matters.

A rule stands here, in the engine's `Rules`, and with its words in the catalogues (`house.<name>`,
`house.<name>.line`, and `house.<name>.<value>` for each value that is not on or off).
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from watten_app.engine import Card, Rules, Suit
from watten_app.engine.cards import WELI
from watten_app.engine.rules import (
    EIGHT,
    PENALTY_POINTS,
    WITH_WELI,
    Announce,
    BlindReveal,
    Bummerl,
    Dealing,
    Direction,
    Follow,
    FollowScope,
    Guater,
    LastTrick,
    Machine,
    OpenTrick,
    Overshoot,
    Peek,
    Penalties,
    RaiseCap,
    Signs,
    Tense,
    Weli,
)
from watten_app.variants import VARIANTS

type Matters = Callable[[Rules, int], bool]


class Group(StrEnum):
    """The headings under which the rules stand, in the order of a deal."""

    CARDS = "cards"
    CUTTING = "cutting"
    ANNOUNCING = "announcing"
    PLAYING = "playing"
    RAISING = "raising"
    END = "end"


def _always(_rules: Rules, _players: int) -> bool:
    return True


def _two_sided(rules: Rules, _players: int) -> bool:
    return not rules.bohemian


def _alone(rules: Rules, _players: int) -> bool:
    return rules.bohemian


def _bound(rules: Rules, _players: int) -> bool:
    return rules.follow is Follow.HAUPTSCHLAG


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One house rule: its name in a record, its values, and whether it changes anything.

    Attributes:
        matters: whether it has an effect beside the rules chosen, for so many players.
    """

    name: str
    group: Group
    values: tuple[Any, ...] = (False, True)
    matters: Matters = _always


USUAL_CRITICAL = tuple(
    dict.fromkeys(((), *(one.rules.critical for one in VARIANTS.values() if one.rules.critical)))
)
"""None, and the lists of Kritische that are played somewhere (section 9)."""

ANNOUNCEMENTS = tuple(one for one in Announce if one is not Announce.TURNED)
OBLIGATIONS = tuple(follow for follow in Follow if follow is not Follow.BOHEMIAN)
PACKS = (32, WITH_WELI)

HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule("critical", Group.CARDS, USUAL_CRITICAL),
    HouseRule("pack", Group.CARDS, PACKS, lambda rules, _: rules.pack in PACKS),
    HouseRule(
        "weli",
        Group.CARDS,
        tuple(Weli),
        lambda rules, _: rules.pack == WITH_WELI and WELI not in rules.critical,
    ),
    HouseRule("guater", Group.CARDS, tuple(Guater), _two_sided),
    HouseRule("beaster", Group.CARDS, matters=_two_sided),
    HouseRule("schlecken", Group.CUTTING, matters=lambda rules, _: rules.pack in PACKS),
    HouseRule("schlecken_bluff", Group.CUTTING, matters=lambda rules, _: rules.schlecken),
    HouseRule("peek", Group.CUTTING, tuple(Peek)),
    HouseRule("fist", Group.CUTTING, matters=lambda _, players: players != EIGHT),
    HouseRule(
        "deal",
        Group.CUTTING,
        tuple(Dealing),
        lambda rules, players: _two_sided(rules, players) and players != EIGHT,
    ),
    HouseRule("direction", Group.CUTTING, tuple(Direction), lambda _, players: players > 2),
    HouseRule("announce", Group.ANNOUNCING, ANNOUNCEMENTS, _two_sided),
    HouseRule(
        "blind_reveal",
        Group.ANNOUNCING,
        tuple(BlindReveal),
        lambda rules, players: rules.announce is Announce.BLIND and players > 2,
    ),
    HouseRule(
        "better",
        Group.ANNOUNCING,
        (True, False),
        lambda rules, players: (
            rules.announce in (Announce.OPEN, Announce.BLIND) and players not in (3, 6)
        ),
    ),
    HouseRule(
        "swap",
        Group.ANNOUNCING,
        (True, False),
        lambda rules, players: rules.announce is Announce.OPEN and players != 3,
    ),
    HouseRule("turned_schlag", Group.ANNOUNCING, (True, False), _alone),
    HouseRule(
        "no_leave",
        Group.ANNOUNCING,
        (Suit.HEARTS, Suit.ACORNS, Suit.LEAVES, Suit.BELLS),
        lambda rules, players: _alone(rules, players) and players > 2,
    ),
    HouseRule("machine", Group.ANNOUNCING, tuple(Machine), _two_sided),
    HouseRule("follow", Group.PLAYING, OBLIGATIONS, _two_sided),
    HouseRule(
        "follow_scope",
        Group.PLAYING,
        tuple(FollowScope),
        lambda rules, players: (
            rules.follow not in (Follow.FREE, Follow.BOHEMIAN) and not rules.hidden and players > 2
        ),
    ),
    HouseRule(
        "spare_partner",
        Group.PLAYING,
        matters=lambda rules, players: _bound(rules, players) and players > 2,
    ),
    HouseRule(
        "franconian",
        Group.PLAYING,
        matters=lambda rules, players: _bound(rules, players) and bool(rules.critical),
    ),
    HouseRule("pfeffer", Group.PLAYING, matters=_bound),
    HouseRule(
        "open_trick",
        Group.PLAYING,
        tuple(OpenTrick),
        lambda rules, players: rules.hidden and players > 2,
    ),
    HouseRule(
        "signs",
        Group.PLAYING,
        tuple(Signs),
        lambda rules, players: players == 4 and _two_sided(rules, players) and not rules.hidden,
    ),
    HouseRule("penalties", Group.PLAYING, tuple(Penalties), _two_sided),
    HouseRule("face_down", Group.RAISING, matters=_two_sided),
    HouseRule("reraise", Group.RAISING, (True, False), _two_sided),
    HouseRule("raise_cap", Group.RAISING, tuple(RaiseCap), _two_sided),
    HouseRule(
        "last_trick",
        Group.RAISING,
        tuple(LastTrick),
        lambda rules, players: _two_sided(rules, players) and players != EIGHT,
    ),
    HouseRule(
        "penalty_points",
        Group.RAISING,
        PENALTY_POINTS,
        lambda rules, _: rules.penalties is Penalties.PUNISH and not rules.bohemian,
    ),
    HouseRule("tense", Group.END, tuple(Tense), _two_sided),
    HouseRule("overshoot", Group.END, tuple(Overshoot), _alone),
    HouseRule("bummerl", Group.END, tuple(Bummerl)),
)
"""All of them, in the order in which they are offered."""

BY_NAME = {rule.name: rule for rule in HOUSE_RULES}


def house_rules_for(rules: Rules, players: int) -> tuple[HouseRule, ...]:
    """The house rules that change something beside these rules, for so many players."""
    return tuple(rule for rule in HOUSE_RULES if rule.matters(rules, players))


def in_a_record(value: Any) -> Any:
    """A chosen value as `house_rule` reads it: cards are written out."""
    return [str(card) for card in value] if isinstance(value, tuple) else value


def critical_lists(usual: tuple[Card, ...], now: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """The lists of Kritische to choose from: the variant's own first, and what is chosen now."""
    return tuple(dict.fromkeys((usual, *USUAL_CRITICAL, now)))
