"""The cards of a question: the trick on the felt, and my hand below it."""

import math
from collections.abc import Callable

import flet as ft

from watten_app.app.quiz import Ask, QuizPhase, QuizView
from watten_app.engine import Card, Message
from watten_app.ui.geometry import Rect
from watten_app.ui.measure import drawn_height
from watten_app.ui.screens.quiz_marks import tick_or_cross
from watten_app.ui.table.felt import cloth, dashed_frame
from watten_app.ui.theme import CARD_RATIO, RADIUS_BUBBLE, Look, Style
from watten_app.ui.widgets import Hold, card_edge, card_picture, card_shadow, held, pressable, words
from watten_app.ui.widgets.words import CENTER

SEATS, HAND = 4, 5

FELT_SIDE = 24.0
"""What the felt keeps free at the sides, inside its hem."""

_ABOVE, _BELOW, _LOWER, _LABEL, _FOOT = (38.0, 24.0), (22.0, 15.0), 10.0, 24.0, 6.0
"""What the felt keeps free above and below the cards, less on a low screen; how much lower the
middle ones lie, the names below, and the felt's shadow."""

_UNDER_CARD = (8.0, 3.0)
"""What lies between a card and the name below it; on a low screen less, clear of the hem."""

_RAISED = 10.0
"""So much higher than the others the card in question stands in the hand."""

_SAID = (10.0, 14.0)
"""What a bubble has above and beside its words."""

_BADGE, _SMALL_BADGE = 34.0, 26.0
_OUT = 0.82
"""So much of a badge looks out above its card: below it would cover what is drawn there."""

_TURNS = (-3, 1, -1, 3)
"""How thrown cards lie, in degrees."""

type Choose = Callable[[int], object]


def felt_height(look: Look, card: float) -> float:
    """How high the felt with its shadow is with cards so wide."""
    return _cloth_height(look, card) + _FOOT


def _cloth_height(look: Look, card: float) -> float:
    return (
        _ABOVE[look.low]
        + _BELOW[look.low]
        + card * CARD_RATIO
        + _LOWER
        + _LABEL * min(look.text, 1.5)
    )


def names_foot(look: Look, card: float) -> float:
    """How far down the felt the lowest of the names below the cards reach."""
    top = _ABOVE[look.low] + _LOWER + card * CARD_RATIO + _UNDER_CARD[look.low]
    return top + Style.SMALL.size * Style.SMALL.line * min(look.text, 1.5)


def trick_on_felt(
    look: Look,
    view: QuizView,
    names: tuple[str, ...],
    width: float,
    card: float,
    choose: Choose,
    on_hold: Hold,
) -> ft.Control:
    """The trick in the order played, each card with who laid it, and my place if it is open: there
    lies what I have answered with."""
    question = view.question
    assert question is not None
    high = _cloth_height(look, card)
    laid = laid_by_me(view)
    pitch = (width - 2 * FELT_SIDE) / SEATS
    controls = cloth(look, Rect(0, 0, width, high))
    for place in range(SEATS):
        seat = (question.trick.leader + place) % SEATS
        name = look.say("learn.place", number=place + 1, name=_name(look, names, seat))
        left = FELT_SIDE + pitch * place + (pitch - card) / 2
        top = _ABOVE[look.low] + (_LOWER if place in (1, 2) else 0)
        if place < len(question.trick.cards):
            one = question.trick.cards[place]
            press = _press(view, place, choose) if question.ask is Ask.WHO else None
            told = _told(view, place) if question.ask is Ask.WHO else ()
            taken = question.ask is Ask.NAMED and place == question.taker
            picture = ft.Container(
                _card(look, one, card, told, on_hold, ring=taken),
                rotate=math.radians(_TURNS[place]),
            )
            parts = (*told, *(("learn.took_it",) if taken else ()))
            label = ", ".join((f"{name}: {look.card_name(one)}", *map(look.say, parts)))
            controls.append(_placed(_named(label, picture, press, card), left, top))
        elif place == len(question.trick.cards) and laid is not None and view.chosen is not None:
            told = _told(view, view.chosen)
            picture = ft.Container(
                _card(look, laid, card, told, on_hold),
                rotate=math.radians(_TURNS[place]),
            )
            label = ", ".join((f"{name}: {look.card_name(laid)}", *map(look.say, told)))
            controls.append(_placed(_named(label, picture, None, card), left, top))
        else:
            slot = Rect(left, top, card, card * CARD_RATIO)
            controls.append(dashed_frame(slot, look.palette.on_felt, 1.6, [6, 5], 7))
        text = words(
            look,
            name,
            Style.SMALL,
            look.palette.on_felt,
            align=CENTER,
            lines=1,
            room=pitch - 4,
            scale=min(look.text, 1.5),
        )
        below = ft.Container(text, width=pitch, alignment=ft.Alignment.CENTER)
        foot = top + card * CARD_RATIO + _UNDER_CARD[look.low]
        controls.append(_placed(below, FELT_SIDE + pitch * place, foot))
    return ft.Stack(controls, width=width, height=high + _FOOT, clip_behavior=ft.ClipBehavior.NONE)


def laid_by_me(view: QuizView) -> Card | None:
    """The card of my hand that I have answered with."""
    question = view.question
    assert question is not None
    if question.ask is not Ask.WHICH or view.chosen is None:
        return None
    card = question.answers[view.chosen]
    return card if isinstance(card, Card) else None


