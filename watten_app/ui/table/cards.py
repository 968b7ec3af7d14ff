"""One card on the table: a picture of its shadow, its face, its ring, its mark; it moves by itself
when its place changes."""

import asyncio
import math
from dataclasses import replace

import flet as ft

from watten_app.ui.layout import Layout
from watten_app.ui.measure import width_of
from watten_app.ui.table.movement import Pace
from watten_app.ui.table.places import RAISED, CardPlace, is_bold
from watten_app.ui.table.touch import Touch
from watten_app.ui.theme import CARD_RATIO, Look, Style
from watten_app.ui.widgets import card_edge, face, faces, words

_LEAP = 5.0
"""How far a card rises in the very first frame in which a finger lies on it, in pixels."""

_MARK_SIDE, _MARK_FOOT = 6.0, 3.0
"""What a mark has beside and below its word."""

_DECODING = 5.0
"""Seconds after which all pictures are decoded; Flutter keeps them, and drawing them costs."""


@ft.component
def _card(
    look: Look, place: CardPlace, width: float, step: float, moving: bool, touch: Touch | None
) -> ft.Control:
    pressed = touch is not None and place.card is not None and touch.pressed == place.card
    place = _touched(place, touch) if touch else place
    height = width * CARD_RATIO
    parts: list[ft.Control] = []
    if place.edge == 1:
        shadow = f"shadow/{'lifted' if place.raised else 'card'}.webp"
        parts.append(_picture(shadow, width, height, 1.2))
    if place.ring and not look.strong:
        parts.append(_picture("ring.webp", width, height, 1.12))
    parts.append(_face(look, place, width, height))
    if place.mark:
        parts.append(_mark(look, place.mark, width, step))
    if place.dark:
        parts.append(
            ft.Container(
                left=0,
                top=0,
                width=width,
                height=height,
                bgcolor=look.palette.shade,
                border_radius=width * 0.072,
            )
        )
    if look.strong and place.edge == 1:
        parts += _outlines(look, width, height, best=place.ring)
    if place.chance:
        parts.append(_chance(look, *place.chance, step))
    glide = fade = None
    if moving:
        glide = look.animation(*place.pace.value)
        fade = look.fade(90)
    return ft.Container(
        ft.Stack(parts, clip_behavior=ft.ClipBehavior.NONE),
        left=place.left,
        top=place.top,
        width=width,
        height=height,
        rotate=math.radians(place.turn),
        scale=place.scale,
        opacity=place.opacity,
        # a movement differs from its second frame on only: the first bit is not waited for
        offset=ft.Offset(0, -_LEAP / height if pressed else 0),
        animate_position=glide,
        animate_rotation=glide,
        animate_scale=glide,
        animate_opacity=fade,
    )


CardPiece = ft.memo(_card)


def _touched(place: CardPlace, touch: Touch) -> CardPlace:
    """A card of my hand as the finger has it: raised, or off to one side as it shakes."""
    if place.card is None:
        return place
    if touch.refused and touch.refused[0] == place.card:
        return replace(place, left=place.left + touch.refused[1], pace=Pace.SHAKE)
    if touch.pressed == place.card and not place.raised:
        return replace(place, top=place.top - RAISED, raised=True, pace=Pace.LIFT)
    return place


def folders(look: Look, layout: Layout) -> tuple[str, ...]:
    """Where the faces are that this table shows."""
    wide = layout.hand_card
    found = faces(look, wide), *((faces(look, wide, bold=True),) if is_bold(layout) else ())
    return tuple(dict.fromkeys(found))


@ft.component
def _decoded(folders: tuple[str, ...], small: str, cards: tuple[str, ...]) -> ft.Control:
    """Every picture a deal may need, shown once: else a card is blank at first sight."""
    done, set_done = ft.use_state(False)

    async def leave() -> None:
        await asyncio.sleep(_DECODING)
        set_done(True)

    ft.use_effect(leave, [])
    if done:
        return ft.Container(left=0, top=0, width=1, height=1)
    sources = [f"{folder}/{card}.webp" for folder in folders for card in cards]
    sources += ["cards/back.webp", "ring.webp", "shadow/card.webp", "shadow/lifted.webp"]
    sources += [f"fan/{number}.webp" for number in range(1, 7)]
    sources += [f"{small}/{card}{state}.webp" for card in cards for state in ("", "-out")]
    pictures = [
        ft.Image(src=source, width=1, height=1, exclude_from_semantics=True) for source in sources
    ]
    return ft.Container(
        ft.Stack(pictures, width=1, height=1), left=0, top=0, width=1, height=1, opacity=0.01
    )


