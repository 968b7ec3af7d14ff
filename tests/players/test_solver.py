"""The exact solver against plain minimax (players.md, "Exact solving")."""

from dataclasses import replace
from random import Random

import pytest

from tests.kit_matches import random_position
from tests.players.fast_kit import unpack
from tests.players.small_positions import plain_wins, small_position
from watten_app.engine import Phase, apply, legal
from watten_app.engine.deal import Deal
from watten_app.players.fast import after_play, moves
from watten_app.players.packing import course_of_deal, position_of_deal
from watten_app.players.solver import Solver, TooManyPositionsError
from watten_app.variants import VARIANTS

OF_TWO, OF_THREE = 160, 40


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("cards", "number"), [(2, OF_TWO), (3, OF_THREE)])
def test_solving_finds_what_plain_minimax_finds(variant: str, cards: int, number: int) -> None:
    for seed in range(number):
        random = Random(f"{variant} {cards} {seed}")
        course, position = small_position(random, variant, cards)
        for _ in range(random.randrange(course.size)):
            card = course.ranking.bits[
                random.choice(unpack(course.ranking, moves(course, position)))
            ]
            position = after_play(course, position, card)
        assert Solver(course).wins(position) == plain_wins(course, position)


def test_the_rechter_is_not_equal_to_its_neighbours_in_trick_1() -> None:
    """Leading it binds the others, so merging it loses deals (players.md, the trap)."""
    course, position = small_position(Random("trap 1245"), "bavarian", 3)
    careless = replace(course, ranking=replace(course.ranking, kin_first=course.ranking.kin))
    expected = plain_wins(course, position)
    assert Solver(course).wins(position) == expected
    assert Solver(careless).wins(position) != expected


def engine_minimax(deal: Deal) -> bool:
    """Whether party 0 wins the cards of a deal on the engine itself."""
    if deal.over:
        return deal.party(deal.outcome.winners[0]) == 0
    mine = deal.party(deal.turn) == 0
    plays = [action for action in legal(deal) if action.verb.value == "play"]
    return any(engine_minimax(apply(deal, play)[0]) == mine for play in plays) == mine


def test_solving_finds_what_the_engine_finds() -> None:
    compared = 0
    for seed in range(900):
        deal = random_position(seed)
        if deal.phase is not Phase.PLAY or deal.rules.bohemian or sum(map(len, deal.hands)) > 9:
            continue
        compared += 1
        course = course_of_deal(deal)
        wins = Solver(course).wins(position_of_deal(course, deal))
        assert any(wins.values()) == (engine_minimax(deal) == (deal.party(deal.turn) == 0))
    assert compared > 70


def test_the_search_ends_at_the_positions_that_it_may_look_at() -> None:
    course, position = small_position(Random(3), "bavarian", 3)
    solver = Solver(course, most=2)
    with pytest.raises(TooManyPositionsError):
        solver.wins(position)
    assert solver.looked_at == 2
