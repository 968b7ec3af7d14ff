"""Choosing: segments in a paper track, and switches that carry a tick when on."""

from collections.abc import Callable, Mapping, Sequence

import flet as ft

from watten_app.ui import theme
from watten_app.ui.theme import CLEAR, Look, Style
from watten_app.ui.widgets.pressing import pressable
from watten_app.ui.widgets.words import CENTER, words

_AROUND, _BESIDE = 36.0, 19.0
"""What a tile has around its segments, and a segment beside its word."""


def segments[T](
    look: Look,
    options: Sequence[tuple[T, str]],
    chosen: T,
    on_choose: Callable[[T], object],
    *,
    name: str = "",
    icons: Sequence[ft.IconData] | None = None,
    expand: bool | int | None = None,
    refused: Mapping[T, str] | None = None,
) -> ft.Control:
    """One of several: `options` are (value, word). `name` goes before each word when read aloud.

    What is in `refused` stands there struck and cannot be chosen, with the reason read aloud.
    """
    palette = look.palette
    refused = refused or {}
    pictured = icons is not None and not look.large
    room = (look.column - _AROUND) / len(options) - _BESIDE - (26 if pictured else 0)

    def one(place: int, value: T, word: str) -> ft.Control:
        on = value == chosen
        off = value in refused
        color = palette.on_selected if on else palette.ink_muted if off else palette.ink
        text = words(look, word, Style.CHOICE, color, align=CENTER, lines=1, room=room)
        label: ft.Control = text
        if off:
            stroke = ft.Container(width=12 * len(word) * look.text, height=2, bgcolor=color)
            label = ft.Stack([text, stroke], alignment=ft.Alignment.CENTER)
        if icons and pictured:
            label = ft.Row(
                [ft.Icon(icons[place], size=20, color=color), label],
                spacing=6,
                tight=True,
                alignment=ft.MainAxisAlignment.CENTER,
            )
        body = ft.Container(
            label,
            bgcolor=palette.selected if on else CLEAR,
            border_radius=10,
            height=max(theme.TARGET - 6, 28 * look.text),
            alignment=ft.Alignment.CENTER,
            padding=ft.Padding.symmetric(horizontal=4),
        )
        spoken = f"{name}: {word}" if name else word
        return pressable(
            f"{spoken}. {refused[value]}" if off else spoken,
            ft.Container(body, padding=3),
            None if off else lambda: on_choose(value),
            radius=10,
            selected=on,
            expand=1,
        )

    return ft.Container(
        ft.Row([one(i, value, word) for i, (value, word) in enumerate(options)], spacing=0),
        bgcolor=palette.paper_alt,
        border=ft.Border.all(1.5, palette.line) if look.strong else None,
        border_radius=13,
        expand=expand,
    )


def switch(look: Look, name: str, on: bool, on_change: Callable[[bool], object]) -> ft.Control:
    """A row with its words and a switch at the end; the whole row can be pressed."""
    palette = look.palette
    knob = ft.Container(
        ft.Icon(ft.Icons.CHECK_ROUNDED, size=18, color=palette.good) if on else None,
        width=24,
        height=24,
        border_radius=12,
        bgcolor="#FFFFFF" if on else palette.line,
        alignment=ft.Alignment.CENTER,
    )
    track = ft.Container(
        knob,
        width=54,
        height=32,
        border_radius=16,
        bgcolor=palette.good if on else "#FFFFFF",
        border=ft.Border.all(2, palette.good if on else palette.line),
        padding=ft.Padding.symmetric(horizontal=2),
        alignment=ft.Alignment.CENTER_RIGHT if on else ft.Alignment.CENTER_LEFT,
        animate=look.animation(120),
    )
    row = ft.Container(
        ft.Row([words(look, name, Style.CHOICE, palette.ink, expand=True), track], spacing=12),
        padding=ft.Padding.symmetric(vertical=9),
    )
    return pressable(name, row, lambda: on_change(not on), toggled=on)
