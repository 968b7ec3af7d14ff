"""Böhmisch through the controller: staying, exchanging, from 20 down to 0 (R28 to R32)."""

import asyncio
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tests.app.fake_page import (
    FakeClock,
    FakePage,
    house_with,
    play_match,
    settle,
    waits_for_person,
)
from tests.ui.table_kit import HANDS, NAMES, bohemian_deal
from watten_app.app.house import House
from watten_app.app.match_log import deal_logs, trick_logs
from watten_app.app.options import MatchOptions
from watten_app.app.verdicts import deal_head, deal_line, gains_of, match_head, match_lines
from watten_app.app.wording import sayings_of, why_points
from watten_app.engine import Match, Message, Rng, Verb, apply, legal, observe
from watten_app.engine.bohemian_deal import BohemianDeal
from watten_app.engine.rules import Overshoot, Peek
from watten_app.i18n import Company, key_for, text
from watten_app.store import PageStorage, Saves
from watten_app.variants import VARIANTS, rules_of, spec_of

BOHEMIAN = VARIANTS["bohemian"].rules
PLAYERS = range(2, 7)
NAMES_OF_FIVE = ("Resi", "Hias", "Luis", "Vroni", "Sepp")


def options(players: int, **house: object) -> MatchOptions:
    chosen = replace(MatchOptions().with_variant("bohemian"), players=players)
    chosen = replace(chosen, names=NAMES_OF_FIVE, levels=("easy",) * 5)
    for rule, value in house.items():
        chosen = chosen.with_rule(rule, value)
    return chosen


def german(*messages: Message) -> list[str]:
    return [text("de", key_for("de", one.key, Company.SOLO), **one.params) for one in messages]


def near_the_end(seed: int, players: int) -> House:
    """An open match in which each has but one left: five or six can go on for long."""
    begun = house_with(seed).new_match(options(players)).save
    start = replace(begun.match, first_score=(1,) * players, deals=())
    save = replace(begun, match=start.with_deal(begun.match.deals[0].start))
    page = FakePage()
    Saves(PageStorage(page), rules_of, spec_of).keep(save)
    return House(page, clock=FakeClock())


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", PLAYERS)
def test_a_match_comes_to_its_end_and_counts_once(players: int, seed: int) -> None:
    house = near_the_end(seed, players) if players > 4 else house_with(seed)
    table = house.table or house.new_match(options(players))
    asyncio.run(play_match(table, Rng(seed)))
    result = table.view.match_result
    assert result is not None
    assert len(result.score) == players
    assert 0 in result.score
    assert result.won is (result.score[0] == 0)
    (kept,) = house.results()
    assert (kept.score, kept.won) == (result.score, result.won)
    log = deal_logs(table.save, table.save.all_names)
    for place, first in enumerate(table.save.match.first_score):
        assert first + sum(deal.gains[place].points for deal in log) == result.score[place]
    assert all(deal.won is None and deal.points == 0 for deal in log)


def test_r7_schlecken_before_the_card_is_turned_up_is_played_too() -> None:
    house = house_with(1)
    table = house.new_match(options(3, schlecken=True, fist=True, peek=Peek.DEALER))
    asyncio.run(play_match(table, Rng(1)))
    verbs = {one.verb for played in table.save.match.deals for one in played.state.actions}
    assert {Verb.CUT, Verb.EXCHANGE} <= verbs


def test_below_nought_counts_where_that_is_allowed() -> None:
    house = house_with(3)
    table = house.new_match(options(4, overshoot=Overshoot.ALLOWED))
    asyncio.run(play_match(table, Rng(3)))
    assert min(table.view.score) <= 0


def test_the_matches_hold_what_can_happen_in_one() -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        table = house_with(seed).new_match(options(4, turned_schlag=seed % 2 == 0))
        asyncio.run(play_match(table, Rng(seed)))
        for played in table.save.match.deals:
            seen.update(action.verb for action in played.state.actions)
            seen["hearts"] += played.state.value == 2
            seen["mine"] += played.state.dealer == 0
    for what in (Verb.STAY, Verb.LEAVE, Verb.EXCHANGE, Verb.PLAY, "hearts", "mine"):
        assert seen[what], what


LEFT = ("0 stay", "1 leave")
EXCHANGED = (*LEFT, "0 exchange H9", "2 exchange", "3 exchange HU")


def test_r30_only_those_who_stayed_lay_to_a_trick() -> None:
    state = bohemian_deal(*EXCHANGED, "0 play GK", "2 play S7", "3 play G8")
    (log,) = trick_logs(observe(state, 0), NAMES)
    assert (log.winner, log.place, log.ours) == ("Hias", 1, False)
    assert log.reason[0].params["card"] == log.trick.cards[1]


