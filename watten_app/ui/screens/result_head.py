"""The upper half of a result: who won, how much, why; and how large all is, so that it is seen
without scrolling where there is room."""

from dataclasses import dataclass

import flet as ft

from watten_app.app.table_view import DealResult, MatchResult
from watten_app.ui.measure import height_of
from watten_app.ui.screens.pieces import FADE
from watten_app.ui.screens.tricks import CARD, row_height
from watten_app.ui.theme import TARGET_HERO, TARGET_MAIN, Look, Style, Type
from watten_app.ui.widgets import words
from watten_app.ui.widgets.words import CENTER, START

LOW_SHEET = 104
"""The width of the score sheet on a low screen, where the headline stands beside it."""

PAPER = 14
"""What lies around the words and the tricks on their paper."""

_GAP, _BESIDE = 12, 170
"""Between the parts, and what number, name and mark take of a trick's line at 100 %."""

_LEAST, _MOST = (132.0, CARD), (216.0, 30.0)
"""The widths of the score sheet and of the small cards, at least and at most."""

_SHEET_RATIO = 72 / 104
_CALLED, _TOLD = 6, 1.18
"""Between the headline and its line, and how large the line is by what is read."""

_BELOW_WHY = 4
_LEAST_AIR, _AIR = 12.0, 30.0
"""What there is above the headline, at least where the rest grows, and at most."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large things are, in px: the score sheet, the small cards, what is above the headline."""

    sheet: float
    card: float
    air: float


def sizes_of(
    look: Look, deal: DealResult, match: MatchResult | None, players: int, tricks: int
) -> Sizes:
    """As large as there is room for; the least for a low screen and large letters, which scroll."""
    if look.low:
        return Sizes(LOW_SHEET, CARD, 0)
    if look.large:
        return Sizes(_LEAST[0], CARD, 0)
    free = look.height - look.insets.top - look.insets.bottom - _always(look, deal, match)

    most = _most_card(look, players)

    def taken(share: float) -> float:
        sheet, card = _widths(share, most)
        return sheet * _SHEET_RATIO + tricks * (
            row_height(look, card, players) + 1 + 2 * between(look)
        )

    share = min(1.0, max(0.0, (free - _LEAST_AIR - taken(0)) / (taken(1) - taken(0))))
    sheet, card = _widths(share, most)
    return Sizes(sheet, card, min(_AIR, max(0.0, free - taken(share))))


def _most_card(look: Look, players: int) -> float:
    """How wide small cards may be beside the number and the name of a trick."""
    room = look.column - 2 * (PAPER + look.palette.outline) - _BESIDE * look.text
    return max(CARD, min(_MOST[1], room / players - 6))


def _widths(share: float, most_card: float) -> tuple[float, float]:
    """The widths of sheet and cards, from the least to the most."""
    sheet = _LEAST[0] + share * (_MOST[0] - _LEAST[0])
    return sheet, float(int(_LEAST[1] + share * (most_card - _LEAST[1])))


def _always(look: Look, deal: DealResult, match: MatchResult | None) -> float:
    """What is there however small the rest is, from edge to edge."""
    title, told = _said(look, deal, match)
    head = height_of(title, look.drawn(_title(look, match)), look.column, _scale(look))
    head += _CALLED + height_of(told, look.drawn(Style.BODY_STRONG), look.column, _told(look))
    inside = look.column - 2 * (PAPER + look.palette.outline)
    paper = 2 * (PAPER + look.palette.outline)
    if deal.why:
        paper += _BELOW_WHY
        paper += height_of(_why(look, deal), look.drawn(Style.BODY_STRONG), inside, look.text)
    gain = Style.BODY.size * Style.BODY.line * look.text + 1 + 2 * between(look)
    paper += len(deal.gains) * gain
    seed = 0 if deal.seed is None else 10 + Style.SMALL.size * Style.SMALL.line
    foot = TARGET_MAIN + 10 + TARGET_HERO + seed + _GAP
    return 10 + head + _GAP + _GAP + paper + FADE + foot


def between(look: Look) -> int:
    """Between the lines on the paper."""
    return 3 if look.low else 4


def _said(look: Look, deal: DealResult, match: MatchResult | None) -> tuple[str, str]:
    """The headline and what stands below it."""
    if match is None:
        return look.tell(deal.head), look.tell(deal.line)
    return look.tell(match.head), "\n".join(look.tell(line) for line in match.lines)


def _title(look: Look, match: MatchResult | None) -> Type:
    return Style.TITLE if look.low else Style.DISPLAY if match is None else Style.SAID


def _scale(look: Look) -> float:
    return min(look.text, 1.3)


def _told(look: Look) -> float:
    return look.text if look.low else look.text * _TOLD


def headline(look: Look, deal: DealResult, match: MatchResult | None) -> ft.Control:
    """Who won, and what; how many points stands out."""
    palette = look.palette
    head, told = _said(look, deal, match)
    align = START if look.low else CENTER
    room = (look.half if look.across else look.column) - (LOW_SHEET + _GAP if look.low else 0)
    title = ft.Semantics(
        content=words(
            look,
            head,
            _title(look, match),
            palette.on_wall,
            align=align,
            scale=_scale(look),
            room=room,
        ),
        header=True,
    )
    text = _called(look, told, look.say("count.points", number=deal.points), align)
    return ft.Column(
        [title, text],
        spacing=_CALLED,
        tight=True,
        expand=look.low,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _called(look: Look, told: str, points: str, align: ft.TextAlign) -> ft.Text:
    """What is told of the winners, with the points in bold."""
    ink, scale = look.palette.on_wall, _told(look)
    before, found, after = told.partition(points)
    if not found:
        return words(look, told, Style.BODY, ink, align=align, scale=scale)
    parts = ((before, Style.BODY), (found, Style.BODY_STRONG), (after, Style.BODY))
    spans = [ft.TextSpan(part, style=look.style(kind, ink, scale)) for part, kind in parts if part]
    return ft.Text(spans=spans, text_align=align)


def _question(look: Look, deal: DealResult) -> str:
    return f"{look.say('result.why', number=deal.points)} " if deal.points else ""


def _why(look: Look, deal: DealResult) -> str:
    return _question(look, deal) + " ".join(look.tell(message) for message in deal.why)


def reasons(look: Look, deal: DealResult) -> ft.Control | None:
    """Why these points."""
    if not deal.why:
        return None
    question, ink = _question(look, deal), look.palette.ink
    plain, strong = (
        (Style.SMALL, Style.SMALL_STRONG) if look.low else (Style.BODY, Style.BODY_STRONG)
    )
    parts = ((question, strong), (_why(look, deal).removeprefix(question), plain))
    spans = [ft.TextSpan(part, style=look.style(kind, ink)) for part, kind in parts if part]
    below = 0 if look.low else _BELOW_WHY
    return ft.Container(ft.Text(spans=spans), padding=ft.Padding.only(bottom=below))
