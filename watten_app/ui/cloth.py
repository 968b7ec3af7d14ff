"""Where things lie on the felt: seats, the trick, tricks won, bubbles."""

from dataclasses import dataclass, replace

from watten_app.ui.geometry import Rect
from watten_app.ui.theme import CARD_RATIO, TARGET

RAIL = 7.0
ME, LEFT, OPPOSITE, RIGHT = range(4)
"""The sides of the table."""

_INDEX = 0.66
"""Rank and suit in the corner of a card: how high, by its width."""

BUBBLES = 1.1
"""Up to this size of letters there is room for bubbles beside the cards."""

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


def question_rect(inner: Rect, letters: float) -> Rect:
    """The large bubble of a raise, at the lower edge."""
    high = min(inner.height * 0.44, 76 * letters)
    return Rect(inner.left + 4, inner.bottom - high - 4, inner.width - 8, high)
