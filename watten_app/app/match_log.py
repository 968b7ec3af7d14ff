"""The log of a match: deal by deal, what was said and why each trick was taken."""

from dataclasses import dataclass

from watten_app.app.table_view import ME
from watten_app.app.wording import trick_reason, we_won, why_points
from watten_app.engine import Message, Rank, Suit, Trick, View, observe
from watten_app.engine.play import AnyDeal
from watten_app.store import Save


@dataclass(frozen=True, slots=True)
class TrickLog:
    """A complete trick: who took it (empty for oneself), for our side or theirs, and why.

    Who does not know Schlag and trump is told what took it, not why (R12).
    """

    trick: Trick
    winner: str
    ours: bool
    reason: tuple[Message, Message | None]

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
        value: what it is worth as it stands.
        won: whether our side won it; None while it is played or without a result.
        points: what the winners got; 0 while it is played or without a result.
        why: why these points; empty while it is played.
    """

    number: int
    schlag: Rank | None
    trump: Suit | None
    value: int
    tricks: tuple[TrickLog, ...]
    over: bool
    won: bool | None
    points: int
    why: tuple[Message, ...]


def deal_logs(save: Save) -> tuple[DealLog, ...]:
    """All deals of an open match, the oldest first; nothing hidden is in them."""
    names = ("", *save.names)
    return tuple(
        _deal_log(played.state, observe(played.state, ME), number, names)
        for number, played in enumerate(save.match.deals, start=save.first_deal + 1)
    )


def _deal_log(deal: AnyDeal, view: View, number: int, names: tuple[str, ...]) -> DealLog:
    outcome = deal.outcome
    return DealLog(
        number=number,
        schlag=view.schlag,
        trump=view.trump,
        value=view.value,
        tricks=trick_logs(view, names),
        over=deal.over,
        won=we_won(outcome) if outcome else None,
        points=max(outcome.points) if outcome else 0,
        why=why_points(deal, names) if outcome else (),
    )


def trick_logs(view: View, names: tuple[str, ...]) -> tuple[TrickLog, ...]:
    """The complete tricks of a deal as I know them."""
    ours = view.party(ME)
    return tuple(
        TrickLog(
            trick=trick,
            winner=names[trick.winner],
            ours=view.party(trick.winner) == ours,
            reason=trick_reason(view.order, trick),
        )
        for trick in view.tricks
        if trick.winner is not None
    )
