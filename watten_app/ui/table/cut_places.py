"""Where the pack lies on the cloth while it is cut, and how far it is lifted."""

from dataclasses import dataclass
from math import hypot

from watten_app.ui.cloth import Cloth
from watten_app.ui.geometry import Rect, around
from watten_app.ui.theme import CARD_RATIO

_WIDEST = 1.15
_SHARE = 0.21
"""A card of the pack by the width of the cloth, so that two packets lie between the seats."""

_REACH = 1.12
"""How far the two packets reach from the middle, by a card's width."""

_EDGE = 12.0
"""Kept from the rail, and above and below the pack."""

_PER_LAYER, _LAYER = 4, 1.6
"""Cards that one drawn layer stands for, and its thickness in pixels."""

_LEAST_LIFT = 14.0
"""A finger that went less far has not lifted anything."""


@dataclass(frozen=True, slots=True)
class PackPlaces:
    """The whole pack, the two packets it is parted into, and the way of the finger for all of it.

    Attributes:
        pack: the pack before the cut.
        below: what lies below the packet lifted.
        lifted: the packet lifted, while somebody is asked for its bottom card.
        reach: pixels; lifted so far, all cards but one come along.
    """

    pack: Rect
    below: Rect
    lifted: Rect
    reach: float


def pack_places(cloth: Cloth) -> PackPlaces:
    """The places on this cloth."""
    felt = cloth.felt
    x, y = felt.middle
    wide = min(cloth.card * _WIDEST, felt.width * _SHARE)
    between = Rect(x - wide * _REACH, felt.top, 2 * wide * _REACH, felt.height / 2)
    above = max((seat.bottom for seat in cloth.seats if seat.overlaps(between)), default=felt.top)
    room = felt.bottom - _EDGE - max(above, felt.top + _EDGE)
    y = felt.bottom - _EDGE - room / 2
    wide = min(wide, (room - 2 * _EDGE) / CARD_RATIO)
    tall = wide * CARD_RATIO
    reach = min(220.0, max(120.0, felt.height * 0.55))
    return PackPlaces(
        pack=around(x, y, wide, tall),
        below=around(x + wide * 0.62, y + 4, wide, tall),
        lifted=around(x - wide * 0.62, y - 4, wide, tall),
        reach=reach,
    )


def lifted_by(dx: float, dy: float, size: int, reach: float) -> int:
    """How many of `size` cards a finger has lifted that went so far; 0 for none.

    Upward or sideways: a finger that goes down does not lift.
    """
    far = hypot(dx, min(dy, 0.0))
    if far < _LEAST_LIFT:
        return 0
    return max(1, min(size - 1, round(far / reach * size)))


def layers_of(count: int) -> int:
    """How many layers are drawn for so many cards."""
    return max(1, round(count / _PER_LAYER))


def thickness(layers: int) -> float:
    """How much higher the top of a pile is than its foot."""
    return (layers - 1) * _LAYER
