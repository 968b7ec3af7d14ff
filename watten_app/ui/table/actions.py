"""The row under the thumb: its buttons in their places, all words of one size."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from watten_app.app.glossary import Word
from watten_app.app.signing import may_sign
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Phase
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.measure import width_of
from watten_app.ui.table.choices import MANY, Choice, choices_of
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import name_of
from watten_app.ui.theme import TARGET, Look, Style
from watten_app.ui.widgets import Kind, button, chip_edge, round_button, words
from watten_app.ui.widgets.words import CENTER

_GAP = 8.0
_HINT = 0.74
"""What is said in a button's place is lower than the button, so that nobody presses it."""

_HALF = 2
"""So many come first where they are too many for one row."""


def action_row(look: Look, layout: Layout, table: TableView, intents: Intents) -> ft.Control:
    """The buttons in their place; whose turn it is while there are none."""
    room = layout.actions
    choices = choices_of(look, table, intents)
    if not choices:
        return _while_waiting(look, layout, table, intents)
    flank: list[Choice] = []
    if layout.portrait and len(choices) >= MANY and table.view.phase is Phase.RAISE:
        # only in the last trick are there so many answers
        flank = [choice for choice in choices if not choice.price]
        choices = [choice for choice in choices if choice.price]
    if look.left_handed:
        choices, flank = choices[::-1], flank[::-1]
    if layout.portrait:
        rows = [choices]
    elif len(choices) >= MANY:
        rows = [choices[_HALF:], choices[:_HALF]]
    else:
        main = [choice for choice in choices if choice.kind is not Kind.SECONDARY][:1]
        others = [choice for choice in choices if choice not in main]
        rows = [row for row in (others, main or []) if row]
    high = (room.height - 6 * (len(rows) - 1)) / len(rows)
    high = min(high, room.height if layout.portrait else (room.height - 6) / 2)
    lines = [ft.Row(_fitted(look, row, room, high, layout, intents), spacing=_GAP) for row in rows]
    made = ft.Container(
        ft.Column(lines, spacing=6, alignment=ft.MainAxisAlignment.END),
        left=room.left,
        top=room.top,
        width=room.width,
        height=room.height,
    )
    if not flank:
        return made
    beside = _beside_the_last_card(look, layout, flank, high, intents)
    return ft.Stack([made, *beside], left=0, top=0, width=look.width, height=look.height)


def flanks(layout: Layout) -> tuple[Rect, Rect]:
    """Where buttons have room left and right of the last card of a hand, above the row."""
    room, high = layout.actions, max(TARGET, layout.actions.height)
    card = layout.fan(1)[0]
    top = room.top - 6 - high
    right = card.left + layout.hand_card + _GAP
    return (
        Rect(room.left, top, card.left - _GAP - room.left, high),
        Rect(right, top, room.right - right, high),
    )


def _beside_the_last_card(
    look: Look, layout: Layout, flank: list[Choice], high: float, intents: Intents
) -> list[ft.Control]:
    """What else can be done when the row is full: with one card in hand there is room beside it."""
    made: list[ft.Control] = []
    for choice, rect in zip(flank, flanks(layout), strict=True):
        whole = replace(choice, bare=False)
        row = _fitted(look, [whole], rect, high, layout, intents, alone=True)
        made.append(
            ft.Container(ft.Row(row, spacing=0), left=rect.left, top=rect.top, width=rect.width)
        )
    return made


def _fitted(
    look: Look,
    row: list[Choice],
    room: Rect,
    high: float,
    layout: Layout,
    intents: Intents,
    *,
    alone: bool = False,
) -> list[ft.Control]:
    """The buttons of a row, their words all of one size that fits the narrowest.

    One `alone` takes the whole room.
    """
    icons = len(row) < 4 and not layout.large
    sizes = [_fit(choice, row, room, high, icons=icons) for choice in row]
    spare: list[ft.Control] = []
    if len(row) == 1 and row[0].kind is Kind.SECONDARY and layout.portrait and not alone:
        # the adviser stays where the thumb knows it
        spare = [ft.Container(expand=125)]
    if icons and min(sizes) < min(layout.text, 0.95):
        icons = False
        sizes = [_fit(choice, row, room, high, icons=False) for choice in row]
    scale = max(0.6, min(layout.text, *sizes))
    made = [
        _what_first(look, choice, high, scale, _explained(choice, intents))
        if choice.press is None
        else button(
            look,
            "" if choice.bare else choice.label,
            choice.press,
            kind=choice.kind,
            icon=choice.icon if icons or choice.bare else None,
            second=choice.price,
            name=f"{choice.label}, {choice.price}" if choice.price else choice.label,
            height=high,
            width=TARGET if choice.bare else None,
            expand=None if choice.bare else round(choice.share * 100),
            scale=scale,
            on_hold=_explained(choice, intents),
        )
        for choice in row
    ]
    return [*made, *spare] if look.left_handed else [*spare, *made]


