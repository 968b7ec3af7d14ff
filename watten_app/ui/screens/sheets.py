"""The score sheet in the middle of a screen, read aloud as the score."""

import flet as ft

from watten_app.app.table_view import TableView
from watten_app.ui.table.names import heads_of, score_words
from watten_app.ui.theme import Look
from watten_app.ui.widgets import coming, score_sheet
from watten_app.ui.widgets.moving import nap, nothing

_FIRST = 320
"""Milliseconds until the sheet has come forward and the pencil begins."""


def sheet_row(
    look: Look,
    table: TableView,
    *,
    width: float,
    most: int,
    tense: tuple[bool, ...],
    fresh: bool = False,
) -> ft.Control:
    """The sheet `width` wide with the rows the longer column fills, two at least, `most` at most.

    Who is `tense` is crossed out in red. On a `fresh` one the last score is written before the eye.
    """
    longest = max(len(set(column) - {0}) for column in zip(*table.history, strict=True))
    rows = min(max(longest, 2), most)
    shown = _Fresh if fresh and len(table.history) > 1 else _sheet
    sheet = shown(look, heads_of(look, table), table.history, tense, width, rows)
    return ft.Semantics(
        content=ft.Row([sheet], alignment=ft.MainAxisAlignment.CENTER),
        label=score_words(look, table),
        exclude_semantics=True,
        container=True,
    )


def _sheet(
    look: Look,
    heads: tuple[str, ...],
    history: tuple[tuple[int, ...], ...],
    tense: tuple[bool, ...],
    width: float,
    rows: int,
    *,
    writing: bool = False,
) -> ft.Control:
    return score_sheet(
        look, heads, history, tense, width=width, rows=rows, turned=-1, writing=writing
    )


@ft.component
def _fresh(
    look: Look,
    heads: tuple[str, ...],
    history: tuple[tuple[int, ...], ...],
    tense: tuple[bool, ...],
    width: float,
    rows: int,
) -> ft.Control:
    """The sheet comes forward as it was; then the old figure is struck and the new one written."""
    written, write = ft.use_state(False)

    async def begin() -> None:
        await nap(look.duration(_FIRST) / 1000)
        write(True)

    ft.use_effect(begin, [], cleanup=nothing)
    done = written or not look.moving
    sheet = _sheet(
        look, heads, history if done else history[:-1], tense, width, rows, writing=written
    )
    return coming(look, sheet, "sheet")


_Fresh = ft.memo(_fresh)
