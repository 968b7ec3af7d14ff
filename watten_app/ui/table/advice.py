"""What the adviser says: the move and the reason on a note, the chances where one decides.

The chance of a card stands on the card, that of an announcement on its tile, all others here.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from watten_app.app.advising import Advice, Chance
from watten_app.app.glossary import Word
from watten_app.app.note_pad import in_the_dark
from watten_app.app.table_view import TableView
from watten_app.engine import Phase
from watten_app.ui import theme
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.table.advice_places import (
    Place,
    Words,
    advice_place,
    felt_place,
    lesson_place,
    letters_in,
    note_height,
    on_felt,
)
from watten_app.ui.table.advice_words import answer_text, head_of, spoken_advice
from watten_app.ui.table.bubbles import SHADOW, edge_of
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.open_hands import hands_rect
from watten_app.ui.taps import tapped
from watten_app.ui.theme import CLEAR, Look, Style
from watten_app.ui.widgets import eventless, tap_area, words

BULB = ft.Icons.LIGHTBULB_OUTLINE_ROUNDED
_BEST = ft.Icons.CHECK_ROUNDED


def advice_shown(table: TableView, intents: Intents) -> Advice | None:
    """What the adviser has said, while it is to be read."""
    read = intents.wishes.advice_read == table.ply
    return None if read or not table.waiting else table.advice


def is_advised(table: TableView, intents: Intents) -> bool:
    """Whether the adviser's word, or that he thinks, is to be shown."""
    thinks = table.asked and table.waiting and intents.wishes.advice_read != table.ply
    return thinks or advice_shown(table, intents) is not None


@dataclass(frozen=True, slots=True)
class Note:
    """What is to be said beside the cards, and where.

    Attributes:
        advice: None while the adviser thinks.
        answers: the chances that stand on the note itself.
    """

    advice: Advice | None
    answers: tuple[Chance, ...]
    said: Words
    place: Place


def note_of(look: Look, layout: Layout, table: TableView, intents: Intents) -> Note | None:
    """The note beside the cards; None without advice, and where the panel tells it."""
    in_panel = layout.portrait and table.waiting and in_tiles(table)
    if in_panel or not is_advised(table, intents):
        return None
    advice = advice_shown(table, intents)
    reason = look.tell(advice.reason) if advice else ""
    answers = advice.answers if advice and not in_tiles(table) else ()
    told = tuple(answer_text(look, table, one) for one in answers)
    if advice and told:
        told = (f"{look.say(f'advice.{advice.answers_in}.short')}:", *told)
    said = Words(head_of(look, table, advice), reason, told)
    return Note(advice, answers, said, _place_of(layout, table, said))


def _place_of(layout: Layout, table: TableView, said: Words) -> Place:
    # before the naming the strip's place is free
    bare = table.view.order is None and not in_the_dark(table.view)
    if on_felt(layout) and not bare:
        return felt_place(layout, said)
    if table.lesson:
        return lesson_place(layout, said, hands_rect(layout))
    return advice_place(layout, said)


def covered(layout: Layout, note: Note | None) -> frozenset[str]:
    """Which pieces of the table the note lies on: they are not drawn meanwhile."""
    pieces = {"strip": layout.strip, "slate": layout.slate}
    lying = note.place.rect if note else None
    return frozenset(name for name, rect in pieces.items() if lying and lying.overlaps(rect))


def advice_note(
    look: Look, layout: Layout, table: TableView, note: Note | None, intents: Intents
) -> list[ft.Control]:
    """The note; a tap puts it away."""
    if note is None:
        return []
    rect, letters = note.place.rect, note.place.letters
    content = _content(look, note.said, note.answers, letters)
    explain = _explaining(look, note.advice, intents)
    label = ft.Semantics(
        content=_pressed(_paper(look, content, rect.width), intents, explain),
        container=True,
        exclude_semantics=True,
        live_region=True,
        on_long_press=eventless(explain),
        label=spoken_advice(look, table, note.advice),
    )
    return [ft.Container(label, left=rect.left, bottom=layout.height - rect.bottom)]


