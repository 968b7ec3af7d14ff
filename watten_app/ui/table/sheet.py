"""The explaining sheet: what a card is, why, what is higher, whether it may be played."""

import flet as ft

from watten_app.app.note_pad import in_the_dark
from watten_app.app.table_view import TableView
from watten_app.engine import Card, Explanation, Role, explain
from watten_app.ui.table.facts import cards_alone, facts_of, spacing_of, stand_beside
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.seen import known_facts
from watten_app.ui.table.strip import Strip, ruler_of, size_on_paper
from watten_app.ui.theme import CARD_RATIO, Look, Style, Type
from watten_app.ui.widgets import (
    SIDE,
    close_button,
    fading,
    lying_card,
    paper_from_below,
    room_below,
    words,
)

_WIDEST = 620
_FADE = 14.0
_TOP = ft.CrossAxisAlignment.START
_KNOWN = 62.0
"""About how high a line on a card that was taken or shown is."""


@ft.component
def ExplainSheet(look: Look, table: TableView, card: Card, intents: Intents) -> ft.Control:
    """The sheet over the whole screen, coming from the thumb; it stays until it is closed."""
    up, set_up = ft.use_state(not look.moving)
    ft.use_effect(lambda: set_up(True), [])
    insets = look.insets
    explained = explain(table.view, card)
    known = known_facts(look, table, card)
    side = SIDE
    below = room_below(look)
    beside = look.height < 500 and look.width > 640
    wide = min(look.width, 820.0 if beside else _WIDEST)
    room = (wide - 2 * side - 20) / 2 if beside else wide - 2 * side
    tallest = look.height - insets.top - (10 if look.low else 24)
    ruler = _ruler(look, table, card, room)
    if not beside:
        told = _height(look, table, explained, room) + _KNOWN * len(known) + 86 + below
        with_ruler = told + size_on_paper(look, room)[2] + spacing_of(look) if ruler else told
        if look.low and with_ruler > tallest:
            # the table has the same strip; what is said has none other place
            ruler, with_ruler = [], told
        tallest = min(tallest, with_ruler)
    dark = in_the_dark(table.view)
    first = [_head(look, explained, room, dark=dark), *ruler]
    facts = [*facts_of(look, explained), *known]
    if beside:
        halves = [
            ft.Container(_column(look, first), width=room),
            ft.Container(_column(look, facts), width=room),
        ]
        body: ft.Control = ft.Row(halves, spacing=20, vertical_alignment=_TOP)
    else:
        body = fading(look, _column(look, [*first, *facts]), _FADE / tallest)
    close = close_button(look, look.say("table.close"), intents.close_sheet)
    return paper_from_below(look, [body, close], wide, tallest, intents.close_sheet, up=up)


def _column(look: Look, controls: list[ft.Control]) -> ft.Column:
    return ft.Column(
        [*controls, ft.Container(height=_FADE - spacing_of(look))],
        spacing=spacing_of(look),
        tight=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _height(look: Look, table: TableView, explained: Explanation, room: float) -> float:
    """About how high what is said will be without the strip; rather too high than too low."""
    said = [look.tell(message) for message in explained.messages]

    def lines(text: str, kind: Type, width: float) -> float:
        size = kind.size * look.text
        return -(-len(text) * size * 0.47 // width) * size * kind.line

    spacing = spacing_of(look)
    picture = _picture_width(look, room) * CARD_RATIO + 8
    beside = room - _picture_width(look, room) - 24
    first = said[0] if explained.role else ""
    if in_the_dark(table.view):
        first = look.say("explain.dark")
    head = lines(look.card_name(explained.card), _title(look), beside * 0.9)
    head += 52 * look.text + lines(first, _plain(look), beside)
    facts = said[1:] if explained.role else said
    heading = (17 if look.low else 23) * look.text + 2 * spacing + 2
    told = sum(lines(text, Style.SMALL, room - 40) + heading for text in facts)
    higher = len(explained.higher_unseen or ())
    minis = 41 * -(-higher // 9)
    own = 20 * look.text if len(explained.higher_own) > 1 else 0
    if cards_alone(look, explained):
        own = -lines(facts[0], Style.SMALL, room - 40)
    elif higher and stand_beside(look, higher):
        # they stand beside their sentence
        minis = 20
    return max(picture, head) + told + minis + own + _FADE


def _picture_width(look: Look, room: float) -> float:
    if look.low:
        return 64.0 if look.height < 500 else 76.0
    return min(112.0, room * 0.32)


def _title(look: Look) -> Type:
    return Style.HEADING if look.low else Style.TITLE


def _plain(look: Look) -> Type:
    return Style.SMALL if look.low else Style.BODY


def _head(look: Look, explained: Explanation, room: float, *, dark: bool) -> ft.Control:
    said = look.tell(explained.messages[0]) if explained.role else ""
    if dark and not explained.role:
        said = look.say("explain.dark")
    return card_head(look, explained.card, explained.role, said, room)


def card_head(look: Look, card: Card, role: Role | None, said: str, room: float) -> ft.Control:
    """The card with its name, what it is and why."""
    palette, width = look.palette, _picture_width(look, room)
    picture = ft.Container(
        lying_card(look, card, width),
        rotate=-0.035,
        padding=4,
    )
    text: list[ft.Control] = [
        ft.Semantics(
            content=words(look, look.card_name(card), _title(look), palette.ink, lines=2),
            container=True,
            header=True,
        )
    ]
    if role is not None:
        pill = ft.Container(
            words(look, look.say(f"role.{role.value}"), Style.LABEL, palette.on_selected),
            bgcolor=palette.selected,
            border_radius=20,
            padding=ft.Padding.symmetric(horizontal=13, vertical=7),
        )
        text.append(ft.Row([pill]))
    if said:
        text.append(words(look, said, _plain(look), palette.ink))
    column = ft.Column(text, spacing=9, tight=True, expand=True)
    return ft.Row([picture, column], spacing=14, vertical_alignment=_TOP)


def _ruler(look: Look, table: TableView, card: Card, room: float) -> list[ft.Control]:
    """The same strip as on the table, the asked card filled red."""
    ruler = ruler_of(table)
    if ruler is None:
        return []
    rows, mini, height, named = size_on_paper(look, room)
    return [
        Strip(
            look,
            ruler,
            room,
            height,
            mini,
            rows,
            named=named,
            letters=1.0,
            asked=card,
            fill=look.palette.paper_alt,
        )
    ]
