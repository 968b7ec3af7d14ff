"""One question: the trick on the felt, what is asked, and a sheet of paper that answers."""

from collections.abc import Mapping
from dataclasses import dataclass

import flet as ft

from watten_app.app.quiz import QuizPhase, QuizView
from watten_app.ui import theme
from watten_app.ui.doors import Doors
from watten_app.ui.geometry import Rect
from watten_app.ui.screens.quiz_asked import (
    asked_height,
    question_asked,
    stage_title,
    title_height,
    way_back,
)
from watten_app.ui.screens.quiz_cards import (
    FELT_SIDE,
    HAND,
    SEATS,
    felt_height,
    hand_height,
    has_hand,
    my_hand,
    said_before,
    said_height,
    trick_on_felt,
)
from watten_app.ui.screens.quiz_marks import standing_height, standing_rows
from watten_app.ui.screens.quiz_room import (
    ONCE_ANSWERED,
    WHILE_ASKED,
    Part,
    height_of_parts,
    parts_shown,
)
from watten_app.ui.screens.quiz_sheet import Sheet, drawn_sheet, height_once_answered, sheets_of
from watten_app.ui.theme import CARD_RATIO, Look
from watten_app.ui.widgets import Hold, wall
from watten_app.ui.widgets.surfaces import standing

_LARGEST, _LARGEST_OF_HAND, _LEAST_OF_HAND = 96.0, 76.0, 50.0

_TOP = 10.0

_ENOUGH, _MOST = 0.4, 0.72
"""The share of the screen with which a sheet that is scrolled is high enough, and what it takes at
most of one on which the question is scrolled as well."""

type Heights = Mapping[Part, float]


@dataclass(frozen=True, slots=True)
class _Place:
    """How a question stands: the parts that are there, and how high the sheet is."""

    parts: Heights
    sheet: Sheet
    tall: float


