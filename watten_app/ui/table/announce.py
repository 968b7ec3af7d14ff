"""The panel on the cloth while I announce: which Schlag, which trump."""

from collections.abc import Callable, Sequence

import flet as ft

from watten_app.app.house import SAVE_FAILED
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Card, Phase, Rank, Suit, Verb
from watten_app.ui.geometry import Rect
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import capital, name_of
from watten_app.ui.table.slip import slip_in_panel
from watten_app.ui.theme import CLEAR, Look, Style
from watten_app.ui.widgets import button, picture, pressable, words
from watten_app.ui.widgets.words import CENTER

PANEL_PHASES = (Phase.SCHLAG, Phase.TRUMP)


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
) -> ft.Control:
    """The panel, laid into `rect` of the cloth; `unsaved` tells first that a save has failed."""
    title, line = _question(look, table)
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


def _question(look: Look, table: TableView) -> tuple[str, str]:
    view = table.view
    kind = view.phase.value
    name = name_of(look, table, view.forehand if view.dealer == ME else view.dealer)
    line = look.say(f"announce.{kind}.line", name=name, schlag=view.schlag)
    return look.say(f"announce.{kind}.title"), line


def _tiles(
    look: Look, table: TableView, intents: Intents, fit: float, inner: Rect, wide: bool
) -> ft.Control:
    view = table.view
    values: Sequence[Rank | Suit] = (
        view.rules.schlag_ranks if view.phase is Phase.SCHLAG else tuple(Suit)
    )
    columns = len(values) if wide else 4
    gap = 10.0
    rows = -(-len(values) // columns)
    used = (46 if wide else 130) * fit + 72
    high = max(50.0, min(110 * fit, (inner.height - used - gap * rows) / rows))
    lines = [
        ft.Row(
            [
                ft.Container(_tile(look, value, view.hand, intents, high, fit), expand=1)
                for value in values[start : start + columns]
            ],
            spacing=gap,
        )
        for start in range(0, len(values), columns)
    ]
    return ft.Column(lines, spacing=gap, tight=True)


def _tile(
    look: Look,
    value: Rank | Suit,
    hand: tuple[Card, ...],
    intents: Intents,
    high: float,
    fit: float,
) -> ft.Control:
    palette = look.palette
    chosen = intents.wishes.chosen == value
    count = sum(value in (card.rank, card.suit) for card in hand)
    ink = palette.on_selected if chosen else palette.ink
    if isinstance(value, Rank):
        face: ft.Control = words(
            look,
            value.value,
            Style.SAID,
            ink,
            align=CENTER,
            lines=1,
            scale=min(fit * 1.1, high / 76),
        )
        name = capital(look.say(f"rank.{value.value}"))
    else:
        size = min(54 * fit, high * 0.5)
        face = picture(f"suits/{value.value}.webp", size, size, ft.BoxFit.CONTAIN)
        name = capital(look.say(f"suit.{value.value}"))
    dot = palette.on_selected if chosen else palette.selected
    dots = ft.Row(
        [ft.Container(width=9, height=9, border_radius=5, bgcolor=dot) for _ in range(count)],
        spacing=3,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        height=10,
    )
    body = ft.Container(
        ft.Column(
            [face, dots],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        height=high,
        bgcolor=palette.selected if chosen else palette.paper,
        border=ft.Border.all(3, palette.accent if chosen else CLEAR),
        border_radius=14,
        alignment=ft.Alignment.CENTER,
        shadow=ft.BoxShadow(color="#4D000000", offset=ft.Offset(0, 2), blur_radius=0),
    )
    spoken = f"{name}, {look.say('announce.dots', number=count)}"
    return pressable(spoken, body, lambda: intents.choose(value), radius=14, selected=chosen)


def _asks(look: Look, table: TableView, intents: Intents, fit: float) -> list[ft.Control]:
    """Schönere and Schlagtausch, where they may be asked now."""
    ply = table.ply

    def ask(verb: Verb) -> Callable[[], None]:
        return lambda: intents.act(verb, ply)

    verbs = [action.verb for action in table.view.legal]
    return [
        button(
            look,
            look.say(f"action.{verb.value}"),
            ask(verb),
            height=50,
            expand=1,
            scale=min(fit, 1.3),
        )
        for verb in (Verb.BETTER, Verb.SWAP)
        if verb in verbs
    ]
