"""The sheet of a held word: what it means, its price just now, and the way to the rules."""

from collections.abc import Callable

import flet as ft

from watten_app.app.advising import meaning_of as chance_meaning
from watten_app.app.book import Bookmark
from watten_app.app.glossary import CHAPTER, Word, meaning_of
from watten_app.app.table_view import TableView
from watten_app.engine import Verb
from watten_app.ui.doors import Screen
from watten_app.ui.measure import height_of
from watten_app.ui.table.advice import advice_shown
from watten_app.ui.table.advice_words import chance_words
from watten_app.ui.table.intents import HeldWord, Intents
from watten_app.ui.table.names import name_of
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import (
    SIDE,
    Kind,
    button,
    button_high,
    close_button,
    fading,
    paper_from_below,
    room_below,
    words,
)

_WIDEST = 620.0
_FADE, _BETWEEN, _AROUND = 14.0, 10.0, 35.0
"""What fades at the foot, what lies between the lines, and the grip and what is round it."""

_PRICE, _APART = 12.0, 8.0
"""What the paper of a price has around its words."""


@ft.component
def WordSheet(look: Look, table: TableView, held: HeldWord, intents: Intents) -> ft.Control:
    """What a word of the table means; it stays until it is closed."""
    names = _names(look, table)
    told = [look.tell(one) for one in meaning_of(held.word, table.view, names, mine=held.mine)]
    told += _advised(look, table, held, intents)
    chapter = CHAPTER.get(held.word)

    def read() -> None:
        intents.close_word()
        intents.doors.go(Screen.RULES, Bookmark(chapter=chapter or ""))

    ways = [(look.say("word.book"), read)] if chapter else []
    return ToldSheet(look, held.title, told[:1], tuple(told[1:]), ways, intents.close_word)


def _advised(look: Look, table: TableView, held: HeldWord, intents: Intents) -> list[str]:
    """What the number means that the adviser has given it."""
    advice, verb = advice_shown(table, intents), _VERBS.get(held.word)
    chance = advice.answer(verb, held.value) if advice and held.mine and verb else None
    if advice is None or chance is None:
        return []
    return [f"{chance_words(look, chance)}: {look.tell(chance_meaning(advice, chance))}"]


_VERBS = {Word(verb.value): verb for verb in Verb if verb.value in set(Word)} | {
    Word.RERAISE: Verb.RAISE
}
"""What one does who says a word."""


def _names(look: Look, table: TableView) -> dict[str, str]:
    """What the sentences name in the player's words."""
    asker = table.view.asker
    return {
        "name": name_of(look, table, asker) if asker is not None else "",
        "rechter": look.say("table.rechter"),
        "raise": look.say("says.raise"),
        "hold": look.say("says.hold"),
        "play_on": look.say("advice.play_on"),
    }


@ft.component
def ToldSheet(
    look: Look,
    title: str,
    told: list[str],
    prices: tuple[str, ...],
    ways: list[tuple[str, Callable[[], object]]],
    on_close: Callable[[], object],
    close: str = "table.close",
) -> ft.Control:
    """Some sentences on paper that comes from below: `prices` stand out, `ways` lead elsewhere."""
    up, set_up = ft.use_state(not look.moving)
    ft.use_effect(lambda: set_up(True), [])
    palette = look.palette
    wide = min(look.width, _WIDEST)
    room = wide - 2 * SIDE
    heading = Style.HEADING if look.low else Style.TITLE
    plain, strong = look.drawn(Style.BODY), look.drawn(Style.BODY_STRONG)
    high = height_of(title, heading, room, look.text) + _FADE
    high += sum(_BETWEEN + height_of(line, plain, room, look.text) for line in told)
    inner = room - 2 * _PRICE
    high += sum(_BETWEEN + _PRICE + height_of(p, strong, inner, look.text) for p in prices)
    # with large letters the buttons stand below one another
    feet = len(ways) + 1 if look.large else 1
    high += feet * (button_high(look) + _APART) - _APART
    tallest = min(look.height - look.insets.top - 10, high + _AROUND + room_below(look))
    lines: list[ft.Control] = [
        ft.Semantics(content=words(look, title, heading, palette.ink), container=True, header=True),
        *(words(look, line, Style.BODY, palette.ink) for line in told),
        *(_price(look, line) for line in prices),
        ft.Container(height=_FADE - _BETWEEN),
    ]
    column = ft.Column(
        lines,
        spacing=_BETWEEN,
        tight=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    last = close_button(look, look.say(close), on_close)
    if ways:
        share = None if look.large else 1
        others = [
            button(look, name, go, kind=Kind.ON_PAPER, height=button_high(look))
            for name, go in ways
        ]
        all_ways = [ft.Container(one, expand=share) for one in (*others, last)]
        last = (
            ft.Column(
                all_ways,
                spacing=_APART,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            )
            if look.large
            else ft.Row(all_ways, spacing=_APART)
        )
    body = fading(look, column, _FADE / tallest)
    return paper_from_below(look, [body, last], wide, tallest, on_close, up=up)


def _price(look: Look, line: str) -> ft.Control:
    return ft.Container(
        words(look, line, Style.BODY_STRONG, look.palette.ink),
        bgcolor=look.palette.paper_alt,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=_PRICE, vertical=_PRICE / 2),
    )
