"""What both sides see, and what a raise tells of it."""

import pytest

from watten_app.players.bidding import TRICKS, chance_of, logit, lowered, replies, told

PLACES = range(len(TRICKS))


def test_logits_are_finite_and_lead_back() -> None:
    assert chance_of(logit(0.3)) == pytest.approx(0.3)
    assert -20 < logit(0.0) == pytest.approx(-logit(1.0))
    assert lowered(0.24, 0.45) == pytest.approx(1 / 6, abs=0.01)
    assert 0 < lowered(0.0, 1.0) < lowered(1.0, 1.0) < 1


@pytest.mark.parametrize("trick", PLACES)
def test_a_raise_tells_the_more_the_more_is_risked_for_it(trick: int) -> None:
    usual = TRICKS[trick].tells
    assert told(trick, gain=1, risk=1) == pytest.approx(usual)
    assert told(trick, gain=1, risk=0) == 0
    assert 0 <= told(trick, gain=2, risk=1) < usual < told(trick, gain=1, risk=2)
    assert told(trick, gain=0, risk=1) == told(trick, gain=1, risk=99) == 2 * usual


@pytest.mark.parametrize("trick", PLACES)
def test_the_better_they_must_be_to_hold_the_more_they_fold(trick: int) -> None:
    found = [replies(trick, 1.0, needed, 0.5) for needed in (0.0, 0.2, 0.5, 0.8, 1.0)]
    folds, held = zip(*found, strict=True)
    assert folds[0] == 0
    assert folds[-1] == 1
    assert list(folds) == sorted(folds)
    assert list(held) == sorted(held, reverse=True)


@pytest.mark.parametrize("trick", PLACES)
def test_who_sees_more_meets_more_folds_and_wins_more_when_held(trick: int) -> None:
    found = [replies(trick, own, 1 / 6, 0.5) for own in (-2.0, -1.0, 0.0, 1.0, 2.0)]
    folds, held = zip(*found, strict=True)
    assert list(folds) == sorted(folds)
    assert list(held) == sorted(held)


def test_who_holds_has_better_cards_than_who_was_not_asked() -> None:
    for trick in PLACES:
        anyone = replies(trick, 1.0, 0.0, 0.0)[1]
        assert replies(trick, 1.0, 0.3, 0.5)[1] < anyone
