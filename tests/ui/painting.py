"""Paints a tree of Flet controls in thought: which colour comes to lie on which.

A control's ground is followed from the page inwards: fills, pictures, and what lies below in a
stack, each seen through what is translucent. Pictures are drawn by the generator and looked at
where the control lies on them.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any

import flet as ft
import flet.canvas as cv
from flet.components.component import Component
from flet.controls.base_control import BaseControl
from PIL import Image

from assets.draw.catalogue import pictures
from assets.draw.render import image

type Colour = tuple[float, float, float]
"""Red, green and blue, 0 to 1."""

_PICTURES = {picture.name: picture for picture in pictures()}
_REDUCED = 4
_BAND = (36.0, 8.0)
"""How far to each side, in px, a picture is looked at under a thing that lies on it."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A colour that met another.

    Attributes:
        kind: "text" for letters, "mark" for icons and strokes, "edge" for a button's outline.
        size, bold: of letters, in px.
        what: the words, or the name of the thing.
    """

    kind: str
    ink: Colour
    ground: Colour
    what: str
    size: float = 0.0
    bold: bool = False

    @property
    def contrast(self) -> float:
        """WCAG 2's contrast, 1 to 21."""
        dark, light = sorted((luminance(self.ink), luminance(self.ground)))
        return (light + 0.05) / (dark + 0.05)

    @property
    def needed(self) -> float:
        """What WCAG asks for: letters of 24 px, or bold of 18.66, count as large."""
        large = self.size >= 24 or (self.bold and self.size >= 18.66)
        return 4.5 if self.kind == "text" and not large else 3.0


@dataclass(frozen=True, slots=True)
class _Ground:
    """What a control lies on: the colours there may be, and how much is seen of the control."""

    colours: tuple[Colour, ...]
    seen: float = 1.0
    pressed: str = ""
    ornaments: frozenset[str] = frozenset()

    def under(self, color: str | None, seen: float = 1.0) -> "_Ground":
        """The same with a coat of this colour over it."""
        if not color:
            return self
        coat, alpha = _rgba(color)
        alpha *= self.seen * seen
        return replace(self, colours=tuple(_mixed(coat, one, alpha) for one in self.colours))


