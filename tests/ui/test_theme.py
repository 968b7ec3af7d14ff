"""What is written can be read: contrasts of both palettes (WCAG 2)."""

import pytest

from watten_app.ui.theme import DAY, NIGHT, Look, Style, Tempo

PALETTES = {"night": NIGHT, "day": DAY}
READ = (
    ("on_wall", "wall"),
    ("on_wall_muted", "wall"),
    ("on_felt", "felt"),
    ("ink", "paper"),
    ("ink_muted", "paper"),
    ("ink_muted", "paper_alt"),
    ("on_slate", "slate"),
    ("on_slate_muted", "slate"),
    ("on_primary", "primary"),
    ("on_secondary", "secondary"),
    ("on_accent", "accent"),
    ("on_selected", "selected"),
    ("good", "paper"),
    ("bad", "paper"),
    ("chalk", "slate"),
)


def luminance(color: str) -> float:
    channels = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize(("ink", "ground"), READ)
def test_words_stand_out(palette, ink, ground):
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= 4.5


def test_letters_grow_with_the_setting_and_take_no_spacing_of_material():
    style = Look(text=1.5).style(Style.BODY, "#000000")
    assert style.size == 25.5
    assert style.letter_spacing == 0


def test_movement_follows_the_tempo_and_goes_when_it_is_to_go():
    assert Look(tempo=Tempo.SLOW).duration(240) == 240
    assert Look(tempo=Tempo.FAST).duration(240) == 120
    still = Look(moving=False)
    assert still.animation(240) is None
    assert still.fade(240).duration == 120
