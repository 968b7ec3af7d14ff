""" "Was sticht" in the quiz: the ruler of the table, for an order without a match."""

import flet as ft

from watten_app.engine import Card, Order, Rules, Suit
from watten_app.ui.table.ruler import Ruler, groups_of, spoken_ruler
from watten_app.ui.table.strip import Strip, on_sheet
from watten_app.ui.theme import Look

MOST = 620.0


def ruler_height(
    look: Look, rules: Rules, order: Order, room: float, *, led: Suit | None = None
) -> float:
    """How high the ruler is on paper so wide."""
    ruler = Ruler(groups_of(rules, order, led), frozenset(), frozenset())
    return on_sheet(look, ruler, min(room, MOST)).height


def quiz_ruler(
    look: Look,
    rules: Rules,
    order: Order,
    room: float,
    *,
    led: Suit | None = None,
    lying: tuple[tuple[Card, str], ...] = (),
    mine: tuple[Card, ...] = (),
    asked: Card | None = None,
) -> ft.Control:
    """The ruler; the cards that lie there are framed dark, mine red, the asked one is filled."""
    ruler = Ruler(groups_of(rules, order, led), frozenset(), frozenset(mine), lying)
    wide = min(room, MOST)
    stands = on_sheet(look, ruler, wide)
    fill = look.palette.paper_alt
    strip = Strip(look, ruler, wide, stands, letters=1.0, asked=asked, fill=fill)
    label = spoken_ruler(look, ruler)
    return ft.Semantics(content=strip, label=label, exclude_semantics=True, container=True)
