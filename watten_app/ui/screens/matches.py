"""My matches: what all came to, and the last ones."""

from collections.abc import Mapping
from typing import Any

import flet as ft

from watten_app.app.house import HouseState, Result
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.screens.pieces import line, page, title, told_beside
from watten_app.ui.screens.variants import variant_name
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import tile, words
from watten_app.ui.widgets.words import CENTER

SHOWN = 50
"""How many of the last matches are listed: more than anyone scrolls through on a phone."""


def _matches(look: Look, doors: Doors, _data: Any, state: HouseState) -> ft.Control:
    tell_the_page(Screen.MATCHES)
    controls = [title(look, doors, "matches.title"), _totals(look, state)]
    results = doors.house.results()
    if not results:
        controls.append(
            tile(look, words(look, look.say("matches.none"), Style.BODY, look.palette.ink))
        )
        return page(look, controls)
    controls += _by_variant(look, doors.house.totals_by_variant())
    rows: list[ft.Control] = []
    for result in reversed(results[-SHOWN:]):
        if rows:
            rows.append(line(look))
        rows.append(_result(look, result))
    controls.append(tile(look, ft.Column(rows, spacing=8, tight=True), padding=14))
    return page(look, controls)


MatchesScreen = ft.memo(ft.component(_matches))


def _by_variant(look: Look, totals_of: Mapping[str, Any]) -> list[ft.Control]:
    """What each variant came to, once there is more than one."""
    if len(totals_of) < 2:
        return []
    head = words(look, look.say("matches.by_variant"), Style.HEADING, look.palette.ink)
    rows: list[ft.Control] = [ft.Semantics(content=head, header=True)]
    for variant, totals in totals_of.items():
        line = look.say("home.results.line", won=totals.won, lost=totals.lost)
        name = variant_name(look, variant)
        title = words(look, name, Style.BODY_STRONG, look.palette.ink)
        row = ft.Row(told_beside(look, title, line), spacing=12)
        label = f"{name}: {line}"
        rows.append(ft.Semantics(content=row, label=label, exclude_semantics=True, container=True))
    return [tile(look, ft.Column(rows, spacing=8, tight=True), padding=14)]


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
    return tile(look, ft.Row(cells, spacing=8))


def _result(look: Look, result: Result) -> ft.Control:
    palette = look.palette
    score = " : ".join(map(str, result.score))
    year, month, day = result.day.split("-") if result.day.count("-") == 2 else ("", "", "")
    date = look.say("matches.day", year=year, month=month, day=day) if year else ""
    what = look.say("matches.line", variant=variant_name(look, result.variant), number=result.deals)
    icon = ft.Icons.CHECK_ROUNDED if result.won else ft.Icons.CLOSE_ROUNDED
    color = palette.good if result.won else palette.bad
    word = look.say("matches.won" if result.won else "matches.lost")
    day = words(look, date, Style.SMALL, palette.ink_muted)
    told = [
        words(look, score, Style.BOARD, palette.ink),
        words(look, what, Style.SMALL, palette.ink_muted),
        *([day] if look.large else []),
    ]
    row = ft.Row(
        [
            ft.Icon(icon, color=color, size=24),
            ft.Column(told, spacing=0, tight=True, expand=True),
            *([] if look.large else [day]),
        ],
        spacing=12,
    )
    label = ", ".join((word, score, what, date))
    return ft.Semantics(content=row, label=label, exclude_semantics=True, container=True)
