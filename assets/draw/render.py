"""From SVG to the bytes that are shipped."""

from collections import Counter
from enum import StrEnum
from io import BytesIO

import resvg_py
from PIL import Image

FINER = 2
"""Pictures are drawn this many times larger and reduced: cleaner edges than one pass gives."""


COMMON = 60
"""A colour on more pixels than this is a surface, not an edge."""


class Exactness(StrEnum):
    """Lossless ways to pack: every pixel as drawn, or flat surfaces with rounded edges."""

    EXACT = "exact"
    FLAT = "flat"


type Coding = Exactness | int
"""How a WebP is packed: lossless, or lossy with a quality of 0 to 100 (alpha stays lossless)."""


def image(svg: str, width: int, height: int, finer: int = FINER) -> Image.Image:
    """`svg` as an RGBA picture of exactly `width` x `height` pixels."""
    head, rest = svg.split(">", 1)
    box = head[head.index("viewBox") :].split('"')[1]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" preserveAspectRatio="none" '
        f'width="{width * finer}" height="{height * finer}"'
    )
    drawn = resvg_py.svg_to_bytes(svg_string=f"{head}>{rest}", skip_system_fonts=True)
    picture = Image.open(BytesIO(bytes(drawn))).convert("RGBA")
    return picture.reduce(finer) if finer > 1 else picture


def flattened(picture: Image.Image) -> Image.Image:
    """The picture with the colours of its edges rounded: whatever covers few pixels goes to
    every eighth step of each channel, so that it packs a third smaller and looks the same."""
    raw = picture.tobytes()
    pixels = [raw[at : at + 4] for at in range(0, len(raw), 4)]
    kept = {
        colour: colour
        if count > COMMON
        else bytes(min(255, (value + 4) // 8 * 8) for value in colour)
        for colour, count in Counter(pixels).items()
    }
    return Image.frombytes("RGBA", picture.size, b"".join(map(kept.__getitem__, pixels)))


def webp(picture: Image.Image, coding: Coding) -> bytes:
    """A WebP file, see `Coding`."""
    out = BytesIO()
    if isinstance(coding, int):
        picture.save(out, "WEBP", quality=coding, method=6, alpha_quality=100)
    else:
        shown = flattened(picture) if coding is Exactness.FLAT else picture
        shown.save(out, "WEBP", lossless=True, quality=90, method=6)
    return out.getvalue()


def png(picture: Image.Image) -> bytes:
    """An optimised PNG with rounded edges, without alpha if nothing shows through."""
    out = BytesIO()
    picture = flattened(picture)
    if picture.getextrema()[3] == (255, 255):
        picture = picture.convert("RGB")
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()
