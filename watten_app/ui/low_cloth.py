"""Where things lie on a low felt, as on a phone held across, when up to four sit round it.

Crosswise the cards would be too small to be read. So they lie in a row, each shifted towards its
player; above them the partner's seat and the tricks won, below them a bar for why one takes it.
"""

from watten_app.ui.cloth import ME, NOTHING, OPPOSITE, RAIL, Cloth, Frame, question_rect
from watten_app.ui.geometry import Rect, around
from watten_app.ui.theme import CARD_RATIO, TARGET

_DISC, _BAND, _FAN = 34.0, 38.0, 32.0
_CORNER = 8.0
"""What the round corners of the felt take."""

_ROOMY = 380.0
"""From this width on the partner's cards are shown, and a reason stands in one line."""

_GAP = 3.0
_SHIFT = 5.0
"""How far a card is shifted towards who sits opposite, or towards me."""

_LEAST_CARD = 36.0
_STEPS, _WITHOUT_OPPOSITE = (0.5, -1.5, -0.5, 1.5), (0.0, -1.0, 0.0, 1.0)
"""Where each place's card lies in the row, in steps from the middle: mine, then round the table."""


def low_cloth(
    felt: Rect, frame: Frame, letters: float, trick: float, players: int, *, portrait: bool
) -> Cloth:
    """The felt for letters of this size, trick cards `trick` wide at most, and up to four.

    On an upright screen the partner sits in the head, and the tricks won lie at the left.
    """
    inner = felt.inset(RAIL)
    letters = min(letters, 1.3)
    head = max(inner.top, frame.score.bottom - 2) if portrait else inner.top
    wide = min(inner.width * 0.17, 58 * letters)
    bar = _bar(inner, letters)
    top, bottom = head + 2 + _BAND + 2, bar.top - 2
    room, beside = bottom - top, inner.width - 2 * wide - 10
    count = 3 if players == 3 else 4
    card = min(trick * 1.15, (room - 2 * _SHIFT) / CARD_RATIO, (beside - 3 * _GAP) / count)
    card = max(card, _LEAST_CARD)
    steps = _WITHOUT_OPPOSITE if players == 3 else _STEPS
    middle = inner.left + inner.width / 2, (top + bottom) / 2
    slots = _slots(steps, middle, card, beside)

    left = Rect(inner.left + 2, top, wide, room)
    right = Rect(inner.right - 2 - wide, top, wide, room)
    won_wide = min(84 * letters, inner.width * (0.26 if inner.width > _ROOMY else 0.19))
    won_left = inner.left + _CORNER if portrait else inner.right - _CORNER - won_wide
    won = Rect(won_left, head + 3, won_wide, _BAND - 2)
    chip, fan = 60 * letters, 62.0 if inner.width > _ROOMY else 0.0
    partner = Rect(inner.left + _CORNER, inner.top + 2, _DISC + 5 + chip + fan, _BAND)
    if portrait:
        partner, fan = frame.partner, frame.partner.width - _DISC - 48 * letters
    said_wide, said_high = min(inner.width * 0.45, 150 * letters), 34 * min(letters, 1.5)
    foot = bottom - said_high
    said = won.right + 12 if portrait else partner.right + 8
    end = right.left - 4 if portrait else won.left - 6
    mouths = (
        Rect(inner.left + (inner.width - said_wide) / 2, foot, said_wide, said_high),
        Rect(left.right + 8, foot, said_wide, said_high),
        Rect(said, head + 3, min(end - said, 170 * letters), said_high),
        Rect(right.left - 8 - said_wide, foot, said_wide, said_high),
    )
    backs = _DISC + 39 * letters + 2 + _FAN <= room
    return Cloth(
        felt=felt,
        seats=(NOTHING, left, partner, right),
        disc=_DISC,
        backs=backs,
        opposite_backs=fan > 60,
        low_seats=True,
        won=won,
        card=card,
        slots=slots,
        cells=_cells(steps, slots, middle[0], card),
        spots=(bar,) * 4,
        mouths=mouths,
        tails=("up", "left", "up" if portrait else "left", "right"),
        question=question_rect(inner, letters),
        bar=True,
    ).seated(players)


def _bar(inner: Rect, letters: float) -> Rect:
    """One line at the lower edge, or two where it is narrow."""
    high = (26.0 if inner.width > _ROOMY else 31.0) * min(letters, 1.15)
    return Rect(inner.left + 2, inner.bottom - 2 - high, inner.width - 4, high)


def _slots(
    steps: tuple[float, ...], middle: tuple[float, float], card: float, beside: float
) -> tuple[tuple[float, float], ...]:
    """The middle of each one's card, by place, within a row so wide."""
    x, y = middle
    most = max(steps)
    spare = max(0.0, (beside - card) / 2 - most * (card + _GAP))
    shifts = {ME: _SHIFT, OPPOSITE: -_SHIFT}
    slots = []
    for place, number in enumerate(steps):
        # those at the sides lie a little farther out, towards their players
        aside = min(spare, card * 0.25) if abs(number) == most else 0.0
        away = number * (card + _GAP) + (aside if number > 0 else -aside)
        slots.append((x + away, y + shifts.get(place, 0.0)))
    return tuple(slots)


def _cells(
    steps: tuple[float, ...], slots: tuple[tuple[float, float], ...], middle: float, card: float
) -> tuple[Rect, ...]:
    """What is hit of each card, a finger wide: outwards from the middle where the cards are not."""
    wide, high = max(card, TARGET), max(card * CARD_RATIO, TARGET)
    cells = []
    for number, (x, y) in zip(steps, slots, strict=True):
        away = x - middle
        least = number * wide
        cells.append(around(middle + max((away, least), key=abs), y, wide, high))
    return tuple(cells)
