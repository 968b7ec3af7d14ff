"""Which characters the shipped fonts can draw.

A character outside them makes Flutter ask the network for another font, again and again, so
every text of the game is tested against these sets.

    python -m assets.fonts.coverage "Text to try"     prints what no family can draw
"""

import sys
from functools import cache

from fontTools.ttLib import TTFont

from assets.fonts.faces import FACES


@cache
def covered(family: str) -> frozenset[str]:
    """The characters that every weight of `family` has; ValueError for an unknown family."""
    weights = [face for face in FACES if face.family == family]
    if not weights:
        raise ValueError(f"no shipped font is called {family!r}; see assets/fonts/faces.py")
    sets = []
    for face in weights:
        with TTFont(face.path) as font:
            sets.append(frozenset(map(chr, font.getBestCmap())))
    return frozenset.intersection(*sets)


def covered_by_all() -> frozenset[str]:
    """The characters that may be used anywhere: in both families, in all weights."""
    return frozenset.intersection(*(covered(face.family) for face in FACES))


def missing(text: str, family: str | None = None) -> frozenset[str]:
    """What `family` (without it: any of the families) cannot draw of `text`; line ends are fine."""
    have = covered(family) if family else covered_by_all()
    return frozenset(text) - have - {"\n"}


if __name__ == "__main__":
    print(" ".join(sorted(missing(" ".join(sys.argv[1:])))) or "all there")
