"""Tricks that were taken: how they go to their winner, and where they are kept."""

from dataclasses import replace

from watten_app.app.table_view import ME, TableView
from watten_app.engine.rules import tricks_to_win
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.table.movement import Pace
from watten_app.ui.table.places import EDGE, CardPlace, centred, laid_at, seat_of
from watten_app.ui.table.staging import SHOWN, Stage, Taking

_PLACE = 22 / 13
"""Height of the place for a trick won by its width."""

_GAP = 3.0
_AT_SEAT = 0.16
_LOOSE = 2.5
"""How differently gathered cards lie, in degrees."""


def made_by(table: TableView, seat: int, stage: Stage = SHOWN) -> int:
    """How many tricks lie with a seat, without one that still lies to be looked at or is on its
    way."""
    won = [trick.winner for trick in table.view.tricks]
    if table.resting is not None:
        won.pop()
    if won and stage.taking is not Taking.PUT_AWAY:
        won.pop()
    return won.count(seat)


def won_rows(won: Rect) -> tuple[Rect, Rect]:
    """The two rows of tricks won, ours above theirs."""
    high = won.height / 2
    return (
        Rect(won.left, won.top, won.width, high),
        Rect(won.left, won.top + high, won.width, high),
    )


def won_place(won: Rect, letters: float, needed: int, side: int, number: int) -> Rect:
    """The place of a side's trick of this number, from 0; `needed` fill the row."""
    row = won_rows(won)[side]
    high = min(row.height - 3, 22 * letters, (won.width * 0.52 - 6) / 3 * _PLACE)
    wide = high / _PLACE
    left = row.right - needed * wide - (needed - 1) * _GAP
    return Rect(left + number * (wide + _GAP), row.top + (row.height - high) / 2, wide, high)


def own_place(won: Rect, letters: float, places: int, number: int) -> Rect:
    """The place of my own trick of this number, where each counts his own."""
    wide = min((won.width - (places - 1) * _GAP) / places, 15 * letters)
    high = min(wide * _PLACE, won.height * 0.54)
    wide = high / _PLACE
    return Rect(won.left + number * (wide + _GAP), won.bottom - high, wide, high)


def _home_of(layout: Layout, table: TableView, number: int) -> Rect:
    """Where the trick of this number, from 0, is kept: with a side, or each one's at his seat."""
    view, cloth, letters = table.view, layout.cloth, layout.text
    winner = view.tricks[number].winner
    assert winner is not None
    before = [trick.winner for trick in view.tricks[:number] if trick.winner is not None]
    if not view.rules.bohemian:
        side = int(view.party(winner) != view.party(ME))
        ours = sum(view.party(seat) == view.party(winner) for seat in before)
        needed = tricks_to_win(view.players)
        return won_place(cloth.won, letters, needed, side, min(ours, needed - 1))
    if winner == ME:
        return own_place(cloth.won, letters, view.tricks_of_all, before.count(ME))
    x, y = cloth.seats[winner].middle
    wide = layout.hand_card * _AT_SEAT
    return Rect(x - wide / 2, y - wide, wide, wide * _PLACE)


def taken_places(
    layout: Layout, table: TableView, number: int, stage: Stage = SHOWN
) -> list[CardPlace]:
    """The cards of a trick that was taken: gathered under the best one, turned over on the way,
    unseen once they lie with the winner."""
    trick, taking = table.view.tricks[number], stage.taking
    assert trick.winner is not None
    home = _home_of(layout, table, number)
    gathered, deal = layout.cloth.slots[trick.winner], table.deal_number
    places = []
    for order, card in enumerate(trick.cards):
        seat = seat_of(table, trick, order)
        place = laid_at(layout, deal, number, seat, card, ring=False)
        best = seat == trick.winner
        if taking is Taking.GATHERED:
            turn = place.turn if best else place.turn / 2 + (order - 1.5) * _LOOSE
            here = centred(layout, *gathered)
            places.append(replace(place, turn=turn, pace=Pace.GATHER, **here))
        else:
            seen = best and taking is not Taking.PUT_AWAY
            there = replace(
                place,
                scale=home.width / layout.hand_card,
                turn=0,
                opacity=int(seen),
                down=taking is not Taking.DRAWN,
                edge=EDGE if taking is Taking.DRAWN else 1.0,
                pace=Pace.TAKE,
                **centred(layout, *home.middle),
            )
            places.append(there)
    # the best one lies on top
    return sorted(places, key=lambda place: place.card == trick.cards[_best(table, number)])


def _best(table: TableView, number: int) -> int:
    trick = table.view.tricks[number]
    return next(
        order for order in range(len(trick.cards)) if seat_of(table, trick, order) == trick.winner
    )
