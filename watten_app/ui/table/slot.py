"""My place in the trick: a dashed slot that says whose turn it is."""

import flet as ft

from watten_app.app.table_view import ME, TableView
from watten_app.engine import Phase
from watten_app.ui.cloth import OPPOSITE
from watten_app.ui.geometry import Rect, around
from watten_app.ui.layout import Layout
from watten_app.ui.measure import height_of, width_of
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
    rect = slot_rect(layout)
    text = words(
        look,
        look.say("table.lay_down" if laying else "table.your_turn"),
        Style.LABEL,
        look.palette.on_felt,
        align=CENTER,
        scale=_letters(layout, rect),
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
            alignment=ft.Alignment.TOP_CENTER if _is_spoken_over(layout) else ft.Alignment.CENTER,
            padding=_PAD,
        ),
    ]


def _letters(layout: Layout, slot: Rect) -> float:
    return min(layout.text, slot.width / 58)


def _is_spoken_over(layout: Layout) -> bool:
    """Whether what is said at the sides may lie on the foot of the slot."""
    return layout.cloth.low_seats


def words_rect(layout: Layout, said: str) -> Rect:
    """What the words in the slot take."""
    slot = slot_rect(layout)
    room, letters = slot.width - 2 * _PAD, _letters(layout, slot)
    high = height_of(said, Style.LABEL, room, letters)
    x, y = slot.middle
    if _is_spoken_over(layout):
        y = slot.top + _PAD + high / 2
    return around(x, y, min(room, width_of(said, Style.LABEL, letters)), high)


def slot_rect(layout: Layout) -> Rect:
    """The slot: as large as a card, less what one opposite covers of it."""
    cloth = layout.cloth
    rect = cloth.card_rect(ME).inset(1)
    if not cloth.close or OPPOSITE not in cloth.places:
        return rect
    top = cloth.card_rect(cloth.places.index(OPPOSITE)).bottom + 2
    return Rect(rect.left, top, rect.width, rect.bottom - top)
