"""What every screen tells the page as it comes: its name, and whether a person can act."""

import asyncio

import flet as ft

from watten_app.ui.bridge import bridge
from watten_app.ui.doors import Screen
from watten_app.ui.taps import finger


def tell_the_page(screen: Screen, *, can_act: bool = True) -> None:
    """Name the screen in the page, "ready" from when a tap on it is taken; a hook."""

    async def tell() -> None:
        rest = finger.rest() if can_act else 0
        if rest:
            bridge.show(screen, "busy")
            await asyncio.sleep(rest)
        bridge.show(screen, "ready" if can_act else "busy")

    # with a cleanup Flet cancels what still waits
    ft.use_effect(tell, [can_act], cleanup=lambda: None)
