"""The strip "Was sticht": one row from edge to edge where it can be read, else even rows."""

import itertools

import pytest

from tests.ui.scenes import ALL_HIGH, EIGHT, FORTY, LED, PLAYED, SOUTH
from tests.ui.screen_sizes import LETTERS, NOTCHES, SCREENS, logical
from tests.ui.table_kit import HANDS, OPENED, RULES, bohemian_deal, deal, table
from watten_app.app.options import OFFERED
from watten_app.engine import Action, Card, Role, apply
from watten_app.engine.rules import Announce
from watten_app.ui.bridge import Insets
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import table_layout
from watten_app.ui.strip_room import LEGIBLE, PAD
from watten_app.ui.table.ruler import ruler_of
from watten_app.ui.table.strip import at_table, fitting, on_sheet
from watten_app.ui.theme import LARGE, Look
from watten_app.variants import VARIANTS

OPEN = [one for one in OFFERED if VARIANTS[one].rules.announce is Announce.OPEN]
PLAIN_LEADS = {
    "S9": HANDS,
    "H9": (HANDS[0].replace("H9", "S9"), HANDS[1].replace("S9", "H9"), *HANDS[2:]),
}
UPRIGHT = (390, 844)


def stands(view, screen=UPRIGHT, text=1.0, *, notch="none", **options):
    """The strip of a table as it stands on a screen, and the layout."""
    width, height, insets = logical(screen, notch)
    layout = table_layout(width, height, insets, text, **options)
    ruler = ruler_of(view)
    assert ruler is not None
    look = Look(text=text, width=width, height=height, insets=insets)
    return at_table(look, layout, ruler), layout, look


def rows(arrangement):
    """The small cards by row."""
    by_top = itertools.groupby(
        sorted(arrangement.spots, key=lambda spot: (spot.rect.top, spot.rect.left)),
        key=lambda spot: spot.rect.top,
    )
    return [list(spots) for _, spots in by_top]


def is_tidy(arrangement, layout, look):
    """All on the paper, apart from each other, the names beside the cards."""
    paper = Rect(0, 0, layout.strip.width, arrangement.height)
    spots = arrangement.spots
    for spot in spots:
        assert paper.inset(1).holds(spot.rect)
    for one, other in itertools.combinations(spots, 2):
        assert not one.rect.overlaps(other.rect)
    names = [place for _, place in fitting(look, arrangement, layout.text, paper.width)]
    for name in names:
        assert paper.holds(name)
        assert not any(name.overlaps(spot.rect) for spot in spots)
    for one, other in itertools.combinations(names, 2):
        assert not one.overlaps(other)


@pytest.mark.parametrize("screen", [screen for screen in SCREENS if screen[0] < screen[1]])
@pytest.mark.parametrize("notch", NOTCHES)
def test_upright_all_stands_in_one_row_from_edge_to_edge(screen, notch):
    arrangement, layout, look = stands(table(deal(*LED)), screen, notch=notch)
    assert arrangement.rows == 1
    assert arrangement.card >= LEGIBLE
    assert arrangement.spots[0].rect.left == pytest.approx(PAD)
    assert arrangement.spots[-1].rect.right == pytest.approx(layout.strip.width - PAD, abs=0.6)
    assert len(fitting(look, arrangement, layout.text, layout.strip.width)) == 4
    is_tidy(arrangement, layout, look)


def test_the_usual_phone_has_cards_as_wide_as_drawn():
    arrangement, layout, _ = stands(table(deal(*LED)))
    assert arrangement.card >= 22.5
    assert layout.strip.height <= 70


def test_the_suit_led_comes_below_the_trumps_and_the_rest_keeps_its_place():
    before, *_ = stands(table(deal(*LED)))
    after, layout, look = stands(table(deal(*PLAYED[:-1])))
    assert after.rows == 2
    assert after.card >= LEGIBLE
    first, second = rows(after)
    assert len(second) == 6
    assert after.raised
    assert after.raised <= layout.strip_above
    assert second[-1].rect.right == pytest.approx(first[-1].rect.right)
    lefts = {spot.card: spot.rect.left for spot in before.spots}
    for spot in first:
        assert spot.rect.left == pytest.approx(lefts[spot.card], abs=14)
    names = [name for name, _ in fitting(look, after, 1.0, layout.strip.width)]
    assert names == ["Kritische", "Rechter", "Blinde", "angespielt"]
    is_tidy(after, layout, look)


