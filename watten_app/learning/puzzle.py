"""The daily puzzle "last two tricks": made from a date, the same for everybody and for ever.

All cards lie open and I am to lead. Shall I raise first, and which card do I play? The others hold
every raise and play without a fault, and nobody raises afterwards. So either just one of my cards
wins: then I raise and play that one. Or none does: then I do not raise. A solver that looks at
every line of play has proved which.
"""

from collections.abc import Generator
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from itertools import count

from watten_app.engine import Card, Deal, Rng, derived_seed
from watten_app.engine.tricks import tricks_of
from watten_app.learning.puzzle_deal import deal_to_the_last_two, pack_of, turned_to_me
from watten_app.players.fast import Course, Position, after_play, moves
from watten_app.players.packing import course_of_deal, position_of_deal
from watten_app.players.solver import Solver
from watten_app.variants import VARIANTS

SALT = 0x2D_57_1C_4E
"""Keeps the puzzles' seeds apart from those of matches."""

ROUND = (
    "bavarian",
    "tyrolean",
    "south_tyrolean",
    "kritisch",
    "north_tyrolean",
    "franconian",
    "carinthian",
)
"""The variants of a week, each once. Old days keep their puzzles only as long as this list stays;
blind and each-for-himself are not in it: there is no raise on open cards."""


class _Wish(StrEnum):
    """What kind of puzzle a day has; the seed decides."""

    LOST = "lost"
    WEAKER = "weaker"
    STRONGER = "stronger"


_OF_TWENTY = (_Wish.LOST,) * 5 + (_Wish.WEAKER,) * 12 + (_Wish.STRONGER,) * 3
_RAISED_IN = 4
"""On one day in so many the others have raised once before."""

_BOTH_IN = 3
"""On one day in so many both tricks are needed, on the others one."""

_PATIENCE = 120
"""After so many deals it may be the other way round, so that no day takes long to make."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What to do: raise first or not, and which card to lead; None for any."""

    raises: bool
    card: Card | None


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The puzzle of a day.

    Attributes:
        deal: with two tricks left, me (seat 0) to lead and free to raise.
        right: the one right answer.
    """

    day: date
    deal: Deal
    right: Answer

    @property
    def lost(self) -> bool:
        """Whether neither card wins."""
        return not self.right.raises

    def solved_by(self, answer: Answer) -> bool:
        """Whether the answer is the right one; who does not raise on a lost deal may play any."""
        if self.lost:
            return not answer.raises
        return answer == self.right


def make_puzzle(day: date) -> Generator[None, None, Puzzle]:
    """The puzzle of a day, made in slices of a few milliseconds; its value at the end."""
    seed = seed_of(day)
    rng = Rng(seed)
    rules = VARIANTS[variant_of(day)].rules
    wish = rng.pick(_OF_TWENTY)
    raised = not rng.below(_RAISED_IN)
    made = 1 if not rng.below(_BOTH_IN) else 2
    for attempt in count():
        drawn = derived_seed(seed, attempt)
        deal = deal_to_the_last_two(rules, drawn)
        yield
        if deal is None:
            continue
        if attempt >= _PATIENCE or tricks_of(deal, deal.party(deal.turn)) == made:
            found = _answer(deal, wish)
            if found is not None:
                pack = pack_of(rules, drawn)
                return Puzzle(day, turned_to_me(deal, pack, raised=raised), found)
    raise AssertionError("counting never ends")


def seed_of(day: date) -> int:
    """The seed of a day: its date as a number, 20261130, below the puzzles' own salt."""
    return derived_seed(SALT, int(day.isoformat().replace("-", "")))


def variant_of(day: date) -> str:
    """The variant of a day: each week has every one of the round, in an order of its own."""
    week, place = divmod(day.toordinal() - 1, len(ROUND))
    return Rng(derived_seed(SALT, week)).shuffled(ROUND)[place]


def _answer(deal: Deal, wish: _Wish) -> Answer | None:
    """The one right answer if this deal is a puzzle of the kind wished for."""
    course = course_of_deal(deal)
    position = position_of_deal(course, deal)
    wins = Solver(course).wins(position)
    won = [bit for bit in wins if wins[bit]]
    if len(wins) < 2 or len(won) > 1 or bool(won) == (wish is _Wish.LOST):
        return None
    wrong = [bit for bit in wins if not wins[bit]]
    if not any(_can_still_win(course, after_play(course, position, bit)) for bit in wrong):
        # nobody would be tempted
        return None
    if not won:
        return Answer(raises=False, card=None)
    cards = {bit: card for card, bit in course.ranking.bits.items()}
    right = cards[won[0]]
    if _is_strongest(deal, right) != (wish is _Wish.STRONGER):
        return None
    return Answer(raises=True, card=right)


def _is_strongest(deal: Deal, card: Card) -> bool:
    """Whether no other card of the hand that leads is as strong when it is led itself."""
    order = deal.order
    assert order is not None
    strength = {one: order.strength(one, one.suit) for one in deal.hands[deal.turn]}
    return all(strength[card] > strength[one] for one in strength if one != card)


def _can_still_win(course: Course, position: Position, side: int | None = None) -> bool:
    """Whether the side that has just led wins if the others play badly enough."""
    if side is None:
        side = course.side[position.holder]
    if max(position.tricks) >= course.needed:
        return position.tricks[side] >= course.needed
    allowed = moves(course, position)
    while allowed:
        card = allowed & -allowed
        allowed ^= card
        if _can_still_win(course, after_play(course, position, card), side):
            return True
    return False
