"""Where everything on the table lies: a pure function from screen to rectangles.

Portrait: partner and score on top, then felt, slate, strip, hand, actions. Landscape: felt and
hand at the left, all that is read and pressed in a column at the right.
"""

from dataclasses import dataclass, replace

from watten_app.ui.across_cloth import LEAST_ACROSS, LEAST_WIDE, across_cloth
from watten_app.ui.bridge import Insets
from watten_app.ui.close_cloth import LARGEST_LETTERS, LEAST_CLOSE, LEAST_LARGE, close_cloth
from watten_app.ui.cloth import BUBBLES, LOW, MOST_CROSSWISE, RAIL, Cloth, Frame
from watten_app.ui.full_table import full_table
from watten_app.ui.geometry import Rect
from watten_app.ui.low_cloth import low_cloth
from watten_app.ui.strip_room import TAB, WIDE, strip_height, strip_upright
from watten_app.ui.theme import CARD_RATIO, LARGE, TARGET, TARGET_MAIN
from watten_app.ui.usual_cloth import ROOM_FOR_BUBBLES, cloth_layout

_SIZES = ("S", "M", "L", "XL")
_SHARE = {"S": 0.215, "M": 0.262, "L": 0.3, "XL": 0.335}
_TRICK = {"S": 60.0, "M": 74.0, "L": 82.0, "XL": 90.0}
_MINI = {"S": 22.0, "M": 24.0, "L": 27.0, "XL": 30.0}
_LEAST_STEP = 48.0
_TURNED = 0.08
"""How far a card turned by 5 degrees reaches beyond its unturned edge, by its width."""

_HAND_SIDE = 4.0
"""What the hand keeps from the edges of an upright screen."""
FULL_HAND = 5
"""As many cards as a hand is made for; the dealer of Böhmisch has one more for a while."""

_NARROW_ACROSS, _LOW_ACROSS = 620.0, 385.0
"""Below this width and height a screen held across gives the column no more than it needs."""

_COLUMN, _LOW_COLUMN, _WIDE_FELT = 0.27, 0.315, 578.0
"""What of a screen held across is the column's; and on a phone, beside a felt wide enough."""

_LOW_SCREEN, _LOW_HAND = 440.0, 0.375
"""On a phone held across the cards of the hand are that high by what there is."""

_CLOSE = 790.0
"""On an upright screen lower than this the pieces stand closer."""

_ABOVE_HAND = 14.0
"""Above a hand where there is room: so far a raised card comes."""

_LARGER_HAND, _ROOMY_FELT = 1.12, 312.0
"""How much larger a hand may be where an upright felt is as high as this, which is enough."""

_LOW_UPRIGHT = 225.0
"""On an upright screen only a felt lower than this has no room for cards laid crosswise."""

_LEAST_SLATE, _SLATE_ACROSS, _ROOM_FOR_TAB = 58.0, 68.0, 170.0
"""On a screen held across: the height of the slate, at least and usually, in ordinary letters; and
below the score, with a title above the strip."""

SHEET_RATIO = 72 / 104
"""Height of the score sheet by its width."""

_LEAST_FELT = {5: 212.0, 6: 212.0, 8: 232.0}
"""How high the felt is at least, by how many sit round it; the hand gives way."""

_FEW, _LEAST_HAND = 175.0, 52.0
"""The same for up to four; and what a card of the hand keeps all the same."""


