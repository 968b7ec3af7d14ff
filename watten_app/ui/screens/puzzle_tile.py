"""Home's way to the daily puzzle: whether it is still open, the streak, the week."""

import flet as ft

from watten_app.app.daily import Daily, DayMark
from watten_app.ui import theme
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.puzzle.days import flame, week
from watten_app.ui.screens.pieces import line
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import pressable, tile, words
from watten_app.ui.widgets.words import CENTER


def puzzle_tile(look: Look, doors: Doors, daily: Daily) -> ft.Control:
    """The whole tile leads to today's puzzle."""
    palette = look.palette
    title, told = look.say("puzzle.title"), look.say(f"home.puzzle.{_state(daily)}")
    roomy = not (look.narrow or look.large)
    padding = 12 if look.low else 16
    taken = (54 if roomy else 0) + (72 if daily.streak else 0)
    room = look.column - 2 * padding - 3 - taken
    text = ft.Column(
        [
            words(look, title, Style.HEADING, palette.ink, room=room),
            words(look, told, Style.SMALL, palette.ink_muted),
        ],
        spacing=3,
        tight=True,
        expand=True,
    )
    row: list[ft.Control] = [text]
    if roomy:
        row.insert(0, flame(46))
    if daily.streak:
        row.append(_streak(look, daily.streak))
    body = ft.Column(
        [ft.Row(row, spacing=14), line(look), week(look, daily)],
        spacing=8 if look.low else 10,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    name = f"{title}: {told}"
    if daily.streak:
        name += f" {look.say('a11y.streak', number=daily.streak)}."
    return pressable(
        name,
        tile(look, body, padding=padding),
        lambda: doors.go(Screen.PUZZLE),
        radius=theme.RADIUS_TILE,
    )


def _state(daily: Daily) -> str:
    mark = daily.mark(daily.today)
    if mark is DayMark.OPEN:
        return "danger" if daily.in_danger else "open"
    return "wrong" if mark is DayMark.WRONG else "solved"


def _streak(look: Look, days: int) -> ft.Control:
    palette = look.palette
    word = "home.puzzle.days.one" if days == 1 else "home.puzzle.days.many"
    return ft.Column(
        [
            words(look, str(days), Style.TITLE, palette.ink, align=CENTER),
            words(look, look.say(word), Style.SMALL, palette.ink_muted, align=CENTER),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
