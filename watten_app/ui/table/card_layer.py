"""All cards on the table: the hand, and above it those of the trick."""

from dataclasses import replace

import flet as ft

from watten_app.app.advising import Advice
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Verb
from watten_app.ui.layout import FULL_HAND, Layout
from watten_app.ui.table.advice import advice_shown
from watten_app.ui.table.announce import asks_me
from watten_app.ui.table.cards import CardPiece
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import marks_of
from watten_app.ui.table.places import CardPlace, before_the_deal, hand_places, trick_places
from watten_app.ui.theme import Look


def card_layer(
    look: Look,
    layout: Layout,
    table: TableView,
    intents: Intents,
    *,
    moving: bool,
    dealing: bool,
) -> list[ft.Control]:
    """Each card as a piece of its own; `dealing` has my hand still with the dealer."""
    wishes = intents.wishes
    lifted = {*wishes.picked, *((wishes.lifted,) if wishes.lifted else ())}
    advice = table.advice
    if advice and table.waiting and advice.action.verb is Verb.PLAY:
        lifted = lifted or {advice.action.card}
    hand = hand_places(
        layout,
        table,
        lifted=frozenset(lifted),
        greyed=look.show_allowed,
        marks=marks_of(look, table.view),
    )
    if advised := advice_shown(table, intents):
        hand = tuple(replace(place, chance=_chance(look, advised, place)) for place in hand)
    if wishes.refused:
        hand = tuple(
            replace(place, left=place.left + wishes.refused.off)
            if place.card == wishes.refused.card
            else place
            for place in hand
        )
    if dealing:
        hand = before_the_deal(layout, table.view.dealer, hand, table.view.taken[ME])
    trick = () if asks_me(table) else trick_places(layout, table)
    fan = layout.fan(max(FULL_HAND, len(hand)))
    step = fan[1].left - fan[0].left
    places: tuple[CardPlace, ...] = (*hand, *trick)
    return [
        CardPiece(look, place, layout.hand_card, step, moving, key=place.key) for place in places
    ]


def _chance(look: Look, advice: Advice, place: CardPlace) -> tuple[str, bool] | None:
    chance = advice.of(place.card) if place.card else None
    return (look.tell(chance.text), chance.best) if chance else None
