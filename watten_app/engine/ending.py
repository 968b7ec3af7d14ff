"""How a deal ends: typed by cause, with its winners and points (R16, R19 to R23)."""

from operator import add

from watten_app.engine import seats
from watten_app.engine.deal import Deal, Ending, Outcome, Phase
from watten_app.engine.events import DealEnded, Step
from watten_app.engine.replacing import replace

_BLUFF_POINTS = 2
_TRICKS_BEFORE_LAST = 4


def ended(deal: Deal, ending: Ending, party: int | None = None, points: int = 0) -> Step:
    """The deal over, won by `party`; None is a deal without a result."""
    winners: tuple[int, ...] = ()
    gained = (0,) * seats.score_size(deal.players)
    bluff: tuple[int, ...] = ()
    if party is not None:
        winners = deal.party_seats(party)
        gained = seats.points_for(party, points, deal.players, deal.forehand)
        if _bluff_was_not_shown(deal, ending):
            other = 1 - deal.party(deal.cutter)
            bluff = seats.points_for(other, _BLUFF_POINTS, deal.players, deal.forehand)
            gained = tuple(map(add, gained, bluff))
    outcome = Outcome(ending, winners, gained, bluff)
    deal = replace(
        deal,
        phase=Phase.OVER,
        asker=None,
        resume=None,
        laid=None,
        farbe_open=False,
        outcome=outcome,
    )
    return deal, (DealEnded(outcome),)


def _bluff_was_not_shown(deal: Deal, ending: Ending) -> bool:
    """A cutter who took a card face down and showed no Kritischer up to the fifth trick (R7)."""
    if not (deal.rules.schlecken_bluff and deal.taken[deal.cutter]):
        return False
    tricks = len(deal.tricks)
    if tricks < _TRICKS_BEFORE_LAST or (tricks == _TRICKS_BEFORE_LAST and ending is Ending.TRICKS):
        return False
    shown = [
        card
        for trick in (*deal.tricks, deal.trick)
        for place, card in enumerate(trick.cards)
        if seats.after(trick.leader, deal.players, place) == deal.cutter
    ]
    if ending is Ending.FARBE and deal.asker == deal.cutter:
        shown += deal.hands[deal.cutter]
    return not any(card in deal.rules.critical for card in shown)
