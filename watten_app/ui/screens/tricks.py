"""Tricks on paper: small cards in the order played, the best one marked, who took it and why."""

from collections.abc import Sequence

import flet as ft

from watten_app.app.match_log import TrickLog
from watten_app.engine import Card
from watten_app.ui.screens.pieces import line
from watten_app.ui.theme import CLEAR, MINI_RATIO, Look, Style
from watten_app.ui.widgets import RowHold, explained_row, held, small_card, words

CARD = 24
_MOST_IN_A_ROW = 5
"""More cards than this go in two rows."""

_AROUND, _BETWEEN, _APART = 2.5, 1, 2
"""Around a small card, between two, and between two rows of them."""

_DISC = 26


def _card_width(look: Look, card: float) -> float:
    return card - 4 if look.narrow else card


def _in_a_row(cards: int) -> int:
    return cards if cards <= _MOST_IN_A_ROW else -(-cards // 2)


def row_height(look: Look, card: float, cards: int) -> float:
    """How high a trick of so many cards is, each `card` wide."""
    one = _card_width(look, card) * MINI_RATIO + 2 * _AROUND
    rows = -(-cards // _in_a_row(cards))
    return max(rows * (one + _APART) - _APART, _DISC)


def trick_rows(
    look: Look,
    tricks: Sequence[TrickLog],
    *,
    reasons: bool,
    on_hold: RowHold | None = None,
    card: float = CARD,
) -> list[ft.Control]:
    """A row for each trick with a line above it; `reasons` adds why it was taken."""
    rows: list[ft.Control] = []
    for number, trick in enumerate(tricks, start=1):
        rows += [line(look), _row(look, number, trick, reasons, on_hold, card)]
    return rows


def _row(
    look: Look, number: int, log: TrickLog, reasons: bool, on_hold: RowHold | None, card: float
) -> ft.Control:
    palette = look.palette
    winner = log.winner or look.say("table.you")
    reason = ", ".join(look.tell(message) for message in log.reason if message)
    count = words(look, str(number), Style.BUBBLE, palette.ink_muted, width=18 * look.text)
    name = words(look, winner, Style.BODY_STRONG if card > CARD else Style.LABEL, palette.ink)
    row = ft.Row(
        [
            count,
            cards_row(look, log.trick.cards, log.place, on_hold, card),
            ft.Row(
                [name, *([] if log.ours is None else [_side(look, log.ours)])],
                spacing=8,
                alignment=ft.MainAxisAlignment.END,
                expand=True,
            ),
        ],
        spacing=8,
    )
    spoken = f"{number}. {winner}: {reason}"
    lines: list[ft.Control] = [row]
    if reasons:
        lines.append(words(look, reason, Style.SMALL, palette.ink_muted))
    body = ft.Column(lines, spacing=4, tight=True)
    # on a low screen the rows are too close to be hit; the score sheet has the same ones
    asked = None if look.low and not reasons else on_hold
    return explained_row(spoken, body, log.trick.cards, asked, key=f"trick-{number}")


def cards_row(
    look: Look,
    cards: Sequence[Card],
    winning: int | None = None,
    on_hold: RowHold | None = None,
    card: float = CARD,
) -> ft.Control:
    """Small cards side by side; the winning one on lamp yellow."""
    palette = look.palette
    width, in_a_row = _card_width(look, card), _in_a_row(len(cards))
    return ft.Row(
        [
            held(
                ft.Container(
                    _tinted(look, one, width) if place == winning else small_card(look, one, width),
                    padding=_AROUND - 1,
                    border_radius=6,
                    border=ft.Border.all(1, palette.ring_edge if place == winning else CLEAR),
                    bgcolor=palette.accent if place == winning else CLEAR,
                ),
                one,
                on_hold,
            )
            for place, one in enumerate(cards)
        ],
        spacing=_BETWEEN,
        run_spacing=_APART,
        tight=True,
        wrap=in_a_row < len(cards),
        width=in_a_row * (width + 2 * _AROUND + _BETWEEN) if in_a_row < len(cards) else None,
    )


_TINT = 0.45
"""So much of the lamp's yellow lies over the card that took a trick."""


def _tinted(look: Look, card: Card, width: float) -> ft.Control:
    picture = small_card(look, card, width)
    if not look.strong:
        picture.color = ft.Colors.with_opacity(_TINT, look.palette.accent)
        picture.color_blend_mode = ft.BlendMode.MULTIPLY
    return picture


def _side(look: Look, ours: bool) -> ft.Control:
    palette = look.palette
    return ft.Container(
        ft.Icon(
            ft.Icons.CHECK_ROUNDED if ours else ft.Icons.CLOSE_ROUNDED,
            size=17,
            color="#FFFFFF" if ours else palette.bad,
        ),
        width=_DISC,
        height=_DISC,
        border_radius=_DISC / 2,
        bgcolor=palette.good if ours else None,
        border=None if ours else ft.Border.all(2, palette.bad),
        alignment=ft.Alignment.CENTER,
    )
