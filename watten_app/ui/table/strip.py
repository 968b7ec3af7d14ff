""" "Was sticht" drawn: small cards from strongest to weakest; the ruler of the game."""

from dataclasses import replace
from itertools import pairwise

import flet as ft

from watten_app.engine import Card, Role
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.measure import width_of
from watten_app.ui.strip_room import NAME_GAP
from watten_app.ui.table.bubbles import tail
from watten_app.ui.table.ruler import Ruler
from watten_app.ui.table.strip_places import (
    Arrangement,
    Label,
    Paper,
    Spot,
    arranged,
    on_paper,
)
from watten_app.ui.theme import MINI_RATIO, Look, Style
from watten_app.ui.widgets import small_card, words
from watten_app.ui.widgets.words import CENTER

_ON_PAPER, _NARROW_PAPER = 24.0, 340.0
"""The widest a small card is on a sheet, and how narrow a sheet is without the groups' names."""

_HAIR, _EDGE = 1.0, 2.0
"""What a name has beyond its letters, and what it keeps from the edge."""

_ASIDE, _PUSHES = 9.0, 6
"""How far a name moves aside at most, and how often names push each other."""


def at_table(look: Look, layout: Layout, ruler: Ruler) -> Arrangement:
    """The strip as it stands on the table, from the upper edge of what it takes."""
    paper = Paper(
        layout.strip.width,
        layout.strip.height,
        layout.strip_above,
        layout.mini,
        _names(look, ruler) if layout.strip_labels else (),
        layout.text,
    )
    return arranged(ruler.groups, paper)


def on_sheet(look: Look, ruler: Ruler, room: float, *, named: bool = False) -> Arrangement:
    """The strip on a sheet of paper so wide, as high as it needs to be; `named` brings the groups'
    names also where there is little room."""
    named = named or (not look.large and room >= _NARROW_PAPER)
    names = _names(look, ruler) if named else ()
    paper = Paper(room, 0.0, 0.0, _ON_PAPER, names, spread=False)
    return on_paper(ruler.groups, paper)


def _name_of(look: Look, role: Role) -> str:
    return look.say(f"table.group.{role.value}")


def _names(look: Look, ruler: Ruler) -> tuple[tuple[Role, float], ...]:
    kind = look.drawn(Style.CAPTION)
    return tuple(
        (group.role, width_of(_name_of(look, group.role), kind) + _HAIR) for group in ruler.groups
    )


@ft.component
def _strip(
    look: Look,
    ruler: Ruler,
    width: float,
    arrangement: Arrangement,
    *,
    letters: float,
    asked: Card | None = None,
    fill: str = "",
) -> ft.Control:
    """The strip as arranged; `asked` is filled red."""
    palette = look.palette
    controls: list[ft.Control] = []
    spots = sorted(arrangement.spots, key=lambda spot: spot.card == asked)
    for spot in spots:
        controls += _small(look, ruler, spot, asked)
    for name, rect in fitting(look, arrangement, letters, width):
        text = words(
            look, name, Style.CAPTION, palette.ink_muted, align=CENTER, lines=1, scale=letters
        )
        controls.append(ft.Container(text, left=rect.left, top=rect.top, width=rect.width))
    return ft.Container(
        ft.Stack(controls, clip_behavior=ft.ClipBehavior.NONE),
        width=width,
        height=arrangement.height,
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
    look: Look, arrangement: Arrangement, letters: float, width: float
) -> tuple[tuple[str, Rect], ...]:
    """The groups' names with their places, a little aside where two would touch, and without those
    that would run into a name or a card."""
    names = [_name_of(look, label.role) for label in arrangement.labels]
    rects = [
        _name_rect(look, name, label, letters, width)
        for name, label in zip(names, arrangement.labels, strict=True)
    ]
    aside = _moved_aside(rects, width)
    kept: list[tuple[str, Rect]] = []
    cards = [spot.rect for spot in arrangement.spots]
    for name, rect in zip(names, aside, strict=True):
        taken = (*cards, *(other for _, other in kept))
        if not any(rect.overlaps(other) for other in taken):
            kept.append((name, rect))
    return tuple(kept)


def _moved_aside(rects: list[Rect], width: float) -> list[Rect]:
    """Names that stand side by side, moved apart by a few pixels where they would touch."""
    lefts = [rect.left for rect in rects]
    for _ in range(_PUSHES):
        for number, (one, other) in enumerate(pairwise(rects)):
            short = lefts[number] + one.width + NAME_GAP - lefts[number + 1]
            if one.top == other.top and short > 0:
                for place, by in ((number, -short / 2), (number + 1, short / 2)):
                    rect = rects[place]
                    least, most = max(_EDGE, rect.left - _ASIDE), rect.left + _ASIDE
                    most = min(width - rect.width - _EDGE, most)
                    lefts[place] = min(max(lefts[place] + by, least), max(least, most))
    return [replace(rect, left=left) for rect, left in zip(rects, lefts, strict=True)]


def _name_rect(look: Look, name: str, label: Label, letters: float, width: float) -> Rect:
    wide = width_of(name, look.drawn(Style.CAPTION), letters) + _HAIR
    left = label.at - wide if label.beside else label.at - wide / 2
    left = min(max(left, _EDGE), width - wide - _EDGE)
    return Rect(left, label.top, wide, Style.CAPTION.size * letters)


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
    pointer = tail(color, rect.left + rect.width / 2 - 4, rect.bottom + 2, "up", 8, 5)
    return [picture, frame, pointer]
