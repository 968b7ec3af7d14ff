"""Cuts the shipped fonts out of Debian's packages fonts-vollkorn and fonts-cabin.

    python -m assets.fonts.cut          rewrites the *.woff2 files beside this module

Needed only when a character is to be added; the results are tracked. Lining figures become
Vollkorn's default ones; Cabin, whose name is reserved, is called WattenText, and gets closer
quotation marks and a looser apostrophe.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from string import ascii_lowercase
from typing import Any

from fontTools.misc.transform import Offset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
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
PAIRED = {
    "quotedblbase": "quotesinglbase",
    "quotedblleft": "quoteleft",
    "quotedblright": "quoteright",
}
"""A double quotation mark and the single one it is two of."""

BETWEEN = 55
"""The white between the two, in units; Cabin's 130 make `„` look like two commas."""

APOSTROPHE = "quoteright"
AFTER, BEFORE = -40, -15
"""How far at most a letter is drawn under an apostrophe and the apostrophe over a letter, in units:
Cabin's regular draws them into one another (`c’è`), its bold does not."""

PAIRS = 2
"""The kind of a lookup that kerns pairs of glyphs."""

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


def close_quotes(font: TTFont) -> None:
    """Draws the double quotation marks as two single ones side by side."""
    cff, metrics = font["CFF "].cff, font["hmtx"].metrics
    top, glyphs = cff.topDictIndex[0], font.getGlyphSet()
    for double, single in PAIRED.items():
        bounds = BoundsPen(glyphs)
        glyphs[single].draw(bounds)
        left, _, right, _ = bounds.bounds
        step = round(right - left) + BETWEEN
        width = metrics[single][0] + step
        pen = T2CharStringPen(width - top.Private.nominalWidthX, glyphs)
        glyphs[single].draw(pen)
        glyphs[single].draw(TransformPen(pen, Offset(step, 0)))
        top.CharStrings[double] = pen.getCharString(top.Private, cff.GlobalSubrs)
        metrics[double] = (width, metrics[single][1])


def loosen_apostrophe(font: TTFont) -> None:
    """Kerns an apostrophe no tighter than `AFTER` and `BEFORE`."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for step in lookup.SubTable:
            pairs = getattr(step, "ExtSubTable", step)
            if pairs.LookupType == PAIRS:
                for first, second, value in kerned(pairs):
                    if APOSTROPHE in first:
                        value.XAdvance = max(value.XAdvance, AFTER)
                    elif APOSTROPHE in second and first & set(ascii_lowercase):
                        value.XAdvance = max(value.XAdvance, BEFORE)


def kerned(pairs: Any) -> Iterator[tuple[set[str], set[str], Any]]:
    """The glyphs on the left, those on the right, and their kerning, for each pair in a table."""
    left = pairs.Coverage.glyphs
    if pairs.Format == 1:
        for glyph, row in zip(left, pairs.PairSet, strict=True):
            for record in row.PairValueRecord:
                yield {glyph}, {record.SecondGlyph}, record.Value1
        return
    lefts, rights = defaultdict(set), defaultdict(set)
    for glyph in left:
        lefts[pairs.ClassDef1.classDefs.get(glyph, 0)].add(glyph)
    for glyph, number in pairs.ClassDef2.classDefs.items():
        rights[number].add(glyph)
    for number, row in enumerate(pairs.Class1Record):
        for other, record in enumerate(row.Class2Record):
            yield lefts[number], rights[other], record.Value1


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
    if face.family == TEXT:
        close_quotes(font)
        loosen_apostrophe(font)
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
