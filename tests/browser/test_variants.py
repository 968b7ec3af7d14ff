"""Every variant in the browser: a match each, from New match to its end, by accessible names."""

import pytest

from recipe.driver import Watten
from recipe.sitting import sit_down
from watten_app.app.options import OFFERED
from watten_app.variants import VARIANTS

ELSEWHERE = ("bavarian", "bohemian")
"""Played in `test_matches.py` and `test_boehmisch.py`."""


@pytest.mark.phone(reduced_motion="reduce")
@pytest.mark.parametrize("variant", [name for name in OFFERED if name not in ELSEWHERE])
def test_the_variant_is_played_to_its_end(watten: Watten, variant: str) -> None:
    sitting = sit_down(watten, 3, region=VARIANTS[variant].names["de"])
    sitting.play_until("match")
    watten.wait_for("home")
    for kind in ("play", "deal"):
        assert sitting.done[kind], dict(sitting.done)
