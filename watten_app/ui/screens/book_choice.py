"""Before the first chapter: whose rules are read, and the list of chapters."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from watten_app.app.book import Book
from watten_app.app.options import VARIANTS
from watten_app.ui import theme
from watten_app.ui.screens.pieces import radio_rows
from watten_app.ui.screens.variants import variant_name
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import pressable, tile, words

OURS = ""
"""The choice of one's own rules, before the variants."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Whose rules are read.

    Attributes:
        own: the name of one's own rules.
        chosen: a variant, or `OURS`.
        differs: whether some passages are marked as one's own.
        opened: whether all that can be chosen is shown.
    """

    own: str
    chosen: str
    differs: bool
    opened: bool
    choose: Callable[[str], object]
    toggle: Callable[[], object]


def whose_rules(look: Look, choice: Choice) -> ft.Control:
    """A tile that names whose rules these are and, once pressed, offers those of all regions."""
    palette = look.palette
    chosen = choice.chosen
    name = choice.own if chosen == OURS else variant_name(look, chosen)
    label = look.say("rules.whose")
    icon = ft.Icons.EXPAND_LESS_ROUNDED if choice.opened else ft.Icons.EXPAND_MORE_ROUNDED
    line = look.say("rules.yours.line" if choice.differs else "rules.usual")
    head = ft.Row(
        [
            ft.Column(
                [
                    words(look, name, Style.HEADING, palette.ink),
                    words(look, line, Style.SMALL, palette.ink_muted),
                ],
                spacing=4,
                tight=True,
                expand=True,
            ),
            ft.Icon(icon, color=palette.ink),
        ],
        spacing=8,
    )
    rows: list[ft.Control] = [pressable(f"{label}: {name}, {line}", head, choice.toggle)]
    if choice.opened:
        options = [(OURS, choice.own), *((one, variant_name(look, one)) for one in VARIANTS)]
        rows.append(radio_rows(look, label, options, chosen, choice.choose))
    column = ft.Column(rows, spacing=6, tight=True)
    column.horizontal_alignment = ft.CrossAxisAlignment.STRETCH
    return tile(look, column, padding=14)


def contents(look: Look, book: Book, go_to: Callable[[str], object]) -> ft.Control:
    """The chapters, each a chip that leads to it."""
    label = ft.Semantics(
        content=words(look, look.say("rules.contents"), Style.BODY_STRONG, look.palette.on_wall),
        header=True,
        container=True,
    )
    chips = _chips(look, [(one.name, look.say(one.heading)) for one in book], go_to)
    return ft.Column([label, chips], spacing=8, tight=True)


def _chips(
    look: Look, chapters: Sequence[tuple[str, str]], go_to: Callable[[str], object]
) -> ft.Control:
    palette = look.palette

    def chip(name: str, heading: str) -> ft.Control:
        body = ft.Container(
            words(look, heading, Style.SMALL, palette.ink),
            bgcolor=palette.paper,
            border=ft.Border.all(1.5, palette.tile_line),
            border_radius=theme.RADIUS_BUTTON,
            padding=ft.Padding.symmetric(vertical=13, horizontal=12),
        )
        return pressable(heading, body, lambda: go_to(name), radius=theme.RADIUS_BUTTON)

    return ft.Row([chip(*one) for one in chapters], spacing=8, run_spacing=8, wrap=True)
