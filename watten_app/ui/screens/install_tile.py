"""Home's offer to put the game on the home screen: a slim row with a button, or how to do it on an
iPhone or iPad."""

from typing import Any

import flet as ft
from flet.components.hooks.use_ref import MutableRef

from watten_app.app.house_state import Install
from watten_app.ui import theme
from watten_app.ui.bridge import bridge
from watten_app.ui.doors import Doors
from watten_app.ui.screens.pieces import line, turn_to
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import pressable, tile, words

_SIDES, _TOP = 14, 6
"""What lies around the words of the row."""


def install_tile(look: Look, doors: Doors, way: Install, scroller: MutableRef[Any]) -> ft.Control:
    """What installing brings, a tap to do it, and "not now", which is remembered.

    Where only the person can do it, the tap shows how. It is the last of what `scroller` scrolls.
    """
    return _Offer(look, doors, way, scroller, key="install")


def _offer(look: Look, doors: Doors, way: Install, scroller: MutableRef[Any]) -> ft.Control:
    open_, show = ft.use_state(False)
    palette = look.palette

    async def bring_up() -> None:
        """Let what was opened be seen, instead of lying below the edge."""
        if open_:
            await turn_to(look, scroller, offset=-1)

    ft.use_effect(bring_up, [open_])
    share = way is Install.SHARE
    lines = ["home.install.share", "home.install.apart"] if share else []
    icon = ft.Icons.IOS_SHARE_ROUNDED if share else ft.Icons.INSTALL_MOBILE_ROUNDED
    title = look.say("home.install")
    brings = look.say("home.install.prompt")

    def decline() -> None:
        doors.house.choose_settings(install_declined=True)

    row: list[ft.Control] = [
        ft.Column(
            [
                words(look, title, Style.LABEL, palette.ink),
                words(look, brings, Style.SMALL, palette.ink_muted),
            ],
            spacing=1,
            tight=True,
            expand=True,
        )
    ]
    if not look.large:
        row.insert(0, ft.Icon(icon, color=palette.mine, size=28))
    take = look.say("home.install.how" if share else "home.install.take")
    taking = pressable(
        f"{take}: {title}",
        ft.Container(
            ft.Row(row, spacing=12), padding=ft.Padding.symmetric(vertical=_TOP), bgcolor=None
        ),
        (lambda: show(not open_)) if share else bridge.install,
        radius=theme.RADIUS_TILE,
        expand=1,
    )
    close = ft.Container(
        ft.Icon(ft.Icons.CLOSE_ROUNDED, color=palette.ink_muted, size=24),
        width=theme.TARGET,
        height=theme.TARGET,
        alignment=ft.Alignment.CENTER,
    )
    later = pressable(look.say("home.install.later"), close, decline, radius=theme.TARGET / 2)
    told: list[ft.Control] = []
    if open_:
        told = [
            line(look),
            *(words(look, look.say(one), Style.SMALL, palette.ink) for one in lines),
        ]
        told.append(ft.Container(height=2))
    body = ft.Column(
        [ft.Row([taking, later], spacing=4), *told],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    inner = ft.Container(body, padding=ft.Padding.only(right=_SIDES - 8))
    return tile(look, inner, padding=ft.Padding.only(left=_SIDES, right=0, top=1, bottom=1))


_Offer = ft.component(_offer)
