"""A match: deals one after the other up to the target (R5, R24, R25)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from operator import sub

from watten_app.engine import bohemian, bohemian_deal, dealing, seats
from watten_app.engine.actions import Action
from watten_app.engine.cards import Card
from watten_app.engine.deal import Ending
from watten_app.engine.events import Event
from watten_app.engine.honesty import remembering
from watten_app.engine.play import AnyDeal, apply
from watten_app.engine.rng import Rng
from watten_app.engine.rules import Bummerl, Rules, cards_each
from watten_app.engine.unplayable import RulesError


@dataclass(frozen=True, slots=True)
class Start:
    """Where a deal's cards come from: just one of `seed`, `pack` and `hands` (record.md).

    Attributes:
        pack: the whole shuffled pack, the top card first.
        hands: by seat, in the order dealt; `stock`, the undealt rest, only with these.
    """

    dealer: int
    seed: int | None = None
    pack: tuple[Card, ...] | None = None
    hands: tuple[tuple[Card, ...], ...] | None = None
    stock: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal of a match: how it began and how it stands."""

    start: Start
    state: AnyDeal


class MatchError(ValueError):
    """A deal that cannot be added to the match; the text says why."""


@dataclass(frozen=True, slots=True)
class Match:
    """The rules, the score to begin with, and every deal so far."""

    rules: Rules
    players: int
    first_score: tuple[int, ...]
    deals: tuple[PlayedDeal, ...] = ()

    @classmethod
    def new(cls, rules: Rules, players: int) -> "Match":
        """A match at nil, or at 20 in Böhmisch (R32).

        Raises:
            MatchError: if the pack has too few cards for so many players.
        """
        return cls(rules, players, ()).checked().at_the_start()

    def checked(self) -> "Match":
        """This match, if so many players can play it.

        Raises:
            MatchError: if they cannot.
        """
        try:
            self.rules.check_players(self.players)
        except RulesError as error:
            raise MatchError(str(error)) from None
        return self

    def at_the_start(self) -> "Match":
        """This match with the score that one begins with."""
        if self.rules.bohemian:
            return replace(self, first_score=(bohemian_deal.START_SCORE,) * self.players)
        return replace(self, first_score=(0,) * seats.score_size(self.players))

    @property
    def deal(self) -> AnyDeal:
        """The deal played last, or being played."""
        return self.deals[-1].state

    @property
    def score(self) -> tuple[int, ...]:
        """The score with every finished deal counted."""
        return self.deal.final_score if self.deals else self.first_score

    @property
    def over(self) -> bool:
        """Whether somebody has reached the target (R24, R32)."""
        return is_over(self.rules, self.score)

    @property
    def winners(self) -> tuple[int, ...]:
        """The places in the score of who won the match; empty while it goes on (R24, R32)."""
        if not self.over:
            return ()
        if self.rules.bohemian:
            return tuple(i for i, left in enumerate(self.score) if is_over(self.rules, (left,)))
        score = self._score_before_a_bluff
        return tuple(i for i, points in enumerate(score) if points == max(score))

    @property
    def _score_before_a_bluff(self) -> tuple[int, ...]:
        """The score that decides: without a bluff's points if it was enough before them (R7)."""
        outcome = self.deal.outcome if self.deals else None
        if outcome is None or not outcome.bluff_points:
            return self.score
        own = tuple(map(sub, self.score, outcome.bluff_points))
        return own if is_over(self.rules, own) else self.score

    @property
    def bummerl(self) -> tuple[int, ...]:
        """The loss marks of a finished match by place in the score, two for Schneider (R25)."""
        losers = [i for i in range(len(self.score)) if i not in self.winners] if self.over else []
        worth = {i: 2 if self.score[i] == 0 else 1 for i in losers}
        if self.rules.bummerl is Bummerl.LOSER or not losers:
            return tuple(worth.get(i, 0) for i in range(len(self.score)))
        best = max(worth.values())
        return tuple(best if i in self.winners else 0 for i in range(len(self.score)))

    @property
    def next_dealer(self) -> int | None:
        """Who deals next; None before the first deal, whose dealer the lot decides (R5, R13)."""
        if not self.deals:
            return None
        again = self.deal.outcome is not None and self.deal.outcome.ending is Ending.REDEAL
        return self.deal.dealer if again else seats.after(self.deal.dealer, self.players)

    def with_deal(self, start: Start) -> "Match":
        """The match with a new deal begun.

        Raises:
            MatchError: if it is not the time for it, or its cards are wrong.
        """
        if self.over:
            raise MatchError(f"the match is over at {' : '.join(map(str, self.score))}")
        if self.deals and not self.deal.over:
            raise MatchError("the deal before is not over")
        if not 0 <= start.dealer < self.players:
            raise MatchError(f"there is no seat {start.dealer} to deal")
        if self.next_dealer not in (None, start.dealer):
            raise MatchError(f"seat {start.dealer} deals out of turn: seat {self.next_dealer} does")
        state = self._begun(start)
        if self.deals:
            state = remembering(state, self.deal)
        return replace(self, deals=(*self.deals, PlayedDeal(start, state)))

    def _begun(self, start: Start) -> AnyDeal:
        rules, players, dealer, score = self.rules, self.players, start.dealer, self.score
        if start.hands is not None:
            self._check_hands(start)
            stock = start.stock
            if rules.bohemian:
                return bohemian.begin_with_hands(
                    rules, players, dealer, score, start.hands, stock or ()
                )
            return dealing.begin_with_hands(rules, players, dealer, score, start.hands, stock)
        pack = start.pack
        if pack is None:
            assert start.seed is not None
            pack = shuffled_pack(rules, start.seed)
        elif sorted(map(str, pack)) != sorted(map(str, rules.cards)):
            raise MatchError(f"pack is not the whole pack of {rules.pack} cards")
        family = bohemian if rules.bohemian else dealing
        return family.begin_with_pack(rules, players, dealer, score, pack)

    def _check_hands(self, start: Start) -> None:
        hands, stock = start.hands, start.stock or ()
        if len(hands) != self.players:
            raise MatchError(f"there are {len(hands)} hands for {self.players} players")
        for seat, hand in enumerate(hands):
            each = cards_each(self.players)
            if self.rules.bohemian and seat == start.dealer:
                each += 1
            if len(hand) != each:
                raise MatchError(f"seat {seat} has {len(hand)} cards instead of {each}")
        seen: set[Card] = set()
        for card in (*(card for hand in hands for card in hand), *stock):
            if card not in self.rules.cards:
                raise MatchError(f"{card} is not in a pack of {self.rules.pack} cards")
            if card in seen:
                raise MatchError(f"{card} is there twice")
            seen.add(card)

    def apply(self, action: Action) -> tuple["Match", tuple[Event, ...]]:
        """The match after an action in the current deal, and what happened.

        Raises:
            IllegalActionError: if the rules refuse it.
        """
        played = self.deals[-1]
        state, events = apply(played.state, action)
        return replace(self, deals=(*self.deals[:-1], replace(played, state=state))), events

    def states(self, number: int) -> Iterator[AnyDeal]:
        """The deal `number` from its beginning, before each action and at the end."""
        before = replace(self, deals=self.deals[:number])
        state = before.with_deal(self.deals[number].start).deal
        yield state
        for action in self.deals[number].state.actions:
            state, _ = apply(state, action)
            yield state


def is_over(rules: Rules, score: tuple[int, ...]) -> bool:
    """Whether a match by these rules is over at this score (R24, R32)."""
    if rules.bohemian:
        return bohemian_deal.is_won(rules, score)
    return max(score) >= rules.target


def shuffled_pack(rules: Rules, seed: int) -> tuple[Card, ...]:
    """The pack that a seed gives, the top card first; the same for ever (record.md)."""
    return Rng(seed).shuffled(rules.cards)
