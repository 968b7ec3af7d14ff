"""The head of Home and of the first start: the name before the drawn scenery, with the cards."""

import flet as ft

from watten_app.ui import theme
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import picture, words

HEADER_SHARE, LOW_SHARE, _LEAST_SHARE = 0.335, 0.28, 0.265
"""The header ends where the meadow and the window of the drawn wall end, of the height; less where
the screen is low, and least where it is narrow as well."""

_RAILING, _ROOMY = 46, 210
"""How far above the foot of the header the terrace ends by day, and where there is room for it."""


def masthead(look: Look, corner: ft.Control | None = None, *, lower: float = 0) -> ft.Control:
    """The name, the four suits and the cards; `corner` lies at the top right.

    It is so much `lower` than there would be room for.
    """
    palette = look.palette
    wide = min(look.width, 560) - 2 * theme.MARGIN
    unit = min(wide / 362, 1.25)
    share = HEADER_SHARE if not look.low else LOW_SHARE if not look.narrow else _LEAST_SHARE
    shown = min(look.height * share, 284) if look.height > look.width else 150
    height = max(shown - lower - look.insets.top - 10, 136 * unit)
    cards, high = 150 * unit, 126 * unit
    # by day they stand before the peaks, not on the railing
    up = 0 if palette.dark or height < _ROOMY else _RAILING * unit
    # in a low head the cards make room for what lies in the corner
    right = -10 if corner is None or height - high > theme.TARGET - 12 else theme.TARGET + 10
    wordmark = ft.Semantics(
        content=words(look, look.say("app.name"), Style.WORDMARK, palette.on_wall, scale=unit),
        header=True,
    )
    suits = ft.Row(
        [
            picture(
                f"suits/{suit}{'-on-dark' if palette.dark else ''}.webp",
                30 * unit,
                30 * unit,
                ft.BoxFit.CONTAIN,
            )
            for suit in "EGHS"
        ],
        spacing=6 * unit,
        tight=True,
    )
    return ft.Stack(
        [
            ft.Container(picture("home/cards.webp", cards, high), right=right, bottom=0),
            ft.Container(suits, left=6, bottom=8 + up),
            ft.Container(wordmark, left=6, bottom=40 * unit + up),
            *([ft.Container(corner, right=0, top=0)] if corner else []),
        ],
        height=height,
        clip_behavior=ft.ClipBehavior.NONE,
    )
