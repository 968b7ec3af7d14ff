"""My place in the trick: a dashed slot that says whose turn it is."""

import flet as ft

from watten_app.app.table_view import ME, TableView
from watten_app.engine import Phase
from watten_app.ui.cloth import LEFT, OPPOSITE, RIGHT
from watten_app.ui.geometry import Rect, around
from watten_app.ui.layout import Layout
from watten_app.ui.measure import height_of, width_of
from watten_app.ui.table.felt import dashed_frame
from watten_app.ui.table.places import seat_of
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import words
from watten_app.ui.widgets.words import CENTER

_PAD = 6.0
"""What the words keep from the dashes and from cards."""

_ALMOST = 0.82
"""Letters but this little smaller are better than a second line."""


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
    rect, part = slot_rect(layout), _free_part(layout)
    said = look.say("table.lay_down" if laying else "table.your_turn")
    text = words(
        look,
        said,
        Style.LABEL,
        look.palette.on_felt,
        align=CENTER,
        scale=_letters(layout, said),
        room=part.width - 2 * _PAD,
    )
    return [
        dashed_frame(rect, look.palette.on_felt, 2, [5, 3], 7),
        ft.Container(
            text,
            left=part.left,
            top=part.top,
            width=part.width,
            height=part.height,
            alignment=ft.Alignment.TOP_CENTER if _is_spoken_over(layout) else ft.Alignment.CENTER,
            padding=ft.Padding.symmetric(
                horizontal=_PAD, vertical=_PAD if _is_spoken_over(layout) else 0
            ),
        ),
    ]


def _letters(layout: Layout, said: str) -> float:
    """As large as there is room for; a little smaller rather than a second line."""
    slot = slot_rect(layout)
    letters = min(layout.text, slot.width / 58)
    in_one_line = min(letters, (slot.width - 2 * _PAD) / width_of(said, Style.LABEL))
    return in_one_line if in_one_line >= _ALMOST * letters else letters


def _free_part(layout: Layout) -> Rect:
    """The part of the slot on which no card lies of who sits beside me, if words fit there."""
    slot, cloth = slot_rect(layout), layout.cloth
    cards = [
        cloth.card_rect(seat) for seat, place in enumerate(cloth.places) if place in (LEFT, RIGHT)
    ]
    top = max((card.bottom + _PAD for card in cards if card.overlaps(slot)), default=slot.top)
    needed = Style.LABEL.size * Style.LABEL.line * min(layout.text, slot.width / 58) + _PAD
    if _is_spoken_over(layout) or top <= slot.top or slot.bottom - top < needed:
        return slot
    return Rect(slot.left, top, slot.width, slot.bottom - top)


def _is_spoken_over(layout: Layout) -> bool:
    """Whether what is said at the sides may lie on the foot of the slot."""
    return layout.cloth.low_seats


def words_rect(layout: Layout, said: str) -> Rect:
    """What the words in the slot take."""
    part = _free_part(layout)
    room, letters = part.width - 2 * _PAD, _letters(layout, said)
    high = height_of(said, Style.LABEL, room, letters)
    x, y = part.middle
    if _is_spoken_over(layout):
        y = part.top + _PAD + high / 2
    return around(x, y, min(room, width_of(said, Style.LABEL, letters)), high)


def slot_rect(layout: Layout) -> Rect:
    """The slot: as large as a card, less what one opposite covers of it."""
    cloth = layout.cloth
    rect = cloth.card_rect(ME).inset(1)
    if not cloth.close or OPPOSITE not in cloth.places:
        return rect
    top = cloth.card_rect(cloth.places.index(OPPOSITE)).bottom + 2
    return Rect(rect.left, top, rect.width, rect.bottom - top)
