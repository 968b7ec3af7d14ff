"""The look follows the player's settings, and the device where it is asked."""

from dataclasses import replace

import pytest

from watten_app.engine import Card
from watten_app.i18n import Company
from watten_app.store import CardSize, Contrast, Face, Light, Settings, Tempo
from watten_app.ui import look
from watten_app.ui.bridge import Bridge, InertPort
from watten_app.ui.palettes import DAY, DAY_STRONG, NIGHT, NIGHT_STRONG
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import faces
from watten_app.variants import VARIANTS


@pytest.mark.parametrize(
    ("light", "dark", "palette"),
    [
        (Light.SYSTEM, True, NIGHT),
        (Light.SYSTEM, False, DAY),
        (Light.NIGHT, False, NIGHT),
        (Light.DAY, True, DAY),
    ],
)
def test_the_light_is_the_players_or_the_systems(monkeypatch, light, dark, palette) -> None:
    monkeypatch.setattr(look, "bridge", Bridge(InertPort({"dark": dark})))
    assert look.look_of(Settings(light=light), 390, 844).palette is palette


@pytest.mark.parametrize(
    ("contrast", "more", "palettes"),
    [
        (Contrast.SYSTEM, False, (NIGHT, DAY)),
        (Contrast.SYSTEM, True, (NIGHT_STRONG, DAY_STRONG)),
        (Contrast.NORMAL, True, (NIGHT, DAY)),
        (Contrast.HIGH, False, (NIGHT_STRONG, DAY_STRONG)),
    ],
)
def test_high_contrast_is_the_players_or_the_systems_wish_by_night_and_by_day(
    monkeypatch, contrast, more, palettes
) -> None:
    monkeypatch.setattr(look, "bridge", Bridge(InertPort({"more": more})))
    for light, palette in zip((Light.NIGHT, Light.DAY), palettes, strict=True):
        settings = Settings(light=light, contrast=contrast)
        assert look.look_of(settings, 390, 844).palette is palette


def test_in_high_contrast_letters_are_bolder() -> None:
    usual, strong = (Look(palette=palette) for palette in (DAY, DAY_STRONG))
    assert usual.style(Style.BODY, "#000000").weight.value == "w400"
    assert strong.style(Style.BODY, "#000000").weight.value == "w500"
    assert strong.style(Style.TITLE, "#000000").weight.value == "w700"


@pytest.mark.parametrize(("wanted", "reduced"), [(True, False), (True, True), (False, False)])
def test_things_move_if_neither_player_nor_device_forbids_it(monkeypatch, wanted, reduced) -> None:
    monkeypatch.setattr(look, "bridge", Bridge(InertPort({"reduced": reduced})))
    made = look.look_of(Settings(motion=wanted), 390, 844)
    assert made.moving is (wanted and not reduced)


def test_faces_sizes_and_tempo_are_as_chosen() -> None:
    chosen = Settings(face=Face.LARGE, card_size=CardSize.XL, text=150, tempo=Tempo.FAST)
    made = look.look_of(chosen, 320, 568)
    assert (made.large_faces, made.card_size, made.tempo) == (True, "XL", Tempo.FAST)
    assert (made.text, made.large, made.narrow) == (1.5, True, True)


def test_r2_of_forty_cards_the_six_of_bells_is_no_weli() -> None:
    six = Card.parse("S6")
    bavarian = VARIANTS["bavarian"].rules
    company = Company.PARTNERS
    forty = Look().at_a_table(replace(bavarian, pack=40), company)
    assert forty.pictured(six) == "S06"
    assert forty.pictured(Card.parse("H6")) == "H6"
    assert Look().at_a_table(VARIANTS["tyrolean"].rules, company).pictured(six) == "S6"
    assert Look().pictured(six) == "S6"


@pytest.mark.parametrize(
    ("width", "density", "folder"),
    [(102, 3, "cards"), (102, 3.5, "cards-fine"), (131, 2, "cards"), (112, 3, "cards-fine")],
)
def test_a_card_shown_larger_than_its_picture_has_a_finer_one(width, density, folder) -> None:
    assert faces(Look(density=density), width) == folder
    large = folder.replace("cards", "large")
    assert faces(Look(density=density, large_faces=True), width) == large
    assert faces(Look(density=density), width, bold=True) == large
