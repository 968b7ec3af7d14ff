"""The puzzle after it was answered: played out card by card, with the reasons."""

from collections.abc import Sequence

import flet as ft

from watten_app.app.daily import Daily, Puzzle, PuzzleResult, answer_of
from watten_app.app.puzzle_words import line
from watten_app.engine import Deal
from watten_app.ui.bridge import bridge
from watten_app.ui.doors import ENTER, Doors
from watten_app.ui.puzzle.felt import Hold
from watten_app.ui.puzzle.line import line_of_play, told_step
from watten_app.ui.puzzle.question import slate
from watten_app.ui.puzzle.solution import another_line, reasons, text_to_share, verdict
from watten_app.ui.screens.pieces import page
from watten_app.ui.theme import TARGET_HERO, Look, Style
from watten_app.ui.widgets import Kind, button, segments, words
from watten_app.ui.widgets.words import CENTER

_ON = ("ARROW RIGHT", *(key.upper() for key in ENTER))


_HIGH = 900
"""From this height on there is room for all of it, the choice of the line as well."""


@ft.component
def Answered(
    look: Look,
    doors: Doors,
    puzzle: Puzzle,
    result: PuzzleResult,
    daily: Daily,
    head: list[ft.Control],
    foot: list[ft.Control],
    on_hold: Hold,
    corner: tuple[str, ...],
) -> ft.Control:
    """Right or wrong, the line of play, the reasons, and a way to share."""
    own, show_own = ft.use_state(False)
    at, go_to = ft.use_state(0)
    shared, hear = ft.use_state("")
    answer = answer_of(result) if own else puzzle.right
    shown: Sequence[Deal] = ft.use_memo(lambda: line(puzzle, answer), [puzzle.day, answer])
    last = len(shown) - 1

    def on() -> None:
        go_to(0 if at >= last else at + 1)

    def back() -> None:
        go_to(max(0, at - 1))

    def choose(value: bool) -> None:
        show_own(value)
        go_to(0)

    async def press(key: str) -> None:
        key = key.upper()
        if key in _ON:
            on()
        elif key == "ARROW LEFT":
            back()
        elif key == "ESCAPE":
            doors.back()

    def listen() -> None:
        doors.on_key = press

    ft.use_effect(listen, [at, own])
    ft.use_effect(lambda: bridge.listen(lambda kind, told: _heard(kind, told, hear)), [])

    def share() -> None:
        hear("")
        bridge.share(text_to_share(look, puzzle.day, result, daily))

    told = verdict(look, result, daily)
    another = another_line(result, puzzle)
    # where there is little height the felt needs it as soon as it is looked at
    away = at > 0 and (look.low or (another and look.height < _HIGH))
    parts = [*head] if away else [*head, told]
    if another:
        options = [(False, look.say("puzzle.show.right")), (True, look.say("puzzle.show.mine"))]
        name = look.say("puzzle.show")
        parts.append(segments(look, options, own, choose, name=name))
    parts += [told_step(look, shown, at), line_of_play(look, shown, at, on_hold, corner)]
    parts += [slate(look, shown[at]), *([told] if away else [])]
    parts += [reasons(look, puzzle, _share_button(look, share, shared)), *foot]
    return page(look, parts, [_steps(look, at, last, on, back)])


def _heard(kind: str, told: dict[str, str], hear) -> None:
    if kind == "shared" and told["way"] in ("copied", "failed"):
        hear(told["way"])


def _share_button(look: Look, share, shared: str) -> ft.Control:
    icon = ft.Icons.IOS_SHARE_ROUNDED
    press = button(look, look.say("puzzle.share"), share, kind=Kind.ON_PAPER, icon=icon)
    if not shared:
        return press
    said = look.say(f"puzzle.share.{shared}")
    text = words(look, said, Style.SMALL, look.palette.ink_muted, align=CENTER)
    return ft.Column(
        [press, ft.Semantics(content=text, live_region=True, container=True)],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _steps(look: Look, at: int, last: int, on, back) -> ft.Control:
    """A step back, and the next one."""
    key = "puzzle.step.again" if at >= last else "puzzle.step.next"
    way_back = button(
        look,
        "",
        back if at else None,
        name=look.say("puzzle.step.back"),
        icon=ft.Icons.ARROW_BACK_ROUNDED,
        height=TARGET_HERO,
        width=72,
    )
    forward = button(look, look.say(key), on, kind=Kind.HERO, expand=1)
    row = [forward, way_back] if look.left_handed else [way_back, forward]
    return ft.Row(row, spacing=10)
