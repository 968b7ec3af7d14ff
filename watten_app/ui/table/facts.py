"""What the explaining sheet says of a card: what is higher and out, may I, does it take."""

from collections.abc import Mapping
from dataclasses import dataclass

import flet as ft

from watten_app.engine import Card, Explanation, Message
from watten_app.ui.measure import height_of
from watten_app.ui.theme import MINI_RATIO, Look, Style, Type
from watten_app.ui.widgets import small_card, words

_NAMED = 2
"""So many higher cards are named beside their pictures; more speak for themselves."""

_SHORT = 4
"""With more of them a low screen has no room for what I hold myself."""


_BETWEEN, _LINE, _BESIDE = 4.0, 1.0, 6.0
"""Between the lines of a fact, the line above it, and before a sentence beside small cards."""

_ROOMY = 760
"""From this height on things stand farther apart."""

_MINI, _LOW_MINI, _LEAST_MINI, _MINI_GAP = 32.0, 26.0, 20.0, 4.0
"""How wide small cards are, also on a low screen and where many stand there; and what is between
them."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact: an icon, what it is, why, and the small cards it speaks of, so wide.

    `names` is what a screen reader says of them where `why` does not name them.
    """

    icon: ft.IconData
    color: str
    head: str
    why: str
    cards: tuple[Card, ...] = ()
    mini: float = _MINI
    names: str = ""


def spacing_of(look: Look) -> float:
    """Between the parts of the sheet."""
    return 8 if look.height < _ROOMY else 12


def facts_of(
    look: Look, explained: Explanation, holders: Mapping[Card, str] | None = None
) -> list[Fact]:
    """Three facts with arrow, tick, cross: what is higher and out, may I, does it take.

    Args:
        holders: where all hands lie open, who of the others holds which card.
    """
    palette, card = look.palette, explained.card
    good = ft.Icons.CHECK_ROUNDED, palette.good
    bad = ft.Icons.CLOSE_ROUNDED, palette.bad
    facts: list[Fact] = []
    by_key = {message.key: message for message in explained.messages}
    higher = _starting(by_key, "explain.higher")
    if higher is not None and explained.higher_unseen is not None:
        facts.append(
            _higher(look, explained, higher)
            if holders is None
            else _held_higher(look, explained, holders)
        )
    why = _starting(by_key, "explain.may.") or _starting(by_key, "explain.may_not.")
    if why is not None:
        key = "explain.heading.may" if explained.legal else "explain.heading.may_not"
        icon, color = good if explained.legal else bad
        head = look.say(key, card=card)
        facts.append(Fact(icon, color, head, look.tell(why)))
    takes = _starting(by_key, "explain.takes")
    if takes is not None:
        key = "explain.heading.takes" if explained.takes else "explain.heading.takes_not"
        key += ".last" if explained.takes and explained.last else ""
        icon, color = good if explained.takes else bad
        head = look.say(key, card=card)
        facts.append(Fact(icon, color, head, look.tell(takes)))
    return facts


def stand_beside(look: Look, number: int) -> bool:
    """Whether so many small cards stand beside their sentence."""
    return number <= _NAMED and not look.large


def _starting(messages: dict[str, Message], start: str) -> Message | None:
    return next((messages[key] for key in messages if key.startswith(start)), None)


def _higher(look: Look, explained: Explanation, message: Message) -> Fact:
    """What is higher and out: few are named, more are shown, and said to a screen reader."""
    unseen, own = explained.higher_unseen or (), explained.higher_own
    number = len(unseen)
    key = "explain.heading.higher" if unseen else "explain.heading.higher.none"
    head = look.say(key, number=number, card=explained.card)
    named, many = 0 < number <= _NAMED, look.low and number > _SHORT
    lines = [look.say("explain.named", cards=unseen)] if named else []
    if not unseen:
        lines = [look.tell(message)]
    if own and not many:
        lines.append(look.say("explain.own", number=len(own), cards=own))
    width = _LEAST_MINI if many else _LOW_MINI if look.height < _ROOMY else _MINI
    icon, color = ft.Icons.ARROW_UPWARD_ROUNDED, look.palette.ink_muted
    names = "" if named else ", ".join(map(look.card_name, unseen))
    return Fact(icon, color, head, " ".join(lines), unseen, width, names)


def _held_higher(look: Look, explained: Explanation, holders: Mapping[Card, str]) -> Fact:
    """The same where it is seen who holds what is higher: what lies in the pack is no matter."""
    held = tuple(card for card in explained.higher_unseen or () if card in holders)
    of_each: dict[str, list[Card]] = {}
    for card in held:
        of_each.setdefault(holders[card], []).append(card)
    key = "lesson.higher" if held else "lesson.higher.none"
    said = [
        look.say("lesson.holds", name=name, cards=tuple(cards)) for name, cards in of_each.items()
    ]
    width = _LOW_MINI if look.height < _ROOMY else _MINI
    icon, color = ft.Icons.ARROW_UPWARD_ROUNDED, look.palette.ink_muted
    head = look.say(key, number=len(held), card=explained.card)
    return Fact(icon, color, head, " ".join(said), held, width)


def _heading(look: Look) -> Type:
    return Style.LABEL if look.low else Style.BODY_STRONG


def _reason(look: Look) -> Type:
    return Style.SMALL if look.low else Style.BODY


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
    small = look.drawn(_reason(look))
    if fact.cards and stand_beside(look, len(fact.cards)):
        beside = inner - step * len(fact.cards) - _BESIDE
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
    reason = words(look, fact.why, _reason(look), palette.ink)
    if minis and stand_beside(look, len(minis)):
        beside = ft.Container(reason, expand=True, padding=ft.Padding.only(left=_BESIDE))
        lines.append(ft.Row([*minis, beside], spacing=_MINI_GAP))
    else:
        if minis:
            row = ft.Row([*minis], spacing=_MINI_GAP, wrap=True, run_spacing=_MINI_GAP)
            named = ft.Semantics(content=row, label=fact.names, container=True)
            lines.append(named if fact.names else row)
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
