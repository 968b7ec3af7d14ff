"""A round of the quiz: answers are kept one by one, six right open the next stage."""

import pytest

from tests.app.fake_page import FakePage, house_with
from watten_app.app.hearing import Sound, heard_at_quiz
from watten_app.app.house import House
from watten_app.app.quiz import (
    NEEDED,
    QUESTIONS,
    STAGES,
    QuizPhase,
    QuizView,
    Stage,
    StageState,
    stage_state,
)

FIRST, SECOND = STAGES[:2]


def view_of(house: House) -> QuizView:
    view = house.state.quiz
    assert view is not None
    return view


def answer(house: House, *, right: bool = True) -> None:
    view = view_of(house)
    place = view.right if right else (view.right + 1) % 2
    house.quiz.answer(place)


def play(house: House, stage: Stage, right: int) -> None:
    house.quiz.begin(stage)
    house.quiz.start()
    for number in range(QUESTIONS):
        answer(house, right=number < right)
        house.quiz.go_on()


@pytest.mark.parametrize(("right", "state"), [(NEEDED - 1, StageState.LOCKED), (NEEDED, "open")])
def test_six_right_answers_open_the_next_stage(right: int, state: StageState) -> None:
    house = house_with(1)
    assert stage_state(house.state.learnt, SECOND) is StageState.LOCKED
    play(house, FIRST, right)
    assert view_of(house).phase is QuizPhase.OVER
    assert view_of(house).made == right
    assert stage_state(house.state.learnt, SECOND) == state
    assert view_of(house).opened == (SECOND if right >= NEEDED else None)
    assert house_with(1, house._page.texts).state.learnt == house.state.learnt


def test_a_worse_round_takes_nothing_away_and_opens_nothing_again() -> None:
    house = house_with(1)
    play(house, FIRST, QUESTIONS)
    play(house, FIRST, 0)
    assert house.state.learnt.best(FIRST) == QUESTIONS
    play(house, FIRST, QUESTIONS)
    assert view_of(house).opened is None


def test_a_locked_stage_is_not_begun() -> None:
    house = house_with(1)
    house.quiz.begin(STAGES[2])
    assert house.state.quiz is None


def test_an_answer_is_given_once_and_only_to_a_question() -> None:
    house = house_with(1)
    house.quiz.answer(0)
    house.quiz.begin(FIRST)
    house.quiz.answer(0)
    house.quiz.go_on()
    assert view_of(house).phase is QuizPhase.INTRO
    house.quiz.start()
    house.quiz.answer(9)
    assert view_of(house).phase is QuizPhase.ASKED
    answer(house, right=False)
    answer(house, right=True)
    assert view_of(house).results == (False,)
    assert view_of(house).why


@pytest.mark.parametrize("answered", range(1, QUESTIONS))
def test_a_round_ended_by_the_device_goes_on_where_it_was(answered: int) -> None:
    house = house_with(1)
    house.quiz.begin(FIRST)
    house.quiz.start()
    for number in range(answered):
        answer(house, right=number % 2 == 0)
        house.quiz.go_on()
    again = house_with(2, house._page.texts)
    again.quiz.begin(FIRST)
    view = view_of(again)
    assert view.phase is QuizPhase.ASKED
    assert view == view_of(house)


def test_damage_to_it_leaves_everything_else_alone() -> None:
    house = house_with(1)
    house.choose_settings(text=150)
    play(house, FIRST, QUESTIONS)
    texts = {**house._page.texts, "watten.learnt": "rubbish"}
    again = House(FakePage(texts))
    assert again.state.settings.text == 150
    assert again.state.learnt.best(FIRST) is None


def test_a_right_answer_a_wrong_one_and_a_passed_stage_are_heard() -> None:
    house = house_with(1)
    heard: list[Sound] = []
    before = [house.state.quiz]

    def listen() -> None:
        heard.extend(heard_at_quiz(before[0], house.state.quiz))
        before[0] = house.state.quiz

    house.subscribe(listen)
    play(house, FIRST, NEEDED)
    assert heard == [Sound.RIGHT] * 6 + [Sound.WRONG] * 2 + [Sound.STREAK]
    heard.clear()
    play(house, FIRST, 0)
    assert heard == [Sound.WRONG] * 8
