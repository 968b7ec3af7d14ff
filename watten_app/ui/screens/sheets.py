"""The score sheet in the middle of a screen, read aloud as the score."""

import flet as ft

from watten_app.app.table_view import TableView
from watten_app.ui.theme import Look
from watten_app.ui.widgets import score_sheet


def sheet_row(
    look: Look, table: TableView, *, width: float, most: int, tense: tuple[bool, ...]
) -> ft.Control:
    """The sheet `width` wide with the rows the longer column fills, two at least, `most` at most.

    A side in `tense` is crossed out in red.
    """
    longest = max(len({score[side] for score in table.history} - {0}) for side in range(2))
    rows = min(max(longest, 2), most)
    sheet = score_sheet(look, table.history, tense, width=width, rows=rows, turned=-1)
    ours, theirs = table.score[:2]
    return ft.Semantics(
        content=ft.Row([sheet], alignment=ft.MainAxisAlignment.CENTER),
        label=look.say("a11y.score", ours=ours, theirs=theirs),
        exclude_semantics=True,
        container=True,
    )
