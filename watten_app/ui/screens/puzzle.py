"""The daily puzzle: the last two tricks on open cards; to raise or not, and which card."""

from datetime import date
from typing import Any

import flet as ft

from watten_app.app.daily import Answer, Daily, Puzzle
from watten_app.app.hearing import Sound
from watten_app.app.house_state import HouseState
from watten_app.engine import Card
from watten_app.i18n import Company
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.bridge import bridge
from watten_app.ui.doors import AskedCard, Doors, Screen
from watten_app.ui.puzzle.answered import Answered
from watten_app.ui.puzzle.asking import Asking
from watten_app.ui.puzzle.days import briefly, calendar_row, flame, written
from watten_app.ui.screens.pieces import page
from watten_app.ui.screens.variants import variant_name
from watten_app.ui.theme import TARGET, Look, Style
from watten_app.ui.widgets import round_button, tile, words


def _puzzle(look: Look, doors: Doors, data: Any, state: HouseState) -> ft.Control:
    asked = data if isinstance(data, date) else None
    # today's puzzle stays what it was as it came up, though the clock strikes twelve
    came_up = ft.use_ref((asked, state.daily.today))
    if came_up.current[0] != asked:
        came_up.current = (asked, state.daily.today)
    opened = came_up.current[1]
    day = asked or opened
    return _Day(look, doors, day, opened, state.daily, key=day.isoformat())


PuzzleScreen = ft.memo(ft.component(_puzzle))


@ft.component
def _Day(look: Look, doors: Doors, day: date, opened: date, daily: Daily) -> ft.Control:
    puzzle, found = ft.use_state(None)
    tell_the_page(Screen.PUZZLE, can_act=puzzle is not None)

    async def make() -> None:
        found(await doors.house.puzzles.puzzle(day))

    # with a cleanup Flet cancels what is still being made
    ft.use_effect(make, [], cleanup=lambda: None)
    calendar = _calendar(look, doors, daily, day)
    if puzzle is None:
        making = words(look, look.say("puzzle.making"), Style.BODY, look.palette.on_wall)
        return page(
            look, [_head(look, doors, daily), ft.Semantics(content=making, live_region=True)]
        )
    rules = puzzle.deal.rules
    look = look.at_a_table(rules, Company.PARTNERS)
    head = [_head(look, doors, daily, puzzle)]
    # in large letters it has a line of its own
    corner = () if look.large else _where(look, puzzle)

    def hold(card: Card) -> None:
        doors.explain(AskedCard(card, rules, puzzle.deal.order))

    def give(answer: Answer) -> None:
        doors.house.puzzles.answer(puzzle, answer, opened)
        _sound(doors, day)

    result = daily.result(day)
    if result is None:
        return Asking(look, doors, puzzle, head, [calendar], hold, give, corner, key="asking")
    return Answered(
        look, doors, puzzle, result, daily, head, [calendar], hold, corner, key="answered"
    )


def _sound(doors: Doors, day: date) -> None:
    """A match is struck for the streak; else a bell for right, a cork for wrong."""
    result = doors.house.state.daily.result(day)
    if result is not None:
        right = Sound.STREAK if result.counts else Sound.RIGHT
        bridge.sound(right if result.solved else Sound.WRONG)


def _head(look: Look, doors: Doors, daily: Daily, puzzle: Puzzle | None = None) -> ft.Control:
    """The title with the way back, and the streak; in large letters the day and how is played."""
    palette = look.palette
    back = round_button(
        look, ft.Icons.ARROW_BACK_IOS_NEW_ROUNDED, look.say("a11y.back"), doors.back
    )
    scale = min(look.text, 1.5)
    number = words(look, str(daily.streak), Style.HEADING, palette.ink, scale=scale)
    chip = ft.Container(
        ft.Row([flame(26), number], spacing=6, tight=True),
        bgcolor=palette.paper,
        border=ft.Border.all(palette.outline, palette.tile_line),
        border_radius=TARGET / 2,
        height=TARGET,
        padding=ft.Padding.symmetric(horizontal=14),
        alignment=ft.Alignment.CENTER,
    )
    streak = ft.Semantics(
        content=chip,
        label=look.say("a11y.streak", number=daily.streak),
        container=True,
        exclude_semantics=True,
    )
    beside = [streak] if daily.streak else []
    room = (look.half if look.across else look.column) - TARGET - 24 - 92 * scale
    if look.large:
        # large letters have lines of their own
        top = ft.Row([back, *beside], alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
        where: list[ft.Control] = []
        if puzzle is not None:
            told = ", ".join(_where(look, puzzle))
            where.append(words(look, told, Style.SMALL, palette.on_wall_muted, room=look.column))
        return ft.Column([top, _title(look, look.column), *where], spacing=4, tight=True)
    return ft.Row([back, ft.Container(_title(look, room), expand=True), *beside], spacing=12)


def _title(look: Look, room: float) -> ft.Control:
    palette = look.palette
    name = words(look, look.say("puzzle.title"), Style.TITLE, palette.on_wall, room=room, lines=1)
    return ft.Semantics(content=name, header=True, container=True)


def _where(look: Look, puzzle: Puzzle) -> tuple[str, str]:
    """Whose day it is, and how is played."""
    day = (written if look.large else briefly)(look, puzzle.day)
    return day, variant_name(look, puzzle.deal.rules.variant)


def _calendar(look: Look, doors: Doors, daily: Daily, shown: date) -> ft.Control:
    palette = look.palette
    head = words(look, look.say("puzzle.archive"), Style.HEADING, palette.ink)
    row = calendar_row(look, daily, shown, lambda day: doors.go(Screen.PUZZLE, day))
    grace = words(look, look.say("puzzle.grace"), Style.SMALL, palette.ink_muted)
    column = ft.Column(
        [ft.Semantics(content=head, header=True), row, grace],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return tile(look, column, padding=ft.Padding.symmetric(horizontal=10, vertical=12))
