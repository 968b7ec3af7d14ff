"""How a round stands: a mark for each of its questions, and the same in words."""

import flet as ft
import flet.canvas as cv

from watten_app.app.quiz import NEEDED, QUESTIONS, QuizPhase, QuizView
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import words
from watten_app.ui.widgets.words import END, START

_LARGEST = 32.0


def tick_or_cross(look: Look, right: bool, size: float) -> ft.Control:
    """A green disc with a tick, or a hollow red ring with a cross."""
    palette = look.palette
    icon = ft.Icons.CHECK_ROUNDED if right else ft.Icons.CLOSE_ROUNDED
    return ft.Container(
        ft.Icon(icon, color=palette.paper if right else palette.bad, size=size * 0.62),
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=palette.good if right else palette.paper,
        border=ft.Border.all(2.5, palette.paper if right else palette.bad),
        alignment=ft.Alignment.CENTER,
    )


def marks_row(look: Look, view: QuizView, width: float) -> ft.Control:
    """The marks from left to right."""
    size = min(_LARGEST, width / QUESTIONS - 6)
    done = [tick_or_cross(look, right, size) for right in view.results]
    here = len(done) if view.phase is QuizPhase.ASKED else -1
    marks = [*done, *(_empty(look, size, n == here) for n in range(len(done), QUESTIONS))]
    row = ft.Row(marks, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, spacing=0)
    return ft.Semantics(content=row, label=_standing(look, view), exclude_semantics=True)


def counts_row(look: Look, view: QuizView) -> ft.Control:
    """Which question this is, and how many were right."""
    which = look.say("learn.question", number=view.number + 1, all=QUESTIONS)
    color = look.palette.on_wall_muted
    standing = _standing(look, view)
    if look.large:
        both = [words(look, text, Style.SMALL, color) for text in (which, standing)]
        return ft.Column(list(both), spacing=2, tight=True)
    return ft.Row(
        [
            words(look, which, Style.SMALL, color, align=START, expand=True),
            words(look, standing, Style.SMALL, color, align=END),
        ]
    )


def _standing(look: Look, view: QuizView) -> str:
    return look.say("learn.standing", number=view.made, needed=NEEDED)


def _empty(look: Look, size: float, here: bool) -> ft.Control:
    """The place of a question that is not answered; a lamp ring round the one that is asked."""
    palette = look.palette
    if here:
        return ft.Container(
            width=size,
            height=size,
            border_radius=size / 2,
            border=ft.Border.all(3.5, palette.accent if palette.dark else palette.mine),
        )
    paint = ft.Paint(
        color=palette.on_wall_muted,
        stroke_width=2,
        style=ft.PaintingStyle.STROKE,
        stroke_dash_pattern=[4, 3],
    )
    ring = cv.Circle(size / 2, size / 2, size / 2 - 1, paint)
    return cv.Canvas([ring], width=size, height=size)
