"""How a deal or a match ended for me: what one calls out, who got what, and the Bummerl."""

from collections.abc import Sequence

from watten_app.app.table_view import ME, Gain
from watten_app.engine import Match, Message
from watten_app.engine.bohemian_deal import BohemianDeal
from watten_app.engine.play import AnyDeal


def we_won(deal: AnyDeal) -> bool | None:
    """Whether my side won the deal; None before its end, without a result, and in Böhmisch, where
    nobody wins a deal."""
    outcome = deal.outcome
    if outcome is None or isinstance(deal, BohemianDeal) or not outcome.winners:
        return None
    return ME in outcome.winners


def worth_of(deal: AnyDeal) -> int:
    """What the winners of a deal got; 0 where there is none."""
    return max(deal.outcome.points) if deal.outcome and we_won(deal) is not None else 0


def winners_of(deal: AnyDeal, names: Sequence[str]) -> tuple[str, ...]:
    """What those are called who won a deal; nobody where there is none; `names` by seat."""
    winners = deal.outcome.winners if deal.outcome and we_won(deal) is not None else ()
    return tuple(names[seat] for seat in winners)


def gains_of(deal: AnyDeal) -> tuple[Gain, ...]:
    """By seat, what each made of a finished deal of Böhmisch (R32); else empty."""
    if not isinstance(deal, BohemianDeal) or deal.outcome is None:
        return ()
    return tuple(
        Gain(
            seat=seat,
            tricks=None
            if seat == deal.left
            else sum(1 for trick in deal.tricks if trick.winner == seat),
            points=points,
            score=deal.final_score[seat],
        )
        for seat, points in enumerate(deal.outcome.points)
    )


def deal_head(deal: AnyDeal) -> Message:
    """How the finished deal ended for me."""
    if gains := gains_of(deal):
        tricks = gains[ME].tricks
        if tricks is None:
            return Message("result.alone.left", {})
        return Message(f"result.alone.{'tricks' if tricks else 'none'}", {"tricks": tricks})
    kind = {True: "won", False: "lost", None: "none"}[we_won(deal)]
    return Message(f"result.{kind}", {})


def deal_line(deal: AnyDeal, names: Sequence[str]) -> Message:
    """Who got how much for the finished deal; `names` by seat."""
    if gains := gains_of(deal):
        mine = gains[ME]
        kind = "less" if mine.points < 0 else "more" if mine.points else "same"
        params = {"number": abs(mine.points), "left": mine.score}
        return Message(f"result.alone.line.{kind}", params)
    won = we_won(deal)
    if deal.outcome is None or won is None:
        return Message("result.none.line", {})
    others = tuple(names[seat] for seat in deal.outcome.winners if seat != ME)
    params = {"number": worth_of(deal), "names": others}
    return Message("result.won.line" if won else "result.lost.line", params)


def match_head(match: Match) -> Message:
    """How the finished match ended for me."""
    if ME not in match.winners:
        return Message("result.match.lost", {})
    shared = len(match.winners) > 1
    return Message("result.match.shared" if shared else "result.match.won", {})


def match_lines(match: Match, names: Sequence[str]) -> tuple[Message, ...]:
    """Who won, where several play for themselves, and who gets the Bummerl; `names` by seat."""
    if len(match.score) == 2:
        return _side_marks(match)
    others = tuple(names[seat] for seat in match.winners if seat != ME)
    lines = []
    if others:
        key = "result.match.with" if ME in match.winners else "result.match.winners"
        lines.append(Message(key, {"names": others}))
    for kind, marks in (("schneider", 2), ("bummerl", 1)):
        seats = tuple(seat for seat, count in enumerate(match.bummerl) if count == marks)
        if seats:
            lines.append(_marks(kind, seats, names))
    return tuple(lines)


def _side_marks(match: Match) -> tuple[Message, ...]:
    """The Bummerl where there are two sides; none if both have won."""
    ours, theirs = match.bummerl
    if not ours and not theirs:
        return ()
    side, marks = ("us", ours) if ours else ("them", theirs)
    return (Message(f"result.{'schneider' if marks > 1 else 'bummerl'}.{side}", {}),)


def _marks(kind: str, seats: tuple[int, ...], names: Sequence[str]) -> Message:
    """The Bummerl of players who each have as many."""
    others = tuple(names[seat] for seat in seats if seat != ME)
    params = {"names": others, "number": len(others)}
    if ME not in seats:
        return Message(f"result.{kind}.others", params)
    return Message(f"result.{kind}.you_and" if others else f"result.{kind}.us.alone", params)
