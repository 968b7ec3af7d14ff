"""The slate: what holds for this deal, always in the same four places."""

import flet as ft

from watten_app.engine import Card, Phase, Rank, Suit, View
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.measure import width_of
from watten_app.ui.table.movement import WRITE
from watten_app.ui.table.names import capital
from watten_app.ui.theme import CLEAR, MINI_RATIO, Look, Style, Type
from watten_app.ui.widgets import picture, small_card, turned_over, words, written


@ft.component
def _slate(
    look: Look,
    rect: Rect,
    schlag: Rank | None,
    trump: Suit | None,
    rechter: Card | None,
    value: int,
    asked: int | None,
    *,
    letters: float,
    folded: bool,
    dark: bool = False,
    each_trick: bool = False,
    written_now: tuple[bool, bool] = (False, False),
    filled: bool = False,
) -> ft.Control:
    """`asked` is the value a raise asks for; `folded` puts the four places two by two.

    In the `dark` Schlag, trump and Rechter are in question. With `each_trick` the value is what a
    trick takes off. Schlag and trump appear in chalk where they are `written_now`; the value
    stands `filled` as it has just been raised.
    """
    named = (
        capital(look.word(schlag)) if schlag else "",
        capital(look.word(trump)) if trump else "",
    )
    nothing = look.say("table.unknown" if dark else "table.dash")
    captions = (look.say("table.schlag"), look.say("table.trump"), look.say("table.rechter"))
    places = _Places(look, rect, letters, folded, named, captions, nothing, asked is not None)
    worth = look.say("table.worth.trick" if each_trick else "table.worth")
    said = look.say("table.worth.less", value=value) if each_trick else str(value)
    cells = [
        places.named(captions[0], places.word(named[0], fresh=written_now[0])),
        places.named(captions[1], places.word(named[1], trump, fresh=written_now[1])),
        places.beside(captions[2], places.small(rechter)),
        places.named(worth, places.number(said, asked, filled=filled), look.palette.chalk),
    ]
    line = ft.Container(width=1, height=places.high * 0.6, bgcolor=look.palette.divider)
    if folded:
        rows = [
            ft.Row(
                [
                    ft.Container(cells[i], expand=places.shares[0]),
                    line,
                    ft.Container(width=10),
                    ft.Container(cells[i + 1], expand=places.shares[1]),
                ],
                spacing=0,
                expand=True,
            )
            for i in (0, 2)
        ]
        body: ft.Control = ft.Column(rows, spacing=0)
    else:
        row: list[ft.Control] = []
        for cell, share in zip(cells, places.shares, strict=True):
            row.append(ft.Container(cell, expand=share, alignment=ft.Alignment.CENTER))
            row.append(line)
        body = ft.Row(row[:-1], spacing=0)
    return ft.Container(
        ft.Container(
            body,
            bgcolor=look.palette.slate,
            border_radius=6,
            padding=ft.Padding.symmetric(horizontal=10 if folded else 4),
        ),
        left=rect.left,
        top=rect.top,
        width=rect.width,
        height=rect.height,
        bgcolor=look.palette.rail,
        border_radius=8,
        padding=3.5,
        shadow=ft.BoxShadow(color="#4D000000", offset=ft.Offset(0, 2), blur_radius=0),
    )


Slate = ft.memo(_slate)


def slate_captions(look: Look, view: View) -> tuple[str, str, str, str]:
    """What stands over the four places."""
    worth = look.say("table.worth.trick" if view.rules.bohemian else "table.worth")
    return look.say("table.schlag"), look.say("table.trump"), look.say("table.rechter"), worth


def slate_places(look: Look, layout: Layout, view: View) -> tuple[Rect, ...]:
    """The four places, seen from the slate's own corner."""
    rect, folded = layout.slate, is_folded(layout)
    named = (
        capital(look.word(view.schlag)) if view.schlag else "",
        capital(look.word(view.trump)) if view.trump else "",
    )
    captions, asked = slate_captions(look, view), view.phase is Phase.RAISE
    nothing = look.say("table.dash")
    places = _Places(look, rect, layout.text, folded, named, captions[:3], nothing, asked)
    rows = 2 if folded else 1
    step = rect.width / sum(places.shares)
    lefts = [step * sum(places.shares[:place]) for place in range(len(places.shares))]
    return tuple(
        Rect(left, row * rect.height / rows, share * step, rect.height / rows)
        for row in range(rows)
        for left, share in zip(lefts, places.shares, strict=True)
    )


def is_folded(layout: Layout) -> bool:
    """Whether the four places stand two by two."""
    return layout.large or not layout.portrait


_LETTER = 0.62
"""A letter's width in chalk by its size, at its widest."""

