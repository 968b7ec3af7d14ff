"""How a round stands: a mark for each of its questions, and the same in words."""

from math import ceil

import flet as ft
import flet.canvas as cv

from watten_app.app.quiz import NEEDED, QUESTIONS, QuizPhase, QuizView
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import words
from watten_app.ui.widgets.words import END, START

_LARGEST, _SMALL, _SMALL_APART = 32.0, 20.0, 4.0
"""The marks, and on a low screen, with what is between two of those."""


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


def _size(width: float) -> float:
    return min(_LARGEST, width / QUESTIONS - 6)


def standing_height(look: Look, width: float, gap: float) -> float:
    """How high the marks and the words below or beside them are."""
    line = ceil(Style.SMALL.size * Style.SMALL.line * look.text)
    if _abreast(look):
        return max(_SMALL, line)
    return _size(width) + gap + (2 * line + 2 if look.large else line)


def _abreast(look: Look) -> bool:
    """Whether the words stand beside the marks: on a low screen."""
    return look.low and not look.large


def standing_rows(look: Look, view: QuizView, width: float) -> list[ft.Control]:
    """How the round stands: the marks, and the words below them; beside them on a low screen."""
    if not _abreast(look):
        return [_marks_row(look, view, width, _size(width)), _counts_row(look, view)]
    marks = QUESTIONS * (_SMALL + _SMALL_APART)
    said = look.say("learn.standing.short", number=view.made, needed=NEEDED)
    color = look.palette.on_wall_muted
    text = words(
        look, said, Style.SMALL, color, align=END, lines=1, room=width - marks - 8, expand=True
    )
    # the marks say it to who hears them
    short = ft.Semantics(content=text, exclude_semantics=True, expand=True)
    return [ft.Row([_marks_row(look, view, marks, _SMALL), short], spacing=8)]


def marks_row(look: Look, view: QuizView, width: float) -> ft.Control:
    """The marks from left to right."""
    return _marks_row(look, view, width, _size(width))


def _marks_row(look: Look, view: QuizView, width: float, size: float) -> ft.Control:
    done = [tick_or_cross(look, right, size) for right in view.results]
    here = len(done) if view.phase is QuizPhase.ASKED else -1
    marks = [*done, *(_empty(look, size, n == here) for n in range(len(done), QUESTIONS))]
    row = ft.Row(marks, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, spacing=0, width=width)
    return ft.Semantics(content=row, label=_standing(look, view), exclude_semantics=True)


def _counts_row(look: Look, view: QuizView) -> ft.Control:
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
