"""How a deal or a match ended where several share the phone: all are called by their names."""

from collections.abc import Sequence
from dataclasses import replace

from watten_app.app.table_view import DealResult, MatchResult
from watten_app.app.verdicts import (
    deal_head,
    deal_line,
    gains_of,
    we_won,
    winners_of,
    worth_of,
)
from watten_app.engine import Match, Message
from watten_app.engine.play import AnyDeal

UNCOUNTED = Message("result.match.uncounted", {})
"""What is said of a match whose cards were known beforehand."""


def deal_by_name(
    result: DealResult, deal: AnyDeal, names: Sequence[str], people: Sequence[int]
) -> DealResult:
    """The result told by names; `won` where somebody at the phone did."""
    winners = deal.outcome.winners if deal.outcome else ()
    return replace(
        result,
        head=head_by_name(deal, names),
        line=line_by_name(deal, names),
        won=None if result.won is None else any(seat in winners for seat in people),
    )


def head_by_name(deal: AnyDeal, names: Sequence[str]) -> Message:
    """How the finished deal ended, as all may hear it; `names` by seat."""
    if we_won(deal) is None:
        return Message("result.people.over", {}) if gains_of(deal) else deal_head(deal)
    winners = winners_of(deal, names)
    return Message(f"result.people.won.{_number(winners)}", {"names": winners})


def line_by_name(deal: AnyDeal, names: Sequence[str]) -> Message:
    """Who got how much for the finished deal, as all may hear it."""
    if we_won(deal) is None:
        return Message("result.people.own", {}) if gains_of(deal) else deal_line(deal, names)
    return Message(f"result.people.line.{_each(deal)}", _points(deal, names))


def points_by_name(deal: AnyDeal, names: Sequence[str]) -> Message:
    """The same in short, of a deal that somebody won."""
    return Message(f"score.points.named.{_each(deal)}", _points(deal, names))


def _each(deal: AnyDeal) -> str:
    """Whether the winners share the points, or each of them gets so many (R16)."""
    several = deal.outcome is not None and len(deal.outcome.winners) > 1
    return "each" if deal.players == 3 and several else "all"


def _points(deal: AnyDeal, names: Sequence[str]) -> dict[str, object]:
    return {"number": worth_of(deal), "names": winners_of(deal, names)}


def match_by_name(
    result: MatchResult, match: Match, names: Sequence[str], people: Sequence[int]
) -> MatchResult:
    """The same for the whole match."""
    seats = range(match.players)
    size = len(match.score)

    def called(places: Sequence[int]) -> tuple[str, ...]:
        """The names of who has these places in the score: two sides, or each his own."""
        return tuple(names[seat] for seat in seats if seat % size in places)

    told = {"names": called(match.winners)}
    lines = [
        Message(f"result.{kind}.others", {"names": called(marked), "number": len(marked)})
        for kind, marks in (("schneider", 2), ("bummerl", 1))
        if (marked := [place for place, count in enumerate(match.bummerl) if count == marks])
    ]
    return replace(
        result,
        head=Message(f"result.people.match.{_number(told['names'])}", told),
        lines=(*lines, *(line for line in result.lines if line == UNCOUNTED)),
        won=any(seat % size in match.winners for seat in people),
    )


def _number(names: Sequence[str]) -> str:
    return "one" if len(names) == 1 else "many"
