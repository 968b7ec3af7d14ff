"""Where a lesson lays what it says: neither a reason nor the adviser's word lies over the hands it
speaks of, nor over my own and the slate."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from tests.ui.screen_sizes import LETTERS, NOTCHES, SCREENS, logical
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout, table_layout
from watten_app.ui.table.advice_places import (
    Words,
    felt_place,
    lesson_place,
    letters_in,
    note_height,
    on_felt,
)
from watten_app.ui.table.announce import panel_room
from watten_app.ui.table.lesson import reason_rect, with_open_hands
from watten_app.ui.table.open_hands import hands_rect
from watten_app.ui.theme import TARGET

SAID = (
    "Resi denkt sich: Etwas anderes geht nicht.",
    "Resi denkt sich: Der Eichel-Siebener macht vielleicht den Stich, wenn niemand trumpft, und "
    "die starken Karten bleiben mir.",
)
NAMED = Words(
    "Rat: Siebener",
    "Vom Schlag Siebener hält deine Seite 3 Karten, die anderen haben 1 davon. Damit ist das Spiel "
    "zu gewinnen.",
)
ROW = 10
"""How far rows stand apart."""

ADVISED = Words(
    "Rat: Eichel-Siebener spielen",
    "Resi kann den Eichel-Siebener mit dem Schellen-Unter stechen. Das Spiel ist trotzdem zu "
    "gewinnen.",
)


def layouts(screen: tuple[int, int]) -> Iterator[tuple[str, Layout, Rect]]:
    for notch, text, players in product(NOTCHES, LETTERS, (2, 3, 4, 6)):
        width, height, insets = logical(screen, notch)
        layout = table_layout(width, height, insets, text, "M", False, players)
        yield f"{notch} {text} {players}", layout, Rect(0, 0, width, height)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda size: "x".join(map(str, size)))
def test_a_reason_lies_on_the_foot_of_the_felt_else_on_my_hand(screen: tuple[int, int]) -> None:
    for name, layout, whole in layouts(screen):
        for line in SAID:
            place = reason_rect(layout, line)
            others = hands_rect(layout), layout.slate, layout.actions
            assert not any(place.overlaps(one) for one in others), name
            assert whole.holds(place), name
            if on_felt(layout):
                cloth = layout.cloth.with_note(place)
                indices = map(cloth.index_rect, range(len(cloth.slots)))
                assert not any(place.overlaps(one) for one in (layout.hand, *indices)), name
                continue
            assert not place.overlaps(layout.cloth.felt), name
            index = place.top - layout.fan(1)[0].top
            assert index >= layout.hand_card * 0.45, name


@pytest.mark.parametrize("screen", SCREENS, ids=lambda size: "x".join(map(str, size)))
def test_the_adviser_leaves_the_open_hands_free(screen: tuple[int, int]) -> None:
    for name, layout, whole in layouts(screen):
        hands = hands_rect(layout)
        upright = on_felt(layout)
        place = felt_place(layout, ADVISED) if upright else lesson_place(layout, ADVISED, hands)
        note, high = place.rect, note_height(ADVISED, place.rect.width, place.letters)
        note = replace(note, top=note.bottom - high, height=high)
        assert not note.overlaps(hands), name
        assert not note.overlaps(layout.hand), name
        assert not upright or not note.overlaps(layout.slate), name
        assert whole.holds(note), name


@pytest.mark.parametrize("screen", [(320, 568), (360, 640), (390, 844)], ids=str)
def test_advice_on_an_announcement_leaves_two_rows_of_tiles_their_room(
    screen: tuple[int, int],
) -> None:
    width, height, insets = logical(screen, NOTCHES[0])
    panel = with_open_hands(table_layout(width, height, insets, 1.0, "M", False, 4)).panel
    inner = panel_room(panel)
    room = replace(inner, height=inner.height - 2 * TARGET - 2 * ROW)
    assert note_height(NAMED, room.width, letters_in(room, NAMED, 1.0)) <= room.height


@pytest.mark.parametrize("screen", SCREENS, ids=lambda size: "x".join(map(str, size)))
def test_what_i_announce_is_asked_beside_the_open_hands(screen: tuple[int, int]) -> None:
    for name, layout, _ in layouts(screen):
        open_layout = with_open_hands(layout)
        assert not open_layout.panel.overlaps(hands_rect(open_layout)), name
        assert open_layout.panel.height >= 150, name
