"""Deuten at the table: the sheet, its limits, what others see, and talk (R26, R27)."""

import asyncio

import flet as ft

from tests.app.fake_page import house_with, settle
from tests.ui.scenes import play
from tests.ui.stage import Stage
from tests.ui.table_kit import OPENED, FakeTable, deal, table
from watten_app.app.options import MatchOptions
from watten_app.app.signing import asked_me, may_sign, signs_left, signs_of
from watten_app.app.table import Table
from watten_app.engine import Action, SeenSign, Sign, Verb, observe
from watten_app.variants import rules_of

LEFT = "2 times more in this deal."


def done(shown: FakeTable) -> list[str]:
    return [str(action) for action, _ in shown.dispatched]


def test_a_sign_is_made_from_the_sheet_and_counted():
    async def test(shown: Stage, made: FakeTable) -> None:
        await shown.tap("Sign")
        assert "Max: pursed lips" in shown.buttons()
        assert "Weli: right eye" not in shown.buttons()
        await shown.tap("Max: pursed lips")
        assert done(made) == ["0 sign max"]
        await shown.key("d")
        assert LEFT in shown.texts()

    play("play", test)


def test_what_the_partner_has_signed_stands_on_the_sheet():
    async def test(shown: Stage, made: FakeTable) -> None:
        for sign in ("2 sign max", "1 sign king", "2 sign low", "2 sign schadet"):
            made.do(Action.parse(sign))
        await shown.settle()
        await shown.key("d")
        assert "Hias has signed: Max and Small trump." in shown.texts()

    play("play", test)


def test_after_three_signs_only_words_are_left():
    async def test(shown: Stage, made: FakeTable) -> None:
        for sign in ("max", "king", "low"):
            made.do(Action.parse(f"0 sign {sign}"))
        await shown.settle()
        await shown.key("d")
        assert "You can make no more signs in this deal." in shown.texts()
        assert "Max: pursed lips" not in shown.buttons()

    play("play", test)


def test_signs_can_be_made_while_others_act():
    async def test(shown: Stage, made: FakeTable) -> None:
        await shown.tap("Sign")
        await shown.tap("Nothing")
        assert done(made) == ["0 sign nothing"]

    play("announced", test)


def test_who_may_see_a_sign_sees_what_it_was():
    state = deal(*OPENED, "2 sign max", "1 sign king")
    said = {saying.seat: saying.message.key for saying in table(state).sayings}
    assert said[2] == "says.sign.seen"
    assert said[1] == "says.sign"


def test_backs_make_room_for_what_is_said_and_nobody_moves():
    async def test(shown: Stage, made: FakeTable) -> None:
        def backs() -> list[float | None]:
            images = (one for one in shown.controls() if isinstance(one, ft.Image))
            return [one.opacity for one in images if str(one.src).startswith("fan/")]

        before = backs()
        assert set(before) == {1.0}
        made.do(Action.parse("1 sign king"))
        await shown.settle()
        assert len(backs()) == len(before)
        assert backs().count(0.0) == 1

    play("play", test)


def test_no_signs_where_they_are_not_played():
    off = deal(*OPENED, rules=rules_of({"variant": "bavarian", "signs": "off"}))
    assert not may_sign(observe(off, 0))
    assert not may_sign(observe(deal(), 0))
    weli = rules_of("kritisch")
    assert Sign.WELI in signs_of(observe(deal(*OPENED, rules=weli), 0))
    tyrolean = deal("1 schlag 6", "0 trump G", rules=rules_of("tyrolean"))
    assert signs_left(observe(tyrolean, 0)) == 0


def test_the_partners_question_is_answered_with_a_button():
    async def test(shown: Stage, made: FakeTable) -> None:
        assert asked_me(made.view.view)
        await shown.tap("Yes")
        assert done(made) == ["0 sign ja"]
        assert not asked_me(made.view.view)

    play("asked", test)


def answers_of(table: Table) -> list[SeenSign]:
    return [seen for seen in table.view.view.signs if seen.sign in (Sign.YES, Sign.NO)]


def test_the_computer_partner_answers_at_once():
    async def run() -> Table:
        for seed in range(60):
            made = house_with(seed).new_match(MatchOptions().with_rule("better", False))
            made.start()
            await settle(made, lambda made=made: made.view.waiting)
            while made.view.view.order is None and made.view.waiting:
                made.dispatch(made.view.view.legal[0], made.view.ply)
                await settle(made, lambda made=made: made.view.waiting)
            if made.view.view.forehand == 0 and may_sign(made.view.view):
                made.dispatch(Action(0, Verb.SIGN, Sign.SCHADET), made.view.ply)
                await settle(made, lambda made=made: answers_of(made))
                made.stop()
                return made
            made.stop()
        raise AssertionError("nobody had forehand")

    assert [answer.seat for answer in answers_of(asyncio.run(run()))] == [2]
