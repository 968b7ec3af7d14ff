"""The result of a round: how many were right, what it opens, the way on."""

import flet as ft

from watten_app.app.quiz import QUESTIONS, STAGES, QuizView, Stage
from watten_app.ui.doors import Doors
from watten_app.ui.screens.pieces import page
from watten_app.ui.screens.quiz_marks import marks_row
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import Kind, button, coming, heading, tile, words
from watten_app.ui.widgets.words import CENTER


def quiz_result(look: Look, doors: Doors, view: QuizView) -> ft.Control:
    """The round looked back on."""
    palette, quiz = look.palette, doors.house.quiz
    stage = look.say(f"learn.stage.{view.stage.value}")
    kind = "passed" if view.passed else "missed"
    lines = [look.say(f"learn.result.{kind}")]
    if view.opened is not None:
        name = look.say(f"learn.stage.{view.opened.value}")
        lines.append(look.say("learn.result.opened", name=name))
    figure = look.say("learn.result.figure", number=view.made, all=QUESTIONS)
    head = look.say(f"learn.result.{kind}.head")
    sheet = ft.Column(
        [
            words(look, head, Style.TITLE, palette.ink, align=CENTER),
            words(look, figure, Style.DISPLAY, palette.ink, align=CENTER),
            *(words(look, line, Style.BODY, palette.ink, align=CENTER) for line in lines),
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    spoken = ". ".join((head, figure, *lines))
    told = ft.Semantics(
        content=tile(look, sheet, padding=20),
        label=spoken,
        exclude_semantics=True,
        container=True,
        live_region=True,
    )
    controls = [
        heading(look, stage, doors.back, look.say("a11y.back")),
        marks_row(look, view, look.column),
        coming(look, told, "result"),
    ]
    onward = _following(view) if view.passed else None

    def begin(stage: Stage) -> None:
        quiz.begin(stage)

    again = button(
        look,
        look.say("learn.again"),
        lambda: begin(view.stage),
        kind=Kind.SECONDARY if onward else Kind.HERO,
    )
    others = button(look, look.say("learn.to_stages"), doors.back)
    if onward is None:
        return page(look, controls, [others, again])
    name = look.say(f"learn.stage.{onward.value}")
    on = button(
        look,
        look.say("learn.next_stage"),
        lambda: begin(onward),
        kind=Kind.HERO,
        second=name,
        name=f"{look.say('learn.next_stage')}: {name}",
    )
    return page(look, [*controls, again], [others, on])


def _following(view: QuizView) -> Stage | None:
    return next(iter(STAGES[STAGES.index(view.stage) + 1 :]), None)
