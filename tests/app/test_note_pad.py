"""The note pad: three marks in turn, kept with the match until the deal is over."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.app.fake_page import any_action, house_with, settle, waits_for_person
from watten_app.app.note_pad import Mark, NotePad, in_the_dark, noted_ranks, notes_with
from watten_app.app.options import MatchOptions
from watten_app.engine import Rank, Rng, Suit
from watten_app.variants import VARIANTS

VALUES = st.sampled_from((*Rank, *Suit))


def test_a_tap_turns_possible_to_out_to_sure_and_back() -> None:
    pad = NotePad()
    seen = []
    for _ in range(4):
        seen.append(pad.of(Rank.OBER))
        pad = pad.turned(Rank.OBER)
    assert seen == [Mark.POSSIBLE, Mark.OUT, Mark.SURE, Mark.POSSIBLE]


@given(st.lists(VALUES))
def test_a_pad_comes_back_as_it_was(turned: list[Rank | Suit]) -> None:
    pad, notes = NotePad(), ((2, "O", "sure"),)
    for value in turned:
        pad, notes = pad.turned(value), notes_with(notes, 1, value)
    assert NotePad.read(notes, 1) == pad
    assert NotePad.read(notes, 2) == NotePad((("O", Mark.SURE),))
    for value in (*Rank, *Suit):
        assert pad.of(value) is tuple(Mark)[turned.count(value) % 3]


def test_junk_on_a_pad_is_left_out() -> None:
    kept = [(0, "O", "sure"), (0, "E", "perhaps")]
    assert NotePad.read(kept, 0) == NotePad((("O", Mark.SURE),))


@pytest.mark.parametrize("variant", ["blind", "ladinern", "groeden"])
def test_notes_are_kept_with_the_match_and_forgotten_with_the_deal(variant: str) -> None:
    house = house_with(5)
    table = house.new_match(MatchOptions().with_variant(variant))

    async def play() -> None:
        table.start()
        rng = Rng(1)
        while not (table.view.waiting and in_the_dark(table.view.view)):
            await settle(table, lambda: waits_for_person(table))
            if table.view.deal_result is not None:
                table.next_deal()
            elif table.view.waiting and not in_the_dark(table.view.view):
                table.dispatch(any_action(table, rng), table.view.ply)
        ply = table.view.ply
        table.note(Suit.HEARTS)
        assert table.view.notes.of(Suit.HEARTS) is Mark.OUT
        assert table.view.ply == ply
        again = house_with(5, dict(house._page.texts)).table
        assert again is not None
        assert again.view.notes == table.view.notes
        while table.view.deal_result is None:
            await settle(table, lambda: waits_for_person(table))
            if table.view.waiting:
                table.dispatch(any_action(table, rng), table.view.ply)
        table.next_deal()
        assert table.view.notes == NotePad()
        table.stop()

    asyncio.run(play())


def test_the_weli_can_be_noted_where_it_is_in_the_pack() -> None:
    house = house_with(5)
    view = house.new_match(MatchOptions().with_variant("blind")).view.view
    assert noted_ranks(view) == VARIANTS["blind"].rules.schlag_ranks
    assert house.table is not None
    house.table.stop()
