"""Letters as outlines of our own Vollkorn Black, so no picture needs a font of the machine."""

from functools import cache

from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from assets.draw.shapes import path
from assets.fonts.faces import DISPLAY, FACES


@cache
def _font() -> TTFont:
    black = next(face for face in FACES if face.family == DISPLAY and face.weight == 900)
    return TTFont(black.path)


@cache
def _glyphs():
    return _font().getGlyphSet()


@cache
def _bounds(letter: str) -> tuple[float, float, float, float]:
    pen = BoundsPen(_glyphs())
    _glyphs()[_font().getBestCmap()[ord(letter)]].draw(pen)
    return pen.bounds


def outline(
    text: str, middle: float, top: float, capital: float, widest: float = 0, tight: float = 0
) -> str:
    """Path of `text`: capitals `capital` high with their top at `top`, centred on x = `middle`,
    squeezed to `widest` if given, letters closer by `tight` units."""
    scale = capital / _bounds("H")[3]
    names = [_font().getBestCmap()[ord(letter)] for letter in text]
    steps = [_glyphs()[name].width * scale - tight for name in names]
    width = sum(steps) + tight
    squeeze = min(1.0, widest / width) if widest else 1.0
    x = middle - width * squeeze / 2
    commands = ""
    for name, step in zip(names, steps, strict=True):
        pen = SVGPathPen(_glyphs(), ntos=lambda v: f"{v:.1f}".rstrip("0").rstrip("."))
        shift = Transform(scale * squeeze, 0, 0, -scale, x, top + capital)
        _glyphs()[name].draw(TransformPen(pen, shift))
        commands += pen.getCommands()
        x += step * squeeze
    return commands


def text(
    words: str,
    middle: float,
    top: float,
    capital: float,
    fill: str,
    widest: float = 0,
    tight: float = 0,
    more: str = "",
) -> str:
    """`outline` as a filled shape."""
    return path(outline(words, middle, top, capital, widest, tight), fill, more=more)
