"""The sign of a side: ours round and green, theirs square and wine red."""

import flet as ft

from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets.words import CENTER, words


def team_radius(size: float, *, ours: bool, marked: bool = True) -> float:
    """How round the sign of a side is; all are round where the place tells (`marked` is False)."""
    return size / 2 if ours or not marked else size * 0.2


def team_disc(
    look: Look,
    letter: str,
    size: float,
    *,
    ours: bool,
    marked: bool,
    scale: float,
    lit: bool = False,
    out: bool = False,
) -> ft.Control:
    """A player's sign with the initial; `lit` is whose turn it is, who is `out` is pale."""
    palette = look.palette
    ink = palette.on_off if out else palette.on_team
    return ft.Container(
        words(
            look,
            letter,
            Style.HEADING,
            ink,
            align=CENTER,
            scale=scale,
        ),
        width=size,
        height=size,
        bgcolor=palette.off if out else palette.ours if ours else palette.theirs,
        border_radius=team_radius(size, ours=ours, marked=marked),
        border=ft.Border.all(3.5 if lit else 2, palette.accent if lit else palette.team_line),
        alignment=ft.Alignment.CENTER,
    )


def team_sign(look: Look, size: float, *, ours: bool) -> ft.Control:
    """The sign alone, beside a word."""
    return ft.Container(
        width=size,
        height=size,
        bgcolor=look.palette.ours if ours else look.palette.theirs,
        border_radius=team_radius(size, ours=ours),
        border=ft.Border.all(1, look.palette.team_line),
    )
