"""Progress by variant and level, and the curves."""

from dataclasses import replace

from tests.store.test_results import ONE
from watten_app.app.progress import MIXED, groups_of, points_ahead, shares_won
from watten_app.store import Tally


def test_results_are_grouped_by_variant_and_level_in_the_usual_order() -> None:
    strong = replace(ONE, levels=("strong",) * 3, won=False)
    mixed = replace(ONE, levels=("strong", "easy", "easy"))
    other = replace(ONE, variant="tyrolean", tally=Tally(points=15, against=3))
    gone = replace(ONE, variant="once-known")
    groups = groups_of([gone, other, ONE, strong, mixed, other])
    assert [(one.variant, one.level) for one in groups] == [
        ("bavarian", "easy"),
        ("bavarian", MIXED),
        ("bavarian", "strong"),
        ("tyrolean", "easy"),
        ("once-known", "easy"),
    ]
    assert [one.totals.matches for one in groups] == [1, 1, 1, 2, 1]
    assert groups[3].totals.tally == Tally(points=30, against=6)


def test_the_share_won_is_that_of_the_last_ten() -> None:
    results = [replace(ONE, won=number >= 10) for number in range(20)]
    shares = shares_won(results)
    assert (shares[0], shares[9], shares[14], shares[19]) == (0, 0, 0.5, 1)
    assert shares_won(results[:2]) == ()


def test_points_add_up_over_the_matches_that_counted_them() -> None:
    results = [replace(ONE, tally=Tally(points=15, against=13 + number)) for number in range(4)]
    assert points_ahead([ONE, *results]) == (2, 3, 3, 2)
    assert points_ahead([ONE] * 5) == ()
