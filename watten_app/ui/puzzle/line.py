"""A line of play on the felt, step by step: who lays what, and who takes the trick and why."""

from collections.abc import Sequence

import flet as ft

from watten_app.app.puzzle_words import end, name_at, step
from watten_app.engine import Card, Deal
from watten_app.ui.geometry import Rect
from watten_app.ui.measure import height_of
from watten_app.ui.puzzle.cloth import Cloth, line_cloth
from watten_app.ui.puzzle.felt import Hold, card_at, card_target, chip, felt, told
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import words
from watten_app.ui.widgets.words import CENTER

_SEATS = (2, 1, 3, 0)
"""As the cards lie on one another: mine on my partner's."""


def line_of_play(
    look: Look, line: Sequence[Deal], at: int, on_hold: Hold, corner: tuple[str, ...] = ()
) -> ft.Control:
    """The felt as it is after the step `at` of a line."""
    first, deal = line[0], line[at]
    cloth = line_cloth(look.column, look.text)
    lying = _lying(deal)
    pictures: list[ft.Control] = []
    targets: list[ft.Control] = []
    winner = deal.tricks[-1].winner if not deal.trick.cards and len(deal.tricks) > 3 else None
    # all there is stays in the same order, so that nothing in the stack changes its place
    for seat in _SEATS:
        pictures.append(_ring(look, cloth.trick[seat], seen=seat == winner))
        for place, card in enumerate(first.hands[seat]):
            rect, there = _place(cloth, deal, seat, place, card, lying)
            shown = card_at(look, rect, card, moving=True, opacity=1 if there else 0)
            pictures.append(shown)
            name = f"{_name(look, seat)}: {told(look, deal.order, card)}"
            held = card_target(rect, name, card, on_hold)
            held.visible = there
            targets.append(held)
    chips = [chip(look, cloth.chips[seat], seat) for seat in _SEATS]
    return felt(look, cloth, deal, [*chips, *pictures, *targets], corner)


def told_step(look: Look, line: Sequence[Deal], at: int) -> ft.Control:
    """What happened in a step, with room for all that can happen."""
    kind = Style.SMALL if look.low else Style.BODY
    said = words(look, step_words(look, line, at), kind, look.palette.on_wall, align=CENTER)
    high = max(
        height_of(step_words(look, line, place), kind, look.column, look.text)
        for place in range(len(line))
    )
    return ft.Container(
        ft.Semantics(content=said, live_region=True, container=True),
        height=high + 2,
        alignment=ft.Alignment.CENTER,
    )


def step_words(look: Look, line: Sequence[Deal], at: int) -> str:
    """What happened in a step."""
    if at == 0:
        return look.say("puzzle.step.start")
    laid, *taken = (look.tell(message) for message in step(line[at]))
    said = f"{laid} {': '.join(taken)}." if taken else laid
    return f"{said} {look.tell(end(line[at]))}" if line[at].over else said


def _lying(deal: Deal) -> dict[int, Card]:
    """By seat, the card in the trick that lies: the open one, or the one just complete."""
    trick = deal.trick if deal.trick.cards or len(deal.tricks) < 4 else deal.tricks[-1]
    return {(trick.leader + place) % 4: card for place, card in enumerate(trick.cards)}


def _place(
    cloth: Cloth, deal: Deal, seat: int, place: int, card: Card, lying: dict[int, Card]
) -> tuple[Rect, bool]:
    """Where a card of the puzzle is now, and whether it is still on the table."""
    if lying.get(seat) == card:
        return cloth.trick[seat], True
    if card in deal.hands[seat]:
        return cloth.hands[seat][place], True
    return cloth.trick[seat], False


def _ring(look: Look, rect: Rect, *, seen: bool) -> ft.Control:
    around = 4.0
    return ft.Container(
        left=rect.left - around,
        top=rect.top - around,
        width=rect.width + 2 * around,
        height=rect.height + 2 * around,
        bgcolor=look.palette.accent,
        border=ft.Border.all(1.5, look.palette.ring_edge),
        border_radius=rect.width * 0.12,
        opacity=1 if seen else 0,
    )


def _name(look: Look, seat: int) -> str:
    return name_at(seat) or look.say("table.you")
