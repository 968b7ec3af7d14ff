"""My own tricks in the corner of the cloth, where each counts his own and all are played."""

from collections.abc import Callable

import flet as ft

from watten_app.ui.geometry import Rect
from watten_app.ui.table.felt import dashed_frame
from watten_app.ui.table.taking import own_place
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import picture, words


@ft.component
def _own(
    look: Look, won: Rect, made: int, places: int, letters: float, explain: Callable[[], object]
) -> ft.Control:
    """Places under their name; a small back fills one for each trick made."""
    color = look.palette.on_felt
    box = Rect(0, 0, won.width, won.height)
    frames = [own_place(box, letters, places, number) for number in range(places)]
    high = frames[0].height
    name = look.say("table.own_tricks")
    scale = min(letters, (won.height - high - 2) / 17, won.width / (len(name) * 9))
    label = words(look, name, Style.LABEL, color, lines=1, scale=scale)
    controls: list[ft.Control] = [ft.Container(label, left=0, top=0)]
    for number, frame in enumerate(frames):
        if number < made:
            back = picture("cards/back-small.webp", frame.width, frame.height, ft.BoxFit.FILL)
            controls.append(ft.Container(back, left=frame.left, top=frame.top))
        else:
            controls.append(dashed_frame(frame, color, 1.4, [3, 2], 2.5))
    return ft.Container(
        ft.Semantics(
            container=True,
            exclude_semantics=True,
            label=look.say("a11y.won.own", ours=made),
            on_long_press=lambda _: explain(),
            content=ft.Stack(controls, width=won.width, height=won.height),
        ),
        left=won.left,
        top=won.top,
    )


OwnTricks = ft.memo(_own)
