"""Letters and movement follow the settings."""

from watten_app.ui.theme import Look, Style, Tempo


def test_letters_grow_with_the_setting_and_take_no_spacing_of_material():
    style = Look(text=1.5).style(Style.BODY, "#000000")
    assert style.size == 25.5
    assert style.letter_spacing == 0


def test_letters_are_never_drawn_larger_than_was_measured():
    for tenth in range(700, 2000, 7):
        scale = tenth / 1000
        assert Look().style(Style.SMALL, "#000000", scale).size <= Style.SMALL.size * scale + 1e-6


def test_movement_follows_the_tempo_and_goes_when_it_is_to_go():
    assert Look(tempo=Tempo.SLOW).duration(240) == 240
    assert Look(tempo=Tempo.FAST).duration(240) == 120
    still = Look(moving=False)
    assert still.animation(240) is None
    assert still.fade(240).duration == 120
