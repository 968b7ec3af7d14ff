"""What a lesson puts on the table: all hands in the strip's place, and why a computer did so."""

from dataclasses import replace

import flet as ft

from watten_app.app.table_view import TableView
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.measure import height_of
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import name_of
from watten_app.ui.table.open_hands import open_hands
from watten_app.ui.table.slip import slip, slip_rect
from watten_app.ui.theme import Look, Style

_BESIDE, _AROUND, _MOST = 56.0, 14.0, 0.6
"""What a slip has beside and around its words, and how far it may grow, in heights of the strip."""


def lesson_hands(look: Look, layout: Layout, table: TableView, *, panel: bool) -> list[ft.Control]:
    """The others' hands, where the strip and its title are else."""
    lesson = table.lesson
    if lesson is None or not any(lesson.hands) or (panel and layout.portrait):
        return []
    return [open_hands(look, hands_rect(layout), table, lesson.hands, lesson.out)]


def hands_rect(layout: Layout) -> Rect:
    """Where the others' hands lie: on the strip and its title."""
    rect, tab = layout.strip, layout.strip_tab
    return replace(rect, top=rect.top - tab, height=rect.height + tab)


def reason_rect(layout: Layout, line: str) -> Rect:
    """Where a reason lies: on the slate, growing over the felt and never over the hands."""
    rect, hands = slip_rect(layout), hands_rect(layout)
    needed = height_of(line, Style.SMALL, rect.width - _BESIDE, layout.text) + _AROUND
    high = min(max(rect.height, needed), rect.height + layout.strip.height * _MOST)
    if rect.top < hands.top:
        foot = min(rect.bottom, hands.top)
        high = min(high, foot - _AROUND / 2)
        return replace(rect, top=foot - high, height=high)
    return replace(rect, top=max(rect.top, hands.bottom), height=high)


def lesson_reason(
    look: Look, layout: Layout, table: TableView, intents: Intents
) -> list[ft.Control]:
    """Why the computer that was last did so, on a slip over the slate; a tap goes on."""
    reason = table.lesson.reason if table.lesson else None
    if reason is None:
        return []
    name, said = name_of(look, table, reason.seat), look.tell(reason.message)
    line = look.say("lesson.thinks", name=name, said=said)
    rect = reason_rect(layout, line)
    paper = slip(look, line, rect.width, rect.height, layout.text, intents.go_on)
    return [ft.Container(paper, key="reason", left=rect.left, top=rect.top)]
