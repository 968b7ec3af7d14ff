"""The static layer: boards, the felt with rail and stitched hem; and the tricks won."""

import flet as ft
import flet.canvas as cv

from watten_app.ui import theme
from watten_app.ui.geometry import Rect
from watten_app.ui.table.taking import won_place, won_rows
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import picture, team_sign, wall, words

_HEM = 15
_ARC = 0.7071
"""The weight that makes a conic a quarter of a circle."""


@ft.component
def _room(look: Look, felt: Rect) -> ft.Control:
    palette = look.palette
    woven = ft.DecorationImage(
        src=f"boards/felt-{'night' if palette.dark else 'day'}.webp", fit=ft.BoxFit.FILL
    )
    cloth = ft.Container(
        left=felt.left,
        top=felt.top,
        width=felt.width,
        height=felt.height,
        bgcolor=palette.felt,
        image=None if look.strong else woven,
        border=ft.Border.all(3 if look.strong else 7, palette.rail),
        border_radius=theme.RADIUS_FELT,
    )
    edge = ft.Container(
        left=felt.left,
        top=felt.top,
        width=felt.width,
        height=felt.height,
        border=ft.Border.all(1.5, palette.rail_hi),
        border_radius=theme.RADIUS_FELT,
    )
    foot = ft.Container(
        left=felt.left,
        top=felt.top + 5,
        width=felt.width,
        height=felt.height,
        bgcolor="#4D000000",
        border_radius=theme.RADIUS_FELT,
    )
    hem = felt.inset(_HEM)
    stitch = dashed_frame(hem, palette.stitch, 1.6, [7, 5], theme.RADIUS_FELT - 9)
    return ft.Stack(
        [wall(look, "table"), *([] if look.strong else [foot]), cloth, edge, stitch],
        width=look.width,
        height=look.height,
    )


Room = ft.memo(_room)


def dashed_frame(
    rect: Rect, color: str, stroke: float, dash: list[float], radius: float
) -> ft.Control:
    """A dashed rounded frame, placed in a Stack."""
    w, h, r = rect.width, rect.height, radius
    move, line, arc = cv.Path.MoveTo, cv.Path.LineTo, cv.Path.QuadraticTo
    path = cv.Path(
        [
            move(r, 0),
            line(w - r, 0),
            arc(w, 0, w, r, _ARC),
            line(w, h - r),
            arc(w, h, w - r, h, _ARC),
            line(r, h),
            arc(0, h, 0, h - r, _ARC),
            line(0, r),
            arc(0, 0, r, 0, _ARC),
        ],
        paint=ft.Paint(
            color=color,
            stroke_width=stroke,
            style=ft.PaintingStyle.STROKE,
            stroke_dash_pattern=dash,
        ),
    )
    return cv.Canvas([path], left=rect.left, top=rect.top, width=w, height=h)


@ft.component
def _won(
    look: Look, won: Rect, ours: int, theirs: int, letters: float, needed: int, marked: bool
) -> ft.Control:
    """As many places for each side as tricks are needed; a small back fills one for each trick won.

    With `marked` the signs of the sides stand before them.
    """
    controls: list[ft.Control] = []
    color = look.palette.on_felt
    counts = (ours, theirs)
    box = Rect(0, 0, won.width, won.height)
    for side, place in enumerate(won_rows(box)):
        frames = [won_place(box, letters, needed, side, number) for number in range(needed)]
        left = frames[0].left
        sign = min(11 * letters, place.height - 4) if marked else 0.0
        name = look.say("table.we" if side == 0 else "table.they")
        start = sign + 4 if marked else 0.0
        scale = min(letters, (left - start) / 30, (left - start) / (len(name) * 9))
        scale = min(scale, place.height / 17)
        label = words(look, name, Style.LABEL, color, lines=1, scale=scale)
        if marked:
            mark = team_sign(look, sign, ours=side == 0)
            controls.append(ft.Container(mark, left=0, top=place.top + (place.height - sign) / 2))
        controls.append(
            ft.Container(
                label, left=start, top=place.top, height=place.height, alignment=ft.Alignment(-1, 0)
            )
        )
        for number, frame in enumerate(frames):
            if number < counts[side]:
                back = picture("cards/back-small.webp", frame.width, frame.height, ft.BoxFit.FILL)
                controls.append(ft.Container(back, left=frame.left, top=frame.top))
            else:
                controls.append(dashed_frame(frame, color, 1.4, [3, 2], 2.5))
    spoken = look.say("a11y.won", ours=ours, theirs=theirs)
    return ft.Container(
        ft.Semantics(
            container=True,
            exclude_semantics=True,
            label=spoken,
            content=ft.Stack(controls, width=won.width, height=won.height),
        ),
        left=won.left,
        top=won.top,
    )


Won = ft.memo(_won)
