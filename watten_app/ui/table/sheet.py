"""The explaining sheet: what a card is, why, what is higher, whether it may be played."""

from dataclasses import replace

import flet as ft

from watten_app.app.advising import meaning_of
from watten_app.app.note_pad import in_the_dark
from watten_app.app.table_view import TableView
from watten_app.engine import Card, Explanation, Role, explain
from watten_app.ui.measure import height_of
from watten_app.ui.table.advice import BULB, advice_shown
from watten_app.ui.table.advice_words import chance_words
from watten_app.ui.table.facts import Fact, drawn_fact, fact_height, facts_of, spacing_of
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.open_hands import holders_of
from watten_app.ui.table.ruler import ruler_of
from watten_app.ui.table.seen import known_facts
from watten_app.ui.table.strip import Strip, on_sheet
from watten_app.ui.theme import CARD_RATIO, LOW, Look, Style, Type
from watten_app.ui.widgets import (
    SIDE,
    button_high,
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
_AROUND = 35.0
"""The sheet's grip, and what is above and below it and the facts."""

_PILL, _PICTURE, _BESIDE_PICTURE, _BETWEEN = 14.0, 8.0, 14.0, 9.0
"""What is around a role's name, around the card and beside it; between the lines of the head."""


@ft.component
def ExplainSheet(look: Look, table: TableView, card: Card, intents: Intents) -> ft.Control:
    """The sheet over the whole screen, coming from the thumb; it stays until it is closed."""
    up, set_up = ft.use_state(not look.moving)
    ft.use_effect(lambda: set_up(True), [])
    explained = explain(table.view, card)
    beside = look.height < 500 and look.width > 640
    wide = min(look.width, 820.0 if beside else _WIDEST)
    room = (wide - 2 * SIDE - 20) / 2 if beside else wide - 2 * SIDE
    tallest = look.height - look.insets.top - (10 if look.low else 24)
    around = _AROUND + button_high(look) + room_below(look)
    said = _said(look, explained, dark=in_the_dark(table.view))
    ruler, ruler_high = _ruler(look, table, card, room)
    ruler_high += spacing_of(look) if ruler_high else 0

    def head_high(letters: Look) -> float:
        return head_height(letters, card, explained.role, said, room) + _FADE

    def facts_in(letters: Look) -> list[Fact]:
        told = facts_of(letters, explained, holders_of(letters, table))
        return [*_advised(letters, table, card, intents), *told, *known_facts(letters, table, card)]

    def facts_high(letters: Look) -> float:
        facts = facts_in(letters)
        return sum(spacing_of(letters) + fact_height(letters, fact, room) for fact in facts)

    larger, free = _larger(look), tallest - around
    head_look = facts_look = look
    if beside:
        head_look = larger if head_high(larger) + ruler_high <= free else look
        facts_look = larger if facts_high(larger) + _FADE <= free else look
    else:
        for head_look, facts_look in ((larger, larger), (look, larger), (look, look)):
            if head_high(head_look) + facts_high(facts_look) + ruler_high <= free:
                break
        told = head_high(head_look) + facts_high(facts_look)
        if look.low and told + ruler_high > free:
            # the table has the same strip; what is said has none other place
            ruler_high = 0.0
        tallest = min(tallest, told + ruler_high + around)
    first = [card_head(head_look, card, explained.role, said, room)]
    first += [ruler] if ruler_high else []
    lines = [drawn_fact(facts_look, fact) for fact in facts_in(facts_look)]
    if beside:
        halves = [
            ft.Container(_column(look, first), width=room),
            ft.Container(_column(look, lines), width=room),
        ]
        body: ft.Control = ft.Row(halves, spacing=20, vertical_alignment=_TOP)
    else:
        body = fading(look, _column(look, [*first, *lines]), _FADE / tallest)
    close = close_button(look, look.say("table.close"), intents.close_sheet)
    return paper_from_below(look, [body, close], wide, tallest, intents.close_sheet, up=up)


def _advised(look: Look, table: TableView, card: Card, intents: Intents) -> list[Fact]:
    """What the adviser gives the card, and why."""
    advice = advice_shown(table, intents)
    chance = advice.of(card) if advice else None
    if advice is None or chance is None:
        return []
    head = f"{look.say('action.advice')}: {chance_words(look, chance)}"
    return [Fact(BULB, look.palette.ink_muted, head, look.tell(meaning_of(advice, chance)))]


def _larger(look: Look) -> Look:
    """The look of a higher screen, whose letters a low one takes as well where they fit."""
    return replace(look, height=max(look.height, LOW + 1))


def _column(look: Look, controls: list[ft.Control]) -> ft.Column:
    return ft.Column(
        [*controls, ft.Container(height=_FADE - spacing_of(look))],
        spacing=spacing_of(look),
        tight=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def head_height(look: Look, card: Card, role: Role | None, said: str, room: float) -> float:
    """How high the card with its name, what it is and why are."""
    width = _picture_width(look, room)
    beside = room - width - _PICTURE - _BESIDE_PICTURE
    tall = height_of(look.card_name(card), _title(look), beside, look.text)
    if role is not None:
        tall += _BETWEEN + _PILL + Style.LABEL.size * Style.LABEL.line * look.text
    if said:
        tall += _BETWEEN + height_of(said, look.drawn(_plain(look)), beside, look.text)
    return max(width * CARD_RATIO + _PICTURE, tall)


def _picture_width(look: Look, room: float) -> float:
    if look.low:
        return 64.0 if look.height < 500 else 76.0
    return min(112.0, room * 0.32)


def _title(look: Look) -> Type:
    return Style.HEADING if look.low else Style.TITLE


def _plain(look: Look) -> Type:
    return Style.SMALL if look.low else Style.BODY


def _said(look: Look, explained: Explanation, *, dark: bool) -> str:
    """What the card is and why; to who does not know Schlag and trump, that it is hidden."""
    if explained.role:
        return look.tell(explained.messages[0])
    return look.say("explain.dark") if dark else ""


def card_head(look: Look, card: Card, role: Role | None, said: str, room: float) -> ft.Control:
    """The card with its name, what it is and why."""
    palette, width = look.palette, _picture_width(look, room)
    picture = ft.Container(
        lying_card(look, card, width),
        rotate=-0.035,
        padding=_PICTURE / 2,
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
            padding=ft.Padding.symmetric(horizontal=13, vertical=_PILL / 2),
        )
        text.append(ft.Row([pill]))
    if said:
        text.append(words(look, said, _plain(look), palette.ink))
    column = ft.Column(text, spacing=_BETWEEN, tight=True, expand=True)
    return ft.Row([picture, column], spacing=_BESIDE_PICTURE, vertical_alignment=_TOP)


def _ruler(look: Look, table: TableView, card: Card, room: float) -> tuple[ft.Control, float]:
    """The same strip as on the table, the asked card filled red; and its height, 0 for none."""
    ruler = ruler_of(table)
    if ruler is None:
        return ft.Container(), 0.0
    stands = on_sheet(look, ruler, room)
    fill = look.palette.paper_alt
    return Strip(look, ruler, room, stands, letters=1.0, asked=card, fill=fill), stands.height
