"""The panel on the cloth while I announce: which Schlag, which trump."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from watten_app.app.glossary import Word
from watten_app.app.house_state import SAVE_FAILED
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Phase, Rank, Suit, Verb
from watten_app.engine.rules import WITH_WELI, Rules
from watten_app.ui.geometry import Rect
from watten_app.ui.measure import fitting, height_of
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
_GAP, _LEAST_GAP = 10.0, 2.0
_MOST_BETWEEN = 14.0
"""How much farther apart its parts stand where there is room."""

_TALLEST = 1.6
"""How high a tile is at most, by its width: as a card."""

_CHOSEN = 1.05
"""How much larger the chosen tile is."""

_ASKS = 50.0
"""How high a button below the tiles is."""

_BESIDE_ADVICE = 150.0
"""What the adviser's word and the buttons below the tiles need, in ordinary letters."""

_OFF_THE_HEM = 500.0
"""From this width on a panel that lies across keeps off the stitches."""

_LOW, _SHORT = 200.0, 260.0
"""A panel lower than this, across or upright, keeps less from its edge."""

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

    `unsaved` tells first that a save has failed; `beside` has the adviser speak elsewhere, and what
    may be asked for stand elsewhere.
    """
    title, line = question_of(look, table)
    wide = _lies_across(rect)
    inner = panel_room(rect)
    fit = min(letters, inner.width / 270, inner.height / 210)
    tiles = _Tiles(look, table, intents, inner.width, wide=wide)
    big = fitting(title, Style.TITLE, inner.width, fit * 1.12)
    heading = words(look, title, Style.TITLE, look.palette.on_felt, lines=1, scale=big)
    told = 1 if wide else 3
    small = fitting(line, look.drawn(Style.BODY), inner.width, fit, lines=told, least=0.8)
    explained: ft.Control = words(look, line, Style.BODY, look.palette.on_felt, scale=small)
    if unsaved:
        sentence, read = look.say(SAVE_FAILED.key), intents.doors.house.dismiss_notice
        explained = slip_in_panel(look, sentence, inner.width, fit, read)
    controls: list[ft.Control] = [ft.Semantics(content=heading, container=True, header=True)]
    used = Style.TITLE.size * Style.TITLE.line * big + _GAP
    under = height_of(line, look.drawn(Style.BODY), inner.width, small)
    if unsaved or used + under + _GAP + tiles.least <= inner.height:
        controls.append(explained)
        used += under + _GAP
    asks = [] if beside else _asks(look, table, intents, fit)
    below = _ASKS + 2 * _GAP if asks else 0.0
    if not beside and not unsaved and is_advised(table, intents):
        if asks and inner.height < _BESIDE_ADVICE * fit + tiles.least and not _asks_best(table):
            # they come again as soon as the advice is read
            asks, below = [], 0.0
        room = replace(inner, height=inner.height - tiles.least - below - _GAP)
        note, tall = advice_in_panel(look, table, intents, room, fit)
        controls, used = [note], tall + _GAP
    used += below
    controls.append(tiles.drawn(fit, inner.height - used))
    if asks:
        controls.append(ft.Row(asks, spacing=10))
    left_over = max(0.0, inner.height - used - tiles.high(fit, inner.height - used))
    between = (6.0 if wide else _GAP) + min(_MOST_BETWEEN, left_over / (len(controls) + 1))
    column = ft.Column(
        controls,
        spacing=between,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ft.Container(
        column, left=inner.left, top=inner.top, width=inner.width, height=inner.height
    )


def _asks_best(table: TableView) -> bool:
    return table.advice is not None and table.advice.action.verb in ASKS


def panel_room(rect: Rect) -> Rect:
    """Where its parts stand, off its edge."""
    if not _lies_across(rect):
        return rect.inset(16 if rect.height < _SHORT else 24)
    inner = rect.inset(12 if rect.height < _LOW else 16)
    if rect.width < _OFF_THE_HEM:
        return inner
    return replace(inner, left=inner.left + 12, width=inner.width - 24)


def _lies_across(rect: Rect) -> bool:
    return rect.width > rect.height * 1.5


def question_of(look: Look, table: TableView) -> tuple[str, str]:
    """What I am to announce, and what hangs on it."""
    view = table.view
    kind = view.phase.value
    name = name_of(look, table, view.forehand if view.dealer == ME else view.dealer)
    key = f"announce.{kind}.blind" if view.rules.hidden else f"announce.{kind}.line"
    line = look.say(key, name=name, schlag=view.schlag)
    return look.say(f"announce.{kind}.title"), line


class _Tiles:
    """What can be announced, a tile each, in as few rows as fingers allow."""

    def __init__(
        self, look: Look, table: TableView, intents: Intents, room: float, *, wide: bool
    ) -> None:
        self.look, self.table, self.intents = look, table, intents
        verb = Verb(table.view.phase.value)
        self.values = [action.argument for action in table.view.legal if action.verb is verb]
        most = int((room + _LEAST_GAP) / (TARGET + _LEAST_GAP)) if wide else _LONGEST_ROW
        self.rows = -(-len(self.values) // most)
        self.columns = -(-len(self.values) // self.rows)
        self.gap = min(10.0, (room - TARGET * self.columns) / max(1, self.columns - 1))
        self.width = (room - self.gap * (self.columns - 1)) / self.columns

    @property
    def least(self) -> float:
        """How high all of them are at least."""
        return self.rows * TARGET + (self.rows - 1) * self.gap

    def high(self, fit: float, room: float) -> float:
        """How high all of them are where so much is free."""
        gaps = self.gap * (self.rows - 1)
        most = max(110 * fit, min(self.width * _TALLEST, 150 * fit))
        return self.rows * max(TARGET, min(most, (room - gaps) / self.rows)) + gaps

    def drawn(self, fit: float, room: float) -> ft.Control:
        """The tiles, so high as fits."""
        gaps = self.gap * (self.rows - 1)
        high = (self.high(fit, room) - gaps) / self.rows
        look, table, intents = self.look, self.table, self.intents
        lines = [
            ft.Row(
                [
                    ft.Container(
                        _tile(look, value, table, intents, high, self.width, fit), width=self.width
                    )
                    for value in self.values[start : start + self.columns]
                ],
                spacing=self.gap,
                alignment=ft.MainAxisAlignment.CENTER,
            )
            for start in range(0, len(self.values), self.columns)
        ]
        return ft.Column(lines, spacing=self.gap, tight=True)


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
            scale=min(fit * 1.35, high / 76, width / 54),
        )
        name = capital(look.word(value))
    else:
        size = min(70 * fit, high * 0.5, width * 0.8)
        face = picture(f"suits/{value.value}.webp", size, size, ft.BoxFit.CONTAIN)
        name = capital(look.word(value))
    dot = palette.on_selected if chosen else palette.mine
    dots = ft.Row(
        [ft.Container(width=11, height=11, border_radius=6, bgcolor=dot) for _ in range(count)],
        spacing=3,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        height=12,
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
        scale=_CHOSEN if chosen else 1,
    )
    spoken = f"{name}, {look.say('announce.dots', number=count)}"
    if chance:
        spoken = f"{spoken}, {chance_words(look, chance)}"

    def explain() -> None:
        rank = isinstance(value, Rank)
        word, said = (Word.SCHLAG, "rank") if rank else (Word.TRUMP, "suit")
        title = look.say(f"says.{word.value}", **{said: value})
        intents.explain_word(word, title, mine=True, value=value)

    return pressable(
        spoken,
        body,
        lambda: intents.choose(value),
        radius=14,
        selected=chosen,
        on_hold=explain,
    )


def index_of(rank: Rank, rules: Rules) -> str:
    """What stands in the corner of the cards of a rank: a W on the Weli."""
    return "W" if rank is Rank.SIX and rules.pack == WITH_WELI else rank.value


ASKS = (Verb.BETTER, Verb.SWAP)
"""What may be asked for before something is named."""


def _asks(look: Look, table: TableView, intents: Intents, fit: float) -> list[ft.Control]:
    """Schönere and Schlagtausch, where they may be asked now."""
    ply = table.ply

    def ask(verb: Verb) -> Callable[[], None]:
        return lambda: intents.act(verb, ply)

    def explain(verb: Verb) -> Callable[[], None]:
        word, label = Word(verb.value), look.say(f"action.{verb.value}")
        return lambda: intents.explain_word(word, label, mine=True)

    verbs = [action.verb for action in table.view.legal]
    return [
        button(
            look,
            look.say(f"action.{verb.value}"),
            ask(verb),
            second=chance_of(look, table, intents, verb),
            height=_ASKS,
            expand=1,
            scale=min(fit, 1.3),
            on_hold=explain(verb),
        )
        for verb in ASKS
        if verb in verbs
    ]


def chance_of(look: Look, table: TableView, intents: Intents, verb: Verb) -> str | None:
    """What the adviser gives an answer, if he has been asked."""
    advice = advice_shown(table, intents)
    return chance_words(look, advice.answer(verb)) or None if advice else None
