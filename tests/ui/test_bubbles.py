"""What somebody says stands in its bubble with every word whole."""

import itertools

import pytest
from fontTools.ttLib import TTFont

from recipe.places import ASSETS
from tests.ui.test_layout import COMPANIES, SCREENS, TEXTS
from watten_app.ui.bridge import Insets
from watten_app.ui.cloth import OPPOSITE
from watten_app.ui.layout import table_layout
from watten_app.ui.table.spoken import broken_at, whole_words
from watten_app.ui.theme import Style

PADDING = 11 + 6 + 2


def width_of(word: str) -> float:
    """How wide a word is in the letters of a bubble, by their size."""
    font = TTFont(ASSETS / "fonts" / "Vollkorn-700.woff2")
    letters, widths = font.getBestCmap(), font["hmtx"]
    return sum(widths[letters[ord(one)]][0] for one in word) / font["head"].unitsPerEm


SAID = ("Trumpf Schellen", "Schlag Zehner", "Schneidern?", "I go one more!")
WIDEST = {said: max(map(width_of, said.split())) for said in SAID}


@pytest.mark.parametrize(
    ("players", "screen", "text"),
    list(itertools.product(COMPANIES, (*SCREENS, (820, 1180)), TEXTS)),
)
def test_no_word_is_broken(players: int, screen: tuple[int, int], text: float) -> None:
    layout = table_layout(*screen, Insets(), text, players=players)
    for seat, mouth in enumerate(layout.cloth.mouths):
        if not seat or layout.cloth.places[seat] == OPPOSITE:
            continue
        for said, wide in WIDEST.items():
            width = broken_at(said, mouth, layout)
            letters = whole_words(said, width, layout.text)
            if width is not None:
                assert wide * Style.BUBBLE.size * letters <= width - PADDING, (seat, said)
