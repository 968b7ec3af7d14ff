"""Where things lie on the felt: seats, the trick, tricks won, bubbles."""

from dataclasses import dataclass, replace

from watten_app.ui.geometry import Rect
from watten_app.ui.theme import CARD_RATIO, LARGE, TARGET

RAIL = 7.0
ME, LEFT, OPPOSITE, RIGHT = range(4)
"""The sides of the table."""

_INDEX = 0.66
"""Rank and suit in the corner of a card: how high, by its width."""

BUBBLES = 1.1
"""Up to this size of letters there is room for bubbles beside the cards."""

_ONE_LINE = 340.0
"""From this width on a reason stands in one line of ordinary letters."""

_UNDER_NAME = 12.0
"""From below a disc and the lines of a chip to what is said there: rings, edges and a tail."""

ROOM_FOR_BUBBLES = 285.0
"""From this height on an upright felt has room for bubbles on cards and from seats at once."""

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


LOW = 230.0
"""A felt lower than this inside its rail is low: what lies on it stands closer."""


@dataclass(frozen=True, slots=True)
class Cloth:
    """The felt and what lies on it; lists are by seat, as the seats lie at the table.

    Attributes:
        felt: with its rail.
        seats: disc, chip and backs of each; that of place 0 is empty.
        disc: a disc's width.
        backs, opposite_backs: whether there is room for the backs of the others.
        low_seats: whether the seats at the sides stand at the lower edge and speak from there.
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
        close: whether my card covers the foot of the one opposite.
        noted: where a note lies on its foot: the adviser's, or a computer's reason.
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
    close: bool = False
    noted: Rect | None = None

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
        """The same with cards and seats raised above the large bubble of a raise."""
        return self._above(self.question)

    def with_note(self, note: Rect) -> "Cloth":
        """The same with cards, seats and bubbles raised above a note on its foot, which can be hit
        as far as it goes."""
        raised = self._above(note)

        def up(spot: Rect) -> Rect:
            by = max(0.0, spot.bottom + 1 - note.top)
            return replace(spot, top=spot.top - by)

        def clear(cell: Rect) -> Rect:
            return replace(cell, height=max(0.0, min(cell.height, note.top - cell.top)))

        spots, cells = tuple(map(up, self.spots)), tuple(map(clear, raised.cells))
        return replace(raised, spots=spots, cells=cells, noted=note)

    def index_rect(self, seat: int) -> Rect:
        """Rank and suit in the corner of a seat's card in the trick."""
        card, size = self.card_rect(seat), self.card * _INDEX
        return replace(card, width=size / 2, height=size)

    @property
    def least_top(self) -> float:
        """How far up a note may reach: every card can still be raised so that its index is free."""
        highest = min(self.index_rect(seat).bottom for seat in range(len(self.slots))) + 1
        return min(highest, self.calm_top)

    @property
    def calm_top(self) -> float:
        """How far up a note may reach without a card being raised over the tricks won."""
        return self.won.bottom + 3 + self.card * _INDEX

    def _above(self, paper: Rect) -> "Cloth":
        """The same with cards and seats raised so far that the paper leaves every index free, and
        a face where there is room above it."""
        tall = self.card * CARD_RATIO
        lowest = paper.top - self.card * _INDEX + tall / 2
        up = [max(0.0, y - lowest) for _, y in self.slots]
        seats = tuple(self._seat_above(paper, seat) for seat in self.seats)
        whole = all(one.height >= was.height for one, was in zip(seats, self.seats, strict=True))
        return replace(
            self,
            seats=seats,
            backs=self.backs and whole,
            slots=tuple((x, y - by) for (x, y), by in zip(self.slots, up, strict=True)),
            cells=tuple(
                replace(cell, top=cell.top - by) for cell, by in zip(self.cells, up, strict=True)
            ),
        )

    def _seat_above(self, paper: Rect, seat: Rect) -> Rect:
        """A seat so far up that the paper leaves it free, as far as there is room."""
        over = paper.top - 2
        if not seat.overlaps(paper):
            return seat
        under = self.won.bottom + 1 if seat.left < self.won.right else self.felt.top + RAIL
        under = min(seat.top, max(under, over - seat.height))
        return replace(seat, top=under, height=max(over - under, self.disc))

    @property
    def one_spot(self) -> bool:
        """Whether all bubbles on cards go to the same place."""
        return len(set(self.spots)) == 1

    def hangs(self, seat: int) -> bool:
        """Whether the bubble on a seat's card grows downward from the top of its place."""
        return self.one_spot or self.places[seat] in (OPPOSITE, RIGHT)

    def card_rect(self, seat: int) -> Rect:
        """The card of a seat in the trick, before its small turn."""
        x, y = self.slots[seat]
        tall = self.card * CARD_RATIO
        return Rect(x - self.card / 2, y - tall / 2, self.card, tall)


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


def crossed_cells(slots: tuple[tuple[float, float], ...], card: float) -> tuple[Rect, ...]:
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


def question_rect(inner: Rect, letters: float) -> Rect:
    """The large bubble of a raise, at the lower edge."""
    high = min(inner.height * 0.44, 76 * letters)
    return Rect(inner.left + 4, inner.bottom - high - 4, inner.width - 8, high)
