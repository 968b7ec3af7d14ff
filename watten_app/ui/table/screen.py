"""The table screen: puts the pieces together and keeps what the person has called up."""

from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from watten_app.app.house_state import SAVE_FAILED
from watten_app.app.note_pad import in_the_dark
from watten_app.app.table_view import TableView
from watten_app.engine import Phase
from watten_app.engine.rules import Direction
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.layout import Layout, table_layout
from watten_app.ui.table.actions import action_row
from watten_app.ui.table.advice import covered, note_of
from watten_app.ui.table.advice_places import on_felt
from watten_app.ui.table.announce import asks_me
from watten_app.ui.table.around import around_the_table
from watten_app.ui.table.card_layer import card_layer
from watten_app.ui.table.cards import Decoded, folders
from watten_app.ui.table.cut import pack_on_cloth
from watten_app.ui.table.felt import Room
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.key_help import key_sheet
from watten_app.ui.table.keys import press_key
from watten_app.ui.table.lesson import (
    LessonSheet,
    lesson_hands,
    lesson_reason,
    reason_of,
    reason_rect,
    with_open_hands,
)
from watten_app.ui.table.note_pad import note_sheet, note_target
from watten_app.ui.table.overlays import last_trick_tile, pause_tile, seen_tile
from watten_app.ui.table.seen import show_by_itself, taken_targets
from watten_app.ui.table.sheet import ExplainSheet
from watten_app.ui.table.signs import signs_sheet
from watten_app.ui.table.slip import slip_on_slate
from watten_app.ui.table.spoken import spoken
from watten_app.ui.table.staging import use_stage
from watten_app.ui.table.targets import (
    cloth_target,
    hand_targets,
    slate_target,
    strip_target,
    trick_targets,
    turned_target,
    word_targets,
)
from watten_app.ui.table.telling import tell_aloud
from watten_app.ui.table.word_sheet import WordSheet
from watten_app.ui.theme import Look
from watten_app.ui.widgets import small_folder

LOOK_BACK = "look"
"""What is handed to the screen to look at a finished deal instead of going to its result."""


@ft.component
def TableScreen(
    look: Look, doors: Doors, table: TableView, data: Any, unsaved: bool = False
) -> ft.Control:
    """The table as it is now; `unsaved` tells that a save has failed."""
    _, tick = ft.use_state(0)
    intents_ref = ft.use_ref(lambda: Intents(doors, lambda _: tick(lambda number: number + 1)))
    intents: Intents = intents_ref.current
    intents.see(look, table)
    layout = table_layout(
        look.width,
        look.height,
        look.insets,
        look.text,
        look.card_size,
        look.left_handed,
        table.view.players,
        table.view.rules.direction is Direction.ANTICLOCKWISE,
    )
    # nothing is to fly because the screen was turned
    before = ft.use_ref(layout)
    moving = before.current == layout
    before.current = layout
    if _is_asked_on_cloth(layout, table):
        layout = replace(layout, cloth=layout.cloth.asked())

    if table.lesson:
        layout = with_open_hands(layout)

    panel = asks_me(table)
    stage = use_stage(look, layout, table, intents.wishes.hurried, panel=panel)
    show_by_itself(table, intents)
    tell_the_page(Screen.LESSON if table.lesson else Screen.TABLE, can_act=table.waiting)
    tell_aloud(look, table)
    _keep_playing(doors, intents)
    _go_to_the_result(doors, table, data)

    note = note_of(look, layout, table, intents)
    line = reason_of(look, table)
    reason = lesson_reason(look, layout, line, intents) if line else []
    hidden = covered(layout, note)
    if note and note.place.on_felt:
        layout = replace(layout, cloth=layout.cloth.with_note(note.place.rect))
    elif line and on_felt(layout):
        layout = replace(layout, cloth=layout.cloth.with_note(reason_rect(layout, line)))
    felt = layout.panel if panel else layout.cloth.felt
    on_slate = unsaved and not (panel and layout.portrait)
    open_hands = lesson_hands(look, layout, table)
    if open_hands:
        hidden |= {"strip"}
    taken = hidden | {"slate"} if on_slate else hidden
    wishes = intents.wishes
    below = intents.explains or table.paused or bool(wishes.menu)
    layers: list[ft.Control] = [
        Room(look, felt),
        Decoded(
            folders(look, layout),
            small_folder(look),
            tuple(map(look.pictured, table.view.rules.cards)),
        ),
        _layer(
            look, around_the_table(look, layout, table, intents, stage, panel=panel, covered=hidden)
        ),
        _layer(look, open_hands),
        _layer(look, pack_on_cloth(look, layout, table, intents)),
        _layer(look, card_layer(look, layout, table, intents, moving=moving, stage=stage)),
        _layer(look, spoken(look, layout, table, intents, note, stage, unsaved=unsaved)),
        _layer(look, [] if below else _targets(look, layout, table, intents, panel, taken)),
        _layer(look, [] if below else [action_row(look, layout, table, intents)]),
        _layer(look, [_unsaved(look, layout, doors)] if on_slate else reason),
        _layer(look, _overlays(look, layout, table, intents)),
    ]
    return ft.Stack(layers, width=look.width, height=look.height)


