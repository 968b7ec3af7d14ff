"""Home's offer to put the game on the home screen: a button, or how to on an iPhone or iPad."""

import flet as ft

from watten_app.app.house import Install
from watten_app.ui.bridge import bridge
from watten_app.ui.doors import Doors
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import Kind, button, tile, words


def install_tile(look: Look, doors: Doors, way: Install) -> ft.Control:
    """What installing brings, how it is done here, and "not now", which is remembered."""
    palette = look.palette
    share = way is Install.SHARE
    icon = ft.Icons.IOS_SHARE_ROUNDED if share else ft.Icons.INSTALL_MOBILE_ROUNDED
    lines = ["home.install.share", "home.install.apart"] if share else ["home.install.prompt"]
    title = words(look, look.say("home.install"), Style.HEADING, palette.ink)
    text = ft.Column(
        [
            ft.Semantics(content=title, header=True),
            *(words(look, look.say(line), Style.SMALL, palette.ink_muted) for line in lines),
        ],
        spacing=4,
        tight=True,
        expand=True,
    )
    head = ft.Row([ft.Icon(icon, color=palette.mine, size=34), text], spacing=14)

    def decline() -> None:
        doors.house.choose_settings(install_declined=True)

    buttons = [button(look, look.say("home.install.later"), decline, kind=Kind.ON_PAPER, expand=1)]
    if not share:
        take = look.say("home.install.take")
        buttons.append(button(look, take, bridge.install, kind=Kind.PRIMARY, expand=1))
    column = ft.Column([head, ft.Row(buttons, spacing=10)], spacing=12, tight=True)
    return tile(look, column)
