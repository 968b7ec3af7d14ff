"""The score sheet in the middle of a screen, read aloud as the score."""

import flet as ft

from watten_app.app.table_view import TableView
from watten_app.ui.table.names import heads_of, score_words
from watten_app.ui.theme import Look
from watten_app.ui.widgets import score_sheet


def sheet_row(
    look: Look, table: TableView, *, width: float, most: int, tense: tuple[bool, ...]
) -> ft.Control:
    """The sheet `width` wide with the rows the longer column fills, two at least, `most` at most.

    Who is `tense` is crossed out in red.
    """
    longest = max(len(set(column) - {0}) for column in zip(*table.history, strict=True))
    rows = min(max(longest, 2), most)
    sheet = score_sheet(
        look, heads_of(look, table), table.history, tense, width=width, rows=rows, turned=-1
    )
    return ft.Semantics(
        content=ft.Row([sheet], alignment=ft.MainAxisAlignment.CENTER),
        label=score_words(look, table),
        exclude_semantics=True,
        container=True,
    )
