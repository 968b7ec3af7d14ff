"""What things lie on: the wall of boards, tiles of paper, and a screen's heading."""

import flet as ft

from watten_app.ui import theme
from watten_app.ui.geometry import Rect
from watten_app.ui.theme import CLEAR, Look, Style
from watten_app.ui.widgets.buttons import round_button
from watten_app.ui.widgets.pressing import Press
from watten_app.ui.widgets.words import words

_TILE_SHADOW = [
    ft.BoxShadow(color="#3D000000", offset=ft.Offset(0, 2), blur_radius=0),
    ft.BoxShadow(color="#1F000000", offset=ft.Offset(0, 4), blur_radius=0),
]
"""Two hard steps instead of a blur, which costs too much each frame."""


def picture(src: str, width: float, height: float, fit: ft.BoxFit = ft.BoxFit.COVER) -> ft.Image:
    """A picture that says nothing to a screen reader."""
    return ft.Image(
        src=src,
        width=width,
        height=height,
        fit=fit,
        gapless_playback=True,
        exclude_from_semantics=True,
    )


def standing(
    content: ft.Control, place: ft.MainAxisAlignment, room: Rect, **others: object
) -> ft.Control:
    """What stands at the top, in the middle or at the foot of a room, and can be touched past.

    A container with an alignment would catch every touch in the room, also where nothing lies.
    """
    held = ft.Container(content, expand=True, expand_loose=True)
    return ft.Column(
        [held],
        alignment=place,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        spacing=0,
        left=room.left,
        top=room.top,
        width=room.width,
        height=room.height,
        **others,
    )


def _form(look: Look) -> str:
    """How the folder is called whose pictures come nearest to the screen's shape."""
    ratio = look.width / look.height
    if ratio > 1.45:
        return "boards-wide"
    return "boards-tablet" if ratio > 0.69 else "boards"


def wall(look: Look, scene: str = "") -> ft.Control:
    """The boards behind everything, filling the screen; `scene` is "table", "home" or empty."""
    if look.strong:
        return _plain(look)
    light = "night" if look.palette.dark else "day"
    name = f"{_form(look)}/{scene}-{light}.webp" if scene else f"{_form(look)}/{light}.webp"
    return ft.Container(
        picture(name, look.width, look.height),
        width=look.width,
        height=look.height,
        bgcolor=look.palette.wall,
        left=0,
        top=0,
    )


def _plain(look: Look) -> ft.Container:
    """The wall without its boards, in high contrast."""
    return ft.Container(
        width=look.width, height=look.height, bgcolor=look.palette.wall, left=0, top=0
    )


def fading(look: Look, column: ft.Column, share: float) -> ft.Control:
    """A scrolling column that fades out in the lowest `share` of it, so that nothing looks cut.

    In high contrast nothing fades.
    """
    if look.strong:
        return ft.Container(column, expand=True)
    return ft.ShaderMask(
        content=column,
        shader=ft.LinearGradient(
            colors=["#FF000000", "#FF000000", CLEAR],
            stops=[0, 1 - share, 1],
            begin=ft.Alignment.TOP_CENTER,
            end=ft.Alignment.BOTTOM_CENTER,
        ),
        blend_mode=ft.BlendMode.DST_IN,
        expand=True,
    )


def chip_edge(look: Look) -> ft.Border | None:
    """The line round a chip, where no shadow and no wood set it off."""
    return ft.Border.all(1.5, look.palette.chip_line) if look.strong else None


def tile(
    look: Look,
    content: ft.Control,
    *,
    padding: ft.PaddingValue = 16,
    chosen: bool = False,
    expand: bool | int | None = None,
    width: float | None = None,
    key: str | ft.ScrollKey | None = None,
) -> ft.Container:
    """A tile of paper; by day with a line; `chosen` gives it a red one."""
    palette = look.palette
    line = palette.mine if chosen else palette.tile_line
    return ft.Container(
        content,
        key=key,
        bgcolor=palette.paper,
        border_radius=theme.RADIUS_TILE,
        border=ft.Border.all(max(3, palette.outline) if chosen else palette.outline, line),
        shadow=_TILE_SHADOW,
        padding=padding,
        expand=expand,
        width=width,
    )


def heading(
    look: Look,
    title: str,
    on_back: Press | None,
    back_name: str = "",
    *,
    lines: int | None = None,
) -> ft.Control:
    """A screen's title with the way back before it; in so many `lines` with smaller letters."""
    row: list[ft.Control] = []
    if on_back:
        row.append(round_button(look, ft.Icons.ARROW_BACK_IOS_NEW_ROUNDED, back_name, on_back))
    room = look.column - (theme.TARGET + 12 if on_back else 0)
    name = words(look, title, Style.TITLE, look.palette.on_wall, room=room, lines=lines)
    row.append(ft.Semantics(content=name, header=True, container=True, expand=True))
    return ft.Row(row, spacing=12)
