"""Who plays on this phone: how many, and in a sheet what they are called and where they sit."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import NamedTuple

import flet as ft

from watten_app.app.company import plays_for_himself
from watten_app.app.lettering import written
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
from watten_app.ui.widgets.moving import nap
from watten_app.ui.widgets.paper_over import paper_over
from watten_app.ui.widgets.words import CENTER

_DISC, _CHIP = 40.0, 76.0
_AROUND, _BARE = 220.0, 150.0
"""What stands above and below the seats, at a text size of 100 %; without the hint while one types.
"""

_ABOVE_THE_KEYBOARD = 0.55
"""So much of the screen a phone's keyboard leaves free."""

_CLOSED = 0.4
"""Seconds after a field is left until the sheet is as large as before: the finger that left it is
still on its way to a button."""

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


class _Typing:
    """The fields of the names: which one is typed in, and how they are got at.

    Attributes:
        fields: the field of each person, by seat.
        seat: whose field is typed in; None while none is.
    """

    def __init__(self) -> None:
        self.fields: dict[int, ft.TextField] = {}
        self.seat: int | None = None

    async def go_on(self, seat: int) -> None:
        """Type in the next one's field, if there is one."""
        following = next((one for one in sorted(self.fields) if one > seat), None)
        if following is not None:
            await self.fields[following].focus()


@ft.component
def PeopleSheet(
    look: Look, options: MatchOptions, choose: Choose, on_close: Callable[[], object]
) -> ft.Control:
    """The sheet over the screen: each seat with who sits there."""
    palette = look.palette
    typing = ft.use_ref(_Typing).current
    narrowed, narrow = ft.use_state(False)
    strange, tell_strange = ft.use_state(False)
    alone = plays_for_himself(options.rules, options.players)
    hint = "people.letters" if strange else "people.hint.alone" if alone else "people.hint"

    def begin(seat: int) -> None:
        typing.seat = seat
        narrow(True)

    async def end(seat: int) -> None:
        tell_strange(False)
        if typing.seat == seat:
            typing.seat = None
        await nap(_CLOSED)
        if typing.seat is None:
            narrow(False)

    hands = _Hands(typing, begin, end, tell_strange)
    typing.fields = {
        seat: field for seat, field in typing.fields.items() if seat in options.people.seats
    }
    title = ft.Semantics(
        content=words(look, look.say("people.seats"), Style.HEADING, palette.ink),
        header=True,
        container=True,
    )
    seats = ft.Column(
        [_seat(look, options, seat, choose, hands) for seat in range(options.players)],
        spacing=8,
        tight=True,
        scroll=ft.ScrollMode.AUTO,
    )
    insets = look.insets
    around = (_BARE if narrowed else _AROUND) * max(1.0, look.text)
    share = _ABOVE_THE_KEYBOARD if narrowed else 1.0
    row = _row_height(look) + 8
    free = max(row, (look.height - insets.top - insets.bottom) * share - around)
    told = ft.Semantics(
        content=words(look, look.say(hint), Style.SMALL, palette.ink_muted),
        live_region=strange,
        container=True,
    )
    column = ft.Column(
        [
            ft.Container(height=0) if strange and narrowed else ft.Container(title),
            # what stands below must stay in its place: a field that is moved is no more typed in
            ft.Container(told) if strange or not narrowed else ft.Container(height=0),
            ft.Container(seats, height=min(free, options.players * row)),
            button(look, look.say("people.done"), on_close, kind=Kind.PRIMARY),
        ],
        spacing=10,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    # names are typed, and the keyboard comes from below
    return paper_over(look, column, on_close, ft.MainAxisAlignment.START)


def _row_height(look: Look) -> float:
    return max(TARGET + 8, 40 * look.text)


def _seat(
    look: Look, options: MatchOptions, seat: int, choose: Choose, hands: "_Hands"
) -> ft.Control:
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

        middle = NameField(look, seat, name, where, rename, hands, key=f"name-{seat}")
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


class _Hands(NamedTuple):
    """What happens as one types: a field is begun or left, and letters came that are not ours."""

    typing: _Typing
    begin: Callable[[int], object]
    end: Callable[[int], Awaitable[object]]
    strange: Callable[[bool], object]


def _name_field(
    look: Look,
    seat: int,
    name: str,
    where: str,
    rename: Callable[[str], object],
    hands: _Hands,
) -> ft.Control:
    """A name to be typed.

    What is typed stays in the field, as drawing it anew could undo it, but for letters that are not
    ours. Once it is left it shows what the person is called now.
    """
    now = ft.use_ref(name)
    _, draw = ft.use_state(0)

    def typed(text: str) -> None:
        plain = written(text)
        now.current = text if " ".join(text.split()) == plain else plain
        hands.strange(now.current != text)
        draw(lambda times: times + 1)
        rename(text)

    async def leave() -> None:
        now.current = current.current
        draw(lambda times: times + 1)
        await hands.end(seat)

    async def go_on() -> None:
        await hands.typing.go_on(seat)

    current = ft.use_ref(name)
    current.current = name
    field = text_field(
        look,
        where,
        typed,
        kind=Style.BODY,
        value=now.current,
        max_length=LONGEST_NAME,
        counter="",
        capitalization=ft.TextCapitalization.WORDS,
        on_focus=lambda: hands.begin(seat),
        on_blur=leave,
        on_submit=go_on,
    )
    hands.typing.fields[seat] = field
    return field


NameField = ft.component(_name_field)
