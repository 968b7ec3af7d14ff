"""When a seat may raise, and who answers (R20, R21, R23)."""

from watten_app.engine import seats
from watten_app.engine.deal import Deal, Phase
from watten_app.engine.refusal import Refusal, Refused
from watten_app.engine.rules import RaiseCap, Tense


def check_raise(deal: Deal, seat: int) -> Refusal | None:
    """Why the seat to act may not raise now; None if it may.

    In answer to a raise it would be a re-raise: it holds, and asks for one more.
    """
    rules = deal.rules
    tense = [party for party in (0, 1) if deal.party_is_tense(party)]
    if len(tense) == 2:
        return Refusal(Refused.RAISE_BOTH_TENSE, "R23: both sides are tense, so nobody raises")
    if deal.is_tense(seat):
        return Refusal(Refused.RAISE_TENSE, f"R23: seat {seat} is tense and may not raise")
    if tense and rules.tense in (Tense.GESTRICHEN, Tense.TWO_THREE):
        return Refusal(Refused.RAISE_OTHER_TENSE, "R23: a side is tense, so nobody raises")
    answering = deal.phase is Phase.RAISE
    if answering and not rules.reraise:
        return Refusal(Refused.RERAISE_OFF, "reraise: a raise can only be held or folded")
    if not answering and deal.raised_by == deal.party(seat):
        return Refusal(Refused.RAISE_OWN_SIDE, f"R20: the side of seat {seat} raised last")
    wanted = deal.value + (2 if answering else 1)
    needed = rules.target - min(deal.score)
    if rules.raise_cap is RaiseCap.NEEDED and wanted > needed:
        return Refusal(
            Refused.RAISE_NOT_NEEDED, f"R21: nobody needs more than {needed} points to the target"
        )
    return None


def answerer(deal: Deal, asker: int) -> int:
    """The next seat of the other side in turn, which answers the raise of `asker` (R20)."""
    turn = seats.in_turn(seats.after(asker, deal.players), deal.players)
    return next(seat for seat in turn if deal.party(seat) != deal.party(asker))
