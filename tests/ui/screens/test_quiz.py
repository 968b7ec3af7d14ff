"""Learn and the quiz on the stage: by finger, by keys, and what is read aloud."""

import pytest

from tests.ui.screens.house_on_stage import PHONE, SMALL, on_stage
from tests.ui.screens.matches_on_stage import SETTLED, go
from tests.ui.stage import Stage as Shown
from watten_app.app.quiz import QUESTIONS, STAGES, Ask, QuizPhase, QuizView, Stage
from watten_app.ui.doors import Screen


def view_of(shown: Shown) -> QuizView:
    view = shown.doors.house.state.quiz
    assert view is not None
    return view


async def begin(shown: Shown, stage: Stage = Stage.TRUMP) -> None:
    """Open a stage as if all before it were passed."""
    house = shown.doors.house
    for one in STAGES:
        house.quiz._learnt = house.quiz.learnt.finished(one, QUESTIONS)
    await go(shown, Screen.LEARN)
    house.quiz.begin(stage)
    shown.doors.go(Screen.QUIZ)
    await shown.settle()
    await shown.tap("Los geht’s")


def name_of_answer(shown: Shown, place: int) -> str:
    """How the answer at a place is called."""
    view = view_of(shown)
    question = view.question
    assert question is not None
    if question.ask is Ask.MAY:
        return ("Ja", "Nein")[place]
    moment = shown.shell.shown.moment
    look = moment.look.at_a_table(question.deal.rules, moment.look.company)
    card = look.card_name(question.answers[place])
    return f"{place + 1}. " if question.ask is Ask.WHO else card


def test_who_has_never_played_comes_to_the_stages_and_through_the_first() -> None:
    async def play(shown: Shown) -> None:
        await shown.tap("Ich habe noch nie gewattet")
        assert shown.doors.here is Screen.LEARN
        locked = [name for name in shown.names() if "Noch zu" in name]
        assert len(locked) == len(STAGES) - 1
        await shown.tap("1. Trumpf sticht Farbe")
        assert shown.doors.here is Screen.QUIZ
        assert any("Jeder Trumpf sticht" in text for text in shown.texts())
        await shown.tap("Los geht’s")
        for number in range(QUESTIONS):
            assert f"Frage {number + 1} von {QUESTIONS}" in shown.texts()
            await shown.tap(name_of_answer(shown, view_of(shown).right))
            assert "Richtig!" in shown.texts()
            await shown.tap("Weiter")
        assert "Geschafft!" in shown.texts()
        await shown.tap("Nächste Stufe: Die angespielte Farbe")
        assert view_of(shown).stage is Stage.SUIT
        await shown.tap("Zurück")
        assert shown.doors.here is Screen.LEARN
        assert any("Geschafft, 8 von 8" in name for name in shown.buttons())

    on_stage(play)


def test_home_leads_to_the_stages_and_says_how_many_are_passed() -> None:
    async def play(shown: Shown) -> None:
        await shown.tap("Lernen, Stufe 1 von 10")
        assert shown.doors.here is Screen.LEARN

    on_stage(play, texts=SETTLED)


def test_a_round_is_played_by_keys() -> None:
    async def play(shown: Shown) -> None:
        await go(shown, Screen.LEARN)
        await shown.tap("1. Trumpf")
        await shown.key("Enter")
        for _ in range(QUESTIONS):
            await shown.key(str(view_of(shown).right + 1))
            assert view_of(shown).phase is QuizPhase.ANSWERED
            await shown.key("Enter")
        assert view_of(shown).made == QUESTIONS
        await shown.key("Escape")
        assert shown.doors.here is Screen.LEARN

    on_stage(play, texts=SETTLED)


def test_a_wrong_answer_is_told_with_the_right_one_and_explained_card_by_card() -> None:
    async def play(shown: Shown) -> None:
        await begin(shown, Stage.SCHLAG)
        view = view_of(shown)
        wrong = (view.right + 1) % 4
        await shown.tap(name_of_answer(shown, wrong))
        assert "Leider nein" in shown.texts()
        assert any(name.endswith(", richtig") for name in shown.names())
        assert any(name.endswith(", deine Antwort") for name in shown.names())
        (why,) = [text for text in shown.texts() if "Getippt hast du" in text]
        await shown.tap("Genauer")
        assert why not in shown.texts()
        rows = [text for text in shown.texts() if ": " in text and " aber " in text]
        assert len(rows) >= 2
        assert any(name.startswith("Was sticht. Rechter: ") for name in shown.names())
        assert view_of(shown).made == 0

    on_stage(play, texts=SETTLED)


