"""All cards on the table: the hand, and above it those of the trick."""

from dataclasses import replace

import flet as ft

from watten_app.app.advising import Advice
from watten_app.app.table_view import TableView
from watten_app.engine import Verb
from watten_app.ui.layout import FULL_HAND, Layout
from watten_app.ui.table.advice import advice_shown
from watten_app.ui.table.announce import asks_me
from watten_app.ui.table.cards import CardPiece
from watten_app.ui.table.dealing import flying, hand_while_dealt
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import marks_of
from watten_app.ui.table.places import EDGE, CardPlace, hand_places
from watten_app.ui.table.staging import Stage, Turning
from watten_app.ui.table.touch import Touch
from watten_app.ui.table.trick_places import trick_places
from watten_app.ui.theme import Look


def card_layer(
    look: Look,
    layout: Layout,
    table: TableView,
    intents: Intents,
    *,
    moving: bool,
    stage: Stage,
) -> list[ft.Control]:
    """Each card as a piece of its own, as far as it has come at this stage."""
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
        refused=wishes.refused.card if wishes.refused else None,
        marks=marks_of(look, table.view),
    )
    if advised := advice_shown(table, intents):
        hand = tuple(replace(place, chance=_chance(look, advised, place)) for place in hand)
    if stage.turning is not Turning.OPEN:
        edge = EDGE if stage.turning is Turning.EDGE else 1.0
        hand = tuple(replace(place, down=True, edge=edge, dark=False, mark=None) for place in hand)
    flown: tuple[CardPlace, ...] = ()
    if stage.dealing:
        hand = hand_while_dealt(layout, table.view, stage.dealing, hand)
        flown = flying(layout, stage.dealing)
    trick = () if asks_me(table) else trick_places(layout, table, stage)
    fan = layout.fan(max(FULL_HAND, len(hand)))
    step = fan[1].left - fan[0].left

    def piece(place: CardPlace, touch: Touch | None = None) -> ft.Control:
        return CardPiece(look, place, layout.hand_card, step, moving, touch, key=place.key)

    mine = [piece(place, intents.touch) for place in hand]
    return [*map(piece, flown), *mine, *map(piece, trick)]


def _chance(look: Look, advice: Advice, place: CardPlace) -> tuple[str, bool] | None:
    chance = advice.of(place.card) if place.card else None
    return (look.tell(chance.text), chance.best) if chance else None
