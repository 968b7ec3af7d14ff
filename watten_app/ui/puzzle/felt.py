"""The puzzle's felt: cloth, rail and hem, names, cards that lie open, tricks made."""

from collections.abc import Callable
from math import radians

import flet as ft

from watten_app.app.daily import Puzzle
from watten_app.app.puzzle_words import PARTNER, made, name_at
from watten_app.engine import Card, Deal, Order, Role
from watten_app.ui import theme
from watten_app.ui.geometry import Rect
from watten_app.ui.puzzle.cloth import ME, Cloth
from watten_app.ui.table.felt import Won, dashed_frame
from watten_app.ui.table.targets import target
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import lying_card, words
from watten_app.ui.widgets.words import CENTER, END

_RAIL = 7.0
_TURNS = ((-1.5, 1.5), (-2, 1), (-1, 2), (1, -1.5))
"""How a seat's two cards lie, in degrees."""

NEEDED = 3
"""So many tricks win the deal."""

type Hold = Callable[[Card], object]


def felt(
    look: Look,
    cloth: Cloth,
    deal: Deal,
    controls: list[ft.Control],
    corner: tuple[str, ...] = (),
) -> ft.Control:
    """The board with what lies on it; in the right upper `corner` a few words."""
    palette = look.palette
    light = "night" if palette.dark else "day"
    woven = ft.DecorationImage(src=f"boards/felt-{light}.webp", fit=ft.BoxFit.FILL)
    thick = 3.0 if look.strong else _RAIL
    board = ft.Container(
        width=cloth.width,
        height=cloth.height,
        bgcolor=palette.felt,
        image=None if look.strong else woven,
        border=ft.Border.all(thick, palette.rail),
        border_radius=theme.RADIUS_FELT,
    )
    hem = Rect(13, 13, cloth.width - 26, cloth.height - 26)
    ours, theirs = made(deal)
    won = Won(look, cloth.won, ours, theirs, min(look.text, 1.25), NEEDED, False)
    stitch = dashed_frame(hem, palette.stitch, 1.6, [7, 5], theme.RADIUS_FELT - 9)
    return ft.Stack(
        [board, stitch, won, *_corner(look, cloth, corner), *controls],
        width=cloth.width,
        height=cloth.height,
        clip_behavior=ft.ClipBehavior.NONE,
    )


def _corner(look: Look, cloth: Cloth, lines: tuple[str, ...]) -> list[ft.Control]:
    """Words in the room there is beside the hand above."""
    if not lines:
        return []
    room = cloth.won.width
    color = look.palette.on_felt
    told = [words(look, one, Style.SMALL, color, align=END, lines=1, room=room) for one in lines]
    column = ft.Column(
        told, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    left = cloth.width - cloth.won.left - room
    return [ft.Container(column, left=left, top=cloth.won.top, width=room)]


def hands(look: Look, cloth: Cloth, puzzle: Puzzle, on_hold: Hold) -> list[ft.Control]:
    """The open hands of the others, each with its name."""
    controls: list[ft.Control] = []
    for seat in (1, 2, 3):
        for place, card in enumerate(puzzle.deal.hands[seat]):
            rect = cloth.hands[seat][place]
            controls.append(card_at(look, rect, card, _TURNS[seat][place]))
        controls.append(chip(look, cloth.chips[seat], seat))
    for seat in (1, 2, 3):
        for place, card in enumerate(puzzle.deal.hands[seat]):
            name = f"{name_at(seat)}: {told(look, puzzle.deal.order, card)}"
            controls.append(card_target(cloth.hands[seat][place], name, card, on_hold))
    return controls


def card_at(
    look: Look, rect: Rect, card: Card, turn: float = 0, *, moving: bool = False, **more: object
) -> ft.Container:
    """A card lying in a place; `moving` it slides to another one."""
    fly = look.animation(280) if moving else None
    return ft.Container(
        lying_card(look, card, rect.width),
        left=rect.left,
        top=rect.top,
        width=rect.width,
        height=rect.height,
        rotate=ft.Rotate(radians(turn)),
        animate_position=fly,
        animate_opacity=look.fade(180) if moving else None,
        animate_rotation=fly,
        **more,
    )


def card_target(rect: Rect, name: str, card: Card, on_hold: Hold) -> ft.Control:
    """What is read aloud of a card, and explains it by a long press."""

    def hold(_: ft.Event) -> None:
        on_hold(card)

    return target(rect, name, None, hold, button=False)


def chip(look: Look, rect: Rect, seat: int) -> ft.Control:
    """A name: ours round and green, theirs square and wine red."""
    palette = look.palette
    ours = seat in (ME, PARTNER)
    name = name_at(seat) or look.say("table.you")
    inside = rect.width - 4
    text = words(
        look,
        name,
        Style.LABEL,
        palette.on_team,
        align=CENTER,
        lines=1,
        scale=min(look.text, 1.5),
        room=inside - 20,
    )
    plate = ft.Container(
        text,
        bgcolor=palette.ours if ours else palette.theirs,
        border_radius=rect.height / 2 if ours else 6,
        border=ft.Border.all(1, palette.team_line) if look.strong else None,
        height=rect.height,
        padding=ft.Padding.symmetric(horizontal=10),
        alignment=ft.Alignment.CENTER,
    )
    row = ft.Row([plate], alignment=ft.MainAxisAlignment.CENTER, spacing=0)
    return ft.Container(row, left=rect.left, top=rect.top, width=rect.width, height=rect.height)


def told(look: Look, order: Order | None, card: Card) -> str:
    """ "Ober of leaves, Rechter"."""
    name = look.card_name(card)
    role = order.role(card) if order else Role.PLAIN
    return name if role is Role.PLAIN else f"{name}, {look.say(f'role.{role.value}')}"
