"""Cuts the shipped fonts out of Debian's packages fonts-vollkorn and fonts-cabin.

    python -m assets.fonts.cut          rewrites the *.woff2 files beside this module

Needed only when a character is to be added; the results are tracked. Lining figures become
Vollkorn's default ones, and Cabin, whose name is reserved, is called WattenText.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from assets.fonts.faces import FACES, TEXT, Face

DEBIAN = Path("/usr/share/fonts")
SOURCES = {
    "Vollkorn": DEBIAN / "truetype/vollkorn",
    TEXT: DEBIAN / "opentype/cabin",
}
STEMS = {"Vollkorn": "Vollkorn-{}.ttf", TEXT: "Cabin-{}.otf"}
CHARACTERS = (
    {chr(code) for code in range(0x20, 0x7F)}
    | {chr(code) for code in range(0xA0, 0x180)}
    | set("„“”‚‘’‹›«»–—…·•†→←↑↓×−✓≤≥½¼¾€ẞſ\u202f\u2009")
)
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga"]
KEPT_NAMES = {0, 5, 8, 9, 11, 13, 14}


def lining(font: TTFont) -> dict[str, str]:
    """Glyph of an old-style figure -> glyph of its lining twin, from the font's `lnum`."""
    twins: dict[str, str] = {}
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for position in record.Feature.LookupListIndex:
                for step in table.LookupList.Lookup[position].SubTable:
                    twins |= getattr(getattr(step, "ExtSubTable", step), "mapping", {})
    return twins


def bake_lining(font: TTFont) -> None:
    """Makes the lining figures the ones that the digits' code points give."""
    twins = lining(font)
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in table.cmap:
                table.cmap[code] = twins.get(table.cmap[code], table.cmap[code])


def alias_spaces(font: TTFont) -> None:
    """Draws the no-break and thin spaces that a font lacks as its ordinary space."""
    for table in font["cmap"].tables:
        for space in "\u00a0\u2009\u202f" if table.isUnicode() else "":
            table.cmap.setdefault(ord(space), "space")


def rename(font: TTFont, face: Face) -> None:
    """Gives the font its shipped family, style and weight; copyright and licence stay."""
    names = font["name"]
    copyright_notes = {n.nameID: str(n) for n in names.names if n.nameID in KEPT_NAMES}
    names.names = []
    postscript = f"{face.family}-{face.style}"
    wanted = copyright_notes | {
        1: face.family if face.weight in (400, 700) else f"{face.family} {face.style}",
        2: "Bold" if face.weight == 700 else "Regular",
        3: f"{postscript};cut for Watten",
        4: f"{face.family} {face.style}",
        6: postscript,
        16: face.family,
        17: face.style,
    }
    for number, value in sorted(wanted.items()):
        names.setName(value, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = face.weight
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [postscript]
        top = cff.topDictIndex[0]
        top.FullName, top.FamilyName, top.Weight = wanted[4], face.family, face.style
        for extra in ("Notice", "Copyright"):
            if hasattr(top, extra):
                setattr(top, extra, copyright_notes[0])


def cut(face: Face) -> bytes:
    """The bytes of one shipped WOFF2; FileNotFoundError if the Debian package is missing."""
    source = SOURCES[face.family] / STEMS[face.family].format(face.style)
    font = TTFont(source, recalcTimestamp=False)
    if face.family != TEXT:
        bake_lining(font)
    alias_spaces(font)
    options = Options(
        layout_features=FEATURES,
        hinting=False,
        desubroutinize=True,
        name_IDs=["*"],
        drop_tables=[*Options().drop_tables, "DSIG", "kern" if "GPOS" in font else "DSIG"],
        notdef_outline=True,
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(c) for c in CHARACTERS])
    subsetter.subset(font)
    rename(font, face)
    font.flavor = "woff2"
    font.save(face.path)
    return face.path.read_bytes()


def main() -> int:
    """Cuts all faces and says how large each became."""
    for face in FACES:
        print(f"{face.file:24} {len(cut(face)):7} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
