"""Home: the open match, a new one, the puzzle of the day, and the ways to all else."""

from dataclasses import replace
from typing import Any

import flet as ft

from watten_app.app.house_state import HouseState
from watten_app.ui import theme
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.bridge import bridge
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.screens.install_tile import install_tile
from watten_app.ui.screens.masthead import masthead
from watten_app.ui.screens.pieces import page, two_columns
from watten_app.ui.screens.puzzle_tile import puzzle_tile
from watten_app.ui.screens.small_tiles import small_tiles
from watten_app.ui.screens.start_tiles import at_once_tile, continue_tile
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import Kind, button, round_button, tile, words

_OFFER = 24
"""So much lower is the head where installing is offered below all else."""


def _home(look: Look, doors: Doors, _data: Any, state: HouseState) -> ft.Control:
    tell_the_page(Screen.HOME)
    scroller = ft.use_ref()
    gear = round_button(
        look,
        ft.Icons.SETTINGS_OUTLINED,
        look.say("settings.title"),
        lambda: doors.go(Screen.SETTINGS),
    )
    offered = state.install is not None and not look.low
    told: list[ft.Control] = []
    if state.notice is not None:
        told.append(_notice(look, doors, look.say(state.notice.key)))
    if state.update_ready:
        told.append(_update(look))
    across = look.across and not look.large
    # of two columns each is all there is to what stands in it
    alone = replace(look, width=look.half + 2 * theme.MARGIN, insets=theme.NO_INSETS)
    inner = alone if across else look
    if state.table is not None:
        first = continue_tile(inner, doors, state.table)
    else:
        first = at_once_tile(inner, doors, state.options)
    new = button(look, look.say("home.new"), lambda: doors.go(Screen.NEW), kind=Kind.HERO)
    play = [*told, first, new]
    other = [puzzle_tile(inner, doors, state.daily), small_tiles(inner, doors, state)]
    if state.install is not None:
        other.append(install_tile(inner, doors, state.install, scroller))
    gap = _gap(look, offered=offered)
    if across:
        at_the_end = ft.Row([gear], alignment=ft.MainAxisAlignment.END)
        columns = two_columns(look, [masthead(inner), *play], [at_the_end, *other], gap=gap)
        return page(look, [columns], gap=gap, scroller=scroller, widest=theme.ACROSS)
    head = masthead(look, gear, lower=_OFFER if offered else 0)
    return page(look, [head, *play, *other], scene="home", gap=gap, scroller=scroller)


HomeScreen = ft.memo(ft.component(_home))


def _gap(look: Look, *, offered: bool) -> float:
    """What lies between the tiles: so much that all of them are seen on a phone."""
    if look.low and look.narrow:
        return 8
    return 12 if look.low or offered else 16


def _notice(look: Look, doors: Doors, text: str) -> ft.Control:
    palette = look.palette
    close = button(
        look, look.say("home.understood"), doors.house.dismiss_notice, kind=Kind.ON_PAPER
    )
    body = ft.Column(
        [words(look, text, Style.SMALL, palette.ink), close],
        spacing=10,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Semantics(content=tile(look, body), live_region=True)


def _update(look: Look) -> ft.Control:
    palette = look.palette
    told = words(look, look.say("home.update"), Style.SMALL, palette.ink)
    take = button(
        look,
        look.say("home.update.take"),
        bridge.apply_update,
        kind=Kind.ON_PAPER,
        expand=2,
        room=2 * (look.column - 32 - 12) / 5,
    )
    told.expand = 3
    return tile(look, ft.Row([told, take], spacing=12), padding=12)
