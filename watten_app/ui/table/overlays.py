"""Paper tiles that lie over the table when called up: the last trick and the pause."""

from collections.abc import Callable

import flet as ft

from watten_app.app.table_view import TableView
from watten_app.engine import Trick
from watten_app.engine.explain import trick_reason
from watten_app.ui.doors import Screen
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import name_of, trick_card_name
from watten_app.ui.table.places import seat_of
from watten_app.ui.table.seen import seen_cards, seen_content
from watten_app.ui.table.targets import target
from watten_app.ui.taps import tapped
from watten_app.ui.theme import CARD_RATIO, CLEAR, TARGET, Look, Style
from watten_app.ui.widgets import Kind, button, card_picture, tap_area, tile, words
from watten_app.ui.widgets.surfaces import standing
from watten_app.ui.widgets.words import CENTER


def over_the_table(
    look: Look, rect: Rect, content: ft.Control, on_close: Callable[[], object], *, scrim: bool
) -> list[ft.Control]:
    """A tile in the middle of `rect`; a tap beside it closes it."""

    color = look.palette.scrim if scrim else CLEAR
    whole = ft.Container(bgcolor=color, width=look.width, height=look.height)
    veil = tap_area(whole, tapped(on_close))
    wide = _widest(rect.width)
    return [
        ft.Container(veil, left=0, top=0),
        standing(tile(look, content, width=wide, padding=14), ft.MainAxisAlignment.CENTER, rect),
    ]


def _widest(width: float) -> float:
    """How wide a tile in a place so wide is."""
    return min(width - 8, 420)


def _room(width: float) -> float:
    """How wide what is in it is."""
    return _widest(width) - 31


