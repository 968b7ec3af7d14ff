"""Writes how wide each letter of the shipped fonts is, for the app to measure its words with.

    python -m assets.fonts.widths       rewrites watten_app/ui/letters.json

Needed after the fonts were cut anew; a test holds that the file and the fonts agree.
"""

import json
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

from assets.fonts.faces import FACES, Face

TARGET = Path(__file__).parents[2] / "watten_app" / "ui" / "letters.json"


def widths(face: Face) -> dict[str, int]:
    """The width of each letter in thousandths of the font's size, unkerned."""
    with TTFont(face.path) as font:
        em, advances = font["head"].unitsPerEm, font["hmtx"].metrics
        glyphs = sorted(font.getBestCmap().items())
        return {chr(code): round(advances[name][0] * 1000 / em) for code, name in glyphs}


def table() -> str:
    """The file's text: a line for each face."""
    lines = (
        f'"{face.family}-{face.weight}": {json.dumps(widths(face), ensure_ascii=False)}'
        for face in FACES
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    """Rewrite the file."""
    TARGET.write_text(table(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
