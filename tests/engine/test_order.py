"""The order of the cards (rules.md, section 1), for every Schlag and trump."""

import itertools

import pytest

from tests.reference.ladder import ladder
from tests.reference.presets import rules_of as slow_rules_of
from watten_app.engine import Card, Rank, Role, Suit
from watten_app.engine.order import Order, order_of
from watten_app.variants import rules_of

PACKS = [
    {"variant": "bavarian"},
    {"variant": "bavarian", "pack": 33},
    {"variant": "bavarian", "pack": 33, "critical": ["HK", "S6", "E7"]},
    {"variant": "bavarian", "critical": []},
    {"variant": "bavarian", "critical": ["SA", "SK", "SO", "SU", "S10"]},
    {"variant": "bavarian", "pack": 40, "guater": 2, "beaster": True},
    {"variant": "carinthian", "guater": 2},
    {"variant": "tyrolean"},
    {"variant": "north_tyrolean", "beaster": True},
    {"variant": "groeden", "beaster": True},
    {"variant": "groeden", "critical": ["HK", "S7", "E7"], "weli": "trump"},
    {"variant": "bohemian", "guater": 2, "beaster": True, "pack": 33},
]


@pytest.mark.parametrize("spec", PACKS, ids=str)
@pytest.mark.parametrize("led", Suit)
def test_the_whole_order_is_the_slow_wattens(spec: dict, led: Suit) -> None:
    rules = rules_of(spec)
    plain = slow_rules_of(spec)
    for schlag, trump in itertools.product(rules.schlag_ranks, Suit):
        rungs = rungs_of(order_of(rules, schlag, trump), rules.cards, led)
        wanted = ladder(plain, schlag.value, trump.value, led.value)
        assert rungs == [(name, sorted(cards)) for name, cards in wanted]


def rungs_of(order: Order, cards: tuple[Card, ...], led: Suit) -> list[tuple[Role, list[str]]]:
    """The cards that can win from the strongest down, equal ones together."""
    strengths = sorted({order.strength(card, led) for card in cards} - {0}, reverse=True)
    rungs = []
    for strength in strengths:
        equal = [card for card in cards if order.strength(card, led) == strength]
        rungs.append((order.role(equal[0], led), sorted(map(str, equal))))
    return rungs


def order(schlag: str, trump: str) -> Order:
    return order_of(rules_of("bavarian"), Rank(schlag), Suit(trump))


def test_r1_class_order_in_one_deal() -> None:
    down = "HK S7 E7 H9 E9 HA HO HU H10 H8 H7 GA GK GO GU G10 G8 G7"
    cards = [Card.parse(text) for text in down.split()]
    for high, low in itertools.combinations(cards, 2):
        assert order("9", "H").beats(high, low, Suit.LEAVES)


def test_r1_equal_blinde_do_not_beat_each_other() -> None:
    blinde = [Card.parse(text) for text in ("E9", "G9", "S9")]
    for one, other in itertools.permutations(blinde, 2):
        assert not order("9", "H").beats(one, other, Suit.LEAVES)


def test_r4_the_rechter_is_a_trump_and_a_kritischer_is_none() -> None:
    assert order("9", "S").is_trump(Card.parse("S9"))
    assert not order("9", "S").is_trump(Card.parse("S7"))
    assert not order("9", "S").is_trump(Card.parse("E9"))


def test_higher_cards_come_strongest_first() -> None:
    among = [
        Card.parse(text) for text in ["G7", "GK", "GA", "E9", "HK", "H9", "S9", "H10", "EA", "HA"]
    ]
    higher = order("9", "H").higher(Card.parse("G8"), Suit.LEAVES, tuple(among))
    assert " ".join(map(str, higher)) == "HK H9 E9 S9 HA H10 GA GK"


def test_class_seven_everything_else_cannot_win() -> None:
    assert order("9", "H").strength(Card.parse("EA"), Suit.LEAVES) == 0
    assert order("9", "H").role(Card.parse("EA"), Suit.LEAVES) is Role.PLAIN


def test_groups_are_the_strip_of_what_beats_what() -> None:
    groups = [(role, " ".join(map(str, cards))) for role, cards in order("7", "E").groups]
    assert groups == [
        (Role.CRITICAL, "HK S7 E7"),
        (Role.BLINDER, "G7 H7"),
        (Role.TRUMP, "EA EK EO EU E10 E9 E8"),
    ]
