"""Every event of the table sounds once and in time; what nobody could see stays silent."""

import asyncio
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.app.fake_page import house_with, play_match
from tests.ui.scenes import DARK, LED, OVER, TWO
from tests.ui.table_kit import HANDS, OPENED, deal, result, table
from watten_app.app.hearing import (
    ASKED,
    LANDS,
    TRICK,
    TURN,
    WRITTEN,
    Heard,
    Sound,
    felt,
    heard,
)
from watten_app.app.hearing import (
    OVER as ALL_OVER,
)
from watten_app.app.options import MatchOptions
from watten_app.app.table_view import MatchResult, TableView
from watten_app.engine import Message, Rng
from watten_app.variants import VARIANTS

LAST = OVER[-1]
WON = MatchResult(head=Message("match.won", {}), lines=(), won=True, score=(15, 8), bummerl=(0, 1))


def seen(*actions: str, rests: bool = False, **changes: object) -> TableView:
    """The table after these actions; `rests` leaves the trick just made to be looked at."""
    own = {key: changes.pop(key) for key in ("hands", "rules", "dealer") if key in changes}
    made = table(deal(*actions, **own), **changes)
    return replace(made, resting=made.view.tricks[-1]) if rests else made


def sounds(*views: TableView, pace: float = 1.0) -> list[Sound]:
    """What is heard from the first view to the last."""
    pairs = pairwise(views)
    return [one.sound for before, after in pairs for one in heard(before, after, pace)]


