"""The lesson match: open hands, reasons, taking back; nothing of it counts or is kept."""

import asyncio
import re
from dataclasses import replace

from tests.app.fake_page import FakeClock, FakePage, house_with
from watten_app.app.house import House
from watten_app.app.options import MatchOptions
from watten_app.app.table import Table
from watten_app.app.table_view import ME
from watten_app.engine import Phase, Verb, legal
from watten_app.engine.rules import Signs
from watten_app.i18n import say
from watten_app.learning.quiz import Stage
from watten_app.players import Level
from watten_app.store import NOTHING_LEARNT

LEARNT = NOTHING_LEARNT
for stage in (Stage.TRUMP, Stage.SUIT, Stage.SCHLAG, Stage.CRITICAL):
    LEARNT = LEARNT.finished(stage, 8)


async def settle() -> None:
    for _ in range(200):
        await asyncio.sleep(0)


async def until_mine(table: Table) -> None:
    """Let the computers play until I am to act, or the deal is over."""
    table.start()
    for _ in range(4000):
        if table.view.waiting or table.view.deal_result:
            return
        await asyncio.sleep(0)
    raise AssertionError("the lesson stands still")


async def until_i_play(table: Table) -> None:
    """The same, past the announcement."""
    await until_mine(table)
    while table.view.view.phase is not Phase.PLAY:
        act(table)
        await until_mine(table)


def lesson_of(house: House) -> Table:
    house.begin_lesson()
    assert house.table is not None
    house.table.introduce(False)
    return house.table


def act(table: Table) -> None:
    may = legal(table.save.match.deal)
    preferred = (Verb.PLAY, Verb.HOLD, Verb.SCHLAG, Verb.TRUMP, Verb.REFUSE, Verb.KEEP)
    (first, *_) = [one for verb in preferred for one in may if one.verb is verb] or may
    assert table.dispatch(first, table.view.ply) is None


def test_every_computer_says_why_and_waits_until_it_is_read() -> None:
    async def play() -> None:
        house = house_with(3)
        table = lesson_of(house)
        reasons = []
        table.subscribe(lambda: reasons.append(table.view.lesson.reason))
        for _ in range(6):
            await until_mine(table)
            if table.view.deal_result:
                break
            act(table)
        table.stop()
        told = {reason.seat for reason in reasons if reason}
        assert told == {1, 2, 3}
        assert all(r.message.key.startswith("reason.") for r in reasons if r)
        # it thinks to itself, and does not advise me
        thoughts = [say("de", r.message) for r in reasons if r]
        assert not [
            one for one in thoughts if re.search(r"\b([Dd]u|[Dd]ein\w*|[Dd]ir|[Dd]ich)\b", one)
        ]

    asyncio.run(play())


def test_a_reason_stays_until_it_is_put_away() -> None:
    async def play() -> None:
        clock = FakeClock()
        house = House(FakePage(None, {"seed": "3"}), clock=clock)
        table = lesson_of(house)
        await until_mine(table)
        table.stop()
        assert max(clock.slept) > 600

    asyncio.run(play())


def test_all_hands_lie_open_with_what_is_laid() -> None:
    async def play() -> None:
        table = lesson_of(house_with(3))
        await until_i_play(table)
        act(table)
        await until_mine(table)
        table.stop()
        lesson, deal = table.view.lesson, table.save.match.deal
        assert [len(hand) for hand in lesson.hands] == [5] * 4
        assert {card for hand in lesson.hands for card in hand} - lesson.out == {
            card for hand in deal.hands for card in hand
        }
        assert len(lesson.out) >= 4

    asyncio.run(play())


def test_what_i_did_is_taken_back_and_tried_otherwise() -> None:
    async def play() -> None:
        table = lesson_of(house_with(3))
        await until_i_play(table)
        before = table.save.match.deal
        act(table)
        await until_mine(table)
        assert table.save.match.deal != before
        table.take_back()
        assert table.save.match.deal == before
        assert ME in table.view.view.to_act
        assert table.view.waiting
        act(table)
        table.stop()
        assert table.save.match.deal != before

    asyncio.run(play())


