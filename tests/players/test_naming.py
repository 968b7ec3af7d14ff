"""What the computers announce, ask for and grant (R9 to R15)."""

from random import Random

import pytest

from tests.kit_matches import match_of
from tests.players.fast_kit import unpack
from watten_app.engine import Action, Deal, Rank, Suit, Verb, observe, to_act
from watten_app.engine.cards import Card, pack_of
from watten_app.players import Level, choose
from watten_app.players.whereabouts import held, pool, still_against
from watten_app.players.worlds import finished, worlds_of
from watten_app.variants import VARIANTS

LEVELS = (Level.EASY, Level.NORMAL, Level.STRONG)
OPEN = [name for name in VARIANTS if VARIANTS[name].rules.announce.value == "open"]


def deal_of(
    first: str,
    last: str = "",
    *actions: str,
    rules: object = "bavarian",
    asking: bool = False,
    score: tuple[int, int] = (0, 0),
) -> Deal:
    """A deal of four in which forehand holds the first hand and the dealer the last.

    The rest of the hands are what is left of the pack, and so is the stock.

    Args:
        asking: whether Schönere and Schlagtausch are played.
    """
    spec = {"variant": rules} if isinstance(rules, str) else rules
    spec = {"better": asking, "swap": asking} | spec
    pack = VARIANTS[spec["variant"]].rules.pack if "pack" not in spec else spec["pack"]
    given = [first.split(), [], [], last.split()]
    rest = [str(card) for card in pack_of(pack) if str(card) not in {*given[0], *given[3]}]
    rest = rest[::3] + rest[1::3] + rest[2::3]
    for hand in given:
        while len(hand) < 5:
            hand.append(rest.pop())
    dealt = {"dealer": 3, "hands": given, "stock": rest, "actions": list(actions)}
    record = {"format": "watten-record", "version": 1, "rules": spec, "deals": [dealt]}
    return match_of(record | {"score": list(score)}).deal


def says(deal: Deal, level: Level, seed: int = 1) -> Action:
    return choose(level, observe(deal, to_act(deal)[0]), seed).action


@pytest.mark.parametrize("variant", OPEN)
@pytest.mark.parametrize("level", LEVELS)
def test_the_rank_held_most_often_is_the_schlag(level: Level, variant: str) -> None:
    assert says(deal_of("E9 G9 H9 HA GU", rules=variant), level).argument is Rank.NINE


@pytest.mark.parametrize("variant", ["blind", "groeden"])
@pytest.mark.parametrize("level", LEVELS)
def test_in_blind_deals_what_is_held_most_often_is_shown(level: Level, variant: str) -> None:
    deal = deal_of("E9 G9 H9 HA GU", "SA SK S8 E7 H10", rules=variant)
    assert says(deal, level).argument is Rank.NINE
    named = deal_of("E9 G9 H9 HA GU", "SA SK S8 E7 H10", "0 schlag 9", rules=variant)
    assert says(named, level).argument is Suit.BELLS


@pytest.mark.parametrize("level", LEVELS)
def test_kritische_do_not_count_for_their_rank(level: Level) -> None:
    """King and seven twice each, but one of both is a Kritischer; the nine stands alone."""
    assert says(deal_of("HK GK S7 HU E9"), level).argument is Rank.NINE
    assert says(deal_of("HK GK GU HU E9"), level).argument is Rank.UNTER


@pytest.mark.parametrize("variant", OPEN)
@pytest.mark.parametrize("level", LEVELS)
def test_the_suit_of_a_held_rechter_is_trump(level: Level, variant: str) -> None:
    deal = deal_of("E9 G9 EU HA GU", "H9 SA SK SO E8", "0 schlag 9", rules=variant)
    assert says(deal, level).argument is Suit.HEARTS


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("rules", "trump"),
    [
        ({"variant": "bavarian"}, Suit.HEARTS),
        ({"variant": "bavarian", "guater": 1}, Suit.BELLS),
        ({"variant": "bavarian", "guater": 2}, Suit.BELLS),
        ({"variant": "bavarian", "beaster": True}, Suit.ACORNS),
    ],
)
def test_a_guater_goes_before_the_rechter(level: Level, rules: dict, trump: Suit) -> None:
    """Schlag 9: the dealer holds H9, S10 and, one below, E8 with two more acorns."""
    deal = deal_of("E9 G9 EU HA GU", "H9 S10 E8 EA GK", "0 schlag 9", rules=rules)
    assert says(deal, level).argument is trump


