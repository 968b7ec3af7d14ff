"""The cards of the trick: on their way to it, in it, gathered and taken, pushed together."""

from dataclasses import replace

from watten_app.app.known import laid_card, layer_of
from watten_app.app.table_view import ME, TableView
from watten_app.ui.layout import Layout
from watten_app.ui.table.movement import Pace
from watten_app.ui.table.places import (
    EDGE,
    CardPlace,
    best_of,
    centred,
    is_announced,
    key_of,
    laid_at,
    lies_open,
    seat_of,
    shown_trick,
)
from watten_app.ui.table.staging import SHOWN, Folding, Stage, trick_as_seen
from watten_app.ui.table.taking import taken_places

_AT_SEAT = 0.3
_PUSHED = 3.0
"""How differently cards lie that were pushed together, in degrees."""


def trick_places(layout: Layout, table: TableView, stage: Stage = SHOWN) -> tuple[CardPlace, ...]:
    """The cards of the trick, those of the last one on their way, and those not yet laid.

    A card that a computer has not laid yet waits unseen at its seat, so that it can fly from there.
    """
    view = table.view
    tricks = view.tricks
    number = len(tricks) - (table.resting is not None)
    places: list[CardPlace] = []
    if number > 0:
        places += taken_places(layout, table, number - 1, stage)
    places += _turned(layout, table)
    trick = shown_trick(table)
    best = best_of(view.order, trick_as_seen(trick, stage))
    laid = {seat_of(table, trick, place): place for place in range(len(trick.cards))}
    layer = layer_of(view)
    if layer is not None and not table.resting:
        places.append(_face_down(layout, table, number, layer))
        laid_by = {*laid, layer}
    else:
        laid_by = set(laid)
    if is_announced(view) and not (view.outcome and number == len(tricks)):
        places += [
            _waiting(layout, table.deal_number, number, seat)
            for seat in range(1, view.players)
            if seat not in laid_by and seat != view.left
        ]
    laid_cards = [
        laid_at(layout, table.deal_number, number, seat, trick.cards[place], ring=place == best)
        for seat, place in laid.items()
    ]
    if laid_cards and not stage.landed:
        laid_cards[-1] = replace(laid_cards[-1], raised=True)
    if is_given_up(table):
        laid_cards = [
            _pushed(layout, place, order, stage) for order, place in enumerate(laid_cards)
        ]
    if layout.cloth.full or layout.cloth.close:
        # a row covers the feet of the one above, never its own indices
        laid_cards.sort(key=lambda place: place.top)
    return (*places, *laid_cards)


def _face_down(layout: Layout, table: TableView, trick: int, seat: int) -> CardPlace:
    """A card laid face down with a raise, where it will be uncovered (R20)."""
    own = laid_card(table.view)
    card = own or table.view.rules.cards[0]
    laid = laid_at(layout, table.deal_number, trick, seat, card, ring=False)
    return replace(laid, card=None, key=key_of(table.deal_number, trick, seat, own))


def _waiting(layout: Layout, deal: int, trick: int, seat: int) -> CardPlace:
    x, y = layout.cloth.seats[seat].middle
    return CardPlace(
        key=key_of(deal, trick, seat, None),
        card=None,
        scale=_AT_SEAT,
        opacity=0,
        pace=Pace.PLAY,
        **centred(layout, x, y),
    )


def _turned(layout: Layout, table: TableView) -> list[CardPlace]:
    """The card turned up, in its owner's place of the trick; then on its way into his hand."""
    view = table.view
    if view.turned is None or view.dealer == ME or view.tricks:
        return []
    place = replace(
        laid_at(layout, table.deal_number, 0, view.dealer, view.turned, ring=False),
        key=f"{table.deal_number}-turned",
    )
    if lies_open(view):
        return [place]
    home = centred(layout, *layout.cloth.seats[view.dealer].middle)
    return [replace(place, scale=_AT_SEAT, turn=0, opacity=0, pace=Pace.TAKE, **home)]


def is_given_up(table: TableView) -> bool:
    """Whether the deal is over with cards on the cloth that nobody takes."""
    unlooked = table.resting is None and table.deal_result is None
    return table.view.outcome is not None and unlooked and bool(table.view.trick.cards)


def _pushed(layout: Layout, place: CardPlace, order: int, stage: Stage) -> CardPlace:
    """A card of a deal that was given up: pushed to the others, and turned face down."""
    return replace(
        place,
        turn=(order - 1.5) * _PUSHED,
        ring=False,
        down=stage.folding is Folding.DOWN,
        edge=EDGE if stage.folding is Folding.EDGE else 1.0,
        pace=Pace.GATHER if stage.folding is Folding.TOGETHER else Pace.TURN,
        **centred(layout, *layout.cloth.felt.middle),
    )
