"""The introduction of a stage: all one needs to know for its questions, with the ruler."""

import flet as ft

from watten_app.app.quiz import Stage, example_of, rules_of_stage
from watten_app.ui.doors import Doors
from watten_app.ui.screens.pieces import page
from watten_app.ui.screens.quiz_ruler import quiz_ruler
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import Kind, button, heading, tile, words

PARAGRAPHS = 3

_PADDING = 14


def quiz_intro(look: Look, doors: Doors, stage: Stage) -> ft.Control:
    """What the stage teaches, and the way to its first question."""
    palette = look.palette
    order = example_of(stage)
    room = look.column - 2 * _PADDING - 3
    told = [
        words(look, look.say(f"learn.intro.{stage.value}.{n}"), Style.BODY, palette.ink)
        for n in range(1, PARAGRAPHS + 1)
    ]
    key = "learn.intro.example" if order.schlag else "learn.intro.example.trump"
    led = next(suit for suit in type(order.trump) if suit is not order.trump)
    shown = look.say(key, schlag=order.schlag, trump=order.trump, led=led)
    ruler, _ = quiz_ruler(look, rules_of_stage(stage), order, room, led=led)
    example = words(look, shown, Style.SMALL, palette.ink_muted)
    lesson = ft.Column(
        told if stage is Stage.RAISING else [*told, example, ruler],
        spacing=10,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    count = look.say("learn.line")
    controls = [
        heading(look, look.say(f"learn.stage.{stage.value}"), doors.back, look.say("a11y.back")),
        tile(look, lesson, padding=_PADDING),
        words(look, count, Style.SMALL, palette.on_wall_muted),
    ]
    begin = button(look, look.say("learn.begin"), doors.house.quiz.start, kind=Kind.HERO)
    return page(look, controls, [begin])
