"""My matches: the list of them, what all came to, and the badges."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any

import flet as ft

from watten_app.app.house_state import HouseState, Result
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.screens.badges import badge_rows
from watten_app.ui.screens.match_rows import match_row
from watten_app.ui.screens.pieces import choice, line, page, title
from watten_app.ui.screens.progress import progress
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import button, tile, words
from watten_app.ui.widgets.words import CENTER

SHOWN = 20
"""So many of the last matches are listed at first, and as many more at a tap."""


class Tab(StrEnum):
    """What of one's matches is on show."""

    LIST = "list"
    PROGRESS = "progress"
    BADGES = "badges"


def _matches(look: Look, doors: Doors, data: Any, state: HouseState) -> ft.Control:
    tell_the_page(Screen.MATCHES)
    # what one had on show is there again when one comes back from a match
    kept = data if isinstance(data, tuple) else (Tab.LIST, SHOWN)
    (tab, shown), show = ft.use_state(kept)
    controls = [title(look, doors, "matches.title"), _totals(look, state)]
    results = doors.house.results()
    if not results:
        none = words(look, look.say("matches.none"), Style.BODY, look.palette.ink)
        return page(look, [*controls, tile(look, none), *badge_rows(look, {})])

    def turn(to: tuple[Tab, int]) -> None:
        doors.keep(to)
        show(to)

    tabs = choice(
        look,
        look.say("matches.title"),
        [(one, look.say(f"matches.tab.{one.value}")) for one in Tab],
        tab,
        lambda to: turn((to, SHOWN)),
    )
    controls.append(tile(look, tabs, padding=10))
    if tab is Tab.PROGRESS:
        controls += progress(look, doors.house.archive.own)
    elif tab is Tab.BADGES:
        controls += badge_rows(look, doors.house.archive.badges())
    else:
        controls += _list(look, doors, results, shown, lambda: turn((tab, shown + SHOWN)))
    return page(look, controls)


MatchesScreen = ft.memo(ft.component(_matches))


def _list(
    look: Look, doors: Doors, results: tuple[Result, ...], shown: int, more: Any
) -> list[ft.Control]:
    rows: list[ft.Control] = []
    whole = doors.house.archive.replayable()

    def opener(result: Result) -> Callable[[], object]:
        return lambda: doors.go(Screen.REPLAY, (result.identity, None))

    for result in reversed(results[-shown:]):
        if rows:
            rows.append(line(look))
        rows.append(match_row(look, result, opener(result) if result.identity in whole else None))
    tiles: list[ft.Control] = [tile(look, ft.Column(rows, spacing=8, tight=True), padding=14)]
    if shown < len(results):
        label = look.say("matches.more", number=min(SHOWN, len(results) - shown))
        tiles.append(button(look, label, more, room=look.column))
    return tiles


def _totals(look: Look, state: HouseState) -> ft.Control:
    palette, totals = look.palette, state.totals
    numbers = (
        ("matches.won", str(totals.won)),
        ("matches.lost", str(totals.lost)),
        ("matches.streak", str(totals.best_streak)),
        ("matches.bummerl", f"{totals.bummerl_ours} : {totals.bummerl_theirs}"),
    )

    two_by_two = look.narrow or look.text > 1.2
    in_a_row = 2 if two_by_two else len(numbers)
    room = (look.column - 35 - 8 * (in_a_row - 1)) / in_a_row

    def cell(key: str, number: str) -> ft.Control:
        body = ft.Column(
            [
                words(look, number, Style.TITLE, palette.ink, align=CENTER),
                words(look, look.say(key), Style.SMALL, palette.ink_muted, align=CENTER, room=room),
            ],
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        return ft.Container(body, expand=1)

    cells = [cell(*pair) for pair in numbers]
    if two_by_two:
        rows = [ft.Row(cells[:2], spacing=8), ft.Row(cells[2:], spacing=8)]
        return tile(look, ft.Column(rows, spacing=10, tight=True))
    # where one caption has two lines the figures stand in line all the same
    return tile(look, ft.Row(cells, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START))
