"""All hands on paper: a row for each player at the table but me, what is out struck."""

from collections.abc import Sequence
from dataclasses import replace

import flet as ft

from watten_app.app.table_view import ME, TableView
from watten_app.engine import Card
from watten_app.ui import theme
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.measure import fitting
from watten_app.ui.table.names import name_of
from watten_app.ui.theme import MINI_RATIO, Look, Style
from watten_app.ui.widgets import small_card, words

_LEAST, _MOST = 15.0, 26.0
"""How wide the small cards are."""

_PAD, _GAP, _EDGE = 6.0, 4.0, 6.0
_NAME = 92.0
"""What a name has at most, in ordinary letters."""


def hands_rect(layout: Layout) -> Rect:
    """Where the others' hands lie: on the strip and its title."""
    rect, tab = layout.strip, layout.strip_tab
    return replace(rect, top=rect.top - tab, height=rect.height + tab)


def holders_of(look: Look, table: TableView) -> dict[Card, str] | None:
    """Which of the others holds a card, by name, where their hands lie open; else None."""
    lesson = table.lesson
    if lesson is None:
        return None
    return {
        card: name_of(look, table, seat)
        for seat, hand in enumerate(lesson.hands)
        for card in hand
        if seat != ME and card not in lesson.out
    }


def open_hands(
    look: Look,
    rect: Rect,
    table: TableView,
    hands: Sequence[Sequence[Card]],
    out: frozenset[Card],
) -> ft.Control:
    """The hands in this place, in as many columns as it takes."""
    seats = [seat for seat in range(table.view.players) if seat != ME]
    room, tall = rect.width - 2 * _PAD - _EDGE, rect.height - 2 * _PAD - _EDGE
    most = max(map(len, hands))

    def width_in(columns: int) -> float:
        rows = -(-len(seats) // columns)
        high = (tall - _GAP * (rows - 1)) / rows / MINI_RATIO
        wide = (room - _GAP * 2 * (columns - 1)) / columns - 46
        return min(_MOST, high, wide / most - 1)

    columns = max(range(1, len(seats) + 1), key=lambda count: round(width_in(count), 2))
    card = max(_LEAST, width_in(columns))
    rows = -(-len(seats) // columns)
    cell = (room - _GAP * 2 * (columns - 1)) / columns
    parts: list[ft.Control] = []
    for place, seat in enumerate(seats):
        column, row = divmod(place, rows)
        parts.append(
            ft.Container(
                _hand(look, table, seat, hands[seat], out, card, cell),
                left=column * (cell + 2 * _GAP),
                top=row * (card * MINI_RATIO + _GAP),
                width=cell,
            )
        )
    return ft.Container(
        ft.Stack(parts, width=room, height=tall),
        left=rect.left,
        top=rect.top,
        width=rect.width,
        height=rect.height,
        padding=_PAD,
        bgcolor=look.palette.paper,
        border=ft.Border.all(look.palette.outline, look.palette.tile_line),
        border_radius=theme.RADIUS_BUBBLE,
    )


def _hand(
    look: Look,
    table: TableView,
    seat: int,
    cards: Sequence[Card],
    out: frozenset[Card],
    wide: float,
    cell: float,
) -> ft.Control:
    name = name_of(look, table, seat)
    room = min(cell - len(cards) * (wide + 1) - _GAP, _NAME * max(1.0, look.text))
    scale = min(fitting(name, Style.LABEL, room, look.text, lines=1), wide / 17)
    row = ft.Row(
        [
            words(look, name, Style.LABEL, look.palette.ink, lines=1, scale=scale, width=room),
            *(small_card(look, card, wide, "out" if card in out else "") for card in cards),
        ],
        spacing=1,
    )
    held = ", ".join(look.card_name(card) for card in cards if card not in out)
    label = f"{name}: {held or look.say('replay.no_cards')}"
    return ft.Semantics(content=row, label=label, exclude_semantics=True, container=True)
