"""The static layer: boards, the felt with rail and stitched hem; and the tricks won."""

from collections.abc import Callable

import flet as ft
import flet.canvas as cv

from watten_app.ui import theme
from watten_app.ui.geometry import Rect
from watten_app.ui.measure import fitting
from watten_app.ui.table.rail import foot, frame
from watten_app.ui.table.taking import won_place, won_rows
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import picture, team_sign, wall, words

HEM = 15
"""How far inside the edge of the felt its stitches run."""

_AFTER_NAME = 3.0
"""Between a side's name and its tricks, at least."""

_RAIL, _BAR = 7.0, 3.0
"""How thick the rail is, and in high contrast the line in its place."""

_ARC = 0.7071
"""The weight that makes a conic a quarter of a circle."""


def cloth(look: Look, felt: Rect) -> list[ft.Control]:
    """The felt with its rail and its stitched hem, placed in a Stack."""
    palette = look.palette
    thick = _BAR if look.strong else _RAIL
    light = "night" if palette.dark else "day"
    woven = ft.DecorationImage(src=f"boards/felt-{light}.webp", fit=ft.BoxFit.FILL)
    # it ends under the rail, well inside its outer edge
    inner = felt.inset(thick / 2)
    surface = ft.Container(
        left=inner.left,
        top=inner.top,
        width=inner.width,
        height=inner.height,
        bgcolor=palette.felt if look.strong else None,
        image=None if look.strong else woven,
        border_radius=theme.RADIUS_FELT - thick / 2,
    )
    rail = frame(felt, thick, palette.rail, theme.RADIUS_FELT)
    rail += frame(felt, 1.5, palette.rail_hi, theme.RADIUS_FELT)
    shadow = foot(felt, 5, "#4D000000", theme.RADIUS_FELT)
    hem = felt.inset(HEM)
    stitch = dashed_frame(hem, palette.stitch, 1.6, [7, 5], theme.RADIUS_FELT - 9)
    return [*([] if look.strong else [shadow]), surface, *rail, stitch]


@ft.component
def _room(look: Look, felt: Rect) -> ft.Control:
    layers = [wall(look, "table"), *cloth(look, felt)]
    return ft.Stack(layers, width=look.width, height=look.height)


Room = ft.memo(_room)


def dashed_frame(
    rect: Rect, color: str, stroke: float, dash: list[float], radius: float
) -> ft.Control:
    """A dashed rounded frame, placed in a Stack."""
    w, h, r = rect.width, rect.height, radius
    move, line, arc = cv.Path.MoveTo, cv.Path.LineTo, cv.Path.QuadraticTo
    # piece by piece: one path costs as much as filling all that it surrounds (rail.py)
    pieces = [
        [move(r, 0), line(w - r, 0)],
        [move(w - r, 0), arc(w, 0, w, r, _ARC)],
        [move(w, r), line(w, h - r)],
        [move(w, h - r), arc(w, h, w - r, h, _ARC)],
        [move(w - r, h), line(r, h)],
        [move(r, h), arc(0, h, 0, h - r, _ARC)],
        [move(0, h - r), line(0, r)],
        [move(0, r), arc(0, 0, r, 0, _ARC)],
    ]
    paint = ft.Paint(
        color=color,
        stroke_width=stroke,
        style=ft.PaintingStyle.STROKE,
        stroke_dash_pattern=dash,
    )
    shapes = [cv.Path(piece, paint=paint) for piece in pieces]
    return cv.Canvas(shapes, left=rect.left, top=rect.top, width=w, height=h)


@ft.component
def _won(
    look: Look,
    won: Rect,
    ours: int,
    theirs: int,
    letters: float,
    needed: int,
    marked: bool,
    explain: Callable[[], object] | None = None,
) -> ft.Control:
    """As many places for each side as tricks are needed; a small back fills one for each trick won.

    With `marked` the signs of the sides stand before them; a screen reader's long press is to
    `explain`.
    """
    controls: list[ft.Control] = []
    color = look.palette.on_felt
    counts = (ours, theirs)
    box = Rect(0, 0, won.width, won.height)
    rows = won_rows(box)
    left, high = won_place(box, letters, needed, 0, 0).left, rows[0].height
    sign = min(11 * letters, high - 4) if marked else 0.0
    start = sign + 4 if marked else 0.0
    names = look.say("table.we"), look.say("table.they")
    # both in the same letters: neither side is the lesser
    fits = min(fitting(name, Style.LABEL, left - start - _AFTER_NAME, letters) for name in names)
    scale = min(fits, high / 17)
    for side, (name, place) in enumerate(zip(names, rows, strict=True)):
        frames = [won_place(box, letters, needed, side, number) for number in range(needed)]
        label = words(look, name, Style.LABEL, color, lines=1, scale=scale)
        if marked:
            mark = team_sign(look, sign, ours=side == 0)
            controls.append(ft.Container(mark, left=0, top=place.top + (place.height - sign) / 2))
        controls.append(
            ft.Container(
                label, left=start, top=place.top, height=place.height, alignment=ft.Alignment(-1, 0)
            )
        )
        for number, spot in enumerate(frames):
            if number < counts[side]:
                back = picture("cards/back-small.webp", spot.width, spot.height, ft.BoxFit.FILL)
                controls.append(ft.Container(back, left=spot.left, top=spot.top))
            else:
                controls.append(dashed_frame(spot, color, 1.4, [3, 2], 2.5))
    spoken = look.say("a11y.won", ours=ours, theirs=theirs)
    return ft.Container(
        ft.Semantics(
            container=True,
            exclude_semantics=True,
            label=spoken,
            on_long_press=(lambda _: explain()) if explain else None,
            content=ft.Stack(controls, width=won.width, height=won.height),
        ),
        left=won.left,
        top=won.top,
    )


Won = ft.memo(_won)
