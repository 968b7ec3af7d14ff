"""Pauses belong to the game: each moment has its own, and reduced motion changes none."""

import pytest

from tests.ui.table_kit import OPENED, deal
from watten_app.app import pacing
from watten_app.store import Tempo


@pytest.mark.parametrize(
    ("actions", "after_trick", "seconds"),
    [
        ((), False, pacing.DEAL_OUT),
        (("1 schlag O",), False, pacing.LISTEN),
        (OPENED, False, pacing.LISTEN),
        ((*OPENED, "1 play GO"), False, pacing.THINK),
        ((*OPENED, "1 play GO"), True, pacing.THINK + pacing.TRICK_TAKE),
        ((*OPENED, "1 raise"), False, pacing.ASK),
    ],
)
def test_each_moment_has_its_pause(
    actions: tuple[str, ...], after_trick: bool, seconds: float
) -> None:
    assert pacing.before_move(deal(*actions), after_trick=after_trick) == seconds


def test_every_tempo_is_faster_than_the_one_before() -> None:
    factors = [pacing.FACTOR[tempo] for tempo in Tempo]
    assert factors == sorted(factors, reverse=True)