@pytest.mark.parametrize(
    ("rules", "trump"),
    [
        ({"variant": "kritisch"}, Suit.ACORNS),
        ({"variant": "tyrolean"}, Suit.ACORNS),
        ({"variant": "tyrolean", "weli": "bells"}, Suit.BELLS),
    ],
)
def test_the_weli_counts_for_bells_only_where_it_is_one_of_them(rules: dict, trump: Suit) -> None:
    deal = deal_of("E9 G9 EU HA GU", "S6 SA EA EK S10", "0 schlag 9", rules=rules)
    longer = deal_of("E9 G9 EU HA GU", "S6 SA EA EK G10", "0 schlag 9", rules=rules)
    assert says(longer, Level.EASY).argument is Suit.ACORNS
    assert says(deal, Level.EASY).argument is (Suit.BELLS if trump is Suit.BELLS else trump)


def test_a_weli_that_is_a_trump_anyway_is_not_told_among_the_bells() -> None:
    deal = deal_of("E9 G9 EU HA GU", "S6 SA SK E10 H9", "0 schlag 8", rules="tyrolean")
    said = choose(Level.EASY, observe(deal, to_act(deal)[0]), 1)
    assert said.action.argument is Suit.BELLS
    assert said.reason.params["number"] == 2


POOR, RICH = "E8 G10 H9 SU GA", "HK S7 E7 G9 E9"
THINKING = (Level.NORMAL, Level.STRONG)


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("seed", range(3))
def test_new_cards_are_asked_for_with_a_poor_hand_and_never_with_a_rich_one(
    level: Level, seed: int
) -> None:
    poor = says(deal_of(POOR, RICH, asking=True), level, seed).verb
    assert level is Level.NORMAL or poor is Verb.BETTER
    assert says(deal_of(RICH, POOR, asking=True), level, seed) == Action(0, Verb.SCHLAG, Rank.NINE)
    named = deal_of(RICH, "H9 S9 E8 GA SU", "0 schlag 9", asking=True)
    assert says(named, level, seed).verb is Verb.TRUMP


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("hand", "said"), [(POOR, Verb.AGREE), (RICH, Verb.REFUSE)])
def test_new_cards_are_granted_by_who_has_a_poor_hand_too(
    level: Level, hand: str, said: Verb
) -> None:
    assert says(deal_of("E10 GU HO S8 EA", hand, "0 better", asking=True), level).verb is said


@pytest.mark.parametrize("level", LEVELS)
def test_schlagtausch_is_granted_by_who_holds_a_rank_three_times(level: Level) -> None:
    offered = deal_of("EA EK E10 HO S7", "E9 G9 S9 HA GU", "0 swap", asking=True)
    assert says(offered, level).verb is Verb.AGREE


def test_schlagtausch_is_refused_by_plain_rules_with_a_long_suit_and_no_pair() -> None:
    offered = deal_of("EA EK E10 HO S7", "GA GK G9 HU S8", "0 swap", asking=True)
    assert says(offered, Level.EASY).verb is Verb.REFUSE


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("score", "said"), [((0, 0), Verb.MACHINE), ((4, 13), Verb.PASS)])
def test_a_maschine_is_played_where_the_deal_is_worth_three_already(
    level: Level, score: tuple[int, int], said: Verb
) -> None:
    rules = {"variant": "bavarian", "machine": "choice"}
    names = ("0 schlag 9", "3 trump G", *(["3 keep"] if score[1] > 12 else []))
    deal = deal_of(RICH, "G8 GU HA S9 EO", *names, rules=rules, score=score)
    assert says(deal, level).verb is said


def test_who_plays_a_maschine_is_known_to_hold_the_highest_cards() -> None:
    rules = {"variant": "bavarian", "machine": "choice"}
    names = ("0 schlag 9", "3 trump G", "0 pass", "0 play G9")
    deal = deal_of(RICH, "G8 GU HA S9 EO", *names, rules=rules)
    view = observe(deal, 1)
    top = set(map(Card.parse, ("HK", "S7", "E7")))
    assert set(held(view, 0)) == top
    assert not top & set(pool(view))
    assert top <= set(still_against(view))
    for world in finished(worlds_of(view, 10, Random(1))):
        assert top <= set(unpack(world.course.ranking, world.position.hands[0]))


def test_which_blinde_make_a_maschine_is_not_known() -> None:
    """Guater and Rechter are two of the three; any Blinder is the third (R15)."""
    rules = {"variant": "north_tyrolean", "machine": "choice"}
    deal = deal_of(
        "G10 G9 E9 HA S7", "G8 GU HO S8 EO", "0 schlag 9", "3 trump G", "0 pass", rules=rules
    )
    assert set(held(observe(deal, 1), 0)) == set(map(Card.parse, ("G10", "G9")))


@pytest.mark.parametrize("level", LEVELS)
def test_who_plays_alone_names_a_rank_held_twice(level: Level) -> None:
    hands = ["GO SO HA G9 E8", "HK E7 SA S9 EU", "GK G7 H8 H9 E10"]
    dealt = {"dealer": 2, "hands": [hand.split() for hand in hands], "actions": []}
    record = {"format": "watten-record", "version": 1, "rules": "bavarian", "players": 3}
    assert says(match_of(record | {"deals": [dealt]}).deal, level).argument is Rank.OBER
