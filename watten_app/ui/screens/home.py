"""Home: the open match, a new one, one's own results, the rules."""

from typing import Any

import flet as ft

from watten_app.app.house import HouseState
from watten_app.app.quiz import STAGES, stages_passed
from watten_app.ui import theme
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.bridge import bridge
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.measure import height_of
from watten_app.ui.screens.install_tile import install_tile
from watten_app.ui.screens.masthead import masthead
from watten_app.ui.screens.pieces import page
from watten_app.ui.screens.puzzle_tile import puzzle_tile
from watten_app.ui.screens.start_tiles import at_once_tile, continue_tile
from watten_app.ui.screens.variants import variant_name
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import (
    Kind,
    button,
    picture,
    pressable,
    round_button,
    tile,
    words,
)
from watten_app.ui.widgets.words import CENTER, END

SMALL_TILE = 50
"""The height inside a small tile without its words, where there is room."""


def _home(look: Look, doors: Doors, _data: Any, state: HouseState) -> ft.Control:
    tell_the_page(Screen.HOME)
    gear = round_button(
        look,
        ft.Icons.SETTINGS_OUTLINED,
        look.say("settings.title"),
        lambda: doors.go(Screen.SETTINGS),
    )
    controls: list[ft.Control] = [masthead(look, gear)]
    if state.notice is not None:
        controls.append(_notice(look, doors, look.say(state.notice.key)))
    if state.update_ready:
        controls.append(_update(look))
    if state.table is not None:
        controls.append(continue_tile(look, doors, state.table))
    else:
        controls.append(at_once_tile(look, doors, state.options))
    new = button(look, look.say("home.new"), lambda: doors.go(Screen.NEW), kind=Kind.HERO)
    controls += [new, puzzle_tile(look, doors, state.daily)]
    if state.install is not None:
        controls.append(install_tile(look, doors, state.install))
    controls += [_results(look, doors, state), _small_tiles(look, doors, state)]
    return page(look, controls, scene="home", gap=12 if look.low else 16)


HomeScreen = ft.memo(ft.component(_home))


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
    body = ft.Row(
        [
            words(look, look.say("home.update"), Style.SMALL, palette.ink, expand=True),
            button(look, look.say("home.update.take"), bridge.apply_update, kind=Kind.ON_PAPER),
        ],
        spacing=12,
    )
    return tile(look, body)


def _results(look: Look, doors: Doors, state: HouseState) -> ft.Control:
    palette = look.palette
    totals = state.totals
    if totals.matches:
        text = look.say("home.results.line", won=totals.won, lost=totals.lost)
        bummerl = look.say(
            "home.results.bummerl", ours=totals.bummerl_ours, theirs=totals.bummerl_theirs
        )
        lines = [text, bummerl]
    else:
        lines = [look.say("home.results.none")]
    body: list[ft.Control] = [
        ft.Column(
            [
                words(look, look.say("home.results"), Style.HEADING, palette.ink),
                *(words(look, line, Style.SMALL, palette.ink_muted) for line in lines),
            ],
            spacing=3,
            tight=True,
            expand=True,
        ),
    ]
    if not (look.large or look.narrow):
        body.insert(0, picture("home/edelweiss.webp", 52, 52))
    if totals.streak > 1:
        streak = [
            words(look, str(totals.streak), Style.TITLE, palette.ink, align=END),
            words(look, look.say("home.results.streak"), Style.SMALL, palette.ink_muted, align=END),
        ]
        body.append(
            ft.Column(streak, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.END)
        )
    return pressable(
        ", ".join((look.say("home.results"), *lines)),
        tile(look, ft.Row(body, spacing=14), padding=12 if look.low else 16),
        lambda: doors.go(Screen.MATCHES),
        radius=theme.RADIUS_TILE,
    )


def _small_tiles(look: Look, doors: Doors, state: HouseState) -> ft.Control:
    palette = look.palette
    below = look.text > 1.5
    padding = 8 if look.low else 12
    tiles = 3
    room = look.column if below else (look.column - 12 * (tiles - 1)) / tiles
    room -= 2 * (padding + max(palette.outline, 1.5))

    passed = len(stages_passed(state.learnt))
    how_far = look.say("home.learn.line", number=passed, all=len(STAGES))
    variant = look.say("home.rules.line", variant=variant_name(look, state.rules.variant))
    own = look.say("home.about.line")
    small = look.drawn(Style.SMALL)
    lines = max(height_of(line, small, room, look.text) for line in (how_far, variant, own))
    high = 0 if look.low else SMALL_TILE + 22 * look.text + lines

    def one(icon: ft.IconData, key: str, line: str, target: Screen) -> ft.Control:
        sign = ft.Icon(icon, color=palette.mine, size=22 if look.low else 30)
        style = Style.LABEL if look.low else Style.BUTTON
        name = words(look, look.say(key), style, palette.ink, align=CENTER, lines=1, room=room)
        told = words(look, line, Style.SMALL, palette.ink_muted, align=CENTER, room=room)
        body = ft.Column(
            [sign, name, told],
            spacing=2 if look.low else 6,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        inner = tile(
            look,
            ft.Container(body, alignment=ft.Alignment.CENTER, height=high or None),
            padding=padding,
        )
        return pressable(
            f"{look.say(key)}, {line}",
            inner,
            lambda: doors.go(target),
            radius=theme.RADIUS_TILE,
            expand=1,
        )

    row = [
        one(ft.Icons.SCHOOL_OUTLINED, "home.learn", how_far, Screen.LEARN),
        one(ft.Icons.MENU_BOOK_OUTLINED, "home.rules", variant, Screen.RULES),
        one(ft.Icons.INFO_OUTLINE_ROUNDED, "home.about", look.say("home.about.line"), Screen.ABOUT),
    ]
    stretch = ft.CrossAxisAlignment.STRETCH
    if below:
        return ft.Column(row, spacing=12, horizontal_alignment=stretch)
    return ft.Row(row, spacing=12, vertical_alignment=stretch, intrinsic_height=True)
