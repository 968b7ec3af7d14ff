"""Deals of four strong computers without raises: at each play, what those see who might bet."""

from dataclasses import dataclass
from functools import partial

from watten_app.engine import Match, Phase, Rng, Rules, Start, apply, observe, seats, to_act
from watten_app.engine.play import AnyDeal
from watten_app.engine.rng import derived_seed
from watten_app.players import Level, choose
from watten_app.players.betting import without_raises
from watten_app.players.measuring.series import in_series
from watten_app.players.stakes import win_chance
from watten_app.players.strong import shares_of
from watten_app.players.worlds import finished

PLAYERS = 4
_MANY = 16


@dataclass(frozen=True, slots=True)
class Seen:
    """What a seat sees: the shares of possible deals won by best and by plain play, of how many.

    Attributes:
        leading: whether it is about to lead.
    """

    solved: float
    played_out: float
    worlds: int
    leading: bool = False

    def chance(self, trick: int) -> float:
        """The chance that the strongest computer makes of it."""
        return win_chance(self.solved, self.played_out, self.worlds, trick, self.leading)


@dataclass(frozen=True, slots=True)
class Moment:
    """A play: who may raise before it, and what the three see who would be asked in turn.

    Attributes:
        party: of who plays.
        seen: by who plays, by who answers a raise, and by who answers a raise back.
    """

    trick: int
    party: int
    seen: tuple[Seen, Seen, Seen]


@dataclass(frozen=True, slots=True)
class Recorded:
    """A deal by its plays, and the party that won it."""

    moments: tuple[Moment, ...]
    winner: int


def record(rules: Rules, deals: int, seed: int) -> list[Recorded]:
    """So many deals, but for those without a winner; the deal goes round the table."""
    return in_series(partial(_record, rules), deals, seed, _MANY)


def _record(rules: Rules, deals: int, seed: int) -> list[Recorded]:
    match, found = Match.new(rules, PLAYERS), []
    for number in range(deals):
        own = derived_seed(seed, number)
        deal = match.with_deal(Start(number % PLAYERS, seed=own)).deal
        moments = []
        while not deal.over:
            if deal.phase is Phase.PLAY:
                moments.append(_moment(deal, derived_seed(own, len(deal.actions))))
            view = without_raises(observe(deal, to_act(deal)[0]))
            deal, _ = apply(deal, choose(Level.STRONG, view, own + len(deal.actions)).action)
        if deal.outcome and deal.outcome.winners:
            found.append(Recorded(tuple(moments), deal.party(deal.outcome.winners[0])))
    return found


def _moment(deal: AnyDeal, seed: int) -> Moment:
    asked, leads = [to_act(deal)[0]], not deal.trick.cards
    for _ in range(2):
        asked.append(seats.after(asked[-1], PLAYERS))
    seen = (
        Seen(*finished(shares_of(observe(deal, seat), Rng(seed + place))), leads and not place)
        for place, seat in enumerate(asked)
    )
    return Moment(len(deal.tricks), deal.party(asked[0]), tuple(seen))
