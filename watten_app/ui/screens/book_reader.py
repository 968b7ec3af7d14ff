"""Reading the rule book: the search always in reach above, below it the pages or what was found."""

import flet as ft

from watten_app.app.book import SHORTEST, Book, entries_of, search
from watten_app.ui import theme
from watten_app.ui.doors import Doors
from watten_app.ui.screens.book_chapter import ChapterTile
from watten_app.ui.screens.book_choice import Choice, contents, whose_rules
from watten_app.ui.screens.book_search import SearchField, found_list
from watten_app.ui.screens.pieces import turn_to
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import Kind, RowHold, button, round_button, wall, words
from watten_app.ui.widgets.pressing import Press

FIRST = 2
"""Chapters shown at once when the book is opened; the rest follows."""

_TOP = "top"
"""The place before the first page."""


def _reader(
    look: Look, doors: Doors, book: Book, choice: Choice, chapter: str, on_hold: RowHold
) -> ft.Control:
    query, ask = ft.use_state("")
    typed, put = ft.use_state(("", 0))
    jump, jump_to = ft.use_state((chapter, 0))
    whole, show_whole = ft.use_state(False)
    scroller = ft.use_ref()
    place = jump[0]
    searching = len(query.strip()) >= SHORTEST
    entries = ft.use_memo(
        lambda: entries_of(book, look.tell) if searching else (), [book, look.tongue, searching]
    )

    def go_to(place: str) -> None:
        jump_to((place, jump[1] + 1))

    def look_for(text: str) -> None:
        jump_to(("", 0))
        ask(text)

    def write(text: str) -> None:
        put((text, typed[1] + 1))
        look_for(text)

    async def press(key: str) -> None:
        if key == "Escape" and query:
            write("")
        elif key == "Escape":
            doors.back()

    def listen() -> None:
        doors.on_key = press

    async def turn() -> None:
        if place and whole:
            top = place == _TOP
            await turn_to(look, scroller, row=None if top else place, offset=0 if top else None)

    ft.use_effect(listen, [query, typed])
    ft.use_effect(turn, [jump, whole])
    # the first pages are on their way to the client before the others are made
    ft.use_effect(lambda: show_whole(True), [])

    field = SearchField(look, ft.use_callback(look_for, []), typed)
    beside = _clear(look, lambda: write("")) if query else _to_contents(look, lambda: go_to(_TOP))
    head = _head(look, doors, field, beside)
    if searching and not place:
        found = search(entries, query)
        scroller.current = _column(look, "found", found_list(look, found, query, go_to, write))
        return _page(look, head, scroller.current, [])
    shown = book if whole else book[:FIRST]
    pages = [_title(look), whose_rules(look, choice), contents(look, book, go_to)]
    scroller.current = _column(look, "pages", [*pages, _chapters(look, shown, place, on_hold)])
    to_found = (lambda: look_for(query)) if searching else None
    return _page(look, head, scroller.current, _foot(look, to_found))


BookReader = ft.memo(ft.component(_reader))


def _chapters(look: Look, book: Book, place: str, on_hold: RowHold) -> ft.Control:
    """All chapters; a passage that one has gone to is marked."""
    marked = place.rpartition(".")[0]
    tiles = [
        ChapterTile(
            look, chapter, place if chapter.name == marked else "", on_hold, key=chapter.name
        )
        for chapter in book
    ]
    column = ft.Column(tiles, spacing=12, tight=True)
    column.horizontal_alignment = ft.CrossAxisAlignment.STRETCH
    return column


def _foot(look: Look, to_found: Press | None) -> list[ft.Control]:
    if to_found is None:
        return []
    scale = min(look.text, theme.LARGE)
    label = look.say("rules.to_found")
    return [button(look, label, to_found, kind=Kind.ON_PAPER, scale=scale, expand=True)]


def _to_contents(look: Look, press: Press) -> ft.Control:
    return round_button(look, ft.Icons.TOC_ROUNDED, look.say("rules.to_contents"), press)


def _clear(look: Look, press: Press) -> ft.Control:
    return round_button(look, ft.Icons.CLOSE_ROUNDED, look.say("rules.clear"), press)


def _title(look: Look) -> ft.Control:
    name = words(look, look.say("rules.title"), Style.TITLE, look.palette.on_wall)
    return ft.Semantics(content=name, header=True, container=True)


def _head(look: Look, doors: Doors, field: ft.Control, beside: ft.Control) -> ft.Control:
    back = round_button(
        look, ft.Icons.ARROW_BACK_IOS_NEW_ROUNDED, look.say("a11y.back"), doors.back
    )
    return ft.Row([back, ft.Container(field, expand=True), beside], spacing=8)


def _column(look: Look, key: str, controls: list[ft.Control]) -> ft.Column:
    """What scrolls; pages and what was found have keys of their own and so each its own place."""
    foot = theme.TARGET + 24 + look.insets.bottom
    return ft.Column(
        [*controls, ft.Container(height=foot)],
        key=key,
        spacing=12,
        scroll=ft.ScrollMode.HIDDEN,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )


def _page(look: Look, head: ft.Control, column: ft.Control, foot: list[ft.Control]) -> ft.Control:
    insets = look.insets
    room = look.width - insets.left - insets.right
    side = max(theme.MARGIN, (room - theme.COLUMN) / 2)
    body = ft.Container(
        ft.Column(
            [head, column],
            spacing=10,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            expand=True,
        ),
        left=insets.left,
        top=0,
        width=room,
        height=look.height,
        padding=ft.Padding.only(left=side, right=side, top=insets.top + 10),
    )
    layers = [wall(look), body]
    if foot:
        layers.append(
            ft.Container(
                ft.Row(foot, spacing=8, alignment=ft.MainAxisAlignment.END),
                left=insets.left + side,
                width=room - 2 * side,
                bottom=insets.bottom + 12,
            )
        )
    return ft.Stack(layers, width=look.width, height=look.height)
