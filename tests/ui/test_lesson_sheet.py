"""In a lesson the sheet of a card tells of the hands that lie open, not of what may be out."""

from dataclasses import replace

from tests.ui.scenes import play
from tests.ui.stage import Stage
from tests.ui.table_kit import HANDS, FakeTable, cards
from tests.ui.table_kit import table as table_of
from watten_app.app.table_view import LessonView, Saying
from watten_app.engine import Match, Message, Start
from watten_app.ui.table.advice import BULB
from watten_app.ui.table.choices import choices_of
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.lesson import introduction
from watten_app.ui.theme import Look
from watten_app.variants import VARIANTS

OUT = frozenset(cards("GO S7 G8"))
LESSON = LessonView(tuple(map(cards, HANDS)), OUT, None, can_take_back=True)


def test_who_holds_what_is_higher_is_said_and_what_the_pack_holds_is_not() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        table.show(lesson=LESSON)
        await shown.settle()
        await shown.hold("Nine of hearts")
        (told,) = [text for text in shown.texts() if "Luis holds" in text]
        assert "ten of leaves" in told
        assert "Hias holds" in told
        assert any("higher cards are in other hands" in text for text in shown.texts())
        assert not any("seven of acorns" in text.lower() for text in shown.texts())

    play("play", test)


def test_nobody_holds_a_higher_card_where_it_lies_in_the_pack() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        table.show(lesson=LESSON)
        await shown.settle()
        await shown.hold("Ober of acorns")
        assert "Nobody else holds a higher card" in shown.texts()

    play("play", test)


def test_seats_show_no_backs_where_the_hands_lie_open() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        assert any("fan/" in picture for picture in shown.pictures())
        table.show(lesson=LESSON)
        await shown.settle()
        assert not any("fan/" in picture for picture in shown.pictures())

    play("play", test)


def test_the_hands_are_to_be_seen_while_i_announce_and_while_i_am_advised() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        table.show(lesson=LESSON)
        await shown.settle()
        for name in ("Resi", "Hias", "Luis"):
            assert any(label.startswith(f"{name}: ") for label in shown.names())

    for scene in ("schlag", "advice-play"):
        play(scene, test)


def test_no_button_of_a_lesson_has_an_icon_beside_its_word() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        table.show(lesson=LESSON)
        await shown.settle()
        look = Look(language="en")
        intents = Intents(shown.doors, lambda _: None)
        intents.see(look, table.view)
        row = choices_of(look, table.view, intents)
        assert [one.icon for one in row if not one.bare] == [None] * len(row)
        assert BULB not in [one.icon for one in row]

    play("play", test)


def test_enter_goes_on_after_a_reason_and_u_takes_back() -> None:
    async def test(shown: Stage, table: FakeTable) -> None:
        table.show(lesson=LESSON)
        await shown.key("Enter")
        assert "go_on" not in table.calls
        reason = Saying(1, Message("reason.lead_sure", {"card": cards("GO")[0]}))
        table.show(lesson=replace(LESSON, reason=reason))
        await shown.key("Enter")
        assert "go_on" in table.calls
        await shown.key("U")
        assert "take_back" in table.calls

    play("play", test)


def test_the_introduction_tells_of_this_table_alone() -> None:
    for variant, players, naming in (
        ("bavarian", 4, True),
        ("bavarian", 2, True),
        ("bavarian", 3, False),
        ("groeden", 4, False),
        ("ladinern", 4, False),
    ):
        look = Look(language="en")
        match = Match.new(VARIANTS[variant].rules, players).with_deal(Start(0, seed=1))
        told = introduction(look, table_of(match.deal))
        assert (look.say("lesson.intro.naming") in told) is naming, variant
        assert look.say("lesson.intro.sides") not in told or players == 3
