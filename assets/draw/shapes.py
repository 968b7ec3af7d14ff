"""Words for SVG: paths, circles, limbs, groups. Every function gives markup as a string."""

from collections.abc import Sequence
from zlib import crc32


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _line(colour: str | None, width: float) -> str:
    if not colour:
        return ""
    return (
        f' stroke="{colour}" stroke-width="{_number(width)}"'
        ' stroke-linejoin="round" stroke-linecap="round"'
    )


def path(
    d: str, fill: str = "none", line: str | None = None, width: float = 0, more: str = ""
) -> str:
    """A path with round joins; `more` takes further attributes."""
    return f'<path d="{d}" fill="{fill}"{_line(line, width)} {more}/>'


def circle(
    x: float, y: float, r: float, fill: str, line: str | None = None, width: float = 0
) -> str:
    """A circle about (x, y)."""
    place = f'cx="{_number(x)}" cy="{_number(y)}" r="{_number(r)}"'
    return f'<circle {place} fill="{fill}"{_line(line, width)}/>'


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str, line: str | None = None, width: float = 0
) -> str:
    """An upright ellipse about (x, y)."""
    place = f'cx="{_number(x)}" cy="{_number(y)}" rx="{_number(rx)}" ry="{_number(ry)}"'
    return f'<ellipse {place} fill="{fill}"{_line(line, width)}/>'


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str,
    radius: float = 0,
    line: str | None = None,
    width: float = 0,
    more: str = "",
) -> str:
    """A box, with round corners if `radius` is given."""
    place = f'x="{_number(x)}" y="{_number(y)}" width="{_number(w)}" height="{_number(h)}"'
    return f'<rect {place} rx="{_number(radius)}" fill="{fill}"{_line(line, width)} {more}/>'


def limb(d: str, width: float, fill: str, line: str, edge: float = 7) -> str:
    """A sleeve, a leg or a shaft: a thick stroke with an outline of `edge`."""
    return path(d, "none", line, width + 2 * edge) + path(d, "none", fill, width)


def inside(outlines: str | Sequence[str], body: str) -> str:
    """`body` where it lies within a closed path, or within any of several."""
    shapes = [outlines] if isinstance(outlines, str) else outlines
    name = f"c{crc32(''.join(shapes).encode()):08x}"
    windows = "".join(f'<path d="{shape}"/>' for shape in shapes)
    return f'<clipPath id="{name}">{windows}</clipPath><g clip-path="url(#{name})">{body}</g>'


def shaded(
    outline: str, fill: str, shade: str, shadow: str, line: str, width: float, more: str = ""
) -> str:
    """A shape with its right side in shade: the path `shadow` shows only within `outline`.
    `more` is drawn in the shape before its outline."""
    return (
        path(outline, fill)
        + inside(outline, path(shadow, shade) + more)
        + path(outline, "none", line, width)
    )


def group(
    body: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False
) -> str:
    """`body` moved to (x, y), turned clockwise by `turn` degrees, scaled, mirrored."""
    steps = f"translate({_number(x)} {_number(y)})"
    if turn:
        steps += f" rotate({_number(turn)})"
    if flip or scale != 1:
        steps += f" scale({-scale if flip else scale:.4f} {scale:.4f})"
    return f'<g transform="{steps}">{body}</g>'


def turned(body: str, degrees: float, x: float, y: float) -> str:
    """`body` turned clockwise about (x, y)."""
    return f'<g transform="rotate({_number(degrees)} {_number(x)} {_number(y)})">{body}</g>'


def faded(body: str, opacity: float) -> str:
    """`body` as one layer of that opacity."""
    return f'<g opacity="{_number(opacity)}">{body}</g>'


def blurred(body: str, deviation: float) -> str:
    """`body` through a Gaussian blur of that standard deviation."""
    name = f"b{_number(deviation).replace('.', '_')}"
    return (
        f'<filter id="{name}" x="-50%" y="-50%" width="200%" height="200%">'
        f'<feGaussianBlur stdDeviation="{_number(deviation)}"/></filter>'
        f'<g filter="url(#{name})">{body}</g>'
    )


def document(body: str, width: float, height: float, x: float = 0, y: float = 0) -> str:
    """A whole SVG showing the box (x, y, width, height); it stretches to the size asked for."""
    box = " ".join(map(_number, (x, y, width, height)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{_number(width)}" '
        f'height="{_number(height)}" preserveAspectRatio="none">{body}</svg>'
    )
