"""How the cards go round: packets from the dealer, my cards as a heap, turned, fanned, sorted."""

from dataclasses import dataclass, replace
from enum import IntEnum

from watten_app.app.packets import Packet, apart
from watten_app.app.table_view import ME
from watten_app.engine import View
from watten_app.ui.layout import HandCard, Layout
from watten_app.ui.table.movement import Pace
from watten_app.ui.table.places import EDGE, CardPlace, centred

AT_DEALER = 0.3
"""How large a card is in the dealer's hand, by its size in mine."""

_BEFORE = 60
"""Milliseconds before the first packet."""

_FLIGHT = -4.0
_HEAP = 1.4


class HandStage(IntEnum):
    """What has become of my cards once all are dealt."""

    HEAP = 0
    EDGE = 1
    OPEN = 2
    FANNED = 3
    SORTED = 4


def waits(dealt: tuple[Packet, ...], *, unseen: bool) -> tuple[int, ...]:
    """The milliseconds before each step: packets one by one, then what my cards do.

    Cards that I may not look at are not turned over.
    """
    if not dealt:
        return ()
    turned = (Pace.TURN.time, Pace.TURN.time)
    hand = (Pace.PACKET.time, *((0, 0) if unseen else turned), Pace.FAN.time)
    return (_BEFORE, *(apart(len(dealt)),) * (len(dealt) - 1), *hand)


@dataclass(frozen=True, slots=True)
class Dealing:
    """A deal on its way: its packets and how many steps have begun."""

    dealer: int
    packets: tuple[Packet, ...]
    step: int

    @property
    def hand(self) -> HandStage:
        """What my cards do."""
        return HandStage(min(max(self.step - len(self.packets), 0), HandStage.SORTED))

    @property
    def over(self) -> bool:
        """Whether every packet lies with its seat."""
        return self.step > len(self.packets)

    def had_by(self, seat: int) -> int:
        """How many cards have arrived at a seat: what flies is not there yet."""
        landed = self.packets if self.over else self.packets[: max(0, self.step - 2)]
        return sum(packet.count for packet in landed if packet.seat == seat)

    def launched(self, card: int) -> bool:
        """Whether this one of my cards, in the order dealt, is on its way or here."""
        sent = self.packets[: self.step]
        return any(
            packet.seat == ME and packet.first <= card < packet.first + packet.count
            for packet in sent
        )


def hand_while_dealt(
    layout: Layout, view: View, dealing: Dealing, places: tuple[CardPlace, ...]
) -> tuple[CardPlace, ...]:
    """My cards, that will lie at these places, as far as they have come.

    Those I have taken from under the cut lie by me already.
    """
    stage = dealing.hand
    if stage is HandStage.SORTED:
        return places
    mine = [card for card in view.hand if card not in view.taken[ME]]
    fan = layout.fan(len(places))
    home = dealers_spot(layout, dealing.dealer)
    shown = []
    for number, place in enumerate(places):
        order = mine.index(place.card) if place.card in mine else number
        if place.card is not None and place.card in view.taken[ME]:
            shown.append(place)
        elif stage is HandStage.FANNED:
            shown.append(_spread(place, fan[view.hand.index(place.card)] if place.card else None))
        elif dealing.launched(order):
            shown.append(_heaped(place, order, stage, fan))
        else:
            away = centred(layout, *home)
            start = replace(place, scale=AT_DEALER, turn=_FLIGHT, opacity=0, down=True, **away)
            shown.append(replace(start, mark=None, dark=False))
    return tuple(shown)


def _spread(place: CardPlace, spot: HandCard | None) -> CardPlace:
    if spot is None:
        return place
    return replace(place, left=spot.left, top=spot.top, turn=spot.turn, mark=None, dark=False)


def _heaped(place: CardPlace, order: int, stage: HandStage, fan: tuple[HandCard, ...]) -> CardPlace:
    left = sum(spot.left for spot in fan) / len(fan)
    top = min(spot.top for spot in fan)
    return replace(
        place,
        left=left,
        top=top,
        turn=(order - 2) * _HEAP,
        down=stage < HandStage.OPEN,
        edge=EDGE if stage is HandStage.EDGE and place.card else 1.0,
        pace=Pace.TURN if stage else Pace.PACKET,
        mark=None,
        dark=False,
    )


def flying(layout: Layout, dealing: Dealing) -> tuple[CardPlace, ...]:
    """The packets of the others, each from the dealer to its seat; what has arrived is not seen."""
    home = dealers_spot(layout, dealing.dealer)
    places = []
    for number, packet in enumerate(dealing.packets):
        if packet.seat == ME:
            continue
        sent, there = dealing.step > number, dealing.step > number + 2 or dealing.over
        x, y = layout.cloth.seats[packet.seat].middle if sent else home
        places.append(
            CardPlace(
                key=f"packet-{number}",
                card=None,
                scale=AT_DEALER,
                turn=0 if sent else _FLIGHT,
                opacity=0 if there or not sent else 1,
                pace=Pace.PACKET,
                **centred(layout, x, y),
            )
        )
    return tuple(places)


def dealers_spot(layout: Layout, dealer: int) -> tuple[float, float]:
    """Where the pack lies: before the dealer, towards the middle of the cloth."""
    felt = layout.cloth.felt
    x, y = felt.middle[0], felt.bottom - 40
    if dealer != ME:
        x, y = layout.cloth.seats[dealer].middle
    middle_x, middle_y = felt.middle
    return x + (middle_x - x) * 0.3, y + (middle_y - y) * 0.3
