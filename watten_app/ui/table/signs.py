"""The sheet of Deuten: the signs one can make, and what one may say to the partner (R26, R27)."""

import flet as ft

from watten_app.app.signing import partners_signs, signs_left, signs_of, words_of
from watten_app.app.table_view import TableView
from watten_app.engine import Sign
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.table.gestures import gesture
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import name_of
from watten_app.ui.table.overlays import over_the_table
from watten_app.ui.theme import TARGET, Look, Style
from watten_app.ui.widgets import Kind, button, pressable, words
from watten_app.ui.widgets.words import CENTER

_WIDEST, _PADDING = 420.0, 14.0
PARTNER = 2
"""Where four play, the seat opposite."""


def signs_sheet(look: Look, layout: Layout, table: TableView, intents: Intents) -> list[ft.Control]:
    """What the partner has signed, all signs with their gesture, three a row or more, and what may
    be said."""
    left = signs_left(table.view)
    title = ft.Semantics(
        content=words(look, look.say("signs.title"), Style.HEADING, look.palette.ink),
        container=True,
        header=True,
    )
    told = look.say("signs.left", number=left) if left else look.say("signs.none")
    rows: list[ft.Control] = [title, words(look, told, Style.SMALL, look.palette.ink_muted)]
    made = partners_signs(table.view)
    if made:
        seen = look.say("signs.partner", name=name_of(look, table, PARTNER), signs=made)
        rows.append(words(look, seen, Style.SMALL, look.palette.ink))
    room = min(layout.width - 8, _WIDEST) - 2 * _PADDING
    if left:
        rows += _grid(look, signs_of(table.view), intents, room)
    # who sits at the same phone is asked aloud
    said = () if PARTNER in table.people else words_of(table.view)
    if said:
        rows.append(words(look, look.say("signs.talk"), Style.SMALL, look.palette.ink_muted))
        talk: list[ft.Control] = [
            button(look, look.say(f"sign.{word.value}"), _say(intents, word), height=48, expand=1)
            for word in said
        ]
        rows.append(ft.Row(talk, spacing=8))
    close = button(look, look.say("table.close"), intents.close, kind=Kind.ON_PAPER, height=48)
    column = ft.Column(
        [*rows, close],
        spacing=7,
        tight=True,
        # what scrolls takes the whole height
        scroll=ft.ScrollMode.AUTO if _height(look, rows) > look.height - 8 else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    whole = Rect(0, 4, look.width, look.height - 8)
    return over_the_table(look, whole, column, intents.close, scrim=True)


def _height(look: Look, rows: list[ft.Control]) -> float:
    """About how high the sheet is with these rows."""
    lines = sum(isinstance(row, ft.Text) for row in rows)
    others = len(rows) - lines
    return 120 + lines * 40 * look.text + others * (_sign_height(look) + 7)


def _sign_height(look: Look) -> float:
    return max(TARGET, _sign_size(look) + 24 * max(1.0, look.text))


def _sign_size(look: Look) -> float:
    return 28.0 if look.height < 600 else 38.0


def _say(intents: Intents, sign: Sign):
    return lambda: intents.sign(sign)


def _grid(look: Look, signs: tuple[Sign, ...], intents: Intents, room: float) -> list[ft.Control]:
    columns = 4 if room > 330 and not look.large else 3
    wide = room / columns
    tiles = []
    for sign in signs:
        name = look.say(f"sign.{sign.value}")
        size = _sign_size(look)
        body = ft.Container(
            ft.Column(
                [
                    ft.Container(
                        gesture(look, sign, size), height=size, alignment=ft.Alignment.CENTER
                    ),
                    words(
                        look,
                        name,
                        Style.CAPTION,
                        look.palette.ink,
                        align=CENTER,
                        lines=1,
                        scale=min(look.text, wide / (len(name) * 7.2)),
                    ),
                ],
                spacing=4,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            width=wide,
            height=_sign_height(look),
            alignment=ft.Alignment.CENTER,
        )
        label = f"{name}: {look.say(f'signs.gesture.{sign.value}')}"
        tiles.append(pressable(label, body, _say(intents, sign), radius=12))
    return [
        ft.Row(tiles[first : first + columns], spacing=0) for first in range(0, len(tiles), columns)
    ]
