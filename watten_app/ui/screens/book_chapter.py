"""A chapter of the rule book as a tile: paragraphs with small cards, tricks and talk."""

import flet as ft

from watten_app.app.book import Chapter, Passage, PlayedTrick, Spoken
from watten_app.engine import Card
from watten_app.ui.theme import CLEAR, Look, Style
from watten_app.ui.widgets import (
    RowHold,
    card_picture,
    explained_row,
    held,
    small_card,
    tile,
    words,
)

_SMALL, _LARGE = 26, 46
"""The width of a small card in a paragraph, and of a card of a trick."""

_MOST_GROWN = 1.5
"""Pictures grow with the letters, but no further than this."""


def _chapter_tile(look: Look, chapter: Chapter, marked: str, on_hold: RowHold) -> ft.Control:
    """The whole chapter; the passage at the mark `marked`, if it is here, stands out."""
    heading = ft.Semantics(
        content=words(look, look.say(chapter.heading), Style.HEADING, look.palette.ink),
        header=True,
        container=True,
    )
    places = [chapter.place(number) for number in range(len(chapter.passages))]
    passages = [
        _passage(look, passage, place, on_hold, marked=place == marked)
        for place, passage in zip(places, chapter.passages, strict=True)
    ]
    body = ft.Column(
        passages, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    content = ft.Column([heading, body], spacing=10, tight=True)
    content.horizontal_alignment = ft.CrossAxisAlignment.STRETCH
    return tile(look, content, key=ft.ScrollKey(chapter.name))


ChapterTile = ft.memo(ft.component(_chapter_tile))


def _passage(
    look: Look, passage: Passage, place: str, on_hold: RowHold, *, marked: bool
) -> ft.Control:
    rows: list[ft.Control] = []
    if passage.question:
        question = words(look, look.say(passage.question), Style.BODY_STRONG, look.palette.ink)
        # a little more room above it, so that one sees what it belongs to
        rows.append(ft.Container(height=5))
        rows.append(ft.Semantics(content=question, header=True, container=True))
    if passage.differs:
        rows.append(_yours(look))
    if passage.cards:
        rows.append(_cards(look, passage.cards, on_hold))
    rows.append(words(look, look.tell(passage.message), Style.BODY, look.palette.ink))
    if passage.trick:
        rows.append(_trick(look, passage.trick, on_hold))
    rows += [_line(look, line) for line in passage.talk]
    column = ft.Column(rows, spacing=5, tight=True)
    column.horizontal_alignment = ft.CrossAxisAlignment.STRETCH
    return ft.Container(
        column,
        key=ft.ScrollKey(place),
        bgcolor=look.palette.paper_alt if marked else None,
        border=ft.Border(left=ft.BorderSide(5, look.palette.mine)) if marked else None,
        padding=ft.Padding.symmetric(vertical=6, horizontal=10) if marked else None,
    )


def _yours(look: Look) -> ft.Control:
    """The mark of what is not played so elsewhere."""
    palette = look.palette
    chip = ft.Container(
        words(look, look.say("rules.yours"), Style.LABEL, palette.on_primary),
        bgcolor=palette.primary,
        border_radius=8,
        padding=ft.Padding.symmetric(vertical=4, horizontal=8),
    )
    return ft.Row([chip])


def _grown(look: Look, width: float) -> float:
    return width * min(look.text, _MOST_GROWN)


def _cards(look: Look, cards: tuple[Card, ...], on_hold: RowHold) -> ft.Control:
    width = _grown(look, _SMALL)
    pictures = [held(small_card(look, card, width), card, on_hold) for card in cards]
    row = ft.Row(pictures, spacing=4, run_spacing=4, wrap=True)
    names = ", ".join(map(look.card_name, cards))
    return explained_row(names, row, cards, on_hold, key=f"cards-{'-'.join(map(str, cards))}")


def _trick(look: Look, trick: PlayedTrick, on_hold: RowHold) -> ft.Control:
    """The cards from left to right, the best one ringed, and the bubble's two lines below."""
    palette = look.palette
    width = _grown(look, _LARGE)
    cards = [
        ft.Container(
            held(card_picture(look, card, width), card, on_hold),
            bgcolor=palette.accent if place == trick.best else CLEAR,
            border=ft.Border.all(1, palette.ring_edge if place == trick.best else CLEAR),
            border_radius=7,
            padding=2,
        )
        for place, card in enumerate(trick.cards)
    ]
    names = ", ".join(look.card_name(card) for card in trick.cards)
    row = ft.Row(cards, spacing=2, run_spacing=4, wrap=True)
    takes = words(look, look.tell(trick.takes), Style.BUBBLE, palette.ink)
    why = words(look, look.tell(trick.why), Style.SMALL, palette.ink)
    name = look.say("a11y.trick", cards=names)
    seen = explained_row(name, row, trick.cards, on_hold, key=f"trick-{names}")
    column = ft.Column([seen, takes, why], spacing=4, tight=True)
    return ft.Container(column, bgcolor=palette.paper_alt, border_radius=12, padding=10)


def _line(look: Look, line: Spoken) -> ft.Control:
    """What is said, as a bubble at the side of who says it, and what it does."""
    palette = look.palette
    tone = look.palette.ours if line.ours else look.palette.theirs
    side = "rules.said.we" if line.ours else "rules.said.they"
    said = look.say(side, words=look.tell(line.words))
    bubble = ft.Container(
        ft.Column(
            [
                words(look, said, Style.BUBBLE, palette.ink),
                words(look, look.tell(line.effect), Style.SMALL, palette.ink),
            ],
            spacing=2,
            tight=True,
        ),
        bgcolor=palette.paper_alt,
        border=ft.Border(
            left=ft.BorderSide(5, tone) if line.ours else None,
            right=None if line.ours else ft.BorderSide(5, tone),
        ),
        padding=ft.Padding.symmetric(vertical=6, horizontal=10),
    )
    end = ft.MainAxisAlignment.START if line.ours else ft.MainAxisAlignment.END
    return ft.Row([bubble], alignment=end, wrap=True)
