"""What the explaining sheet says of a card: what is higher and out, may I, does it take."""

from dataclasses import dataclass

import flet as ft

from watten_app.engine import Card, Explanation, Message
from watten_app.ui.measure import height_of
from watten_app.ui.theme import MINI_RATIO, Look, Style, Type
from watten_app.ui.widgets import small_card, words

_MOST_MINIS, _MINIS_BESIDE, _ABREAST = 9, 4, 2
"""Small cards of what is higher: the most there are, the most with their sentence beside, and the
most on a narrow screen."""


_BETWEEN, _LINE = 3.0, 1.0
"""Between the lines of a fact, and the line above it."""

_MINI, _LOW_MINI, _MINI_GAP = 24.0, 20.0, 4.0
"""How wide small cards are, also where many stand on a low screen; and what is between them."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact: an icon, what it is, why, and the small cards it speaks of, so wide."""

    icon: ft.IconData
    color: str
    head: str
    why: str
    cards: tuple[Card, ...] = ()
    mini: float = _MINI


def spacing_of(look: Look) -> float:
    """Between the parts of the sheet."""
    return 8 if look.low else 12


def facts_of(look: Look, explained: Explanation) -> list[Fact]:
    """Three facts with arrow, tick, cross: what is higher and out, may I, does it take."""
    palette, card = look.palette, explained.card
    good = ft.Icons.CHECK_ROUNDED, palette.good
    bad = ft.Icons.CLOSE_ROUNDED, palette.bad
    facts: list[Fact] = []
    by_key = {message.key: message for message in explained.messages}
    higher = _starting(by_key, "explain.higher")
    if higher is not None and explained.higher_unseen is not None:
        facts.append(_higher(look, explained, higher))
    why = _starting(by_key, "explain.may.") or _starting(by_key, "explain.may_not.")
    if why is not None:
        key = "explain.heading.may" if explained.legal else "explain.heading.may_not"
        icon, color = good if explained.legal else bad
        head = look.say(key, card=card)
        facts.append(Fact(icon, color, head, look.tell(why)))
    takes = by_key.get("explain.takes") or by_key.get("explain.takes_not")
    if takes is not None:
        key = "explain.heading.takes" if explained.takes else "explain.heading.takes_not"
        icon, color = good if explained.takes else bad
        head = look.say(key, card=card)
        facts.append(Fact(icon, color, head, look.tell(takes)))
    return facts


def cards_alone(look: Look, explained: Explanation) -> bool:
    """Whether the higher cards speak for themselves: on a low screen, when they are many."""
    return look.low and len(explained.higher_unseen or ()) > _MINIS_BESIDE


def stand_beside(look: Look, number: int) -> bool:
    """Whether so many small cards stand beside their sentence: on a low screen, when they are
    few enough to leave it room."""
    return look.low and number <= (_ABREAST if look.narrow else _MINIS_BESIDE)


def _starting(messages: dict[str, Message], start: str) -> Message | None:
    return next((messages[key] for key in messages if key.startswith(start)), None)


def _higher(look: Look, explained: Explanation, message: Message) -> Fact:
    unseen = explained.higher_unseen or ()
    key = "explain.heading.higher" if unseen else "explain.heading.higher.none"
    head = look.say(key, number=len(unseen), card=explained.card)
    short = cards_alone(look, explained)
    most, width = (len(unseen), _LOW_MINI) if short else (_MOST_MINIS, _MINI)
    lines = [] if short else [look.tell(message)]
    if not short and (own := explained.higher_own):
        lines.append(look.say("explain.own", number=len(own), cards=own))
    icon, color = ft.Icons.ARROW_UPWARD_ROUNDED, look.palette.ink_muted
    return Fact(icon, color, head, " ".join(lines), unseen[:most], width)


def _heading(look: Look) -> Type:
    return Style.LABEL if look.low else Style.BODY_STRONG


def _icon(look: Look) -> tuple[float, float]:
    """How wide a fact's icon is, and what is between it and the words."""
    return (20.0, 10.0) if look.low else (24.0, 14.0)


def fact_height(look: Look, fact: Fact, room: float) -> float:
    """How high a fact is where `room` px are wide."""
    icon, gap = _icon(look)
    inner = room - icon - gap
    tall = height_of(fact.head, look.drawn(_heading(look)), inner, look.text)
    mini = fact.mini * MINI_RATIO
    step = fact.mini + _MINI_GAP
    small = look.drawn(Style.SMALL)
    if fact.cards and stand_beside(look, len(fact.cards)):
        beside = inner - step * len(fact.cards)
        tall += _BETWEEN + max(mini, height_of(fact.why, small, beside, look.text))
    else:
        if fact.cards:
            rows = -(-len(fact.cards) // max(1, int((inner + _MINI_GAP) // step)))
            tall += _BETWEEN + rows * (mini + _MINI_GAP) - _MINI_GAP
        if fact.why:
            tall += _BETWEEN + height_of(fact.why, small, inner, look.text)
    return _LINE + spacing_of(look) - 2 + max(icon, tall)


def drawn_fact(look: Look, fact: Fact) -> ft.Control:
    """A fact as it stands on the sheet."""
    palette = look.palette
    minis = [small_card(look, card, fact.mini) for card in fact.cards]
    lines: list[ft.Control] = [words(look, fact.head, _heading(look), palette.ink)]
    reason = words(look, fact.why, Style.SMALL, palette.ink_muted)
    if minis and stand_beside(look, len(minis)):
        reason.expand = True
        lines.append(ft.Row([*minis, reason], spacing=_MINI_GAP))
    else:
        if minis:
            row = ft.Row([*minis], spacing=_MINI_GAP, wrap=True, run_spacing=_MINI_GAP)
            lines.append(row)
        if fact.why:
            lines.append(reason)
    icon, gap = _icon(look)
    row = ft.Row(
        [
            ft.Icon(fact.icon, color=fact.color, size=icon),
            ft.Column(lines, spacing=_BETWEEN, tight=True, expand=True),
        ],
        spacing=gap,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ft.Container(
        row,
        border=ft.Border.only(top=ft.BorderSide(_LINE, palette.rule)),
        padding=ft.Padding.only(top=spacing_of(look) - 2),
    )
