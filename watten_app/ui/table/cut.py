"""The pack on the cloth while it is cut: lifted with the finger, knocked on, parted (R6, R7)."""

from collections.abc import Callable

import flet as ft

from watten_app.app.known import CUTTING, offered_card
from watten_app.app.table_view import TableView
from watten_app.engine import Card, Phase, Verb
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.table.cut_places import (
    PackPlaces,
    layers_of,
    lifted_by,
    pack_places,
    thickness,
)
from watten_app.ui.table.intents import Intents
from watten_app.ui.taps import tapped
from watten_app.ui.theme import MOVE, Look, Style
from watten_app.ui.widgets import card_picture, card_shadow, chip_edge, picture, words

_PART = 320
_EVERY = 24
"""Milliseconds between two looks at the finger: a patch takes about as long."""

_LIFT = 10.0
"""How much higher the packet rises than the finger went, so that it is seen to come off."""


def pack_on_cloth(
    look: Look, layout: Layout, table: TableView, intents: Intents
) -> list[ft.Control]:
    """The pack, as long as it is being cut; nothing afterwards."""
    view = table.view
    if view.phase not in CUTTING:
        return []
    places = pack_places(layout.cloth)
    size = len(view.rules.cards)
    if view.phase is Phase.CUT and table.waiting:
        return [CutPack(look, places, size, view.rules.fist, intents, table.ply, key="cut-pack")]
    parted = view.phase is Phase.TAKE
    count = _lifted_count(table) if parted else size // 2
    below, lifted = (places.below, places.lifted) if parted else (places.pack, places.pack)
    up = 0.0 if parted else thickness(layers_of(size - count)) + 1.6
    return [
        _resting(look, below, size - count, "cut-below"),
        _resting(look, lifted, count, "cut-lifted", up=up, shown=offered_card(view)),
    ]


def _lifted_count(table: TableView) -> int:
    """How many cards are still in the packet lifted."""
    cut = next(action for action in table.view.actions if action.verb is Verb.CUT)
    assert isinstance(cut.argument, int)
    return max(1, cut.argument - sum(map(len, table.view.taken)))


def _resting(
    look: Look, rect: Rect, count: int, key: str, *, up: float = 0, shown: Card | None = None
) -> ft.Control:
    """A packet that moves by itself when its place changes."""
    return ft.Container(
        pile(look, rect.width, rect.height, count, shown),
        key=key,
        left=rect.left,
        top=rect.top - up,
        animate_position=look.animation(_PART, MOVE),
    )


def pile(
    look: Look, width: float, height: float, count: int, shown: Card | None = None
) -> ft.Control:
    """So many cards, face down one on the other; `shown` is what one sees of the bottom card."""
    layers = layers_of(count)
    parts: list[ft.Control] = [card_shadow(width)]
    for layer in range(layers):
        card = card_picture(look, shown if layer == layers - 1 else None, width)
        card.left, card.top = 0, -thickness(layer + 1)
        parts.append(card)
    if shown is not None:
        parts.append(
            picture("ring.webp", width * 1.12, height * 1.12, ft.BoxFit.FILL),
        )
        parts[-1].left, parts[-1].top = -width * 0.06, -height * 0.06 - thickness(layers)
        parts.append(parts.pop(-2))
    return ft.Stack(parts, width=width, height=height, clip_behavior=ft.ClipBehavior.NONE)


@ft.component
def _cut_pack(
    look: Look, places: PackPlaces, size: int, fist: bool, intents: Intents, ply: int
) -> ft.Control:
    """The pack under my finger: how far it goes says how many cards come along."""
    start = ft.use_ref((0.0, 0.0))
    way, go = ft.use_state((0.0, 0.0))
    dx, dy = way
    count = lifted_by(dx, dy, size, places.reach)

    def begin(event: ft.DragStartEvent) -> None:
        start.current = event.global_position.x, event.global_position.y

    def gone(event: ft.DragUpdateEvent | ft.DragEndEvent) -> tuple[float, float]:
        x, y = start.current
        return event.global_position.x - x, event.global_position.y - y

    def move(event: ft.DragUpdateEvent) -> None:
        go(gone(event))

    def let_go(event: ft.DragEndEvent) -> None:
        lifted = lifted_by(*gone(event), size, places.reach)
        go((0.0, 0.0))
        if lifted:
            intents.act(Verb.CUT, ply, lifted)

    def knock(_: ft.Event) -> None:
        intents.act(Verb.FIST, ply)

    rect = places.pack
    area = ft.Container(
        _parted(look, rect, size, count, dx, min(dy, 0.0)),
        width=rect.width,
        height=rect.height,
    )
    return ft.Container(
        ft.Semantics(
            container=True,
            exclude_semantics=True,
            button=True,
            label=look.say("a11y.pack"),
            on_tap=tapped(intents.cut_half),
            content=ft.GestureDetector(
                content=area,
                on_pan_start=begin,
                on_pan_update=move,
                on_pan_end=let_go,
                on_double_tap=knock if fist else None,
                drag_interval=_EVERY,
                exclude_from_semantics=True,
                mouse_cursor=ft.MouseCursor.GRAB,
            ),
        ),
        left=rect.left,
        top=rect.top,
    )


CutPack: Callable[..., ft.Control] = ft.memo(_cut_pack)


def _parted(look: Look, rect: Rect, size: int, count: int, dx: float, dy: float) -> ft.Control:
    """The pack as it lies, or the packet in the hand above the rest, with how many cards it has."""
    wide, tall = rect.width, rect.height
    parts: list[ft.Control] = [pile(look, wide, tall, size - count)]
    if count:
        top = dy - _LIFT - thickness(layers_of(size - count))
        lifted = pile(look, wide, tall, count)
        lifted.left, lifted.top = dx, top
        label = look.say("cut.lifted", number=count)
        chip = ft.Container(
            words(look, label, Style.LABEL, look.palette.on_chip, lines=1),
            bgcolor=look.palette.chip,
            border=chip_edge(look),
            border_radius=9,
            padding=ft.Padding.symmetric(horizontal=8, vertical=3),
            left=dx + wide + 6,
            top=top + tall * 0.4,
        )
        parts += [lifted, chip]
    return ft.Stack(parts, width=wide, height=tall, clip_behavior=ft.ClipBehavior.NONE)
