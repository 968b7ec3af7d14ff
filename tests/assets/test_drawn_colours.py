"""What is drawn can be read: index letters, outlines of signs, pencil, cards that are out."""

import pytest

from assets.draw.palette import PAPER, PENCIL, PENCIL_OLD, PENCIL_RED, SUITS, TABS, TONES
from assets.draw.sheet import PAPER as SHEET
from assets.draw.small import GONE, GREY, LARGE_LINE
from watten_app.ui.palettes import DAY, NIGHT

WHITE = "#FFFFFF"
LETTERS = [
    *((TONES[suit].ink, ground) for suit in SUITS for ground in (PAPER, TONES[suit].tint)),
    *((TABS[suit].letter, TABS[suit].tab) for suit in SUITS),
    *((TABS[suit].tones.ink, WHITE) for suit in SUITS),
    *((GREY.ink, ground) for look in (NIGHT, DAY) for ground in (look.paper, look.paper_alt)),
    (GONE.ink, WHITE),
    (PENCIL, SHEET),
    (PENCIL_OLD, SHEET),
]
MARKS = [
    *((TONES[suit].dark, ground) for suit in SUITS for ground in (PAPER, TONES[suit].tint)),
    *((TABS[suit].tones.dark, WHITE) for suit in SUITS),
    *((GREY.dark, ground) for look in (NIGHT, DAY) for ground in (look.paper, look.paper_alt)),
    (GONE.dark, WHITE),
    (LARGE_LINE, WHITE),
    (PENCIL_RED, SHEET),
]


def luminance(colour: str) -> float:
    """Relative luminance of WCAG 2."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("ink", "ground"), LETTERS)
def test_letters_and_figures_stand_out(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize(("ink", "ground"), MARKS)
def test_outlines_of_signs_stand_out(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 3


def test_the_tabs_of_the_large_index_differ_in_grey_as_well() -> None:
    """Black, red and green bear a white letter, yellow a dark one; suits also differ in shape."""
    tabs = sorted(TABS.values(), key=lambda tab: luminance(tab.tab))
    assert [tab.letter for tab in tabs][:3] == [WHITE] * 3
    assert contrast(tabs[0].tab, tabs[1].tab) > 2
    assert contrast(tabs[2].tab, tabs[3].tab) > 3
