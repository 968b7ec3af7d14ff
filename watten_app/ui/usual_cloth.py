"""The felt as it usually is: the cards crosswise, bubbles beside them."""

from dataclasses import replace

from watten_app.ui.cloth import (
    BUBBLES,
    LEFT,
    LOW,
    ME,
    NOTHING,
    OPPOSITE,
    RAIL,
    RIGHT,
    Cloth,
    Frame,
    crossed_cells,
    question_rect,
)
from watten_app.ui.geometry import Rect
from watten_app.ui.theme import CARD_RATIO, LARGE, TARGET

_ONE_LINE = 340.0
"""From this width on a reason stands in one line of ordinary letters."""

_UNDER_NAME = 12.0
"""From below a disc and the lines of a chip to what is said there: rings, edges and a tail."""

ROOM_FOR_BUBBLES = 285.0
"""From this height on an upright felt has room for bubbles on cards and from seats at once."""


def cloth_layout(
    felt: Rect, frame: Frame, letters: float, trick: float, *, portrait: bool
) -> Cloth:
    """The felt for letters of this size and trick cards `trick` wide at most.

    Where letters are large the reason has a bar of its own, and the seats stand lower.
    """
    inner, large = felt.inset(RAIL), letters >= LARGE
    tight = letters > BUBBLES or (portrait and inner.height < ROOM_FOR_BUBBLES)
    bar = reason_bar(inner, letters) if tight else None
    if bar is not None:
        inner = replace(inner, height=bar.top - 1 - inner.top)
    disc = 40 * min(letters, 1.15)
    wide = min(inner.width * 0.24, 60 * letters)
    middle = inner.left + inner.width / 2

    free = inner.height - (10 if large else 18)
    beside = inner.width / 2 - wide - 8
    spread = 0.98 if portrait else 1.25
    largest = trick * max(1.0, min(inner.width / 366, inner.height / 290, 1.6))
    card = min(largest, free / 1.9 / CARD_RATIO, beside / (spread + 0.5))
    tall = card * CARD_RATIO
    apart = min(tall * 1.03, free - tall) / 2
    centre = inner.top + inner.height / 2
    sides = centre + 2
    if portrait and bar is None:
        # clear of the bubble above at the right, and of the one in the corner below
        bubble = _bubble_height(letters)
        clear = _bubble_top(inner, frame.score) + bubble + 1 + tall / 2
        sides = max(sides, min(clear, inner.bottom - bubble - 3 - card * 0.6 + tall / 2))
    slots = (
        (middle, centre + apart),
        (middle - card * spread, sides),
        (middle, centre - apart),
        (middle + card * spread, sides),
    )

    partner = frame.partner
    if partner.bottom > slots[LEFT][1] - tall / 2:
        beside_left = slots[LEFT][0] - card / 2 - 4 - partner.left
        partner = replace(partner, width=min(partner.width, beside_left))
    won = _won(inner, slots, card, letters, portrait=portrait)

    chip = 22 * letters + 17 * letters
    low = bar is not None
    above = won.bottom + 16 if portrait else max(partner.bottom, won.bottom) + 4
    if portrait and not low:
        # below the bubble at the right, and at the left below what the partner says
        above = max(above, _bubble_top(inner, frame.score) + _bubble_height(letters) + 2)
        above = max(above, won.bottom + 46 * letters + 3)
    foot = 3 if low else 12
    room = inner.bottom - foot - above
    fan = 40.0
    backs = not large and disc + chip + 2 + fan <= room
    seat_high = min(disc + chip + 2 + (fan if backs else 0), room)
    lowest = inner.bottom - foot - seat_high
    seat_top = lowest if low else min(lowest, max(above, centre - seat_high / 2))
    left = Rect(inner.left, seat_top, wide, seat_high)
    right = Rect(inner.right - wide, seat_top, wide, seat_high)
    spots = _spots(inner, frame.score, won, slots, card, letters, portrait=portrait)

    return Cloth(
        felt=felt,
        seats=(NOTHING, left, partner, right),
        disc=disc,
        backs=backs,
        opposite_backs=not large and partner.width >= disc + 48 * letters + 60,
        low_seats=low,
        won=won,
        card=card,
        slots=slots,
        cells=crossed_cells(slots, card),
        spots=(bar,) * 4 if bar is not None else spots,
        mouths=_mouths(
            *(inner, left, right, partner, won, slots, card),
            *(disc + chip + _UNDER_NAME, letters),
            portrait=portrait,
            low=low,
        ),
        tails=("up", "left", "up", "right") if low else ("up",) * 4,
        question=question_rect(felt.inset(RAIL), letters),
        bar=low,
    )


