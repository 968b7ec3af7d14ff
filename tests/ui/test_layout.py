"""The layout's promises: nothing overlaps, nothing is cut off, everything can be hit."""

import itertools

import pytest

from watten_app.app.house import SAVE_FAILED
from watten_app.i18n import LANGUAGES
from watten_app.i18n import text as text_of
from watten_app.ui.bridge import Insets
from watten_app.ui.cloth import LEFT, OPPOSITE
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout, table_layout
from watten_app.ui.table.slip import letters_for, slip_rect
from watten_app.ui.table.spoken import broken_at
from watten_app.ui.theme import CARD_RATIO, TARGET

SCREENS = ((320, 568), (360, 640), (390, 844), (412, 915), (844, 390), (768, 1024), (1280, 800))
TEXTS = (1.0, 1.5, 2.0)
NOTCH = {True: Insets(47, 0, 34, 0), False: Insets(0, 47, 21, 47)}

COMPANIES = (2, 3, 4, 5, 6, 8)
FULL = COMPANIES[3:]
SIZES = ("S", "M", "L", "XL")

every = pytest.mark.parametrize(
    ("players", "screen", "text", "size"), list(itertools.product(COMPANIES, SCREENS, TEXTS, SIZES))
)
every_full = pytest.mark.parametrize(
    ("players", "screen", "text", "size"), list(itertools.product(FULL, SCREENS, TEXTS, SIZES))
)
every_crosswise = pytest.mark.parametrize(
    ("players", "screen", "text", "size"),
    list(itertools.product(COMPANIES[:3], SCREENS, TEXTS, SIZES)),
)


def pieces(layout: Layout) -> dict[str, Rect]:
    cloth = layout.cloth
    fixed = {
        "pause": layout.pause,
        "last": layout.last,
        "score": layout.score,
        "won": cloth.won,
        "slate": layout.slate,
        "strip": layout.strip,
        "hand": layout.hand,
        "actions": layout.actions,
    }
    return fixed | {f"seat {number + 1}": seat for number, seat in enumerate(cloth.seats[1:])}


def at(players: int, screen: tuple[int, int], text: float, size: str) -> Layout:
    return table_layout(*screen, Insets(), text, size, players=players)


@every
def test_nothing_overlaps(players, screen, text, size):
    layout = at(players, screen, text, size)
    assert len(layout.cloth.seats) == players
    for (one, first), (other, second) in itertools.combinations(pieces(layout).items(), 2):
        assert not first.overlaps(second), (one, first, other, second)


@every
def test_everything_is_inside_the_screen(players, screen, text, size):
    insets = NOTCH[screen[0] < screen[1]] if min(screen) > 360 else Insets()
    layout = table_layout(*screen, insets, text, size, players=players)
    free = Rect(
        insets.left,
        insets.top - 8,
        screen[0] - insets.left - insets.right,
        screen[1] - insets.top + 8,
    )
    for name, rect in pieces(layout).items():
        assert free.holds(rect), (name, rect)
        assert rect.width > 0, (name, rect)
        assert rect.height > 0, (name, rect)
    assert layout.actions.bottom <= screen[1] - insets.bottom


@every
def test_targets_are_48_wide_and_high(players, screen, text, size):
    layout = at(players, screen, text, size)
    for count in range(1, 6):
        for rect in layout.targets(count):
            assert rect.width >= TARGET
            assert rect.height >= TARGET
            assert layout.hand.holds(rect)
    rows = 1 if layout.portrait else 2
    assert layout.actions.height / rows >= TARGET
    assert layout.pause.width >= TARGET
    assert layout.last.width >= TARGET


@every
def test_the_trick_lies_on_the_felt_beside_the_seats(players, screen, text, size):
    cloth = at(players, screen, text, size).cloth
    assert cloth.card >= (36 if players < 8 else 34), cloth.card
    for seat in range(players):
        card = cloth.card_rect(seat)
        assert cloth.felt.holds(card), (seat, card, cloth.felt)
        for other in cloth.seats[1:]:
            assert not card.overlaps(other), (seat, card, other)
        assert not card.overlaps(cloth.won), (seat, card, cloth.won)


@every
def test_every_card_of_a_trick_can_be_held_and_read(players, screen, text, size):
    cloth = at(players, screen, text, size).cloth
    cells = {"won": cloth.won} | dict(enumerate(cloth.cells))
    for (one, first), (other, second) in itertools.combinations(cells.items(), 2):
        assert not first.overlaps(second), (one, first, other, second)
    cards = [cloth.card_rect(seat) for seat in range(players)]
    for seat, (card, cell) in enumerate(zip(cards, cloth.cells, strict=True)):
        assert min(cell.width, cell.height) >= TARGET, (seat, cell)
        index = Rect(card.left + card.width * 0.06, card.top, card.width * 0.34, card.width * 0.6)
        assert cell.holds(index), (seat, cell, index)
        # the rows below lie above it
        for other in cards:
            assert other.top <= card.top or not other.overlaps(index), (seat, index, other)


@every_full
def test_the_bubble_of_a_full_table_covers_nothing(players, screen, text, size):
    cloth = at(players, screen, text, size).cloth
    (spot,) = set(cloth.spots)
    assert cloth.felt.holds(spot)
    assert spot.width >= 80
    assert spot.height >= 30
    others = [*cloth.seats[1:], cloth.won, *map(cloth.card_rect, range(players))]
    for other in others:
        assert not spot.overlaps(other), (spot, other)


@every_full
def test_who_speaks_is_heard_beside_the_seat(players, screen, text, size):
    layout = at(players, screen, text, size)
    cloth = layout.cloth
    for seat in range(1, players):
        mouth = cloth.mouths[seat]
        assert not mouth.overlaps(cloth.seats[seat])
        assert mouth.left >= 0
        assert mouth.right <= layout.width
        # those who announce sit side by side
        after = seat + 1
        if after < players:
            assert not mouth.overlaps(cloth.seats[after]), (seat, mouth, cloth.seats[after])


