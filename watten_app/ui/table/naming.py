"""A word that was named, on its way from who said it to the slate."""

import flet as ft

from watten_app.app.table_view import ME, TableView
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.table.movement import Pace
from watten_app.ui.table.names import capital
from watten_app.ui.table.staging import Naming, Stage
from watten_app.ui.theme import MOVE, Look, Style
from watten_app.ui.widgets import words

_ACROSS = (0.14, 0.4)
_FOLDED = ((0.27, 0.25), (0.72, 0.25))
"""Where Schlag and trump stand on the slate, by its width, and folded by its height too."""

_LETTER = 0.62
_PAD = 9.0


def named_words(look: Look, layout: Layout, table: TableView, stage: Stage) -> list[ft.Control]:
    """What was named just now, as long as it is not written yet."""
    if stage.naming >= Naming.WRITTEN or not table.view.actions:
        return []
    view = table.view
    said = (
        (view.schlag if view.schlag != stage.named.schlag else None),
        (view.trump if view.trump != stage.named.trump else None),
    )
    speaker = view.actions[-1].seat
    mouth = layout.cloth.mouths[speaker] if speaker != ME else layout.actions
    return [
        _word(look, layout, capital(look.word(value)), place, mouth, stage.naming)
        for place, value in enumerate(said)
        if value is not None
    ]


def _word(
    look: Look, layout: Layout, text: str, place: int, mouth: Rect, naming: Naming
) -> ft.Control:
    scale = min(layout.text, 1.3)
    wide = len(text) * Style.BOARD.size * scale * _LETTER + 2 * _PAD
    high = Style.BOARD.size * scale * 1.5
    here = mouth.middle
    if naming is Naming.BROUGHT:
        slate = layout.slate
        folded = layout.large or not layout.portrait
        x, y = _FOLDED[place] if folded else (_ACROSS[place], 0.65)
        here = slate.left + slate.width * x, slate.top + slate.height * y
    return ft.Container(
        words(look, text, Style.BOARD, look.palette.on_slate, lines=1, scale=scale),
        key=f"named-{place}",
        left=here[0] - wide / 2,
        top=here[1] - high / 2,
        width=wide,
        height=high,
        alignment=ft.Alignment.CENTER,
        bgcolor=look.palette.slate,
        border_radius=8,
        opacity=1 if naming is Naming.BROUGHT else 0,
        animate_position=look.animation(Pace.TAKE.time, MOVE),
        animate_opacity=look.fade(Pace.TURN.time),
    )
