""" "Was sticht" in the quiz: the ruler of the table, for an order without a match."""

import flet as ft

from watten_app.engine import Card, Order, Role, Rules, Suit
from watten_app.ui.table.strip import Ruler, Strip, groups_of, size_on_paper, spoken_ruler
from watten_app.ui.theme import Look

MOST = 620.0


def ruler_height(look: Look, order: Order, room: float) -> float:
    """How high the ruler is on paper so wide."""
    return size_on_paper(look, min(room, MOST), classes=_has_classes(order))[2]


def _has_classes(order: Order) -> bool:
    return any(role is not Role.TRUMP for role, _ in order.groups)


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
    rows, mini, height, named = size_on_paper(look, wide, classes=_has_classes(order))
    strip = Strip(
        look,
        ruler,
        wide,
        height,
        mini,
        rows,
        named=named,
        letters=1.0,
        asked=asked,
        fill=look.palette.paper_alt,
    )
    label = spoken_ruler(look, ruler)
    return ft.Semantics(content=strip, label=label, exclude_semantics=True, container=True)