_FOLDED, _SIGN, _RECHTER_CARD = 18.0, 27.0, 26.0
"""Two by two: what a caption and its word have between and behind them; the sign of a suit, and the
Rechter as a card."""

_CAPTION, _RECHTER = 56, 88
"""How wide a caption alone, and the Rechter with its own, stand at 100 %, in px."""


class _Places:
    """Makes the pieces that stand on the slate, fitted to its size."""

    def __init__(
        self,
        look: Look,
        rect: Rect,
        letters: float,
        folded: bool,
        named: tuple[str, str],
        captions: tuple[str, str, str],
        nothing: str,
        asked: bool,
    ) -> None:
        self.look, self.folded, self.nothing = look, folded, nothing
        self.high = (rect.height - 7) / (2 if folded else 1)
        self.shares: tuple[int, ...]
        if folded:
            said, small = look.drawn(Style.BOARD), look.drawn(Style.SMALL)
            first = _FOLDED + width_of(named[0] or nothing, said) + width_of(captions[0], small)
            first = max(first, _FOLDED + _RECHTER_CARD + width_of(captions[2], small))
            second = _FOLDED + _SIGN + width_of(named[1], said) + width_of(captions[1], small)
            self.shares = (round(first), round(second))
            self.scale = min(letters, self.high / 30, (rect.width - 40) / (first + second))
        else:
            schlag = max(_CAPTION, 11 * len(named[0]))
            trump = max(_CAPTION, 27 + 11 * len(named[1]))
            self.shares = (schlag + 16, trump + 16, _RECHTER + 12, (66 if asked else 32) + 12)
            self.scale = min(letters, self.high / 41, (rect.width - 18) / sum(self.shares))

    def _say(self, value: str, kind: Type, color: str) -> ft.Text:
        return words(self.look, value, kind, color, lines=1, scale=self.scale)

    def named(self, caption: str, piece: ft.Control, color: str | None = None) -> ft.Control:
        """A piece with its caption above, or before it when folded."""
        small = self._say(caption, Style.SMALL, color or self.look.palette.on_slate_muted)
        if self.folded:
            return ft.Row([small, piece], spacing=7, tight=True)
        return ft.Column(
            [small, piece],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )

    def beside(self, caption: str, piece: ft.Control) -> ft.Control:
        """A piece with its caption before it."""
        small = self._say(caption, Style.SMALL, self.look.palette.on_slate_muted)
        start, centre = ft.MainAxisAlignment.START, ft.MainAxisAlignment.CENTER
        return ft.Row(
            [small, piece], spacing=7, tight=True, alignment=start if self.folded else centre
        )

    def word(self, text: str, sign: Suit | None = None, *, fresh: bool = False) -> ft.Control:
        """A rank or a suit with its sign; what stands for nothing while it is not named.

        It is written before the eye if it is `fresh`.
        """
        said: ft.Control = self._say(text or self.nothing, Style.BOARD, self.look.palette.on_slate)
        width = len(text) * Style.BOARD.size * self.scale * _LETTER
        if sign is not None:
            size = 22 * self.scale
            mark = picture(f"suits/{sign.value}-on-dark.webp", size, size, ft.BoxFit.CONTAIN)
            said = ft.Row([mark, said], spacing=5, tight=True)
            width += size + 5
        if not fresh:
            return said
        high = Style.BOARD.size * Style.BOARD.line * self.scale
        return written(self.look, said, width, high, f"chalk-{text}", WRITE)

    def small(self, card: Card | None) -> ft.Control:
        """The Rechter as a small card; a dash if there is none."""
        if card is None:
            return self.word("")
        return small_card(self.look, card, min(26 * self.scale, (self.high - 4) / MINI_RATIO))

    def number(self, value: str, asked: int | None, *, filled: bool = False) -> ft.Control:
        """What the deal is worth; beside it, in a frame, what a raise asks for."""
        chalk = self.look.palette.chalk
        if asked is None:
            ink = self.look.palette.slate if filled else chalk
            return ft.Container(
                self._say(value, Style.BOARD, ink),
                bgcolor=chalk if filled else CLEAR,
                border_radius=4,
                animate=self.look.animation(WRITE),
            )
        then = ft.Container(
            self._say(str(asked), Style.BOARD, chalk),
            border=ft.Border.all(1.2, chalk),
            border_radius=5,
            padding=ft.Padding.symmetric(horizontal=4),
        )
        high = Style.BOARD.size * Style.BOARD.line * self.scale + 2.4
        wide = len(str(asked)) * Style.BOARD.size * self.scale * _LETTER + 10.4
        turned = turned_over(self.look, then, wide, high, f"asked-{asked}", WRITE)
        arrow = ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, color=chalk, size=16 * self.scale)
        now = self._say(value, Style.BOARD, chalk)
        return ft.Row([now, arrow, turned], spacing=0, tight=True)
