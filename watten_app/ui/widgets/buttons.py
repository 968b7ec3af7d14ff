"""Buttons: a paper, wooden or red board with a foot, its words, and perhaps an icon."""

from enum import Enum

import flet as ft

from watten_app.ui import theme
from watten_app.ui.theme import CLEAR, FOOT, Look, Palette, Style
from watten_app.ui.widgets.pressing import Press, pressable
from watten_app.ui.widgets.words import CENTER, words

_BESIDE = 12.0
"""What a button has beside its words."""


class Kind(Enum):
    """What a button is for; let one thing on a screen be `PRIMARY`."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    ON_PAPER = "on_paper"
    HERO = "hero"
    """The way on, in lamp yellow."""


def _tones(palette: Palette, kind: Kind, *, off: bool) -> tuple[str, str, str]:
    """Fill, ink and line."""
    if off:
        return palette.off, palette.on_off, palette.off_line
    match kind:
        case Kind.PRIMARY:
            return palette.primary, palette.on_primary, palette.primary_line
        case Kind.HERO:
            return palette.accent, palette.on_accent, palette.accent_line
        case Kind.ON_PAPER:
            return palette.paper, palette.ink, palette.line
    return palette.secondary, palette.on_secondary, palette.secondary_line


def button(
    look: Look,
    label: str,
    on_press: Press | None,
    *,
    kind: Kind = Kind.SECONDARY,
    icon: ft.IconData | None = None,
    second: str | None = None,
    name: str | None = None,
    height: float | None = None,
    width: float | None = None,
    expand: bool | int | None = None,
    scale: float | None = None,
    key: str | None = None,
    room: float | None = None,
    on_hold: Press | None = None,
) -> ft.Control:
    """A button. `second` is a smaller second line, `name` the accessible name if not the label.

    `scale` replaces the player's text size where the room is fixed; `room` is how wide a button is
    whose words may be too long for it.
    """
    fill, ink, line = _tones(look.palette, kind, off=on_press is None)
    hero = kind is Kind.HERO
    text = look.text if scale is None else scale
    tall = height or max(theme.TARGET_HERO if hero else theme.TARGET_MAIN, 30 * text)
    style = Style.BUTTON_BIG if hero else Style.BUTTON
    rows: list[ft.Control] = [
        words(
            look,
            label,
            style,
            ink,
            align=CENTER,
            lines=2,
            scale=scale,
            room=room and room - _BESIDE,
        )
    ]
    if second:
        rows.append(words(look, second, Style.SMALL, ink, align=CENTER, lines=1, scale=scale))
    label_box = ft.Column(
        rows, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
    )
    inside: ft.Control = label_box
    if icon and not label:
        inside = ft.Icon(icon, color=ink, size=26)
    elif icon and text < theme.LARGE:
        inside = ft.Row(
            [ft.Icon(icon, color=ink, size=24), label_box],
            spacing=10,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        )
    flat = kind in (Kind.SECONDARY, Kind.ON_PAPER) or on_press is None
    radius = theme.RADIUS_BUTTON
    board = ft.Container(
        inside,
        bgcolor=fill,
        border_radius=radius,
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=4),
        height=tall - (0 if flat else 3),
    )
    edge = ft.Container(
        board
        if flat
        else ft.Container(
            board,
            bgcolor=FOOT,
            border_radius=radius,
            padding=ft.Padding.only(bottom=3),
            alignment=ft.Alignment.TOP_CENTER,
        ),
        bgcolor=CLEAR if flat else fill,
        border=ft.Border.all(look.palette.outline, line),
        border_radius=radius,
        height=tall,
        width=width,
        alignment=ft.Alignment.TOP_CENTER,
    )
    return pressable(
        name or label, edge, on_press, radius=radius, expand=expand, key=key, on_hold=on_hold
    )


def round_button(
    look: Look,
    icon: ft.IconData,
    name: str,
    on_press: Press | None,
    size: float = theme.TARGET,
    on_hold: Press | None = None,
) -> ft.Control:
    """A round chip with an icon that needs no word: pause, last trick, back, settings."""
    palette = look.palette
    chip = ft.Container(
        ft.Icon(
            icon, color=palette.on_chip if on_press else palette.on_off, size=min(26, size / 2)
        ),
        width=size,
        height=size,
        bgcolor=palette.chip if on_press else palette.off,
        border=ft.Border.all(palette.outline, palette.chip_line if on_press else palette.off_line),
        border_radius=size / 2,
        alignment=ft.Alignment.CENTER,
    )
    return pressable(name, chip, on_press, radius=size / 2, on_hold=on_hold)
