"""The sheet below a question: how to answer, and once it is answered why, with the ruler."""

import flet as ft

from watten_app.app.quiz import Ask, Named, QuizPhase, QuizView
from watten_app.engine import Card, Message
from watten_app.engine.explain import role_message
from watten_app.ui.doors import Doors
from watten_app.ui.measure import height_of
from watten_app.ui.screens.quiz_marks import tick_or_cross
from watten_app.ui.screens.quiz_ruler import quiz_ruler, ruler_height
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import Kind, button, fading, room_below, small_card, words

_SIDE, _TOP, _GAP, _SIGN, _MINI = 16.0, 14.0, 10.0, 34.0, 24.0
_FADE = 10.0
_LYING = (Ask.WHO, Ask.WHICH, Ask.MAY, Ask.NAMED)


def quiz_sheet(
    look: Look,
    doors: Doors,
    view: QuizView,
    names: tuple[str, ...],
    width: float,
    *,
    beside: bool = False,
) -> tuple[ft.Control, float]:
    """The sheet, so wide, and about how high it is, at most as high as the screen where it lies
    `beside` the question; a hook."""
    opened, show = ft.use_state((view.number, False))
    more = opened == (view.number, True)
    room = width - 2 * _SIDE
    if view.phase is QuizPhase.ASKED:
        hinted = beside or not look.low
        body, foot, tall = _asking(look, doors, view, names, room, more, hinted=hinted)
    else:
        body, foot, tall = _answered(look, doors, view, names, room, more)
    foot_row = _toggle(look, view, more, lambda: show((view.number, not more)), foot)
    most = look.height * (0.72 if look.low or more or look.large else 0.6)
    if beside:
        most = look.height - look.insets.top - 2 * _GAP
    foot_high = max(52.0, 30 * look.text) * (len(foot_row) if look.large else 1)
    tall = min(most, tall + foot_high + _TOP + 2 * _GAP + room_below(look))
    column = ft.Column(
        [*body, ft.Container(height=_FADE)],
        spacing=_GAP,
        tight=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        key=f"{view.number}-{view.phase}-{more}",
    )
    ways: ft.Control = ft.Row(foot_row, spacing=10)
    if look.large:
        ways = ft.Column(
            foot_row,
            spacing=8,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    inside = ft.Column(
        [
            ft.Container(fading(look, column, _FADE / tall), expand=True),
            ways,
        ],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    paper = ft.Container(
        inside,
        width=width,
        height=tall,
        bgcolor=look.palette.paper,
        border=ft.Border.only(top=ft.BorderSide(look.palette.outline, look.palette.tile_line)),
        border_radius=ft.BorderRadius.only(top_left=24, top_right=24),
        padding=ft.Padding.only(left=_SIDE, right=_SIDE, top=_TOP, bottom=room_below(look)),
    )
    return paper, tall


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
    hinted: bool,
) -> _Parts:
    question = view.question
    assert question is not None
    hint = look.say(f"learn.hint.{question.ask.value}")
    body: list[ft.Control] = []
    tall = _FADE
    if hinted:
        # where there is little room the question says it all
        body.append(words(look, hint, Style.BODY, look.palette.ink))
        tall += height_of(hint, look.drawn(Style.BODY), room, look.text)
    if more and _has_ruler(view):
        body.append(_ruler(look, view, names, room))
        tall += _ruler_height(look, view, room) + _GAP
    answer = doors.house.quiz.answer
    labels = answer_words(look, view)
    if question.ask is Ask.NAMED:
        # too long to stand beside one another
        body += [
            button(look, label, lambda place=place: answer(place), kind=Kind.ON_PAPER)
            for place, label in enumerate(labels)
        ]
        return body, [], tall + len(labels) * (max(52.0, 30 * look.text) + _GAP)
    foot = [
        button(
            look,
            label,
            lambda place=place: answer(place),
            kind=Kind.ON_PAPER,
            expand=None if look.large else 1,
        )
        for place, label in enumerate(labels)
    ]
    return body, foot, tall


def answer_words(look: Look, view: QuizView) -> list[str]:
    """The answers that are words and not cards."""
    question = view.question
    assert question is not None
    match question.ask:
        case Ask.MAY | Ask.RAISE:
            return [look.say("learn.yes"), look.say("learn.no")]
        case Ask.WORTH:
            return [str(one) for one in question.answers]
        case Ask.NAMED:
            return [
                look.say("learn.named", schlag=one.schlag, trump=one.trump)
                for one in question.answers
                if isinstance(one, Named)
            ]
    return []


def _answered(
    look: Look,
    doors: Doors,
    view: QuizView,
    names: tuple[str, ...],
    room: float,
    more: bool,
) -> _Parts:
    palette, question = look.palette, view.question
    assert question is not None
    right = view.results[-1]
    head = look.say("learn.right" if right else "learn.wrong")
    tone = palette.good if right else palette.bad
    said = [*_verdict(look, view), *map(look.tell, view.why)]
    text = " ".join(_sentence(one) for one in said)
    told = ft.Semantics(
        content=ft.Column(
            [
                ft.Row(
                    [tick_or_cross(look, right, _SIGN), words(look, head, Style.TITLE, tone)],
                    spacing=12,
                ),
                words(look, text, Style.BODY, palette.ink),
            ],
            spacing=_GAP,
            tight=True,
        ),
        label=f"{head} {text}",
        exclude_semantics=True,
        container=True,
        live_region=True,
    )
    body: list[ft.Control] = [told]
    tall = max(_SIGN, height_of(head, Style.TITLE, room - _SIGN - 12, look.text)) + _GAP
    tall += height_of(text, look.drawn(Style.BODY), room, look.text) + _GAP + _FADE
    if _has_ruler(view):
        body.append(_ruler(look, view, names, room))
        tall += _ruler_height(look, view, room)
    if more and question.ask in _LYING:
        rows = _card_by_card(look, view)
        body += [_row(look, card, line) for card, line in rows]
        beside = room - _MINI - 12
        tall += sum(
            height_of(one, look.drawn(Style.SMALL), beside, look.text) + _GAP for _, one in rows
        )
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


def _toggle(
    look: Look, view: QuizView, more: bool, press: object, foot: list[ft.Control]
) -> list[ft.Control]:
    """The buttons with the one that shows or hides more, first, where there is more."""
    question = view.question
    assert question is not None
    answered = view.phase is QuizPhase.ANSWERED
    if not _has_ruler(view) or (answered and question.ask not in _LYING):
        return foot
    what = "ruler" if view.phase is QuizPhase.ASKED else "more"
    key = f"learn.{what}.less" if more else f"learn.{what}"
    name = look.say(key)
    wide = None if look.large else 1
    return [button(look, name, press, kind=Kind.ON_PAPER, expand=wide), *foot]


def _verdict(look: Look, view: QuizView) -> list[str]:
    """The right answer in words, where it is not a card that carries a tick."""
    question = view.question
    assert question is not None
    right = question.answers[view.right]
    match question.ask:
        case Ask.MAY:
            return [look.say("learn.may" if right else "learn.may_not", card=question.card)]
        case Ask.RAISE | Ask.WORTH | Ask.NAMED:
            return [answer_words(look, view)[view.right]]
    return []


def _has_ruler(view: QuizView) -> bool:
    """Whether the order of the cards has to do with it, and is no secret."""
    question = view.question
    assert question is not None
    if question.ask is Ask.NAMED:
        return view.phase is QuizPhase.ANSWERED
    return question.ask not in (Ask.WORTH, Ask.RAISE)


def _sentence(text: str) -> str:
    """A line of a bubble as a sentence of its own."""
    whole = text[:1].upper() + text[1:]
    return whole if whole.endswith((".", "!", "?")) else f"{whole}."


def _ruler_height(look: Look, view: QuizView, room: float) -> float:
    question = view.question
    assert question is not None
    order, rules = question.order, question.deal.rules
    return ruler_height(look, rules, order, room, led=order.led(question.trick.cards))


def _ruler(look: Look, view: QuizView, names: tuple[str, ...], room: float) -> ft.Control:
    question = view.question
    assert question is not None
    order, cards = question.order, question.trick.cards
    lying = tuple(
        (card, _laid_by(look, question.trick.leader + place, names))
        for place, card in enumerate(cards)
    )
    mine = question.view.hand if question.ask in (Ask.WHICH, Ask.MAY) else ()
    answered = view.phase is QuizPhase.ANSWERED
    right = question.answers[view.right]
    asked = question.card if answered else None
    if answered and question.ask in (Ask.WHO, Ask.WHICH, Ask.SHOWS):
        asked = right if isinstance(right, Card) else None
    led = order.led(cards)
    rules = question.deal.rules
    return quiz_ruler(look, rules, order, room, led=led, lying=lying, mine=mine, asked=asked)


def _laid_by(look: Look, place: int, names: tuple[str, ...]) -> str:
    seat = place % (len(names) + 1)
    return look.say("table.you") if seat == 0 else names[seat - 1]


def _card_by_card(look: Look, view: QuizView) -> list[tuple[Card, str]]:
    """Each card of the trick from the strongest down, and what it is."""
    question = view.question
    assert question is not None
    order, cards = question.order, question.trick.cards
    led = order.led(cards)
    shown = cards if question.ask not in (Ask.WHICH, Ask.MAY) else (*cards, *question.view.hand)
    by_strength = sorted(shown, key=lambda card: -order.strength(card, led))

    def role(card: Card) -> Message:
        return role_message(question.deal.rules, order, card, led)

    return [(card, f"{look.card_name(card)}: {look.tell(role(card))}") for card in by_strength]


def _row(look: Look, card: Card, line: str) -> ft.Control:
    text = words(look, line, Style.SMALL, look.palette.ink, expand=True)
    return ft.Row([small_card(look, card, _MINI), text], spacing=12)
