"""What the puzzle asks: the felt with the open hands, the slate, my cards, to raise or not."""

from collections.abc import Callable
from math import radians

import flet as ft

from watten_app.app.daily import Puzzle
from watten_app.app.puzzle_words import task
from watten_app.engine import Card, Deal
from watten_app.ui.geometry import Rect
from watten_app.ui.puzzle.cloth import ME, question_cloth
from watten_app.ui.puzzle.felt import Hold, card_at, felt, hands, told
from watten_app.ui.table.slate import Slate
from watten_app.ui.table.targets import target
from watten_app.ui.taps import tapped
from watten_app.ui.theme import CARD_RATIO, CLEAR, TARGET, Look, Style
from watten_app.ui.widgets import pressable, words
from watten_app.ui.widgets.words import CENTER

_LIFTED = 10.0
"""How far my chosen card is drawn up."""

_LARGEST = 88.0
_SHARE, _LOW_SHARE = 0.235, 0.165
"""Of the column, for each of my cards; less on a low screen."""
_TURN = (-2.0, 2.0)


def told_task(look: Look, puzzle: Puzzle, *, named: bool = False) -> ft.Control:
    """The task in words; with what is `named` in the deal where the slate is out of sight."""
    ink = look.palette.on_wall
    plain, strong = (
        (Style.SMALL, Style.SMALL_STRONG) if look.low else (Style.BODY, Style.BODY_STRONG)
    )
    head = _on_slate(look, puzzle.deal) if named else look.say("puzzle.head")
    lines = [words(look, head, strong, ink), words(look, look.tell(task(puzzle)), plain, ink)]
    return ft.Column([*lines, *([] if named else [premise(look)])], spacing=3, tight=True)


def premise(look: Look) -> ft.Control:
    """How the others play."""
    return words(look, look.say("puzzle.premise"), Style.SMALL, look.palette.on_wall_muted)


def open_hands(
    look: Look,
    puzzle: Puzzle,
    on_hold: Hold,
    corner: tuple[str, ...] = (),
    tallest: float | None = None,
) -> ft.Control:
    """The felt with the hands of the others, no higher than `tallest`."""
    cloth = question_cloth(look.column, look.text, tallest)
    return felt(look, cloth, puzzle.deal, hands(look, cloth, puzzle, on_hold), corner)


def slate(look: Look, deal: Deal) -> ft.Control:
    """Schlag, trump, Rechter and what the deal is worth."""
    width = look.column
    folded = look.text > 1.2 or width < 320
    high = (72 if folded else 50) * min(look.text, 1.6)
    order = deal.order
    rechter = order.rechter if order else None
    board = Slate(
        look,
        Rect(0, 0, width, high),
        deal.schlag,
        deal.trump,
        rechter,
        deal.value,
        None,
        letters=min(look.text, 1.6),
        folded=folded,
    )
    return ft.Semantics(
        content=ft.Stack([board], width=width, height=high + 2),
        label=_on_slate(look, deal, rechter=True),
        container=True,
        exclude_semantics=True,
    )


def _on_slate(look: Look, deal: Deal, *, rechter: bool = False) -> str:
    """What is on the slate, in words."""
    best = deal.order.rechter if deal.order and rechter else None
    named = (
        f"{look.say('table.schlag')} {look.word(deal.schlag)}" if deal.schlag else "",
        f"{look.say('table.trump')} {look.word(deal.trump)}" if deal.trump else "",
        f"{look.say('table.rechter')} {look.card_name(best)}" if best else "",
        f"{look.say('table.worth')} {deal.value}",
    )
    return ", ".join(part for part in named if part)


