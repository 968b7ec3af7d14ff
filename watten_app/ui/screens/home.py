"""Home: the open match, a new one, one's own results, the rules."""

from typing import Any

import flet as ft

from watten_app.app.house import HouseState
from watten_app.app.table_view import TableView
from watten_app.ui import theme
from watten_app.ui.bridge import bridge
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.screens.masthead import masthead
from watten_app.ui.screens.pieces import LOW, page
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import (
    Kind,
    button,
    picture,
    pressable,
    round_button,
    score_sheet,
    tile,
    words,
)
from watten_app.ui.widgets.words import CENTER, END

SMALL_TILE = 104
"""The height inside a small tile at 100 % where there is room."""


def _home(look: Look, doors: Doors, _data: Any, state: HouseState) -> ft.Control:
    ft.use_effect(lambda: bridge.show(Screen.HOME, "ready"), [])
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
        controls.append(_continue(look, doors, state.table))
    else:
        controls.append(_at_once(look, doors, state))
    new = button(look, look.say("home.new"), lambda: doors.go(Screen.NEW), kind=Kind.HERO)
    controls += [new, _results(look, doors, state), _small_tiles(look, doors, state)]
    return page(look, controls, scene="home", gap=16 if look.height > LOW else 12)


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


def _continue(look: Look, doors: Doors, table: TableView) -> ft.Control:
    palette = look.palette
    variant = look.say(f"variant.{table.view.rules.variant}")
    where = look.say("home.continue.where", variant=variant, number=table.deal_number)
    if table.match_result is not None:
        now = look.say("home.continue.over")
    elif table.deal_result is not None:
        now = look.say("home.continue.result")
    elif table.waiting:
        now = look.say("home.continue.your_turn")
    else:
        now = look.say("home.continue.open")
    sheet = score_sheet(look, table.history, table.view.tense[:2], width=86, turned=-2)
    text = ft.Column(
        [
            words(look, look.say("home.continue"), Style.HEADING, palette.ink),
            words(look, where, Style.SMALL, palette.ink_muted),
            words(look, now, Style.SMALL, palette.ink_muted),
        ],
        spacing=4,
        tight=True,
        expand=True,
    )
    roomy = not (look.narrow or look.large)
    body = ft.Row([text, *([sheet] if roomy else []), _play_disc(look)], spacing=12)
    ours, theirs = table.score[:2]
    score = look.say("a11y.score", ours=ours, theirs=theirs)
    name = f"{look.say('home.continue')}: {where}, {now} {score}"
    return pressable(
        name,
        tile(look, body),
        lambda: doors.go(Screen.RESULT if table.deal_result else Screen.TABLE),
        radius=theme.RADIUS_TILE,
    )


def _play_disc(look: Look) -> ft.Control:
    palette = look.palette
    return ft.Container(
        ft.Icon(ft.Icons.PLAY_ARROW_ROUNDED, color=palette.on_primary, size=28),
        width=52,
        height=52,
        border_radius=26,
        bgcolor=palette.primary,
        alignment=ft.Alignment.CENTER,
    )


def _at_once(look: Look, doors: Doors, state: HouseState) -> ft.Control:
    """Deals with the last choices, in one tap."""
    palette, options = look.palette, state.options
    left, partner, right = options.names
    variant = look.say(f"variant.{options.variant}")
    head = look.say("home.at_once")
    what = look.say("home.at_once.what", variant=variant, target=options.target)
    who = look.say("home.at_once.who", left=left, partner=partner, right=right)

    def play() -> None:
        doors.house.new_match(options)
        doors.go(Screen.TABLE)

    text = ft.Column(
        [
            words(look, head, Style.HEADING, palette.ink),
            words(look, what, Style.SMALL, palette.ink_muted),
            words(look, who, Style.SMALL, palette.ink_muted),
        ],
        spacing=4,
        tight=True,
        expand=True,
    )
    body = tile(look, ft.Row([text, _play_disc(look)], spacing=12))
    return pressable(f"{head}: {what}, {who}", body, play, radius=theme.RADIUS_TILE)


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
    if not look.large:
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
        tile(look, ft.Row(body, spacing=14)),
        lambda: doors.go(Screen.MATCHES),
        radius=theme.RADIUS_TILE,
    )


def _small_tiles(look: Look, doors: Doors, state: HouseState) -> ft.Control:
    def one(icon: ft.IconData, key: str, line: str, target: Screen) -> ft.Control:
        palette = look.palette
        body = ft.Column(
            [
                ft.Icon(icon, color=palette.primary, size=30),
                words(look, look.say(key), Style.BUTTON, palette.ink, align=CENTER),
                words(look, line, Style.SMALL, palette.ink_muted, align=CENTER),
            ],
            spacing=6,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        high = SMALL_TILE if look.height > LOW else 0
        inner = tile(
            look,
            ft.Container(body, alignment=ft.Alignment.CENTER, height=high * look.text or None),
            padding=12,
        )
        return pressable(
            f"{look.say(key)}, {line}",
            inner,
            lambda: doors.go(target),
            radius=theme.RADIUS_TILE,
            expand=1,
        )

    variant = look.say(f"variant.{state.options.variant}")
    line = look.say("home.rules.line", variant=variant)
    rules = one(ft.Icons.MENU_BOOK_OUTLINED, "home.rules", line, Screen.RULES)
    about = one(
        ft.Icons.INFO_OUTLINE_ROUNDED, "home.about", look.say("home.about.line"), Screen.ABOUT
    )
    if look.text > 1.5:
        return ft.Column(
            [rules, about], spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )
    stretch = ft.CrossAxisAlignment.STRETCH
    return ft.Row([rules, about], spacing=12, vertical_alignment=stretch, intrinsic_height=True)
