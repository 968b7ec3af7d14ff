""" "Was sticht" in the quiz: the ruler of the table, for an order without a match."""

from dataclasses import dataclass

import flet as ft

from watten_app.app.quiz import Ask, QuizPhase, QuizView
from watten_app.engine import Card, Order, Rules, Suit
from watten_app.ui.measure import width_of
from watten_app.ui.table.ruler import Ruler, groups_of, spoken_ruler
from watten_app.ui.table.strip import Strip, on_sheet
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import words

MOST = 620.0

_SIGN, _BESIDE, _APART, _BETWEEN = (14.0, 20.0), 6.0, 16.0, 8.0
"""A sign of the legend, what is between it and its word, between two, and above the legend."""


@dataclass(frozen=True, slots=True)
class Marked:
    """The cards that are marked on the ruler, and what the marks mean.

    Attributes:
        lying: framed dark, each with who laid it.
        mine: framed red.
        asked: filled red, with the key of what it is.
    """

    lying: tuple[tuple[Card, str], ...] = ()
    mine: tuple[Card, ...] = ()
    asked: tuple[Card, str] | None = None


UNMARKED = Marked()


def quiz_ruler(
    look: Look,
    rules: Rules,
    order: Order,
    room: float,
    *,
    led: Suit | None = None,
    marked: Marked = UNMARKED,
) -> tuple[ft.Control, float]:
    """The ruler on paper so wide, below it what the marks on it mean, and how high all of it is."""
    groups = groups_of(rules, order, led)
    ruler = Ruler(groups, frozenset(), frozenset(marked.mine), marked.lying)
    wide = min(room, MOST)
    stands = on_sheet(look, ruler, wide, named=True)
    asked = marked.asked[0] if marked.asked else None
    fill = look.palette.paper_alt
    strip = Strip(look, ruler, wide, stands, letters=1.0, asked=asked, fill=fill)
    label = spoken_ruler(look, ruler)
    told = ft.Semantics(content=strip, label=label, exclude_semantics=True, container=True)
    rows = _legend_rows(look, _meanings(look, marked, ruler), room)
    if not rows:
        return told, stands.height
    whole = ft.Column(
        [told, *(_legend_row(look, row) for row in rows)], spacing=_BETWEEN, tight=True
    )
    line = max(_SIGN[1], Style.SMALL.size * Style.SMALL.line * look.text)
    return whole, stands.height + len(rows) * (_BETWEEN + line)


type _Meaning = tuple[str, str]
"""A kind of mark, and what it means in words."""


def _meanings(look: Look, marked: Marked, ruler: Ruler) -> list[_Meaning]:
    shown = {card for group in ruler.groups for card in group.cards}
    asked = marked.asked if marked.asked and marked.asked[0] in shown else None
    others = shown - {asked[0]} if asked else shown
    meanings = []
    if others & {card for card, _ in marked.lying}:
        meanings.append(("lies", look.say("learn.mark.lies")))
    if others & set(marked.mine):
        meanings.append(("mine", look.say("learn.mark.mine")))
    if asked:
        meanings.append(("asked", look.say(asked[1])))
    return meanings


def _legend_rows(look: Look, meanings: list[_Meaning], room: float) -> list[list[_Meaning]]:
    """The meanings in as few rows as there is room for."""
    rows: list[list[_Meaning]] = []
    free = 0.0
    for one in meanings:
        wide = _SIGN[0] + _BESIDE + width_of(one[1], look.drawn(Style.SMALL), look.text) + _APART
        if wide > free:
            rows.append([])
            free = room + _APART
        rows[-1].append(one)
        free -= wide
    return rows


def _legend_row(look: Look, row: list[_Meaning]) -> ft.Control:
    signs = [
        ft.Row(
            [_sign(look, kind), words(look, text, Style.SMALL, look.palette.ink_muted)],
            spacing=_BESIDE,
            tight=True,
        )
        for kind, text in row
    ]
    line = ft.Row(list(signs), spacing=_APART)
    # the names of the cards say it to who hears them
    return ft.Semantics(content=line, exclude_semantics=True)


def _sign(look: Look, kind: str) -> ft.Control:
    """A small card as it is marked on the ruler."""
    palette = look.palette
    color = palette.ink if kind == "lies" else palette.mine
    filled = kind == "asked"
    return ft.Container(
        width=_SIGN[0],
        height=_SIGN[1],
        bgcolor=color if filled else palette.paper_alt,
        border=ft.Border.all(2.5 if look.strong else 2.0, color),
        border_radius=4,
    )


def has_ruler(view: QuizView) -> bool:
    """Whether the order of the cards has to do with it, and is no secret."""
    question = view.question
    assert question is not None
    if question.ask is Ask.NAMED:
        return view.phase is QuizPhase.ANSWERED
    return question.ask not in (Ask.WORTH, Ask.RAISE)


def _marked(look: Look, view: QuizView, names: tuple[str, ...]) -> Marked:
    """What the ruler marks: the trick, my cards, and once it is answered the card it is about."""
    question = view.question
    assert question is not None
    lying = tuple(
        (card, _laid_by(look, question.trick.leader + place, names))
        for place, card in enumerate(question.trick.cards)
    )
    mine = question.view.hand if question.ask.of_my_hand else ()
    asked = None
    if view.phase is QuizPhase.ANSWERED:
        right = question.answers[view.right]
        match question.ask:
            case Ask.MAY if question.card:
                asked = question.card, "learn.mark.asked"
            case Ask.WHO | Ask.WHICH if isinstance(right, Card):
                asked = right, "learn.mark.takes"
            case Ask.SHOWS if isinstance(right, Card):
                asked = right, "learn.mark.meant"
            case Ask.NAMED:
                asked = question.trick.cards[question.taker], "learn.mark.takes"
    return Marked(lying, mine, asked)


def question_ruler(
    look: Look, view: QuizView, names: tuple[str, ...], room: float
) -> tuple[ft.Control, float]:
    """The ruler of a question with all that is marked on it, and how high it is."""
    question = view.question
    assert question is not None
    order, rules = question.order, question.deal.rules
    led, marked = order.led(question.trick.cards), _marked(look, view, names)
    return quiz_ruler(look, rules, order, room, led=led, marked=marked)


def _laid_by(look: Look, place: int, names: tuple[str, ...]) -> str:
    seat = place % (len(names) + 1)
    return look.say("table.you") if seat == 0 else names[seat - 1]