@ft.component
def _quiz_page(
    look: Look, doors: Doors, view: QuizView, names: tuple[str, ...], on_hold: Hold
) -> ft.Control:
    """The question above and the sheet below it, or beside it on a phone held across; it scrolls
    only where letters are so large that there is too little room for all of it."""
    here = (view.number, view.phase)
    opened, show = ft.use_state((here, False))
    more = opened == (here, True)
    insets = look.insets
    beside = look.height < 500 and not look.portrait
    room = look.width - insets.left - insets.right
    half = room * 0.54 if beside else room
    width = min(theme.COLUMN, half - 2 * theme.MARGIN)
    of_sheet = (room - half) if beside else min(room, theme.COLUMN + 60)
    sheets = sheets_of(look, doors, view, names, of_sheet, more, lambda: show((here, not more)))
    gap = _gap(look)
    sizes = _card_sizes(look, width, beside=beside)
    heights = _heights(look, view, names, width, sizes)
    back = asked_height(look, view, width, back=True)
    if beside:
        place = _placed_beside(look, heights, sheets, gap, back)
    else:
        heights = _steady(look, view, heights, of_sheet, gap, back)
        place = _placed(look, view, heights, sheets, gap, back, more=more)
    back_above = Part.TITLE in place.parts
    controls = _parts_of(look, doors, view, names, width, sizes, on_hold, back_above=back_above)
    side = insets.left + (half - width) / 2
    column = ft.Column(
        [
            ft.Container(height=insets.top + _TOP - gap),
            *(controls[part] for part in place.parts),
            ft.Container(height=insets.bottom + 14 if beside else place.tall),
        ],
        spacing=gap,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    # what looks out at the sides, as the ring round a card does, is not cut there
    within = ft.Padding.only(left=side, right=max(0.0, insets.left + half - side - width))
    body = ft.Column(
        [ft.Container(column, padding=within)],
        spacing=0,
        scroll=ft.ScrollMode.HIDDEN,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        left=0,
        top=0,
        width=insets.left + half,
        height=look.height,
        key=f"{view.stage}-{view.number}",
    )
    left = insets.left + half if beside else 0
    over = standing(
        drawn_sheet(look, place.sheet, of_sheet, place.tall),
        ft.MainAxisAlignment.END,
        Rect(left, look.height - place.tall, look.width - left, place.tall),
    )
    return ft.Stack([wall(look), body, over], width=look.width, height=look.height)


def _gap(look: Look) -> float:
    """What lies between the parts."""
    return 8.0 if look.low else 12.0


def _above(look: Look, gap: float) -> float:
    """What is above the first part with its gap."""
    return look.insets.top + _TOP - gap


def _steady(
    look: Look, view: QuizView, heights: Heights, of_sheet: float, gap: float, back: float
) -> Heights:
    """The parts there are on a screen that has no room for all of them above the reason of any of
    the answers: without the marks, or the title too, from the start, so that nothing moves with
    the answer."""
    need = height_once_answered(look, view, of_sheet)
    free = look.height - _above(look, gap) - need
    below = Part.HAND if Part.FELT in heights else None
    lasting = {part: high for part, high in heights.items() if part is not below}
    kept = parts_shown(lasting, WHILE_ASKED, gap, free, back)
    if kept is None:
        return heights
    return {part: kept.get(part, high) for part, high in heights.items() if part in {*kept, below}}


def _placed(
    look: Look,
    view: QuizView,
    heights: Heights,
    sheets: tuple[Sheet, ...],
    gap: float,
    back: float,
    *,
    more: bool,
) -> _Place:
    """The roomiest of the sheets that leaves all parts their room, else the least one with the
    parts that there is room for."""
    answered = view.phase is QuizPhase.ANSWERED
    ways = ONCE_ANSWERED if answered else WHILE_ASKED
    whole = look.height - _above(look, gap)
    for sheet in sheets:
        if parts := parts_shown(heights, ways[:1], gap, whole - sheet.tall):
            return _Place(parts, sheet, sheet.tall)
    sheet = sheets[-1]
    enough = min(sheet.tall, look.height * _ENOUGH)
    for least in (enough,) if more else (sheet.tall, enough):
        if parts := parts_shown(heights, ways, gap, whole - least, back, theme.TARGET):
            free = whole - height_of_parts(parts, gap)
            return _Place(parts, sheet, min(sheet.tall, free))
    if answered:
        alone = {Part.BACK: float(theme.TARGET)}
        free = whole - height_of_parts(alone, gap)
        return _Place(alone, sheet, min(sheet.tall, free))
    # what one answers by can be scrolled to
    return _Place(heights, sheet, min(sheet.tall, look.height * _MOST))


def _placed_beside(
    look: Look, heights: Heights, sheets: tuple[Sheet, ...], gap: float, back: float
) -> _Place:
    """The same where the sheet lies beside the question."""
    room = look.height - _above(look, gap) - look.insets.bottom
    parts = parts_shown(heights, WHILE_ASKED, gap, room, back) or heights
    tallest = look.height - look.insets.top - 2 * _TOP
    sheet = next((one for one in sheets if one.tall <= tallest), sheets[-1])
    return _Place(parts, sheet, min(sheet.tall, tallest))


def _card_sizes(look: Look, width: float, *, beside: bool) -> tuple[float, float]:
    """How wide the cards on the felt and those of the hand are."""
    on_felt = min(
        (width - 2 * FELT_SIDE) / SEATS - 4,
        _LARGEST,
        look.height * _share(look, beside) / CARD_RATIO,
    )
    of_hand = min(
        (width - 4 * (HAND - 1)) / HAND,
        _LARGEST_OF_HAND,
        max(_LEAST_OF_HAND, look.height * 0.15 / CARD_RATIO),
    )
    return on_felt, of_hand


def _parts_of(
    look: Look,
    doors: Doors,
    view: QuizView,
    names: tuple[str, ...],
    width: float,
    sizes: tuple[float, float],
    on_hold: Hold,
    *,
    back_above: bool,
) -> dict[Part, ft.Control]:
    question = view.question
    assert question is not None
    gap = _gap(look)
    choose = doors.house.quiz.answer
    rows = standing_rows(look, view, width)
    parts: dict[Part, ft.Control] = {
        Part.BACK: way_back(look, doors),
        Part.TITLE: stage_title(look, doors, view, width),
        Part.STANDING: ft.Column(
            rows, spacing=gap, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        ),
        Part.ASKED: question_asked(look, doors, view, width, back=not back_above),
    }
    if question.said:
        bubbles = said_before(look, view, names)
        parts[Part.SAID] = ft.Column(
            bubbles, spacing=gap, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )
    if question.ask.of_a_trick:
        parts[Part.FELT] = trick_on_felt(look, view, names, width, sizes[0], choose, on_hold)
    if hand := my_hand(look, view, sizes[1], choose, on_hold):
        parts[Part.HAND] = hand
    return parts


def _heights(
    look: Look,
    view: QuizView,
    names: tuple[str, ...],
    width: float,
    sizes: tuple[float, float],
) -> Heights:
    """How high each of the parts is."""
    question = view.question
    assert question is not None
    gap = _gap(look)
    heights = {
        Part.TITLE: title_height(look, view, width),
        Part.STANDING: standing_height(look, width, gap),
        Part.ASKED: asked_height(look, view, width),
    }
    if question.said:
        heights[Part.SAID] = said_height(look, view, names, width, gap)
    if question.ask.of_a_trick:
        heights[Part.FELT] = felt_height(look, sizes[0])
    if has_hand(question.ask):
        heights[Part.HAND] = hand_height(sizes[1])
    return heights


def _share(look: Look, beside: bool) -> float:
    """What a card on the felt takes of the screen's height."""
    return 0.27 if beside else 0.16 if look.low else 0.2


QuizPage = ft.memo(_quiz_page)
