"""The log of a match: deal by deal, what was said and why each trick was taken."""

from dataclasses import dataclass

from watten_app.app.table_view import ME
from watten_app.app.view_of_table import deal_result
from watten_app.app.wording import trick_reason
from watten_app.engine import Deal, Message, Rank, Suit, Trick, View
from watten_app.store import Save


@dataclass(frozen=True, slots=True)
class TrickLog:
    """A complete trick: who took it (empty for oneself), for our side or theirs, and why."""

    trick: Trick
    winner: str
    ours: bool
    reason: tuple[Message, Message]

    @property
    def place(self) -> int:
        """The place of the winning card among the cards, from 0."""
        cards, winner = len(self.trick.cards), self.trick.winner
        return 0 if winner is None else (winner - self.trick.leader) % cards


@dataclass(frozen=True, slots=True)
class DealLog:
    """One deal.

    Attributes:
        number: from 1.
        dealer: the name of who dealt, empty for oneself.
        score: the score after it, or before it while it is played.
        points: ours and theirs of this deal.
        won: whether our side won it; None while it is played or without a result.
        why: why these points; empty while it is played.
    """

    number: int
    dealer: str
    schlag: Rank | None
    trump: Suit | None
    value: int
    tricks: tuple[TrickLog, ...]
    over: bool
    won: bool | None
    points: tuple[int, ...]
    score: tuple[int, ...]
    why: tuple[Message, ...]
    seed: int | None


def deal_logs(save: Save) -> tuple[DealLog, ...]:
    """All deals of an open match, the oldest first; nothing hidden is in them."""
    names = ("", *save.names)
    return tuple(_deal_log(save, place, names) for place in range(len(save.match.deals)))


def _deal_log(save: Save, place: int, names: tuple[str, ...]) -> DealLog:
    deal: Deal = save.match.deals[place].state
    result = deal_result(save.match, place, names) if deal.over else None
    return DealLog(
        number=save.first_deal + place + 1,
        dealer=names[deal.dealer],
        schlag=deal.schlag,
        trump=deal.trump,
        value=deal.value,
        tricks=trick_logs(deal, names),
        over=deal.over,
        won=result.won if result else None,
        points=deal.outcome.points if deal.outcome else (0,) * len(deal.score),
        score=deal.final_score,
        why=result.why if result else (),
        seed=result.seed if result else None,
    )


def trick_logs(deal: Deal | View, names: tuple[str, ...]) -> tuple[TrickLog, ...]:
    """The complete tricks of a deal."""
    order = deal.order
    if order is None:
        return ()
    ours = deal.party(ME)
    return tuple(
        TrickLog(
            trick=trick,
            winner=names[trick.winner],
            ours=deal.party(trick.winner) == ours,
            reason=trick_reason(order, trick),
        )
        for trick in deal.tricks
        if trick.winner is not None
    )