@dataclass(frozen=True, slots=True)
class HandCard:
    """One card of the fan: left upper corner before turning, the turn in degrees, and how large
    the card is by the usual width of one in the hand; it shrinks towards its middle."""

    left: float
    top: float
    turn: float
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class Layout:
    """Rectangles of the table.

    Attributes:
        text: the size of letters the fixed pieces have room for.
        cloth: the felt and what lies on it.
        strip_labels: whether the groups of the strip have room for their names.
        strip_tab: how high the strip's title stands above it; 0 for none.
        strip_above: what is free above it, for its title or a second row.
        mini: the widest a small card of the strip is.
        panel: what a question covers: the felt, and in portrait slate and strip too.
        hand_card: width of a card in the hand.
    """

    portrait: bool
    large: bool
    text: float
    width: float
    height: float
    pause: Rect
    last: Rect
    score: Rect
    cloth: Cloth
    slate: Rect
    strip: Rect
    strip_labels: bool
    strip_tab: float
    strip_above: float
    mini: float
    panel: Rect
    hand: Rect
    hand_card: float
    actions: Rect

    def fan(self, count: int) -> tuple[HandCard, ...]:
        """The places of `count` cards in the hand, from the left."""
        width, step = self._spread(count)
        middle = (count - 1) / 2
        inwards = (self.hand_card - width) / 2
        left = self.hand.left + (self.hand.width - width - step * (count - 1)) / 2
        turn = 2.5 if count <= FULL_HAND else 2.0
        return tuple(
            HandCard(
                left - inwards + step * place,
                self.hand.top + 4 + 0.022 * width * (place - middle) ** 2,
                turn * (place - middle),
                width / self.hand_card,
            )
            for place in range(count)
        )

    def _spread(self, count: int) -> tuple[float, float]:
        """A card's width with so many in the hand, and from one to the next: a finger's step."""
        gaps = max(FULL_HAND, count) - 1
        width = min(self.hand_card, _widest(self.hand.width, gaps))
        return width, min(width * 0.93, (self.hand.width - width * (1 + 2 * _TURNED)) / gaps)

    def targets(self, count: int) -> tuple[Rect, ...]:
        """What of each card in the hand is hit: one step each, the last one its whole width."""
        places, width = self.fan(count), self._spread(count)[0]
        inwards = (self.hand_card - width) / 2
        tall = self.hand.bottom - self.hand.top
        rects = []
        for place, card in enumerate(places):
            left = card.left + inwards
            last = place == count - 1
            right = left + width if last else places[place + 1].left + inwards
            rects.append(Rect(left, self.hand.top, right - left, tall))
        return tuple(rects)


def table_layout(
    width: float,
    height: float,
    insets: Insets,
    text: float = 1.0,
    card_size: str = "M",
    left_handed: bool = False,
    players: int = 4,
    anticlockwise: bool = False,
) -> Layout:
    """The table on a screen of this size; `text` is 1.0 to 2.0, `card_size` S, M, L or XL."""
    if width > height:
        layout = _landscape(width, height, insets, text, card_size, left_handed, players)
    else:
        layout = _portrait(width, height, insets, text, card_size, players)
    return replace(layout, cloth=layout.cloth.turned_round()) if anticlockwise else layout


def _size_for(card_size: str, large: bool) -> str:
    """One size smaller when letters are large, before anything else gives way."""
    place = _SIZES.index(card_size)
    return _SIZES[max(0, place - 1)] if large else card_size


def _hand_width(size: str, short: float, tallest: float, room: float) -> float:
    wide = min(_SHARE[size] * short, tallest / CARD_RATIO, 190.0)
    return min(wide, _widest(room, FULL_HAND - 1))


def _widest(room: float, gaps: int) -> float:
    """How wide a card of a hand may be, of which each but the last shows a finger's step."""
    return (room - gaps * _LEAST_STEP) / (1 + 2 * _TURNED)


def _hand_height(card: float) -> float:
    # the outer cards hang by 0.088 of the width, and stick out turned by 5 degrees
    return card * CARD_RATIO + card * (0.088 + 0.087) + 4


def _hand_within(room: float) -> float:
    """How high the cards of a hand may be for which so much is free."""
    return max(_LEAST_HAND, (room - 4) / (CARD_RATIO + 0.175)) * CARD_RATIO


def _least_felt(players: int, letters: float) -> float:
    """What the felt needs; the names on it grow with the letters."""
    return _LEAST_FELT.get(players, _FEW) + 40 * (min(letters, 1.5) - 1)