def luminance(colour: Colour) -> float:
    """Relative luminance of WCAG 2."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def painted(controls: Any, wall: str, ornaments: Collection[str] = ()) -> Iterator[Pair]:
    """All pairs of colours of these controls on a page of the colour `wall`.

    A stroke in a colour of `ornaments` tells nothing.
    """
    ground = _Ground((_rgba(wall)[0],), ornaments=frozenset(ornaments))
    yield from _paint(controls, ground)


def _rgba(color: str) -> tuple[Colour, float]:
    digits = color.lstrip("#")
    alpha = int(digits[:2], 16) / 255 if len(digits) == 8 else 1.0
    red, green, blue = (int(digits[-6:][at : at + 2], 16) / 255 for at in (0, 2, 4))
    return (red, green, blue), alpha


def _mixed(coat: Colour, below: Colour, alpha: float) -> Colour:
    red, green, blue = (a * alpha + b * (1 - alpha) for a, b in zip(coat, below, strict=True))
    return red, green, blue


def bare(control: Any) -> Any:
    """What a component has drawn, or the control itself."""
    while isinstance(control, Component):
        control = control._b
    return control


def _paint(control: Any, ground: _Ground) -> Iterator[Pair]:
    control = bare(control)
    if isinstance(control, (list, tuple)):
        for one in control:
            yield from _paint(one, ground)
        return
    if not isinstance(control, BaseControl):
        return
    seen = getattr(control, "opacity", None)
    ground = replace(ground, seen=ground.seen * (1.0 if seen is None else seen))
    if ground.seen < 0.05:
        # shown only to be decoded, or gone
        return
    match control:
        case ft.Text():
            yield from _letters(control, ground)
        case ft.Icon():
            yield from _met("mark", control.color, ground, str(control.icon))
        case cv.Canvas():
            for shape in control.shapes:
                # what is filled is the tail of a bubble
                if shape.paint.style is ft.PaintingStyle.STROKE:
                    yield from _met("mark", shape.paint.color, ground, "stroke")
        case ft.Container():
            yield from _container(control, ground)
        case ft.Stack():
            yield from _stack(control, ground)
        case ft.Semantics():
            pressed = control.label if control.button and control.on_tap else ""
            yield from _paint(control.content, replace(ground, pressed=pressed or ground.pressed))
        case _:
            ground = ground.under(getattr(control, "bgcolor", None))
            for field in fields(control):
                if not field.name.startswith("_") and not field.metadata.get("skip"):
                    yield from _paint(getattr(control, field.name, None), ground)


def _met(
    kind: str, color: str | None, ground: _Ground, what: str, **letters: Any
) -> Iterator[Pair]:
    if not color or color in ground.ornaments:
        return
    ink, alpha = _rgba(color)
    if alpha == 0:
        return
    for below in ground.colours:
        yield Pair(kind, _mixed(ink, below, alpha * ground.seen), below, what, **letters)


def _letters(text: ft.Text, ground: _Ground) -> Iterator[Pair]:
    spans = [(span.text, span.style) for span in text.spans or ()]
    for words, style in [(text.value, text.style), *spans]:
        if words and words.strip() and style:
            bold = style.weight in (ft.FontWeight.W_700, ft.FontWeight.W_900)
            letters = {"size": style.size, "bold": bold}
            yield from _met("text", style.color, ground, words, **letters)


def _container(box: ft.Container, ground: _Ground) -> Iterator[Pair]:
    inside = _surface(box, ground, (0.0, 0.0), deep=False)
    lines = [side for side in _sides(box.border) if _rgba(side.color)[1] > 0]
    if ground.pressed and (lines or (box.bgcolor and _rgba(box.bgcolor)[1] > 0)):
        yield from _edge(box, ground, inside, lines)
        inside = replace(inside, pressed="")
    yield from _paint(box.content, inside)


def _sides(border: ft.Border | None) -> list[ft.BorderSide]:
    sides = (border.top, border.right, border.bottom, border.left) if border else ()
    return [side for side in sides if side and side.width and side.color]


def _edge(
    box: ft.Container, outside: _Ground, inside: _Ground, lines: list[ft.BorderSide]
) -> Iterator[Pair]:
    """The outline of what can be pressed: its line, or else its fill, against what is around."""
    if isinstance(bare(box.content), ft.Icon):
        # the icon alone tells what it is, and is looked at itself
        return
    for around, fill in zip(outside.colours, inside.colours, strict=False):
        inks = [fill, *(_mixed(_rgba(line.color)[0], around, 1.0) for line in lines)]
        pairs = [Pair("edge", ink, around, outside.pressed) for ink in inks]
        yield max(pairs, key=lambda pair: pair.contrast)


def _stack(
    stack: ft.Stack, ground: _Ground, below: tuple[tuple[Any, ft.Stack], ...] = ()
) -> Iterator[Pair]:
    """The children in turn, each on those before it; a layer as large as its stack is looked into,
    with what is `below` it."""
    for child in map(bare, stack.controls):
        if isinstance(child, ft.Stack) and size_of(child) == size_of(stack):
            yield from _stack(child, ground, below)
        else:
            point = _middle(child, stack)
            under = ground
            for other, around in below:
                under = _at(other, under, point, around)
            yield from _paint(child, under)
        below = (*below, (child, stack))


def place_in(control: Any, stack: ft.Stack) -> tuple[float, float] | None:
    """The left upper corner in its stack; None where only Flutter knows it."""
    left, top = getattr(control, "left", None), getattr(control, "top", None)
    wide, high = size_of(control)
    right, bottom = getattr(control, "right", None), getattr(control, "bottom", None)
    if left is None and right is not None and stack.width and wide:
        left = stack.width - right - wide
    if top is None and bottom is not None and stack.height and high:
        top = stack.height - bottom - high
    if left is None and right is None and top is None and bottom is None:
        left = top = 0.0
    return None if left is None or top is None else (left, top)


def size_of(control: Any) -> tuple[float | None, float | None]:
    """A control's width and height, as far as they are told."""
    wide, high = getattr(control, "width", None), getattr(control, "height", None)
    content = bare(getattr(control, "content", None))
    if (wide is None or high is None) and isinstance(content, BaseControl):
        inner = size_of(content)
        return wide or inner[0], high or inner[1]
    return wide, high


