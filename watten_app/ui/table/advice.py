"""What the adviser says: the move and the reason on a note, the chances where one decides."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from watten_app.app.advising import Advice, Chance
from watten_app.app.table_view import TableView
from watten_app.engine import Phase
from watten_app.ui import theme
from watten_app.ui.layout import Layout
from watten_app.ui.table.advice_places import Places, Words, advice_places
from watten_app.ui.table.advice_words import answer_text, head_of, spoken_advice
from watten_app.ui.table.bubbles import SHADOW
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.places import sorted_hand
from watten_app.ui.theme import CLEAR, Look, Style
from watten_app.ui.widgets import words
from watten_app.ui.widgets.words import CENTER

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
    """What is to be said, and where.

    Attributes:
        advice: None while the adviser thinks.
        answers: the chances that stand on the note itself.
    """

    advice: Advice | None
    answers: tuple[Chance, ...]
    said: Words
    places: Places


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
    barred = bool(advice and advice.cards)
    said = Words(head_of(look, table, advice), reason, told, caption=barred)
    places = advice_places(layout, len(table.view.hand), said, barred=barred)
    return Note(advice, answers, said, places)


def covered(layout: Layout, note: Note | None) -> frozenset[str]:
    """Which pieces of the table the note lies on: they are not drawn meanwhile."""
    pieces = {"strip": layout.strip, "slate": layout.slate}
    lying = note.places.note if note else None
    return frozenset(name for name, rect in pieces.items() if lying and lying.overlaps(rect))


def advice_note(
    look: Look, layout: Layout, table: TableView, note: Note | None, intents: Intents
) -> list[ft.Control]:
    """The note and the bar of chances; a tap puts both away."""
    if note is None:
        return []
    advice, places = note.advice, note.places
    joined = places.bar is not None and layout.portrait
    caption = look.say(f"advice.cards.{advice.cards_in}") if advice and advice.cards else ""
    content = _content(look, note.said, note.answers, caption, places.letters)
    label = ft.Semantics(
        content=_pressed(_paper(look, content, places.note.width, joined=joined), intents),
        container=True,
        exclude_semantics=True,
        live_region=True,
        label=spoken_advice(look, table, advice),
    )
    bottom = layout.height - places.note.bottom
    controls: list[ft.Control] = [ft.Container(label, left=places.note.left, bottom=bottom)]
    if places.bar and advice:
        chances = [advice.of(card) for card in sorted_hand(table.view)]
        controls.append(_bar(look, places, chances, intents))
    return controls


def advice_in_panel(
    look: Look, table: TableView, intents: Intents, width: float, letters: float
) -> ft.Control:
    """The note in the panel of the announcement; the chances stand on its tiles."""
    advice = advice_shown(table, intents)
    reason = look.tell(advice.reason) if advice else ""
    said = Words(head_of(look, table, advice), reason, (), caption=False)
    content = _content(look, said, (), "", letters)
    return ft.Semantics(
        content=_pressed(_paper(look, content, width, joined=False), intents),
        container=True,
        exclude_semantics=True,
        live_region=True,
        label=spoken_advice(look, table, advice),
    )


def chance_on_tile(look: Look, chance: Chance, letters: float, *, chosen: bool) -> ft.Control:
    """The chance of what a tile announces; the best one filled red, with a tick."""
    palette = look.palette
    filled = chance.best and not chosen
    ink = palette.on_selected if chance.best or chosen else palette.ink
    text = look.tell(chance.text)
    parts: list[ft.Control] = [words(look, text, Style.LABEL, ink, lines=1, scale=letters * 0.93)]
    if chance.best:
        parts.insert(0, ft.Icon(_BEST, color=ink, size=13 * letters))
    return ft.Container(
        ft.Row(parts, spacing=1, tight=True),
        bgcolor=palette.selected if filled else CLEAR,
        border_radius=8,
        padding=ft.Padding.symmetric(horizontal=4, vertical=1),
    )


def in_tiles(table: TableView) -> bool:
    """Whether the chances stand on the tiles of the announcement."""
    return table.view.phase in (Phase.SCHLAG, Phase.TRUMP)


def _content(
    look: Look, said: Words, answers: Sequence[Chance], caption: str, letters: float
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
    if caption:
        lines.append(words(look, caption, Style.CAPTION, muted, lines=1, scale=letters))
    return lines


def _answer(look: Look, text: str, letters: float, *, best: bool) -> ft.Control:
    """An answer with its chance; the best one filled red, with a tick."""
    palette = look.palette
    ink = palette.on_selected if best else palette.ink
    parts: list[ft.Control] = [words(look, text, Style.LABEL, ink, lines=1, scale=letters * 0.93)]
    if best:
        parts.insert(0, ft.Icon(_BEST, color=ink, size=15 * letters))
    return ft.Container(
        ft.Row(parts, spacing=2, tight=True),
        bgcolor=palette.selected if best else palette.paper_alt,
        border_radius=9,
        padding=ft.Padding.symmetric(horizontal=7, vertical=3),
    )


def _bar(
    look: Look, places: Places, chances: Sequence[Chance | None], intents: Intents
) -> ft.Control:
    """A strip of paper with the chance of each card above it."""
    palette, bar = look.palette, places.bar
    assert bar is not None
    cells: list[ft.Control] = []
    for place, one in zip(places.cells, chances, strict=True):
        if one is None:
            continue
        ink = palette.on_selected if one.best else palette.ink
        scale = min(places.letters, place.width / 58)
        parts: list[ft.Control] = [
            words(look, look.tell(one.text), Style.LABEL, ink, lines=1, align=CENTER, scale=scale)
        ]
        if one.best:
            parts.insert(0, ft.Icon(_BEST, color=ink, size=15 * scale))
        row = ft.Row(parts, spacing=1, tight=True, alignment=ft.MainAxisAlignment.CENTER)
        cells.append(
            ft.Container(
                row,
                left=place.left - bar.left + 1,
                top=2,
                width=place.width - 2,
                height=bar.height - 4,
                alignment=ft.Alignment.CENTER,
                bgcolor=palette.selected if one.best else CLEAR,
                border_radius=9,
            )
        )
    paper = ft.Container(
        ft.Stack(cells, width=bar.width, height=bar.height),
        width=bar.width,
        height=bar.height,
        bgcolor=palette.paper,
        border_radius=_corners(places.note.bottom == bar.top),
        shadow=SHADOW,
    )
    return ft.Container(_pressed(paper, intents), left=bar.left, top=bar.top)


def _corners(joined: bool) -> ft.BorderRadius:
    """The bar hangs on the note in portrait."""
    above = 0 if joined else theme.RADIUS_BUBBLE
    below = theme.RADIUS_BUBBLE
    return ft.BorderRadius.only(
        top_left=above, top_right=above, bottom_left=below, bottom_right=below
    )


def _paper(look: Look, lines: list[ft.Control], width: float, *, joined: bool) -> ft.Control:
    round_, foot = theme.RADIUS_BUBBLE, 0 if joined else theme.RADIUS_BUBBLE
    return ft.Container(
        ft.Column(lines, spacing=1, tight=True),
        width=width,
        bgcolor=look.palette.paper,
        border_radius=ft.BorderRadius.only(
            top_left=round_, top_right=round_, bottom_left=foot, bottom_right=foot
        ),
        padding=ft.Padding.only(left=13, right=13, top=6, bottom=2 if joined else 7),
        shadow=None if joined else SHADOW,
    )


def _pressed(content: ft.Control, intents: Intents) -> ft.Control:
    def read(_: ft.Event) -> None:
        intents.put_advice_away()

    return ft.GestureDetector(content=content, on_tap=read, exclude_from_semantics=True)
