"""Puzzles held against minimax on the engine itself, and `python -m tests.learning.puzzle_days`.

The command looks at 400 consecutive days, or as many as are given, from a day that may follow;
the test suite at some of them. It prints each fault, how the puzzles are mixed and how long they
took to make, and ends with status 1 if there was a fault.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from time import perf_counter

from tests.players.engine_minimax import minimax
from watten_app.engine import Action, Deal, Verb, apply, legal
from watten_app.learning.puzzle import Answer, Puzzle, make_puzzle
from watten_app.learning.puzzle_deal import ME
from watten_app.players.worlds import finished

FIRST_DAY = date(2026, 11, 30)
NUMBER = 400


def days(number: int, first: date = FIRST_DAY, step: int = 1) -> Iterator[date]:
    """So many days, one after the other."""
    return (first + timedelta(days=place * step) for place in range(number))


def worth(deal: Deal, answer: Answer) -> int:
    """What an answer brings me: points won, or lost below nil; the others hold every raise."""
    value = deal.value
    if answer.raises:
        deal, _ = apply(deal, Action(ME, Verb.RAISE))
        deal, _ = apply(deal, Action(legal(deal)[0].seat, Verb.HOLD))
        value += 1
        assert deal.value == value
    deal, _ = apply(deal, Action(ME, Verb.PLAY, answer.card))
    return value if minimax(deal, _mine, _won) else -value


def _mine(seat: int) -> bool:
    return seat % 2 == ME


def _won(over: Deal) -> bool:
    assert over.outcome is not None
    return ME in over.outcome.winners


def fault_of(puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle: not a moment of the kind, or not just one right answer."""
    deal = puzzle.deal
    cards = [action.card for action in legal(deal) if action.verb is Verb.PLAY]
    if (deal.turn, len(deal.tricks), deal.trick.cards) != (ME, 3, ()):
        return "I am not to lead to the fourth trick"
    if len(cards) < 2 or Action(ME, Verb.RAISE) not in legal(deal):
        return "there is nothing to decide"
    answers = [Answer(raises, card) for raises in (True, False) for card in cards]
    found = {answer: worth(deal, answer) for answer in answers}
    best = {answer for answer in answers if found[answer] == max(found.values())}
    told = {answer for answer in answers if puzzle.solved_by(answer)}
    if best != told:
        return f"told {told}, and not {best}"
    if not puzzle.lost and len(best) != 1:
        return f"there are {len(best)} right answers"
    return None


@dataclass(frozen=True, slots=True)
class Mixture:
    """What many puzzles are like, counted."""

    lost: int
    weaker: int
    variants: Counter[str]


def is_strongest(puzzle: Puzzle) -> bool:
    """Whether the right card is simply the strongest of mine."""
    order, hand = puzzle.deal.order, puzzle.deal.hands[ME]
    assert order is not None
    strength = {card: order.strength(card, card.suit) for card in hand}
    other = next(card for card in hand if card != puzzle.right.card)
    return puzzle.right.card is not None and strength[puzzle.right.card] > strength[other]


def mixture_of(puzzles: list[Puzzle]) -> Mixture:
    """How the puzzles are mixed."""
    return Mixture(
        lost=sum(puzzle.lost for puzzle in puzzles),
        weaker=sum(not puzzle.lost and not is_strongest(puzzle) for puzzle in puzzles),
        variants=Counter(puzzle.deal.rules.variant for puzzle in puzzles),
    )


def main(number: int, first: date) -> int:
    """Look at so many days."""
    puzzles, times, faults = [], [], 0
    for day in days(number, first):
        begun = perf_counter()
        puzzle = finished(make_puzzle(day))
        times.append(perf_counter() - begun)
        puzzles.append(puzzle)
        fault = fault_of(puzzle)
        if fault:
            faults += 1
            print(f"{day}: {fault}")
    times.sort()
    print(f"{number} puzzles, {faults} faults: {mixture_of(puzzles)}")
    print(f"made in {times[number // 2]:.3f} s at the median, {times[-1]:.3f} s at most")
    return int(faults > 0)


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(
        main(
            int(given[0]) if given else NUMBER,
            date.fromisoformat(given[1]) if len(given) > 1 else FIRST_DAY,
        )
    )