@every_full
def test_who_sits_farther_to_the_left_plays_farther_to_the_left(players, screen, text, size):
    cloth = at(players, screen, text, size).cloth
    middle = cloth.slots[0][0]
    for seat in range(1, players):
        x, y = cloth.slots[seat]
        side = (seat * 2 > players) - (seat * 2 < players)
        assert (x > middle + 1) - (x < middle - 1) == side
        assert y <= cloth.slots[0][1]


@every_crosswise
def test_the_bubbles_leave_the_index_of_their_card_free(players, screen, text, size):
    layout = at(players, screen, text, size)
    cloth = layout.cloth
    for place, spot in enumerate(cloth.spots):
        card = cloth.card_rect(place)
        index = Rect(card.left, card.top, card.width * 0.4, card.width * 0.6)
        assert not spot.overlaps(index), (place, spot, index)
        assert not spot.overlaps(cloth.won) or cloth.places[place] == LEFT, (place, spot, cloth.won)
        assert spot.left >= 0
        assert spot.width >= 80
        assert spot.right <= screen[0]
        assert spot.bottom <= cloth.felt.bottom


LONGEST = "deutet: Kleiner Trumpf"
"""What somebody says where signs are open."""


@every_crosswise
def test_two_who_sign_in_the_open_do_not_talk_into_each_other(players, screen, text, size):
    if players != 4:
        return
    layout = at(players, screen, text, size)
    left, right = layout.cloth.mouths[1], layout.cloth.mouths[3]
    whole = len(LONGEST) * 8.5 * layout.text + 19
    one, other = (broken_at(LONGEST, mouth, layout) or whole for mouth in (left, right))
    assert left.left + one <= right.right - other
    if text == 1:
        assert broken_at("deutet", left, layout) is None


@pytest.mark.parametrize("screen", SCREENS)
def test_two_sit_opposite_each_other(screen):
    four = table_layout(*screen, Insets()).cloth
    two = table_layout(*screen, Insets(), players=2).cloth
    assert two.seats == (four.seats[0], four.seats[2])
    assert two.card_rect(1) == four.card_rect(2)
    mine, theirs = two.card_rect(0), two.card_rect(1)
    assert mine.top - theirs.bottom > -0.15 * mine.height
    assert two.spots == (four.spots[0], four.spots[2])
    assert two.mouths[1] == four.mouths[2]


def test_the_hand_is_as_measured_on_a_phone():
    layout = table_layout(390, 844, NOTCH[True])
    assert layout.hand_card == pytest.approx(102, abs=1)
    places = layout.fan(5)
    assert places[1].left - places[0].left == pytest.approx(66, abs=1)
    assert [place.turn for place in places] == [-5, -2.5, 0, 2.5, 5]
    assert layout.cloth.card == pytest.approx(74, abs=9)


def test_a_short_hand_closes_up_around_the_middle():
    layout = table_layout(390, 844, Insets())
    two = layout.fan(2)
    middle = (two[0].left + two[1].left + layout.hand_card) / 2
    assert middle == pytest.approx(195)
    assert layout.fan(1)[0].turn == 0


def test_large_letters_take_the_backs_away_first():
    assert table_layout(390, 844, Insets()).cloth.backs
    large = table_layout(390, 844, Insets(), 1.5)
    assert large.large
    assert not large.cloth.backs


def test_left_handed_mirrors_the_column():
    layout = table_layout(844, 390, Insets(), left_handed=True)
    assert layout.actions.left < layout.hand.left
    assert layout.hand.height * 0.5 < layout.hand_card * CARD_RATIO
    for (one, first), (other, second) in itertools.combinations(pieces(layout).items(), 2):
        assert not first.overlaps(second), (one, first, other, second)


def test_on_a_small_phone_the_bubbles_leave_every_seat_free() -> None:
    cloth = table_layout(320, 568, Insets(), 1.0, "M", False).cloth
    for spot in cloth.spots:
        assert not any(spot.overlaps(seat) for seat in cloth.seats[1:]), (spot, cloth.seats)


@pytest.mark.parametrize("screen", [(320, 568), (360, 640), (390, 844), (430, 932)])
def test_the_bubble_above_at_the_right_covers_no_card(screen) -> None:
    cloth = table_layout(*screen, Insets()).cloth
    spot = cloth.spots[OPPOSITE]
    for seat in range(4):
        assert not spot.overlaps(cloth.card_rect(seat)), (seat, spot, cloth.card_rect(seat))


@every
def test_the_question_of_a_raise_leaves_the_index_of_every_card_free(players, screen, text, size):
    cloth = at(players, screen, text, size).cloth.asked()
    for seat in range(players):
        card = cloth.card_rect(seat)
        index = Rect(card.left, card.top, card.width * 0.3, card.width * 0.6)
        assert not index.overlaps(cloth.question), (seat, index, cloth.question)
        assert cloth.felt.holds(index)


@every
def test_a_slip_lies_on_the_slate_and_covers_nothing_else(players, screen, text, size):
    layout = at(players, screen, text, size)
    slip = slip_rect(layout)
    assert slip.height >= TARGET
    for name, rect in pieces(layout).items():
        assert name == "slate" or not slip.overlaps(rect), (name, rect, slip)
    for place in range(players):
        assert not slip.overlaps(layout.cloth.card_rect(place))
    for language in LANGUAGES:
        sentence = text_of(language, SAVE_FAILED.key)
        assert letters_for(sentence, slip.width, slip.height, layout.text) >= 0.8
