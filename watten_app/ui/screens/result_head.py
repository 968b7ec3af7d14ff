"""The upper half of a result: who won, how much, and why."""

import flet as ft

from watten_app.app.table_view import DealResult, MatchResult
from watten_app.ui.theme import Look, Style, Type
from watten_app.ui.widgets import words
from watten_app.ui.widgets.words import CENTER, START

LOW_SHEET, HEAD_GAP = 104, 12
"""The width of the score sheet on a low screen, where the headline stands beside it; and what lies
between them."""

CALLED, _LINE = 6, 1.18
"""Between the headline and its line, and how large the line is by what is read."""

BELOW_WHY = 4
"""Below the reasons, unless they are small."""


def padding(look: Look) -> int:
    """What lies around the words and the tricks on their paper."""
    return 10 if look.low else 14


def between(look: Look) -> int:
    """Between the lines on the paper."""
    return 3 if look.low else 4


def said(look: Look, deal: DealResult, match: MatchResult | None) -> tuple[str, str]:
    """The headline and what stands below it."""
    if match is None:
        uncounted = [] if deal.counted else [look.say("result.uncounted")]
        return look.tell(deal.head), "\n".join([look.tell(deal.line), *uncounted])
    return look.tell(match.head), "\n".join(look.tell(line) for line in match.lines)


def title_type(look: Look, match: MatchResult | None) -> Type:
    """The letters of the headline."""
    return Style.TITLE if look.low else Style.DISPLAY if match is None else Style.SAID


def title_scale(look: Look) -> float:
    """The size of the headline's letters."""
    return min(look.text, 1.3)


def told_scale(look: Look) -> float:
    """The size of the letters below it."""
    return look.text if look.low else look.text * _LINE


def headline(look: Look, deal: DealResult, match: MatchResult | None) -> ft.Control:
    """Who won, and what; how many points stands out."""
    palette = look.palette
    head, told = said(look, deal, match)
    align = START if look.low else CENTER
    room = (look.half if look.across else look.column) - (LOW_SHEET + HEAD_GAP if look.low else 0)
    title = ft.Semantics(
        content=words(
            look,
            head,
            title_type(look, match),
            palette.on_wall,
            align=align,
            scale=title_scale(look),
            room=room,
        ),
        header=True,
    )
    text = _called(look, told, look.say("count.points", number=deal.points), align)
    return ft.Column(
        [title, text],
        spacing=CALLED,
        tight=True,
        expand=look.low,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _called(look: Look, told: str, points: str, align: ft.TextAlign) -> ft.Text:
    """What is told of the winners, with the points in bold."""
    ink, scale = look.palette.on_wall, told_scale(look)
    before, found, after = told.partition(points)
    if not found:
        return words(look, told, Style.BODY, ink, align=align, scale=scale)
    parts = ((before, Style.BODY), (found, Style.BODY_STRONG), (after, Style.BODY))
    spans = [ft.TextSpan(part, style=look.style(kind, ink, scale)) for part, kind in parts if part]
    return ft.Text(spans=spans, text_align=align)


def _question(look: Look, deal: DealResult) -> str:
    return f"{look.say('result.why', number=deal.points)} " if deal.points else ""


def why_words(look: Look, deal: DealResult) -> str:
    return _question(look, deal) + " ".join(look.tell(message) for message in deal.why)


def why_type(*, small: bool) -> tuple[Type, Type]:
    """The letters of the reasons, and of the question before them."""
    return (Style.SMALL, Style.SMALL_STRONG) if small else (Style.BODY, Style.BODY_STRONG)


def reasons(look: Look, deal: DealResult, *, small: bool) -> ft.Control | None:
    """Why these points."""
    if not deal.why:
        return None
    question, ink = _question(look, deal), look.palette.ink
    plain, strong = why_type(small=small)
    parts = ((question, strong), (why_words(look, deal).removeprefix(question), plain))
    spans = [ft.TextSpan(part, style=look.style(kind, ink)) for part, kind in parts if part]
    below = 0 if small else BELOW_WHY
    return ft.Container(ft.Text(spans=spans), padding=ft.Padding.only(bottom=below))
