"""A seed gives the same pack on every platform and in every later version."""

from collections import Counter
from itertools import permutations

import pytest

from watten_app.engine import Rng, derived_seed
from watten_app.engine.match import shuffled_pack
from watten_app.variants import rules_of

GOLDEN = {
    0: "G9 HK E7 SO H9 G8 HO EK H10 GA HA S9 GO E8 EO H8 "
    "GK S8 EA EU E10 SA E9 GU S7 S10 G10 H7 SU HU SK G7",
    1: "SK G9 EO G10 SA S7 H10 H9 GK G8 SU H8 S10 E8 GU EU "
    "HO HU SO E10 HA E7 GO S9 GA HK S8 E9 G7 EA H7 EK",
    20261129: "EK G10 G7 E9 SA S9 HA S10 GU G9 S7 EU GA E8 H7 EA "
    "E10 G8 HU HK H8 SO EO E7 GO H9 SU SK GK H10 HO S8",
    -5: "H9 E9 GO E7 EO GA S10 G7 SK HU SU H10 HO HK HA S8 "
    "H7 S7 G9 SO E10 G10 GU G8 EU EA H8 SA EK GK E8 S9",
    18446744073709551617: "EK E8 E7 H7 S7 E10 G8 S10 G9 GA SU H9 GO EA SO GK "
    "HK H10 H8 HU SK EU S9 HO EO GU G7 HA SA G10 E9 S8",
}
DERIVED = 411002803395772997


def test_the_generator_is_splitmix64() -> None:
    rng = Rng(1234567)
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("seed", GOLDEN)
def test_golden_pack(seed: int) -> None:
    assert " ".join(map(str, shuffled_pack(rules_of("bavarian"), seed))) == GOLDEN[seed]


def test_golden_derived_seeds() -> None:
    assert derived_seed(1, 2, 3) == DERIVED


def test_every_order_of_four_comes_equally_often() -> None:
    rng = Rng(7)
    orders = Counter(rng.shuffled("EGHS") for _ in range(24_000))
    assert set(orders) == set(permutations("EGHS"))
    # Chi-squared with 23 degrees of freedom: 49.7 leaves one shuffle in a thousand.
    assert sum((seen - 1_000) ** 2 / 1_000 for seen in orders.values()) < 49.7


def test_every_card_comes_to_every_place() -> None:
    cards = rules_of("bavarian").cards
    places = Counter(
        (place, card)
        for seed in range(3_200)
        for place, card in enumerate(shuffled_pack(rules_of("bavarian"), seed))
    )
    assert len(places) == len(cards) ** 2
    # 31 x 31 degrees of freedom, far out in the tail.
    assert sum((seen - 100) ** 2 / 100 for seen in places.values()) < 961 + 4 * (2 * 961) ** 0.5


def test_below_is_not_biased() -> None:
    rng = Rng(11)
    seen = Counter(rng.below(3) for _ in range(30_000))
    assert max(abs(count - 10_000) for count in seen.values()) < 350


class Told(Rng):
    """A stream of numbers that are told."""

    def __init__(self, *numbers: int) -> None:
        super().__init__(0)
        self.numbers = list(numbers)

    def next(self) -> int:
        return self.numbers.pop(0)


def test_below_passes_over_the_numbers_that_would_favour_some() -> None:
    bound = 3 << 62  # goes once into 2**64, and a quarter is left over
    assert Told(bound - 1, 7).below(bound) == bound - 1
    assert Told(bound, 7).below(bound) == 7
    assert Told(2**64 - 1, 7).below(bound) == 7


def test_long_and_negative_seeds_count_in_full() -> None:
    seeds = [0, 1, -1, 2**64, 2**64 + 1, 2**200, 2**200 + 2**64]
    assert len({Rng(seed).next() for seed in seeds}) == len(seeds)
