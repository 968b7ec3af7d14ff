"""What this is, what it is made with, and that nothing leaves the device."""

from importlib.metadata import PackageNotFoundError, version
from typing import Any

import flet as ft

from watten_app.app.house_state import HouseState
from watten_app.ui import theme
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.screens.notices import NOTICES, Notice
from watten_app.ui.screens.pieces import line, page, title
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import picture, pressable, tile, words


def _installed_version() -> str:
    try:
        return version("watten")
    except PackageNotFoundError:  # run from a bare checkout
        return "0"


ALL_TEXTS = "licences.txt"
"""The file with the licence texts of everything, which the build puts beside the page."""

VERSION = _installed_version()
"""Read while importing: a restored memory snapshot keeps objects, but no files."""


def _about(look: Look, doors: Doors, _data: Any, _state: HouseState) -> ft.Control:
    tell_the_page(Screen.ABOUT)
    shown, show = ft.use_state("")
    controls = [
        title(look, doors, "about.title"),
        _version(look),
        _text(look, "about.private.title", "about.private"),
        _text(look, "about.fair.title", "about.fair"),
        *_faults(look, doors.house.faults()),
        _licences(look, shown, lambda name: show("" if name == shown else name)),
    ]
    return page(look, controls)


AboutScreen = ft.memo(ft.component(_about))


def _version(look: Look) -> ft.Control:
    palette = look.palette
    text = ft.Column(
        [
            words(look, look.say("app.name"), Style.HEADING, palette.ink),
            words(look, look.say("about.version", version=VERSION), Style.BODY, palette.ink_muted),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    return tile(look, ft.Row([picture("icons/icon-192.png", 56, 56), text], spacing=14))


def _text(look: Look, heading: str, text: str) -> ft.Control:
    palette = look.palette
    head = ft.Semantics(
        content=words(look, look.say(heading), Style.HEADING, palette.ink), header=True
    )
    body = words(look, look.say(text), Style.BODY, palette.ink)
    return tile(look, ft.Column([head, body], spacing=8, tight=True))


def _faults(look: Look, faults: tuple[str, ...]) -> list[ft.Control]:
    """What went wrong on this device, where anything did: who reports it sends the lines along."""
    if not faults:
        return []
    palette = look.palette
    rows: list[ft.Control] = [
        ft.Semantics(
            content=words(look, look.say("about.faults.title"), Style.HEADING, palette.ink),
            header=True,
        ),
        words(look, look.say("about.faults"), Style.BODY, palette.ink),
    ]
    for fault in reversed(faults):
        text = words(look, fault, Style.SMALL, palette.ink_muted)
        text.selectable = True
        rows += [line(look), text]
    return [tile(look, ft.Column(rows, spacing=8, tight=True))]


def _licences(look: Look, shown: str, toggle: Any) -> ft.Control:
    palette = look.palette
    rows: list[ft.Control] = [
        ft.Semantics(
            content=words(look, look.say("about.licences"), Style.HEADING, palette.ink),
            header=True,
        ),
        words(look, look.say("about.licences.line"), Style.BODY, palette.ink),
    ]
    for notice in NOTICES:
        rows += [line(look), _notice(look, notice, notice.name == shown, toggle)]
    rows.append(_all_texts(look))
    return tile(look, ft.Column(rows, spacing=8, tight=True))


def _all_texts(look: Look) -> ft.Control:
    """Opens the file with all licence texts; the client does it itself."""
    palette = look.palette
    label = look.say("about.all_licences")
    board = ft.Container(
        words(look, label, Style.BUTTON, palette.ink, align=ft.TextAlign.CENTER),
        border=ft.Border.all(1.5, palette.line),
        border_radius=theme.RADIUS_BUTTON,
        height=theme.TARGET_MAIN * max(1, look.text * 0.8),
        alignment=ft.Alignment.CENTER,
        ink=True,
        action=ft.OpenUrl(ALL_TEXTS, target=ft.UrlTarget.BLANK),
    )
    return ft.Semantics(container=True, button=True, content=board)


def _notice(look: Look, notice: Notice, open_: bool, toggle: Any) -> ft.Control:
    palette = look.palette
    icon = ft.Icons.EXPAND_LESS_ROUNDED if open_ else ft.Icons.EXPAND_MORE_ROUNDED
    head = ft.Row(
        [
            ft.Column(
                [
                    words(look, notice.name, Style.BODY_STRONG, palette.ink),
                    words(look, notice.licence, Style.SMALL, palette.ink_muted),
                ],
                spacing=0,
                tight=True,
                expand=True,
            ),
            ft.Icon(icon, color=palette.ink),
        ],
        spacing=8,
    )
    name = f"{notice.name}, {notice.licence}"
    padded = ft.Container(head, padding=ft.Padding.symmetric(vertical=4))
    row = pressable(name, padded, lambda: toggle(notice.name), selected=open_)
    if not open_:
        return row
    text = words(look, notice.text, Style.SMALL, palette.ink)
    return ft.Column([row, text], spacing=6, tight=True)
