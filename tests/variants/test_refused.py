"""What rules.md, section 9, refuses, and nothing else; and a variant added by one file alone."""

import json
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.kit import watten
from tests.reference.presets import PRESETS, VALUES, refused
from watten_app.engine import Card, Match, MatchError, RulesError, Unplayable
from watten_app.engine.rules import Rules, Signs
from watten_app.variants import VARIANTS, rules_of
from watten_app.variants.variant import Variant

BLIND = {"variant": "blind"}
SOUTH = {"variant": "south_tyrolean"}
BOHEMIAN = {"variant": "bohemian"}
REFUSED: list[tuple[Any, int, str, Unplayable]] = [
    (
        "bavarian",
        8,
        "eight players need 40 cards, and 40 cards eight players",
        Unplayable.EIGHT_FORTY,
    ),
    (
        {"variant": "bavarian", "pack": 40},
        4,
        "eight players need 40 cards, and 40 cards eight players",
        Unplayable.EIGHT_FORTY,
    ),
    ("blind", 3, "announce blind is not played by three", Unplayable.HIDDEN_THREE),
    ("ladinern", 3, "announce bottom is not played by three", Unplayable.HIDDEN_THREE),
    (
        BLIND | {"signs": "partner"},
        4,
        "announce blind forbids signs: set signs to off",
        Unplayable.HIDDEN_SIGNS,
    ),
    (
        {"variant": "bavarian", "announce": "bottom"},
        4,
        "announce bottom forbids signs: set signs to off",
        Unplayable.HIDDEN_SIGNS,
    ),
    (
        BLIND | {"follow_scope": "all"},
        4,
        "announce blind binds only the announcers to follow",
        Unplayable.HIDDEN_SCOPE,
    ),
    (
        SOUTH | {"announce": "bottom", "follow_scope": "all"},
        4,
        "announce bottom binds only the announcers to follow",
        Unplayable.HIDDEN_SCOPE,
    ),
    (
        {"variant": "tyrolean", "schlecken": True},
        4,
        "schlecken needs Kritische, and none are played",
        Unplayable.SCHLECKEN_NO_CRITICAL,
    ),
    (
        {"variant": "bavarian", "schlecken": True, "critical": []},
        4,
        "schlecken needs Kritische, and none are played",
        Unplayable.SCHLECKEN_NO_CRITICAL,
    ),
    (
        {"variant": "bavarian", "schlecken": True, "pack": 40},
        8,
        "schlecken is not played with 40 cards",
        Unplayable.SCHLECKEN_FORTY,
    ),
    (
        {"variant": "bavarian", "critical": ["S6"]},
        4,
        "the Kritischer S6 is not in a pack of 32 cards",
        Unplayable.CRITICAL_NOT_IN_PACK,
    ),
    (
        {"variant": "bavarian", "critical": ["HK", "HK"]},
        4,
        "a Kritischer is named twice",
        Unplayable.CRITICAL_TWICE,
    ),
    (
        BOHEMIAN | {"follow": "free"},
        4,
        "follow: bohemian is played in the variant bohemian, and only there",
        Unplayable.BOHEMIAN_ONLY,
    ),
    (
        BOHEMIAN | {"announce": "open"},
        4,
        "follow: bohemian and announce: turned belong together",
        Unplayable.BOHEMIAN_ONLY,
    ),
    ("bohemian", 7, "Böhmisch is played by two to six", Unplayable.PLAYERS_BOHEMIAN),
    ("bohemian", 8, "Böhmisch is played by two to six", Unplayable.PLAYERS_BOHEMIAN),
    (
        BOHEMIAN | {"pack": 40},
        5,
        "eight players need 40 cards, and 40 cards eight players",
        Unplayable.EIGHT_FORTY,
    ),
    (
        {"variant": "bavarian", "follow": "bohemian"},
        4,
        "follow: bohemian is played in the variant bohemian, and only there",
        Unplayable.BOHEMIAN_ONLY,
    ),
    (
        {"variant": "bavarian", "announce": "turned"},
        4,
        "follow: bohemian and announce: turned belong together",
        Unplayable.BOHEMIAN_ONLY,
    ),
    (
        {"variant": "bavarian", "follow": "bohemian", "announce": "turned"},
        4,
        "follow: bohemian is played in the variant bohemian, and only there",
        Unplayable.BOHEMIAN_ONLY,
    ),
    ("bavarian", 5, "players is one of 2, 3, 4, 6 and 8, not 5", Unplayable.PLAYERS),
    ("bavarian", 1, "players is one of 2, 3, 4, 6 and 8, not 1", Unplayable.PLAYERS),
]
ACCEPTED: list[tuple[Any, int]] = [
    ("blind", 2),
    ("groeden", 6),
    (BLIND | {"announce": "open", "signs": "all"}, 3),
    (SOUTH | {"announce": "blind"}, 4),
    (BLIND | {"follow_scope": "announcers"}, 4),
    ({"variant": "bavarian", "schlecken_bluff": True, "critical": []}, 4),
    ({"variant": "bavarian", "pack": 40, "last_trick": "tirol", "signs": "all"}, 8),
    (
        BOHEMIAN
        | {"target": 11, "guater": 2, "fist": True, "schlecken": True, "machine": "choice"},
        6,
    ),
    ({"variant": "kritisch", "weli": "trump", "blind_reveal": "first_trick"}, 4),
    ("bohemian", 5),
]


