"""Whether a deal that is won with two tricks left is kept, when the other hands are hidden."""

from dataclasses import dataclass
from functools import partial

from watten_app.engine import (
    Action,
    Deal,
    Match,
    Phase,
    Rules,
    Start,
    Verb,
    apply,
    legal,
    observe,
    to_act,
)
from watten_app.engine.rng import derived_seed
from watten_app.players.betting import without_raises
from watten_app.players.choice import Level, choose
from watten_app.players.measuring.series import in_series
from watten_app.players.solving import solve

PLAYERS = 4
_TWO_LEFT = 3
_MANY = 32


@dataclass(frozen=True, slots=True)
class Ending:
    """A decision with two tricks left in a deal that is won if all cards lie open.

    Attributes:
        free: whether every card keeps it won.
        kept: whether the card that was played does.
        kept_open: whether it stays won with a card that wins with all cards open.
    """

    free: bool
    kept: bool
    kept_open: bool


def endings(level: Level, rules: Rules, deals: int, seed: int) -> list[Ending]:
    """The won decisions with two tricks left, in deals of four of that level without raises."""
    return in_series(partial(_endings, level, rules), deals, seed, _MANY)


def _endings(level: Level, rules: Rules, deals: int, seed: int) -> list[Ending]:
    match, found = Match.new(rules, PLAYERS), []
    for number in range(deals):
        deal = match.with_deal(Start(number % PLAYERS, seed=derived_seed(seed, number))).deal
        while not deal.over:
            seat = to_act(deal)[0]
            view = observe(deal, seat)
            view = without_raises(view)
            action = choose(level, view, derived_seed(seed, number, len(deal.actions))).action
            if deal.phase is Phase.PLAY and len(deal.tricks) == _TWO_LEFT:
                found += _looked_at(deal, action)
            deal, _ = apply(deal, action)
    return found


def _looked_at(deal: Deal, action: Action) -> list[Ending]:
    """The ending, unless the deal is lost anyway."""
    wins = solve(deal)["wins"]
    if not any(wins.values()):
        return []
    plays = [one for one in legal(deal) if one.verb is Verb.PLAY]
    first = next(play for play in plays if wins[f"play {play.card}"])
    kept_open = _still_won(apply(deal, first)[0], action.seat)
    return [Ending(all(wins.values()), wins[f"play {action.card}"], kept_open)]


def _still_won(deal: Deal, seat: int) -> bool:
    """Whether the seat's side wins the deal, with all cards open."""
    if deal.over:
        return deal.outcome is not None and seat in deal.outcome.winners
    told = solve(deal)
    ours = deal.party(told["seat"]) == deal.party(seat)
    return any(told["wins"].values()) == ours
