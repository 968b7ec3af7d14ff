"""Home's way to the daily puzzle: whether it is still open, the streak, the week."""

import flet as ft

from watten_app.app.daily import Daily, DayMark
from watten_app.ui import theme
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.measure import width_of
from watten_app.ui.puzzle.days import FLAME, flame, week
from watten_app.ui.screens.pieces import line
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import pressable, tile, words
from watten_app.ui.widgets.words import CENTER

_GAP = 12
_FLAME = 44 * FLAME + _GAP
"""What the flame takes of the tile's width."""

_COUNT = 0.85
"""The size of the streak's figures."""


def puzzle_tile(look: Look, doors: Doors, daily: Daily) -> ft.Control:
    """The whole tile leads to today's puzzle."""
    title, told = look.say("puzzle.title"), look.say(f"home.puzzle.{_state(daily)}")
    padding = 12 if look.low else 16
    room = look.column - 2 * padding - 3
    head = _beside if look.narrow or look.large else _above
    body = ft.Column(
        [head(look, title, told, daily.streak, room), line(look), week(look, daily)],
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


def _above(look: Look, title: str, told: str, streak: int, room: float) -> ft.Control:
    """The flame, the title over what is told, and the streak with its word below at the end."""
    palette = look.palette
    unit = look.say("home.puzzle.days", number=streak)
    figures = (
        max(width_of(str(streak), Style.SAID, _COUNT), width_of(unit, Style.SMALL)) * look.text
    )
    room -= _FLAME + (figures + _GAP if streak else 0)
    row = [flame(44), _text(look, title, told, room)]
    if streak:
        days = [
            words(
                look, str(streak), Style.SAID, palette.ink, align=CENTER, scale=_COUNT * look.text
            ),
            words(look, unit, Style.SMALL, palette.ink_muted, align=CENTER),
        ]
        center = ft.CrossAxisAlignment.CENTER
        row.append(ft.Column(days, spacing=0, tight=True, horizontal_alignment=center))
    return ft.Row(row, spacing=_GAP)


def _beside(look: Look, title: str, told: str, streak: int, room: float) -> ft.Control:
    """The title with the streak beside it, and what is told below them."""
    palette = look.palette
    if not streak:
        return _text(look, title, told, room)
    days = f"{streak} {look.say('home.puzzle.days', number=streak)}"
    taken = width_of(days, Style.BUBBLE) * look.text + _GAP
    name = words(look, title, Style.HEADING, palette.ink, room=room - taken, expand=True)
    row = ft.Row([name, words(look, days, Style.BUBBLE, palette.ink)], spacing=_GAP)
    below = words(look, told, Style.SMALL, palette.ink_muted)
    return ft.Column([row, below], spacing=3, tight=True)


def _text(look: Look, title: str, told: str, room: float) -> ft.Control:
    return ft.Column(
        [
            words(look, title, Style.HEADING, look.palette.ink, room=room),
            words(look, told, Style.SMALL, look.palette.ink_muted),
        ],
        spacing=3,
        tight=True,
        expand=True,
    )