def reason_bar(inner: Rect, letters: float) -> Rect:
    """A bar of one or two lines at the lower edge."""
    line = 32 if inner.width > _ONE_LINE and letters < LARGE else 46
    high = 30.0 if inner.height < LOW else min(line * letters, inner.height * 0.2)
    return Rect(inner.left, inner.bottom - high - 4, inner.width, high)


def _won(
    inner: Rect,
    slots: tuple[tuple[float, float], ...],
    card: float,
    letters: float,
    *,
    portrait: bool,
) -> Rect:
    """The tricks won, in the free corner: above at the left, or across at the right."""
    wide = min(84 * letters, slots[ME][0] - card / 2 - inner.left - 18)
    high, top = 48 * min(letters, 1.3), inner.top + 14
    if not portrait:
        return Rect(inner.right - 14 - wide, top, wide, high)
    if top + high > slots[LEFT][1] - card * CARD_RATIO / 2 - 4:
        beside_left = min(slots[LEFT][0] - card / 2, slots[ME][0] - 1.5 * TARGET) - inner.left
        wide = min(wide, beside_left - 18)
    return Rect(inner.left + 14, top, wide, high)


def _spots(
    inner: Rect,
    score: Rect,
    won: Rect,
    slots: tuple[tuple[float, float], ...],
    card: float,
    letters: float,
    *,
    portrait: bool,
) -> tuple[Rect, ...]:
    """Bubbles beside the card that wins: above at the right, beside the one opposite and above the
    one at the right; or in a lower corner."""
    middle, tall = slots[ME][0], card * CARD_RATIO
    high = _bubble_height(letters)
    beside = middle + card / 2 + 11 + card * 0.06
    top = _bubble_top(inner, score)
    if not portrait:
        top = max(inner.top + 8, slots[OPPOSITE][1] - tall / 2)
    width = min(inner.right + 4 - beside, 170 * letters)
    free = width if portrait else min(width, won.left - 6 - beside)
    opposite = Rect(beside, top, free, high)
    low = inner.bottom - high - 2
    mine = Rect(beside, low, width, high)
    left = Rect(inner.left - 2, low, middle - card / 2 - 6 - inner.left, high)
    # the one at the right has his above his card, so that below there is room for what he says
    right = replace(opposite, height=min(high, slots[RIGHT][1] - tall / 2 - 1 - top))
    return mine, left, opposite, right


def _bubble_top(inner: Rect, score: Rect) -> float:
    """Where the bubble above at the right begins on an upright screen."""
    return max(inner.top + 6, score.bottom + 3)


def _bubble_height(letters: float) -> float:
    """A bubble of a name and two lines."""
    return 64 * letters + 6


def _mouths(
    inner: Rect,
    left: Rect,
    right: Rect,
    partner: Rect,
    won: Rect,
    slots: tuple[tuple[float, float], ...],
    card: float,
    below: float,
    letters: float,
    *,
    portrait: bool,
    low: bool,
) -> tuple[Rect, ...]:
    """Words come from under a name, or from beside a low seat; those from opposite lie where no
    card has its index."""
    wide, high = min(inner.width * 0.5, 150 * letters), 34 * min(letters, 1.5)
    mine = Rect(inner.left + (inner.width - wide) / 2, inner.bottom - high - 4, wide, high)
    opposite = Rect(partner.left, partner.bottom + 4, wide, high)
    if portrait and low:
        edge = slots[OPPOSITE][0] + card / 2 + 8
        opposite = Rect(edge, partner.bottom + 26, inner.right + 4 - edge, high)
    elif portrait:
        edge = slots[OPPOSITE][0] - card / 2 - 4
        opposite = Rect(inner.left + 2, won.bottom + 1, edge - inner.left - 2, high)
    if low:
        foot = inner.bottom - high - 3
        wide = min(wide, inner.width - 2 * left.width - 22)
        at_left = Rect(left.right + 9, foot, wide, high)
        return mine, at_left, opposite, Rect(right.left - 9 - wide, foot, wide, high)
    under = min(inner.bottom + 5 - high, left.top + below)
    at_left = Rect(left.left + 2, under, wide, high)
    return mine, at_left, opposite, Rect(right.right - wide - 2, under, wide, high)