def _cloth(
    felt: Rect, frame: Frame, letters: float, trick: float, players: int, *, portrait: bool
) -> Cloth:
    if players > MOST_CROSSWISE:
        return full_table(felt, frame, letters, trick, portrait=portrait, players=players)
    inside = felt.height - 2 * RAIL
    close = portrait and felt.width < WIDE and letters <= LARGEST_LETTERS
    if close and LEAST_CLOSE <= inside < ROOM_FOR_BUBBLES:
        return close_cloth(felt, frame, letters, trick, players)
    if portrait and letters > BUBBLES and inside >= LEAST_LARGE and felt.width < WIDE:
        return close_cloth(felt, frame, letters, trick, players)
    across = not portrait and felt.width >= LEAST_WIDE and letters <= BUBBLES
    if across and LEAST_ACROSS <= inside < LOW:
        return across_cloth(felt, frame, letters, trick, players)
    if inside < (_LOW_UPRIGHT if portrait else LOW):
        return low_cloth(felt, frame, letters, trick, players, portrait=portrait)
    return cloth_layout(felt, frame, letters, trick, portrait=portrait).seated(players)


def _portrait(
    width: float, height: float, insets: Insets, text: float, card_size: str, players: int
) -> Layout:
    small = height - insets.top - insets.bottom < 720
    letters = min(text, max(1.0, min(width / 260, height / 560)))
    large = letters >= LARGE
    size = _size_for(card_size, large)
    side = max((width - 620) / 2, 8 if width < 360 else 12)
    room = width - 2 * side
    gap = 4 if small else 5 if height - insets.top - insets.bottom < _CLOSE else 8
    top = insets.top + (4 if small else 6)
    bottom = height - max(insets.bottom, 4) - (2 if small else 4)

    high = TARGET if small else max(TARGET_MAIN, 38 * letters)
    actions = Rect(side, bottom - high, room, high)
    hand_room = room + 2 * (side - _HAND_SIDE if side <= 12 else 8)
    head = TARGET + (0 if small else 4)
    slate_high = 42.0 if small else (74 if large else 52) * letters / (LARGE if large else 1)
    strips = strip_upright(room, _MINI[size], letters)
    # a raised card leaves the names on the strip to be read
    above_hand = gap if gap < 8 else _ABOVE_HAND
    fixed = top + head + slate_high + strips.above + 2 * gap + above_hand
    free = actions.top - gap / 2 - fixed - strips.height - _least_felt(players, letters)
    tallest = min(height * (0.225 if small else 0.28), _hand_within(free))
    card = _hand_width(size, width, tallest, hand_room)
    if not large:
        # what the felt does not need makes the hand larger
        most = min(card * _LARGER_HAND, tallest / CARD_RATIO, _widest(hand_room, FULL_HAND - 1))
        spare = free + _least_felt(players, letters) - _ROOMY_FELT
        card = max(card, min(most, _hand_within(spare) / CARD_RATIO))
    tall = _hand_height(card)
    hand = Rect((width - hand_room) / 2, actions.top - gap / 2 - tall, hand_room, tall)
    strip = Rect(side, hand.top - above_hand - strips.height, room, strips.height)
    slate = Rect(side, strip.top - strips.above - gap - slate_high, room, slate_high)
    felt = Rect(side - 2, top + head, room + 4, slate.top - gap - top - head)
    pause = Rect(side - 2, top, TARGET, TARGET)
    last = Rect(pause.right + 4, top, TARGET, TARGET)
    sheet = min(104.0, room * 0.285)
    score = Rect(width - side - sheet, max(4, insets.top), sheet, sheet * SHEET_RATIO)
    head_frame = Frame(
        pause, last, score, Rect(last.right + 6, top, score.left - last.right - 10, TARGET)
    )
    panel = Rect(felt.left, felt.top, felt.width, hand.top - above_hand - felt.top)
    return Layout(
        portrait=True,
        large=large,
        text=letters,
        width=width,
        height=height,
        pause=pause,
        last=last,
        score=score,
        slate=slate,
        strip=strip,
        strip_labels=strips.named,
        strip_tab=strips.tab,
        strip_above=strips.above,
        mini=strips.mini,
        panel=panel,
        hand=hand,
        hand_card=card,
        actions=actions,
        cloth=_cloth(felt, head_frame, letters, _TRICK[card_size], players, portrait=True),
    )


