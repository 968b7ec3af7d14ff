"""Where room is scarce: tricks on a small phone, many buttons, hands of backs at a full table."""

import asyncio
from itertools import product

import flet as ft
import pytest

from tests.ui.scenes import house_with
from tests.ui.screen_sizes import LETTERS, SCREENS, UPRIGHT, logical
from tests.ui.stage import stage
from tests.ui.test_layout import turned_box
from watten_app.ui.bridge import Insets
from watten_app.ui.cloth import OPPOSITE
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import table_layout
from watten_app.ui.table.actions import flanks
from watten_app.ui.table.seats import backs_high
from watten_app.ui.theme import CARD_RATIO, TARGET


def test_on_a_small_phone_the_trick_lies_large_and_a_raise_moves_no_card() -> None:
    cloth = table_layout(320, 568, Insets()).cloth
    asked = cloth.asked()
    assert cloth.card >= 54
    assert asked.slots == cloth.slots
    assert asked.card_rect(OPPOSITE).bottom < asked.question.top
    for seat in range(1, 4):
        assert not asked.seats[seat].overlaps(asked.question)
        assert not asked.seats[seat].overlaps(asked.won)


def test_a_notch_makes_no_card_of_the_trick_smaller_on_a_phone() -> None:
    for screen, size in product(((390, 844), (412, 915), (430, 932)), ("M", "L", "XL")):
        plain, notched = (
            table_layout(*logical(screen, notch), 1.0, size).cloth for notch in ("none", "notch")
        )
        assert notched.card >= 0.9 * plain.card, (screen, size)
        assert notched.backs
        assert not notched.bar


@pytest.mark.parametrize("screen", UPRIGHT)
def test_two_of_many_answers_have_room_beside_the_last_card(screen) -> None:
    for letters, size in product(LETTERS, ("S", "M", "L", "XL")):
        layout = table_layout(*logical(screen, "none"), letters, size)
        place, card = layout.fan(1)[0], layout.hand_card
        lying = turned_box(Rect(place.left, place.top, card, card * CARD_RATIO), place.turn)
        for rect in flanks(layout):
            assert min(rect.width, rect.height) >= TARGET
            assert not any(rect.overlaps(one) for one in (lying, layout.actions, layout.strip))


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (568, 320)])
def test_five_answers_are_written_in_letters_to_be_read(size) -> None:
    async def run() -> None:
        house, _ = house_with("farbe")
        async with stage(house, data="look", size=size) as shown:
            said = ("Hold", "Fold", "Farbe!", "One more")
            texts = [c for c in shown.controls() if isinstance(c, ft.Text) and c.value in said]
            assert len(texts) == len(said), shown.texts()
            assert min(text.style.size for text in texts) >= (14.5 if size[0] < size[1] else 13)

    asyncio.run(run())


@pytest.mark.parametrize("screen", SCREENS)
def test_a_hand_of_backs_stays_within_its_seat(screen) -> None:
    for players, letters in product((5, 6, 8), LETTERS):
        cloth = table_layout(*logical(screen, "none"), letters, players=players).cloth
        for seat in cloth.seats[1:]:
            fan = backs_high(seat, cloth.disc) * 66 / 46
            assert cloth.disc + 5 + fan <= seat.width
