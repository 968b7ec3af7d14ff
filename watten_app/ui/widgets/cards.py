"""Pictures of cards: the large face and the small card of rank letter above suit sign."""

import flet as ft

from watten_app.engine import Card
from watten_app.ui.theme import CARD_RATIO, MINI_RATIO, Look

BACK = "cards/back.webp"


def face(look: Look, card: Card | None, *, bold: bool = False) -> str:
    """The address of a card's picture, `bold` with the large index; of the back for None."""
    if card is None:
        return BACK
    return f"{'large' if look.large_faces or bold else 'cards'}/{look.pictured(card)}.webp"


def card_picture(look: Look, card: Card | None, width: float) -> ft.Image:
    """A card's picture without shadow; it is not read aloud."""
    return ft.Image(
        src=face(look, card),
        width=width,
        height=width * CARD_RATIO,
        fit=ft.BoxFit.FILL,
        gapless_playback=True,
        exclude_from_semantics=True,
    )


def card_shadow(width: float) -> ft.Image:
    """The soft shadow under a card lying at the corner of its stack."""
    height = width * CARD_RATIO
    return ft.Image(
        src="shadow/card.webp",
        left=-width * 0.1,
        top=-height * 0.1,
        width=width * 1.2,
        height=height * 1.2,
        fit=ft.BoxFit.FILL,
        exclude_from_semantics=True,
    )


def small_card(card: Card | str, width: float = 22, state: str = "") -> ft.Image:
    """The small card, by the name of its picture.

    `state` "out" is hollow and struck, "asked" filled red.
    """
    return ft.Image(
        src=f"mini/{card}{'-' + state if state else ''}.webp",
        width=width,
        height=width * MINI_RATIO,
        fit=ft.BoxFit.FILL,
        gapless_playback=True,
        exclude_from_semantics=True,
    )
