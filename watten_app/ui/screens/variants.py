"""The card of a variant: its Kritische, its name, one line."""

from collections.abc import Callable

import flet as ft

from watten_app.app.options import VARIANTS
from watten_app.engine import Card
from watten_app.ui import theme
from watten_app.ui.screens.pieces import mark
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import card_picture, pressable, tile, words

MOST = 3
"""As many Kritische as there is room for."""


def variant_card(
    look: Look, variant: str, chosen: bool, on_choose: Callable[[], object]
) -> ft.Control:
    """A tile to choose a variant by."""
    palette = look.palette
    name = look.say(f"variant.{variant}")
    line = look.say(f"variant.{variant}.line")
    text = ft.Column(
        [
            words(look, name, Style.HEADING, palette.ink),
            words(look, line, Style.SMALL, palette.ink_muted),
        ],
        spacing=4,
        tight=True,
        expand=True,
    )
    row: list[ft.Control] = [text, mark(look, chosen, 28)]
    kritische = VARIANTS[variant].rules.critical[:MOST]
    if kritische and look.text < 1.5 and not look.narrow:
        row.insert(0, _fan(look, kritische))
    body = tile(look, ft.Row(row, spacing=12), chosen=chosen, padding=12)
    return pressable(f"{name}, {line}", body, on_choose, radius=theme.RADIUS_TILE, selected=chosen)


def _fan(look: Look, cards: tuple[Card, ...]) -> ft.Control:
    width = 44
    pictures = [
        ft.Container(
            card_picture(look, card, width),
            left=6 + 17 * place,
            top=3 + 2 * abs(place - 1),
            rotate=0.09 * (place - 1),
        )
        for place, card in enumerate(cards)
    ]
    return ft.Stack(pictures, width=94, height=86)
