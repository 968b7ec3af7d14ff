"""Home's three ways beside playing: learning, one's own matches, the rules; a fact on each."""

from collections.abc import Callable, Sequence

import flet as ft

from watten_app.app.house_state import HouseState
from watten_app.app.options import OFFERED
from watten_app.app.quiz import STAGES, stages_passed
from watten_app.ui import theme
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.measure import fitting
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import pressable, tile, words
from watten_app.ui.widgets.words import CENTER

_WITHOUT_WORDS = 54
"""The height inside a tile without its words, where there is room."""

_GAP, _SIDE, _NARROW_SIDE, _HAIR = 10, 8, 4, 1
"""Between the tiles, and beside the words of one, also on a narrow screen, in px; and what letters
may be wider than measured."""

_INSIDE, _SIGN = 14, 36
"""Around what is in a tile in large letters, and its sign, in px."""


def small_tiles(look: Look, doors: Doors, state: HouseState) -> ft.Control:
    """The tiles, all as large: side by side, or in large letters below one another."""
    ways = (
        (ft.Icons.SCHOOL_OUTLINED, "home.learn", _learnt(look, state), Screen.LEARN),
        (ft.Icons.BAR_CHART_ROUNDED, "home.results", _won(look, state), Screen.MATCHES),
        (ft.Icons.MENU_BOOK_OUTLINED, "home.rules", _regions(look), Screen.RULES),
    )
    names, facts = [look.say(way[1]) for way in ways], [way[2] for way in ways]
    drawn = _row if look.large else _upright(look, names, facts)

    def one(icon: ft.IconData, key: str, fact: str, target: Screen) -> ft.Control:
        name = look.say(key)
        return pressable(
            f"{name}, {fact}",
            drawn(look, icon, name, fact),
            lambda: doors.go(target),
            radius=theme.RADIUS_TILE,
            expand=None if look.large else 1,
        )

    tiles = [one(*way) for way in ways]
    stretch = ft.CrossAxisAlignment.STRETCH
    if look.large:
        return ft.Column(tiles, spacing=_GAP, horizontal_alignment=stretch)
    return ft.Row(tiles, spacing=_GAP, vertical_alignment=stretch, intrinsic_height=True)


type Drawn = Callable[[Look, ft.IconData, str, str], ft.Control]


def _upright(look: Look, names: Sequence[str], facts: Sequence[str]) -> Drawn:
    """A sign over a name over a fact, in letters in which all names and facts have one line."""
    palette, low = look.palette, look.low
    side = _NARROW_SIDE if look.narrow else _SIDE
    room = (look.column - 2 * _GAP) / 3 - 2 * (side + max(palette.outline, 1.5)) - _HAIR
    kind = Style.LABEL if low else Style.BUTTON
    head, small = (
        min(fitting(one, look.drawn(style), room, look.text) for one in every)
        for style, every in ((kind, names), (Style.SMALL, facts))
    )

    def drawn(look: Look, icon: ft.IconData, name: str, fact: str) -> ft.Control:
        body = ft.Column(
            [
                ft.Icon(icon, color=palette.mine, size=24 if low else 32),
                words(look, name, kind, palette.ink, align=CENTER, lines=1, scale=head),
                words(
                    look, fact, Style.SMALL, palette.ink_muted, align=CENTER, lines=1, scale=small
                ),
            ],
            spacing=2 if low else 5,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        high = None if low else _WITHOUT_WORDS + 42 * look.text
        inner = ft.Container(body, alignment=ft.Alignment.CENTER, height=high)
        around = ft.Padding.symmetric(vertical=9 if low else 12, horizontal=side)
        return tile(look, inner, padding=around)

    return drawn


def _row(look: Look, icon: ft.IconData, name: str, fact: str) -> ft.Control:
    """A sign beside a name over a fact."""
    palette = look.palette
    room = look.column - 2 * (_INSIDE + palette.outline) - _SIGN - _GAP
    told = ft.Column(
        [
            words(look, name, Style.BUTTON, palette.ink, room=room),
            words(look, fact, Style.SMALL, palette.ink_muted, room=room),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    row = ft.Row([ft.Icon(icon, color=palette.mine, size=_SIGN), told], spacing=_GAP)
    return tile(look, row, padding=_INSIDE)


def _learnt(look: Look, state: HouseState) -> str:
    """The stage that comes next."""
    passed = stages_passed(state.learnt)
    after = next((n for n, stage in enumerate(STAGES, start=1) if stage not in passed), None)
    if after is None:
        return look.say("home.learn.all")
    return look.say("home.learn.line", number=after, all=len(STAGES))


def _won(look: Look, state: HouseState) -> str:
    totals = state.totals
    if not totals.matches:
        return look.say("home.results.none")
    return look.say("home.results.won", number=totals.won)


def _regions(look: Look) -> str:
    return look.say("home.rules.line", number=len(OFFERED))
