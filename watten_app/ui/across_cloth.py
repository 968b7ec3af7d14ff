"""Where things lie on the felt of a phone held across, when up to four sit round it.

Crosswise, each card before its player. The partner sits above at the left, the tricks won lie above
at the right, and between them is the reason, beside the card opposite mine.
"""

from watten_app.ui.cloth import NOTHING, RAIL, Cloth, Frame, crossed_cells
from watten_app.ui.geometry import Rect
from watten_app.ui.theme import CARD_RATIO

LEAST_ACROSS, LEAST_WIDE = 176.0, 490.0
"""How high inside its rail, and how wide, a felt must be for cards crosswise."""

_DISC, _NAME, _FAN = 36.0, 60.0, 56.0
_CHIP, _BACKS = 37.0, 36.0
"""A name with a word below it; the backs of a seat at the side."""

_HEM = 14.0
"""What seats and tricks won keep from the rail, that they do not lie on the stitches."""

_UNDER_NAME = 14.0
"""From below a disc and a chip to what is said there: rings, edges and a tail."""

_COVERED = 0.08
"""How much of the card opposite mine covers at most."""

_SPREAD = 1.2
"""How far the cards at the sides are from the middle, by their width."""

_LEAST_REASON = 90.0
"""How wide the place of a reason is at least between a seat and a card."""

_QUESTION, _LEAST_QUESTION = 76.0, 46.0
_REASON, _SAID = 70.0, 34.0
"""A bubble of a name and two lines, and one of a line."""


def across_cloth(felt: Rect, frame: Frame, letters: float, trick: float, players: int) -> Cloth:
    """The felt for letters of this size, trick cards `trick` wide at most, and up to four."""
    del frame  # score and buttons stand beside the felt
    inner = felt.inset(RAIL)
    top, bottom = inner.top + 4, inner.bottom - 4
    middle = inner.left + inner.width / 2
    wide = min(inner.width * 0.17, 60 * letters)
    beside = (inner.width / 2 - wide - _HEM - 8) / (_SPREAD + 0.5)
    tall = min(min(trick, beside) * CARD_RATIO, (bottom - top) / (2 - _COVERED))
    card = tall / CARD_RATIO
    apart = min(tall * 1.05, bottom - top - tall)
    first = top + (bottom - top - tall - apart) / 2
    clear = top + _REASON * letters + 1
    sides = max(first + apart / 2, min(clear, bottom - tall - 3)) + tall / 2
    slots = (
        (middle, first + apart + tall / 2),
        (middle - card * _SPREAD, sides),
        (middle, first + tall / 2),
        (middle + card * _SPREAD, sides),
    )

    won_wide = min(84 * letters, inner.width * 0.145)
    won = Rect(inner.right - _HEM - won_wide, inner.top + _HEM - 2, won_wide, 42 * letters)
    said = _DISC + 8 + _NAME * letters
    room = middle - card / 2 - 8 - inner.left - _HEM
    fan = _FAN if said + 6 + _FAN <= room else 0.0
    partner = Rect(inner.left + _HEM, inner.top + 8, min(said + 6 + fan, room), _DISC + 4)
    seat_top = max(partner.bottom, won.bottom) + 4
    free = bottom - seat_top
    named = _DISC + _CHIP * letters + 2
    edge = middle - card * (_SPREAD + 0.56) - 10
    wide_enough = edge - inner.left - _HEM - wide - 2 >= _LEAST_REASON
    backs = wide_enough and named + _BACKS <= free
    seat_high = min(named + (_BACKS if backs else 0), free)
    left = Rect(inner.left + _HEM - 2, seat_top, wide, seat_high)
    right = Rect(inner.right - _HEM + 2 - wide, seat_top, wide, seat_high)

    beside_card = middle + card * 0.56 + 12
    opposite = Rect(beside_card, top + 1, won.left - 8 - beside_card, sides - tall / 2 - top - 2)
    # beside the seat, or where that is too narrow, below its name
    aside = left.right + 4 if wide_enough else inner.left + 4
    over = seat_top if wide_enough else seat_top + named + 1
    reason_left = Rect(aside, over, edge - aside, bottom - over)
    mine = reason_left.mirrored(2 * middle)
    words = min(150 * letters, edge + 6 - left.left)
    under = seat_top + _DISC + _CHIP * letters + _UNDER_NAME
    high = _SAID * letters
    asked = max(_LEAST_QUESTION, min(_QUESTION * letters, free - named - 2))
    mouths = (
        Rect(middle - words / 2, bottom - high, words, high),
        Rect(left.left, min(under, bottom - high), words, high),
        Rect(partner.left + said + 4, partner.top + 3, room - said - 4, high),
        Rect(right.right - words, min(under, bottom - high), words, high),
    )
    return Cloth(
        felt=felt,
        seats=(NOTHING, left, partner, right),
        disc=_DISC,
        backs=backs,
        opposite_backs=fan > 0,
        low_seats=False,
        won=won,
        card=card,
        slots=slots,
        cells=crossed_cells(slots, card),
        spots=(mine, reason_left, opposite, opposite),
        mouths=mouths,
        tails=("up", "up", "left", "up"),
        question=Rect(inner.left + 4, bottom - asked, inner.width - 8, asked),
    ).seated(players)
