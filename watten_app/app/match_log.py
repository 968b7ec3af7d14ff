"""The log of a match: deal by deal, what was said and why each trick was taken."""

from collections.abc import Callable
from dataclasses import dataclass

from watten_app.app.by_name import points_by_name
from watten_app.app.company import company_of
from watten_app.app.table_view import ME, Gain
from watten_app.app.verdicts import gains_of, we_won, worth_of
from watten_app.app.wording import why_points
from watten_app.engine import Message, Rank, Suit, Trick, View, observe
from watten_app.engine.explain import trick_reason
from watten_app.engine.play import AnyDeal
from watten_app.i18n import Company
from watten_app.store import Save


@dataclass(frozen=True, slots=True)
class TrickLog:
    """A complete trick: who took it (empty for oneself) with which card, counted from 0, for our
    side or theirs (None where it is told to all by name), and why.

    Who does not know Schlag and trump is told what took it, not why (R12).
    """

    trick: Trick
    winner: str
    place: int
    ours: bool | None
    reason: tuple[Message, Message | None]


@dataclass(frozen=True, slots=True)
class DealLog:
    """One deal.

    Attributes:
        number: from 1.
        value: what it is worth as it stands.
        company: who played with whom.
        won: whether our side won it; None while it is played, without a result, and where nobody
            wins a deal.
        points: what the winners got; 0 where `won` is None.
        named: who got them, where it is told to all by name; else None, and where `won` is.
        gains: by seat, where each counts his own tricks; else empty, and while it is played.
        why: why these points; empty while it is played.
    """

    number: int
    schlag: Rank | None
    trump: Suit | None
    value: int
    tricks: tuple[TrickLog, ...]
    over: bool
    company: Company
    won: bool | None
    points: int
    named: Message | None
    gains: tuple[Gain, ...]
    why: tuple[Message, ...]


def deal_logs(
    save: Save,
    names: tuple[str, ...],
    see: Callable[[AnyDeal], View] = lambda deal: observe(deal, ME),
) -> tuple[DealLog, ...]:
    """All deals of a match, the oldest first; nothing is in them that `see` does not show.

    `names` are by seat; where the first is empty it is told to that one, else to all by name.
    """
    return tuple(
        _deal_log(played.state, see(played.state), number, names)
        for number, played in enumerate(save.match.deals, start=save.first_deal + 1)
    )


def _deal_log(deal: AnyDeal, view: View, number: int, names: tuple[str, ...]) -> DealLog:
    return DealLog(
        number=number,
        schlag=view.schlag,
        trump=view.trump,
        value=view.value,
        tricks=trick_logs(view, names),
        over=deal.over,
        company=company_of(view),
        won=we_won(deal),
        points=worth_of(deal),
        named=points_by_name(deal, names) if names[ME] and we_won(deal) is not None else None,
        gains=gains_of(deal),
        why=why_points(deal, names) if deal.over else (),
    )


def trick_logs(view: View, names: tuple[str, ...]) -> tuple[TrickLog, ...]:
    """The complete tricks of a deal as I know them."""
    ours = view.party(ME)
    return tuple(
        TrickLog(
            trick=trick,
            winner=names[trick.winner],
            place=view.turn_from(trick.leader).index(trick.winner),
            ours=None if names[ME] else view.party(trick.winner) == ours,
            reason=trick_reason(view.order, trick),
        )
        for trick in view.tricks
        if trick.winner is not None
    )
