"""Who plays on this phone: how many, and in a sheet what they are called and where they sit."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from watten_app.app.company import plays_for_himself
from watten_app.app.options import MatchOptions
from watten_app.app.people import LONGEST_NAME, MOST, People
from watten_app.ui import theme
from watten_app.ui.screens.pieces import labelled, told_beside
from watten_app.ui.theme import TARGET, Look, Style
from watten_app.ui.widgets import (
    Kind,
    button,
    pressable,
    segments,
    team_disc,
    text_field,
    tile,
    words,
)
from watten_app.ui.widgets.paper_over import paper_over
from watten_app.ui.widgets.words import CENTER

_DISC, _CHIP = 40.0, 76.0
_AROUND = 220.0
"""What stands above and below the seats, at a text size of 100 %."""

type Choose = Callable[[MatchOptions], object]


def people_tile(
    look: Look, options: MatchOptions, choose: Choose, open_sheet: Callable[[], object]
) -> ft.Control:
    """How many share the phone; where several do, the way to their names and seats."""
    label, people = look.say("people.title"), options.people

    def share(count: int) -> None:
        choose(replace(options, people=people.spread(count, options.players)))

    picker = segments(
        look,
        [(count, str(count)) for count in range(1, min(MOST, options.players) + 1)],
        len(people.seats),
        share,
        name=label,
    )
    rows = [labelled(look, label, picker)]
    if people.share:
        names = people.names[: len(people.seats)]
        who = look.say("people.who", names=names)
        head = words(look, look.say("people.seats"), Style.BODY_STRONG, look.palette.ink)
        icon = ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, color=look.palette.ink)
        row = ft.Row([*told_beside(look, head, who), icon], spacing=8)
        body = ft.Container(row, padding=ft.Padding.symmetric(vertical=12.5))
        rows.append(pressable(f"{look.say('people.seats')}: {who}", body, open_sheet))
    return tile(look, ft.Column(rows, spacing=6, tight=True), padding=10)


def people_sheet(
    look: Look, options: MatchOptions, choose: Choose, on_close: Callable[[], object]
) -> ft.Control:
    """The sheet over the screen: each seat with who sits there."""
    palette = look.palette
    alone = plays_for_himself(options.rules, options.players)
    hint = "people.hint.alone" if alone else "people.hint"
    title = ft.Semantics(
        content=words(look, look.say("people.seats"), Style.HEADING, palette.ink),
        header=True,
        container=True,
    )
    seats = ft.Column(
        [_seat(look, options, seat, choose) for seat in range(options.players)],
        spacing=8,
        tight=True,
        scroll=ft.ScrollMode.AUTO,
    )
    insets = look.insets
    free = look.height - insets.top - insets.bottom - _AROUND * max(1.0, look.text)
    column = ft.Column(
        [
            title,
            words(look, look.say(hint), Style.SMALL, palette.ink_muted),
            ft.Container(seats, height=min(free, options.players * (_row_height(look) + 8))),
            button(look, look.say("people.done"), on_close, kind=Kind.PRIMARY),
        ],
        spacing=10,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    # names are typed, and the keyboard comes from below
    return paper_over(look, column, on_close, ft.Alignment.TOP_CENTER)


def _row_height(look: Look) -> float:
    return max(TARGET + 8, 40 * look.text)


def _seat(look: Look, options: MatchOptions, seat: int, choose: Choose) -> ft.Control:
    """A seat: its side, who sits there, and the button that puts a person or a computer on it."""
    palette, people = look.palette, options.people
    alone = plays_for_himself(options.rules, options.players)
    name = people.name_at(seat)
    called = name or options.seated[seat - 1][0]
    ours = not alone and seat % 2 == 0
    disc = team_disc(look, called[:1].upper(), _DISC, ours=ours, marked=not alone, scale=0.8)
    where = look.say("people.seat", number=seat + 1)

    def change(people: People) -> None:
        choose(replace(options, people=people))

    middle: ft.Control
    if name is not None:
        place = people.seats.index(seat)

        def rename(text: str) -> None:
            change(people.with_name(place, text))

        middle = NameField(look, name, where, rename, key=f"name-{seat}")
    else:
        computer = words(look, called, Style.BODY, palette.ink, lines=1)
        middle = ft.Container(computer, key=f"computer-{seat}")
    full = name is None and len(people.seats) >= MOST
    turn = None if seat == 0 or full else lambda: change(people.with_seat(seat))
    return ft.Row(
        [
            disc,
            ft.Container(middle, expand=True, alignment=ft.Alignment.CENTER_LEFT),
            _chip(look, f"{where}, {called}", turn, person=name is not None),
        ],
        spacing=10,
        height=_row_height(look),
    )


def _chip(look: Look, who: str, turn: Callable[[], object] | None, *, person: bool) -> ft.Control:
    """Whether a person or a computer sits there; a tap takes the other."""
    palette = look.palette
    word = look.say("people.person" if person else "people.computer")
    icon = ft.Icons.PERSON_ROUNDED if person else ft.Icons.SMART_TOY_ROUNDED
    color = palette.on_selected if person else palette.ink
    inside = ft.Column(
        [
            ft.Icon(icon, size=22, color=color),
            words(look, word, Style.CAPTION, color, align=CENTER, lines=1, room=_CHIP - 8, scale=1),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    chip = ft.Container(
        inside,
        width=_CHIP,
        height=TARGET,
        bgcolor=palette.selected if person else palette.paper_alt,
        border=ft.Border.all(palette.outline, palette.line),
        border_radius=theme.RADIUS_BUTTON,
        alignment=ft.Alignment.CENTER,
    )
    return pressable(f"{who}: {word}", chip, turn, radius=theme.RADIUS_BUTTON, toggled=person)


def _name_field(look: Look, name: str, where: str, rename: Callable[[str], object]) -> ft.Control:
    """A name to be typed; what is typed stays in the field, as drawing it anew could undo it."""
    now = ft.use_ref(name)

    def typed(text: str) -> None:
        now.current = text
        rename(text)

    return text_field(
        look,
        where,
        typed,
        kind=Style.BODY,
        value=now.current,
        max_length=LONGEST_NAME,
        counter="",
    )


NameField = ft.component(_name_field)
