"""Questions to me as their asker's large bubble on the cloth: a raise, Schönere, a swap, keep."""

import flet as ft

from watten_app.app.known import cutter_of, offered_card
from watten_app.app.table_view import TableView
from watten_app.engine import Phase, Verb, View
from watten_app.engine.deal import GIVEN_POINTS
from watten_app.ui import theme
from watten_app.ui.geometry import Rect
from watten_app.ui.table.bubble_places import box_high
from watten_app.ui.table.bubbles import SHADOW, bubble, edge_of, tail
from watten_app.ui.table.exchange import exchange_line
from watten_app.ui.table.names import name_of
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import pop, words
from watten_app.ui.widgets.words import CENTER

_FLAT, _FLAT_FOR_ONE = 64.0, 56.0
"""A bubble lower than this tells what it is about in numbers alone, without a word above each: the
slate says the same; and how high it is for ordinary letters."""


def raise_question(
    look: Look, rect: Rect, view: View, name: str, again: bool, mouth: float, letters: float
) -> list[ft.Control]:
    """The bubble and its tail, whose tip is at x = `mouth`."""
    palette = look.palette
    flat = rect.height < _FLAT
    fit = min(letters, rect.height / (_FLAT_FOR_ONE if flat else 76), rect.width / 320)
    said = look.say("says.reraise" if again else "says.raise")
    line = look.say("question.raise.line", name=name)
    now, then = view.value, view.value + 1

    def worth(caption: str, value: int, color: str, quiet: str) -> ft.Control:
        above = words(look, caption, Style.SMALL, quiet, align=CENTER, lines=1, scale=fit)
        number = words(look, str(value), Style.TITLE, color, align=CENTER, scale=fit * 1.1)
        return ft.Column(
            [number] if flat else [above, number],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )

    left = ft.Column(
        [
            words(
                look, said, Style.SAID, palette.ink, lines=1, scale=fit * (0.66 if flat else 0.86)
            ),
            words(look, line, Style.SMALL, palette.ink, lines=1, scale=fit),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    asked = ft.Container(
        worth(look.say("question.raise.then"), then, palette.on_primary, palette.on_primary),
        bgcolor=palette.primary,
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=14 * fit, vertical=3),
    )
    arrow = ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, color=palette.selected, size=26 * fit)
    row = ft.Row(
        [
            left,
            worth(look.say("question.raise.now"), now, palette.ink, palette.ink_muted),
            arrow,
            asked,
        ],
        spacing=8,
    )
    spoken = look.say("a11y.raise", name=name, now=now, then=then)
    body = ft.Container(
        row,
        bgcolor=palette.paper,
        border_radius=theme.RADIUS_BUBBLE,
        padding=ft.Padding.symmetric(horizontal=14, vertical=4),
        width=rect.width,
        height=rect.height,
        shadow=SHADOW,
        border=ft.Border.all(edge_of(look), palette.tile_line),
    )
    question = ft.Semantics(
        container=True,
        exclude_semantics=True,
        label=f"{said} {spoken}",
        content=body,
    )
    return [
        tail(palette.paper, mouth - 8, rect.top - 8, "up", 16, 9),
        ft.Container(
            pop(look, question, f"raise-{then}", (2 * (mouth - rect.left) / rect.width - 1, -1.0)),
            left=rect.left,
            top=rect.top,
        ),
    ]


def is_reraise(view: View) -> bool:
    """Whether the open raise answers another one."""
    raises = [action for action in view.actions if action.verb in (Verb.RAISE, Verb.PLAY)]
    return len(raises) > 1 and raises[-2].verb is Verb.RAISE


def words_of(look: Look, table: TableView) -> tuple[str, str]:
    """What is asked in words, and what hangs on it."""
    view = table.view
    name = name_of(look, table, view.asker) if view.asker is not None else ""
    if view.phase is Phase.EXCHANGE:
        line = exchange_line(look, table)
    else:
        params = {"value": view.value, "given": GIVEN_POINTS, "none": view.points_for_none}
        line = look.say(_line_of(view), name=name, card=offered_card(view), **params)
    return look.say(f"question.{view.phase.value}.title"), line


def _line_of(view: View) -> str:
    """Which sentence the question takes."""
    if view.phase is Phase.CUT and view.rules.fist:
        return "question.cut.fist"
    if view.phase is Phase.TAKE and view.rules.schlecken_bluff and cutter_of(view) == view.seat:
        critical = offered_card(view) in view.rules.critical
        return "question.take.hidden" if critical else "question.take.bluff"
    return f"question.{view.phase.value}.line"


def plain_question(
    look: Look, rect: Rect, table: TableView, height: float, letters: float, *, tight: bool
) -> list[ft.Control]:
    """What is asked in words; it grows upward from `rect`'s foot.

    On a `tight` cloth the card turned up is to be seen: slate and buttons tell the rest.
    """
    title, line = words_of(look, table)
    shown = _says_more(table, tight=tight)
    box = bubble(look, title, line, letters=letters, width=rect.width, shown=shown)
    return [ft.Container(box, left=rect.left, bottom=height - rect.bottom)]


def question_height(
    look: Look, rect: Rect, table: TableView, letters: float, *, tight: bool
) -> float:
    """How high that bubble is."""
    title, line = words_of(look, table)
    why = line if _says_more(table, tight=tight) else None
    return box_high(title, why, rect.width, letters, look.drawn(Style.SMALL))


def _says_more(table: TableView, *, tight: bool) -> bool:
    return not tight or table.view.phase not in (Phase.LEAVE, Phase.EXCHANGE)
