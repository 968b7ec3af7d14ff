"""The way to the pause and to the last trick, and the score sheet."""

from collections.abc import Callable

import flet as ft

from watten_app.app.glossary import Word
from watten_app.ui.layout import Layout
from watten_app.ui.table.intents import Intents
from watten_app.ui.theme import Look
from watten_app.ui.widgets import pressable, round_button, score_sheet


@ft.component
def _head(
    look: Look,
    layout: Layout,
    heads: tuple[str, ...],
    history: tuple[tuple[int, ...], ...],
    tense: tuple[bool, ...],
    score: str,
    has_trick: bool,
    down: bool,
    intents: Intents,
) -> ft.Control:

    def explained(word: Word, title: str) -> Callable[[], None]:
        return lambda: intents.explain_word(word, title)

    stop, before = look.say("table.pause"), look.say("table.last_trick")
    pause = round_button(
        look,
        ft.Icons.PAUSE_ROUNDED,
        stop,
        intents.pause,
        layout.pause.width,
        explained(Word.PAUSE, stop),
    )
    last = round_button(
        look,
        ft.Icons.HISTORY_ROUNDED,
        before,
        (lambda: intents.open_menu("last")) if has_trick else None,
        layout.last.width,
        explained(Word.LAST, before),
    )
    sheet = pressable(
        score,
        score_sheet(look, heads, history, tense, width=layout.score.width),
        intents.show_score,
        on_hold=explained(Word.SCORE_DOWN if down else Word.SCORE, look.say("table.score")),
    )
    return ft.Stack(
        [
            ft.Container(pause, left=layout.pause.left, top=layout.pause.top),
            ft.Container(last, left=layout.last.left, top=layout.last.top),
            ft.Container(sheet, left=layout.score.left, top=layout.score.top),
        ],
        left=0,
        top=0,
        width=look.width,
        height=layout.score.bottom + 20,
        clip_behavior=ft.ClipBehavior.NONE,
    )


Head = ft.memo(_head)
