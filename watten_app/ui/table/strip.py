""" "Was sticht": all cards from strongest to weakest, in named groups; the ruler of the game."""

from dataclasses import dataclass
from itertools import groupby

import flet as ft

from watten_app.app.known import open_cards
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Card, Order, Role, Rules, Suit
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import POINTER_ROOM, strip_height
from watten_app.ui.table.bubbles import tail
from watten_app.ui.table.places import shown_trick
from watten_app.ui.theme import MINI_RATIO, Look, Style
from watten_app.ui.widgets import small_card, words
from watten_app.ui.widgets.words import CENTER

_HIGH_GROUPS = tuple(role for role in Role if role not in (Role.TRUMP, Role.SUIT, Role.PLAIN))

_GAP, _WIDEST_GAP = 8.0, 46.0
"""Between groups: the least, and where they would stand too scattered to be one row."""

_LEAST_PITCH = 17.5
"""Closer than this, small cards are not to be read."""

_LETTER = Style.CAPTION.size * 0.5
"""A letter's mean width."""


@dataclass(frozen=True, slots=True)
class Group:
    """A class of cards, the strongest first."""

    role: Role
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Ruler:
    """What the strip shows.

    Attributes:
        groups: from the top.
        out: the cards that are out of play.
        mine: those in my hand.
        open: those in somebody else's hand that all have seen, with whose it is (R7).
    """

    groups: tuple[Group, ...]
    out: frozenset[Card]
    mine: frozenset[Card]
    open: tuple[tuple[Card, str], ...] = ()


def ruler_of(table: TableView) -> Ruler | None:
    """The ruler of this deal, the suit led as its last group; None before the announcement."""
    view = table.view
    order = view.order
    if order is None:
        return None
    lying = open_cards(view).items()
    return Ruler(
        groups_of(view.rules, order, order.led(shown_trick(table).cards)),
        out=frozenset((*view.played, *view.put_away)),
        mine=frozenset(view.hand),
        open=tuple((card, table.names[seat]) for card, seat in lying if seat != ME),
    )


def groups_of(rules: Rules, order: Order, led: Suit | None) -> tuple[Group, ...]:
    """The classes of a deal from the top, the suit led as the last one."""
    groups = [Group(role, cards) for role, cards in order.groups]
    plain = tuple(
        card for card in rules.cards if card.suit is led and order.role(card, led) is Role.SUIT
    )
    if plain:
        by_strength = sorted(plain, key=lambda card: -order.strength(card, led))
        groups.append(Group(Role.SUIT, tuple(by_strength)))
    return tuple(groups)


def size_on_paper(
    look: Look, room: float, *, classes: bool = True
) -> tuple[int, float, float, bool]:
    """Rows, width of a small card, height, and whether the groups are named, on a sheet.

    Without `classes` above the trumps there is a row less.
    """
    rows = 2 if room >= 285 else 3
    mini = min(22.0, (room - 26) / (14 if rows == 2 else 8))
    rows -= not classes
    named = not look.large and room >= 340
    return rows, mini, strip_height(mini, rows, named, 1.0), named


def rows_of(ruler: Ruler, rows: int) -> tuple[tuple[Group, ...], ...]:
    """The groups in as many rows; the class cards, if there are any, have the first."""
    high = tuple(group for group in ruler.groups if group.role in _HIGH_GROUPS)
    low = tuple(group for group in ruler.groups if group.role not in _HIGH_GROUPS)
    first = (high,) if high else ()
    if rows - len(first) == 1:
        return *first, low
    return *first, *((group,) for group in low)


