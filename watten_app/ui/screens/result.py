"""A deal is over, or the match: who won, why these points, the tricks, all cards on request."""

from typing import Any

import flet as ft

from watten_app.app.house_state import HouseState
from watten_app.app.match_log import trick_logs
from watten_app.app.replay import Moment
from watten_app.app.table_view import DealResult, MatchResult, TableView
from watten_app.engine import Card
from watten_app.ui import theme
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.bridge import bridge
from watten_app.ui.doors import AskedCard, Doors, Screen
from watten_app.ui.screens.gains import gain_rows
from watten_app.ui.screens.pieces import page, two_columns
from watten_app.ui.screens.result_head import between, headline, padding, reasons
from watten_app.ui.screens.result_room import sizes_of
from watten_app.ui.screens.sheets import sheet_row
from watten_app.ui.screens.tricks import cards_row, trick_rows
from watten_app.ui.table.keys import ENTER
from watten_app.ui.table.names import score_words
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import Kind, RowHold, button, explained_row, pressable, tile, wall, words
from watten_app.ui.widgets.pressing import Press
from watten_app.ui.widgets.words import CENTER


def _result(look: Look, doors: Doors, _data: Any, state: HouseState) -> ft.Control:
    table = state.table
    nothing = table is None or table.deal_result is None
    tell_the_page(Screen.RESULT, can_act=not nothing)
    ft.use_effect(lambda: _turn_away(doors, table) if nothing else None, [nothing])
    ft.use_effect(lambda: _tell_aloud(look, table), [nothing])
    over = None if table is None else table.match_result
    ft.use_effect(lambda: _listen(doors, over, nothing), [nothing, over])
    all_cards, show_cards = ft.use_state(False)
    if table is None or table.deal_result is None:
        return ft.Stack([wall(look)], width=look.width, height=look.height)
    deal, match = table.deal_result, table.match_result
    head, view = headline(look, deal, match), table.view
    tricks = trick_logs(view, table.names)
    sizes = sizes_of(look, deal, match, view.players, len(tricks))

    def hold(card: Card, row: tuple[Card, ...] = ()) -> None:
        doors.explain(AskedCard(card, view.rules, view.order, row))

    def to_score() -> None:
        doors.go(Screen.SCORE)

    def watch() -> None:
        match_so_far = doors.house.table.save
        doors.go(
            Screen.REPLAY, (match_so_far.identity, Moment(len(match_so_far.match.deals) - 1, 0))
        )

    sheet = _sheet(look, table, sizes.sheet, to_score)
    told = reasons(look, deal, small=sizes.small)
    if all_cards:
        below = _hands(look, table, deal, hold, sizes.card)
    else:
        rows = gain_rows(look, table, deal.gains)
        rows += trick_rows(look, tricks, reasons=False, on_hold=hold, card=sizes.card)
        below = _paper(look, rows[1:] if look.across or told is None else [told, *rows])
    seed = [] if deal.seed is None else [_seed(look, deal.seed)]
    if look.low and not look.across and not all_cards:
        seed = []
    half = ((look.half if look.across else look.column) - 10) / 2

    def turn() -> None:
        show_cards(not all_cards)

    def take_back() -> None:
        doors.house.table.take_back()
        doors.go(Screen.TABLE)

    lesson = table.lesson is not None and table.lesson.can_take_back
    other, then = ("lesson.otherwise", take_back) if lesson else ("result.watch", watch)
    sign = None if lesson or look.narrow else ft.Icons.REPLAY_ROUNDED
    label = "result.hide_cards" if all_cards else "result.all_cards"
    second = ft.Row(
        [
            button(look, look.say(label), turn, expand=1, room=half),
            button(look, look.say(other), then, icon=sign, expand=1, room=half),
        ],
        spacing=10,
    )
    way_on = _way_on(look, doors, match)
    if look.across:
        beside = [ft.Row([sheet, head], spacing=12)]
        beside += [_paper(look, [told])] if told is not None else []
        columns = two_columns(look, [*beside, second, way_on], [below])
        return page(look, [columns, *seed], gap=8, widest=theme.ACROSS)
    if look.low:
        top = ft.Row([sheet, head], spacing=12)
        return page(look, [top, below, *seed, second], [way_on], gap=8)
    head = ft.Container(head, padding=ft.Padding.only(top=sizes.air))
    column, foot = [head, sheet, below], [second, way_on]
    (column if look.large else foot).extend(seed)
    return page(look, column, foot)


