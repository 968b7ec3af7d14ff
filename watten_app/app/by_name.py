"""How a deal or a match ended where several share the phone: all are called by their names."""

from collections.abc import Sequence
from dataclasses import replace

from watten_app.app.table_view import ME, DealResult, MatchResult
from watten_app.app.verdicts import we_won
from watten_app.engine import Match, Message
from watten_app.engine.play import AnyDeal

UNCOUNTED = Message("result.match.uncounted", {})
"""What is said of a match whose cards were known beforehand."""


def deal_by_name(
    result: DealResult, deal: AnyDeal, names: Sequence[str], people: Sequence[int]
) -> DealResult:
    """The result told by names; `won` where somebody at the phone did. Why it brought so many
    points is told from one side, which is named."""
    if we_won(deal) is None:
        if not result.gains:
            return result
        head, line = Message("result.people.over", {}), Message("result.people.own", {})
        return replace(result, head=head, line=line, why=())
    assert deal.outcome is not None
    winners = deal.outcome.winners
    each = "each" if deal.players == 3 and len(winners) > 1 else "all"
    told = {"names": tuple(names[seat] for seat in winners)}
    sides = {seat in winners for seat in people}
    side = Message("result.people.side", {"name": names[ME]})
    return replace(
        result,
        head=Message(f"result.people.won.{_number(told['names'])}", told),
        line=Message(f"result.people.line.{each}", {"number": result.points, **told}),
        won=any(seat in winners for seat in people),
        why=(side, *result.why) if len(sides) > 1 else result.why,
    )


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
        Message(f"result.{kind}.others.{_number(marked)}", {"names": marked})
        for kind, marks in (("schneider", 2), ("bummerl", 1))
        if (
            marked := called([place for place, count in enumerate(match.bummerl) if count == marks])
        )
    ]
    return replace(
        result,
        head=Message(f"result.people.match.{_number(told['names'])}", told),
        lines=(*lines, *(line for line in result.lines if line == UNCOUNTED)),
        won=any(seat % size in match.winners for seat in people),
    )


def _number(names: Sequence[str]) -> str:
    return "one" if len(names) == 1 else "many"
