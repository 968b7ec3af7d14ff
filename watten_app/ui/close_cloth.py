"""Where things lie on the felt of a small phone held upright, when up to four sit round it.

Crosswise as on a larger one, but closer: my card covers the foot of the one opposite, the reason
has the free corner above at the right, and who sits there has his place below it.
"""

from watten_app.ui.cloth import NOTHING, RAIL, Cloth, Frame, crossed_cells
from watten_app.ui.geometry import Rect
from watten_app.ui.theme import CARD_RATIO

_DISC = 30.0
_FAN = 33.0
"""The backs of who sits at the side, below the name."""

_SEAT, _CHIP, _LETTER = 35.0, 38.0, 56.0
"""A disc with its ring; below it a name and a word in ordinary letters; how wide those are."""

_SPREAD = 0.98
_COVERED = 0.28
"""How much of the card opposite mine covers at most."""

_INDEX = 0.66
"""Rank and suit in the corner of a card: how high, by its width."""

LEAST_CLOSE, LARGEST_LETTERS = 155.0, 1.2
"""How high a felt must be inside its rail, and how large letters may be, for cards crosswise."""

LEAST_LARGE, _LARGE_SEAT = 205.0, 1.2
"""The same where letters are larger; and by how much seats are wider then, at most."""

_WIDEST_WON = 1.25
"""How much larger letters make the tricks won; beside them what the partner says points at him."""

_UNDER_NAME = 8.0
"""From below a name to what is said there, for the tail."""

_SAID, _REASON = 34.0, 70.0
_QUESTION = 54.0
"""A bubble of one line, one of a name and two lines, and that of a raise."""


def close_cloth(felt: Rect, frame: Frame, letters: float, trick: float, players: int) -> Cloth:
    """The felt for letters of this size, trick cards `trick` wide at most, and up to four."""
    inner = felt.inset(RAIL)
    top, bottom = inner.top + 1, inner.bottom - 1
    middle = inner.left + inner.width / 2
    large = letters > LARGEST_LETTERS
    wide = _LETTER * min(letters, _LARGE_SEAT if large else 1.05)
    disc = _DISC * min(letters, _LARGE_SEAT)
    said = _SAID * min(letters, 1.5)
    beside = (inner.width / 2 - wide - 5) / (_SPREAD + 0.5)
    tall = min((bottom - top) / (2 - _COVERED), trick * CARD_RATIO, beside * CARD_RATIO)
    card = tall / CARD_RATIO
    apart = min(tall * 1.03, bottom - top - tall)
    first = top + (bottom - top - tall - apart) / 2
    won_wide = min(84 * min(letters, _WIDEST_WON), middle - card / 2 - inner.left - 20)
    won = Rect(inner.left + 14, inner.top + 10, won_wide, 34 * min(letters, 1.4))
    over = max(inner.top + 4, frame.score.bottom + 1)
    index = max(first + _INDEX * card + 1, won.bottom + 4)
    sides = bottom - tall / 2
    if not large:
        # between mine and the one opposite where below bubbles there is room for it
        clear = max(over + _REASON * letters, index + said) + 1
        sides = min(sides, max(first + apart / 2, clear) + tall / 2)
    slots = (
        (middle, first + apart + tall / 2),
        (middle - card * _SPREAD, sides),
        (middle, first + tall / 2),
        (middle + card * _SPREAD, sides),
    )
    left_of_reason = middle + card * 0.56 + 8
    under = sides - tall / 2
    reason = Rect(left_of_reason, over, inner.right + 4 - left_of_reason, under - over)

    foot = felt.bottom - said
    wide = inner.width / 2 - card * (_SPREAD + 0.5) - 5
    named = seat_high = _SEAT - _DISC + disc + _CHIP * letters
    backs = not large and seat_high + _FAN <= foot - 2 - max(won.bottom + 3, reason.bottom)
    seat_high += _FAN if backs else 0.0
    level = min(foot - 1 - seat_high, reason.bottom + 1)
    left = Rect(inner.left + 2, max(won.bottom + 3, level), wide, seat_high)
    right = Rect(inner.right - 2 - wide, reason.bottom + 1, wide, foot - 2 - reason.bottom)
    room = middle - card / 2 - 4 - inner.left
    mouths = (
        Rect(inner.left + inner.width / 4, foot, inner.width / 2, said),
        Rect(inner.left, min(foot, left.top + named + _UNDER_NAME), room, said),
        Rect(left.right + 2, index, middle + card / 2 - left.right - 2, said),
        Rect(inner.right - room, min(foot, right.top + named + _UNDER_NAME), room, said),
    )
    high = _QUESTION * min(letters, 1.1)
    question = Rect(inner.left + 4, inner.bottom - 4 - high, inner.width - 8, high)
    return Cloth(
        felt=felt,
        seats=(NOTHING, left, frame.partner, right),
        disc=disc,
        backs=backs,
        opposite_backs=not large and frame.partner.width >= disc + 48 * letters + 60,
        low_seats=False,
        won=won,
        card=card,
        slots=slots,
        cells=crossed_cells(slots, card),
        spots=(reason,) * 4,
        mouths=mouths,
        tails=("up",) * 4,
        question=question,
        close=True,
    ).seated(players)
