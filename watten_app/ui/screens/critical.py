"""Picking the Kritische one by one: the first tapped is the highest."""

from collections.abc import Callable

import flet as ft

from watten_app.app.options import MatchOptions
from watten_app.engine import Card, Suit
from watten_app.ui.screens.house_rules import Attempt, critical_words
from watten_app.ui.theme import MINI_RATIO, RADIUS_TILE, TARGET, Look, Style
from watten_app.ui.widgets import Kind, button, pressable, small_card, words
from watten_app.ui.widgets.holding import Hold
from watten_app.ui.widgets.paper_over import INSIDE, paper_over, paper_width
from watten_app.ui.widgets.words import CENTER

MOST = 6
"""So many Kritische can be picked; more are played nowhere."""

_AROUND = 250.0
"""What stands above and below the cards, at a text size of 100 %."""


@ft.component
def _sheet(
    look: Look,
    options: MatchOptions,
    attempt: Attempt,
    on_close: Callable[[], object],
    on_hold: Hold,
) -> ft.Control:
    picked, pick = ft.use_state(options.rules.critical)
    palette = look.palette

    def take() -> None:
        attempt("critical", options.with_rule("critical", picked))
        on_close()

    def turn(card: Card) -> None:
        kept = tuple(one for one in picked if one != card)
        pick(kept if card in picked else (*picked, card)[:MOST])

    room = paper_width(look) - 2 * INSIDE
    title = ft.Semantics(
        content=words(look, look.say("house.critical.pick"), Style.HEADING, palette.ink),
        header=True,
        container=True,
    )
    told = words(look, critical_words(look, picked), Style.BODY, palette.ink, lines=2)
    stay = button(look, look.say("house.critical.cancel"), on_close, kind=Kind.ON_PAPER, expand=1)
    done = button(look, look.say("house.critical.take"), take, kind=Kind.PRIMARY, expand=1)
    column = ft.Column(
        [
            title,
            words(look, look.say("house.critical.hint"), Style.SMALL, palette.ink_muted),
            _cards(look, options.rules.cards, picked, turn, on_hold, room),
            ft.Semantics(content=told, live_region=True, container=True),
            ft.Row([stay, done], spacing=10),
        ],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return paper_over(look, column, on_close, ft.MainAxisAlignment.END)


def critical_sheet(
    look: Look,
    options: MatchOptions,
    attempt: Attempt,
    on_close: Callable[[], object],
    on_hold: Hold,
) -> ft.Control:
    """The sheet over the screen; taking the cards tells at the rule why, if they cannot be."""
    return _sheet(look, options, attempt, on_close, on_hold, key="critical-sheet")


def _cards(
    look: Look,
    cards: tuple[Card, ...],
    picked: tuple[Card, ...],
    turn: Callable[[Card], object],
    on_hold: Hold,
    room: float,
) -> ft.Control:
    """The whole pack, a column for each suit; each card a button with its place in the order."""
    suits = {suit: [card for card in cards if card.suit is suit] for suit in Suit}
    high = len(max(suits.values(), key=len)) * TARGET
    columns = [
        ft.Column(
            [_card(look, card, picked, turn, on_hold, room / len(suits)) for card in cards],
            spacing=0,
            tight=True,
        )
        for cards in suits.values()
    ]
    free = look.height - look.insets.top - look.insets.bottom - _AROUND * max(1.0, look.text)
    rows = ft.Row(columns, spacing=0, vertical_alignment=ft.CrossAxisAlignment.START)
    return ft.Container(ft.Column([rows], scroll=ft.ScrollMode.AUTO), height=min(high, free))


def _card(
    look: Look,
    card: Card,
    picked: tuple[Card, ...],
    turn: Callable[[Card], object],
    on_hold: Hold,
    width: float,
) -> ft.Control:
    palette, on = look.palette, card in picked
    place = picked.index(card) + 1 if on else 0
    small = 28.0
    body: list[ft.Control] = [small_card(look, card, small)]
    if on:
        number = words(look, str(place), Style.LABEL, palette.on_selected, align=CENTER, scale=1)
        body.append(
            ft.Container(
                number,
                width=22,
                height=22,
                border_radius=11,
                bgcolor=palette.selected,
                alignment=ft.Alignment.CENTER,
                # the letter of the card stays free
                right=-20,
                top=-1,
            )
        )
    stack = ft.Stack(
        body, width=small, height=small * MINI_RATIO, clip_behavior=ft.ClipBehavior.NONE
    )
    box = ft.Container(
        stack,
        width=width,
        height=TARGET,
        alignment=ft.Alignment.CENTER,
        bgcolor=palette.paper_alt if on else None,
        border_radius=RADIUS_TILE / 2,
    )
    name = look.card_name(card)
    spoken = look.say("house.critical.place", card=name, number=place) if on else name
    return pressable(
        spoken,
        box,
        lambda: turn(card),
        radius=RADIUS_TILE / 2,
        selected=on,
        on_hold=lambda: on_hold(card),
    )
