"""Who sits where in a new match: the table seen from my chair."""

from collections.abc import Callable, Sequence

import flet as ft

from watten_app.app.company import plays_for_himself
from watten_app.app.options import MatchOptions
from watten_app.engine.rules import Direction
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import pressable, team_disc, tile, words
from watten_app.ui.widgets.words import CENTER

_DISC = 40
_LETTER = 0.58
"""A letter's mean width by its size."""

_SIDE_BY_SIDE = 4
"""Up to so many players the others sit in one row, each told by the place."""

_WHERE = {2: ("a11y.opponent",), 3: ("new.seat.left", "new.seat.right")}
_WHERE_OF_FOUR = ("new.seat.left", "new.seat.partner", "new.seat.right")


def seats_tile(
    look: Look, options: MatchOptions, choose: Callable[[MatchOptions], object]
) -> ft.Control:
    """Who sits where; a tap on a name takes another."""
    palette, players = look.palette, options.players
    head = words(look, look.say("new.table"), Style.BODY_STRONG, palette.ink)
    hint = words(look, look.say("new.seat.hint"), Style.SMALL, palette.ink_muted, align=CENTER)
    every = [_seat(look, options, seat, choose) for seat in range(1, players)]
    if _goes_round(options):
        every.reverse()
    if players <= _SIDE_BY_SIDE:
        rows: list[ft.Control] = [ft.Row(every, spacing=4)]
    else:
        rows = [_row(every[1:-1]), _row([every[0], _me(look), every[-1]])]
    notes = [
        words(look, one, Style.SMALL, palette.ink, align=CENTER) for one in _note(look, options)
    ]
    column = ft.Column(
        [head, *rows, *notes, hint],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return tile(look, column, padding=12)


def _goes_round(options: MatchOptions) -> bool:
    """Whether the first seat is the one on the right."""
    return options.rules.direction is Direction.ANTICLOCKWISE


def _row(seats: Sequence[ft.Control]) -> ft.Control:
    return ft.Row(list(seats), spacing=2, vertical_alignment=ft.CrossAxisAlignment.START)


def _note(look: Look, options: MatchOptions) -> list[str]:
    """How the sides are made, where the places do not tell."""
    if options.players == 3 and not options.rules.bohemian:
        return [look.say("new.seat.three")]
    if options.players > _SIDE_BY_SIDE and not plays_for_himself(options.rules, options.players):
        return [look.say("new.seat.sides")]
    return []


def _seat(
    look: Look, options: MatchOptions, seat: int, choose: Callable[[MatchOptions], object]
) -> ft.Control:
    name, players = options.names[seat - 1], options.players
    alone = plays_for_himself(options.rules, players)
    ours = not alone and seat % 2 == 0
    side = "new.seat.partner" if ours else "a11y.opponent"
    number = players - 1 - seat if _goes_round(options) else seat - 1
    key = side
    if not alone and players == _SIDE_BY_SIDE:
        key = _WHERE_OF_FOUR[number]
    elif players in _WHERE:
        key = _WHERE[players][number]
    marked = not alone and players > _SIDE_BY_SIDE
    disc = team_disc(look, name[0], _DISC, ours=ours, marked=marked, scale=0.8)
    where = look.say(key)
    fit = _fitted(look, options, name)
    body = _person(look, disc, name, where, fit)
    place = where if key != side or players <= _SIDE_BY_SIDE else f"{where} {seat}"
    return pressable(
        look.say("new.seat.change", seat=place, name=name),
        body,
        lambda: choose(options.with_next_name(seat - 1)),
        radius=12,
        expand=1,
    )


def _me(look: Look) -> ft.Control:
    you = look.say("table.you")
    disc = team_disc(look, you[:1].upper(), _DISC, ours=True, marked=True, scale=0.8)
    return ft.Container(_person(look, disc, you, "", look.text), expand=1)


def _person(look: Look, disc: ft.Control, name: str, where: str, fit: float) -> ft.Control:
    palette = look.palette
    lines: list[ft.Control] = [
        disc,
        words(look, name, Style.LABEL, palette.ink, align=CENTER, lines=1, scale=fit),
    ]
    if where:
        scale = min(look.text, fit * 1.05)
        lines.append(
            words(look, where, Style.CAPTION, palette.ink_muted, align=CENTER, lines=1, scale=scale)
        )
    column = ft.Column(
        lines, spacing=5, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
    )
    return ft.Container(
        column, padding=ft.Padding.symmetric(vertical=6), alignment=ft.Alignment.CENTER
    )


def _fitted(look: Look, options: MatchOptions, name: str) -> float:
    """How large the letters of a name may be beside so many."""
    beside = max(3, options.players - 3)
    room = (min(look.width, 560) - 2 * 14 - 2 * 12) / beside - 4
    longest = max(len(name), len(look.say("a11y.opponent")))
    return min(look.text, room / (longest * Style.LABEL.size * _LETTER))
