"""A phone held across: the trick lies crosswise, and nothing on the cloth touches the stitches."""

import pytest

from watten_app.ui.bridge import Insets
from watten_app.ui.layout import table_layout
from watten_app.ui.strip_room import FOOT
from watten_app.ui.table.places import RAISED
from watten_app.ui.theme import CARD_RATIO

PHONES = [
    (844, 390, Insets()),
    (844, 390, Insets(0, 47, 21, 47)),
    (932, 430, Insets(0, 47, 21, 47)),
]
HEM = 11.0


@pytest.mark.parametrize(("width", "height", "insets"), PHONES)
def test_each_card_lies_before_its_player(width, height, insets):
    layout = table_layout(width, height, insets)
    cloth = layout.cloth
    me, left, opposite, right = cloth.slots
    assert me[0] == opposite[0]
    assert left[1] == right[1]
    assert left[0] < me[0] < right[0]
    assert opposite[1] < left[1] < me[1]
    assert cloth.card >= 50
    assert not cloth.bar
    covered = cloth.card_rect(2).bottom - cloth.card_rect(0).top
    assert covered <= 0.1 * cloth.card * CARD_RATIO


def test_what_the_column_takes_leaves_the_felt_the_backs_at_the_sides():
    for screen in ((844, 390), (915, 412), (932, 430)):
        layout = table_layout(*screen, Insets())
        assert layout.cloth.backs
        assert layout.strip.width >= 0.27 * screen[0]


@pytest.mark.parametrize(("width", "height", "insets"), PHONES)
def test_seats_and_tricks_won_keep_off_the_stitches(width, height, insets):
    cloth = table_layout(width, height, insets).cloth
    stitched = cloth.felt.inset(HEM)
    for rect in (cloth.won, *cloth.seats[1:]):
        assert stitched.holds(rect)


@pytest.mark.parametrize("players", [5, 6, 8])
def test_at_a_full_table_on_a_desktop_the_tricks_won_keep_off_the_stitches(players):
    cloth = table_layout(1280, 800, Insets(), players=players).cloth
    assert not cloth.bar
    assert cloth.felt.inset(HEM + 6).holds(cloth.won)


@pytest.mark.parametrize(("width", "height", "insets"), PHONES)
def test_no_reason_lies_on_a_seat_a_trick_won_or_another_index(width, height, insets):
    cloth = table_layout(width, height, insets).cloth
    for seat, spot in enumerate(cloth.spots):
        assert spot.width >= 80
        for other in (*cloth.seats[1:], cloth.won):
            assert not spot.overlaps(other), (seat, other)
        for place in range(4):
            assert not spot.overlaps(cloth.card_rect(place).inset(3)), (seat, place)


@pytest.mark.parametrize(("width", "height", "insets"), PHONES)
def test_a_raise_leaves_the_names_at_the_sides_to_be_read(width, height, insets):
    cloth = table_layout(width, height, insets).cloth.asked()
    for seat in (1, 3):
        assert cloth.seats[seat].top + cloth.disc + 36 <= cloth.question.top


def test_large_letters_keep_the_trick_as_large_as_ordinary_ones():
    usual, large = (table_layout(390, 844, Insets(), text).cloth for text in (1.0, 1.5))
    assert large.card >= 0.93 * usual.card
    assert not large.bar
    notched = table_layout(390, 844, Insets(47, 0, 34, 0), 1.5).cloth
    assert notched.card >= 0.85 * usual.card
    assert not notched.bar
    reason = large.spots[2]
    assert 0 < reason.left - large.card_rect(2).right < 20


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_a_raised_card_leaves_the_strip_and_the_felt_to_be_read(width, height):
    layout = table_layout(width, height, Insets())
    highest = min(place.top for place in layout.fan(5)) - RAISED
    above = layout.strip if layout.portrait else layout.cloth.felt
    assert highest >= above.bottom - FOOT - 2


def test_what_is_said_from_the_side_lies_below_the_name_and_the_word_under_it():
    for screen in ((390, 844), (844, 390)):
        cloth = table_layout(*screen, Insets()).cloth
        for seat in (1, 3):
            assert cloth.mouths[seat].top >= cloth.seats[seat].top + cloth.disc + 46
