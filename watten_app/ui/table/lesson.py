"""What a lesson puts on the table: all hands in the strip's place, why a computer did so, and how a
lesson goes."""

from dataclasses import replace

import flet as ft

from watten_app.app.table_view import TableView
from watten_app.engine.rules import Announce, tricks_to_win
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.measure import height_of
from watten_app.ui.table.advice_places import felt_room, on_felt
from watten_app.ui.table.around import marks_sides
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import name_of
from watten_app.ui.table.open_hands import hands_rect, open_hands
from watten_app.ui.table.slip import slip
from watten_app.ui.table.word_sheet import ToldSheet
from watten_app.ui.theme import TARGET, Look, Style

_BESIDE, _AROUND, _MOST = 56.0, 14.0, 0.5
"""What a slip has beside and around its words, and how much of the hand it may cover."""

_GAP = 6.0
_WITH_PARTNER, _ONE_NAMES_BOTH = 4, 3
"""So many sit two against two, the partner opposite; of so many forehand names both (R9)."""


def with_open_hands(layout: Layout) -> Layout:
    """The table of a lesson: what I announce is asked above the open hands, by which I decide."""
    if not layout.portrait:
        return layout
    panel = layout.panel
    high = hands_rect(layout).top - _GAP - panel.top
    return replace(layout, panel=replace(panel, height=high))


def lesson_hands(look: Look, layout: Layout, table: TableView) -> list[ft.Control]:
    """The others' hands, where the strip and its title are else."""
    lesson = table.lesson
    if lesson is None or not any(lesson.hands):
        return []
    return [open_hands(look, hands_rect(layout), table, lesson.hands, lesson.out)]


def reason_rect(layout: Layout, line: str) -> Rect:
    """Where a reason lies: on the foot of the felt; where it has no room there, on the lower part
    of my cards, which wait meanwhile."""
    if on_felt(layout):
        room = felt_room(layout, layout.cloth.least_top)
        needed = height_of(line, Style.SMALL, room.width - _BESIDE, layout.text) + _AROUND
        high = min(max(TARGET, needed), room.height)
        return Rect(room.left, room.bottom - high, room.width, high)
    hand, fan = layout.hand, layout.fan(1)[0]
    width = min(hand.width - 2 * _GAP, 560.0 * layout.text)
    foot = layout.actions.top - _GAP if layout.portrait else layout.height - _GAP
    needed = height_of(line, Style.SMALL, width - _BESIDE, layout.text) + _AROUND
    high = min(max(TARGET, needed), (foot - fan.top) * _MOST)
    return Rect(hand.left + (hand.width - width) / 2, foot - high, width, high)


def reason_of(look: Look, table: TableView) -> str | None:
    """Why the computer that was last did so, until it is read."""
    reason = table.lesson.reason if table.lesson else None
    if reason is None:
        return None
    name, said = name_of(look, table, reason.seat), look.tell(reason.message)
    return look.say("lesson.thinks", name=name, said=said)


def lesson_reason(look: Look, layout: Layout, line: str, intents: Intents) -> list[ft.Control]:
    """A computer's reason on a slip; a tap goes on."""
    rect = reason_rect(layout, line)
    paper = slip(look, line, rect.width, rect.height, layout.text, intents.go_on)
    return [ft.Container(paper, key="reason", left=rect.left, top=rect.top)]


@ft.component
def LessonSheet(look: Look, table: TableView, intents: Intents) -> ft.Control:
    """How a lesson goes, told before it begins and whenever it is asked for."""

    def put_away() -> None:
        intents.introduce(False)

    title, told = look.say("lesson.intro.title"), introduction(look, table)
    return ToldSheet(look, title, told, (), [], put_away, "lesson.intro.go")


def introduction(look: Look, table: TableView) -> list[str]:
    """The sentences of it: who plays with whom, what is won by what, and what the buttons do."""
    view, names = table.view, table.names
    told: list[str] = []
    if view.players == _WITH_PARTNER and not view.rules.bohemian:
        _, left, partner, right = names
        told.append(look.say("lesson.intro.partner", left=left, partner=partner, right=right))
    elif marks_sides(view):
        told.append(look.say("lesson.intro.sides"))
    if not view.rules.bohemian:
        if view.rules.announce is Announce.OPEN and view.players != _ONE_NAMES_BOTH:
            told.append(look.say("lesson.intro.naming"))
        needed, target = tricks_to_win(view.players), view.rules.target
        told.append(look.say("lesson.intro.deal", needed=needed, target=target))
    told.append(look.say("lesson.intro.open", go_on=look.say("table.go_on")))
    back, advice = look.say("lesson.take_back"), look.say("action.advice")
    told.append(look.say("lesson.intro.back", back=back, advice=advice))
    return [*told, look.say("lesson.intro.hold")]
