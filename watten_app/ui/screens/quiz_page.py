"""One question: the trick on the felt, what is asked, and a sheet of paper that answers."""

from dataclasses import replace

import flet as ft

from watten_app.app.quiz import Ask, QuizPhase, QuizView
from watten_app.ui import theme
from watten_app.ui.doors import Doors
from watten_app.ui.geometry import Rect
from watten_app.ui.screens.quiz_cards import (
    FELT_SIDE,
    HAND,
    SEATS,
    my_hand,
    said_before,
    trick_on_felt,
)
from watten_app.ui.screens.quiz_marks import counts_row, marks_row
from watten_app.ui.screens.quiz_sheet import quiz_sheet
from watten_app.ui.theme import CARD_RATIO, Look, Style
from watten_app.ui.widgets import Hold, heading, wall, words
from watten_app.ui.widgets.surfaces import standing

_LYING = (Ask.WHO, Ask.WHICH, Ask.MAY, Ask.NAMED)
"""What is asked of a trick."""

_LARGEST, _LARGEST_OF_HAND, _LEAST_OF_HAND = 96.0, 76.0, 50.0


@ft.component
def _quiz_page(
    look: Look, doors: Doors, view: QuizView, names: tuple[str, ...], on_hold: Hold
) -> ft.Control:
    """The question above, scrolling where there is too little room, and the sheet below it."""
    insets = look.insets
    beside = look.height < 500 and not look.portrait
    room = look.width - insets.left - insets.right
    half = room * 0.54 if beside else room
    width = min(theme.COLUMN, half - 2 * theme.MARGIN)
    choose = doors.house.quiz.answer
    sheet, tall = quiz_sheet(
        look,
        doors,
        view,
        names,
        (room - half) if beside else min(room, theme.COLUMN + 60),
        beside=beside,
    )
    question = view.question
    assert question is not None
    card = min(
        (width - 2 * FELT_SIDE) / SEATS - 4,
        _LARGEST,
        look.height * _share(look, beside) / CARD_RATIO,
    )
    of_hand = min(
        (width - 4 * (HAND - 1)) / HAND,
        _LARGEST_OF_HAND,
        max(_LEAST_OF_HAND, look.height * 0.15 / CARD_RATIO),
    )
    felt = []
    if question.ask in _LYING:
        felt.append(trick_on_felt(look, view, names, width, card, choose, on_hold))
    gap = 8.0 if look.low else 12.0
    top = ft.Column(
        [
            ft.Container(height=insets.top + 10 - gap),
            _title(look, doors, view, width),
            marks_row(look, view, width),
            counts_row(look, view),
            _asked(look, view),
            *said_before(look, view, names),
            *felt,
            *my_hand(look, view, of_hand, choose, on_hold),
            ft.Container(height=insets.bottom + 14 if beside else tall),
        ],
        spacing=gap,
        scroll=ft.ScrollMode.HIDDEN,
        # once it is answered one sees the cards above what is said of them
        auto_scroll=view.phase is QuizPhase.ANSWERED,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        key=f"{view.stage}-{view.number}",
    )
    side = insets.left + (half - width) / 2
    body = ft.Container(top, left=side, width=width, top=0, height=look.height)
    left = insets.left + half if beside else 0
    over = standing(
        sheet,
        ft.MainAxisAlignment.END,
        Rect(left, look.height - tall, look.width - left, tall),
    )
    return ft.Stack([wall(look), body, over], width=look.width, height=look.height)


def _title(look: Look, doors: Doors, view: QuizView, width: float) -> ft.Control:
    """The stage's name, in one line unless letters are large."""
    name = look.say(f"learn.stage.{view.stage.value}")
    lines = None if look.large and not look.low else 1
    look = replace(look, width=width + 2 * theme.MARGIN, insets=theme.NO_INSETS)
    return heading(look, name, doors.back, look.say("a11y.back"), lines=lines)


def _share(look: Look, beside: bool) -> float:
    """What a card on the felt takes of the screen's height."""
    return 0.33 if beside else 0.16 if look.low else 0.2


def _asked(look: Look, view: QuizView) -> ft.Control:
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
    text = words(look, said, style, look.palette.on_wall, room=look.column)
    return ft.Semantics(content=text, header=True, container=True)


QuizPage = ft.memo(_quiz_page)