def test_each_says_that_he_stays_leaves_or_has_exchanged() -> None:
    said = {one.seat: german(one.message)[0] for one in sayings_of(bohemian_deal(*EXCHANGED[:4]))}
    assert said == {0: "Fertig", 1: "Ohne mich", 2: "Fertig"}
    assert german(sayings_of(bohemian_deal("0 stay"))[0].message) == ["Dabei"]


def played_out(*actions: str, **how: Any) -> BohemianDeal:
    """The deal played to its end from these actions on, anyhow."""
    state = bohemian_deal(*actions, **how)
    while not state.over:
        state, _ = apply(state, legal(state)[0])
    return state


def test_r32_who_left_keeps_the_score() -> None:
    state = played_out("0 leave")
    assert german(deal_head(state), deal_line(state, NAMES)) == ["Nicht dabei", "Stand bleibt 14"]
    assert why_points(state, NAMES) == ()
    assert (gains_of(state)[0].tricks, gains_of(state)[0].score) == (None, 14)


STAYED = {"GA": ("0 stay", "1 stay", "2 stay"), "HA": ()}
TRICKS = {0: "Kein Stich", 1: "1 Stich"}


@pytest.mark.parametrize("turned", ["GA", "HA"])
@pytest.mark.parametrize("mine", [14, 1])
def test_r32_what_tricks_cost_and_none_brings(turned: str, mine: int) -> None:
    hands = HANDS if turned == "GA" else tuple(hand.replace("HA", "GA") for hand in HANDS)
    seen = set()
    for seat in range(4):
        around = hands[seat:] + hands[:seat]
        state = played_out(*STAYED[turned], hands=around, turned=turned, score=(mine, 9, 20, 17))
        tricks, worth = gains_of(state)[0].tricks, 2 if turned == "HA" else 1
        assert tricks is not None
        cost = tricks * worth
        line = f"{cost} weniger, jetzt {mine - cost}"
        if not tricks:
            line = f"{5 * worth} dazu, jetzt {mine + 5 * worth}"
        elif cost > mine:
            line = f"{cost - mine} dazu, jetzt {cost}"
        head = TRICKS.get(tricks, f"{tricks} Stiche")
        assert german(deal_head(state), deal_line(state, NAMES)) == [head, line]
        why = [one.key for one in why_points(state, NAMES)]
        assert ("why.bohemian.hearts" in why) is (worth == 2)
        assert ("why.bohemian.over" in why) is (cost > mine)
        seen.add(min(tricks, 2))
    assert len(seen) > 1


@pytest.mark.parametrize("verb", [Verb.STAY, Verb.EXCHANGE])
def test_a_match_goes_on_where_it_was_left_in_mid_question(verb: Verb) -> None:
    async def run() -> None:
        house = house_with(5)
        table = house.new_match(options(4))
        table.start()
        rng = Rng(5)
        for _ in range(200):
            await settle(table, lambda: waits_for_person(table))
            verbs = {action.verb for action in table.view.view.legal}
            if verb in verbs:
                break
            if table.view.deal_result is not None:
                table.next_deal()
            else:
                table.dispatch(rng.pick(table.view.view.legal), table.view.ply)
        table.stop()
        again = House(FakePage(dict(house._page.texts)))
        assert again.table is not None
        assert again.table.view.view == table.view.view
        assert again.table.view.score == table.view.score

    asyncio.run(run())


def test_a_stale_exchange_is_dropped() -> None:
    async def run() -> None:
        table = house_with(5).new_match(options(2))
        table.start()
        await settle(table, lambda: waits_for_person(table))
        ply = table.view.ply
        action = table.view.view.legal[0]
        assert action.verb is Verb.EXCHANGE
        assert table.dispatch(action, ply) is None
        after = table.save.match.deal.actions
        assert table.dispatch(action, ply) is None
        assert table.save.match.deal.actions[: len(after)] == after
        assert sum(one.seat == 0 for one in table.save.match.deal.actions) == 1
        table.stop()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("score", "said"),
    [
        ((0, 4, 7, 20), ["Partie gewonnen!", "Je ein Bummerl für Resi, Hias und Luis"]),
        ((0, 0, 7, 20), ["Zusammen gewonnen!", "Mit Resi", "Je ein Bummerl für Hias und Luis"]),
        (
            (3, 4, 0, 0),
            ["Partie verloren", "Gewonnen: Hias und Luis", "Je ein Bummerl für dich und Resi"],
        ),
    ],
)
def test_r32_who_gets_to_nought_wins_and_several_share(score: tuple, said: list[str]) -> None:
    match = Match(BOHEMIAN, 4, score)
    assert german(match_head(match), *match_lines(match, NAMES)) == said
