"""Pictures of cards: the large face and the small card of rank letter above suit sign."""

import flet as ft

from watten_app.engine import Card
from watten_app.ui.theme import CARD_RATIO, MINI_RATIO, Look

BACK = "cards/back.webp"


USUAL = 306
"""Pixels across the faces of the usual set; the fine one has a third more."""

_BLUR = 1.06
"""How far a picture may be stretched before one sees it."""


def face(look: Look, card: Card | None, width: float, *, bold: bool = False) -> str:
    """The address of a card's picture, shown `width` wide; of the back for None.

    `bold` takes the large index, as the player's choice does. Where the device has more pixels than
    the usual picture, it is the fine one.
    """
    if card is None:
        return BACK
    return f"{faces(look, width, bold=bold)}/{look.pictured(card)}.webp"


def faces(look: Look, width: float, *, bold: bool = False) -> str:
    """Where the faces are that are shown `width` wide."""
    fine = "-fine" if width * look.density > USUAL * _BLUR else ""
    return f"{'large' if look.large_faces or bold else 'cards'}{fine}"


def card_picture(look: Look, card: Card | None, width: float) -> ft.Image:
    """A card's picture without shadow; it is not read aloud."""
    return ft.Image(
        src=face(look, card, width),
        width=width,
        height=width * CARD_RATIO,
        fit=ft.BoxFit.FILL,
        anti_alias=True,
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


def lying_card(look: Look, card: Card | None, width: float) -> ft.Stack:
    """A card with its shadow, as it lies on paper; an outline instead in high contrast."""
    return ft.Stack(
        [card_shadow(width), card_picture(look, card, width), *card_edge(look, width)],
        width=width,
        height=width * CARD_RATIO,
        clip_behavior=ft.ClipBehavior.NONE,
    )


def card_edge(look: Look, width: float) -> list[ft.Control]:
    """The thick line round a card in high contrast."""
    if not look.strong:
        return []
    line = ft.Border.all(2, look.palette.card_line)
    high = width * CARD_RATIO
    return [ft.Container(width=width, height=high, border=line, border_radius=width * 0.072)]


def small_folder(look: Look) -> str:
    """Where the small cards are: in four colours with the large index and in high contrast."""
    return "mini-large" if look.large_faces or look.strong else "mini"


def small_card(look: Look, card: Card, width: float = 22, state: str = "") -> ft.Image:
    """The small card; `state` "out" is hollow and struck, "asked" filled red."""
    folder = "mini" if state == "asked" else small_folder(look)
    return ft.Image(
        src=f"{folder}/{look.pictured(card)}{'-' + state if state else ''}.webp",
        width=width,
        height=width * MINI_RATIO,
        fit=ft.BoxFit.FILL,
        gapless_playback=True,
        exclude_from_semantics=True,
    )
