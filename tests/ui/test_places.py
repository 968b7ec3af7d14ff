"""Where cards lie on the table, what the ruler shows, what the row under the thumb offers."""

import itertools

import pytest

from tests.ui.scenes import ALL_HIGH, EIGHT, FORTY, LED, PLAYED, SIX, SIX_LED, SOUTH
from tests.ui.table_kit import HANDS, OPENED, RULES, cards, deal, table
from watten_app.app.options import OFFERED
from watten_app.engine import Action, Card, Role, apply
from watten_app.engine.rules import Announce
from watten_app.ui.bridge import Insets
from watten_app.ui.layout import table_layout
from watten_app.ui.table.around import announced, marks_sides
from watten_app.ui.table.places import hand_places, sorted_hand
from watten_app.ui.table.strip import fitting, rows_of, ruler_of, spots_of
from watten_app.ui.table.targets import nearest, strip_spots
from watten_app.ui.table.trick_places import trick_places
from watten_app.ui.theme import Look
from watten_app.variants import VARIANTS

OPEN = [one for one in OFFERED if VARIANTS[one].rules.announce is Announce.OPEN]
LAYOUT = table_layout(390, 844, Insets())
PLAIN_LEADS = {
    "S9": HANDS,
    "H9": (HANDS[0].replace("H9", "S9"), HANDS[1].replace("S9", "H9"), *HANDS[2:]),
}


def hand(view, **options):
    return hand_places(
        LAYOUT, view, **({"lifted": frozenset(), "greyed": True, "marks": {}} | options)
    )


def test_the_hand_lies_from_the_strongest_card_down():
    assert sorted_hand(table(deal(*OPENED)).view) == cards("HK EO GK SA H9")


def test_a_card_that_may_not_be_played_sinks_and_goes_dark():
    bound = table(deal(*OPENED, "1 play GO", "2 play GU", "3 play G8"))
    dark = {place.card for place in hand(bound) if place.dark}
    assert dark == set(cards("EO SA H9"))
    assert not any(place.dark for place in hand(bound, greyed=False))


def test_a_chosen_card_rises():
    view = table(deal(*LED))
    places = {place.card: place for place in hand(view, lifted=frozenset({Card.parse("EO")}))}
    plain = {place.card: place for place in hand(view)}
    assert places[Card.parse("EO")].top == plain[Card.parse("EO")].top - 22


def test_r9_before_the_naming_my_cards_lie_face_down():
    places = hand(table(deal(dealer=2)))
    assert [place.card for place in places] == [None] * 5


def test_the_ring_lies_on_the_best_card():
    ringed = [place.card for place in trick_places(LAYOUT, table(deal(*LED))) if place.ring]
    assert ringed == [Card.parse("S7")]


def test_a_card_keeps_its_identity_from_hand_to_trick():
    before = {place.key for place in hand(table(deal(*LED)))}
    state = deal(*LED, "0 play H9")
    laid = trick_places(LAYOUT, table(state, resting=state.tricks[-1]))
    assert {place.key for place in laid if place.card == Card.parse("H9")} < before


def test_a_card_not_yet_laid_waits_unseen_and_unknown_at_its_seat():
    waiting = [place for place in trick_places(LAYOUT, table(deal(*OPENED))) if place.opacity == 0]
    assert [place.card for place in waiting] == [None, None, None]


def test_a_taken_trick_is_gone_from_sight():
    state = deal(*LED, "0 play H9")
    places = trick_places(LAYOUT, table(state))
    taken = [place for place in places if place.card in state.tricks[0].cards]
    assert len(taken) == 4
    assert {place.opacity for place in taken} == {0}


def test_the_ruler_has_no_place_before_the_naming():
    assert ruler_of(table(deal("1 schlag O"))) is None


def test_the_ruler_ends_with_the_suit_led():
    ruler = ruler_of(table(deal(*PLAYED[:-1])))
    assert ruler is not None
    assert [group.role for group in ruler.groups] == [
        Role.CRITICAL,
        Role.RECHTER,
        Role.BLINDER,
        Role.TRUMP,
        Role.SUIT,
    ]
    assert ruler.groups[-1].cards == cards("HA HU H10 H9 H8 H7")
    assert Card.parse("GO") in ruler.out
    assert ruler.mine == set(cards("EO GK SA"))


def test_a_trump_led_adds_no_group():
    ruler = ruler_of(table(deal(*LED)))
    assert ruler is not None
    assert ruler.groups[-1].role is Role.TRUMP


@pytest.mark.parametrize("screen", [(320, 568), (390, 844), (844, 390), (768, 1024)])
def test_the_small_cards_stay_on_the_strip_and_apart(screen):
    layout = table_layout(*screen, Insets())
    view = table(deal(*PLAYED[:-1]))
    spots = strip_spots(layout, view)
    assert len(spots) == 3 + 1 + 3 + 7 + 6
    for place, spot in enumerate(spots):
        assert spot.rect.left >= 0
        assert spot.rect.right <= layout.strip.width
        assert spot.rect.bottom <= layout.strip.height
        for other in spots[place + 1 :]:
            assert not spot.rect.overlaps(other.rect)


