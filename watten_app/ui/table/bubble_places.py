"""Where bubbles lie and how large their letters are: measured, so that no word is broken and what
is said covers nothing it must not."""

from dataclasses import dataclass, replace

from watten_app.ui.cloth import LEFT, ME, OPPOSITE, RIGHT
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.measure import fitting, height_of, width_of
from watten_app.ui.theme import Style, Type

PAD_LEFT, PAD_RIGHT, PAD_TOP, PAD_BOTTOM = 11.0, 6.0, 6.0, 7.0
_BESIDE, _ABOVE = PAD_LEFT + PAD_RIGHT + 2, PAD_TOP + PAD_BOTTOM + 2
"""What a bubble has beside and above its words, its line included."""

_BETWEEN = 1.0
_SLACK = 1.0
_LEAST, _STEP, _READABLE = 0.7, 0.02, 0.88
_TWO_LINES = 46.0
"""A bubble of two lines in small letters."""

_ALMOST = 0.85
"""Letters but this little smaller are better than a second line."""

_TAIL = 16.0
"""A tail stands so far from its bubble's end."""

_SHORT, _WIDE, _CLEAR = 8.0, 14.0, 2.0
"""A tail that points up: how long and how wide it is, and what it keeps from who speaks."""

_NAME, _FAN = 64.0, 63.0
"""A name in ordinary letters and the backs of who sits in the head, with the gaps before them."""

_APART = 2.0
"""What two who speak from the sides keep from the middle."""


@dataclass(frozen=True, slots=True)
class Box:
    """A bubble's place, the size of its letters, and the tip of its tail: (x, y, direction)."""

    rect: Rect
    letters: float
    tip: tuple[float, float, str] | None = None

    @property
    def tail(self) -> tuple[float, float]:
        """How wide and how high the tail is."""
        if self.tip is None or self.tip[2] in ("left", "right"):
            return 9.0, _WIDE
        return _WIDE, _SHORT


def box_high(
    first: str, second: str | None, width: float, letters: float, small: Type = Style.SMALL
) -> float:
    """How high a bubble of this width is; `small` are the letters of its second line."""
    room = width - _BESIDE
    high = height_of(first, Style.BUBBLE, room, letters)
    if second:
        high += _BETWEEN + height_of(second, small, room, letters)
    return high + _ABOVE + _SLACK


def letters_for(
    first: str, second: str | None, room: Rect, most: float, small: Type = Style.SMALL
) -> float:
    """The largest letters, `most` at most, with which a bubble has room and breaks no word."""
    inner = room.width - _BESIDE
    # a third line lets large letters be large
    letters = fitting(first, Style.BUBBLE, inner, most, lines=3 if most > 1 else 2, least=_LEAST)
    if second:
        letters = min(letters, fitting(second, small, inner, most, lines=4, least=_LEAST))
    while letters > _LEAST and box_high(first, second, room.width, letters, small) > room.height:
        letters = max(_LEAST, letters - _STEP)
    return letters


def _snug(
    first: str, second: str | None, most: float, letters: float, small: Type = Style.SMALL
) -> float:
    """The width that the words need, `most` at most."""
    wide = width_of(first, Style.BUBBLE, letters)
    wide = max(wide, width_of(second, small, letters) if second else 0.0)
    return min(most, wide + _BESIDE + _SLACK)


def is_short(
    layout: Layout, seat: int, first: str, second: str | None, small: Type = Style.SMALL
) -> bool:
    """Whether beside the card of a seat there is room for its name alone as the first line."""
    most = layout.text
    return letters_for(first, second, layout.cloth.spots[seat], most, small) < _READABLE * most


