"""The quiz: a stage is introduced, eight questions are asked and explained, the result is told."""

from typing import Any

import flet as ft

from watten_app.app.company import company_at
from watten_app.app.house_state import HouseState
from watten_app.app.quiz import Ask, QuizPhase, QuizView, rules_of_stage
from watten_app.engine import Card
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.doors import ENTER, AskedCard, Doors, Screen
from watten_app.ui.screens.learn import LearnScreen
from watten_app.ui.screens.quiz_intro import quiz_intro
from watten_app.ui.screens.quiz_page import QuizPage
from watten_app.ui.screens.quiz_result import quiz_result
from watten_app.ui.taps import finger
from watten_app.ui.theme import Look

PLAYERS = 4
YES_OR_NO = (Ask.MAY, Ask.RAISE)

_YES, _NO = ("J", "Y"), ("N",)


def _quiz(look: Look, doors: Doors, data: Any, state: HouseState) -> ft.Control:
    if state.quiz is None:
        # the browser's address can lead here before a round was begun
        return LearnScreen(look, doors, data, state)
    return _Round(look, doors, state.quiz, state.options.names[: PLAYERS - 1])


QuizScreen = ft.memo(ft.component(_quiz))


@ft.component
def _round(look: Look, doors: Doors, view: QuizView, names: tuple[str, ...]) -> ft.Control:
    tell_the_page(Screen.QUIZ)
    asked, quiz = view.question, doors.house.quiz
    rules = rules_of_stage(view.stage)
    look = look.at_a_table(rules, company_at(rules, PLAYERS))

    async def press(key: str) -> None:
        if key == "Escape":
            doors.back()
        elif key in ENTER:
            (quiz.start if view.phase is QuizPhase.INTRO else quiz.go_on)()
        elif asked is not None and asked.ask in YES_OR_NO and key.upper() in (*_YES, *_NO):
            quiz.answer(int(key.upper() in _NO))
        elif key[-1:].isdigit():
            quiz.answer(int(key[-1]) - 1)

    def listen() -> None:
        doors.on_key = press

    ft.use_effect(listen, [view])
    # a finger that taps twice does nothing to the question that has just come
    ft.use_effect(finger.things_moved, [view.number, view.phase])

    def explain(card: Card) -> None:
        secret = asked is None or (asked.ask is Ask.NAMED and view.phase is QuizPhase.ASKED)
        doors.explain(AskedCard(card, rules, None if secret else asked.order))

    hold = ft.use_callback(explain, [view.question, view.phase])
    if view.phase is QuizPhase.INTRO:
        return quiz_intro(look, doors, view.stage)
    if view.phase is QuizPhase.OVER:
        return quiz_result(look, doors, view)
    return QuizPage(look, doors, view, names, hold)


_Round = ft.memo(_round)