def reason(spec: Any, players: int) -> str | None:
    """Why the rules are refused for so many players; None if they are not."""
    try:
        Match.new(rules_of(spec), players)
    except (RulesError, MatchError) as error:
        return str(error)
    return None


@pytest.mark.parametrize(("spec", "players", "why", "code"), REFUSED, ids=str)
def test_refused_with_the_reason(spec: Any, players: int, why: str, code: Unplayable) -> None:
    assert reason(spec, players) == why
    with pytest.raises(RulesError) as caught:
        rules_of(spec).check_players(players)
    assert (str(caught.value), caught.value.reason) == (why, code)


def test_every_reason_is_held() -> None:
    assert {code for _, _, _, code in REFUSED} == set(Unplayable) - {Unplayable.VALUE}


def test_a_kritischer_that_is_not_in_the_pack_is_named() -> None:
    with pytest.raises(RulesError) as caught:
        rules_of({"variant": "bavarian", "critical": ["HK", "S6"]})
    assert caught.value.card == Card.parse("S6")


@pytest.mark.parametrize(("spec", "players"), ACCEPTED, ids=str)
def test_a_house_rule_without_effect_is_accepted(spec: Any, players: int) -> None:
    assert reason(spec, players) is None


def test_nothing_else_is_refused() -> None:
    random = Random(9)
    for _ in range(3_000):
        spec: dict[str, Any] = {"variant": random.choice(sorted(PRESETS))}
        for name in random.sample(sorted(VALUES), random.randint(0, 6)):
            spec[name] = random.choice(VALUES[name])
        players = random.randint(1, 9)
        assert (reason(spec, players) is not None) == refused(spec, players), (spec, players)


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_the_preset_is_as_in_the_table_of_variants(name: str) -> None:
    rules = rules_of(name)
    assert {rule: rules.value_as_record(rule) for rule in Rules.house_rules()} == PRESETS[name]


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_says_what_it_is_called_where_it_is_played_and_who_says_so(name: str) -> None:
    variant = VARIANTS[name]
    assert set(variant.names) == {"de", "it", "en"}
    assert variant.place
    assert variant.source.startswith("http")


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name in VALUES for value in VALUES[name]], ids=str
)
def test_every_house_rule_takes_every_value_of_its_list(name: str, value: Any) -> None:
    spec: dict[str, Any] = {"variant": "bavarian", name: value}
    if value in ("blind", "bottom"):
        spec["signs"] = "off"
    if value in ("turned", "bohemian"):
        spec = BOHEMIAN | {name: value}
    assert rules_of(spec).value_as_record(name) == value


@pytest.mark.parametrize(
    ("name", "value"),
    list(product(sorted({*VALUES, "critical"}), ["sometimes", 7, None, 1.5, 1.0, [1], {}])),
    ids=str,
)
def test_a_value_outside_its_list_is_refused(name: str, value: Any) -> None:
    with pytest.raises(RulesError):
        rules_of({"variant": "bavarian", name: value})


def test_a_variant_is_one_file_and_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    village = Variant(
        rules=Rules(variant="village", pack=33, beaster=True, signs=Signs.OFF, target=11),
        names={"de": "Dorf", "it": "Paese", "en": "Village"},
        lines={"de": "Nur hier.", "en": "Only here."},
        place="one village",
        source="https://example.org",
    )
    monkeypatch.setitem(VARIANTS, "village", village)
    record = {
        "format": "watten-record",
        "version": 1,
        "rules": {"variant": "village", "target": 13},
        "deals": [{"dealer": 3, "seed": 5, "actions": ["0 schlag 6", "3 trump H"]}],
    }
    run = watten("replay", "-", given=json.dumps(record))
    assert run.lines[0]["to_act"] == [0]
    assert any(line["variant"] == "village" for line in watten("variants").lines)
    for level in ("easy", "greedy"):
        fight = f"arena --a {level} --b random --variant village --deals 3 --seed 1".split()
        assert watten(*fight).status == 0