def test_there_is_nothing_to_take_back_before_i_did_anything() -> None:
    table = lesson_of(house_with(3))
    assert not table.view.lesson.can_take_back
    before = table.save
    table.take_back()
    assert table.save == before


def test_a_match_that_counts_takes_nothing_back() -> None:
    table = house_with(3).new_match(MatchOptions())
    before = table.save
    table.take_back()
    assert table.save == before
    assert table.view.lesson is None


def test_a_lesson_is_neither_kept_nor_counted_and_the_open_match_waits() -> None:
    async def play() -> None:
        house = house_with(3)
        house.new_match(MatchOptions())
        open_match, kept = house.table.save, dict(house._page.texts)
        table = lesson_of(house)
        assert house.state.table.lesson is not None
        for _ in range(3):
            await until_mine(table)
            if table.view.deal_result is None:
                act(table)
        table.stop()
        assert house._page.texts == kept
        assert house.results() == ()
        house.end_lesson()
        assert house.state.table.lesson is None
        assert house.table.save.match == open_match.match

    asyncio.run(play())


def test_after_a_lesson_without_an_open_match_the_table_is_empty() -> None:
    house = House(FakePage())
    house.begin_lesson()
    house.leave_match()
    assert house.state.table is None
    house.begin_lesson()
    house.rematch()
    assert house.state.table.lesson is not None
    assert not [key for key in house._page.texts if "slot" in key or "save" in key]


def test_a_lesson_that_was_left_goes_on_where_it_was() -> None:
    async def play() -> None:
        house = house_with(3)
        table = lesson_of(house)
        await until_i_play(table)
        act(table)
        before = table.save.match
        house.leave_match()
        assert house.has_left_lesson
        house.begin_lesson()
        assert house.table is not table
        assert house.table.save.match == before
        assert house.table.view.lesson.introduced
        assert not house.has_left_lesson
        house.rematch()
        assert house.table.save.match != before
        house.table.stop()

    asyncio.run(play())


def test_nothing_goes_on_until_it_is_told_how_a_lesson_goes() -> None:
    async def play() -> None:
        house = house_with(3)
        house.begin_lesson()
        table = house.table
        table.start()
        await settle()
        assert not table.view.lesson.introduced
        assert not table.view.waiting
        assert table.save.match.deal.actions == ()
        table.introduce(False)
        await until_mine(table)
        assert table.save.match.deal.actions
        table.introduce(True)
        assert not table.view.waiting
        table.stop()

    asyncio.run(play())


def test_who_plays_the_lesson_again_has_been_told() -> None:
    house = house_with(3)
    house.begin_lesson()
    house.rematch()
    assert house.table.view.lesson.introduced


def test_a_first_lesson_leaves_out_what_is_not_learnt() -> None:
    rules = house_with(3).state.lesson_options.rules
    assert rules.critical == ()
    assert not rules.better
    assert not rules.swap
    assert rules.signs is Signs.OFF


def test_who_has_learnt_of_the_kritische_has_a_lesson_by_his_own_rules() -> None:
    house = house_with(3)
    own = MatchOptions(variant="tyrolean", levels=(Level.STRONG.value,) * 7)
    learnt = replace(house.state, options=own, learnt=LEARNT)
    assert learnt.lesson_options.rules == own.rules
    assert set(learnt.lesson_options.levels) == {Level.EASY.value}


def test_my_own_cards_lie_open_too_before_i_may_look_at_them_elsewhere() -> None:
    table = lesson_of(house_with(3))
    deal = table.save.match.deal
    assert deal.phase is Phase.SCHLAG
    assert table.view.view.hand == deal.hands[ME]


def test_the_adviser_speaks_from_the_open_cards() -> None:
    async def play() -> None:
        table = lesson_of(house_with(3))
        await until_i_play(table)
        table.ask_advice()
        for _ in range(4000):
            if table.view.advice:
                break
            await asyncio.sleep(0)
        table.stop()
        advice = table.view.advice
        key = advice.reason.key
        assert key.startswith("lesson.why.") or key in ("reason.only_card", "reason.last_card")
        said = [say("en", one.text) for one in (*advice.cards, *advice.answers)]
        assert not [one for one in said if "%" in one]

    asyncio.run(play())
