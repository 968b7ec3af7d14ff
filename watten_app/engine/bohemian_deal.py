"""The state of one deal of Böhmisch, a frozen value, and what it costs (section 8, R32)."""

from dataclasses import dataclass
from operator import add

from watten_app.engine import seats
from watten_app.engine.actions import Action
from watten_app.engine.cards import Card, Rank, Suit
from watten_app.engine.deal import Ending, MadeSign, Outcome, Phase, Trick
from watten_app.engine.order import Order
from watten_app.engine.rules import Overshoot, Rules

START_SCORE = 20
TRICKS = 5
_NO_TRICK_POINTS = 5


@dataclass(frozen=True, slots=True)
class BohemianDeal:
    """One deal of Böhmisch at one moment.

    Attributes:
        score: what each seat has left before the deal.
        turn: the seat that is asked to stay, to exchange or to play.
        turned: the card turned up for the dealer (R28); with Schlag, trump and order it is
            None until the cards are dealt.
        left: the seat that sits this deal out, if one does.
        lifted, below, taken, peeked: as in a deal of the first family (R7, R8).
    """

    rules: Rules
    players: int
    dealer: int
    score: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    put_away: tuple[tuple[Card, ...], ...]
    taken: tuple[tuple[Card, ...], ...]
    peeked: tuple[tuple[Card, ...], ...]
    phase: Phase
    turn: int
    trick: Trick
    stock: tuple[Card, ...] = ()
    value: int = 1
    schlag: Rank | None = None
    trump: Suit | None = None
    order: Order | None = None
    turned: Card | None = None
    tricks: tuple[Trick, ...] = ()
    left: int | None = None
    actions: tuple[Action, ...] = ()
    outcome: Outcome | None = None
    lifted: tuple[Card, ...] = ()
    below: tuple[Card, ...] = ()

    @property
    def forehand(self) -> int:
        """The seat after the dealer (R5)."""
        return seats.after(self.dealer, self.players)

    @property
    def cutter(self) -> int:
        """The seat before the dealer (record.md)."""
        return seats.after(self.dealer, self.players, -1)

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.outcome is not None

    @property
    def signs(self) -> tuple[MadeSign, ...]:
        """Nobody signs: each plays alone."""
        return ()

    @property
    def staying(self) -> tuple[int, ...]:
        """Who plays this deal, from forehand on."""
        return self.turn_from(self.forehand)

    def turn_from(self, leader: int) -> tuple[int, ...]:
        """Who plays this deal, in turn from `leader` on."""
        return tuple(s for s in seats.in_turn(leader, self.players) if s != self.left)

    @property
    def final_score(self) -> tuple[int, ...]:
        """The score with what this deal has brought so far."""
        if self.outcome is None:
            return self.score
        return tuple(map(add, self.score, self.outcome.points))

    def party(self, seat: int) -> int:
        """Each seat is its own party."""
        return seat


def is_won(rules: Rules, score: tuple[int, ...]) -> bool:
    """Whether somebody has got to 0, or below where that counts (R32)."""
    return any(points == 0 or (points < 0 and _below_counts(rules)) for points in score)


def _below_counts(rules: Rules) -> bool:
    return rules.overshoot is Overshoot.ALLOWED


def outcome_of(deal: BohemianDeal) -> Outcome:
    """What all five tricks bring, and who has won the match with them (R32)."""
    points = tuple(_points(deal, seat) for seat in range(deal.players))
    final = tuple(map(add, deal.score, points))
    winners = tuple(s for s in range(deal.players) if is_won(deal.rules, (final[s],)))
    return Outcome(Ending.TRICKS, winners, points)


def _points(deal: BohemianDeal, seat: int) -> int:
    """What is added to the seat's score: down a point a trick, up five for none (R32)."""
    if seat == deal.left:
        return 0
    made = sum(1 for trick in deal.tricks if trick.winner == seat)
    return points_of_tricks(deal.rules, made, deal.value, deal.score[seat])


def points_of_tricks(rules: Rules, made: int, value: int, left: int) -> int:
    """What so many tricks add to a score with so many points left (R32).

    Args:
        value: what a trick counts, 1 or 2.
    """
    if not made:
        return _NO_TRICK_POINTS * value
    gained = made * value
    if gained > left and not _below_counts(rules):
        return gained - left
    return -gained
