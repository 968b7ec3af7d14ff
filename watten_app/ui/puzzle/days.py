"""Days and what became of their puzzles: the week on Home, the calendar row of the screen."""

from collections.abc import Callable
from datetime import date

import flet as ft

from watten_app.app.daily import Daily, DayMark
from watten_app.ui.geometry import Rect
from watten_app.ui.table.felt import dashed_frame
from watten_app.ui.theme import RADIUS_TILE, Look, Style
from watten_app.ui.widgets import picture, pressable, words
from watten_app.ui.widgets.words import CENTER

SHOWN = 28
"""So many days are in the calendar row."""

_CELL = 54.0
FLAME = 66 / 82
"""Width of the flame by its height."""


def flame(high: float) -> ft.Image:
    """The flame of the streak."""
    return picture("home/flame.webp", high * FLAME, high, ft.BoxFit.FILL)


def written(look: Look, day: date) -> str:
    """A day with its weekday, as it is written in full."""
    weekday = look.say(f"weekday.{day.weekday()}")
    return look.say("puzzle.when", weekday=weekday, **numbers(day))


def briefly(look: Look, day: date) -> str:
    """A day with its weekday in two letters, without the year."""
    when = numbers(day)
    return look.say(
        "puzzle.when.short", weekday=short(look, day), day=when["day"], month=when["month"]
    )


def numbers(day: date) -> dict[str, str]:
    """Day, month and year for a sentence."""
    return {"day": f"{day.day:02d}", "month": f"{day.month:02d}", "year": str(day.year)}


def short(look: Look, day: date) -> str:
    """The weekday in two letters."""
    return look.say(f"weekday.{day.weekday()}.short")


def sign(look: Look, mark: DayMark, size: float) -> ft.Control:
    """The sign of what became of a day: told apart by shape."""
    palette = look.palette
    if mark is DayMark.SOLVED:
        return _in(flame(size), size)
    if mark in (DayMark.LATE, DayMark.WRONG):
        late = mark is DayMark.LATE
        icon = ft.Icons.CHECK_ROUNDED if late else ft.Icons.CLOSE_ROUNDED
        color = palette.good if late else palette.bad
        return _in(ft.Icon(icon, size=size * 0.86, color=color), size)
    disc = size * 0.72
    if mark is DayMark.OPEN:
        stroke = 3.0 if look.strong else 2.4
        dashed = dashed_frame(Rect(0, 0, disc, disc), palette.mine, stroke, [4, 3], disc / 2)
        return _in(ft.Stack([dashed], width=disc, height=disc), size)
    ring = ft.Container(
        width=disc,
        height=disc,
        border_radius=disc / 2,
        bgcolor=palette.paper_alt if mark is DayMark.COMING else None,
        border=ft.Border.all(1.5, palette.line),
    )
    return _in(ring, size)


def _in(content: ft.Control, size: float) -> ft.Control:
    return ft.Container(content, width=size, height=size, alignment=ft.Alignment.CENTER)


_TILE_SIDES = 40
"""What Home's tile leaves free at the left and right of its content."""


def week(look: Look, daily: Daily) -> ft.Control:
    """The days of this week from Monday on, today in bold."""
    palette = look.palette
    size = (22 if look.low else 28) * min(look.text, 1.2)
    room = (look.column - _TILE_SIDES) / 7

    def cell(day: date) -> ft.Control:
        kind = Style.SMALL_STRONG if day == daily.today else Style.SMALL
        ink = palette.ink if day == daily.today else palette.ink_muted
        name = words(look, short(look, day), kind, ink, align=CENTER, lines=1, room=room)
        return ft.Column(
            [sign(look, daily.mark(day), size), name],
            spacing=2,
            tight=True,
            expand=1,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )

    return ft.Row([cell(day) for day in daily.week], spacing=0)


def calendar_row(
    look: Look, daily: Daily, shown: date, on_day: Callable[[date], object]
) -> ft.Control:
    """The last days, today at the end; each leads to its puzzle."""
    palette = look.palette
    wide = _CELL * min(max(look.text, 1), 1.5)

    def cell(day: date) -> ft.Control:
        mark = daily.mark(day)
        on = day == shown
        ink = palette.ink if on else palette.ink_muted
        number = f"{day.day}."
        body = ft.Container(
            ft.Column(
                [
                    words(look, short(look, day), Style.SMALL, ink, align=CENTER, lines=1),
                    words(look, number, Style.BUBBLE, palette.ink, align=CENTER, lines=1),
                    sign(look, mark, 26),
                ],
                spacing=2,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            width=wide,
            padding=ft.Padding.symmetric(vertical=6),
            bgcolor=palette.paper_alt if on else None,
            border=ft.Border.all(2, palette.mine if on else palette.paper),
            border_radius=RADIUS_TILE / 2,
            alignment=ft.Alignment.CENTER,
        )
        name = f"{written(look, day)}, {look.say(f'puzzle.mark.{mark.value}')}"
        return pressable(name, body, lambda: on_day(day), radius=RADIUS_TILE / 2, selected=on)

    cells = [cell(day) for day in daily.last_days(SHOWN)]
    if shown < daily.last_days(SHOWN)[0]:
        cells.insert(0, cell(shown))
    return ft.Row(cells, spacing=2, scroll=ft.ScrollMode.HIDDEN, auto_scroll=True)