Decoded = ft.memo(_decoded)


def _face(look: Look, place: CardPlace, width: float, height: float) -> ft.Control:
    """The face, or the back; narrower while the card is turned over."""
    src = face(look, None if place.down else place.card, width, bold=place.bold)
    turned = ft.Container(
        ft.Image(
            src=src,
            fit=ft.BoxFit.FILL,
            anti_alias=True,
            gapless_playback=True,
            exclude_from_semantics=True,
        ),
        width=width * place.edge,
        height=height,
        animate=look.animation(*Pace.TURN.value),
    )
    return ft.Container(
        turned, left=0, top=0, width=width, height=height, alignment=ft.Alignment.CENTER
    )


def _picture(src: str, width: float, height: float, share: float) -> ft.Image:
    """A picture `share` times as large as the card, around its middle."""
    return ft.Image(
        src=src,
        left=width * (1 - share) / 2,
        top=height * (1 - share) / 2,
        width=width * share,
        height=height * share,
        fit=ft.BoxFit.FILL,
        anti_alias=True,
        gapless_playback=True,
        exclude_from_semantics=True,
    )


def _outlines(look: Look, width: float, height: float, *, best: bool) -> list[ft.Control]:
    """The thick line round a card in high contrast, and the ring of the best one."""
    palette = look.palette

    def line(out: float, thick: float, color: str) -> ft.Control:
        return ft.Container(
            left=-out,
            top=-out,
            width=width + 2 * out,
            height=height + 2 * out,
            border=ft.Border.all(thick, color),
            border_radius=width * 0.072 + out,
        )

    edge = card_edge(look, width)
    if not best:
        return edge
    return [line(6.5, 7.5, palette.ring_edge), line(5, 4.5, palette.accent), *edge]


def _mark(look: Look, mark: str, width: float, step: float) -> ft.Control:
    """The card's role, as if printed into its lower corner, where the fan leaves it to be seen."""
    scale = min(look.text, 1.3, (step - 12) / width_of(mark, look.drawn(Style.MARK)))
    round_ = width * 0.072
    return ft.Container(
        words(look, mark, Style.MARK, look.palette.on_selected, lines=1, scale=scale),
        left=0,
        bottom=0,
        bgcolor=look.palette.selected,
        border=ft.Border.all(1.5, look.palette.on_selected) if look.strong else None,
        border_radius=ft.BorderRadius(0, 8, round_, 0),
        padding=ft.Padding.only(left=_MARK_SIDE, right=_MARK_SIDE, top=2, bottom=_MARK_FOOT),
    )


def _mark_high(look: Look) -> float:
    """How high a mark is at most."""
    return Style.MARK.size * min(look.text, 1.3) + 2 + _MARK_FOOT


def _chance(look: Look, text: str, best: bool, step: float) -> ft.Control:
    """A tab of paper with what the adviser gives the card, above the mark; a tick on the best."""
    palette = look.palette
    scale = min(look.text, 1.3, step / 66)
    ink = palette.on_accent if best else palette.ink
    parts: list[ft.Control] = [words(look, text, Style.LABEL, ink, lines=1, scale=scale)]
    if best:
        parts.insert(0, ft.Icon(ft.Icons.CHECK_ROUNDED, color=ink, size=14 * scale))
    return ft.Container(
        ft.Row(parts, spacing=0, tight=True),
        left=3,
        bottom=_mark_high(look) + 4,
        bgcolor=palette.accent if best else palette.paper,
        border=ft.Border.all(1.5, palette.ring_edge if best else palette.line),
        border_radius=7,
        padding=ft.Padding.symmetric(horizontal=4, vertical=2),
    )
