"""What I know of single cards besides my hand: by the players, shown to me, in the sheet."""

import asyncio

import flet as ft

from watten_app.app.known import cutter_of, open_cards, shown_to_me, still_held
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Card
from watten_app.ui.cloth import OPPOSITE
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.table.facts import Fact
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import name_of
from watten_app.ui.table.targets import target
from watten_app.ui.taps import tapped
from watten_app.ui.theme import CARD_RATIO, MINI_RATIO, Look, Style
from watten_app.ui.widgets import Kind, button, card_picture, picture, small_card, words
from watten_app.ui.widgets.words import CENTER

STAYS = 4.0
"""Seconds a card of the pack is shown to me by itself; it can be looked at again."""

_SMALL, _STEP = 21.0, 15.0


def taken_rects(layout: Layout, seat: int, count: int) -> tuple[Rect, ...]:
    """Where the cards lie that a computer has taken: on its backs, or beside its disc."""
    rect, cloth = layout.cloth.seats[seat], layout.cloth
    wide = _SMALL + _STEP * (count - 1)
    tall = _SMALL * MINI_RATIO
    middle = rect.left + rect.width / 2
    if cloth.places[seat] == OPPOSITE:
        left = rect.right - wide - 2 if cloth.opposite_backs else rect.left
        top = rect.top + (rect.height - tall) / 2 + (4 if cloth.opposite_backs else 0)
    elif cloth.backs:
        left, top = middle - wide / 2, rect.bottom - tall - 2
    else:
        right_side = middle > layout.cloth.felt.middle[0]
        off = cloth.disc / 2 - 5
        left = middle - off - wide if right_side else middle + off
        top = rect.top + 2
    return tuple(Rect(left + _STEP * place, top, _SMALL, tall) for place in range(count))


def _lying(table: TableView, seat: int) -> tuple[Card | None, ...]:
    """What a seat has taken and not played yet; None lies face down."""
    view = table.view
    return still_held(view, seat) if view.hand_sizes[seat] or not any(view.hand_sizes) else ()


def taken_cards(look: Look, layout: Layout, table: TableView) -> list[ft.Control]:
    """The cards taken from under the cut, lying by the computers that took them (R7)."""
    shown: list[ft.Control] = []
    for seat in range(1, table.view.players):
        lying = _lying(table, seat)
        rects = taken_rects(layout, seat, len(lying))
        for place, (card, rect) in enumerate(zip(lying, rects, strict=True)):
            face = (
                _back(look, table, seat, rect)
                if card is None
                else small_card(look, card, rect.width)
            )
            key = f"taken-{seat}-{card or place}"
            shown.append(ft.Container(face, left=rect.left, top=rect.top, key=key))
    return shown


def _back(look: Look, table: TableView, seat: int, rect: Rect) -> ft.Control:
    """A card taken face down."""
    back = picture("cards/back-small.webp", rect.width, rect.height, ft.BoxFit.FILL)
    name = look.say("a11y.taken", card=look.say("a11y.face_down"), name=table.names[seat])
    return ft.Semantics(container=True, exclude_semantics=True, label=name, content=back)


def taken_targets(
    look: Look, layout: Layout, table: TableView, intents: Intents
) -> list[ft.Control]:
    """A hold on a card that somebody has taken explains it."""
    targets = []
    for seat in range(1, table.view.players):
        lying = _lying(table, seat)
        for card, rect in zip(lying, taken_rects(layout, seat, len(lying)), strict=True):
            if card is not None:
                name = look.say("a11y.taken", card=look.card_name(card), name=table.names[seat])

                def hold(_: ft.Event, card: Card = card) -> None:
                    intents.explain(card)

                targets.append(target(rect, name, None, hold, button=False))
    return targets


def show_by_itself(table: TableView, intents: Intents) -> None:
    """Show me the card of the pack that I may see, once, as soon as the cards are dealt (R8)."""
    shown = shown_to_me(table.view)

    lies = intents.wishes.menu == "seen"

    def show() -> None:
        if shown:
            intents.wish(menu="seen")

    async def put_away() -> None:
        if lies:
            await asyncio.sleep(STAYS)
            if intents.wishes.menu == "seen":
                intents.wish(menu="")

    ft.use_effect(show, [table.deal_number, shown])
    ft.use_effect(put_away, [lies])


def seen_cards(look: Look, table: TableView, intents: Intents, width: float) -> list[ft.Control]:
    """The cards of the pack I was shown, with their heading; nothing if there are none."""
    seen = table.view.peeked
    if not seen:
        return []
    role = "cutter" if cutter_of(table.view) == ME else "dealer"
    title = ft.Semantics(
        content=words(look, look.say(f"table.seen.{role}"), Style.BODY_STRONG, look.palette.ink),
        container=True,
        header=True,
    )
    cards = []
    for card in seen:

        def hold(_: ft.Event, card: Card = card) -> None:
            intents.explain(card)

        look_at = tapped(lambda card=card: intents.explain(card))
        high = width * CARD_RATIO
        face = card_picture(look, card, width)
        face.left = face.top = 0
        area = target(Rect(0, 0, width, high), look.card_name(card), look_at, hold)
        cards.append(ft.Stack([face, area], width=width, height=high))
    row = ft.Row(cards, spacing=10, alignment=ft.MainAxisAlignment.CENTER)
    return [title, row]


def seen_content(look: Look, table: TableView, intents: Intents, width: float) -> ft.Control:
    """The tile that shows them by itself."""
    hint = words(
        look, look.say("table.seen.again"), Style.SMALL, look.palette.ink_muted, align=CENTER
    )
    close = button(look, look.say("table.close"), intents.close, kind=Kind.ON_PAPER, height=48)
    return ft.Column(
        [*seen_cards(look, table, intents, width), hint, close],
        spacing=10,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def known_facts(look: Look, table: TableView, card: Card) -> list[Fact]:
    """What I know of a card, and of higher ones, because they were taken or shown."""
    view = table.view
    lying = open_cards(view)
    icon, color = ft.Icons.VISIBILITY_ROUNDED, look.palette.ink_muted
    lines = []
    if card in lying:
        key = "mine" if lying[card] == ME else "other"
        name = name_of(look, table, lying[card])
        lines.append(look.say(f"explain.taken.{key}", card=card, name=name))
    elif card in view.peeked:
        lines.append(look.say("explain.seen", card=card))
    others = tuple(one for one, seat in lying.items() if seat != ME and one != card)
    higher = view.order.higher(card, _led(table, card), others) if view.order else ()
    for one in higher:
        lines.append(look.say("explain.taken.higher", card=one, name=table.names[lying[one]]))
    return [Fact(icon, color, line, "") for line in lines]


def _led(table: TableView, card: Card) -> object:
    order = table.view.order
    return (order.led(table.view.trick.cards) if order else None) or card.suit
