"""What the bets rest on is measured as `make.py betting` says, and the table is what comes out."""

from math import log

import pytest

from recipe import betting
from recipe.bidding_game import Bet, bets_of, table, value_at, worth
from recipe.least import likelihood, linear, logistic
from recipe.recorded import Recorded, record
from watten_app.engine.rules import Tense
from watten_app.players.equity import match_chance
from watten_app.variants import rules_of

DEALS = 16
SCORES = ((15, 15), (11, 7), (6, 4), (3, 5), (2, 4), (2, 7))
NOISE = 0.05
"""So few deals tell no more."""


@pytest.fixture(scope="module")
def deals() -> list[Recorded]:
    return record(rules_of("bavarian"), DEALS // 2, 1) + record(rules_of("bavarian"), DEALS // 2, 2)


@pytest.fixture(scope="module")
def bets(deals: list[Recorded]) -> list[list[Bet]]:
    return bets_of(deals)


def test_a_line_is_found_again() -> None:
    weights, missed = linear([(1.0, x) for x in range(5)], [3.0 - 2 * x for x in range(5)])
    assert weights == pytest.approx([3, -2])
    assert missed == pytest.approx(0, abs=1e-9)


def test_a_share_is_found_again() -> None:
    weights = logistic([(1.0,)] * 400, [place % 4 == 0 for place in range(400)])
    assert likelihood(weights, (1.0,)) == pytest.approx(0.25, abs=0.01)
    assert weights[0] == pytest.approx(log(1 / 3), abs=0.05)


def test_at_each_play_three_are_asked_for_what_they_see(deals: list[Recorded]) -> None:
    assert len(deals) == DEALS
    for deal in deals:
        assert {moment.party for moment in deal.moments} == {0, 1}
        for moment in deal.moments:
            assert all(0 < one.chance(moment.trick) < 1 for one in moment.seen)


def test_what_the_strongest_sees_comes_true(deals: list[Recorded]) -> None:
    """By halves of a tenth there would have to be thousands; these few must lean the right way."""
    seen = [
        (one.chance(moment.trick), (deal.winner == moment.party) == (place != 1))
        for deal in deals
        for moment in deal.moments
        for place, one in enumerate(moment.seen)
    ]
    assert len(seen) > 600
    for low, high in ((0.0, 0.3), (0.3, 0.7), (0.7, 1.0)):
        here = [(chance, won) for chance, won in seen if low <= chance < high]
        mean, came_true = (sum(column) / len(here) for column in zip(*here, strict=True))
        assert came_true == pytest.approx(mean, abs=0.12)


@pytest.mark.parametrize("tense", Tense)
@pytest.mark.parametrize("to_go", SCORES)
def test_the_table_is_what_bets_on_fresh_deals_are_worth(
    bets: list[list[Bet]], tense: Tense, to_go: tuple[int, int]
) -> None:
    known = {
        (mine, theirs): match_chance(21, tense, 21 - mine, 21 - theirs)
        for mine in range(1, 16)
        for theirs in range(1, 16)
    }
    found = worth(bets, to_go, tense, known)
    assert found == pytest.approx(known[to_go], abs=NOISE)


def test_where_nobody_may_bet_a_score_is_worth_what_follows_it(bets: list[list[Bet]]) -> None:
    known = table(bets[:2], Tense.TWO_THREE, 6)
    assert known[2, 6] == pytest.approx((1 + known[2, 3]) / 2)
    assert known[6, 1] == pytest.approx(1 - known[1, 6])
    assert known[2, 1] == 0.5


@pytest.mark.parametrize(
    ("to_go", "tense", "value"),
    [
        ((2, 9), Tense.BAN, 2),
        ((2, 9), Tense.THREE, 3),
        ((9, 1), Tense.GESTRICHEN, 3),
        ((2, 9), Tense.TWO_THREE, 2),
        ((2, 6), Tense.FOUR_BEHIND, 4),
        ((2, 5), Tense.FOUR_BEHIND, 2),
        ((2, 1), Tense.THREE, 2),
        ((9, 9), Tense.THREE, 2),
    ],
)
def test_what_a_deal_is_worth_from_the_start(
    to_go: tuple[int, int], tense: Tense, value: int
) -> None:
    assert value_at(to_go, tense) == value


def test_the_constants_can_be_fitted(deals: list[Recorded]) -> None:
    assert len(betting.fitted_chance(deals)) == 5
    fitted = betting.fitted_trick(deals, 0)
    assert len(fitted) == 6
    assert fitted[1] < 0 < fitted[4]


def test_the_table_that_is_written_can_be_read_again() -> None:
    most = betting.MOST
    even = {(a, b): b / (a + b) for a in range(1, most + 1) for b in range(1, most + 1)}
    space: dict[str, dict[Tense, str]] = {}
    exec(betting.written([even] * len(Tense), 7), space)
    assert set(space["TABLES"]) == set(Tense)
    rows = space["TABLES"][Tense.BAN].strip().splitlines()
    assert [len(row.split()) for row in rows] == [most] * most
    assert rows[0].split()[1] == "667"
