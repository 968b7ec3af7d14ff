"""What a deal brought each player, where each counts his own tricks."""

from collections.abc import Sequence

import flet as ft

from watten_app.app.table_view import Gain, TableView
from watten_app.ui.screens.pieces import line
from watten_app.ui.table.names import name_of
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import words
from watten_app.ui.widgets.words import END

_CHANGE, _SCORE = 40, 32
"""The columns of figures, in px at 100 %."""


def gain_rows(look: Look, table: TableView, gains: Sequence[Gain]) -> list[ft.Control]:
    """A line for each player: tricks, what they cost or brought, and the score after them."""
    return [control for gain in gains for control in (line(look), _row(look, table, gain))]


def _row(look: Look, table: TableView, gain: Gain) -> ft.Control:
    palette, letters = look.palette, min(look.text, 1.4)
    name, made, change = name_of(look, table, gain.seat), made_words(look, gain), _change(gain)
    said = look.say(f"result.gain.{change}", number=abs(gain.points))
    small, strong = (Style.SMALL, Style.LABEL) if look.low else (Style.BODY, Style.BODY_STRONG)
    row = ft.Row(
        [
            words(look, name, small if gain.seat else strong, palette.ink, lines=1, expand=True),
            words(look, made, small, palette.ink_muted, align=END, lines=1),
            words(look, said, strong, palette.ink, align=END, lines=1, width=_CHANGE * letters),
            words(
                look,
                str(gain.score),
                Style.BUBBLE,
                palette.ink,
                align=END,
                lines=1,
                width=_SCORE * letters,
            ),
        ],
        spacing=6,
    )
    after = look.say(f"result.alone.line.{change}", number=abs(gain.points), left=gain.score)
    return ft.Semantics(
        content=row,
        label=f"{name}: {made}, {after}",
        exclude_semantics=True,
        container=True,
    )


def made_words(look: Look, gain: Gain) -> str:
    """How many tricks somebody made."""
    if gain.tricks is None:
        return look.say("result.alone.left")
    return look.say(f"result.alone.{'tricks' if gain.tricks else 'none'}", tricks=gain.tricks)


def _change(gain: Gain) -> str:
    return "less" if gain.points < 0 else "more" if gain.points else "same"
