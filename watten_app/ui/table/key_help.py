"""Which key does what, laid over the table for who plays by the keyboard."""

import flet as ft

from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.overlays import over_the_table
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import Kind, button, words
from watten_app.ui.widgets.words import CENTER

_KEYS = (
    ("1–9", "keys.card"),
    ("E, 1–9, …", "keys.explain"),
    ("Enter", "keys.enter"),
    ("G", "keys.raise"),
    ("", "keys.answer"),
    ("S, T", "keys.ask"),
    ("R", "keys.advice"),
    ("L", "keys.last"),
    ("B", "keys.score"),
    ("D, V, F, K", "keys.house"),
    ("Esc", "keys.close"),
    ("Tab", "keys.tab"),
    ("H", "keys.help"),
)

_OF_A_LESSON = (("U", "keys.back"),)


def key_sheet(look: Look, layout: Layout, intents: Intents) -> list[ft.Control]:
    """The list of the keys, closed like everything that lies over the table."""
    title = ft.Semantics(
        content=words(look, look.say("keys.title"), Style.HEADING, look.palette.ink),
        container=True,
        header=True,
    )
    lesson = intents.table is not None and intents.table.lesson is not None
    listed_keys = (*_KEYS, *(_OF_A_LESSON if lesson else ()))
    rows = [_row(look, keys or look.say("keys.answer.keys"), key) for keys, key in listed_keys]
    close = button(look, look.say("table.close"), intents.close, kind=Kind.ON_PAPER, height=48)
    listed = ft.Column(rows, spacing=5, tight=True, scroll=ft.ScrollMode.AUTO)
    column = ft.Column(
        [title, ft.Container(listed, expand=True, expand_loose=True), close],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    insets = look.insets
    whole = Rect(0, insets.top + 4, look.width, layout.height - insets.top - insets.bottom - 8)
    return over_the_table(look, whole, column, intents.close, scrim=True)


def _row(look: Look, keys: str, key: str) -> ft.Control:
    palette = look.palette
    cap = ft.Container(
        words(look, keys, Style.LABEL, palette.ink, align=CENTER, lines=1),
        width=96 * min(look.text, 1.3),
        bgcolor=palette.paper_alt,
        border=ft.Border.all(1, palette.line),
        border_radius=6,
        padding=ft.Padding.symmetric(horizontal=4, vertical=3),
        alignment=ft.Alignment.CENTER,
    )
    said = words(look, look.say(key), Style.SMALL, palette.ink, expand=True)
    return ft.Semantics(
        content=ft.Row([cap, said], spacing=10),
        container=True,
        exclude_semantics=True,
        label=f"{keys}: {look.say(key)}",
    )
