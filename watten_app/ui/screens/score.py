"""The score sheet: the whole match, deal by deal, with each trick's reason."""

from dataclasses import replace
from typing import Any

import flet as ft

from watten_app.app.house_state import HouseState
from watten_app.app.match_log import DealLog
from watten_app.app.table_view import TableView
from watten_app.engine import Card
from watten_app.engine.order import order_of
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.doors import AskedCard, Doors, Screen
from watten_app.ui.screens.gains import gain_rows
from watten_app.ui.screens.pieces import page, title
from watten_app.ui.screens.sheets import sheet_row
from watten_app.ui.screens.tricks import CARD, trick_rows
from watten_app.ui.table.names import tense_of
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import tile, words
from watten_app.ui.widgets.words import END

_CARD = 28
"""How wide the small cards are, but on a low screen."""


def _score(look: Look, doors: Doors, _data: Any, state: HouseState) -> ft.Control:
    tell_the_page(Screen.SCORE)
    controls = [title(look, doors, "score.title")]
    table = state.table
    if table is None:
        controls.append(words(look, look.say("score.none"), Style.BODY, look.palette.on_wall))
        return page(look, controls)
    width = min(look.width - 90, 290)
    controls.append(sheet_row(look, table, width=width, most=6, tense=tense_of(table)))
    rules = table.view.rules
    key = "score.target.down" if rules.bohemian else "score.target"
    target = look.say(key, number=rules.target)
    controls.append(
        words(look, target, Style.SMALL, look.palette.on_wall, align=ft.TextAlign.CENTER)
    )
    controls += [_deal(look, doors, table, log) for log in reversed(doors.house.log())]
    return page(look, controls)


ScoreScreen = ft.memo(ft.component(_score))


def _deal(look: Look, doors: Doors, table: TableView, log: DealLog) -> ft.Control:
    look = replace(look, company=log.company)
    rules = table.view.rules
    order = order_of(rules, log.schlag, log.trump) if log.trump else None

    def hold(card: Card, row: tuple[Card, ...] = ()) -> None:
        doors.explain(AskedCard(card, rules, order, row))

    palette = look.palette
    head = ft.Row(
        [
            words(
                look,
                look.say("score.deal", number=log.number),
                Style.HEADING,
                palette.ink,
                expand=True,
            ),
            words(look, points_words(look, log), Style.LABEL, palette.ink, align=END),
        ],
        spacing=8,
    )
    kind, card = (Style.SMALL, CARD) if look.low else (Style.BODY, _CARD)
    rows: list[ft.Control] = [head]
    if log.trump is not None:
        key = "score.named" if log.schlag is not None else "score.named.trump"
        named = look.say(key, schlag=log.schlag, trump=log.trump)
        rows.append(words(look, named, kind, palette.ink_muted))
    if log.why:
        why = " ".join(look.tell(message) for message in log.why)
        rows.append(words(look, why, kind, palette.ink))
    rows += gain_rows(look, table, log.gains)
    rows += trick_rows(look, log.tricks, reasons=True, on_hold=hold, card=card)
    return tile(look, ft.Column(rows, spacing=7, tight=True), padding=14)


def points_words(look: Look, log: DealLog) -> str:
    """Who got how much for a deal; nothing where each counts his own tricks."""
    if not log.over:
        return look.say("score.open", value=log.value)
    if log.gains:
        return ""
    if log.won is None:
        return look.say("score.no_result")
    if log.named is not None:
        return look.tell(log.named)
    side = "us" if log.won else "them"
    return look.say(f"score.points.{side}", number=log.points)
