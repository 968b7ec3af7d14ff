"""What stands above a question's cards: the stage's name, and what is asked."""

from dataclasses import replace
from math import ceil

import flet as ft

from watten_app.app.quiz import Ask, QuizView
from watten_app.ui import theme
from watten_app.ui.doors import Doors
from watten_app.ui.measure import drawn_height, fitting
from watten_app.ui.theme import Look, Style, Type
from watten_app.ui.widgets import heading, round_button, words

_BACK = theme.TARGET + 12
"""How wide the way back is with what is beside it."""


def asked_height(look: Look, view: QuizView, width: float, *, back: bool = False) -> float:
    """How high what is asked is, with the way back before it or without."""
    room = width - (_BACK if back else 0)
    said, style, scale = _question(look, view, room)
    return max(theme.TARGET if back else 0, drawn_height(said, look.drawn(style), room, scale))


def stage_title(look: Look, doors: Doors, view: QuizView, width: float) -> ft.Control:
    """The stage's name, in one line unless letters are large."""
    name = look.say(f"learn.stage.{view.stage.value}")
    lines = _title_lines(look)
    look = replace(look, width=width + 2 * theme.MARGIN, insets=theme.NO_INSETS)
    return heading(look, name, doors.back, look.say("a11y.back"), lines=lines)


def _title_lines(look: Look) -> int | None:
    return None if look.large and not look.low else 1


def title_height(look: Look, view: QuizView, width: float) -> float:
    """How high the stage's name is."""
    if _title_lines(look):
        return max(theme.TARGET, ceil(Style.TITLE.size * Style.TITLE.line * look.text))
    name, beside = look.say(f"learn.stage.{view.stage.value}"), width - _BACK
    scale = fitting(name, Style.TITLE, beside, look.text, lines=9)
    return max(theme.TARGET, drawn_height(name, Style.TITLE, beside, scale))


def _question(look: Look, view: QuizView, width: float) -> tuple[str, Type, float]:
    """What is asked, in which letters and how large."""
    question = view.question
    assert question is not None
    key = f"learn.ask.{question.ask.value}"
    if question.order.schlag is None:
        key += ".trump"
    order = question.order
    if question.ask is Ask.WORTH and question.deal.over:
        key += ".fold"
    ours, theirs = question.deal.score
    said = look.say(
        key,
        schlag=order.schlag,
        trump=order.trump,
        card=question.card,
        ours=ours,
        theirs=theirs,
    )
    style = Style.HEADING if look.low else Style.TITLE
    return said, style, fitting(said, look.drawn(style), width, look.text, lines=9)


def question_asked(
    look: Look, doors: Doors, view: QuizView, width: float, *, back: bool
) -> ft.Control:
    """What is asked; with the way back before it where there is no room for the title."""
    said, style, scale = _question(look, view, width - (_BACK if back else 0))
    text = words(look, said, style, look.palette.on_wall, scale=scale)
    heard = ft.Semantics(content=text, header=True, container=True, expand=back)
    if not back:
        return heard
    return ft.Row([_back(look, doors), heard], spacing=_BACK - theme.TARGET)


def way_back(look: Look, doors: Doors) -> ft.Control:
    """The way back by itself, where there is room for no words above the cards."""
    return ft.Row([_back(look, doors)])


def _back(look: Look, doors: Doors) -> ft.Control:
    name = look.say("a11y.back")
    return round_button(look, ft.Icons.ARROW_BACK_IOS_NEW_ROUNDED, name, doors.back)
