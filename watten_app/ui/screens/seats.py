"""Who sits where in a new match."""

from collections.abc import Callable

import flet as ft

from watten_app.app.options import MatchOptions
from watten_app.ui.theme import OURS, TEAM_LETTER, THEIRS, Look, Style
from watten_app.ui.widgets import pressable, tile, words
from watten_app.ui.widgets.words import CENTER


def seats_tile(
    look: Look, options: MatchOptions, choose: Callable[[MatchOptions], object]
) -> ft.Control:
    """Who sits where; a tap on a name takes another."""
    palette = look.palette

    def seat(place: int, key: str, color: str) -> ft.Control:
        name, where = options.names[place], look.say(key)
        disc = ft.Container(
            words(look, name[0], Style.BUBBLE, TEAM_LETTER, align=CENTER, scale=1),
            width=40,
            height=40,
            border_radius=20,
            bgcolor=color,
            alignment=ft.Alignment.CENTER,
        )
        body = ft.Column(
            [
                disc,
                words(look, name, Style.LABEL, palette.ink, align=CENTER, lines=1),
                words(look, where, Style.CAPTION, palette.ink_muted, align=CENTER, lines=1),
            ],
            spacing=5,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        return pressable(
            look.say("new.seat.change", seat=where, name=name),
            ft.Container(body, padding=6, alignment=ft.Alignment.CENTER),
            lambda: choose(options.with_next_name(place)),
            radius=12,
            expand=1,
        )

    if options.players == 2:
        around = [seat(0, "a11y.opponent", THEIRS)]
    else:
        around = [
            seat(0, "new.seat.left", THEIRS),
            seat(1, "new.seat.partner", OURS),
            seat(2, "new.seat.right", THEIRS),
        ]
    seats = ft.Row(around, spacing=4)
    hint = words(look, look.say("new.seat.hint"), Style.SMALL, palette.ink_muted, align=CENTER)
    head = words(look, look.say("new.table"), Style.BODY_STRONG, palette.ink)
    stretch = ft.CrossAxisAlignment.STRETCH
    column = ft.Column([head, seats, hint], spacing=6, tight=True, horizontal_alignment=stretch)
    return tile(look, column, padding=12)