def _landscape(
    width: float,
    height: float,
    insets: Insets,
    text: float,
    card_size: str,
    left_handed: bool,
    players: int,
) -> Layout:
    letters = min(text, max(1.0, min(width / 650, height / 300)))
    large = letters >= LARGE
    size = _size_for(card_size, large)
    left, right = max(insets.left, 12), width - max(insets.right, 12)
    least = 208.0 if width < _NARROW_ACROSS else 224.0 * min(letters, 1.3)
    column = min(360.0, max(least, width * _COLUMN))
    if width >= _NARROW_ACROSS and height < _LOW_SCREEN:
        # on a low felt cards are as large as it is high: what they do not need is the column's
        column = max(column, min(width * _LOW_COLUMN, right - left - 14 - _WIDE_FELT))
    top, bottom = insets.top + 6, height - max(insets.bottom, 6)
    edge = right - column
    room = edge - 14 - left

    foot = height - max(4, insets.bottom)
    under_felt = 4.0 if height < _LOW_SCREEN else _ABOVE_HAND + 4
    free = _hand_within(foot - under_felt - top - _least_felt(players, letters))
    share = _LOW_HAND if height < _LOW_SCREEN else 0.4
    card = _hand_width(size, min(width, height), min((foot - top) * share, free), room)
    tall = _hand_height(card)
    hand = Rect(left, foot - tall, room, tall)
    felt = Rect(left, top, room, hand.top - under_felt - top)
    pause = Rect(edge, top, TARGET, TARGET)
    last = Rect(pause.right + 6, top, TARGET, TARGET)
    sheet = min(78.0 if height < _LOW_ACROSS else 104.0, right - last.right - 10)
    score = Rect(right - sheet, top, sheet, sheet * SHEET_RATIO)
    high = max(TARGET, min(36 * letters, height * 0.14))
    actions = Rect(edge, bottom - 2 * high - 6, column, 2 * high + 6)

    under = score.bottom + 6
    free = actions.top - 6 - under
    tab = TAB * letters if free > _ROOM_FOR_TAB * min(letters, LARGE) else 0.0
    named = not large and free > 320
    for_slate = min(_SLATE_ACROSS * letters, max(_LEAST_SLATE, free * 0.36))
    mini = _MINI[size] * 1.15
    strip_high = min(free - for_slate - tab - 6, strip_height(mini, 2, letters, named=named))
    slate_high = min(free - strip_high - tab - 6, 76 * letters)
    slate = Rect(edge, under, column, slate_high)
    strip = Rect(edge, slate.bottom + tab + 6, column, strip_high)
    partner = Rect(felt.left + 20, felt.top + 12, 160 * min(letters, 1.2), TARGET)
    layout = Layout(
        portrait=False,
        large=large,
        text=letters,
        width=width,
        height=height,
        pause=pause,
        last=last,
        score=score,
        slate=slate,
        strip=strip,
        strip_labels=named,
        strip_tab=tab,
        strip_above=tab,
        mini=mini,
        panel=felt,
        hand=hand,
        hand_card=card,
        actions=actions,
        cloth=_cloth(
            felt, Frame(pause, last, score, partner), letters, _TRICK[size], players, portrait=False
        ),
    )
    return _mirrored(layout) if left_handed else layout


def _mirrored(layout: Layout) -> Layout:
    """The column at the left, for the left hand; the cloth keeps its order of players."""
    shift = layout.width - layout.hand.right - layout.hand.left
    sides = {
        name: getattr(layout, name).mirrored(layout.width)
        for name in ("pause", "last", "score", "slate", "strip", "actions")
    }
    moved = {
        name: Rect(rect.left + shift, rect.top, rect.width, rect.height)
        for name in ("hand", "panel")
        for rect in (getattr(layout, name),)
    }
    return replace(layout, **sides, **moved, cloth=layout.cloth.moved(shift))
