"""Learn: the stages of the quiz as tiles, each with how far it is learnt."""

from collections.abc import Callable
from typing import Any, cast

import flet as ft

from watten_app.app.house_state import HouseState
from watten_app.app.quiz import QUESTIONS, STAGES, Stage, StageState, stage_state
from watten_app.ui import theme
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.screens.pieces import page, title
from watten_app.ui.screens.variants import variant_name
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import chip_edge, pressable, tile, words

_SIGN = 44.0
_APART = 14


def _learn(look: Look, doors: Doors, _data: Any, state: HouseState) -> ft.Control:
    tell_the_page(Screen.LEARN)
    line = look.say("learn.line")
    asked, ask = ft.use_state(cast("Stage | None", None))
    controls = [
        title(look, doors, "learn.title"),
        _told_on_a_chip(look, line),
        _lesson(look, doors, state),
        *(_stage(look, doors, state, stage, lambda one=stage: ask(one)) for stage in STAGES),
    ]
    # at the foot, since the tile that was tapped may lie half below the edge
    return page(look, controls, [_what_opens(look, asked)] if asked else ())


LearnScreen = ft.memo(ft.component(_learn))


def _told_on_a_chip(look: Look, line: str) -> ft.Control:
    """A line longer than a heading, which bare boards would run through."""
    return ft.Container(
        words(look, line, Style.BODY, look.palette.on_chip),
        bgcolor=look.palette.chip,
        border=chip_edge(look),
        border_radius=14,
        padding=ft.Padding.symmetric(horizontal=_APART, vertical=8),
    )


def _stage(
    look: Look,
    doors: Doors,
    state: HouseState,
    stage: Stage,
    ask: Callable[[], object],
) -> ft.Control:
    """A stage; `ask` is what a tap on one that is locked does."""
    palette = look.palette
    how = stage_state(state.learnt, stage)
    locked = how is StageState.LOCKED
    name = look.say(f"learn.stage.{stage.value}")
    line = look.say(f"learn.stage.{stage.value}.line")
    place = STAGES.index(stage) + 1
    told = _told(look, state, stage, how)
    ink = palette.ink_muted if locked else palette.ink
    tone = palette.good if how is StageState.PASSED else palette.ink_muted
    text = ft.Column(
        [
            words(look, f"{place}. {name}", Style.HEADING, ink, room=_room(look)),
            words(look, line, Style.SMALL, palette.ink_muted),
            words(look, told, Style.SMALL_STRONG, tone),
        ],
        spacing=3,
        tight=True,
        expand=True,
    )
    body = tile(look, ft.Row([_sign(look, how), text], spacing=_APART), padding=_padding(look))

    def begin() -> None:
        doors.house.quiz.begin(stage)
        doors.go(Screen.QUIZ)

    label = f"{place}. {name}: {told}. {line}"
    return pressable(
        label, body, ask if locked else begin, radius=theme.RADIUS_TILE, key=f"stage-{stage.value}"
    )


def _what_opens(look: Look, stage: Stage) -> ft.Control:
    """What opens a locked stage, read aloud as it comes."""
    before = look.say(f"learn.stage.{STAGES[STAGES.index(stage) - 1].value}")
    told = look.say("learn.locked.why", name=before)
    return ft.Semantics(
        content=_told_on_a_chip(look, told),
        label=told,
        exclude_semantics=True,
        container=True,
        live_region=True,
    )


def _padding(look: Look) -> int:
    return 12 if look.low else 14


def _room(look: Look) -> float:
    """The width of a tile's text."""
    edge = max(look.palette.outline, 1.5)
    return look.column - 2 * (_padding(look) + edge) - _SIGN - _APART


def _lesson(look: Look, doors: Doors, state: HouseState) -> ft.Control:
    palette = look.palette
    rules = (
        look.say("lesson.line.own", variant=variant_name(look, state.options.variant))
        if state.knows_kritische
        else look.say("lesson.line.plain")
    )
    if doors.house.has_left_lesson:
        rules = look.say("lesson.line.left")
    name, line = look.say("lesson.title"), f"{look.say('lesson.line')} {rules}"
    text = ft.Column(
        [
            words(look, name, Style.HEADING, palette.ink, room=_room(look)),
            words(look, line, Style.SMALL, palette.ink_muted),
        ],
        spacing=3,
        tight=True,
        expand=True,
    )
    row = ft.Row([_sign(look, StageState.OPEN), text], spacing=_APART)

    def begin() -> None:
        doors.house.begin_lesson()
        doors.go(Screen.TABLE)

    body = tile(look, row, padding=_padding(look))
    return pressable(f"{name}: {line}", body, begin, radius=theme.RADIUS_TILE)


def _told(look: Look, state: HouseState, stage: Stage, how: StageState) -> str:
    """How far it is, in words."""
    left = state.learnt.open
    if left is not None and left.stage == stage:
        return look.say("learn.left", number=len(left.answers) + 1, all=QUESTIONS)
    best = state.learnt.best(stage)
    if best is None:
        return look.say(f"learn.{how.value}")
    return look.say(f"learn.{how.value}.best", number=best, all=QUESTIONS)


def _sign(look: Look, how: StageState) -> ft.Control:
    """A lock, the sign for playing, or a tick."""
    palette = look.palette
    icon, ink, fill = {
        StageState.LOCKED: (ft.Icons.LOCK_OUTLINE_ROUNDED, palette.ink_muted, palette.paper_alt),
        StageState.OPEN: (ft.Icons.PLAY_ARROW_ROUNDED, palette.on_primary, palette.primary),
        StageState.PASSED: (ft.Icons.CHECK_ROUNDED, palette.paper, palette.good),
    }[how]
    return ft.Container(
        ft.Icon(icon, color=ink, size=26),
        width=_SIGN,
        height=_SIGN,
        border_radius=_SIGN / 2,
        bgcolor=fill,
        alignment=ft.Alignment.CENTER,
    )
