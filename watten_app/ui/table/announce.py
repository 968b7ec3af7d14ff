"""The panel on the cloth while I announce: which Schlag, which trump."""

from collections.abc import Callable

import flet as ft

from watten_app.app.house import SAVE_FAILED
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Phase, Rank, Suit, Verb
from watten_app.engine.rules import WITH_WELI, Rules
from watten_app.ui.geometry import Rect
from watten_app.ui.table.advice import (
    advice_in_panel,
    advice_shown,
    chance_on_tile,
    is_advised,
)
from watten_app.ui.table.advice_words import chance_words
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import capital, name_of
from watten_app.ui.table.slip import slip_in_panel
from watten_app.ui.theme import TARGET, Look, Style
from watten_app.ui.widgets import button, picture, pressable, words
from watten_app.ui.widgets.words import CENTER

PANEL_PHASES = (Phase.SCHLAG, Phase.TRUMP)

_LONGEST_ROW = 5

_ROOM_FOR_BOTH = 74.0
"""How high a tile is with room for its dots and for a chance."""


def asks_me(table: TableView) -> bool:
    """Whether the panel lies on the cloth."""
    return table.waiting and table.view.phase in PANEL_PHASES


def announce_panel(
    look: Look,
    rect: Rect,
    table: TableView,
    intents: Intents,
    letters: float,
    *,
    unsaved: bool = False,
    beside: bool = False,
) -> ft.Control:
    """The panel, laid into `rect` of the cloth.

    `unsaved` tells first that a save has failed; `beside` has the adviser speak elsewhere.
    """
    title, line = question_of(look, table)
    wide = rect.width > rect.height * 1.5
    inner = rect.inset(16 if wide else 24)
    fit = min(letters, inner.width / 270, inner.height / 210)
    heading = words(look, title, Style.TITLE, look.palette.on_felt, lines=1, scale=fit * 1.12)
    explained: ft.Control = words(
        look, line, Style.BODY, look.palette.on_felt, lines=1 if wide else 3, scale=fit
    )
    if unsaved:
        sentence, read = look.say(SAVE_FAILED.key), intents.doors.house.dismiss_notice
        explained = slip_in_panel(look, sentence, inner.width, fit, read)
    controls: list[ft.Control] = [
        ft.Semantics(content=heading, container=True, header=True),
        explained,
    ]
    if not beside and not unsaved and is_advised(table, intents):
        controls = [advice_in_panel(look, table, intents, inner.width, fit)]
    controls.append(_tiles(look, table, intents, fit, inner, wide))
    asks = _asks(look, table, intents, fit)
    if asks:
        controls.append(ft.Row(asks, spacing=10))
    column = ft.Column(
        controls,
        spacing=6 if wide else 10,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ft.Container(
        column, left=inner.left, top=inner.top, width=inner.width, height=inner.height
    )


def question_of(look: Look, table: TableView) -> tuple[str, str]:
    """What I am to announce, and what hangs on it."""
    view = table.view
    kind = view.phase.value
    name = name_of(look, table, view.forehand if view.dealer == ME else view.dealer)
    key = f"announce.{kind}.blind" if view.rules.hidden else f"announce.{kind}.line"
    line = look.say(key, name=name, schlag=view.schlag)
    return look.say(f"announce.{kind}.title"), line


def _tiles(
    look: Look, table: TableView, intents: Intents, fit: float, inner: Rect, wide: bool
) -> ft.Control:
    verb = Verb(table.view.phase.value)
    values = [action.argument for action in table.view.legal if action.verb is verb]
    rows = 1 if wide else -(-len(values) // _LONGEST_ROW)
    columns = -(-len(values) // rows)
    gap = min(10.0, (inner.width - TARGET * columns) / max(1, columns - 1))
    used = (46 if wide else 130) * fit + 72
    high = max(50.0, min(110 * fit, (inner.height - used - gap * rows) / rows))
    width = (inner.width - gap * (columns - 1)) / columns
    lines = [
        ft.Row(
            [
                ft.Container(_tile(look, value, table, intents, high, width, fit), width=width)
                for value in values[start : start + columns]
            ],
            spacing=gap,
            alignment=ft.MainAxisAlignment.CENTER,
        )
        for start in range(0, len(values), columns)
    ]
    return ft.Column(lines, spacing=gap, tight=True)


def _tile(
    look: Look,
    value: Rank | Suit,
    table: TableView,
    intents: Intents,
    high: float,
    width: float,
    fit: float,
) -> ft.Control:
    palette = look.palette
    chosen = intents.wishes.chosen == value
    advice = advice_shown(table, intents)
    chance = advice.answer(Verb(table.view.phase.value), value) if advice else None
    count = sum(value in (card.rank, card.suit) for card in table.view.hand)
    ink = palette.on_selected if chosen else palette.ink
    if isinstance(value, Rank):
        face: ft.Control = words(
            look,
            index_of(value, table.view.rules),
            Style.SAID,
            ink,
            align=CENTER,
            lines=1,
            scale=min(fit * 1.1, high / 76),
        )
        name = capital(look.word(value))
    else:
        size = min(54 * fit, high * 0.5)
        face = picture(f"suits/{value.value}.webp", size, size, ft.BoxFit.CONTAIN)
        name = capital(look.word(value))
    dot = palette.on_selected if chosen else palette.mine
    dots = ft.Row(
        [ft.Container(width=9, height=9, border_radius=5, bgcolor=dot) for _ in range(count)],
        spacing=3,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        height=10,
    )
    below: list[ft.Control] = [] if chance and high < _ROOM_FOR_BOTH * fit else [dots]
    if chance:
        letters = min(fit, high / 50, (width - 8) / 50)
        below.append(chance_on_tile(look, chance, letters, chosen=chosen))
    body = ft.Container(
        ft.Column(
            [face, *below],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        height=high,
        bgcolor=palette.selected if chosen else palette.paper,
        border=(
            ft.Border.all(3, palette.accent)
            if chosen
            else ft.Border.all(palette.outline, palette.accent_line)
        ),
        border_radius=14,
        alignment=ft.Alignment.CENTER,
        shadow=ft.BoxShadow(color="#4D000000", offset=ft.Offset(0, 2), blur_radius=0),
    )
    spoken = f"{name}, {look.say('announce.dots', number=count)}"
    if chance:
        spoken = f"{spoken}, {chance_words(look, chance)}"
    return pressable(spoken, body, lambda: intents.choose(value), radius=14, selected=chosen)


def index_of(rank: Rank, rules: Rules) -> str:
    """What stands in the corner of the cards of a rank: a W on the Weli."""
    return "W" if rank is Rank.SIX and rules.pack == WITH_WELI else rank.value


def _asks(look: Look, table: TableView, intents: Intents, fit: float) -> list[ft.Control]:
    """Schönere and Schlagtausch, where they may be asked now."""
    ply = table.ply

    def ask(verb: Verb) -> Callable[[], None]:
        return lambda: intents.act(verb, ply)

    verbs = [action.verb for action in table.view.legal]
    advice = advice_shown(table, intents)

    def chance(verb: Verb) -> str | None:
        return chance_words(look, advice.answer(verb)) or None if advice else None

    return [
        button(
            look,
            look.say(f"action.{verb.value}"),
            ask(verb),
            second=chance(verb),
            height=50,
            expand=1,
            scale=min(fit, 1.3),
        )
        for verb in (Verb.BETTER, Verb.SWAP)
        if verb in verbs
    ]