def advice_in_panel(
    look: Look, table: TableView, intents: Intents, room: Rect, letters: float
) -> tuple[ft.Control, float]:
    """The note in the panel of the announcement, with letters that fit the room, and about how high
    it is; the chances stand on its tiles."""
    advice = advice_shown(table, intents)
    reason = look.tell(advice.reason) if advice else ""
    said = Words(head_of(look, table, advice), reason)
    letters = letters_in(room, said, letters)
    content = _content(look, said, (), letters)
    explain = _explaining(look, advice, intents)
    note = ft.Semantics(
        content=_pressed(_paper(look, content, room.width), intents, explain),
        container=True,
        exclude_semantics=True,
        live_region=True,
        on_long_press=eventless(explain),
        label=spoken_advice(look, table, advice),
    )
    return note, note_height(said, room.width, letters)


def chance_on_tile(look: Look, chance: Chance, letters: float, *, chosen: bool) -> ft.Control:
    """The chance of what a tile announces; the best one filled, with a tick."""
    palette = look.palette
    plain = palette.on_selected if chosen else palette.ink
    ink = palette.on_accent if chance.best else plain
    text = look.tell(chance.text)
    parts: list[ft.Control] = [words(look, text, Style.LABEL, ink, lines=1, scale=letters * 0.93)]
    if chance.best:
        parts.insert(0, ft.Icon(_BEST, color=ink, size=13 * letters))
    return ft.Container(
        ft.Row(parts, spacing=1, tight=True),
        bgcolor=palette.accent if chance.best else CLEAR,
        border_radius=8,
        padding=ft.Padding.symmetric(horizontal=2, vertical=1),
    )


def in_tiles(table: TableView) -> bool:
    """Whether the chances stand on the tiles of the announcement."""
    return table.view.phase in (Phase.SCHLAG, Phase.TRUMP)


def _content(
    look: Look, said: Words, answers: Sequence[Chance], letters: float
) -> list[ft.Control]:
    ink, muted = look.palette.ink, look.palette.ink_muted
    head = ft.Row(
        [
            ft.Icon(BULB, color=ink, size=20),
            ft.Container(words(look, said.head, Style.BUBBLE, ink, scale=letters), expand=True),
        ],
        spacing=6,
    )
    lines: list[ft.Control] = [head]
    if said.reason:
        lines.append(words(look, said.reason, Style.SMALL, ink, scale=letters))
    if said.answers:
        first, *told = said.answers
        cells: list[ft.Control] = [
            _answer(look, text, letters, best=one.best)
            for text, one in zip(told, answers, strict=True)
        ]
        # a text that stands in a row that wraps by itself cannot be drawn
        caption_of = words(look, first, Style.CAPTION, muted, lines=1, scale=letters)
        cells.insert(0, ft.Container(caption_of))
        row = ft.Row(
            cells,
            spacing=6,
            run_spacing=4,
            wrap=True,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
        lines.append(ft.Container(row, padding=ft.Padding.only(top=3, bottom=2)))
    return lines


def _answer(look: Look, text: str, letters: float, *, best: bool) -> ft.Control:
    """An answer with its chance; the best one filled, with a tick."""
    palette = look.palette
    ink = palette.on_accent if best else palette.ink
    parts: list[ft.Control] = [words(look, text, Style.LABEL, ink, lines=1, scale=letters * 0.93)]
    if best:
        parts.insert(0, ft.Icon(_BEST, color=ink, size=15 * letters))
    return ft.Container(
        ft.Row(parts, spacing=2, tight=True),
        bgcolor=palette.accent if best else palette.paper_alt,
        border_radius=9,
        padding=ft.Padding.symmetric(horizontal=7, vertical=3),
    )


def _paper(look: Look, lines: list[ft.Control], width: float) -> ft.Control:
    return ft.Container(
        ft.Column(lines, spacing=1, tight=True),
        width=width,
        bgcolor=look.palette.paper,
        border_radius=theme.RADIUS_BUBBLE,
        border=ft.Border.all(edge_of(look), look.palette.tile_line),
        padding=ft.Padding.only(left=12, right=12, top=5, bottom=6),
        shadow=SHADOW,
    )


def _explaining(look: Look, advice: Advice | None, intents: Intents) -> Callable[[], None]:
    """What a hold on the note does: it explains what its numbers count."""
    counted = advice and (advice.answers_in or advice.cards_in)
    word, title = Word.ADVICE, look.say("action.advice")
    if counted:
        word, title = Word(f"chance.{counted}"), look.say(f"advice.{counted}")

    def explain() -> None:
        intents.explain_word(word, title)

    return explain


def _pressed(content: ft.Control, intents: Intents, hold: Callable[[], None]) -> ft.Control:
    return tap_area(content, tapped(intents.put_advice_away), hold)
