"""Who sits at the table: disc, name, what they announced, their backs."""

import flet as ft

from watten_app.ui.geometry import Rect
from watten_app.ui.theme import CLEAR, Look, Style
from watten_app.ui.widgets import chip_edge, picture, team_disc, team_radius, words
from watten_app.ui.widgets.words import CENTER

_FAN = 66 / 46

_EDGE, _TAG = 6.0, 3.0
_LETTER = 0.58
"""A letter's mean width by its size, at its widest: `Trumpf`."""

_MEAN_LETTER, _GAP = 0.53, 5
_BESIDE_DISC = 6.0
"""The ring of a disc, and the gap between it and the backs."""

_HUSH = 160
_WIDE_FAN, _LEAST_FAN = 58.0, 30.0
"""The backs of a hand: their usual width, and what can still be made out."""


@ft.component
def _seat(
    look: Look,
    rect: Rect,
    name: str,
    word: str,
    backs: int,
    *,
    ours: bool,
    turn: bool,
    opposite: bool,
    disc: float,
    letters: float,
    low: bool,
    marked: bool,
    close: bool,
    made: int | None = None,
    out: bool = False,
    hushed: bool = False,
) -> ft.Control:
    """`word` is what the seat announced; `backs` 0 shows none; `turn` lights the disc.

    With `marked` the sides differ in shape; `close` puts the backs, or else the word, beside the
    disc. `made` are the seat's tricks where each counts his own; who is `out` is pale.
    `hushed` backs make room for what somebody says, and come back.
    """
    palette = look.palette
    if close:
        letters = min(letters, _fit(name, Style.LABEL.size, rect), (rect.height - disc - 6) / 17)
    elif opposite and word:
        letters = min(letters, 1.2)
    elif rect.width:
        letters = min(
            letters, _fit(name, Style.LABEL.size, rect), _fit(word, Style.SMALL.size, rect)
        )
    face = team_disc(
        look, name[:1].upper(), disc, ours=ours, marked=marked, scale=disc / 42, lit=turn, out=out
    )
    ring: ft.Control = ft.Container(
        _with_tricks(look, face, made, disc) if made else face,
        border=ft.Border.all(1.5, palette.ring_edge if turn else CLEAR),
        border_radius=team_radius(disc, ours=ours, marked=marked) + 2,
    )
    if turn and not look.strong:
        ring = _in_lamplight(ring, disc + 3)
    if close and (word or backs):
        beside = _word(look, word, rect, disc) if word else _backs(backs, backs_high(rect, disc))
        spread = ft.MainAxisAlignment.CENTER
        ring = ft.Row([ring, beside], spacing=2, tight=True, alignment=spread)
    lines: list[ft.Control] = [
        words(look, name, Style.LABEL, palette.on_chip, align=CENTER, lines=1, scale=letters)
    ]
    if word and not close:
        lines.append(
            words(look, word, Style.SMALL, palette.on_chip, align=CENTER, lines=1, scale=letters)
        )
    spacing, across = 0, ft.CrossAxisAlignment.CENTER
    chip = ft.Container(
        ft.Column(lines, spacing=spacing, tight=True, horizontal_alignment=across),
        bgcolor=palette.chip,
        border=chip_edge(look),
        border_radius=9,
        padding=ft.Padding.symmetric(horizontal=_EDGE, vertical=2),
    )
    parts: list[ft.Control] = [ring, chip]
    if backs and not close:
        if opposite:
            wide = min(_WIDE_FAN, _beside_chip(rect, disc, (name, word), letters))
        else:
            wide = min(_WIDE_FAN if rect.height > 110 else 46, rect.width)
        if wide >= _LEAST_FAN:
            fan = _backs(backs, wide / _FAN)
            fan.opacity, fan.animate_opacity = float(not hushed), look.fade(_HUSH)
            parts.append(fan)
    if opposite:
        body: ft.Control = ft.Row(
            parts, spacing=_GAP, tight=True, alignment=ft.MainAxisAlignment.CENTER
        )
    else:
        body = ft.Column(
            parts,
            spacing=1,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.START,
        )
    side = look.say("a11y.partner" if ours else "a11y.opponent")
    spoken = [name, side, *([word] if word else [])]
    if made is not None:
        spoken.append(look.say("a11y.made", tricks=made))
    if turn:
        spoken.append(look.say("a11y.turn"))
    return ft.Container(
        ft.Semantics(container=True, exclude_semantics=True, label=", ".join(spoken), content=body),
        left=rect.left,
        top=rect.top,
        width=rect.width,
        height=rect.height,
        alignment=ft.Alignment.CENTER if opposite else ft.Alignment(0, 1 if low else -1),
    )


def _beside_chip(rect: Rect, disc: float, lines: tuple[str, ...], letters: float) -> float:
    """What of a seat in the head its disc and its chip leave."""
    longest = max(map(len, lines)) * Style.LABEL.size * letters * _MEAN_LETTER
    return rect.width - disc - 3 - 2 * _EDGE - longest - 2 * _GAP


def _backs(count: int, high: float) -> ft.Control:
    return picture(f"fan/{count}.webp", high * _FAN, high, ft.BoxFit.FILL)


def backs_high(rect: Rect, disc: float) -> float:
    """How high the backs beside a disc are: as wide as the seat has room for."""
    return min(disc / 0.82, (rect.width - disc - _BESIDE_DISC) / _FAN)


def _in_lamplight(ring: ft.Control, size: float) -> ft.Control:
    """The disc of whose turn it is, in a glow that reaches beyond it."""
    light = picture("glow.webp", 2 * size, 2 * size, ft.BoxFit.FILL)
    light.left = light.top = -size / 2
    return ft.Stack([light, ring], width=size, height=size, clip_behavior=ft.ClipBehavior.NONE)


def _with_tricks(look: Look, face: ft.Control, made: int, disc: float) -> ft.Control:
    """The disc with the number of tricks made, on a small round of paper at its foot."""
    size = disc * 0.5
    number = words(
        look, str(made), Style.LABEL, look.palette.ink, align=CENTER, lines=1, scale=size / 19
    )
    badge = ft.Container(
        number,
        left=disc - size * 0.8,
        top=disc - size * 0.8,
        width=size,
        height=size,
        bgcolor=look.palette.paper,
        border=ft.Border.all(1, look.palette.line),
        border_radius=size / 2,
        alignment=ft.Alignment.CENTER,
    )
    return ft.Stack([face, badge], width=disc, height=disc, clip_behavior=ft.ClipBehavior.NONE)


def _word(look: Look, word: str, rect: Rect, disc: float) -> ft.Control:
    """What a seat has announced, on a small tag beside its disc."""
    room = rect.width - disc - 5 - 2 * _TAG
    scale = min(look.text, room / (len(word) * Style.SMALL.size * _LETTER), disc / 20)
    return ft.Container(
        words(look, word, Style.SMALL, look.palette.ink, align=CENTER, lines=1, scale=scale),
        bgcolor=look.palette.paper,
        border_radius=6,
        padding=ft.Padding.symmetric(horizontal=_TAG, vertical=0),
    )


def _fit(text: str, size: float, rect: Rect) -> float:
    """How large letters of this size may be that no line is cut off at the seat's edge."""
    return (rect.width - 2 * _EDGE) / (max(len(text), 1) * size * _LETTER)


Seat = ft.memo(_seat)
