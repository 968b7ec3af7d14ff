"""What is learnt, kept on the device: the best of each stage, and the round that is open."""

import pytest

from watten_app.store import (
    NOTHING_LEARNT,
    Learnt,
    MemoryStorage,
    OpenRound,
    StageMark,
    keep,
    keep_learnt,
    read_learnt,
)

LEARNT = Learnt(
    (StageMark("trump", 8, 2), StageMark("suit", 5, 1)), OpenRound("suit", 2**63 + 1, (0, 3, 1))
)


def test_what_is_kept_is_read_again() -> None:
    storage = MemoryStorage()
    keep_learnt(storage, LEARNT)
    assert read_learnt(storage) == LEARNT


def test_the_best_round_counts_and_every_round_is_counted() -> None:
    learnt = NOTHING_LEARNT.finished("trump", 4).finished("trump", 7).finished("trump", 5)
    assert learnt.marks == (StageMark("trump", 7, 3),)
    assert (learnt.best("trump"), learnt.best("suit")) == (7, None)


def test_a_finished_round_is_open_no_more() -> None:
    assert LEARNT.finished("suit", 6).open is None


@pytest.mark.parametrize(
    "text", ["", "nonsense", "1:0000000000000000:{}", "2:1:[]", "1:" + "9" * 5000]
)
def test_what_is_damaged_counts_as_not_learnt(text: str) -> None:
    assert read_learnt(MemoryStorage({"learnt": text})) == NOTHING_LEARNT


@pytest.mark.parametrize(
    "data",
    [
        [],
        {"marks": 3},
        {"marks": [["trump", -1, 1], ["suit", "8", 1], [1, 2, 3], ["x"]], "open": ["suit"]},
        {"marks": [["trump", True, 1]], "open": ["suit", "1", []]},
        {"open": ["suit", 1, [0, -1]]},
    ],
)
def test_what_does_not_fit_is_left_out(data: object) -> None:
    storage = MemoryStorage()
    keep(storage, "learnt", data, 1)
    assert read_learnt(storage) == NOTHING_LEARNT
