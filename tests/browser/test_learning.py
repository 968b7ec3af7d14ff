"""Learning by finger: a question of the quiz is answered by touching what is asked for."""

import re

import pytest

from recipe.driver import NAME, Watten

ANSWER = re.compile(r"^\d\. ")
"""What is chosen from is numbered, as the keys are that choose it."""


def test_a_question_is_answered_by_a_finger_and_left_by_one(watten: Watten) -> None:
    watten.open()
    watten.tap("Ich habe noch nie gewattet")
    watten.wait_for("learn")
    watten.tap(re.compile("Trumpf sticht Farbe"))
    watten.tap("Los geht’s")
    watten.tap(ANSWER)
    watten.tap("Weiter")
    watten.tap(ANSWER)
    watten.button("Weiter").wait_for(state="attached")
    watten.tap("Zurück")
    watten.button(re.compile("Trumpf sticht Farbe: Angefangen")).wait_for(state="attached")


BEGIN = """
import gc
import flet as ft
from flet.controls.context import _context_page
from watten_app.app.quiz import STAGES
from watten_app.ui.doors import Doors, Screen

page, doors = (
    next(one for one in gc.get_objects() if type(one) is kind) for kind in (ft.Page, Doors)
)
_context_page.set(page)
doors.house.quiz.begin(STAGES[0])
doors.house.quiz.start()
doors.go(Screen.QUIZ)
"""
"""Begins the first stage, in the app's own Python."""

CARDS = f"""() => [...document.querySelectorAll('flt-semantics')]
  .filter(node => !node.querySelector('flt-semantics'))
  .map(node => [({NAME})(node), node.getBoundingClientRect()])
  .filter(([label]) => /^[0-9][.] .*: /.test(label))
  .map(([label, box]) => [label.split(',')[0], Math.round(box.top), Math.round(box.bottom)])"""
"""The cards on the felt, with where each begins and ends."""

SCROLLED = """() => [...document.querySelectorAll('flt-semantics')]
  .filter(node => /scroll|auto/.test(getComputedStyle(node).overflowY)).length"""

TOLD = f"""() => [...document.querySelectorAll('flt-semantics')]
  .filter(node => !node.querySelector('flt-semantics'))
  .filter(node => /^(Richtig!|Leider nein)/.test(({NAME})(node)))
  .map(node => node.getBoundingClientRect().top)[0]"""
"""Where the reason begins."""


def cards_on_the_felt(watten: Watten) -> list[tuple[str, int, int]]:
    watten.settle()
    watten.page.wait_for_timeout(200)
    return [tuple(one) for one in watten.page.evaluate(CARDS)]


def stays_put(watten: Watten) -> None:
    """Answer three questions: the cards stay, all of them above the reason, and nothing scrolls."""
    watten.open()
    watten.python_done(BEGIN)
    watten.wait_for("quiz")
    for _ in range(3):
        watten.button(ANSWER).first.wait_for(state="attached")
        before = cards_on_the_felt(watten)
        assert len(before) == 4
        assert watten.page.evaluate(SCROLLED) == 0
        watten.tap(ANSWER)
        watten.button("Weiter").wait_for(state="attached")
        after = cards_on_the_felt(watten)
        assert after == before
        assert max(bottom for _, _, bottom in after) < watten.page.evaluate(TOLD)
        assert watten.page.evaluate(SCROLLED) == 0
        watten.tap("Weiter")


def test_the_cards_stay_where_they_were_when_one_has_answered(watten: Watten) -> None:
    stays_put(watten)


@pytest.mark.phone(viewport={"width": 320, "height": 568})
def test_they_stay_on_the_smallest_phone_as_well(watten: Watten) -> None:
    stays_put(watten)


def test_a_locked_stage_says_what_opens_it(watten: Watten) -> None:
    watten.open()
    watten.tap("Ich habe noch nie gewattet")
    watten.wait_for("learn")
    watten.tap(re.compile("^2. Die angespielte Farbe"))
    watten.wait_for_text("Erst sechs richtige in „Trumpf sticht Farbe“")


def test_a_practice_match_tells_how_it_goes_and_a_held_button_is_explained(watten: Watten) -> None:
    watten.open("seed=3")
    watten.tap("Ich habe noch nie gewattet")
    watten.tap(re.compile("Übungspartie"))
    watten.tap("Los geht’s")
    watten.button("Weiter").wait_for(state="attached")
    (thought,) = [name for name in watten.buttons() if "denkt sich" in name]
    watten.long_press("Weiter")
    watten.button("Schließen").wait_for(state="attached")
    assert "Wartet nicht länger: Der Nächste spielt." in watten.texts()
    watten.tap("Schließen")
    watten.button("Schließen").wait_for(state="detached")
    assert thought in watten.buttons()
    watten.tap("Weiter")
    watten.button(thought).wait_for(state="detached")