def _rows_in(ruler: Ruler, rows: int, room: float) -> tuple[tuple[Group, ...], ...]:
    """The groups in rows so wide, running on like a text where one row would be too full."""
    parted = rows_of(ruler, rows)
    if all(_pitch(row, room) >= _LEAST_PITCH for row in parted if row):
        return parted
    cards = [(group.role, card) for group in ruler.groups for card in group.cards]
    long = -(-len(cards) // rows)
    lines = (cards[start : start + long] for start in range(0, len(cards), long))
    return tuple(
        tuple(
            Group(role, tuple(card for _, card in line))
            for role, line in groupby(line, key=lambda pair: pair[0])
        )
        for line in lines
    )


def _pitch(groups: tuple[Group, ...], room: float) -> float:
    """How far the cards of a full row are from each other."""
    return (room - _GAP * (len(groups) - 1)) / sum(len(group.cards) for group in groups)


@dataclass(frozen=True, slots=True)
class Spot:
    """A small card's place on the strip."""

    card: Card
    rect: Rect


@dataclass(frozen=True, slots=True)
class Label:
    """A group's name and the middle below its cards."""

    role: Role
    middle: float
    top: float


def spots_of(
    ruler: Ruler, width: float, mini: float, rows: int, row_height: float, top: float
) -> tuple[tuple[Spot, ...], tuple[Label, ...]]:
    """Where each small card and each group's name stands on a strip `width` wide."""
    pad = 7.0
    spots: list[Spot] = []
    labels: list[Label] = []
    for number, groups in enumerate(_rows_in(ruler, rows, width - 2 * pad)):
        count = sum(len(group.cards) for group in groups)
        if not count:
            continue
        gaps = len(groups) - 1
        room = width - 2 * pad
        pitch = min(mini + 2, _pitch(groups, room))
        wide = min(mini, pitch)
        tall = wide * MINI_RATIO
        rest = room - pitch * count
        gap = min(rest / gaps, _WIDEST_GAP) if gaps else 0.0
        left = pad
        y = top + number * row_height
        for group in groups:
            start = left
            for card in group.cards:
                spots.append(Spot(card, Rect(left, y, wide, tall)))
                left += pitch
            middle = (start + left - (pitch - wide)) / 2
            labels.append(Label(group.role, middle, y + tall + POINTER_ROOM))
            left += gap
    return tuple(spots), tuple(labels)


def top_of(tight: bool) -> float:
    """The room above the first row, where the rows stand close or not."""
    return 4.0 if tight else 5.5


@ft.component
def _strip(
    look: Look,
    ruler: Ruler,
    width: float,
    height: float,
    mini: float,
    rows: int,
    *,
    named: bool,
    letters: float,
    asked: Card | None = None,
    fill: str = "",
    tight: bool = False,
) -> ft.Control:
    """The strip in a box of this size; `asked` is filled red, `named` writes the groups' names."""
    palette = look.palette
    top = top_of(tight)
    row_height = (height - top) / rows
    spots, labels = spots_of(ruler, width, mini, rows, row_height, top)
    controls: list[ft.Control] = []
    for spot in spots:
        controls += _small(look, ruler, spot, asked)
    if named:
        for name, rect in fitting(look, labels, letters, width):
            text = words(
                look,
                name,
                Style.CAPTION,
                palette.ink_muted,
                align=CENTER,
                lines=1,
                scale=letters,
            )
            controls.append(ft.Container(text, left=rect.left, top=rect.top, width=rect.width))
    return ft.Container(
        ft.Stack(controls, clip_behavior=ft.ClipBehavior.NONE),
        width=width,
        height=height,
        bgcolor=fill or palette.paper,
        border=_edge(look),
        border_radius=8,
    )


Strip = ft.memo(_strip)


def _edge(look: Look) -> ft.Border | None:
    """The line round the strip in high contrast, open where its title stands."""
    if not look.strong:
        return None
    side = ft.BorderSide(1.5, look.palette.tile_line)
    return ft.Border(left=side, right=side, bottom=side)


def fitting(
    look: Look, labels: tuple[Label, ...], letters: float, width: float
) -> tuple[tuple[str, Rect], ...]:
    """The groups' names with their places, without those that would run into the one before."""
    kept: list[tuple[str, Rect]] = []
    for label in labels:
        name = look.say(f"table.group.{label.role.value}")
        wide = (len(name) + 1) * _LETTER * letters
        left = min(max(label.middle - wide / 2, 2), width - wide - 2)
        rect = Rect(left, label.top, wide, Style.CAPTION.size * letters)
        if not any(rect.overlaps(other) for _, other in kept):
            kept.append((name, rect))
    return tuple(kept)


def _small(look: Look, ruler: Ruler, spot: Spot, asked: Card | None) -> list[ft.Control]:
    """A small card, with frame and pointer if it is mine; a dark frame if it lies open."""
    card, rect = spot.card, spot.rect
    if card == asked:
        wide = rect.width * 1.22
        picture = small_card(look, card, wide, "asked")
        picture.left = rect.left - (wide - rect.width) / 2
        picture.top = rect.top - (wide - rect.width) / 2 * MINI_RATIO
        return [picture]
    out = card in ruler.out
    picture = small_card(look, card, rect.width, "out" if out else "")
    picture.left, picture.top = rect.left, rect.top
    if card not in ruler.mine and card not in dict(ruler.open):
        return [picture]
    color = look.palette.mine if card in ruler.mine else look.palette.ink
    thick = 2.5 if look.strong else 2.0
    frame = ft.Container(
        left=rect.left - thick + 0.5,
        top=rect.top - thick + 0.5,
        width=rect.width + 2 * thick - 1,
        height=rect.height + 2 * thick - 1,
        border=ft.Border.all(thick, color),
        border_radius=5,
    )
    if card not in ruler.mine:
        return [picture, frame]
    pointer = tail(color, rect.left + rect.width / 2 - 4, rect.bottom + 2.5, "up", 8, 5)
    return [picture, frame, pointer]


def spoken_ruler(look: Look, ruler: Ruler) -> str:
    """The strip as one sentence for the screen reader."""
    parts = []
    for group in ruler.groups:
        cards = []
        for card in group.cards:
            name = look.card_name(card)
            if card in ruler.mine:
                name = look.say("a11y.mine", card=name)
            elif card in dict(ruler.open):
                name = look.say("a11y.lies_open", card=name, name=dict(ruler.open)[card])
            elif card in ruler.out:
                name = look.say("a11y.out", card=name)
            cards.append(name)
        parts.append(f"{look.say(f'table.group.{group.role.value}')}: {', '.join(cards)}")
    return f"{look.say('table.what_beats')}. {'. '.join(parts)}"
