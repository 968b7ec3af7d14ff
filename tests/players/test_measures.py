"""What the players are measured with: series, intervals, whole matches, endings, best replies."""

import pytest

from watten_app.engine import Rng, View
from watten_app.players import Choice, Level, choose
from watten_app.players.betting import without_raises
from watten_app.players.measuring import reply
from watten_app.players.measuring.arena import arena
from watten_app.players.measuring.duel import duel
from watten_app.players.measuring.endings import endings
from watten_app.players.measuring.reply import Policy, best_reply, gains
from watten_app.players.measuring.series import SERIES, in_series
from watten_app.players.measuring.spread import mean_and_interval
from watten_app.players.worlds import Slices
from watten_app.variants import rules_of

BAVARIAN = rules_of("bavarian")
NEVER = Policy(1.01, 1.01, 0.0)
"""Never raises and always holds."""


def shares(share: int, seed: int) -> list[tuple[int, int]]:
    return [(share, seed)]


def test_few_are_one_series_with_its_own_seed() -> None:
    assert in_series(shares, 9, 5, many=10) == [(9, 5)]


def test_many_are_divided_among_series_with_seeds_of_their_own() -> None:
    found = in_series(shares, 19, 5, many=10)
    assert sorted(share for share, _ in found) == [2] * 5 + [3] * 3
    assert len({seed for _, seed in found}) == SERIES


def test_the_interval_of_a_mean() -> None:
    mean, (low, high) = mean_and_interval([0.0, 1.0] * 50)
    assert mean == 0.5
    assert (low, high) == pytest.approx((0.5 - 0.0985, 0.5 + 0.0985), abs=1e-4)
    assert mean_and_interval([2.0]) == (2.0, [2.0, 2.0])


@pytest.mark.parametrize("level", [Level.RANDOM, Level.GREEDY])
def test_in_whole_matches_equals_are_even(level: Level) -> None:
    told = duel(level, level, BAVARIAN, pairs=4, seed=3)
    assert (told["a_match_rate"], told["ci95"]) == (0.5, [0.5, 0.5])
    assert told["a_points_per_deal"] == pytest.approx(0)


def test_whole_matches_are_won_by_the_better() -> None:
    assert duel(Level.GREEDY, Level.RANDOM, BAVARIAN, pairs=15, seed=3)["a_match_rate"] > 0.7


def test_an_arena_is_the_same_on_all_cores() -> None:
    """Many deals: what is told does not hang on which series is done first."""
    told = [arena(Level.GREEDY, Level.RANDOM, BAVARIAN, 160, seed=4) for _ in range(2)]
    assert told[0] | {"ms": None} == told[1] | {"ms": None}


@pytest.mark.parametrize("variant", ["bavarian", "tyrolean", "south_tyrolean"])
def test_with_open_cards_a_won_deal_is_kept(variant: str) -> None:
    found = endings(Level.RANDOM, rules_of(variant), deals=30, seed=2)
    assert len(found) > 20
    assert all(one.kept_open for one in found)
    assert all(one.kept for one in found if one.free)


def test_with_hidden_cards_a_won_deal_may_be_lost() -> None:
    found = endings(Level.RANDOM, BAVARIAN, deals=30, seed=2)
    assert any(not one.kept for one in found)


def test_the_strongest_hardly_ever_loses_a_won_ending() -> None:
    found = endings(Level.STRONG, BAVARIAN, deals=8, seed=2)
    assert sum(one.kept for one in found) >= len(found) - 1


def test_the_best_reply_gains_most_on_average() -> None:
    assert best_reply([[1.0, 0.0, 0.0], [0.0, 0.75, 0.5], [0.0, 0.75, 0.0]]) == 1


def bets_like(monkeypatch: pytest.MonkeyPatch, *, raises: bool) -> None:
    """Quick players in the strongest's place, who see an even chance in everything."""

    def choose_quickly(_level: Level, view: View, seed: int) -> Choice:
        return choose(Level.RANDOM, view if raises else without_raises(view), seed)

    def even(_view: View, _rng: Rng) -> Slices[float]:
        yield
        return 0.5

    monkeypatch.setattr(reply, "choose", choose_quickly)
    monkeypatch.setattr(reply, "chance_of", even)


def test_a_reply_that_does_the_same_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    bets_like(monkeypatch, raises=False)
    assert gains((NEVER,), BAVARIAN, deals=6, seed=6) == [[0.0]] * 6


def test_who_folds_to_every_raise_loses_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    bets_like(monkeypatch, raises=True)
    found = gains((Policy(1.01, 1.01, 0.6), Policy(1.01, 1.01, 0.4)), BAVARIAN, 15, seed=6)
    folding, holding = (sum(deal[place] for deal in found) for place in (0, 1))
    assert folding < holding


def test_the_strongest_may_be_replied_to() -> None:
    assert len(gains((NEVER, Policy(0.0, 0.0, 0.0)), BAVARIAN, deals=1, seed=6)[0]) == 2


def test_only_who_is_told_to_signs() -> None:
    """Without signs equals are even; where one side signs they are not, with whole matches too."""
    level, deals = Level.NORMAL, 12
    told = {
        who: arena(level, level, BAVARIAN, deals, seed=5, cards_only=True, signing=who)
        for who in ("", "a", "b")
    }
    assert told[""]["a_deal_rate"] == 0.5
    assert told["a"]["a_deal_rate"] == round(1 - told["b"]["a_deal_rate"], 4) != 0.5
    assert duel(level, level, BAVARIAN, pairs=3, seed=3, signing="a")["a_points_per_deal"] != 0