def _explained(choice: Choice, intents: Intents) -> Callable[[], None]:
    return lambda: intents.explain_word(choice.word, choice.label, mine=True)


def _what_first(
    look: Look, choice: Choice, high: float, scale: float, explain: Callable[[], None]
) -> ft.Control:
    """What to do before the button is there: words on a chip, in the button's place."""
    palette = look.palette
    lines = [words(look, choice.label, Style.BODY, palette.on_chip, align=CENTER, scale=scale)]
    if choice.price:
        second = words(look, choice.price, Style.SMALL, palette.on_chip, align=CENTER, scale=scale)
        lines.append(second)

    def hold(_: ft.Event) -> None:
        explain()

    chip = ft.GestureDetector(
        content=ft.Container(
            ft.Column(
                [*lines],
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            bgcolor=palette.chip,
            border=chip_edge(look),
            border_radius=high,
            height=high * _HINT,
            margin=ft.Margin.symmetric(vertical=high * (1 - _HINT) / 2),
            alignment=ft.Alignment.CENTER,
        ),
        on_long_press_start=hold,
        on_secondary_tap_up=hold,
        exclude_from_semantics=True,
    )
    label = ". ".join(filter(None, (choice.label, choice.price)))
    return ft.Semantics(
        content=chip,
        container=True,
        exclude_semantics=True,
        label=label,
        on_long_press=hold,
        expand=round(choice.share * 100),
    )


def _fit(choice: Choice, row: list[Choice], room: Rect, high: float, *, icons: bool) -> float:
    """The size of letters with which a button's words fit its share of the row."""
    if choice.bare:
        return 2.0
    worded = [other for other in row if not other.bare]
    left = room.width - _GAP * (len(row) - 1) - TARGET * (len(row) - len(worded))
    wide = left * choice.share / sum(other.share for other in worded) - 14
    letters = wide - (34 if icons and choice.icon else 0)
    kind = Style.BUTTON_BIG if choice.kind is Kind.HERO else Style.BUTTON
    fits = min(letters / width_of(choice.label, kind), high / (45 if choice.price else 26))
    if choice.price:
        fits = min(fits, wide / width_of(choice.price, Style.SMALL))
    return fits


def _while_waiting(look: Look, layout: Layout, table: TableView, intents: Intents) -> ft.Control:
    """Whose turn it is, and the way to the signs, which need no turn."""
    room = layout.actions
    if not may_sign(table.view):
        return _whose_turn(look, room, table, layout.text)
    rest = replace(room, width=room.width - TARGET - _GAP)
    icon, name = ft.Icons.SENTIMENT_SATISFIED_ALT_ROUNDED, look.say("action.sign")

    def explain() -> None:
        intents.explain_word(Word.SIGN, name)

    way = round_button(look, icon, name, lambda: intents.open_menu("signs"), TARGET, explain)
    left = room.left if look.left_handed else room.right - TARGET
    if look.left_handed:
        rest = replace(rest, left=room.left + TARGET + _GAP)
    parts = [
        _whose_turn(look, rest, table, layout.text),
        ft.Container(way, left=left, top=room.top + (room.height - TARGET) / 2),
    ]
    return ft.Stack(parts, left=0, top=0, width=look.width, height=look.height)


def _whose_turn(look: Look, room: Rect, table: TableView, letters: float) -> ft.Control:
    acting = table.view.to_act
    line = ""
    if acting and acting[0] != ME and not table.paused:
        name = name_of(look, table, acting[0])
        key = {
            Phase.CUT: "announce.wait.cut",
            Phase.TAKE: "announce.wait.take",
            Phase.SCHLAG: "announce.wait.schlag",
            Phase.TRUMP: "announce.wait.trump",
            Phase.EXCHANGE: "announce.wait.exchange",
            Phase.PLAY: "table.turn_of",
        }.get(table.view.phase, "announce.wait.answer")
        line = look.say(key, name=name)
    if not line:
        return ft.Container(left=room.left, top=room.top, width=1, height=1)
    text = words(look, line, Style.BODY, look.palette.on_chip, align=CENTER, lines=1, scale=letters)
    chip = ft.Container(
        text,
        bgcolor=look.palette.chip,
        border=chip_edge(look),
        border_radius=20,
        padding=ft.Padding.symmetric(horizontal=16, vertical=7),
    )
    return ft.Container(
        ft.Semantics(content=chip, container=True),
        left=room.left,
        top=room.top,
        width=room.width,
        height=room.height,
        alignment=ft.Alignment.CENTER,
    )
