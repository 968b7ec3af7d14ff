"""The shipped fonts are what styles and texts rely on."""

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

from assets.fonts.coverage import covered, covered_by_all, missing
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