def test_a_card_sounds_when_it_lands() -> None:
    before, after = seen(*LED[:-1]), seen(*LED)
    assert heard(before, after, 1.0) == (Heard(Sound.CARD, LANDS),)
    assert heard(before, after, 0.5) == (Heard(Sound.CARD, LANDS // 2),)


def test_where_nothing_moves_it_sounds_at_once() -> None:
    assert heard(seen(*LED[:-1]), seen(*LED), 0.0) == (Heard(Sound.CARD, 0),)


def test_what_is_only_drawn_again_is_silent() -> None:
    table = seen(*LED)
    for again in (table, replace(table, paused=True), replace(table, asked=True)):
        assert sounds(table, again) == []
        assert felt(table, again) == ()


def test_a_match_taken_up_again_is_silent() -> None:
    assert heard(None, seen(*LED), 1.0) == ()
    assert felt(None, seen(*LED)) == ()
    assert heard(None, seen(*OVER, deal_result=result(deal(*OVER))), 1.0) == ()


def test_the_rechter_comes_down_with_a_thud() -> None:
    hands = (HANDS[0], "GO E8 SK G9 S9", *HANDS[2:])
    assert sounds(seen(*OPENED, hands=hands), seen(*OPENED, "1 play GO", hands=hands)) == [
        Sound.STRONG
    ]


def test_a_kritischer_is_any_card_where_it_does_not_take_the_trick() -> None:
    led = (*OPENED, "1 play GO")
    assert sounds(seen(*led), seen(*led, "2 play S7")) == [Sound.STRONG]
    hands = (HANDS[0].replace("HK", "S7"), HANDS[1], HANDS[2].replace("S7", "HK"), HANDS[3])
    led = (*led, "2 play HK", "3 play G8")
    after = seen(*led, "0 play S7", rests=True, hands=hands)
    assert sounds(seen(*led, hands=hands), after) == [Sound.CARD]


def test_who_does_not_know_the_order_hears_no_thud() -> None:
    blind = {"rules": VARIANTS["blind"].rules, "dealer": 2}
    after = seen(*DARK, "1 play S9", **blind)
    assert after.view.order is None
    assert sounds(seen(*DARK, **blind), after) == [Sound.CARD]


def test_a_trick_is_swept_away_once_it_has_been_looked_at() -> None:
    played = (*LED, "0 play H9")
    rests, gone = seen(*played, rests=True), seen(*played)
    assert sounds(seen(*LED), rests) == [Sound.CARD]
    assert sounds(rests, gone) == [Sound.SWEEP]
    # and where somebody leads before it has gone by itself
    assert sounds(rests, seen(*played, "2 play HA")) == [Sound.SWEEP, Sound.CARD]


@pytest.mark.parametrize(
    ("said", "sound"),
    [("1 raise", Sound.RAISE), ("2 hold", Sound.LOOK), ("2 fold", Sound.FOLD)],
)
def test_the_knuckles_and_the_cards_say_what_is_said(said: str, sound: Sound) -> None:
    before = OPENED if said == "1 raise" else (*OPENED, "1 raise")
    assert sounds(seen(*before), seen(*before, said)) == [sound]


def test_announcing_is_spoken_not_heard() -> None:
    assert sounds(seen("1 schlag O"), seen(*OPENED)) == []


def test_the_packets_of_a_new_deal_go_round_and_my_hand_is_taken_up() -> None:
    over, dealt = seen(*OVER), seen(deal_number=4)
    coming = heard(over, dealt, 1.0)
    assert [one.sound for one in coming] == [Sound.DEAL] * 8 + [Sound.FAN]
    times = [one.after for one in coming]
    assert times == sorted(set(times))
    assert heard(over, dealt, 0.0) == (Heard(Sound.DEAL), Heard(Sound.FAN))
    assert heard(None, dealt, 1.0) == coming
    # the question that lies on the table covers two of the four seats
    asked = heard(over, seen(deal_number=4, dealer=3), 1.0)
    assert [one.sound for one in asked] == [Sound.DEAL] * 4 + [Sound.FAN]
    assert sounds(dealt, replace(dealt, paused=True)) == []


def test_a_hand_one_may_look_at_at_last_is_taken_up() -> None:
    before, after = seen("3 schlag O", dealer=2), seen("3 schlag O", "2 trump G", dealer=2)
    assert not before.view.hand
    assert sounds(before, after) == [Sound.FAN]
    assert Sound.FAN not in sounds(seen(*OVER), seen(dealer=2, deal_number=4))


@pytest.mark.parametrize("won", [True, False])
def test_a_result_is_written_and_then_it_is_said_who_won(won: bool) -> None:
    end = replace(result(deal(*OVER)), won=won)
    before, after = seen(*OVER), seen(*OVER, deal_result=end)
    last = Sound.DEAL_WON if won else Sound.LOST
    assert heard(before, after, 1.0) == (Heard(Sound.PENCIL), Heard(last, WRITTEN))
    over = replace(after, match_result=replace(WON, won=won))
    last = Sound.MATCH_WON if won else Sound.LOST
    assert heard(before, over, 1.0) == (Heard(Sound.PENCIL), Heard(last, WRITTEN))


def test_where_nobody_wins_a_deal_it_is_only_written() -> None:
    end = replace(result(deal(*OVER)), won=None)
    assert sounds(seen(*OVER), seen(*OVER, deal_result=end)) == [Sound.PENCIL]


@pytest.mark.parametrize(
    ("before", "after", "shaking"),
    [
        (seen(*LED[:-1]), seen(*LED), TURN),
        (seen(*OPENED, "1 play GO"), seen(*OPENED, "1 play GO", "2 play S7"), ()),
        (seen(*LED), seen(*LED, "0 play H9", rests=True), TRICK),
        (seen(*LED[:-1]), seen(*LED[:-1], "3 raise"), ASKED),
        (seen(*OVER), seen(*OVER, deal_result=result(deal(*OVER))), ALL_OVER),
        (seen(*LED, paused=True, waiting=False), seen(*LED), ()),
        (seen("1 schlag O"), seen(*OPENED), ()),
    ],
)
def test_the_device_shakes_for_little(
    before: TableView, after: TableView, shaking: tuple[int, ...]
) -> None:
    assert felt(before, after) == shaking


def test_a_trick_of_the_others_is_not_felt() -> None:
    led = (*OPENED, "1 play GO")
    theirs = seen(*led, "0 play HK", rests=True, hands=TWO)
    won = theirs.resting.winner == 0
    assert felt(seen(*led, hands=TWO), theirs) == (TRICK if won else ())


def test_no_time_shaken_is_long() -> None:
    for pattern in (TURN, TRICK, ASKED, ALL_OVER):
        assert sum(pattern[::2]) <= 60


def test_in_a_whole_match_everything_sounds_once() -> None:
    house = house_with(11)
    views: list[TableView] = []
    house.subscribe(lambda: views.append(house.state.table))

    async def play() -> None:
        await play_match(house.new_match(MatchOptions()), Rng(5))

    asyncio.run(play())
    states = [played.state for played in house.table.save.match.deals]
    tricks = sum(len(state.tricks) for state in states)
    cards = sum(len(trick.cards) for state in states for trick in (*state.tricks, state.trick))
    found = Counter(sounds(*views))
    found += Counter(one.sound for one in heard(None, views[0], 1.0))
    assert found[Sound.CARD] + found[Sound.STRONG] == cards
    assert found[Sound.STRONG] > 0
    assert found[Sound.SWEEP] == tricks
    assert found[Sound.PENCIL] == found[Sound.FAN] == len(states)
    assert 4 * len(states) <= found[Sound.DEAL] <= 8 * len(states)
    assert found[Sound.MATCH_WON] + found[Sound.DEAL_WON] + found[Sound.LOST] == len(states)
    said = Counter(action.verb.value for state in states for action in state.actions)
    assert found[Sound.RAISE] == said["raise"] > 0
    assert found[Sound.LOOK] == said["hold"]
