"""Whether a text has the room it needs, by the letters of the shipped fonts."""

import io
import re
from functools import cache

from fontTools.ttLib import TTFont
from PIL import ImageFont, features

from assets.fonts.faces import FACES
from tests.browser.gallery.measured import Drawn

SLACK = 1.01 if features.check("raqm") else 1.04
"""So much wider a text may seem than it was drawn: much, where kerning cannot be reckoned."""

PIXEL = 1.0
"""The client rounds what it tells to this."""

_EM = 1000

_HYPHEN = re.compile(r"(?<=\w-)(?=\w)")
"""A line may be broken after a hyphen."""


def cut(text: Drawn) -> str:
    """What is wrong with a text as it was drawn; empty if it stands there whole."""
    longest = max((_width(word, text) for word in _HYPHEN.sub(" ", text.what).split()), default=0.0)
    if longest > text.width * SLACK + PIXEL:
        return f"a word is broken or cut: {longest:.0f} px in {text.width:.0f}"
    lines = lines_of(text)
    if text.lines and lines > text.lines:
        return f"{lines} lines, and room for {text.lines}"
    needed = lines * text.size * text.line
    if needed > text.height + text.size * text.line / 2:
        return f"{lines} lines need {needed:.0f} px and have {text.height:.0f}"
    return ""


def lines_of(text: Drawn) -> int:
    """How many lines a text takes in its width."""
    room, count = text.width * SLACK + PIXEL, 0
    for paragraph in text.what.split("\n"):
        line = ""
        for word in _HYPHEN.sub("\n", paragraph).replace(" ", " \n").split("\n"):
            longer = line + word
            if line and _width(longer.rstrip(), text) > room:
                count, longer = count + 1, word
            line = longer
        count += 1
    return count


def _width(words: str, text: Drawn) -> float:
    return _font(text.family, text.weight).getlength(words) * text.size / _EM


@cache
def _font(family: str, weight: int) -> ImageFont.FreeTypeFont:
    """A shipped font at a size of `_EM`."""
    face = next(one for one in FACES if (one.family, one.weight) == (family, weight))
    unpacked = io.BytesIO()
    with TTFont(face.path) as font:
        font.flavor = None
        font.save(unpacked)
    unpacked.seek(0)
    return ImageFont.truetype(unpacked, _EM)
