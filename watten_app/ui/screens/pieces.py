"""What several screens share: sections, rows of choice, a page of one column."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from watten_app.ui import theme
from watten_app.ui.doors import Doors
from watten_app.ui.measure import width_of
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import fading, heading, picture, pressable, segments, tile, wall, words
from watten_app.ui.widgets.words import END, START

PORTRAIT = 1688 / 780
"""Height of the upright boards by their width."""

_TURNED = 280
"""Milliseconds in which a page moves to a place, so that one sees which way it went."""

LAID_OUT = 0.1
"""Seconds in which the client lays out what is sent: before that there is no place to go to."""

_LEAST_TITLE = 0.75
"""To this size a title is made smaller before it takes two lines."""

_LIFTED = 0.055
"""So much of their height the boards are lifted at night on a low screen."""

FADE = 18.0
"""Height in which a column fades out above what stays under the thumb."""


def title(look: Look, doors: Doors, key: str) -> ft.Control:
    """The heading of a screen with the way back; in one line, if it fits, where it is low."""
    name, room = look.say(key), look.column - theme.TARGET - 12
    fits = width_of(name, Style.TITLE) * _LEAST_TITLE <= room
    lines = 1 if look.low and not look.large and fits else None
    return heading(look, name, doors.back, look.say("a11y.back"), lines=lines)


def section(look: Look, key: str, controls: list[ft.Control]) -> ft.Control:
    """A tile with a label above its controls."""
    label = ft.Semantics(
        content=words(look, look.say(key), Style.BODY_STRONG, look.palette.ink), header=True
    )
    return tile(look, ft.Column([label, *controls], spacing=6, tight=True), padding=_SECTION)


_LABEL, _BESIDE_LABEL = 84, 8
_SECTION = 14
"""Around what is in a section."""


def beside_label(look: Look) -> float:
    """How wide a choice in a section is that has its label before it, or above it."""
    room = inside(look)
    return room if look.narrow or look.large else room - _LABEL - _BESIDE_LABEL


def inside(look: Look) -> float:
    """How wide what is in a section is."""
    return look.column - 2 * (_SECTION + look.palette.outline)


def labelled(look: Look, label: str, control: ft.Control) -> ft.Control:
    """A choice with its label before it, or above it where there is little room."""
    if look.narrow or look.large:
        control.expand = None
        text = words(look, label, Style.BODY_STRONG, look.palette.ink)
        return ft.Column([text, control], spacing=6, tight=True)
    text = words(look, label, Style.BODY_STRONG, look.palette.ink, width=_LABEL)
    control.expand = True
    return ft.Row([text, control], spacing=_BESIDE_LABEL)


def told_beside(
    look: Look, label: ft.Text, summary: str, color: str | None = None
) -> list[ft.Control]:
    """A label and what is to be told of it at the end of the row; below it in large letters."""
    align = START if look.large else END
    kind = Style.SMALL if look.narrow else Style.BODY
    text = words(look, summary, kind, color or look.palette.ink_muted, align=align)
    if look.large:
        return [ft.Column([label, text], spacing=2, tight=True, expand=True)]
    text.expand = True
    return [label, text]


def line(look: Look) -> ft.Control:
    """A thin line between rows of a tile."""
    return ft.Container(height=1, bgcolor=look.palette.rule)


def radio_rows[T](
    look: Look,
    name: str,
    options: Sequence[tuple[T, str]],
    chosen: T,
    on_choose: Callable[[T], object],
) -> ft.Control:
    """One of several, each a row with a round mark: for words too long for segments."""

    kind = Style.SMALL if look.narrow else Style.CHOICE

    def row(value: T, text: str) -> ft.Control:
        on = value == chosen
        body = ft.Container(
            ft.Row(
                [mark(look, on, 24), words(look, text, kind, look.palette.ink, expand=True)],
                spacing=12,
            ),
            padding=ft.Padding.symmetric(vertical=12),
        )
        return pressable(f"{name}: {text}", body, lambda: on_choose(value), selected=on)

    return ft.Column([row(value, text) for value, text in options], spacing=0, tight=True)


def choice[T](
    look: Look,
    name: str,
    options: Sequence[tuple[T, str]],
    chosen: T,
    on_choose: Callable[[T], object],
    icons: Sequence[ft.IconData] | None = None,
) -> ft.Control:
    """One of several words: segments, or rows when the letters are large."""
    if look.large:
        return radio_rows(look, name, options, chosen, on_choose)
    return segments(look, options, chosen, on_choose, name=name, icons=icons)


def mark(look: Look, on: bool, size: float) -> ft.Control:
    """The round mark of a choice: a red disc with a tick, or an empty ring."""
    palette = look.palette
    return ft.Container(
        ft.Icon(ft.Icons.CHECK_ROUNDED, size=size * 0.66, color=palette.on_selected)
        if on
        else None,
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=palette.selected if on else None,
        border=None if on else ft.Border.all(2, palette.line),
        alignment=ft.Alignment.CENTER,
    )


def page(
    look: Look,
    controls: list[ft.Control],
    foot: Sequence[ft.Control] = (),
    *,
    scene: str = "",
    gap: float = 12,
    widest: float = theme.COLUMN,
    scroller: MutableRef[Any] | None = None,
) -> ft.Control:
    """A scrolling screen of one column on the boards; the foot stays under the thumb.

    The column runs under the notch while it scrolls, but rests below it; above a foot, or else at
    the edge, it fades, unless all of it is to be seen at once, as before a `scene`. It is put into
    `scroller`, for whoever has to scroll it.
    """
    insets = look.insets
    room = look.width - insets.left - insets.right
    side = max(theme.MARGIN, (room - widest) / 2)
    stretch = ft.CrossAxisAlignment.STRETCH
    below = FADE if foot else max(FADE, insets.bottom + 14)
    inside = ft.Column(
        [ft.Container(height=insets.top + 10 - gap), *controls, ft.Container(height=below - gap)],
        spacing=gap,
        tight=True,
        horizontal_alignment=stretch,
    )
    # what looks out at the sides, as the keyboard's focus does, is not cut there
    within = ft.Padding.symmetric(horizontal=side)
    column = ft.Column(
        [ft.Container(inside, padding=within)],
        spacing=0,
        scroll=ft.ScrollMode.HIDDEN,
        horizontal_alignment=stretch,
        expand=True,
    )
    if scroller is not None:
        scroller.current = column
    fades = bool(foot) or not scene
    rows: list[ft.Control] = [fading(look, column, FADE / look.height) if fades else column]
    if foot:
        below_all = ft.Column(list(foot), spacing=10, tight=True, horizontal_alignment=stretch)
        rows.append(ft.Container(below_all, padding=within))
    body = ft.Container(
        ft.Column(rows, spacing=0, horizontal_alignment=stretch, expand=True),
        left=insets.left,
        top=0,
        width=room,
        height=look.height,
        padding=ft.Padding.only(bottom=insets.bottom + 12 if foot else 0),
    )
    back = _scenery(look, scene) if scene else wall(look)
    return ft.Stack([back, body], width=look.width, height=look.height)


async def turn_to(
    look: Look,
    scroller: MutableRef[Any],
    *,
    row: str | None = None,
    offset: float | None = None,
) -> None:
    """Have a page move to the row of this scroll key, or so far down; -1 is its end.

    A second time, since a slow client has laid out what was sent only then.
    """
    for _ in range(2):
        await asyncio.sleep(LAID_OUT)
        column = scroller.current
        if not _on_show(column):
            return
        await column.scroll_to(offset=offset, scroll_key=row, duration=look.duration(_TURNED))


def _on_show(control: ft.Control) -> bool:
    """Whether the screen that it belongs to has not been left."""
    outer: ft.BaseControl | None = control
    while outer is not None and not isinstance(outer, ft.Page):
        outer = outer.parent
    return outer is not None


def two_columns(
    look: Look, left: Sequence[ft.Control], right: Sequence[ft.Control], *, gap: float = 8
) -> ft.Control:
    """What stands side by side on a phone that is held across; both are `look.half` wide."""
    stretch = ft.CrossAxisAlignment.STRETCH
    columns = [
        ft.Column(list(one), spacing=gap, tight=True, width=look.half, horizontal_alignment=stretch)
        for one in (left, right)
    ]
    return ft.Row(columns, spacing=theme.GAP_ACROSS, vertical_alignment=ft.CrossAxisAlignment.START)


def _scenery(look: Look, scene: str) -> ft.Control:
    """The wall with its scenery at the top, which a low screen must not lose."""
    high = look.width * PORTRAIT
    if look.strong or high < look.height or look.width > look.height:
        return wall(look, scene)
    light = "night" if look.palette.dark else "day"
    boards = picture(f"boards/{scene}-{light}.webp", look.width, high, ft.BoxFit.FILL)
    # lamp and window make room for the name
    up = _LIFTED * high if look.low and look.palette.dark else 0
    return ft.Container(
        ft.Stack([ft.Container(boards, left=0, top=-up)]),
        left=0,
        top=0,
        width=look.width,
        height=look.height,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )
