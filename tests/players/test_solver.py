"""The exact solver against plain minimax (players.md, "Exact solving")."""

from dataclasses import replace
from random import Random

import pytest

from tests.players.dealt import playable_by
from tests.players.engine_minimax import SEATS, found_by_minimax, found_by_solver, positions
from tests.players.fast_kit import unpack
from tests.players.small_positions import plain_wins, small_position
from watten_app.players.fast import after_play, moves
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


@pytest.mark.parametrize(("cards", "number"), [(2, 1_500), (3, 500)])
def test_solving_finds_what_plain_minimax_finds_on_the_engine(cards: int, number: int) -> None:
    """2,000 positions of all variants, house rules and numbers of players."""
    seen = set()
    for _, (deal, goal) in zip(range(number), positions(cards, first_seed=1), strict=False):
        assert found_by_solver(deal, goal) == found_by_minimax(deal, goal)
        seen.add((deal.rules.variant, deal.players))
    expected = {(name, players) for players in SEATS for name in playable_by(players)}
    assert seen == expected


def test_the_search_ends_at_the_positions_that_it_may_look_at() -> None:
    course, position = small_position(Random(3), "bavarian", 3)
    solver = Solver(course, most=2)
    with pytest.raises(TooManyPositionsError):
        solver.wins(position)
    assert solver.looked_at == 2
