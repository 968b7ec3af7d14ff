"""The note pad of a person who does not know Schlag and trump: in the strip's place, and opened."""

from dataclasses import dataclass, replace

import flet as ft

from watten_app.app.note_pad import Mark, noted_ranks
from watten_app.app.table_view import TableView
from watten_app.engine import Rank, Suit
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.table.announce import index_of
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import capital
from watten_app.ui.taps import tapped
from watten_app.ui.theme import CLEAR, TARGET, Look, Style
from watten_app.ui.widgets import Kind, button, picture, pressable, tap_area, tile, words
from watten_app.ui.widgets.words import CENTER

_GAP, _PADDING = 5.0, 8.0
_SIGN, _WIDEST = 0.62, 0.78
"""A sign's height by that of its place, and by its width at most: a 10 must fit."""

_FADED = 0.3


_LOW = 385.0
"""A screen held across that is lower than this has no room for the pad in its column."""


@dataclass(frozen=True, slots=True)
class PadLayout:
    """The opened pad: the whole sheet, and from its own corner a place for each rank and suit."""

    sheet: Rect
    hint: Rect
    tiles: tuple[Rect, ...]
    close: Rect


def pad_layout(layout: Layout, ranks: int) -> PadLayout:
    """The pad over strip and hand, or over the column in landscape; the trick stays in sight."""
    place = layout.strip
    if not layout.portrait and layout.height < _LOW:
        # the column is too low for a pad: half of the hand is covered as well
        wide = place.width + layout.hand.width / 2
        right = place.left > layout.hand.left
        place = replace(place, left=place.right - wide if right else place.left, width=wide)
    inner = place.width - 2 * _PADDING
    columns = int((inner + _GAP) // (TARGET + _GAP))
    wide = (inner - _GAP * (columns - 1)) / columns
    rows = -(-ranks // columns) + -(-len(Suit) // columns)
    hint = 24 * layout.text if layout.portrait else 0.0
    free = layout.height - layout.pause.bottom - 2 * _PADDING - hint - TARGET - 12 - rows * _GAP
    high = max(TARGET, min(56.0, free / rows))
    tall = 2 * _PADDING + hint + rows * (high + _GAP) + TARGET
    bottom = layout.actions.bottom
    sheet = Rect(place.left, bottom - tall, place.width, tall)
    top = _PADDING + hint
    tiles = [*_grid(ranks, columns, top, wide, high)]
    top += -(-ranks // columns) * (high + _GAP)
    tiles += _grid(len(Suit), columns, top, wide, high)
    close = Rect(_PADDING, tall - _PADDING - TARGET, inner, TARGET)
    return PadLayout(sheet, Rect(_PADDING, _PADDING - 2, inner, hint), tuple(tiles), close)


def _grid(count: int, columns: int, top: float, wide: float, high: float) -> list[Rect]:
    return [
        Rect(
            _PADDING + number % columns * (wide + _GAP),
            top + number // columns * (high + _GAP),
            wide,
            high,
        )
        for number in range(count)
    ]


def _values(table: TableView) -> tuple[Rank | Suit, ...]:
    return (*noted_ranks(table.view), *Suit)


def _sign(look: Look, table: TableView, value: Rank | Suit, high: float, color: str) -> ft.Control:
    """A rank's index or a suit's sign."""
    if isinstance(value, Suit):
        return picture(f"suits/{value.value}.webp", high, high, ft.BoxFit.CONTAIN)
    text = index_of(value, table.view.rules)
    scale = high / Style.HEADING.size * 0.95
    return words(look, text, Style.HEADING, color, align=CENTER, lines=1, scale=scale)


def _noted(look: Look, table: TableView, value: Rank | Suit, rect: Rect) -> ft.Control:
    """A rank or suit as it is noted: plain, faded with a cross, or on red with a tick."""
    palette, mark = look.palette, table.notes.of(value)
    high = min(rect.height * _SIGN, rect.width * _WIDEST)
    sure, out = mark is Mark.SURE, mark is Mark.OUT
    sign = _sign(look, table, value, high, palette.on_selected if sure else palette.ink)
    sign.opacity = _FADED if out else 1.0
    wide = rect.width
    parts: list[ft.Control] = [
        ft.Container(sign, width=wide, height=rect.height, alignment=ft.Alignment.CENTER)
    ]
    if mark is not Mark.POSSIBLE:
        icon = ft.Icons.CHECK_ROUNDED if sure else ft.Icons.CLOSE_ROUNDED
        color = palette.on_selected if sure else palette.bad
        size = min(high * 0.62, wide * 0.4)
        parts.append(ft.Icon(icon, color=color, size=size, right=1, top=1))
    return ft.Container(
        ft.Stack(parts, width=wide, height=rect.height),
        width=wide,
        height=rect.height,
        bgcolor=palette.selected if sure else palette.paper_alt,
        border_radius=9,
        alignment=ft.Alignment.CENTER,
    )


def note_strip(look: Look, layout: Layout, table: TableView) -> list[ft.Control]:
    """The pad in the strip's place: all that is noted, ranks above suits."""
    room = layout.strip
    high = (room.height - 3 * _GAP) / 2
    controls: list[ft.Control] = []
    for row, values in enumerate((noted_ranks(table.view), tuple(Suit))):
        wide = (room.width - _GAP * (len(values) + 1)) / len(values)
        for number, value in enumerate(values):
            left, top = _GAP + number * (wide + _GAP), _GAP + row * (high + _GAP)
            rect = Rect(left, top, wide, high)
            shown = _noted(look, table, value, rect)
            controls.append(ft.Container(shown, left=left, top=top))
    paper = ft.Container(
        ft.Stack(controls, width=room.width, height=room.height),
        bgcolor=look.palette.paper,
        border_radius=8,
        width=room.width,
        height=room.height,
    )
    return [ft.Container(paper, key="notes", left=room.left, top=room.top)]


def note_target(look: Look, layout: Layout, table: TableView, intents: Intents) -> ft.Control:
    """The pad in the strip's place as one button that opens it."""
    rect = layout.strip
    spoken = [look.say("notes.title")]
    for mark in (Mark.SURE, Mark.OUT):
        noted = [capital(look.word(v)) for v in _values(table) if table.notes.of(v) is mark]
        if noted:
            spoken.append(f"{look.say(f'notes.{mark.value}')}: {', '.join(noted)}")
    area = ft.Container(width=rect.width, height=rect.height)
    opened = pressable(
        ". ".join(spoken), area, lambda: intents.open_menu("notes"), radius=8, key="notes-open"
    )
    return ft.Container(opened, left=rect.left, top=rect.top)


def note_sheet(look: Look, layout: Layout, table: TableView, intents: Intents) -> list[ft.Control]:
    """The opened pad; a tap on a rank or suit turns its mark, a tap beside it closes it."""
    values = _values(table)
    pad = pad_layout(layout, len(values) - len(Suit))

    whole = ft.Container(bgcolor=CLEAR, width=look.width, height=look.height)
    veil = tap_area(whole, tapped(intents.close))
    controls: list[ft.Control] = [
        ft.Container(_tile(look, table, value, rect, intents), left=rect.left, top=rect.top)
        for value, rect in zip(values, pad.tiles, strict=True)
    ]
    if pad.hint.height:
        text = look.say("notes.hint")
        scale = min(layout.text, pad.hint.width / (len(text) * Style.SMALL.size * 0.48))
        hint = words(look, text, Style.SMALL, look.palette.ink_muted, lines=1, scale=scale)
        controls.append(
            ft.Container(hint, left=pad.hint.left, top=pad.hint.top, width=pad.hint.width)
        )
    done = button(
        look, look.say("table.close"), intents.close, kind=Kind.ON_PAPER, height=pad.close.height
    )
    controls.append(
        ft.Container(done, left=pad.close.left, top=pad.close.top, width=pad.close.width)
    )
    sheet = tile(
        look, ft.Stack(controls, width=pad.sheet.width, height=pad.sheet.height), padding=0
    )
    return [
        ft.Container(veil, left=0, top=0),
        ft.Container(sheet, key="note-sheet", left=pad.sheet.left, top=pad.sheet.top),
    ]


def _tile(
    look: Look, table: TableView, value: Rank | Suit, rect: Rect, intents: Intents
) -> ft.Control:
    mark = look.say(f"notes.{table.notes.of(value).value}")
    return pressable(
        f"{capital(look.word(value))}: {mark}",
        _noted(look, table, value, rect),
        lambda: intents.note(value),
        radius=9,
        key=f"note-{value}",
    )
