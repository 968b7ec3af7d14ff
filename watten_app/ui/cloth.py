"""Where things lie on the felt: seats, the trick, tricks won, bubbles."""

from dataclasses import dataclass, replace

from watten_app.ui.geometry import Rect
from watten_app.ui.theme import CARD_RATIO, LARGE, TARGET

RAIL = 7.0
ME, LEFT, OPPOSITE, RIGHT = range(4)
"""The sides of the table."""

_INDEX = 0.66
"""Rank and suit in the corner of a card: how high, by its width."""

MOST_CROSSWISE = 4
"""Up to so many, the cards of a trick lie crosswise."""

NOTHING = Rect(0, 0, 0, 0)
"""The seat and the mouth of who needs none: mine."""

_PLACES = {2: (ME, OPPOSITE), 3: (ME, LEFT, RIGHT), 4: (ME, LEFT, OPPOSITE, RIGHT)}


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands round the felt: the two round buttons, the score, the partner's seat."""

    pause: Rect
    last: Rect
    score: Rect
    partner: Rect


_NARROWEST = 96.0
"""A bubble of two short lines, in px."""


@dataclass(frozen=True, slots=True)
class Cloth:
    """The felt and what lies on it; lists are by seat, as the seats lie at the table.

    Attributes:
        felt: with its rail.
        seats: disc, chip and backs of each; that of place 0 is empty.
        disc: a disc's width.
        backs, opposite_backs: whether there is room for the backs of the others.
        low_seats: whether the seats at the sides stand at the lower edge, below the bubbles.
        card: width of a card in the trick.
        slots: the middle of each one's card in the trick.
        cells: what of each one's card is hit; cards may cover each other, these do not.
        spots: where the bubble on each one's card goes.
        mouths: where each one's words go.
        tails: which way the tail of their bubble points.
        question: the large bubble of a raise.
        places: by seat, which side of the table it has.
        full: whether five or more sit round it.
        bar: whether the bubble on the trick is a bar of one or two lines.
    """

    felt: Rect
    seats: tuple[Rect, ...]
    disc: float
    backs: bool
    opposite_backs: bool
    low_seats: bool
    won: Rect
    card: float
    slots: tuple[tuple[float, float], ...]
    cells: tuple[Rect, ...]
    spots: tuple[Rect, ...]
    mouths: tuple[Rect, ...]
    tails: tuple[str, ...]
    question: Rect
    places: tuple[int, ...] = (ME, LEFT, OPPOSITE, RIGHT)
    full: bool = False
    bar: bool = False

    def seated(self, players: int) -> "Cloth":
        """The same with so many at the table, four at most."""
        places = _PLACES[players]
        lists = {
            name: tuple(getattr(self, name)[place] for place in places)
            for name in ("seats", "slots", "cells", "spots", "mouths", "tails")
        }
        return replace(self, places=places, **lists)

    def turned_round(self) -> "Cloth":
        """The same where the game goes round the other way: all seats but mine mirrored."""
        lists = {
            name: (getattr(self, name)[0], *reversed(getattr(self, name)[1:]))
            for name in ("places", "seats", "slots", "cells", "spots", "mouths", "tails")
        }
        return replace(self, **lists)

    def moved(self, by: float) -> "Cloth":
        """All of it, so much farther to the right."""

        def shift(rect: Rect) -> Rect:
            return replace(rect, left=rect.left + by)

        return replace(
            self,
            felt=shift(self.felt),
            seats=tuple(map(shift, self.seats)),
            won=shift(self.won),
            slots=tuple((x + by, y) for x, y in self.slots),
            cells=tuple(map(shift, self.cells)),
            spots=tuple(map(shift, self.spots)),
            mouths=tuple(map(shift, self.mouths)),
            question=shift(self.question),
        )

    def asked(self) -> "Cloth":
        """The same with the cards raised so far that the large bubble leaves every index free."""
        tall = self.card * CARD_RATIO
        lowest = self.question.top - self.card * _INDEX + tall / 2
        up = [max(0.0, y - lowest) for _, y in self.slots]
        return replace(
            self,
            slots=tuple((x, y - by) for (x, y), by in zip(self.slots, up, strict=True)),
            cells=tuple(
                replace(cell, top=cell.top - by) for cell, by in zip(self.cells, up, strict=True)
            ),
        )

    @property
    def one_spot(self) -> bool:
        """Whether all bubbles on cards go to the same place."""
        return len(set(self.spots)) == 1

    def card_rect(self, seat: int) -> Rect:
        """The card of a seat in the trick, before its small turn."""
        x, y = self.slots[seat]
        tall = self.card * CARD_RATIO
        return Rect(x - self.card / 2, y - tall / 2, self.card, tall)


