"""The sheet below a question: how to answer, and once it is answered why, with the ruler."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from watten_app.app.quiz import Ask, Named, QuizPhase, QuizView, given
from watten_app.engine import Card
from watten_app.ui.doors import Doors
from watten_app.ui.measure import drawn_height
from watten_app.ui.screens.quiz_marks import tick_or_cross
from watten_app.ui.screens.quiz_ruler import has_ruler, question_ruler
from watten_app.ui.screens.quiz_told import answer_words, cards_told, why_told
from watten_app.ui.theme import MINI_RATIO, Look, Style, Type
from watten_app.ui.widgets import Kind, button, fading, room_below, small_card, words

_SIDE, _MINI = 16.0, 24.0
_TOP, _GAP = (14.0, 10.0), (10.0, 6.0)
"""Above what is on the sheet, and between its parts; less on a low screen."""

_SIGN, _LOW_SIGN = 34.0, 26.0
"""The sign of a right or wrong answer; on a low screen."""

_FADE, _ABOVE_WAYS, _BESIDE = 10.0, 4.0, 10.0
_ABREAST = 2
"""So many announcements stand beside each other."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What stands on the sheet, its buttons, and about how high all of it is."""

    body: tuple[ft.Control, ...]
    ways: ft.Control | None
    tall: float
    key: str


def sheets_of(
    look: Look,
    doors: Doors,
    view: QuizView,
    names: tuple[str, ...],
    width: float,
    more: bool,
    toggle: Callable[[], object],
) -> tuple[Sheet, ...]:
    """The sheets there may be, so wide, the roomiest first: the last one takes the least height."""
    room = width - 2 * _SIDE
    if view.phase is QuizPhase.ASKED:
        kinds: tuple[Type | None, ...] = (Style.SMALL, None) if look.low else (Style.BODY,)
        made = [_asking(look, doors, view, names, room, more, hint=kind) for kind in kinds]
    else:
        kinds = (Style.SMALL,) if look.low else (Style.BODY, Style.SMALL)
        made = [_answered(look, doors, view, names, room, more, kind) for kind in kinds]
    sheets = []
    for body, foot, tall in made:
        ways = _ways(look, _toggle(look, view, room, more, toggle, foot))
        high = _ways_height(look, len(foot) + has_ruler(view))
        whole = _around(look) + tall + high
        sheets.append(Sheet(tuple(body), ways, whole, f"{view.number}-{view.phase}-{more}"))
    return tuple(sheets)