def reason_box(
    layout: Layout,
    seat: int,
    first: str,
    second: str | None,
    said: tuple[Rect, ...] = (),
    small: Type = Style.SMALL,
) -> Box:
    """Where it stands why the card of a seat takes the trick, as a bubble beside that card; in the
    other corner where something is `said` in its own. `small` are the letters of the why."""
    cloth = layout.cloth
    spots = [cloth.spots[seat]]
    if not cloth.full and not cloth.hangs(seat):
        spots += [spot for spot in cloth.spots if spot.top == spots[0].top and spot != spots[0]]
    hanging = [cloth.hangs(seat)]
    if cloth.full:
        upper = cloth.card_rect(seat).top < spots[0].middle[1] - 1
        hanging = [upper, not upper]
    boxes = [
        _box_in(layout, seat, spot, first, second, small, hangs=hangs)
        for spot in spots
        for hangs in hanging
    ]
    free = [box for box in boxes if not any(box.rect.overlaps(rect) for rect in said)]
    return (free or boxes)[0]


def _box_in(
    layout: Layout,
    seat: int,
    spot: Rect,
    first: str,
    second: str | None,
    small: Type,
    *,
    hangs: bool,
) -> Box:
    cloth, card = layout.cloth, layout.cloth.card_rect(seat)
    letters = letters_for(first, second, spot, layout.text, small)
    width = _snug(first, second, spot.width, letters, small)
    high = box_high(first, second, width, letters, small)
    top = spot.top if hangs else spot.bottom - high
    place = cloth.places[seat]
    at_end = place == RIGHT or (place == LEFT and spot.right <= card.left)
    left = spot.right - width if not cloth.full and at_end else spot.left
    rect = Rect(left, top, width, high)
    return Box(
        rect,
        letters,
        _tip(rect, card, place, full=cloth.full, one=cloth.one_spot and not cloth.close),
    )


def _tip(
    rect: Rect, card: Rect, place: int, *, full: bool, one: bool
) -> tuple[float, float, str] | None:
    """The tail's tip, where the bubble lies beside the card it is about."""
    if rect.overlaps(card):
        return None
    if rect.left >= card.right - 1 and rect.left - card.right < 40 and place in (ME, OPPOSITE):
        y = min(max(rect.top + 20, card.top + 8), rect.bottom - 14)
        return (rect.left - 8, y, "left") if card.top - 4 < y < card.bottom + 4 else None
    if full or one or place not in (LEFT, RIGHT):
        return None
    if rect.bottom <= card.top + 1:
        x = min(max(card.middle[0], rect.left + 16), rect.right - 20)
        return (x, rect.bottom - 1, "down") if card.left < x < card.right else None
    if rect.right <= card.left:
        y = min(max(rect.top + 20, card.top + 8), rect.bottom - 14)
        return (rect.right - 1, y, "right") if card.top < y < card.bottom else None
    return None


def said_box(
    layout: Layout,
    seat: int,
    text: str,
    *,
    across: bool = False,
    floor: float | None = None,
    bare: bool = False,
) -> Box:
    """Where the words of a seat stand: in one line, or in two where there is no room.

    `across`: somebody at the other side of the table speaks as well; they do not meet. What is
    said ends above the `floor`, where a question lies: beside the seat then, not below it. Where
    the cloth is `bare` of his card, the words of who sits in the head stand right under him.
    """
    cloth = layout.cloth
    mouth, points, place = cloth.mouths[seat], cloth.tails[seat], cloth.places[seat]
    width, lines = mouth.width, 2
    if across and place in (LEFT, RIGHT):
        middle = cloth.felt.left + cloth.felt.width / 2
        room = middle - mouth.left if place == LEFT else mouth.right - middle
        width = min(width, room - _APART)
        lines = 3
    inner = width - _BESIDE
    letters = fitting(text, Style.BUBBLE, inner - _SLACK, layout.text, least=_LEAST)
    if letters < _ALMOST * layout.text:
        letters = fitting(text, Style.BUBBLE, inner, layout.text, lines=lines, least=_LEAST)
    tallest = max(mouth.height, _TWO_LINES) if lines == 2 else cloth.felt.height
    while letters > _LEAST and box_high(text, None, width, letters) > tallest:
        letters = max(_LEAST, letters - _STEP)
    width = _snug(text, None, width, letters)
    high = box_high(text, None, width, letters)
    left = mouth.right - width if place == RIGHT else mouth.left
    upwards = cloth.low_seats and place in (LEFT, RIGHT)
    top = mouth.bottom - high if upwards else mouth.top
    if cloth.bar:
        top = min(top, cloth.spots[seat].top - 1 - high)
    top = min(top, cloth.felt.bottom - high)
    if floor is not None and top + high > floor - 1:
        top = floor - 1 - high
        if place in (LEFT, RIGHT) and points == "up":
            points = "left" if place == LEFT else "right"
            own = cloth.seats[seat]
            left = own.right + 9 if place == LEFT else own.left - 9 - width
    if place == OPPOSITE and points == "up":
        speaker = _head_of(layout, seat).left + cloth.disc / 2
        near = _near(layout, seat, speaker, width, high) if bare else None
        if near is not None:
            return Box(near, letters, (speaker - _WIDE / 2, near.top - _SHORT + 1, "up"))
        left = max(left, min(speaker + _TAIL, mouth.right) - width)
        return _under_speaker(layout, seat, Rect(left, top, width, high), letters)
    rect = Rect(left, top, width, high)
    return Box(rect, letters, _mouth(rect, points, right=place == RIGHT))


