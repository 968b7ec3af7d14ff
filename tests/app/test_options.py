"""The choices of a new match: always playable, remembered, read from anything."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.app.fake_page import FakePage, StoppedClock
from watten_app.app.house import House
from watten_app.app.house_rules import BY_NAME, HOUSE_RULES
from watten_app.app.options import (
    KEY,
    NAMES,
    OFFERED,
    OTHER_NAMES,
    SCHEMA,
    MatchOptions,
    keep_options,
    read_options,
)
from watten_app.engine import Card, Rules, Unplayable
from watten_app.engine.rules import TARGETS, Announce, Follow, Penalties, Signs, Tense
from watten_app.store import MemoryStorage, keep
from watten_app.variants import VARIANTS

RULES = st.sampled_from([(rule.name, value) for rule in HOUSE_RULES for value in rule.values])
NOT_HERE = {"target"}
"""It has a row of its own."""
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
        changed = options.with_rule(rule, value)
        if changed.fault is None:
            options = changed
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
    assert len(set(options.names)) == len(options.levels) == 7


@pytest.mark.parametrize("variant", OFFERED)
def test_a_variant_comes_as_it_is_usually_played(variant: str) -> None:
    changed = MatchOptions().with_rule("better", False)
    options = replace(changed, target=21, variant="").with_variant(variant)
    assert options.rules == VARIANTS[variant].rules


@pytest.mark.parametrize("variant", OFFERED)
def test_every_house_rule_offered_can_be_set_and_set_back_or_says_why_not(variant: str) -> None:
    usual = MatchOptions(variant="").with_variant(variant)
    for rule in usual.house_rules:
        now = usual.value_of(rule.name)
        assert now in rule.values
        for value in rule.values:
            changed = usual.with_rule(rule.name, value)
            assert changed.with_rule(rule.name, now) == usual
            if changed.fault is None:
                assert changed.value_of(rule.name) == value
            else:
                assert changed.fault.reason is not Unplayable.VALUE


def test_every_house_rule_of_the_engine_can_be_chosen() -> None:
    assert set(Rules.house_rules()) - set(BY_NAME) <= NOT_HERE


def offered(options: MatchOptions) -> set[str]:
    return {rule.name for rule in options.house_rules}


def test_only_house_rules_with_an_effect_are_offered() -> None:
    bavarian, tyrolean = MatchOptions(), MatchOptions().with_variant("tyrolean")
    assert "weli" in offered(tyrolean)
    assert not {"franconian", "pfeffer", "spare_partner"} & offered(tyrolean)
    free = tyrolean.with_rule("follow", Follow.FREE)
    assert "follow_scope" in offered(tyrolean)
    assert "follow_scope" not in offered(free)
    assert "weli" not in offered(bavarian)
    assert "weli" not in offered(MatchOptions().with_variant("kritisch"))
    assert "schlecken_bluff" not in offered(bavarian)
    assert "schlecken_bluff" in offered(bavarian.with_rule("schlecken", True))
    assert "penalty_points" not in offered(bavarian)
    assert "penalty_points" in offered(bavarian.with_rule("penalties", Penalties.PUNISH))
    assert "signs" not in offered(MatchOptions().with_variant("blind"))
    assert not {"signs", "direction", "spare_partner"} & offered(replace(bavarian, players=2))


def test_what_does_not_fit_together_is_a_fault_with_the_reason() -> None:
    bavarian = MatchOptions()
    cases = {
        Unplayable.SCHLECKEN_NO_CRITICAL: bavarian.with_rule("schlecken", True).with_rule(
            "critical", ()
        ),
        Unplayable.CRITICAL_NOT_IN_PACK: bavarian.with_rule("critical", (Card.parse("S6"),)),
        Unplayable.HIDDEN_SIGNS: bavarian.with_rule("announce", Announce.BLIND),
        Unplayable.SCHLECKEN_FORTY: replace(bavarian.with_rule("schlecken", True), players=8),
        Unplayable.HIDDEN_THREE: replace(bavarian.with_variant("blind"), players=3),
    }
    for reason, options in cases.items():
        assert options.fault is not None
        assert options.fault.reason is reason
    silent = bavarian.with_rule("signs", Signs.OFF).with_rule("announce", Announce.BLIND)
    assert silent.fault is None
    assert silent.rules.hidden


def test_kept_choices_that_do_not_fit_any_more_are_played_as_usual() -> None:
    storage = MemoryStorage()
    house = [["schlecken", True], ["critical", []]]
    keep(storage, KEY, {"variant": "kritisch", "house": house}, SCHEMA)
    options = read_options(storage)
    assert (options.variant, options.house) == ("kritisch", ())


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
        assert len(set(options.names)) == 7
        seen.add(options.names[0])
    assert seen == set(OTHER_NAMES) - set(NAMES[1:])


def test_options_of_a_time_with_three_computers_still_open() -> None:
    storage = MemoryStorage()
    old = {"names": ["Moni", "Sepp", "Luis"], "levels": ["easy", "easy", "easy"], "players": 2}
    keep(storage, KEY, old, SCHEMA)
    options = read_options(storage)
    assert options.names == ("Moni", "Sepp", "Luis", "Vroni", "Resi", "Hias", "Xaver")
    assert options.levels == ("easy",) * 7
    assert options.players == 2


def test_so_many_are_offered_as_play_the_game_and_why_others_cannot() -> None:
    bavarian = MatchOptions()
    assert dict(bavarian.companies) == dict.fromkeys((2, 3, 4, 6, 8))
    assert tuple(bavarian.with_variant("bohemian").companies) == (2, 3, 4, 5, 6)
    blind = bavarian.with_variant("blind").companies
    faults = {number: fault.reason for number, fault in blind.items() if fault is not None}
    assert faults == {3: Unplayable.HIDDEN_THREE}


def test_a_variant_that_so_many_cannot_play_is_set_for_four() -> None:
    three = MatchOptions().with_players(3)
    assert three.with_variant("tyrolean").players == 3
    assert three.with_variant("blind").players == 4
    eight = MatchOptions().with_players(8).with_variant("tyrolean")
    assert (eight.players, eight.rules.pack) == (8, 40)
    assert eight.with_players(4).rules.pack == 33


@pytest.mark.parametrize("variant", [one for one in OFFERED if not VARIANTS[one].rules.bohemian])
def test_eight_have_forty_cards_and_others_have_not(variant: str) -> None:
    options = replace(MatchOptions(variant="").with_variant(variant), players=8)
    assert options.rules.pack == 40
    options.rules.check_players(8)
    six = replace(options, players=6)
    assert six.rules.pack == VARIANTS[variant].rules.pack
    six.rules.check_players(6)


def test_boehmisch_is_offered_with_its_own_house_rules_and_no_others() -> None:
    bohemian = MatchOptions().with_variant("bohemian")
    own = {"turned_schlag", "no_leave", "overshoot"}
    assert own <= offered(bohemian)
    assert "no_leave" not in offered(replace(bohemian, players=2))
    two_sided = {"tense", "better", "swap", "reraise", "follow", "deal", "machine", "guater"}
    assert not two_sided & offered(bohemian)
    assert not own & offered(MatchOptions())


@pytest.mark.parametrize(
    ("tag", "variant"),
    [
        ("de-DE", "bavarian"),
        ("de-AT", "tyrolean"),
        ("de_at", "tyrolean"),
        ("de-Latn-IT", "south_tyrolean"),
        ("it", "south_tyrolean"),
        ("lld-IT", "south_tyrolean"),
        ("en-US", "bavarian"),
        ("", "bavarian"),
    ],
)
def test_the_first_start_proposes_what_is_played_at_home(tag: str, variant: str) -> None:
    page = FakePage()
    page.tag = tag
    house = House(page, clock=StoppedClock())
    assert house.state.options == MatchOptions().with_variant(variant)
    house.begin_in("blind", "en")
    assert House(page, clock=StoppedClock()).state.options.variant == "blind"