ResultScreen = ft.memo(ft.component(_result))


def _tell_aloud(look: Look, table: TableView | None) -> None:
    """The result, when a screen reader comes to it."""
    if table is not None and table.deal_result is not None:
        deal, match = table.deal_result, table.match_result
        said = [match.head, *match.lines] if match else [deal.head, deal.line]
        lines = [look.tell(message) for message in (*said, *deal.why)]
        bridge.announce([*lines, score_words(look, table)])


def _turn_away(doors: Doors, table: TableView | None) -> None:
    """The browser's Back can lead here when the deal looked back on is long gone."""
    doors.go(Screen.HOME if table is None else Screen.TABLE)


def _sheet(look: Look, table: TableView, width: float, on_press: Press) -> ft.Control:
    """The score; a tap leads to all of it."""
    none = (False,) * len(table.score)
    shown = sheet_row(look, table, width=width, most=3, tense=none, fresh=True)
    name = f"{look.say('result.score')}: {score_words(look, table)}"
    return pressable(name, shown, on_press, radius=theme.RADIUS_BUTTON)


def _paper(look: Look, rows: list[ft.Control]) -> ft.Control:
    column = ft.Column(rows, spacing=between(look), tight=True)
    return tile(look, column, padding=padding(look))


def _hands(
    look: Look, table: TableView, deal: DealResult, hold: RowHold, card: float
) -> ft.Control:
    palette = look.palette
    rows: list[ft.Control] = [words(look, look.say("result.hands"), Style.BODY_STRONG, palette.ink)]
    for seat, hand in enumerate(deal.hands):
        name = table.names[seat] or look.say("table.you")
        row = ft.Row(
            [
                words(look, name, Style.BODY_STRONG, palette.ink, expand=True),
                cards_row(look, hand, on_hold=hold, card=card),
            ],
            spacing=8,
        )
        cards = ", ".join(look.card_name(card) for card in hand)
        asked = None if look.low else hold
        rows.append(explained_row(f"{name}: {cards}", row, hand, asked, key=f"hand-{seat}"))
    return _paper(look, rows)


def _seed(look: Look, seed: int) -> ft.Control:
    text = f"{seed:08d}"
    shown = look.say("result.seed", seed=f"{text[:4]} {text[4:]}" if len(text) == 8 else text)
    return words(look, shown, Style.SMALL, look.palette.on_wall, align=CENTER)


def _deal_again(doors: Doors, match: MatchResult | None) -> None:
    """The next deal, or after the match a new one with the same company."""
    if match is None:
        doors.house.table.next_deal()
    else:
        doors.house.rematch()
    doors.go(Screen.TABLE)


def _listen(doors: Doors, match: MatchResult | None, nothing: bool) -> None:
    """Enter deals again, B shows the score."""

    async def press(key: str) -> None:
        if key.upper() in ENTER:
            _deal_again(doors, match)
        elif key.upper() == "B":
            doors.go(Screen.SCORE)
        elif key == "Escape":
            doors.back()

    if not nothing:
        doors.on_key = press


def _way_on(look: Look, doors: Doors, match: MatchResult | None) -> ft.Control:
    def leave() -> None:
        doors.go(Screen.HOME)
        doors.house.leave_match()

    def deal_again() -> None:
        _deal_again(doors, match)

    if match is None:
        return button(look, look.say("result.next"), deal_again, kind=Kind.HERO)
    home, rematch = look.say("result.home"), look.say("result.rematch")
    fifth = (look.column - 10) / 5
    return ft.Row(
        [
            button(look, home, leave, height=60, expand=2, room=2 * fifth),
            button(look, rematch, deal_again, kind=Kind.HERO, expand=3, room=3 * fifth),
        ],
        spacing=10,
    )
