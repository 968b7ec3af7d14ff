"""The streak holds across midnight, time zones, summer time and a clock set back."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from watten_app.learning.streak import best_streak, counts, is_in_danger, streak

START = date(2026, 11, 1)


def after(*places: int) -> set[date]:
    return {START + timedelta(days=place) for place in places}


@pytest.mark.parametrize(
    ("solved", "today", "days"),
    [
        ((), 0, 0),
        ((0,), 0, 1),
        ((0,), 1, 1),
        ((0,), 2, 1),
        ((0,), 3, 0),
        ((0, 1, 2), 2, 3),
        ((0, 1, 2), 4, 3),
        ((0, 1, 2), 5, 0),
        ((0, 1, 3), 3, 3),
        ((0, 2, 4), 4, 3),
        ((0, 1, 4), 4, 1),
        ((0, 1, 2, 5, 6), 6, 2),
    ],
)
def test_one_day_may_be_missed_and_two_end_it(
    solved: tuple[int, ...], today: int, days: int
) -> None:
    assert streak(after(*solved), START + timedelta(days=today)) == days


def test_the_best_streak_stays() -> None:
    assert best_streak(after(0, 1, 2, 9, 10)) == 3
    assert best_streak(set()) == 0


def test_it_is_in_danger_once_the_grace_day_is_used_up() -> None:
    solved = after(0, 1)
    told = [is_in_danger(solved, START + timedelta(days=today)) for today in range(1, 5)]
    assert told == [False, False, True, False]


# A clock that goes as a player's does: where on earth, when, and whether somebody set it wrong.


@dataclass(frozen=True, slots=True)
class Moment:
    at: datetime
    zone: str = "Europe/Vienna"
    wrong: timedelta = timedelta(0)

    @property
    def today(self) -> date:
        return (self.at + self.wrong).astimezone(ZoneInfo(self.zone)).date()


def solve(kept: dict[date, bool], opened: Moment, answered: Moment | None = None) -> None:
    """Solve the puzzle of the day on which it is opened, as the app does."""
    day = opened.today
    if day not in kept:
        kept[day] = counts(day, opened.today, (answered or opened).today)


def days_of(kept: dict[date, bool], now: Moment) -> int:
    return streak({day for day, counted in kept.items() if counted}, now.today)


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def evenings(first: str, number: int, **changes) -> list[Moment]:
    begin = at(first)
    return [Moment(begin + timedelta(days=place), **changes) for place in range(number)]


@pytest.mark.parametrize("first", ["2026-03-26T21:00", "2026-10-22T20:00", "2026-12-29T20:00"])
@pytest.mark.parametrize("zone", ["Europe/Vienna", "Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_every_evening_over_summer_time_and_new_year(first: str, zone: str) -> None:
    kept: dict[date, bool] = {}
    for number, moment in enumerate(evenings(first, 7, zone=zone), start=1):
        solve(kept, moment)
        assert days_of(kept, moment) == number


def test_the_hour_that_comes_twice_is_one_day() -> None:
    kept: dict[date, bool] = {}
    for hour in ("2026-10-25T00:30", "2026-10-25T01:30"):
        solve(kept, Moment(at(hour)))
    assert days_of(kept, Moment(at("2026-10-25T12:00"))) == 1


def test_opened_before_midnight_and_solved_after_it() -> None:
    kept: dict[date, bool] = {}
    solve(kept, Moment(at("2026-11-29T22:58")), Moment(at("2026-11-29T23:02")))
    morning = Moment(at("2026-11-30T08:00"))
    assert list(kept) == [date(2026, 11, 29)]
    assert days_of(kept, morning) == 1
    solve(kept, morning)
    assert days_of(kept, morning) == 2


def test_left_open_for_days_does_not_count() -> None:
    day = date(2026, 11, 20)
    assert not counts(day, day, day + timedelta(days=2))


def test_an_old_day_does_not_touch_the_streak() -> None:
    today = date(2026, 11, 20)
    assert not counts(today - timedelta(days=1), today, today)


def test_west_over_the_date_line_the_same_day_counts_once() -> None:
    kept: dict[date, bool] = {}
    moments = [
        Moment(at("2026-11-28T20:00"), "Pacific/Auckland"),
        Moment(at("2026-11-29T08:00"), "Pacific/Auckland"),
        Moment(at("2026-11-29T20:00"), "Pacific/Honolulu"),
        Moment(at("2026-11-30T20:00"), "Pacific/Honolulu"),
    ]
    for moment in moments:
        solve(kept, moment)
    assert list(kept) == [date(2026, 11, 29), date(2026, 11, 30)]
    assert days_of(kept, moments[-1]) == 2


def test_east_over_the_date_line_a_day_is_lost_and_forgiven() -> None:
    kept: dict[date, bool] = {}
    solve(kept, Moment(at("2026-11-29T01:00"), "Pacific/Honolulu"))
    landed = Moment(at("2026-11-29T20:00"), "Pacific/Auckland")
    solve(kept, landed)
    assert list(kept) == [date(2026, 11, 28), date(2026, 11, 30)]
    assert days_of(kept, landed) == 2


@pytest.mark.parametrize("back", [1, 3, 40, 2000])
def test_a_clock_set_back_loses_nothing_and_counts_nothing_twice(back: int) -> None:
    kept: dict[date, bool] = {}
    for moment in evenings("2026-11-01T20:00", 12):
        solve(kept, moment)
    later = at("2026-11-13T20:00")
    wrong = Moment(later, wrong=timedelta(days=-back))
    assert days_of(kept, wrong) == 12
    before = dict(kept)
    solve(kept, wrong)
    assert all(kept[day] == counted for day, counted in before.items())
    assert days_of(kept, Moment(later)) == 12
    solve(kept, Moment(later))
    assert days_of(kept, Moment(later)) == 13


@pytest.mark.parametrize("ahead", [1, 5, 400])
def test_a_clock_that_went_ahead_and_is_right_again_has_broken_nothing(ahead: int) -> None:
    kept: dict[date, bool] = {}
    for moment in evenings("2026-11-01T20:00", 12):
        solve(kept, moment)
    now = at("2026-11-12T21:00")
    solve(kept, Moment(now, wrong=timedelta(days=ahead)))
    assert days_of(kept, Moment(now)) >= 12
    assert days_of(kept, Moment(now + timedelta(days=1))) >= 12