def _middle(control: Any, stack: ft.Stack) -> tuple[float, float] | None:
    corner = place_in(control, stack)
    if corner is None:
        return None
    wide, high = size_of(control)
    return corner[0] + (wide or 8) / 2, corner[1] + (high or 8) / 2


def _at(other: Any, ground: _Ground, point: tuple[float, float] | None, stack: ft.Stack) -> _Ground:
    """The ground with what an earlier child of the stack puts at this point.

    A child without a place fills the stack.
    """
    corner = place_in(other, stack)
    if corner == (0, 0) and None in size_of(other) and not isinstance(other, ft.Stack):
        return _surface(other, ground, (4.0, 4.0), deep=True)
    if point is None:
        return ground
    wide, high = size_of(other)
    if corner is None or wide is None or high is None:
        return ground
    inner = point[0] - corner[0], point[1] - corner[1]
    if not (0 <= inner[0] <= wide and 0 <= inner[1] <= high):
        return ground
    return _surface(other, ground, inner, deep=True)


def _surface(control: Any, ground: _Ground, point: tuple[float, float], *, deep: bool) -> _Ground:
    """The ground with the fill and the picture of a control; `deep` with all within it as well."""
    control = bare(control)
    seen = getattr(control, "opacity", None)
    seen = 1.0 if seen is None else seen
    if isinstance(control, ft.Image) and isinstance(control.src, str):
        if seen * ground.seen < 0.05 or not control.width:
            return ground
        found = _seen_in(control.src, control.width, control.height, control.fit, point)
        return replace(ground, colours=found) if found else ground
    if isinstance(control, ft.Container):
        ground = ground.under(control.bgcolor, seen)
        if control.image:
            wide, high = control.width, control.height
            middle = (wide / 2, high / 2) if point == (0.0, 0.0) else point
            found = _seen_in(control.image.src, wide, high, control.image.fit, middle)
            ground = replace(ground, colours=found)
        return _surface(control.content, ground, point, deep=True) if deep else ground
    if isinstance(control, ft.Stack):
        for child in control.controls:
            ground = _at(bare(child), ground, point, control)
    if isinstance(control, (ft.Semantics, ft.GestureDetector, ft.TransparentPointer)):
        return _surface(control.content, ground, point, deep=True)
    return ground


@cache
def _drawn(src: str) -> Image.Image:
    picture = _PICTURES[src]
    wide, high = picture.width // _REDUCED, picture.height // _REDUCED
    return image(picture.draw(), wide, high, 1)


@cache
def _seen_in(
    src: str, wide: float, high: float, fit: ft.BoxFit | None, point: tuple[float, float]
) -> tuple[Colour, ...]:
    """The darkest and the lightest colour round a point of a picture; none if one sees through."""
    drawn = _drawn(src)
    across, down = drawn.width / wide, drawn.height / high
    if fit is ft.BoxFit.COVER:
        across = down = min(across, down)
    x, y = point[0] * across, point[1] * down
    if fit is ft.BoxFit.COVER:
        # it is kept to the middle of what is cut off
        x += (drawn.width - wide * across) / 2
        y += (drawn.height - high * down) / 2
    reach_x, reach_y = _BAND[0] * across, _BAND[1] * down
    box = (
        max(0, round(x - reach_x)),
        max(0, round(y - reach_y)),
        min(drawn.width, round(x + reach_x) + 1),
        min(drawn.height, round(y + reach_y) + 1),
    )
    pixels = list(drawn.crop(box).get_flattened_data())
    solid = [tuple(value / 255 for value in pixel[:3]) for pixel in pixels if pixel[3] > 200]
    if len(solid) < len(pixels) / 2 or not solid:
        return ()
    solid.sort(key=luminance)
    spare = len(solid) // 20
    return solid[spare], solid[-1 - spare]
