"""Where cards lie on the table, what the ruler shows, what the row under the thumb offers."""

from tests.ui.scenes import LED, PLAYED, SIX, SIX_LED
from tests.ui.table_kit import HANDS, OPENED, cards, deal, table
from watten_app.app.options import OFFERED
from watten_app.engine import Card, Role
from watten_app.engine.rules import Announce
from watten_app.ui.bridge import Insets
from watten_app.ui.layout import table_layout
from watten_app.ui.table.around import announced, marks_sides
from watten_app.ui.table.places import hand_places, sorted_hand
from watten_app.ui.table.ruler import ruler_of
from watten_app.ui.table.strip import at_table
from watten_app.ui.table.targets import nearest
from watten_app.ui.table.trick_places import trick_places
from watten_app.ui.theme import Look
from watten_app.variants import VARIANTS

OPEN = [one for one in OFFERED if VARIANTS[one].rules.announce is Announce.OPEN]
LAYOUT = table_layout(390, 844, Insets())


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


def test_a_hold_on_the_strip_finds_the_card_under_the_finger():
    view = table(deal(*LED))
    spots = at_table(Look(), LAYOUT, ruler_of(view)).spots
    for spot in spots:
        assert nearest(spots, *spot.rect.middle) == spot.card
    assert nearest(spots, 340, -200) is None


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
