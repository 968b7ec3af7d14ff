"""What the explaining sheet says of a card: what is higher and out, may I, does it take."""

import flet as ft

from watten_app.engine import Explanation, Message
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import small_card, words

_MOST_MINIS, _MINIS_BESIDE, _ABREAST = 9, 4, 2
"""Small cards of what is higher: the most there are, the most with their sentence beside, and the
most on a narrow screen."""


def spacing_of(look: Look) -> float:
    """Between the parts of the sheet."""
    return 8 if look.low else 12


def facts_of(look: Look, explained: Explanation) -> list[ft.Control]:
    """Three facts with arrow, tick, cross: what is higher and out, may I, does it take."""
    palette, card = look.palette, explained.card
    good = ft.Icons.CHECK_ROUNDED, palette.good
    bad = ft.Icons.CLOSE_ROUNDED, palette.bad
    facts: list[ft.Control] = []
    by_key = {message.key: message for message in explained.messages}
    higher = _starting(by_key, "explain.higher")
    if higher is not None and explained.higher_unseen is not None:
        facts.append(_higher(look, explained, higher))
    why = _starting(by_key, "explain.may.") or _starting(by_key, "explain.may_not.")
    if why is not None:
        key = "explain.heading.may" if explained.legal else "explain.heading.may_not"
        icon, color = good if explained.legal else bad
        head = look.say(key, card=card)
        facts.append(fact(look, icon, color, head, look.tell(why)))
    takes = by_key.get("explain.takes") or by_key.get("explain.takes_not")
    if takes is not None:
        key = "explain.heading.takes" if explained.takes else "explain.heading.takes_not"
        icon, color = good if explained.takes else bad
        head = look.say(key, card=card)
        facts.append(fact(look, icon, color, head, look.tell(takes)))
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


def _higher(look: Look, explained: Explanation, message: Message) -> ft.Control:
    unseen = explained.higher_unseen or ()
    key = "explain.heading.higher" if unseen else "explain.heading.higher.none"
    head = look.say(key, number=len(unseen), card=explained.card)
    short = cards_alone(look, explained)
    most, width = (len(unseen), 20) if short else (_MOST_MINIS, 24)
    shown = [small_card(look, other, width) for other in unseen[:most]]
    lines = [] if short else [look.tell(message)]
    if not short and (own := explained.higher_own):
        lines.append(look.say("explain.own", number=len(own), cards=own))
    return fact(
        look,
        ft.Icons.ARROW_UPWARD_ROUNDED,
        look.palette.ink_muted,
        head,
        " ".join(lines),
        shown,
    )


def fact(
    look: Look,
    icon: ft.IconData,
    color: str,
    head: str,
    why: str,
    minis: list[ft.Image] | None = None,
) -> ft.Control:
    """One fact: an icon, what it is, why, and the small cards it speaks of."""
    palette = look.palette
    strong = Style.LABEL if look.low else Style.BODY_STRONG
    lines: list[ft.Control] = [words(look, head, strong, palette.ink)]
    reason = words(look, why, Style.SMALL, palette.ink_muted)
    if minis and stand_beside(look, len(minis)):
        reason.expand = True
        lines.append(ft.Row([*minis, reason], spacing=4))
    else:
        if minis:
            lines.append(ft.Row(list(minis), spacing=4, wrap=True, run_spacing=4))
        if why:
            lines.append(reason)
    row = ft.Row(
        [
            ft.Icon(icon, color=color, size=20 if look.low else 24),
            ft.Column(lines, spacing=3, tight=True, expand=True),
        ],
        spacing=10 if look.low else 14,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ft.Container(
        row,
        border=ft.Border.only(top=ft.BorderSide(1, palette.rule)),
        padding=ft.Padding.only(top=spacing_of(look) - 2),
    )
