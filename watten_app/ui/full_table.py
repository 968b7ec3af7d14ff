"""Where things lie on the felt when five, six or eight sit round it.

My neighbours sit at the sides. The others sit behind them, or with eight along the upper edge; who
sits opposite me is in the head in portrait. The cards lie in two rows: those of the others above,
mine between my neighbours' below. Upright, the tricks won and the bubble have a bar of their own
below the cards; across, they lie beside mine.
"""

from dataclasses import dataclass

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
    cells_of,
    question_rect,
)
from watten_app.ui.geometry import Rect, around
from watten_app.ui.theme import CARD_RATIO, LARGE, TARGET
from watten_app.ui.usual_cloth import reason_bar

_SHOWN = 0.72
"""How much of a card the row below leaves to be seen, where the felt is low."""

_LEAST_GAP, _SEAT_BETWEEN = 108.0, 44.0
"""Between two cards of a felt that lies across: for the bubble beside mine, or where that has a bar
of its own, for the seat opposite."""

_OFF_THE_HEM = 14.0
"""What the tricks won keep from the rail, that they do not lie on the stitches."""

_LEAST_CARD, _LEAST_STEP = 34.1, TARGET + 0.1

_WITH_ONE_OPPOSITE = 6
_ALONG = 8
"""So many sit along the upper edge as well."""


@dataclass(frozen=True, slots=True)
class _Felt:
    """What the felt is parted into.

    Attributes:
        top, bottom: between which seats and cards lie.
        disc, wide, high: of a seat at the side.
        upper, lower: the upper edges of the two rows of cards.
        card: a card's width.
        near: how far my neighbours' cards are from the middle.
        far: how far the cards of the upper row are from each other.
    """

    upright: bool
    inner: Rect
    letters: float
    top: float
    bottom: float
    disc: float
    wide: float
    high: float
    upper: float
    lower: float
    card: float
    near: float
    far: float

    @property
    def middle(self) -> float:
        return self.inner.left + self.inner.width / 2

    @property
    def tall(self) -> float:
        return self.card * CARD_RATIO


def full_table(
    felt: Rect, frame: Frame, letters: float, trick: float, *, portrait: bool, players: int
) -> Cloth:
    """The felt for five and more, with letters and trick cards of this size at most."""
    inner = felt.inset(RAIL)
    barred = portrait or inner.height < LOW or letters > BUBBLES
    bar = reason_bar(inner, letters)
    head = frame.score.bottom + 2 if portrait else inner.top
    parts = _parted(
        *(inner, head, letters, trick, bar if barred else None, players), upright=portrait
    )
    slots = _slots(parts, players)
    seats, tails, mouths = _seats(parts, frame, slots, players, portrait=portrait)
    if barred:
        wide = min(84 * letters, max(62.0, inner.width * 0.23))
        won = Rect(inner.left + 8, bar.top, wide, bar.height)
        spot = Rect(won.right + 6, bar.top, inner.right - 6 - won.right - 6, bar.height)
    else:
        won, spot = _beside_me(parts, players)
        mouths = tuple(
            _aside(mouth, spot, points) for mouth, points in zip(mouths, tails, strict=True)
        )
    places = tuple(_side(seat, players) for seat in range(players))
    return Cloth(
        felt=felt,
        seats=seats,
        disc=parts.disc,
        backs=letters < LARGE and parts.disc >= 28,
        opposite_backs=letters < LARGE and frame.partner.width >= parts.disc + 48 * letters + 60,
        low_seats=False,
        won=won,
        card=parts.card,
        slots=slots,
        cells=cells_of(slots, parts.card, parts.lower - parts.upper),
        spots=(spot,) * players,
        mouths=mouths,
        tails=tails,
        question=question_rect(inner, letters),
        places=places,
        full=True,
        bar=barred,
    )


def _aside(mouth: Rect, spot: Rect, points: str) -> Rect:
    """Words from the right end where the reason beside my card does."""
    if points != "right" or not mouth.overlaps(spot):
        return mouth
    return Rect(spot.right + 4, mouth.top, mouth.right - spot.right - 4, mouth.height)


def _parted(
    inner: Rect,
    head: float,
    letters: float,
    trick: float,
    bar: Rect | None,
    players: int,
    *,
    upright: bool,
) -> _Felt:
    """Without a `bar` there is room beside my card; nothing lies above `head`."""
    tight = inner.height < LOW
    edge = 3.0 if tight else 8.0
    top = inner.top + edge
    bottom = inner.bottom - edge
    if bar is not None:
        top, bottom = max(top, head), bar.top - edge
    disc = (20.0 if tight else 32.0) * min(letters, 1.15)
    high = min(disc + 2 + 21 * letters, (bottom - top - _LEAST_CARD * CARD_RATIO - 4) / 2)
    disc = min(disc, high * 0.52)
    wide = min(inner.width * (0.24 if upright else 0.15), (70 if tight else 80) * letters)
    along = players >= _ALONG
    upper = top + (high + 2 if along else 0)
    room = bottom - upper

    beside = inner.width - 2 * wide - 8
    widest = min(beside / 3, inner.width / (players - 3)) if along else beside / 3
    largest = trick * max(1.0, min(inner.width / 366, inner.height / 290, 1.6))
    tall = min(largest * CARD_RATIO, (widest - 2) * CARD_RATIO, room / (1 + _SHOWN))
    opposite = _SEAT_BETWEEN if players == _WITH_ONE_OPPOSITE else 0.0
    between = 0.0 if upright else _LEAST_GAP + 12 if bar is None else opposite
    tall = min(tall, (beside - 2 * between) / 3 * CARD_RATIO)
    # the seats at the sides have room below the upper row
    least = max(_LEAST_STEP, high + 2) if along else _LEAST_STEP
    tall = min(tall, room - least)
    card = tall / CARD_RATIO
    step = min(max(tall + 4, least), room - tall)
    upper += max(0.0, room - tall - step) / 2

    limit = (beside - card) / 2
    widest = card + (_SEAT_BETWEEN * 1.7 if bar is not None else 150 * letters)
    near = max(TARGET, min(limit, card * 1.16 if upright else widest))
    far = near
    if along:
        far = max(TARGET, min(inner.width / 5, max(wide, card * 1.3)))
    lower = upper + step
    return _Felt(
        upright,
        *(inner, letters, top, bottom, disc, wide, high, upper, lower, card, near, far),
    )


