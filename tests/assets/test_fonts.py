"""The shipped fonts are what styles and texts rely on."""

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

from assets.fonts.coverage import covered, covered_by_all, missing
from assets.fonts.cut import PAIRS, kerned
from assets.fonts.faces import DISPLAY, FACES, TEXT, Face

NEEDED = "äöüßÄÖÜàèéìòùÀÈÉÌÒÙ„“”‚‘’–—…?!·•×:;,.()+-%/&'\"0123456789€½\u00a0"


def height(font: TTFont, letter: str) -> tuple[float, float]:
    pen = BoundsPen(font.getGlyphSet())
    font.getGlyphSet()[font.getBestCmap()[ord(letter)]].draw(pen)
    return pen.bounds[1], pen.bounds[3]


def test_the_two_families_have_the_weights_of_the_look() -> None:
    weights = {(face.family, face.weight) for face in FACES}
    display = {(DISPLAY, 700), (DISPLAY, 900)}
    assert weights == display | {(TEXT, weight) for weight in (400, 500, 700)}


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.file)
def test_a_file_says_its_family_and_weight(face: Face) -> None:
    with TTFont(face.path) as font:
        assert font["name"].getDebugName(16) == face.family
        assert font["OS/2"].usWeightClass == face.weight
        shown = (str(font["name"].getDebugName(number)) for number in (1, 4, 6, 16))
        assert not any("Cabin" in name for name in shown)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.file)
def test_figures_are_lining(face: Face) -> None:
    with TTFont(face.path) as font:
        capital = height(font, "H")[1]
        for figure in "0123456789":
            low, high = height(font, figure)
            assert low == pytest.approx(0, abs=0.03 * capital)
            assert capital * 0.97 < high < capital * 1.12


@pytest.mark.parametrize("family", [DISPLAY, TEXT])
def test_letters_of_german_italian_and_english_are_there(family: str) -> None:
    assert set(NEEDED) <= covered(family)
    assert {chr(code) for code in range(0x20, 0x7F)} <= covered(family)


def test_missing_tells_what_cannot_be_drawn() -> None:
    assert missing("Grüß Gott,\nWatten!") == frozenset()
    assert missing("→ ✓", DISPLAY) == {"✓"}
    assert "→" not in covered_by_all()


def test_an_unknown_family_is_named() -> None:
    with pytest.raises(ValueError, match="Roboto"):
        covered("Roboto")


def extent(font: TTFont, letter: str) -> tuple[float, float]:
    pen = BoundsPen(font.getGlyphSet())
    font.getGlyphSet()[font.getBestCmap()[ord(letter)]].draw(pen)
    return pen.bounds[0], pen.bounds[2]


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.file)
@pytest.mark.parametrize(("double", "single"), ["„‚", "“‘", "”’"])
def test_a_quotation_mark_does_not_look_like_two_commas(
    face: Face, double: str, single: str
) -> None:
    with TTFont(face.path) as font:
        left, right = extent(font, double)
        one = extent(font, single)
        mark = one[1] - one[0]
        assert right - left - 2 * mark < mark


@pytest.mark.parametrize("face", [one for one in FACES if one.family == TEXT], ids=str)
@pytest.mark.parametrize(("before", "after"), ["cè", "la", "lo", "nu", "de"])
def test_an_apostrophe_touches_no_letter_beside_it(face: Face, before: str, after: str) -> None:
    """As in `c’è`: there is white between the ink of each two."""
    with TTFont(face.path) as font:
        names, advances = font.getBestCmap(), font["hmtx"].metrics
        for left, right in (before + "’", "’" + after):
            first, second = names[ord(left)], names[ord(right)]
            white = extent(font, right)[0] + advances[first][0] - extent(font, left)[1]
            assert white + kerning(font, first, second) > 0


def kerning(font: TTFont, left: str, right: str) -> int:
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for step in lookup.SubTable:
            pairs = getattr(step, "ExtSubTable", step)
            if pairs.LookupType == PAIRS and left in pairs.Coverage.glyphs:
                for first, second, value in kerned(pairs):
                    if left in first and right in second and value:
                        return int(getattr(value, "XAdvance", 0))
    return 0
