"""How much a best reply among threshold policies gains against the strongest computer.

The reply plays the cards as the strongest does, but raises, raises back and holds from fixed
chances on. Each deal begins at nought all and is played with the same random choices by all
policies, so they differ only where their bets do; what a policy gains in it is the mean over both
sides, compared with the strongest against itself.
"""

from dataclasses import dataclass, field
from functools import partial
from itertools import product
from operator import itemgetter
from statistics import fmean

from watten_app.engine import (
    Action,
    Match,
    Phase,
    Rng,
    Rules,
    Start,
    Verb,
    View,
    apply,
    observe,
    to_act,
)
from watten_app.engine.play import AnyDeal
from watten_app.engine.rng import derived_seed
from watten_app.players.betting import within_need, without_raises
from watten_app.players.choice import Level, choose
from watten_app.players.measuring.series import in_series
from watten_app.players.strong import chance_of
from watten_app.players.worlds import finished

PLAYERS = 4
_MANY = 16
_NEVER = 1.01


@dataclass(frozen=True, slots=True)
class Policy:
    """The chances from which on it raises, raises back and holds."""

    raises: float
    reraises: float
    holds: float


GRID = tuple(
    Policy(*thresholds)
    for thresholds in product(
        (0.5, 0.6, 0.65, 0.7, 0.8, _NEVER),
        (0.7, 0.8, 0.9, _NEVER),
        (0.1, 0.15, 0.2, 0.25, 0.3, 0.4),
    )
)


@dataclass(slots=True)
class _Moment:
    """A deal at one of its actions, with what was found out there, and what came next."""

    deal: AnyDeal
    seed: int
    after: dict[Action, "_Moment"] = field(default_factory=dict)
    _standing: Action | None = None
    _card: Action | None = None
    _chance: float | None = None
    _view: View | None = None

    @property
    def view(self) -> View:
        if self._view is None:
            self._view = within_need(observe(self.deal, to_act(self.deal)[0]))
        return self._view

    def next(self, action: Action) -> "_Moment":
        if action not in self.after:
            self.after[action] = _Moment(apply(self.deal, action)[0], self.seed)
        return self.after[action]

    def standing(self) -> Action:
        """What the strongest does."""
        if self._standing is None:
            self._standing = self._chosen(self.view)
        return self._standing

    def reply(self, policy: Policy) -> Action:
        """What the policy does; where there is nothing to bet, what the strongest does."""
        view = self.view
        wish = Action(view.seat, Verb.RAISE)
        if self.deal.phase is Phase.PLAY and wish in view.legal:
            return wish if self.chance() >= policy.raises else self._without_raise()
        hold = Action(view.seat, Verb.HOLD)
        if self.deal.phase is not Phase.RAISE or hold not in view.legal:
            return self.standing()
        if wish in view.legal and self.chance() >= policy.reraises:
            return wish
        return hold if self.chance() >= policy.holds else Action(view.seat, Verb.FOLD)

    def chance(self) -> float:
        """The chance of the deal as the strongest sees it."""
        if self._chance is None:
            self._chance = finished(chance_of(self.view, Rng(self._own_seed())))
        return self._chance

    def _without_raise(self) -> Action:
        if self.standing().verb is not Verb.RAISE:
            return self.standing()
        if self._card is None:
            self._card = self._chosen(without_raises(self.view))
        return self._card

    def _chosen(self, view: View) -> Action:
        return choose(Level.STRONG, view, self._own_seed()).action

    def _own_seed(self) -> int:
        return derived_seed(self.seed, len(self.deal.actions), self.view.seat)


def gains(policies: tuple[Policy, ...], rules: Rules, deals: int, seed: int) -> list[list[float]]:
    """By deal, the points that each policy gains in it."""
    return in_series(partial(_gains, policies, rules), deals, seed, _MANY)


def best_reply(found: list[list[float]]) -> int:
    """The place of the policy that gains most on average."""
    means = [fmean(deal[place] for deal in found) for place in range(len(found[0]))]
    return max(enumerate(means), key=itemgetter(1))[0]


def _gains(policies: tuple[Policy, ...], rules: Rules, deals: int, seed: int) -> list[list[float]]:
    return [_gains_in(policies, rules, derived_seed(seed, number)) for number in range(deals)]


def _gains_in(policies: tuple[Policy, ...], rules: Rules, seed: int) -> list[float]:
    deal = Match.new(rules, PLAYERS).with_deal(Start(seed % PLAYERS, seed=seed)).deal
    begin = _Moment(deal, seed)
    usual = _gained(begin, None, 0)
    return [
        (_gained(begin, policy, 0) - usual + _gained(begin, policy, 1) + usual) / 2
        for policy in policies
    ]


def _gained(moment: _Moment, policy: Policy | None, side: int) -> float:
    """The points that this side gains over the other when it plays by the policy."""
    while not moment.deal.over:
        ours = moment.deal.party(to_act(moment.deal)[0]) == side
        action = moment.reply(policy) if policy and ours else moment.standing()
        moment = moment.next(action)
    outcome = moment.deal.outcome
    if outcome is None or not outcome.winners:
        return 0.0
    won = outcome.points[outcome.winners[0] % 2]
    return won if moment.deal.party(outcome.winners[0]) == side else -won