def drawn_sheet(look: Look, sheet: Sheet, width: float, tall: float) -> ft.Control:
    """The sheet, so wide and so high; what does not fit is scrolled above the buttons."""
    column = ft.Column(
        [*sheet.body, ft.Container(height=_FADE)],
        spacing=_GAP[look.low],
        tight=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        key=sheet.key,
    )
    inside = ft.Column(
        [
            ft.Container(fading(look, column, _FADE / tall), expand=True),
            *([sheet.ways] if sheet.ways else []),
        ],
        spacing=_ABOVE_WAYS,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Container(
        inside,
        width=width,
        height=tall,
        bgcolor=look.palette.paper,
        border=ft.Border.only(top=ft.BorderSide(look.palette.outline, look.palette.tile_line)),
        border_radius=ft.BorderRadius.only(top_left=24, top_right=24),
        padding=ft.Padding.only(
            left=_SIDE, right=_SIDE, top=_TOP[look.low], bottom=room_below(look)
        ),
    )


def _around(look: Look) -> float:
    """What the sheet has above and below what stands on it, its line included."""
    return look.palette.outline + _TOP[look.low] + _FADE + room_below(look)


def _button_height(look: Look) -> float:
    return max(52.0, 30 * look.text)


def _room_of_one(look: Look, room: float, number: int) -> float:
    """How wide one of so many buttons is."""
    return room if look.large else (room - _BESIDE * (number - 1)) / number


def _ways(look: Look, foot: list[ft.Control]) -> ft.Control | None:
    """The buttons side by side; one below the other in large letters."""
    if not foot:
        return None
    if not look.large:
        return ft.Row(foot, spacing=_BESIDE)
    return ft.Column(
        foot, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _ways_height(look: Look, number: int) -> float:
    if not number:
        return 0.0
    rows = number if look.large else 1
    return _ABOVE_WAYS + rows * _button_height(look) + (rows - 1) * 8


type _Parts = tuple[list[ft.Control], list[ft.Control], float]
"""What stands on the sheet, its buttons, and about how high the first is."""


def _asking(
    look: Look,
    doors: Doors,
    view: QuizView,
    names: tuple[str, ...],
    room: float,
    more: bool,
    *,
    hint: Type | None,
) -> _Parts:
    """The sheet of a question; the hint in these letters, or none where the question says it."""
    question = view.question
    assert question is not None
    body: list[ft.Control] = []
    tall = 0.0
    if hint:
        said = look.say(f"learn.hint.{question.ask.value}")
        body.append(words(look, said, hint, look.palette.ink))
        tall += drawn_height(said, look.drawn(hint), room, look.text) + _GAP[look.low]
    if more and has_ruler(view):
        ruler, high = question_ruler(look, view, names, room)
        body.append(ruler)
        tall += high + _GAP[look.low]
    answer = doors.house.quiz.answer
    labels = answer_words(look, view)
    if question.ask is Ask.NAMED:
        announced, high = _announced(look, view, answer, room)
        return [*body, *announced], [], tall + high
    foot = [
        button(
            look,
            label,
            lambda place=place: answer(place),
            kind=Kind.ON_PAPER,
            expand=None if look.large else 1,
            room=_room_of_one(look, room, len(labels) + has_ruler(view)),
        )
        for place, label in enumerate(labels)
    ]
    return body, foot, tall


def _announced(
    look: Look, view: QuizView, answer: Callable[[int], object], room: float
) -> tuple[list[ft.Control], float]:
    """The announcements to choose from, two beside each other where letters are not large."""
    question = view.question
    assert question is not None
    labels = answer_words(look, view)
    if look.large:
        rows: list[ft.Control] = [
            button(look, label, lambda place=place: answer(place), kind=Kind.ON_PAPER)
            for place, label in enumerate(labels)
        ]
        return rows, len(rows) * (_button_height(look) + _GAP[look.low])
    cells: list[ft.Control] = []
    for place, one in enumerate(question.answers):
        assert isinstance(one, Named)
        cells.append(
            button(
                look,
                look.say("learn.named.schlag", schlag=one.schlag),
                lambda place=place: answer(place),
                kind=Kind.ON_PAPER,
                second=look.say("learn.named.trump", trump=one.trump),
                name=labels[place],
                expand=1,
                room=(room - _GAP[look.low]) / _ABREAST,
            )
        )
    rows = [
        ft.Row(cells[start : start + _ABREAST], spacing=_GAP[look.low])
        for start in range(0, len(cells), _ABREAST)
    ]
    return rows, len(rows) * (_button_height(look) + _GAP[look.low])


def _answered(
    look: Look,
    doors: Doors,
    view: QuizView,
    names: tuple[str, ...],
    room: float,
    more: bool,
    kind: Type,
) -> _Parts:
    """The sheet of an answer with the reasons in these letters; where there is more, the reason of
    each card and the ruler."""
    palette, question = look.palette, view.question
    assert question is not None
    right = view.results[-1]
    head = look.say("learn.right" if right else "learn.wrong")
    tone = palette.good if right else palette.bad
    sign, style = _head(look)
    rows = cards_told(look, view) if more and question.ask.of_a_trick else []
    text = why_told(look, view, more=bool(rows))
    lines: list[ft.Control] = [
        ft.Row([tick_or_cross(look, right, sign), words(look, head, style, tone)], spacing=12)
    ]
    if text:
        lines.append(words(look, text, kind, palette.ink))
    tall = _told_height(look, head, text, room, kind)
    told = ft.Semantics(
        content=ft.Column(lines, spacing=_GAP[look.low], tight=True),
        label=f"{head} {text}".strip(),
        exclude_semantics=True,
        container=True,
        live_region=True,
    )
    body: list[ft.Control] = [told, *(_row(look, card, line) for card, line in rows)]
    beside = room - _MINI - 12
    tall += sum(_row_height(look, line, beside) + _GAP[look.low] for _, line in rows)
    if more and has_ruler(view):
        ruler, high = question_ruler(look, view, names, room)
        body.append(ruler)
        tall += high + _GAP[look.low]
    foot = [
        button(
            look,
            look.say("learn.next"),
            doors.house.quiz.go_on,
            kind=Kind.PRIMARY,
            expand=None if look.large else 1,
        )
    ]
    return body, foot, tall


def _head(look: Look) -> tuple[float, Type]:
    """How large the sign of an answer is, and the letters beside it."""
    return (_LOW_SIGN, Style.HEADING) if look.low else (_SIGN, Style.TITLE)


def _told_height(look: Look, head: str, text: str, room: float, kind: Type) -> float:
    sign, style = _head(look)
    tall = max(sign, drawn_height(head, style, room - sign - 12, look.text)) + _GAP[look.low]
    if text:
        tall += drawn_height(text, look.drawn(kind), room, look.text) + _GAP[look.low]
    return tall


def height_once_answered(look: Look, view: QuizView, width: float) -> float:
    """How high the sheet, so wide, is at least once the question is answered, whatever one says."""
    question = view.question
    assert question is not None
    room = width - 2 * _SIDE
    heads = [look.say("learn.right"), look.say("learn.wrong")]
    head = max(heads, key=len)
    told = [
        why_told(look, given(view, place), more=False) for place in range(len(question.answers))
    ]
    tall = max(_told_height(look, head, text, room, Style.SMALL) for text in told)
    ways = _ways_height(look, 1 + has_ruler(given(view, view.right)))
    return _around(look) + tall + ways


def _toggle(
    look: Look,
    view: QuizView,
    room: float,
    more: bool,
    press: Callable[[], object],
    foot: list[ft.Control],
) -> list[ft.Control]:
    """The buttons with the one that shows or hides more, first, where there is more."""
    if not has_ruler(view):
        return foot
    what = "ruler" if view.phase is QuizPhase.ASKED else "more"
    key = f"learn.{what}.less" if more else f"learn.{what}"
    one = button(
        look,
        look.say(key),
        press,
        kind=Kind.ON_PAPER,
        expand=None if look.large else 1,
        room=_room_of_one(look, room, len(foot) + 1),
    )
    return [one, *foot]


def _row_height(look: Look, line: str, room: float) -> float:
    return max(_MINI * MINI_RATIO, drawn_height(line, look.drawn(Style.SMALL), room, look.text))


def _row(look: Look, card: Card, line: str) -> ft.Control:
    text = words(look, line, Style.SMALL, look.palette.ink, expand=True)
    return ft.Row([small_card(look, card, _MINI), text], spacing=12)
