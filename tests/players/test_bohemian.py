"""Böhmisch in possible deals: staying, exchanging and playing by what it costs (R28 to R32)."""

from random import Random

import pytest

from tests.kit_matches import random_position
from tests.players.fast_kit import unpack
from tests.ui.table_kit import bohemian_deal, cards
from watten_app.engine import Action, Phase, Verb, observe, to_act
from watten_app.engine.bohemian_deal import TRICKS, BohemianDeal
from watten_app.players import Choice, Level, choose
from watten_app.players.bohemian_sampled import costs_of
from watten_app.players.bohemian_worlds import course_seen, dealt, playing_worlds
from watten_app.players.worlds import finished

THINKING = (Level.NORMAL, Level.STRONG)
DEALS = [random_position(seed, "bohemian") for seed in range(300)]
BEFORE_PLAY = [deal for deal in DEALS if deal.phase in (Phase.LEAVE, Phase.EXCHANGE)]
IN_PLAY = [deal for deal in DEALS if deal.phase is Phase.PLAY]

POOR = ("H7 H8 H9 S8 E8", "HK S7 GU E10 G8", "E7 EO SO H10 GO", "GK S9 HU EU SA")
"""The first hand is good for nothing when leaves are trump and A the Schlag."""

RICH = ("HK S7 E7 G8 S8", "E8 H9 GU E10 H8", "S10 EO SO H10 GO", "GK S9 HU EU SA")


def says(deal: BohemianDeal, level: Level = Level.STRONG, seed: int = 1) -> Choice:
    return choose(level, observe(deal, to_act(deal)[0]), seed)


def test_a_possible_deal_before_the_play_gives_each_five_cards_that_are_not_seen() -> None:
    assert len(BEFORE_PLAY) > 50
    for number, deal in enumerate(BEFORE_PLAY):
        view = observe(deal, to_act(deal)[0])
        course = course_seen(view)
        told = dealt(view, course, Random(number))
        others = [seat for seat in view.turn_from(view.forehand) if seat != view.seat]
        found = [*told.to_draw, *(1 << n for s in others for n in _places(told.hands[s]))]
        assert [told.hands[seat].bit_count() for seat in others] == [TRICKS] * len(others)
        assert len(set(found)) == len(found)
        assert not set(unpack(course.ranking, sum(found))) & {*view.hand, *view.put_away}
        most = max((len(a.argument) for a in view.legal if a.verb is Verb.EXCHANGE), default=0)
        assert len(told.to_draw) >= most - (len(view.hand) - TRICKS)


def _places(cards: int) -> list[int]:
    return [place for place in range(cards.bit_length()) if cards >> place & 1]


def test_others_hold_more_trumps_and_aces_than_chance_gives_them() -> None:
    """More than their share of the cards out of sight: others have been put away."""
    held = expected = 0.0
    for deal in IN_PLAY[:60]:
        view = observe(deal, to_act(deal)[0])
        course = course_seen(view)
        keepers = course.ranking.classed | sum(course.ranking.bits[c] for c in cards("EA GA HA SA"))
        for world in finished(playing_worlds(view, 8, Random(1))):
            others = sum(world.position.hands) ^ world.position.hands[view.seat]
            held += (others & keepers).bit_count()
        unseen = course.ranking.pack(view.unseen)
        share = (unseen & keepers).bit_count() / max(1, unseen.bit_count())
        sizes = sum(view.hand_sizes[s] for s in view.turn_from(view.forehand) if s != view.seat)
        expected += 8 * share * sizes
    assert held > 1.1 * expected


@pytest.mark.parametrize("level", THINKING)
def test_who_will_make_no_trick_leaves_and_who_holds_three_kritische_stays(level: Level) -> None:
    assert says(bohemian_deal(hands=POOR), level).action.verb is Verb.LEAVE
    assert says(bohemian_deal(hands=RICH), level).action.verb is Verb.STAY


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("seed", range(4))
def test_kritische_and_trumps_are_kept_in_the_exchange(level: Level, seed: int) -> None:
    actions = ("0 stay", "1 stay", "2 stay")
    away = says(bohemian_deal(*actions, hands=RICH), level, seed).action.argument
    assert not set(away) & set(cards("HK S7 E7 G8"))
    assert cards("S8")[0] in away


OPEN = ("EK H7 HK H8 S8", "G8 S9 H10 SO E10", "G9 S10 E9 EO E8", "SU H9 SK EU G7")
PLAYED = (
    *("0 stay", "1 stay", "2 stay", "0 exchange", "1 exchange", "2 exchange", "3 exchange G7"),
    *("0 play HK", "1 play G8", "2 play G9", "3 play GA"),
    *("0 play S8", "1 play S9", "2 play S10", "3 play SU"),
    *("3 play H9", "0 play H8", "1 play H10", "2 play E9"),
    *("1 play SO", "2 play E8", "3 play SK"),
)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("left", "thrown"), [(1, "EK"), (2, "H7")])
def test_a_high_card_is_thrown_only_by_who_has_the_tricks_he_needs(
    seed: int, left: int, thrown: str
) -> None:
    """Seat 3 leads to the last trick; with one trick made the king of acorns may take another."""
    deal = bohemian_deal(*PLAYED, hands=OPEN, score=(left, 9, 20, 17))
    assert says(deal, seed=seed).action == Action(0, Verb.PLAY, cards(thrown)[0])


def test_what_a_number_of_tricks_costs() -> None:
    """With two left: five more for none, one, the match, and three tricks go back (R32)."""
    view = observe(bohemian_deal(score=(2, 9, 20, 17)), 0)
    none, one, two, three, *_ = costs_of(view, 0)
    assert (none, one, three) == (5, -1, 1)
    assert two < -5


def test_the_choice_is_worth_most_of_what_was_weighed() -> None:
    weighed = 0
    for number, deal in enumerate([*BEFORE_PLAY[:40], *IN_PLAY[:80]]):
        choice = says(deal, Level.NORMAL, number)
        worths = {one.action: one.worth for one in choice.prospects}
        if worths:
            weighed += 1
            assert worths[choice.action] >= max(worths.values()) - 1e-6
    assert weighed > 60
    assert Action(0, Verb.LEAVE) in {one.action for one in says(bohemian_deal()).prospects}