@pytest.mark.parametrize("screen", [(320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800)])
@pytest.mark.parametrize("text", LETTERS)
def test_every_row_reaches_from_edge_to_edge(screen, text):
    for view in (table(deal(*LED)), table(deal(*PLAYED[:-1]))):
        arrangement, layout, look = stands(view, screen, text)
        for row in rows(arrangement):
            assert row[-1].rect.right == pytest.approx(layout.strip.width - PAD, abs=0.6)
        counts = [len(row) for row in rows(arrangement)]
        assert min(counts) * 3 > max(counts)
        is_tidy(arrangement, layout, look)


def test_large_letters_bring_larger_cards():
    usual, *_ = stands(table(deal(*LED)))
    large, *_ = stands(table(deal(*LED)), text=1.5)
    assert large.card > usual.card + 3
    assert [len(row) for row in rows(large)] == [7, 7]


@pytest.mark.parametrize("screen", [(844, 390), (932, 430), (1280, 800)])
def test_across_the_rows_are_even_and_the_cards_as_large_as_upright(screen):
    arrangement, layout, look = stands(table(deal(*LED)), screen)
    assert [len(row) for row in rows(arrangement)] == [7, 7]
    assert arrangement.card >= 22
    is_tidy(arrangement, layout, look)


@pytest.mark.parametrize("screen", [(320, 568), (390, 844), (844, 390), (768, 1024)])
@pytest.mark.parametrize("variant", OPEN)
def test_the_small_cards_of_every_variant_have_room(screen, variant):
    rules = VARIANTS[variant].rules
    for schlag in rules.schlag_ranks:
        for led in ("S9", "H9"):
            state = deal(f"1 schlag {schlag}", "0 trump G", rules=rules, hands=PLAIN_LEADS[led])
            view = table(apply(state, Action.parse(f"1 play {led}"))[0])
            arrangement, layout, look = stands(view, screen)
            assert arrangement.card >= 16.5
            is_tidy(arrangement, layout, look)


@pytest.mark.parametrize("screen", [(320, 568), (390, 844), (844, 390), (768, 1024)])
@pytest.mark.parametrize("schlag", ["5", "O"])
def test_forty_cards_have_room_on_the_strip(screen, schlag):
    state = deal(f"1 schlag {schlag}", "0 trump G", "1 play E8", rules=FORTY, hands=EIGHT)
    arrangement, layout, look = stands(table(state), screen, players=8)
    assert len(arrangement.spots) >= 23
    assert arrangement.card >= 15.5
    is_tidy(arrangement, layout, look)


def test_boehmisch_has_no_classes_and_fits_as_well():
    view = table(bohemian_deal("0 stay", "1 stay", "2 stay", "0 exchange", "1 exchange"))
    ruler = ruler_of(view)
    if ruler is not None and ruler.groups:
        is_tidy(*stands(view))


@pytest.mark.parametrize("rules", [RULES, SOUTH, ALL_HIGH])
@pytest.mark.parametrize("room", [292, 340, 366, 600])
def test_on_a_sheet_the_strip_is_as_high_as_it_needs_to_be(rules, room):
    for view in (table(deal(*OPENED, rules=rules)), table(deal(*OPENED, "1 play S9", rules=rules))):
        ruler = ruler_of(view)
        assert ruler is not None
        arrangement = on_sheet(Look(), ruler, room)
        assert arrangement.card >= LEGIBLE
        lowest = max(spot.rect.bottom for spot in arrangement.spots)
        names = fitting(Look(), arrangement, 1.0, room)
        lowest = max([lowest, *(place.bottom for _, place in names)])
        assert 2 <= arrangement.height - lowest <= 9
        for one, other in itertools.combinations((place for _, place in names), 2):
            assert not one.overlaps(other)


def test_the_groups_are_in_order_whatever_stands_where():
    arrangement, *_ = stands(table(deal(*PLAYED[:-1])))
    shown = [spot.card for spot in arrangement.spots]
    ruler = ruler_of(table(deal(*PLAYED[:-1])))
    assert ruler is not None
    assert shown == [card for group in ruler.groups for card in group.cards]
    assert ruler.groups[-1].role is Role.SUIT


def test_the_layout_keeps_the_room_for_a_second_row():
    for text in LETTERS:
        layout = table_layout(*UPRIGHT, Insets(), text)
        assert layout.strip_above >= layout.strip_tab > 0
        assert layout.strip.top - layout.strip_above >= layout.slate.bottom
    assert table_layout(*UPRIGHT, Insets(), LARGE).strip_labels is False
    assert Card.parse("GO")


def test_the_strip_is_arranged_once_for_all_who_ask_where_its_cards_are():
    view = table(deal(*LED))
    first, *_ = stands(view)
    again, *_ = stands(view)
    assert again is first