@pytest.mark.parametrize("screen", [(320, 568), (390, 844), (844, 390), (768, 1024)])
@pytest.mark.parametrize("variant", OPEN)
def test_the_small_cards_of_every_variant_have_room(screen, variant):
    layout = table_layout(*screen, Insets())
    rules = VARIANTS[variant].rules
    for schlag in rules.schlag_ranks:
        for led in ("S9", "H9"):
            state = deal(f"1 schlag {schlag}", "0 trump G", rules=rules, hands=PLAIN_LEADS[led])
            view = table(apply(state, Action.parse(f"1 play {led}"))[0])
            spots = strip_spots(layout, view)
            for place, spot in enumerate(spots):
                assert spot.rect.left >= 0
                assert spot.rect.right <= layout.strip.width + 0.5
                assert spot.rect.bottom <= layout.strip.height
                for other in spots[place + 1 :]:
                    assert not spot.rect.overlaps(other.rect)


@pytest.mark.parametrize("screen", [(320, 568), (390, 844), (844, 390), (768, 1024)])
@pytest.mark.parametrize("schlag", ["5", "O"])
def test_forty_cards_have_room_on_the_strip(screen, schlag):
    layout = table_layout(*screen, Insets(), players=8)
    state = deal(f"1 schlag {schlag}", "0 trump G", "1 play E8", rules=FORTY, hands=EIGHT)
    spots = strip_spots(layout, table(state))
    assert len(spots) >= 23
    for place, spot in enumerate(spots):
        assert spot.rect.width >= 15.5
        assert spot.rect.left >= 0
        assert spot.rect.right <= layout.strip.width + 0.5
        assert spot.rect.bottom <= layout.strip.height
        for other in spots[place + 1 :]:
            assert not spot.rect.overlaps(other.rect)


@pytest.mark.parametrize("width", [340, 366, 400])
def test_the_names_of_the_groups_do_not_run_into_each_other(width):
    view = table(deal(*OPENED, "1 play S9", rules=ALL_HIGH))
    _, labels = spots_of(ruler_of(view), width, 22, 2, 50, 7)
    places = [place for _, place in fitting(Look(), labels, 1.0, width)]
    assert len(places) > 5
    for one, other in itertools.combinations(places, 2):
        assert not one.overlaps(other)
        assert min(one.left, other.left) >= 0
        assert max(one.right, other.right) <= width


def test_the_usual_groups_are_all_named():
    for rules, count in ((RULES, 5), (SOUTH, 5)):
        view = table(deal(*OPENED, "1 play S9", rules=rules))
        _, labels = spots_of(ruler_of(view), 366, 22, 2, 50, 7)
        assert len(fitting(Look(), labels, 1.0, 366)) == len(labels) == count


def test_a_hold_on_the_strip_finds_the_card_under_the_finger():
    view = table(deal(*LED))
    spots = strip_spots(LAYOUT, view)
    for spot in spots:
        assert nearest(spots, *spot.rect.middle) == spot.card
    assert nearest(spots, 340, -200) is None


def test_the_class_cards_have_a_row_of_their_own():
    ruler = ruler_of(table(deal(*PLAYED[:-1])))
    assert ruler is not None
    assert [len(row) for row in rows_of(ruler, 2)] == [3, 2]
    assert [len(row) for row in rows_of(ruler, 3)] == [3, 1, 1]
    assert len(spots_of(ruler, 366, 22, 2, 50, 7)[1]) == 5


def test_r9_three_see_who_plays_alone_and_who_deals():
    look, three = Look(language="en"), HANDS[:3]
    view = table(deal("1 schlag O", "1 trump G", score=(3, 4, 5), hands=three)).view
    assert [announced(look, view, seat) for seat in (1, 2)] == ["alone", ""]
    view = table(deal(dealer=2, score=(3, 4, 5), hands=three)).view
    assert [announced(look, view, seat) for seat in (1, 2)] == ["", "deals"]
    assert marks_sides(view)
    assert not marks_sides(table(deal()).view)


def test_the_cards_of_a_full_table_lie_so_that_no_index_is_covered():
    layout = table_layout(320, 568, Insets(), players=6)
    places = trick_places(layout, table(deal(*SIX_LED, hands=SIX)))
    laid = [place for place in places if place.card]
    assert [place.top for place in laid] == sorted(place.top for place in laid)
    assert {place.bold for place in laid} == {True}
    crosswise = trick_places(LAYOUT, table(deal(*LED)))
    assert not any(place.bold for place in crosswise)


def test_under_the_name_stands_what_a_seat_has_named():
    look = Look(language="en")
    view = table(deal(*OPENED)).view
    assert announced(look, view, 1) == "Schlag"
    assert announced(look, view, 2) == ""
    swapped = table(deal("1 swap", "0 agree", "0 schlag O", "1 trump G")).view
    assert announced(look, swapped, 1) == "Trump"
