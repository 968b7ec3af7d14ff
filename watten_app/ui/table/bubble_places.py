"""Where bubbles lie and how large their letters are: measured, so that no word is broken and what
is said covers nothing it must not."""

from dataclasses import dataclass

from watten_app.ui.cloth import LEFT, ME, OPPOSITE, RIGHT
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.measure import fitting, height_of, width_of
from watten_app.ui.theme import Style

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

_APART = 2.0
"""What two who speak from the sides keep from the middle."""


@dataclass(frozen=True, slots=True)
class Box:
    """A bubble's place, the size of its letters, and the tip of its tail: (x, y, direction)."""

    rect: Rect
    letters: float
    tip: tuple[float, float, str] | None = None


def box_high(first: str, second: str | None, width: float, letters: float) -> float:
    """How high a bubble of this width is."""
    room = width - _BESIDE
    high = height_of(first, Style.BUBBLE, room, letters)
    if second:
        high += _BETWEEN + height_of(second, Style.SMALL, room, letters)
    return high + _ABOVE + _SLACK


def letters_for(first: str, second: str | None, room: Rect, most: float) -> float:
    """The largest letters, `most` at most, with which a bubble has room and breaks no word."""
    inner = room.width - _BESIDE
    letters = fitting(first, Style.BUBBLE, inner, most, lines=2, least=_LEAST)
    if second:
        letters = min(letters, fitting(second, Style.SMALL, inner, most, lines=4, least=_LEAST))
    while letters > _LEAST and box_high(first, second, room.width, letters) > room.height:
        letters = max(_LEAST, letters - _STEP)
    return letters


def _snug(first: str, second: str | None, most: float, letters: float) -> float:
    """The width that the words need, `most` at most."""
    wide = width_of(first, Style.BUBBLE, letters)
    wide = max(wide, width_of(second, Style.SMALL, letters) if second else 0.0)
    return min(most, wide + _BESIDE + _SLACK)


def is_short(layout: Layout, seat: int, first: str, second: str | None) -> bool:
    """Whether beside the card of a seat there is room for its name alone as the first line."""
    most = min(1.0, layout.text)
    return letters_for(first, second, layout.cloth.spots[seat], most) < _READABLE * most


def reason_box(
    layout: Layout, seat: int, first: str, second: str | None, said: tuple[Rect, ...] = ()
) -> Box:
    """Where it stands why the card of a seat takes the trick, as a bubble beside that card; in the
    other corner where something is `said` in its own."""
    cloth = layout.cloth
    spots = [cloth.spots[seat]]
    if not cloth.full and not cloth.hangs(seat):
        spots += [spot for spot in cloth.spots if spot.top == spots[0].top and spot != spots[0]]
    hanging = [cloth.hangs(seat)]
    if cloth.full:
        upper = cloth.card_rect(seat).top < spots[0].middle[1] - 1
        hanging = [upper, not upper]
    boxes = [
        _box_in(layout, seat, spot, first, second, hangs=hangs)
        for spot in spots
        for hangs in hanging
    ]
    free = [box for box in boxes if not any(box.rect.overlaps(rect) for rect in said)]
    return (free or boxes)[0]


def _box_in(
    layout: Layout, seat: int, spot: Rect, first: str, second: str | None, *, hangs: bool
) -> Box:
    cloth, card = layout.cloth, layout.cloth.card_rect(seat)
    letters = letters_for(first, second, spot, layout.text)
    width = _snug(first, second, spot.width, letters)
    high = box_high(first, second, width, letters)
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
    layout: Layout, seat: int, text: str, *, across: bool = False, floor: float | None = None
) -> Box:
    """Where the words of a seat stand: in one line, or in two where there is no room.

    `across`: somebody at the other side of the table speaks as well; they do not meet. What is
    said ends above the `floor`, where a question lies: beside the seat then, not below it.
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
        speaker = cloth.seats[seat].left + cloth.disc / 2
        left = max(left, min(speaker + _TAIL, mouth.right) - width)
        rect = Rect(left, top, width, high)
        return Box(rect, letters, (_under(speaker, rect), top - 7, points))
    rect = Rect(left, top, width, high)
    return Box(rect, letters, _mouth(rect, points, right=place == RIGHT))


def _under(speaker: float, rect: Rect) -> float:
    """Where on its upper edge the tail of a bubble comes nearest to who speaks."""
    return max(rect.left + _TAIL, min(speaker, rect.right - _TAIL))


def _mouth(rect: Rect, points: str, *, right: bool) -> tuple[float, float, str]:
    """The tail to the mouth of who speaks."""
    if points in ("left", "right"):
        tip = rect.left - 7 if points == "left" else rect.right - 1
        return tip, rect.top + 9, points
    tip = rect.right - 30 if right else rect.left + _TAIL
    return tip, rect.top - 7, points