def test_the_ruler_is_in_reach_before_the_answer() -> None:
    async def play(shown: Shown) -> None:
        await begin(shown)
        assert not any(name.startswith("Was sticht. ") for name in shown.names())
        await shown.tap("Was sticht?")
        assert any(name.startswith("Was sticht. ") for name in shown.names())
        assert view_of(shown).phase is QuizPhase.ASKED

    on_stage(play, texts=SETTLED)


def test_whether_a_card_may_be_played_is_answered_yes_or_no() -> None:
    async def play(shown: Shown) -> None:
        await begin(shown, Stage.CRITICAL)
        while view_of(shown).question.ask is not Ask.MAY:
            await shown.key("1")
            await shown.key("Enter")
        assert len([name for name in shown.names() if "um die geht es" in name]) == 1
        await shown.key("N")
        right = view_of(shown).results[-1]
        assert ("Richtig!" if right else "Leider nein") in shown.texts()
        may = view_of(shown).right == 0
        assert any(text.startswith("Ja, " if may else "Nein, ") for text in shown.texts())

    on_stage(play, texts=SETTLED)


def test_a_card_held_is_explained_by_the_rules_of_the_stage() -> None:
    async def play(shown: Shown) -> None:
        await begin(shown, Stage.KRITISCH)
        assert await shown.hold_card()
        asked = shown.shell.shown.moment.asked
        assert asked.rules.variant == "kritisch"
        assert asked.order is not None
        await shown.key("Escape")
        assert shown.doors.here is Screen.QUIZ

    on_stage(play, texts=SETTLED)


def test_a_round_that_was_left_is_offered_again() -> None:
    async def play(shown: Shown) -> None:
        await go(shown, Screen.LEARN)
        await shown.tap("1. Trumpf")
        await shown.tap("Los geht’s")
        await shown.key(str(view_of(shown).right + 1))
        await shown.key("Escape")
        await shown.tap("1. Trumpf sticht Farbe: Angefangen: weiter mit Frage 2")
        assert view_of(shown).number == 1
        assert view_of(shown).phase is QuizPhase.ASKED

    on_stage(play, texts=SETTLED)


def test_an_address_that_leads_to_no_round_shows_the_stages() -> None:
    async def play(shown: Shown) -> None:
        shown.doors.came_to("/quiz")
        await shown.settle()
        assert "Lernen" in shown.texts()

    on_stage(play, texts=SETTLED)


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_every_stage_is_played_through(stage: Stage, size: tuple[int, int]) -> None:
    async def play(shown: Shown) -> None:
        await begin(shown, stage)
        for _ in range(QUESTIONS):
            question = view_of(shown).question
            assert question is not None
            await shown.key(str(view_of(shown).right + 1))
            assert "Richtig!" in shown.texts()
            await shown.key("Enter")
        assert "Geschafft!" in shown.texts()

    on_stage(play, texts=SETTLED, size=size)


def test_a_blind_deal_gives_nothing_away_before_the_answer() -> None:
    async def play(shown: Shown) -> None:
        await begin(shown, Stage.BLIND)
        assert "Was sticht?" not in shown.buttons()
        assert await shown.hold_card()
        assert shown.shell.shown.moment.asked.order is None
        await shown.key("Escape")
        await shown.key("1")
        await shown.tap("Genauer")
        assert any(name.startswith("Was sticht. ") for name in shown.names())
        assert await shown.hold_card()
        assert shown.shell.shown.moment.asked.order is not None

    on_stage(play, texts=SETTLED)


def test_what_is_said_stands_there_with_who_said_it_and_numbers_are_pressed() -> None:
    async def play(shown: Shown) -> None:
        await begin(shown, Stage.RAISING)
        assert any(text.endswith(": Gehst?") for text in shown.texts())
        right = view_of(shown).question.worth
        await shown.tap(str(right))
        assert "Richtig!" in shown.texts()

    on_stage(play, texts=SETTLED)
