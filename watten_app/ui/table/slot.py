"""My place in the trick: a dashed slot that says whose turn it is."""

import flet as ft

from watten_app.app.table_view import ME, TableView
from watten_app.engine import Phase
from watten_app.ui.layout import Layout
from watten_app.ui.table.felt import dashed_frame
from watten_app.ui.table.places import seat_of
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import words
from watten_app.ui.widgets.words import CENTER

_PAD = 4.0


def my_slot(
    look: Look, layout: Layout, table: TableView, *, laying: bool = False
) -> list[ft.Control]:
    """The slot while it is my turn to lay a card and no card of mine lies there.

    `laying`: the card is to be laid face down, to raise with it.
    """
    view = table.view
    if not table.waiting or view.phase is not Phase.PLAY or table.resting:
        return []
    trick = view.trick
    if any(seat_of(table, trick, number) == ME for number in range(len(trick.cards))):
        return []
    rect = layout.cloth.card_rect(ME).inset(1)
    text = words(
        look,
        look.say("table.lay_down" if laying else "table.your_turn"),
        Style.LABEL,
        look.palette.on_felt,
        align=CENTER,
        scale=min(layout.text, rect.width / 58),
        room=rect.width - 2 * _PAD,
    )
    return [
        dashed_frame(rect, look.palette.on_felt, 2, [5, 3], 7),
        ft.Container(
            text,
            left=rect.left,
            top=rect.top,
            width=rect.width,
            height=rect.height,
            alignment=ft.Alignment.CENTER,
            padding=_PAD,
        ),
    ]
