"""The players' fast form against the engine: all variants, house rules and numbers of players."""

from collections import Counter
from random import Random

from tests.kit_matches import random_position
from tests.players.fast_kit import over, unpack
from watten_app.engine import Action, Phase, Verb, apply, legal
from watten_app.engine.play import AnyDeal
from watten_app.engine.rules import Follow
from watten_app.players.fast import Course, Position, after_play, moves
from watten_app.players.packing import course_of_deal, position_of_deal
from watten_app.players.ranking import ranking_of

DEALS = [deal for deal in map(random_position, range(1000)) if deal.phase is Phase.PLAY]


def plays(deal: AnyDeal) -> list[Action]:
    return [action for action in legal(deal) if action.verb is Verb.PLAY]


def played_out(deal: AnyDeal, random: Random) -> None:
    """Play on at random in both forms and compare every step."""
    course = course_of_deal(deal)
    position = position_of_deal(course, deal)
    while not deal.over:
        hold_together(course, position, deal)
        action = next_play(deal, random)
        deal, _ = apply(deal, action)
        position = after_play(course, position, course.ranking.bits[action.card])
    assert over(course, position)
    if not deal.rules.bohemian:
        winner = deal.party(deal.outcome.winners[0])
        assert position.tricks[winner] == course.needed
    assert position.tricks == position_of_deal(course, deal).tricks


def next_play(deal: AnyDeal, random: Random) -> Action:
    """Any play; half the time the Rechter to trick 1, which binds the others (R17)."""
    rechter = [play for play in plays(deal) if play.card == deal.order.rechter]
    if rechter and not deal.trick.cards and random.random() < 0.5:
        return rechter[0]
    return random.choice(plays(deal))


def hold_together(course: Course, position: Position, deal: AnyDeal) -> None:
    assert position == position_of_deal(course, deal)
    assert not over(course, position)
    assert position.turn == deal.turn
    expected = {action.card for action in plays(deal)}
    assert set(unpack(course.ranking, moves(course, position))) == expected


def test_every_rule_of_following_is_there() -> None:
    kinds = Counter(deal.rules.follow for deal in DEALS)
    assert set(kinds) == set(Follow)
    assert {deal.players for deal in DEALS} == {2, 3, 4, 5, 6, 8}
    for rule in ("spare_partner", "franconian", "pfeffer", "beaster"):
        assert any(getattr(deal.rules, rule) for deal in DEALS)
    assert any(getattr(deal, "left", None) is not None for deal in DEALS)


def test_deals_go_the_same_way_in_both_forms() -> None:
    for number, deal in enumerate(DEALS):
        played_out(deal, Random(number))


def test_a_card_beats_another_as_in_the_engine() -> None:
    for deal in DEALS[:150]:
        ranking = ranking_of(deal.rules, deal.schlag, deal.trump)
        for best in deal.rules.cards:
            led = deal.order.led((best,))
            beating = {card for card in deal.rules.cards if deal.order.beats(card, best, led)}
            assert set(unpack(ranking, ranking.beats[ranking.bits[best]])) == beating


def test_packing_and_unpacking_are_inverse() -> None:
    for deal in DEALS[:150]:
        ranking = ranking_of(deal.rules, deal.schlag, deal.trump)
        for hand in deal.hands:
            assert set(unpack(ranking, ranking.pack(hand))) == set(hand)