def _slots(parts: _Felt, players: int) -> tuple[tuple[float, float], ...]:
    """The middle of each one's card, by seat."""
    above, below = parts.upper + parts.tall / 2, parts.lower + parts.tall / 2
    count = players - 3
    # two opposite me lie a little nearer to the middle than my neighbours
    apart = parts.far
    if count == 2:
        apart *= 1.24 if parts.upright else 2
    upper = [(parts.middle + (number - (count - 1) / 2) * apart, above) for number in range(count)]
    me = parts.middle, below
    return me, (me[0] - parts.near, below), *upper, (me[0] + parts.near, below)


def _side(seat: int, players: int) -> int:
    if seat == 0:
        return ME
    if seat * 2 == players:
        return OPPOSITE
    return LEFT if seat * 2 < players else RIGHT


def _seats(
    parts: _Felt,
    frame: Frame,
    slots: tuple[tuple[float, float], ...],
    players: int,
    *,
    portrait: bool,
) -> tuple[tuple[Rect, ...], tuple[str, ...], tuple[Rect, ...]]:
    """By seat: where it is, where its bubble's tail points, where its words go."""
    inner, letters = parts.inner, parts.letters
    along = players >= _ALONG
    said_wide, said_high = min(inner.width * 0.45, 150 * letters), 34 * min(letters, 1.5)
    seats, tails, mouths = [NOTHING], ["up"], [NOTHING]
    for seat in range(1, players):
        side, near = _side(seat, players), seat in (1, players - 1)
        x, y = slots[seat]
        if side == OPPOSITE and portrait:
            rect = frame.partner
        elif along and not near:
            rect = Rect(x - parts.far / 2 + 1, parts.top, parts.far - 2, parts.high)
        elif side == OPPOSITE:
            gap = parts.near - parts.card - 8
            rect = Rect(x - parts.card / 2 - 4 - gap, parts.top, gap, parts.high)
        else:
            left = inner.left + 2 if side == LEFT else inner.right - 2 - parts.wide
            shown = parts.tall if near else parts.lower - parts.upper
            top = y - parts.tall / 2 + max(0.0, shown - parts.high) / 2
            if along:
                top = max(top, parts.upper + parts.tall + 1)
            rect = Rect(left, min(top, parts.bottom - parts.high), parts.wide, parts.high)
        seats.append(rect)
        if rect.bottom > parts.upper and side != OPPOSITE:
            left = rect.right + 8 if side == LEFT else rect.left - 8 - said_wide
            top = rect.top + 2
            if not near and not portrait:
                top = max(top, parts.top + parts.high + 4)
            tails.append("left" if side == LEFT else "right")
            mouths.append(Rect(left, top, said_wide, said_high))
            continue
        # neighbours speak at two heights
        top = parts.top + parts.high + 6 if along else rect.bottom + 6
        top += said_high + 6 if along and seat % 2 else 0
        left = rect.right - said_wide if side == RIGHT else rect.left + 2
        edge = parts.wide + 8 if along and seat % 2 else 0.0
        left = max(inner.left + edge, min(left, inner.right - edge - said_wide))
        if side == OPPOSITE:
            said = min(said_wide, inner.width - 2 * parts.wide - 8)
            mouths.append(Rect(parts.middle - said / 2, top, said, said_high))
            tails.append("up")
            continue
        tails.append("up")
        mouths.append(Rect(left, top, said_wide, said_high))
    mouths[0] = around(slots[0][0], inner.bottom - said_high / 2 - 4, said_wide, said_high)
    return tuple(seats), tuple(tails), tuple(mouths)


def _beside_me(parts: _Felt, players: int) -> tuple[Rect, Rect]:
    """In landscape: the tricks won at the left of my card, the bubble at its right."""
    gap = parts.near - parts.card - 12
    below = parts.upper + parts.tall + 2 if players >= _ALONG else parts.top
    high = min(44 * min(parts.letters, 1.3), parts.bottom - _OFF_THE_HEM - below)
    wide = min(84 * parts.letters, gap)
    left, right = parts.middle - parts.card / 2 - 6, parts.middle + parts.card / 2 + 6
    lowest = min(parts.bottom, parts.inner.bottom - _OFF_THE_HEM)
    won = Rect(left - gap + (gap - wide) / 2, lowest - high, wide, high)
    return won, Rect(right, below, gap, parts.bottom - below)
