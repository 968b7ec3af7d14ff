"""What a review has found is there when the app is opened again, small, and never in the way."""

from dataclasses import replace

import pytest

from tests.app.fake_page import FakeClock, FakePage
from tests.app.test_replay import finished
from tests.app.test_review import MATCH, whole
from watten_app.app.house import House
from watten_app.app.replay import Moment
from watten_app.app.review import Decision, Review
from watten_app.app.review_rows import review_of, rows_of
from watten_app.engine import Action, Card, Message, Rank, Role, Sign, Suit
from watten_app.players.reason import Measure
from watten_app.store import MemoryStorage, find_review, keep_played, keep_review
from watten_app.store.reviews import KEPT
from watten_app.variants import spec_of

EVERYTHING = {
    "card": Card.parse("HK"),
    "cards": (Card.parse("S6"), Card.parse("E7")),
    "rank": Rank.OBER,
    "suit": Suit.ACORNS,
    "role": Role.RECHTER,
    "sign": Sign.MAX,
    "number": 61,
    "none": None,
    "word": "–",
}
DECISION = Decision(
    Moment(1, 7),
    Action.parse("0 play HK"),
    Action.parse("0 raise"),
    Measure.DEAL.value,
    Message("advice.percent", {"number": 61}),
    Message("advice.percent", {"number": 40}),
    0.21,
    Message("reason.card_wins", EVERYTHING),
)


@pytest.mark.parametrize("found", [whole(MATCH), Review((DECISION,), 3, 12), Review((), 0, 4)])
def test_a_review_is_read_again_as_it_was(found: Review) -> None:
    storage = MemoryStorage()
    save = replace(MATCH.save, identity="m")
    keep_played(storage, save, 1, spec_of)
    keep_review(storage, "m", rows_of(found))
    again = review_of(find_review(storage, "m"))
    assert again is not None
    assert (again.looked_at, again.of) == (found.looked_at, found.of)
    rounded = [replace(one, cost=round(one.cost, 4)) for one in found.decisions]
    assert list(again.decisions) == rounded


@pytest.mark.parametrize(
    "rows", [None, 3, [], [1, 2], ["1", 2, []], [1, 2, [[]]], [-1, 2, []], {"a": 1}]
)
def test_what_is_no_review_is_none(rows: object) -> None:
    assert review_of(rows) is None


def test_it_is_there_when_the_app_is_opened_again() -> None:
    house = finished("bavarian")
    identity = house.results()[-1].identity
    found = Review((DECISION,), 3, 12)
    house.archive.keep_review(identity, found)
    again = House(FakePage(house._page.texts), clock=FakeClock())
    assert again.archive.review(identity) == found
    assert again.archive.review("another") is None
    again.archive.keep_review("another", found)
    assert not [key for key in again._page.texts if "another" in key]


def test_of_many_matches_the_newest_reviews_stay() -> None:
    storage = MemoryStorage()
    for number in range(KEPT + 5):
        save = replace(MATCH.save, identity=f"m{number}")
        keep_played(storage, save, number, spec_of)
        keep_review(storage, f"m{number}", [0, 1, []])
    kept = [name for name in storage.names() if name.startswith("review.")]
    assert len(kept) == KEPT
    assert find_review(storage, "m4") is None
    assert find_review(storage, "m5") is not None


def test_another_device_shows_what_was_found_here() -> None:
    house = finished("bavarian")
    identity = house.results()[-1].identity
    found = Review((DECISION,), 3, 12)
    house.archive.keep_review(identity, found)
    house.archive.keep_review(identity, whole(MATCH), 2)
    other = House(FakePage(), clock=FakeClock())
    other.take_in(house.archive.pack_up())
    assert other.archive.review(identity) == found
    assert other.archive.review(identity, 2).over
    # one that has been looked at here already gives way to a longer one
    house.archive.keep_review(identity, Review((DECISION,), 12, 12))
    other.take_in(house.archive.pack_up())
    assert other.archive.review(identity).over


@pytest.mark.parametrize("strange", ["☃" * 50, "<b>", [["", [["", []]]]], 10**400])
def test_what_another_has_written_into_it_is_not_shown(strange: object) -> None:
    [looked_at, of, [row]] = rows_of(Review((DECISION,), 3, 12))
    row[-1][1]["word"] = strange
    row[7] = strange if isinstance(strange, int) else row[7]
    assert review_of([looked_at, of, [row]]) is None
