"""How large all is on a result, so that it is seen without scrolling where there is room."""

from dataclasses import dataclass

from watten_app.app.table_view import DealResult, MatchResult
from watten_app.ui.measure import height_of
from watten_app.ui.screens.pieces import FADE
from watten_app.ui.screens.result_head import (
    BELOW_WHY,
    CALLED,
    HEAD_GAP,
    LOW_SHEET,
    between,
    padding,
    said,
    title_scale,
    title_type,
    told_scale,
    why_type,
    why_words,
)
from watten_app.ui.screens.tricks import CARD, row_height
from watten_app.ui.theme import TARGET_HERO, TARGET_MAIN, Look, Style

_BESIDE = 170
"""What number, name and mark take of a trick's line, at 100 %."""

_LEAST, _MOST = 132.0, 216.0
"""The width of the score sheet where it stands by itself."""

_LARGEST = 30
"""How wide small cards are at most."""

_AROUND_ACROSS = 72
"""What is above and below the tricks that have a column to themselves, in px."""

_SHEET_RATIO = 72 / 104
_LEAST_AIR, _AIR = 12.0, 30.0
"""What there is above the headline, at least where the rest grows, and at most."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large things are, in px.

    Attributes:
        sheet: the width of the score sheet.
        card: the width of the small cards.
        air: what is above the headline.
        small: whether the reasons stand in small letters.
    """

    sheet: float
    card: float
    air: float = 0
    small: bool = False


def sizes_of(
    look: Look, deal: DealResult, match: MatchResult | None, players: int, tricks: int
) -> Sizes:
    """As large as there is room for; the least in large letters, which scroll anyway."""
    room = look.height - look.insets.top - look.insets.bottom

    def tricks_high(card: float) -> float:
        return tricks * (row_height(look, card, players) + 1 + 2 * between(look))

    if look.large:
        return Sizes(LOW_SHEET, CARD) if look.low else Sizes(_LEAST, CARD, _LEAST_AIR)
    cards = range(int(CARD), int(_most_card(look, players)) + 1)
    if look.across:
        fit = [card for card in cards if tricks_high(card) <= room - _AROUND_ACROSS]
        return Sizes(LOW_SHEET, max(fit, default=CARD))
    if look.low:
        for small in (False, True):
            free = room - _low_rest(look, deal, match, small=small)
            if fit := [card for card in cards if tricks_high(card) <= free]:
                return Sizes(LOW_SHEET, max(fit), small=small)
        return Sizes(LOW_SHEET, CARD, small=True)
    free = room - _rest(look, deal, match)

    def at(share: float) -> tuple[float, int]:
        return _LEAST + share * (_MOST - _LEAST), round(cards[0] + share * (len(cards) - 1))

    def taken(share: float) -> float:
        sheet, card = at(share)
        return sheet * _SHEET_RATIO + tricks_high(card)

    shares = [number / 20 for number in range(21)]
    share = max((one for one in shares if taken(one) + _LEAST_AIR <= free), default=0.0)
    sheet, card = at(share)
    return Sizes(sheet, card, min(_AIR, max(0.0, free - taken(share))))


def _most_card(look: Look, players: int) -> float:
    """How wide small cards may be beside the number and the name of a trick."""
    column = look.half if look.across else look.column
    room = column - 2 * (padding(look) + look.palette.outline) - _BESIDE * look.text
    return max(CARD, min(_LARGEST, room / players - 6))


def _paper(look: Look, deal: DealResult, *, small: bool) -> float:
    """How high the paper is without the tricks."""
    edge = padding(look) + look.palette.outline
    tall = 2 * edge
    if deal.why:
        # measured in bold, for its beginning is
        strong = look.drawn(why_type(small=small)[1])
        tall += height_of(why_words(look, deal), strong, look.column - 2 * edge, look.text)
        tall += 0 if small else BELOW_WHY
    gain = Style.BODY.size * Style.BODY.line * look.text + 1 + 2 * between(look)
    return tall + len(deal.gains) * gain


def _head(look: Look, deal: DealResult, match: MatchResult | None, room: float) -> float:
    """How high the headline with its line is."""
    title, told = said(look, deal, match)
    tall = height_of(title, look.drawn(title_type(look, match)), room, title_scale(look))
    return tall + CALLED + height_of(told, look.drawn(Style.BODY_STRONG), room, told_scale(look))


def _rest(look: Look, deal: DealResult, match: MatchResult | None) -> float:
    """What is there however small sheet and tricks are, from edge to edge."""
    seed = 0 if deal.seed is None else 10 + Style.SMALL.size * Style.SMALL.line * look.text
    foot = TARGET_MAIN + 10 + TARGET_HERO + seed + 12
    head = _head(look, deal, match, look.column)
    return 10 + head + 2 * 12 + _paper(look, deal, small=False) + FADE + foot


def _low_rest(look: Look, deal: DealResult, match: MatchResult | None, *, small: bool) -> float:
    """The same on a low screen, where the sheet stands beside the headline."""
    head = _head(look, deal, match, look.column - LOW_SHEET - HEAD_GAP)
    top = 10 + max(LOW_SHEET * _SHEET_RATIO, head)
    foot = TARGET_MAIN + FADE + TARGET_HERO + 12
    return top + 2 * 8 + _paper(look, deal, small=small) + foot