def cloth_layout(
    felt: Rect, frame: Frame, letters: float, trick: float, *, portrait: bool
) -> Cloth:
    """The felt for letters of this size and trick cards `trick` wide at most."""
    inner = felt.inset(RAIL)
    tight = inner.height < 200
    large = letters >= LARGE
    disc = 34.0 if tight else 40 * min(letters, 1.15)
    wide = min(inner.width * 0.24, (56 if tight else 60) * letters)
    middle = inner.left + inner.width / 2

    free = inner.height - (10 if tight else 18)
    beside = inner.width / 2 - wide - 8
    spread = 0.98 if portrait else 1.25
    largest = trick * max(1.0, min(inner.width / 366, inner.height / 290, 1.6))
    card = min(largest, free / 1.9 / CARD_RATIO, beside / (spread + 0.5))
    tall = card * CARD_RATIO
    apart = min(tall * 1.03, free - tall) / 2
    centre = inner.top + inner.height / 2
    sides = centre + 2
    if portrait and not large:
        # clear of the bubble above at the right, where there is room below
        bubble = _bubble_height(letters)
        clear = _bubble_top(inner, frame.score) + bubble + 1 + tall / 2
        lowest = inner.bottom - 1 - tall / 2
        if not tight:
            # the bubble in the corner below leaves the index of its card free
            lowest = inner.bottom - bubble - 3 - card * 0.6 + tall / 2
        sides = max(sides, min(clear, lowest))
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

    won_wide = min(84 * letters, middle - card / 2 - inner.left - 18)
    won_high = (44 if tight else 48) * min(letters, 1.3)
    won_top = inner.top + (8 if tight else 14)
    if won_top + won_high > slots[1][1] - tall / 2 - 4:
        beside_left = min(slots[1][0] - card / 2, middle - 1.5 * TARGET) - inner.left
        won_wide = min(won_wide, beside_left - 18)
    won = Rect(inner.left + 14, won_top, won_wide, won_high)
    if not portrait:
        won = Rect(inner.right - 14 - won_wide, won_top, won_wide, won_high)

    chip = 22 * letters + 17 * letters
    above = won.bottom + (2 if tight else 16)
    if not portrait:
        above = max(partner.bottom, won.bottom) + 4
    room = inner.bottom - (3 if tight else 12) - above
    fan = 32.0 if tight else 40.0
    backs = not large and disc + chip + 2 + fan <= room
    seat_high = min(disc + chip + 2 + (fan if backs else 0), room)
    lowest = inner.bottom - (3 if tight else 12) - seat_high
    low = tight or large
    seat_top = lowest if low else min(lowest, max(above, centre - seat_high / 2))
    left = Rect(inner.left + (2 if tight else 0), seat_top, wide, seat_high)
    right = Rect(inner.right - wide - (2 if tight else 0), seat_top, wide, seat_high)
    opposite_backs = not large and partner.width >= disc + 48 * letters + 60

    return Cloth(
        felt=felt,
        seats=(NOTHING, left, partner, right),
        disc=disc,
        backs=backs,
        opposite_backs=opposite_backs,
        low_seats=low,
        won=won,
        card=card,
        slots=slots,
        cells=_crossed(slots, card),
        spots=_spots(inner, frame.score, won, slots, card, letters, portrait=portrait, one=low),
        mouths=_mouths(
            inner,
            left,
            right,
            partner,
            -44 * min(letters, 1.5) if low else disc + chip + 10,
            letters,
            portrait=portrait,
        ),
        tails=("up", "down", "up", "down") if low else ("up",) * 4,
        question=question_rect(inner, letters),
    )


