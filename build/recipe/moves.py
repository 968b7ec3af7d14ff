"""`make.py moves [DEALS]`: learn which cards thinking players play, from deals among them.

The yardstick n80 plays deals of many variants and numbers of seats, nobody raising; each play that
was a choice is a decision. A table for `players/expected.py` is fitted to them by stochastic
gradient ascent on the likelihood and written to expected.json. The same number of deals gives the
same table everywhere; the one that comes with the app is made from 5,398, which takes some forty
minutes on two cores.
"""

import json
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from math import exp, log, prod, sqrt
from multiprocessing import get_context
from random import Random

from recipe.places import ROOT
from recipe.steps import say
from watten_app.engine import Deal, Match, Start, Trick, Verb, apply, observe, to_act
from watten_app.engine.rng import derived_seed
from watten_app.players import Level, choose
from watten_app.players.expected import HUNDREDTHS, MANY, SIZES, Expected, Table, knew_at
from watten_app.players.fast import Course
from watten_app.players.moments import moments
from watten_app.players.packing import course_of_deal
from watten_app.variants import rules_of

DEALS = 5_398
SEED = 77
TARGET = ROOT / "watten_app" / "players" / "expected.json"

TABLES = (
    *[("bavarian", 4)] * 6,
    ("franconian", 4),
    ("kritisch", 4),
    ("carinthian", 4),
    ("tyrolean", 4),
    ("north_tyrolean", 4),
    *[("south_tyrolean", 4)] * 2,
    *[("blind", 4)] * 3,
    ("ladinern", 4),
    ("groeden", 4),
    ("bavarian", 3),
    ("bavarian", 2),
    ("tyrolean", 3),
    ("south_tyrolean", 2),
    ("south_tyrolean", 6),
    ("blind", 6),
    ("bavarian", 6),
)
"""What is played at how many seats, by turns."""

_STEP, _ROUNDS, _SHRINK = 0.12, 12, 2e-5


LENGTHS = {part: prod(shape) for part, shape in SIZES.items()}
"""How many numbers each part of the table has."""

_OFFSETS = {part: sum(list(LENGTHS.values())[:n]) for n, part in enumerate(LENGTHS)}


@dataclass(frozen=True, slots=True)
class Decision:
    """A play that was a choice: for each card that could be played where the table speaks of it.

    Attributes:
        cards: by card, places in the parts of the table laid end to end.
        chosen: which of the cards was played.
        tag: what kind of deal it was in: the variant and the seats.
    """

    cards: tuple[tuple[int, ...], ...]
    chosen: int
    tag: tuple[str, int]


def learn(deals: str = str(DEALS)) -> None:
    """Play so many deals, fit the table to their decisions and write it."""
    decisions = list(played(range(int(deals))))
    say("moves", f"{len(decisions):,} decisions")
    table = fit(decisions)
    uniform, learned = unlikelihood({}, decisions), unlikelihood(table, decisions)
    say("moves", f"a decision tells {uniform - learned:.3f} less than chance ({uniform:.3f})")
    TARGET.write_text(as_text(table), encoding="utf-8")
    say("expected.json", "written")


def played(numbers: Iterable[int]) -> Iterator[Decision]:
    """The decisions of the deals of these numbers, played on all cores."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for decisions in pool.map(decisions_of, numbers, chunksize=16):
            yield from decisions


def decisions_of(number: int) -> list[Decision]:
    """The decisions of one deal."""
    deal = play(number)
    if deal is None:
        return []
    tricks = (*deal.tricks, deal.trick)
    tag = (deal.rules.variant, deal.players)
    return list(decided(course_of_deal(deal), deal.dealer, tricks, deal.hands, tag))


def play(number: int) -> Deal | None:
    """The deal of that number, played by n80 without raises; None if it was given away."""
    variant, players = TABLES[number % len(TABLES)]
    start = Start(number * 7 % players, seed=derived_seed(SEED, number))
    deal = Match.new(rules_of(variant), players).with_deal(start).deal
    while not deal.over:
        seat = to_act(deal)[0]
        view = observe(deal, seat)
        view = replace(view, legal=tuple(a for a in view.legal if a.verb is not Verb.RAISE))
        seed = derived_seed(number, len(deal.actions), seat)
        deal, _ = apply(deal, choose(Level.N80, view, seed).action)
    return deal if deal.tricks else None


def decided(
    course: Course,
    dealer: int,
    tricks: tuple[Trick, ...],
    hands: tuple[tuple, ...],
    tag: tuple[str, int],
) -> Iterator[Decision]:
    """The decisions in these tricks, after which the seats still hold these hands."""
    ranking = course.ranking
    held = [ranking.pack(tuple(hand)) for hand in hands]
    plays = list(moments(course, tricks))
    for moment, card in plays:
        held[moment.seat] |= card
    for moment, card in plays:
        hand = held[moment.seat]
        knowing = knew_at(course.rules, dealer, len(hands), moment.seat, sum(moment.tricks))
        expected = Expected(course, moment, knowing, {})
        allowed = expected.allowed(hand)
        held[moment.seat] ^= card
        if allowed == card:
            continue
        many = min(MANY - 1, (hand & ranking.classed).bit_count())
        placed = expected.placed(allowed)
        yield Decision(
            tuple(
                tuple(_OFFSETS[part] + where for part, where in expected.keys(one, place, many))
                for one, place in placed
            ),
            [one for one, _ in placed].index(card),
            tag,
        )


def fit(decisions: list[Decision], rounds: int = _ROUNDS) -> Table:
    """The table that makes these decisions likely, drawn a little towards 0."""
    weights = [0.0] * sum(LENGTHS.values())
    squares = [1e-2] * len(weights)
    order, random = list(range(len(decisions))), Random(SEED)
    for number in range(rounds):
        random.shuffle(order)
        step = _STEP * (1 - number / rounds)
        for place in order:
            decision = decisions[place]
            shares = _shares(weights, decision)
            for one, keys in enumerate(decision.cards):
                pull = (one == decision.chosen) - shares[one]
                for key in keys:
                    slope = pull - _SHRINK * len(decisions) / 1000 * weights[key]
                    squares[key] += slope * slope
                    weights[key] += step * slope / sqrt(squares[key])
    return {
        part: [
            round(HUNDREDTHS * weight)
            for weight in weights[_OFFSETS[part] : _OFFSETS[part] + length]
        ]
        for part, length in LENGTHS.items()
    }


def unlikelihood(table: Table, decisions: list[Decision]) -> float:
    """How unlikely a decision is by the table, as a mean logarithm; by chance if it is empty."""
    weights = [0.0] * sum(LENGTHS.values())
    for part, numbers in table.items():
        for place, number in enumerate(numbers):
            weights[_OFFSETS[part] + place] = number / HUNDREDTHS
    told = sum(log(_shares(weights, decision)[decision.chosen]) for decision in decisions)
    return -told / len(decisions)


def _shares(weights: list[float], decision: Decision) -> list[float]:
    powers = [exp(sum([weights[key] for key in keys])) for keys in decision.cards]
    total = sum(powers)
    return [power / total for power in powers]


def as_text(table: Table) -> str:
    """The table as it is kept in its file: a line for each part."""
    lines = [
        f'"{part}":{json.dumps(numbers, separators=(",", ":"))}' for part, numbers in table.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"
