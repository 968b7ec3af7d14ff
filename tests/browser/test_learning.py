"""Learning by finger: a question of the quiz is answered by touching what is asked for."""

import re

from recipe.driver import Watten

ANSWER = re.compile(r"^\d\. ")
"""What is chosen from is numbered, as the keys are that choose it."""


def test_a_question_is_answered_by_a_finger_and_left_by_one(watten: Watten) -> None:
    watten.open()
    watten.tap("Ich habe noch nie gewattet")
    watten.tap(re.compile("Trumpf sticht Farbe"))
    watten.tap("Los geht’s")
    watten.tap(ANSWER)
    watten.tap("Weiter")
    watten.tap(ANSWER)
    watten.button("Weiter").wait_for(state="attached")
    watten.tap("Zurück")
    watten.button(re.compile("Trumpf sticht Farbe: Angefangen")).wait_for(state="attached")


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