def choices(
    look: Look,
    puzzle: Puzzle,
    raises: bool | None,
    card: Card | None,
    on_raise: Callable[[bool], object],
    on_card: Callable[[Card], object],
    on_hold: Hold,
) -> ft.Control:
    """My two cards and beside them whether to raise; below them where letters are large."""
    beside = not look.large
    mine = _my_cards(look, puzzle, card, on_card, on_hold)
    board = _raise_board(look, raises, on_raise)
    if not beside:
        return ft.Column(
            [ft.Row([mine], alignment=ft.MainAxisAlignment.CENTER), board],
            spacing=12,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    board.expand = True
    row = [board, mine] if look.left_handed else [mine, board]
    return ft.Row(row, spacing=16, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def _my_cards(
    look: Look,
    puzzle: Puzzle,
    chosen: Card | None,
    on_card: Callable[[Card], object],
    on_hold: Hold,
) -> ft.Control:
    width = min(_LARGEST, look.column * (_LOW_SHARE if look.low else _SHARE))
    high, apart = width * CARD_RATIO, 12.0
    pictures: list[ft.Control] = []
    targets: list[ft.Control] = []
    for place, card in enumerate(puzzle.deal.hands[ME]):
        up = 0.0 if card == chosen else _LIFTED
        rect = Rect(6 + place * (width + apart), 4 + up, width, high)
        # always there, so that nothing in the stack changes its place
        pictures.append(_ring(look, rect, _TURN[place], seen=card == chosen))
        pictures.append(card_at(look, rect, card, _TURN[place]))
        name = look.say("puzzle.card", card=told(look, puzzle.deal.order, card))
        area = Rect(rect.left, 0, width, high + _LIFTED + 8)
        targets.append(_card_target(area, name, card, card == chosen, on_card, on_hold))
    return ft.Stack(
        pictures + targets,
        width=2 * width + apart + 12,
        height=high + _LIFTED + 12,
        clip_behavior=ft.ClipBehavior.NONE,
    )


def _card_target(
    area: Rect,
    name: str,
    card: Card,
    chosen: bool,
    on_card: Callable[[Card], object],
    on_hold: Hold,
) -> ft.Control:
    def hold(_: ft.Event) -> None:
        on_hold(card)

    touched = target(area, name, tapped(lambda: on_card(card), name), hold)
    assert isinstance(touched, ft.Container)
    assert isinstance(touched.content, ft.Semantics)
    touched.content.selected = chosen
    return touched


def _ring(look: Look, rect: Rect, turn: float, *, seen: bool) -> ft.Control:
    palette, around = look.palette, 5.0
    return ft.Container(
        left=rect.left - around,
        top=rect.top - around,
        width=rect.width + 2 * around,
        height=rect.height + 2 * around,
        bgcolor=palette.accent,
        border=ft.Border.all(1.5, palette.ring_edge),
        border_radius=rect.width * 0.12,
        rotate=ft.Rotate(radians(turn)),
        opacity=1 if seen else 0,
    )


def _raise_board(look: Look, raises: bool | None, on_raise: Callable[[bool], object]) -> ft.Control:
    palette = look.palette
    room = look.column if look.large else look.column * 0.45
    question = words(look, look.say("puzzle.question"), Style.BODY_STRONG, palette.on_wall)

    def one(value: bool, key: str, icon: ft.IconData | None) -> ft.Control:
        on = raises is value
        ink = palette.on_selected if on else palette.ink
        label = words(look, look.say(key), Style.BUTTON, ink, align=CENTER, lines=1, room=room - 56)
        sign = [ft.Icon(icon, size=22, color=ink)] if icon and not look.large else []
        body = ft.Container(
            ft.Row([*sign, label], spacing=8, tight=True, alignment=ft.MainAxisAlignment.CENTER),
            bgcolor=palette.selected if on else CLEAR,
            border_radius=10,
            height=max(TARGET, 32 * look.text),
            alignment=ft.Alignment.CENTER,
        )
        name = f"{look.say('puzzle.question')} {look.say(key)}"
        return pressable(name, body, lambda: on_raise(value), radius=10, selected=on)

    track = ft.Container(
        ft.Column(
            [
                one(True, "puzzle.raise", ft.Icons.ARROW_UPWARD_ROUNDED),
                one(False, "puzzle.stay", None),
            ],
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=palette.paper_alt,
        border=ft.Border.all(palette.outline, palette.line) if look.strong else None,
        border_radius=13,
        padding=4,
    )
    # upright on a low screen the task alone asks it
    asked = [] if look.low and look.portrait and not look.large else [question]
    return ft.Column(
        [*asked, track],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
