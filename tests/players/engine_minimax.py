"""Minimax on the engine itself, and `python -m tests.players.engine_minimax [NUMBER [CARDS]]`.

The test suite holds the solver against it over 2,000 positions with two and three cards a hand;
the command over as many as wished, by default 200 with four. It prints each position at fault and
ends with status 1 if there is one.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import count
from random import Random

from tests.players.dealt import playable_by, played_at_random
from tests.reference.random_match import random_spec
from watten_app.engine import Verb, apply, legal
from watten_app.engine.bohemian_deal import TRICKS
from watten_app.engine.play import AnyDeal
from watten_app.players.fast import alone
from watten_app.players.packing import course_of_deal, position_of_deal
from watten_app.players.solver import Solver
from watten_app.variants import rules_of

SEATS = (2, 3, 4, 5, 6, 8)
FIRST_SEED = 1_000_000

type Wins = Callable[[AnyDeal], bool]
"""Whether the side looked at has got what it wants in a deal that is over."""


def minimax(deal: AnyDeal, mine: Callable[[int], bool], wins: Wins) -> bool:
    """Whether the side of the seats that are `mine` gets it with best play by all."""
    if deal.over:
        return wins(deal)
    ours = mine(deal.turn)
    plays = (action for action in legal(deal) if action.verb is Verb.PLAY)
    return any(minimax(apply(deal, play)[0], mine, wins) == ours for play in plays) == ours


def found_by_minimax(deal: AnyDeal, goal: int) -> dict[str, bool]:
    """For each card that may be played now, whether the side of the seat to play gets its goal.

    Args:
        goal: in Böhmisch the counts of tricks that the seat wants, one bit each.
    """
    seat = deal.turn
    if deal.rules.bohemian:
        mine: Callable[[int], bool] = seat.__eq__

        def wins(over: AnyDeal) -> bool:
            return bool(goal >> sum(trick.winner == seat for trick in over.tricks) & 1)
    else:
        side = deal.party(seat)

        def mine(other: int) -> bool:
            return deal.party(other) == side

        def wins(over: AnyDeal) -> bool:
            return over.outcome is not None and over.party(over.outcome.winners[0]) == side

    plays = [action for action in legal(deal) if action.verb is Verb.PLAY]
    return {str(play.card): minimax(apply(deal, play)[0], mine, wins) for play in plays}


def found_by_solver(deal: AnyDeal, goal: int) -> dict[str, bool]:
    """The same by the solver."""
    course = course_of_deal(deal)
    position = position_of_deal(course, deal)
    if deal.rules.bohemian:
        course, position = alone(course, position, deal.turn, goal)
    wins = Solver(course).wins(position)
    return {str(card): wins[bit] for card, bit in course.ranking.bits.items() if bit in wins}


def positions(cards: int, first_seed: int) -> Iterator[tuple[AnyDeal, int]]:
    """Positions whose seat to play holds so many cards; with each a goal for Böhmisch.

    All variants and numbers of players by turns, with house rules.
    """
    for seed in count(first_seed):
        players = SEATS[seed % len(SEATS)]
        variants = playable_by(players)
        variant = variants[seed // len(SEATS) % len(variants)]
        random = Random(seed)
        rules = rules_of(random_spec(random, players, variant))
        deals = played_at_random(rules, players, seed)
        fitting = [deal for deal in deals if len(deal.hands[deal.turn]) == cards]
        if fitting:
            yield random.choice(fitting), random.randrange(1, 1 << TRICKS)


def main(number: int, cards: int) -> int:
    """Compare so many positions with so many cards a hand."""
    faults = 0
    for _, (deal, goal) in zip(range(number), positions(cards, FIRST_SEED), strict=False):
        expected, told = found_by_minimax(deal, goal), found_by_solver(deal, goal)
        if told != expected:
            print(f"{deal.rules.variant}, {deal.players} players: {told}, and not {expected}")
            print("   ", *map(str, deal.actions), sep=" · ")
            faults += 1
    return int(faults > 0)


if __name__ == "__main__":
    given = [int(argument) for argument in sys.argv[1:]]
    sys.exit(main(*(given + [200, 4][len(given) :])))
