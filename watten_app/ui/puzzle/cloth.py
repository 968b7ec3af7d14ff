"""Where things lie on the puzzle's felt; pure numbers, in px of the felt."""

from dataclasses import dataclass

from watten_app.ui.geometry import Rect
from watten_app.ui.theme import CARD_RATIO

LEFT, TOP, RIGHT, ME = 1, 2, 3, 0
_EDGE, _HEM = 22.0, 24.0
"""What is kept free at the sides, and above and below: rail and stitched hem."""

_LESS_HEM = 19.0
"""The same above and below where there is little height."""

_GAP, _NEXT = 5.0, 10.0
_LARGEST, _LARGEST_IN_LINE, _LEAST = 61.0, 54.0, 38.0
_UNDER = 0.42
"""How much of a card is seen above the one that lies on it."""

_CROSS = 1.55
"""How high the trick is by a card's height: mine lies over my partner's."""


@dataclass(frozen=True, slots=True)
class Cloth:
    """The places on the felt.

    Attributes:
        card: how wide a card is.
        hands: by seat, the places of its cards; mine are there only in the line of play.
        chips: by seat, where the name stands; none for me while my cards lie below the felt.
        trick: by seat, where a played card lies.
        won: where the tricks made are counted.
    """

    width: float
    height: float
    card: float
    hands: dict[int, tuple[Rect, ...]]
    chips: dict[int, Rect]
    trick: dict[int, Rect]
    won: Rect


def question_cloth(width: float, text: float, tallest: float | None = None) -> Cloth:
    """The three open hands of the others: one above, two below; no higher than `tallest`, as long
    as the cards can be told apart."""
    card, chip = min(_LARGEST, (width - 2 * _EDGE - 28) / 4.16), _chip(text)
    hem = _HEM if tallest is None else _LESS_HEM
    if tallest is not None:
        high = (tallest - 2 * (hem + 6 + chip) - _NEXT + 4) / 2
        card = min(card, max(_LEAST, high / CARD_RATIO))
    high = card * CARD_RATIO
    top, second = hem, hem + high + 6 + chip + _NEXT
    pair = 2 * card + _GAP
    # between the pairs lies as much as beside them
    apart = max(_EDGE, (width - 2 * pair) / 3)
    lefts = {LEFT: apart, TOP: (width - pair) / 2, RIGHT: width - apart - pair}
    tops = {LEFT: second, TOP: top, RIGHT: second}
    hands = {
        seat: tuple(Rect(lefts[seat] + n * (card + _GAP), tops[seat], card, high) for n in (0, 1))
        for seat in (LEFT, TOP, RIGHT)
    }
    chips = {seat: Rect(lefts[seat], tops[seat] + high + 6, pair, chip) for seat in hands}
    height = second + high + 6 + chip + hem - 4
    return Cloth(width, height, card, hands, chips, {}, _won(lefts[TOP], text))


def line_cloth(width: float, text: float) -> Cloth:
    """All four hands around the trick."""
    card = min(_LARGEST_IN_LINE, (width - 2 * _EDGE - 4 * _GAP) / 5.05)
    high, chip = card * CARD_RATIO, _chip(text)
    pair = 2 * card + _GAP
    middle = (width - pair) / 2
    zone = _HEM + high + 4 + chip + _NEXT
    tall = high * _CROSS
    foot = zone + tall + _NEXT
    x, y = width / 2, zone + tall / 2
    under = high * _UNDER
    pile = high + under
    hands = {
        TOP: _beside(middle, _HEM, card, high),
        ME: _beside(middle, foot + chip + 4, card, high),
        LEFT: _stacked(_EDGE, y - (pile + chip + 4) / 2, card, high, under),
        RIGHT: _stacked(width - _EDGE - card, y - (pile + chip + 4) / 2, card, high, under),
    }
    beside = card + _EDGE
    chips = {
        TOP: Rect(middle, _HEM + high + 4, pair, chip),
        ME: Rect(middle, foot, pair, chip),
        LEFT: Rect(0, hands[LEFT][1].bottom + 4, beside + _EDGE, chip),
        RIGHT: Rect(width - beside - _EDGE, hands[RIGHT][1].bottom + 4, beside + _EDGE, chip),
    }
    half = card / 2
    trick = {
        TOP: Rect(x - half, zone, card, high),
        ME: Rect(x - half, zone + tall - high, card, high),
        LEFT: Rect(x - half - card - 2, y - high / 2, card, high),
        RIGHT: Rect(x + half + 2, y - high / 2, card, high),
    }
    height = hands[ME][0].bottom + _HEM
    return Cloth(width, height, card, hands, chips, trick, _won(middle, text))


def _beside(left: float, top: float, card: float, high: float) -> tuple[Rect, ...]:
    return tuple(Rect(left + n * (card + _GAP), top, card, high) for n in (0, 1))


def _stacked(left: float, top: float, card: float, high: float, under: float) -> tuple[Rect, ...]:
    return tuple(Rect(left, top + n * under, card, high) for n in (0, 1))


def _chip(text: float) -> float:
    return 24 * min(text, 1.5)


def _won(right: float, text: float) -> Rect:
    """In the left upper corner, in the room there is before the hand above."""
    wide = min(right - _EDGE - 12, 96 * min(text, 1.25))
    return Rect(_EDGE + 2, _HEM + 2, wide, 46 * min(text, 1.25))