def cells_of(
    slots: tuple[tuple[float, float], ...], card: float, step: float, share: float = 1.0
) -> tuple[Rect, ...]:
    """What is hit of cards in rows `step` apart: as much as the row below leaves to be seen.

    `share` is how much of its width a card claims where it is wide enough.
    """
    tall = card * CARD_RATIO
    wide = max(card * share, TARGET)
    lowest = max(y for _, y in slots)
    return tuple(
        Rect(x - wide / 2, y - tall / 2, wide, tall if y == lowest else min(tall, step))
        for x, y in slots
    )


def _crossed(slots: tuple[tuple[float, float], ...], card: float) -> tuple[Rect, ...]:
    """What is hit of four cards that lie crosswise: mine above the one opposite."""
    step = slots[ME][1] - slots[OPPOSITE][1]
    mine, opposite = cells_of((slots[ME], slots[OPPOSITE]), card, step, share=0.96)
    tall, wide = card * CARD_RATIO, max(card, TARGET)
    x, y = slots[LEFT]
    left = Rect(min(x + card / 2, mine.left) - wide, y - tall / 2, wide, tall)
    return mine, left, opposite, left.mirrored(2 * slots[ME][0])


def _spots(
    inner: Rect,
    score: Rect,
    won: Rect,
    slots: tuple[tuple[float, float], ...],
    card: float,
    letters: float,
    *,
    portrait: bool,
    one: bool,
) -> tuple[Rect, ...]:
    """Bubbles beside the card that wins: above at the right, or in a lower corner.

    With `one`, seats stand in the lower corners, and all bubbles go above at the right if they
    are wide enough there.
    """
    middle = slots[0][0]
    high = _bubble_height(letters)
    beside = middle + card / 2 + 11 + card * 0.06
    top = _bubble_top(inner, score) if portrait else inner.top + 8
    width = min(inner.right + 7 - beside, 170 * letters)
    free = width if portrait else min(width, won.left - 6 - beside)
    opposite = Rect(beside, top, free, high)
    past_the_index = max(0.0, slots[3][0] - card * 0.08 - beside)
    if one and free - past_the_index >= _NARROWEST:
        spot = replace(opposite, left=beside + past_the_index, width=free - past_the_index)
        return (spot,) * 4
    low = inner.bottom - high - 2
    mine = Rect(beside, low, width, high)
    right = Rect(inner.right + 7 - width, low, width, high)
    left = Rect(inner.left - 2, low, middle - card / 2 - 6 - inner.left, high)
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
    below: float,
    letters: float,
    *,
    portrait: bool,
) -> tuple[Rect, ...]:
    """Words come from under a name, or from above a low seat: room for one short line."""
    wide, high = min(inner.width * 0.5, 150 * letters), 34 * min(letters, 1.5)
    under = min(inner.bottom + 5 - high, left.top + below)
    first = partner.left + 4 if portrait else partner.left
    return (
        Rect(inner.left + (inner.width - wide) / 2, inner.bottom - high - 4, wide, high),
        Rect(left.left + 2, under, wide, high),
        Rect(min(first, inner.right - wide), partner.bottom + 4, wide, high),
        Rect(right.right - wide - 2, under, wide, high),
    )


def question_rect(inner: Rect, letters: float) -> Rect:
    """The large bubble of a raise, at the lower edge."""
    high = min(inner.height * 0.44, 76 * letters)
    return Rect(inner.left + 4, inner.bottom - high - 4, inner.width - 8, high)
