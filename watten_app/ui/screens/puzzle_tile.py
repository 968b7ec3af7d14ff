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

_GAP = 12
_FLAME = 44 * FLAME + _GAP
"""What the flame takes of the tile's width."""

_COUNT, _LARGER = 0.74, 1.14
"""The size of the streak's figures; the heading by its usual size, where there is room."""


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
    """The flame, and beside it the title with the streak at the end, over what is told."""
    palette, room = look.palette, room - _FLAME
    kind, larger = (Style.SMALL, 1.0) if look.low else (Style.BODY, _LARGER)
    unit = f" {look.say('home.puzzle.days', number=streak)}"
    days = width_of(str(streak), Style.SAID, _COUNT) + width_of(unit, kind)
    beside = room - (days * look.text + _GAP if streak else 0)
    scale = look.text * larger
    head: list[ft.Control] = [
        words(look, title, Style.HEADING, palette.ink, room=beside, scale=scale, expand=True)
    ]
    if streak:
        figures = ft.TextSpan(
            str(streak), style=look.style(Style.SAID, palette.ink, _COUNT * look.text)
        )
        head.append(
            ft.Text(spans=[figures, ft.TextSpan(unit, style=look.style(kind, palette.ink_muted))])
        )
    column = ft.Column(
        [
            ft.Row(head, spacing=_GAP),
            words(look, told, kind, palette.ink_muted, room=room),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    return ft.Row([flame(44), column], spacing=_GAP)


def _beside(look: Look, title: str, told: str, streak: int, room: float) -> ft.Control:
    """The title with the streak beside it, or below where it is too long, over what is told."""
    palette = look.palette
    below = words(look, told, Style.SMALL, palette.ink_muted)
    name = words(look, title, Style.HEADING, palette.ink, room=room)
    if not streak:
        return ft.Column([name, below], spacing=3, tight=True)
    unit = look.say("home.puzzle.days", number=streak)
    days = words(look, f"{streak} {unit}", Style.BUBBLE, palette.ink)
    taken = width_of(days.value, Style.BUBBLE, look.text) + _GAP
    if width_of(title, Style.HEADING, look.text) > room - taken:
        return ft.Column([name, days, below], spacing=3, tight=True)
    name.expand = True
    return ft.Column([ft.Row([name, days], spacing=_GAP), below], spacing=3, tight=True)
