"""The card of my hand under the finger: it answers by itself, without the table drawn anew."""

import asyncio
from dataclasses import dataclass

import flet as ft

from watten_app.engine import Card

_SHAKE = (6.0, -6.0, 6.0, -6.0, 6.0, -6.0, 0.0)
SHAKE_STEP = 40
"""Milliseconds from one side to the other: three times left and right in 240."""


@ft.observable
@dataclass
class Touch:
    """What the finger does to my cards.

    Attributes:
        pressed: the card it lies on.
        refused: a card that shakes, and how far it is off just now.
    """

    pressed: Card | None = None
    refused: tuple[Card, float] | None = None

    def press(self, card: Card) -> None:
        """The finger comes down on a card."""
        self.pressed = card

    def release(self) -> None:
        """It has gone, or means something else."""
        self.pressed = None

    async def shake(self, card: Card) -> None:
        """Have a card say no."""
        for off in _SHAKE:
            self.refused = (card, off)
            await asyncio.sleep(SHAKE_STEP / 1000)
            if self.refused != (card, off):
                return
        self.refused = None