def _head_of(layout: Layout, seat: int) -> Rect:
    """What is seen of who sits in the head, in the middle of his place: disc, name and backs."""
    cloth, own = layout.cloth, layout.cloth.seats[seat]
    wide = cloth.disc + _NAME * layout.text + (_FAN if cloth.opposite_backs else 0.0)
    spare = max(0.0, own.width - wide)
    return replace(own, left=own.left + spare / 2, width=own.width - spare)


def _near(layout: Layout, seat: int, speaker: float, width: float, high: float) -> Rect | None:
    """A place for words right under who sits in the head; None where something lies there."""
    cloth, score = layout.cloth, layout.score
    own = cloth.seats[seat]
    top = own.middle[1] + cloth.disc / 2 + _CLEAR + _SHORT
    least = cloth.won.right + _CLEAR if cloth.won.bottom > top else cloth.felt.left
    left = max(least, speaker - width / 2)
    rect = Rect(left, top, width, high)
    others = [one for other, one in enumerate(cloth.seats) if other not in (0, seat)]
    cards = [cloth.card_rect(other) for other in range(len(cloth.seats)) if other != seat]
    taken = any(rect.overlaps(one) for one in (score, layout.pause, layout.last, *others, *cards))
    within = rect.left + _TAIL / 2 <= speaker <= rect.right - _TAIL / 2
    return rect if within and not taken and rect.right <= cloth.felt.right else None


def _under_speaker(layout: Layout, seat: int, rect: Rect, letters: float) -> Box:
    """The words of who sits in the head: a short tail goes up from where they are nearest to him,
    beside the tricks won and his card."""
    cloth, card = layout.cloth, layout.cloth.card_rect(seat)
    speaker = _head_of(layout, seat).left + cloth.disc / 2
    left, right = rect.left + _TAIL, rect.right - _TAIL
    nearest = max(left, min(speaker, right))
    places = [rect]
    if 0 < cloth.won.bottom + _SHORT - 1 - rect.top < _SHORT:
        places.append(replace(rect, top=cloth.won.bottom + _SHORT - 1))
    for place in places:
        top = place.top - _SHORT + 1
        for x in (nearest, card.left - _WIDE / 2 - 1, cloth.won.right + _WIDE / 2):
            tip = Rect(x - _WIDE / 2, top, _WIDE, _SHORT)
            if left <= x <= right and not (tip.overlaps(cloth.won) or tip.overlaps(card)):
                return Box(place, letters, (tip.left, top, "up"))
    return Box(rect, letters, (nearest - _WIDE / 2, rect.top - _SHORT + 1, "up"))


def _mouth(rect: Rect, points: str, *, right: bool) -> tuple[float, float, str]:
    """The tail to the mouth of who speaks."""
    if points in ("left", "right"):
        tip = rect.left - 7 if points == "left" else rect.right - 1
        return tip, rect.top + 9, points
    tip = rect.right - 30 if right else rect.left + _TAIL
    return tip, rect.top - 7, points
