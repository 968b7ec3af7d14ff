"""What a card is, wherever one is seen off the table: by a long press, over the screen."""

import flet as ft

from watten_app.engine import Role
from watten_app.engine.explain import role_message
from watten_app.ui.doors import AskedCard, Doors
from watten_app.ui.table.sheet import card_head
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import (
    SIDE,
    close_button,
    fading,
    paper_from_below,
    round_button,
    small_card,
    words,
)

_WIDEST = 620
_MINI, _LOW_MINI = 32, 24
_FADE = 14.0


@ft.component
def CardSheet(look: Look, doors: Doors, asked: AskedCard) -> ft.Control:
    """The card, what it is in its deal, and the cards that beat it."""
    up, set_up = ft.use_state(not look.moving)
    ft.use_effect(lambda: set_up(True), [])
    wide = min(look.width, _WIDEST)
    tallest = look.height - look.insets.top - (10 if look.low else 24)
    room, order, card = wide - 2 * SIDE, asked.order, asked.card
    role: Role | None = Role.CRITICAL if card in asked.rules.critical else None
    said = look.say("explain.alone.critical" if role else "explain.alone")
    facts: list[ft.Control] = []
    if order is not None:
        led = card.suit
        role = order.role(card, led)
        said = look.tell(role_message(asked.rules, order, card, led))
        higher = order.higher(card, led, asked.rules.cards)
        key = "explain.beaten_by" if higher else "explain.beaten_by.none"
        facts.append(words(look, look.say(key), Style.BODY_STRONG, look.palette.ink))
        if higher:
            mini = _LOW_MINI if look.low else _MINI
            minis = [small_card(look, other, mini) for other in higher]
            names = ", ".join(map(look.card_name, higher))
            row = ft.Row(list(minis), spacing=4, run_spacing=4, wrap=True)
            facts.append(ft.Semantics(content=row, label=names, container=True))
    body = ft.Column(
        [card_head(look, card, role, said, room), *facts, ft.Container(height=_FADE)],
        spacing=8 if look.low else 12,
        tight=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    close = close_button(look, look.say("table.close"), doors.close_card)
    content = [fading(look, body, _FADE / tallest), _foot(look, doors, asked, close)]
    return paper_from_below(look, content, wide, tallest, doors.close_card, up=up)


def _foot(look: Look, doors: Doors, asked: AskedCard, close: ft.Control) -> ft.Control:
    """The way out, and between the ways to the cards beside this one, if it lies in a row."""
    if len(asked.row) < 2:
        return close

    def step(icon: ft.IconData, by: int) -> ft.Control:
        other = asked.beside(by)
        name = look.say("explain.beside", card=look.card_name(other.card))
        return round_button(look, icon, name, lambda: doors.explain(other))

    return ft.Row(
        [
            step(ft.Icons.CHEVRON_LEFT_ROUNDED, -1),
            ft.Container(close, expand=True),
            step(ft.Icons.CHEVRON_RIGHT_ROUNDED, 1),
        ],
        spacing=10,
    )