def said_before(look: Look, view: QuizView, names: tuple[str, ...]) -> list[ft.Control]:
    """What was said or shown at the table, a bubble each at the side of who said it."""
    question = view.question
    assert question is not None
    palette = look.palette
    bubbles: list[ft.Control] = []
    for seat, message in question.said:
        bubble = ft.Container(
            words(look, _line(look, names, seat, message), Style.BUBBLE, palette.ink),
            bgcolor=palette.paper,
            border=ft.Border.all(palette.outline, palette.tile_line),
            border_radius=RADIUS_BUBBLE,
            padding=ft.Padding.symmetric(vertical=_SAID[0], horizontal=_SAID[1]),
        )
        ours = seat % 2 == 0
        side = ft.MainAxisAlignment.END if ours else ft.MainAxisAlignment.START
        bubbles.append(ft.Row([bubble], alignment=side, wrap=True))
    return bubbles


def said_height(
    look: Look, view: QuizView, names: tuple[str, ...], width: float, gap: float
) -> float:
    """How high the bubbles are, one below the other."""
    question = view.question
    assert question is not None
    line = look.palette.outline
    room = width - 2 * (_SAID[1] + line)
    high = -gap
    for seat, message in question.said:
        said = _line(look, names, seat, message)
        high += gap + drawn_height(said, Style.BUBBLE, room, look.text) + 2 * (_SAID[0] + line)
    return high


def _line(look: Look, names: tuple[str, ...], seat: int, message: Message) -> str:
    return look.say("told.says", name=_name(look, names, seat), said=look.tell(message))


def hand_height(card: float) -> float:
    """How high my hand is with cards so wide."""
    return card * CARD_RATIO + _RAISED


def has_hand(ask: Ask) -> bool:
    """Whether a row of cards lies below: my hand, or the cards to choose from."""
    return ask.of_my_hand or ask is Ask.SHOWS


def my_hand(
    look: Look, view: QuizView, card: float, choose: Choose, on_hold: Hold
) -> ft.Control | None:
    """My cards, where they are asked about; the one in question is raised, and where the one was
    that I have laid its place is empty."""
    question = view.question
    assert question is not None
    if not has_hand(question.ask):
        return None
    laid = laid_by_me(view)
    chosen_from = question.ask is not Ask.MAY
    shown = question.answers if question.ask is Ask.SHOWS else question.view.hand
    row: list[ft.Control] = []
    for place, one in enumerate(shown):
        assert isinstance(one, Card)
        told = _told(view, place) if chosen_from else ()
        if one == laid:
            high = card * CARD_RATIO
            place_of = dashed_frame(
                Rect(0, 0, card, high), look.palette.on_wall_muted, 1.6, [6, 5], 7
            )
            empty = ft.Stack([place_of], width=card, height=high)
            row.append(ft.Container(empty, padding=ft.Padding.only(top=_RAISED)))
            continue
        raised = one == question.card
        picture = ft.Container(
            _card(look, one, card, told, on_hold, ring=raised),
            padding=ft.Padding.only(top=0 if raised else _RAISED),
        )
        parts = [look.card_name(one), *map(look.say, told)]
        if raised:
            parts.append(look.say("learn.asked"))
        press = _press(view, place, choose) if chosen_from else None
        row.append(_named(", ".join(parts), picture, press, card))
    return ft.Row(
        row,
        spacing=4,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _press(view: QuizView, place: int, choose: Choose) -> Callable[[], object] | None:
    return (lambda: choose(place)) if view.phase is QuizPhase.ASKED else None


def _named(
    label: str, picture: ft.Control, press: Callable[[], object] | None, card: float
) -> ft.Control:
    """A card that can be chosen, or that is only read aloud."""
    if press is None:
        return ft.Semantics(content=picture, label=label, exclude_semantics=True, container=True)
    return pressable(label, picture, press, radius=card * 0.08)


def _placed(control: ft.Control, left: float, top: float) -> ft.Control:
    return ft.Container(control, left=left, top=top)


def _name(look: Look, names: tuple[str, ...], seat: int) -> str:
    return look.say("table.you") if seat == 0 else names[seat - 1]


def _told(view: QuizView, place: int) -> tuple[str, ...]:
    """What is to be said of an answer once one is given: that it is right, that it was mine."""
    if view.phase is QuizPhase.ASKED:
        return ()
    right = ("learn.is_right",) if place == view.right else ()
    mine = ("learn.was_mine",) if place == view.chosen else ()
    return right + mine


def _card(
    look: Look,
    card: Card,
    width: float,
    told: tuple[str, ...],
    on_hold: Hold,
    *,
    ring: bool = False,
) -> ft.Control:
    """A card; the right one with a lamp ring and a tick, the one chosen wrong with a cross."""
    right = "learn.is_right" in told
    parts: list[ft.Control] = [card_shadow(width)]
    high = width * CARD_RATIO
    if ring or right:
        parts.append(_ring(look, width, high))
    parts += [card_picture(look, card, width), *card_edge(look, width)]
    if told:
        size = _SMALL_BADGE if look.low else _BADGE
        badge = tick_or_cross(look, right, size)
        parts.append(_placed(badge, (width - size) / 2, -size * _OUT))
    stack = ft.Stack(parts, width=width, height=high, clip_behavior=ft.ClipBehavior.NONE)
    return held(stack, card, on_hold)


def _ring(look: Look, width: float, high: float) -> ft.Control:
    """The lamp ring with a dark edge that the table has round the best card."""
    palette = look.palette
    return ft.Container(
        ft.Container(
            border=ft.Border.all(4, palette.accent),
            border_radius=width * 0.072 + 4,
            width=width + 8,
            height=high + 8,
        ),
        left=-5.5,
        top=-5.5,
        width=width + 11,
        height=high + 11,
        border=ft.Border.all(1.5, palette.ring_edge),
        border_radius=width * 0.072 + 5.5,
    )
