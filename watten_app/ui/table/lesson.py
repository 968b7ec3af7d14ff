"""What a lesson puts on the table: all hands in the strip's place, and why a computer did so."""

from dataclasses import replace

import flet as ft

from watten_app.app.table_view import TableView
from watten_app.ui.layout import Layout
from watten_app.ui.measure import height_of
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import name_of
from watten_app.ui.table.open_hands import open_hands
from watten_app.ui.table.slip import slip, slip_rect
from watten_app.ui.theme import Look, Style

_BESIDE, _AROUND, _OVER_HANDS = 56.0, 14.0, 0.6
"""What a slip has beside and around its words, and how far it may hang over the hands."""


def lesson_hands(look: Look, layout: Layout, table: TableView, *, panel: bool) -> list[ft.Control]:
    """The others' hands, where the strip and its title are else."""
    lesson, rect = table.lesson, layout.strip
    if lesson is None or not any(lesson.hands) or (panel and layout.portrait):
        return []
    place = replace(rect, top=rect.top - layout.strip_tab, height=rect.height + layout.strip_tab)
    return [open_hands(look, place, table, lesson.hands, lesson.out)]


def lesson_reason(
    look: Look, layout: Layout, table: TableView, intents: Intents
) -> list[ft.Control]:
    """Why the computer that was last did so, on a slip over the slate; a tap goes on."""
    reason = table.lesson.reason if table.lesson else None
    if reason is None:
        return []
    name, said = name_of(look, table, reason.seat), look.tell(reason.message)
    line = look.say("lesson.thinks", name=name, said=said)
    rect = slip_rect(layout)
    needed = height_of(line, Style.SMALL, rect.width - _BESIDE, layout.text) + _AROUND
    high = min(max(rect.height, needed), rect.height + layout.strip.height * _OVER_HANDS)
    paper = slip(look, line, rect.width, high, layout.text, intents.go_on)
    return [ft.Container(paper, key="reason", left=rect.left, top=rect.top)]
