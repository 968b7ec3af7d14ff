"""Words are measured as the shipped fonts draw them."""

import pytest

from assets.fonts.widths import TARGET, table
from watten_app.ui.measure import fitting, lines_of, widest_word, width_of
from watten_app.ui.theme import Style


def test_the_widths_are_those_of_the_shipped_fonts() -> None:
    assert TARGET.read_text(encoding="utf-8") == table(), "run python -m assets.fonts.widths"


def test_a_line_is_broken_between_words_and_behind_a_hyphen() -> None:
    wide = width_of("Eichel-", Style.SMALL)
    assert lines_of("Eichel-Ober", Style.SMALL, wide + 1) == 2
    assert lines_of("Eichel-Ober", Style.SMALL, 2 * wide) == 1
    assert widest_word("Eichel-Ober sticht", Style.SMALL) == pytest.approx(wide)


def test_a_word_too_wide_is_counted_with_the_lines_it_is_broken_into() -> None:
    wide = width_of("Hauptschlag", Style.SMALL)
    assert lines_of("Hauptschlag", Style.SMALL, wide * 0.6) == 2
    assert lines_of("der Hauptschlag", Style.SMALL, wide * 0.6) == 3


def test_letters_are_as_large_as_room_and_wish_allow() -> None:
    assert fitting("Weiter", Style.BODY, 500, 2.0) == 2.0
    letters = fitting("Kritischer über dem Hauptschlag", Style.SMALL, 110, 2.0, lines=3)
    assert lines_of("Kritischer über dem Hauptschlag", Style.SMALL, 110, letters) <= 3
    assert letters < 2.0