def last_trick_tile(
    look: Look, layout: Layout, table: TableView, intents: Intents
) -> list[ft.Control]:
    """The last trick with its cards, who laid them, and why it was won."""
    view = table.view
    close = button(look, look.say("table.close"), intents.close, kind=Kind.ON_PAPER, height=48)
    heading = look.say(f"table.open_trick.{view.rules.open_trick.value}")
    title = ft.Semantics(
        content=words(look, heading, Style.HEADING, look.palette.ink),
        container=True,
        header=True,
    )
    rect = layout.cloth.felt
    trick = view.open_trick
    if trick is None:
        none = words(look, look.say("table.last_trick.none"), Style.BODY, look.palette.ink)
        shown = seen_cards(look, table, intents, _SEEN)
        content = ft.Column(
            [title, none, *shown, close], spacing=10, tight=True, horizontal_alignment=_S
        )
        return over_the_table(look, rect, content, intents.close, scrim=True)
    reason = ": ".join(look.tell(line) for line in trick_reason(view.order, trick) if line)
    room = _room(rect.width)
    count = len(trick.cards)
    rows = 1 if count <= _IN_A_ROW else 2
    least = 34.0 if rows == 1 else TARGET
    high = look.height * 0.25 / rows
    beside = (room - 3 * _APART) / _IN_A_ROW - _NAME
    width = min(66.0, beside, max(least, high / CARD_RATIO))
    cards = ft.Row(
        [_laid(look, table, trick, number, width, intents) for number in range(count)],
        spacing=_APART,
        run_spacing=12,
        wrap=rows > 1,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    why = words(look, reason, Style.SMALL, look.palette.ink, align=CENTER)
    shown = seen_cards(look, table, intents, _SEEN)
    content = ft.Column(
        [title, cards, why, *shown, close], spacing=9, tight=True, horizontal_alignment=_S
    )
    whole = Rect(rect.left, 0, rect.width, look.height)
    return over_the_table(look, whole, content, intents.close, scrim=True)


_IN_A_ROW = 4
"""Cards of the last trick side by side."""

_APART, _NAME = 10.0, 8.0
"""What lies between two of them, and how much wider than its card a name may be."""

_S = ft.CrossAxisAlignment.STRETCH
_SEEN = 52.0
"""A card that I was shown, below the last trick."""


def seen_tile(look: Look, layout: Layout, table: TableView, intents: Intents) -> list[ft.Control]:
    """The cards of the pack that I was shown, over everything for a while (R8)."""
    whole = Rect(layout.cloth.felt.left, 0, layout.cloth.felt.width, look.height)
    content = seen_content(look, table, intents, min(96.0, look.height * 0.13))
    return over_the_table(look, whole, content, intents.close, scrim=True)


def _laid(
    look: Look, table: TableView, trick: Trick, number: int, width: float, intents: Intents
) -> ft.Control:
    card, seat = trick.cards[number], seat_of(table, trick, number)
    won = seat == trick.winner
    height = width * CARD_RATIO
    parts: list[ft.Control] = []
    if won:
        parts.append(
            ft.Image(
                src="ring.webp",
                left=-width * 0.06,
                top=-height * 0.06,
                width=width * 1.12,
                height=height * 1.12,
                fit=ft.BoxFit.FILL,
                exclude_from_semantics=True,
            )
        )
    picture = card_picture(look, card, width)
    picture.left = picture.top = 0
    parts.append(picture)

    def hold(_: ft.Event) -> None:
        intents.explain(card)

    name = trick_card_name(look, table, trick, number)
    parts.append(
        target(Rect(0, 0, width, height), name, tapped(lambda: intents.explain(card)), hold)
    )
    style = Style.LABEL if won else Style.SMALL
    label = words(
        look,
        name_of(look, table, seat),
        style,
        look.palette.ink,
        align=CENTER,
        lines=1,
        scale=min(look.text, 1.3),
    )
    return ft.Column(
        [
            ft.Stack(parts, width=width, height=height, clip_behavior=ft.ClipBehavior.NONE),
            ft.Container(label, width=width + _NAME, alignment=ft.Alignment.CENTER),
        ],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def pause_tile(look: Look, intents: Intents, *, lesson: bool) -> list[ft.Control]:
    """The pause: go on, look at the score, change settings, leave; in a lesson, how it goes."""
    go = intents.doors.go
    title = ft.Semantics(
        content=words(look, look.say("table.pause"), Style.TITLE, look.palette.ink, align=CENTER),
        container=True,
        header=True,
    )

    def leave(screen: Screen) -> Callable[[], None]:
        return lambda: go(screen)

    entries = [
        ("table.resume", intents.resume, Kind.PRIMARY),
        ("table.score", leave(Screen.SCORE), Kind.ON_PAPER),
        ("settings.title", leave(Screen.SETTINGS), Kind.ON_PAPER),
        ("rules.title", leave(Screen.RULES), Kind.ON_PAPER),
        ("table.home", leave(Screen.HOME), Kind.ON_PAPER),
    ]
    if intents.doors.keyboard:
        entries.insert(2, ("keys.title", lambda: intents.open_menu("keys"), Kind.ON_PAPER))
    if lesson:

        def tell() -> None:
            intents.introduce(True)
            intents.resume()

        entries.insert(1, ("lesson.intro.title", tell, Kind.ON_PAPER))
    if look.height < 420:
        pairs = [entries[first : first + 2] for first in range(1, len(entries), 2)]
        rows: list[ft.Control] = [
            button(look, look.say(entries[0][0]), entries[0][1], kind=Kind.PRIMARY, height=48)
        ]
        rows += [
            ft.Row(
                [
                    button(look, look.say(key), press, kind=kind, height=48, expand=1)
                    for key, press, kind in pair
                ],
                spacing=10,
            )
            for pair in pairs
        ]
    else:
        room = _room(look.width)
        rows = [
            button(look, look.say(key), press, kind=kind, room=room) for key, press, kind in entries
        ]
    content = ft.Column([title, *rows], spacing=9, tight=True, horizontal_alignment=_S)
    whole = Rect(0, 0, look.width, look.height)
    return over_the_table(look, whole, content, intents.resume, scrim=True)