def _is_asked_on_cloth(layout: Layout, table: TableView) -> bool:
    """Whether a question lies where cards and faces are, so that they make room."""
    if not table.waiting:
        return False
    stays = table.view.phase in (Phase.LEAVE, Phase.EXCHANGE)
    return table.view.phase is Phase.RAISE or (stays and layout.cloth.close)


def _layer(look: Look, controls: list[ft.Control]) -> ft.Stack:
    return ft.Stack(
        controls,
        left=0,
        top=0,
        width=look.width,
        height=look.height,
        clip_behavior=ft.ClipBehavior.NONE,
    )


def _keep_playing(doors: Doors, intents: Intents) -> None:
    def start() -> None:
        doors.on_key, doors.on_back = partial(press_key, intents), intents.put_away
        if doors.house.table:
            doors.house.table.start()

    def stop() -> None:
        # where only another looks at the table, it goes on
        if doors.house.table and doors.here is not Screen.TABLE:
            doors.house.table.stop()

    ft.use_effect(start, [], cleanup=stop)


def _go_to_the_result(doors: Doors, table: TableView, data: Any) -> None:
    over = table.deal_result is not None

    def go() -> None:
        if over and data != LOOK_BACK:
            doors.go(Screen.RESULT)

    ft.use_effect(go, [over, table.deal_number])


def _targets(
    look: Look,
    layout: Layout,
    table: TableView,
    intents: Intents,
    panel: bool,
    taken: frozenset[str],
) -> list[ft.Control]:
    """What can be hit; something else lies in the places that are `taken`."""
    targets: list[ft.Control] = []
    if not panel:
        targets += taken_targets(look, layout, table, intents)
        if not table.waiting:
            targets.append(cloth_target(layout, intents))
        targets += word_targets(look, layout, table, intents)
        targets += turned_target(look, layout, table, intents)
        targets += trick_targets(look, layout, table, intents)
    if not panel or not layout.portrait:
        if "slate" not in taken:
            targets.append(slate_target(look, layout, table, intents))
        strip = strip_target(look, layout, table, intents)
        if in_the_dark(table.view):
            strip = note_target(look, layout, table, intents)
        if strip and "strip" not in taken:
            targets.append(strip)
    return [*targets, *hand_targets(look, layout, table, intents)]


def _unsaved(look: Look, layout: Layout, doors: Doors) -> ft.Control:
    return slip_on_slate(look, layout, look.say(SAVE_FAILED.key), doors.house.dismiss_notice)


def _overlays(look: Look, layout: Layout, table: TableView, intents: Intents) -> list[ft.Control]:
    overlays: list[ft.Control] = []
    if intents.wishes.menu == "keys":
        # also over the pause
        overlays += key_sheet(look, layout, intents)
    elif table.paused:
        overlays += pause_tile(look, intents, lesson=table.lesson is not None)
    elif intents.wishes.menu == "last":
        overlays += last_trick_tile(look, layout, table, intents)
    elif intents.wishes.menu == "seen":
        overlays += seen_tile(look, layout, table, intents)
    elif intents.wishes.menu == "signs":
        overlays += signs_sheet(look, layout, table, intents)
    elif intents.wishes.menu == "notes":
        overlays += note_sheet(look, layout, table, intents)
    if intents.wishes.sheet:
        overlays.append(ExplainSheet(look, table, intents.wishes.sheet, intents, key="sheet"))
    if intents.introducing and not table.paused:
        overlays.append(LessonSheet(look, table, intents, key="intro"))
    if intents.wishes.word:
        overlays.append(WordSheet(look, table, intents.wishes.word, intents, key="word"))
    return overlays
