"""What computers sign, and what they make of others' signs (R26)."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from tests.ui.table_kit import OPENED, cards, deal
from watten_app.engine import Card, Deal, Sign, Verb, View, apply, observe
from watten_app.engine.deal import Honesty
from watten_app.engine.replacing import replace
from watten_app.engine.rules import Announce, Rules, Signs
from watten_app.engine.signs import shown_by
from watten_app.players import YARDSTICKS, Level, choose, unasked
from watten_app.players.inference import likely_worlds
from watten_app.players.trust import Listening, claims_of, credit
from watten_app.players.worlds import World, finished, worlds_of
from watten_app.variants import VARIANTS, rules_of

SIGNERS = [level for level in Level if level not in YARDSTICKS]
TRICK_1 = ("1 play S9", "2 play S8", "3 play SU", "0 play SA")
ALL = rules_of({"variant": "bavarian", "signs": "all"})
BLANK = ("E8 E7 GA HK HU", "HO GO EO SO H9", "E9 E10 S8 H7 H8", "GK GU G8 SK SA")
"""Schlag is the Ober, trump leaves: seat 2 has nothing, seat 1 all of the Schlag."""


def said(level: Level, state: Deal, seat: int) -> Sign | None:
    action = unasked(level, observe(state, seat))
    return None if action is None else action.argument


def told(state: Deal) -> Deal:
    """The deal once all have said what they have to say."""
    for seat in range(4):
        action = unasked(Level.STRONG, observe(state, seat))
        state = apply(state, action)[0] if action else state
    return state


@pytest.mark.parametrize("level", SIGNERS)
def test_each_signs_the_best_it_holds_once_after_the_announcement(level: Level) -> None:
    assert [said(level, deal(), seat) for seat in range(4)] == [None] * 4
    state = deal(*OPENED)
    best = [Sign.MAX, Sign.RECHTER, Sign.BELLI, Sign.LOW]
    assert [said(level, state, seat) for seat in range(4)] == best
    state = deal(*OPENED, *(f"{seat} sign {sign}" for seat, sign in enumerate(best)))
    assert [said(level, state, seat) for seat in range(4)] == [None] * 4
    assert said(level, deal(*OPENED, hands=BLANK), 2) is Sign.NOTHING


def test_from_normal_on_trumps_are_signed_after_trick_1() -> None:
    state = told(deal(*OPENED))
    for level in (Level.NORMAL, Level.STRONG):
        later = deal(*map(str, state.actions), *TRICK_1)
        # Max and a Blinder are left with seat 0, but trumps are what it signs now.
        assert said(level, later, 0) is Sign.KING
        assert said(level, later, 1) is Sign.LOW
    assert said(Level.EASY, later, 0) is None
    assert said(Level.STRONG, told(later), 0) is None
    trick_2 = ("0 play EO", "1 play E8", "2 play S7", "3 play G8")
    assert said(Level.STRONG, deal(*OPENED, *TRICK_1, *trick_2), 0) is None


def test_the_ceiling_is_looked_at_for_nothing_more() -> None:
    hands = ("HK SA E9 H8 H7", "GO E8 SK G9 S9", "S7 HA E10 GU S8", "G8 G10 E7 SU EA")
    state = deal(*OPENED, "0 sign max", *TRICK_1, hands=hands)
    assert said(Level.NORMAL, state, 0) is Sign.NOTHING


WITH_SIGNS = [name for name in VARIANTS if VARIANTS[name].rules.signs is not Signs.OFF]


@pytest.mark.parametrize("variant", WITH_SIGNS)
def test_no_sign_of_a_computer_is_a_lie(variant: str) -> None:
    """In every variant with signs: what is signed is held, or nothing is."""
    random, rules = Random(4), VARIANTS[variant].rules
    made = set()
    for _ in range(150):
        pack = random.sample(rules.cards, len(rules.cards))
        hands = tuple(" ".join(map(str, pack[5 * n : 5 * n + 5])) for n in range(4))
        schlag = random.choice(rules.schlag_ranks)
        trump = random.choice("EGHS")
        state = deal(f"1 schlag {schlag}", f"0 trump {trump}", hands=hands, rules=rules)
        for seat in range(4):
            sign = said(Level.STRONG, state, seat)
            if sign is None:
                continue
            held = set(shown_by(sign, state.order)) & set(state.hands[seat])
            assert bool(held) is (sign is not Sign.NOTHING)
            made.add(sign)
    assert {Sign.NOTHING, Sign.SCHLAG, Sign.LOW} <= made


@pytest.mark.parametrize(
    "rules",
    [
        rules_of({"variant": "bavarian", "signs": "off"}),
        rules_of("south_tyrolean"),
        rules_of("ladinern"),
        rules_of("blind"),
    ],
)
def test_nobody_signs_where_signs_are_off(rules: Rules) -> None:
    for seat in range(4):
        named = () if rules.announce is Announce.BOTTOM else ("1 schlag A", "0 trump G")
        hands = ("GA G7 G8 HA H8", "SA E7 E8 E9 EK", "HO EO GO SO H9", "H7 S9 S10 EU GU")
        assert said(Level.STRONG, deal(*named, hands=hands, rules=rules), seat) is None


def test_none_with_schlag_6_and_none_among_six() -> None:
    weli = deal("1 schlag 6", "0 trump G", rules=rules_of("tyrolean"))
    assert [said(Level.STRONG, weli, seat) for seat in range(4)] == [None] * 4
    six = (*deal().hands, cards("H10 SO EU EA E9"), cards("HO G7 GA S10 EK"))
    state = deal(*OPENED, hands=tuple(" ".join(map(str, hand)) for hand in six))
    assert [said(Level.STRONG, state, seat) for seat in range(6)] == [None] * 6


# What the others make of it

LIAR = ("GK GU G8 SK SA", "E9 E10 S8 H7 H8", "HO GO EO SO H9", "E8 E7 GA HK HU")
"""Seat 3 has the Max; seat 1, its partner and forehand, has nothing."""


def share(worlds: Sequence[World], seat: int, card: str) -> float:
    """In which share of the possible deals the seat holds the card."""
    bit = worlds[0].course.ranking.bits[Card.parse(card)]
    held = sum(world.weight for world in worlds if world.position.hands[seat] & bit)
    return held / sum(world.weight for world in worlds)


def strong_worlds(view: View) -> list[World]:
    return finished(likely_worlds(view, 300, 1_200, Random(1)))


def normal_worlds(view: View) -> list[World]:
    return finished(worlds_of(view, 300, Random(1), Listening.PARTNER))


@pytest.mark.parametrize("worlds", [strong_worlds, normal_worlds])
def test_a_partners_sign_is_believed(worlds: Callable[[View], list[World]]) -> None:
    """Seat 3 signs the Max; its opponents only see that a sign was made."""
    state, signed = deal(*OPENED, hands=LIAR), deal(*OPENED, "3 sign max", hands=LIAR)
    assert share(worlds(observe(state, 1)), 3, "HK") < 0.4
    assert share(worlds(observe(signed, 1)), 3, "HK") > 0.9
    seen = [[world.position for world in worlds(observe(one, 0))] for one in (state, signed)]
    assert seen[0] == seen[1]


def test_who_signs_a_card_is_taken_to_hold_no_better_one() -> None:
    state, signed = deal(*OPENED, hands=LIAR), deal(*OPENED, "3 sign ace", hands=LIAR)
    shares = [share(strong_worlds(observe(one, 1)), 3, "HK") for one in (state, signed)]
    assert 0.02 < shares[1] < shares[0] / 2


def test_a_sign_proved_by_the_card_laid_claims_nothing_more_of_the_hand() -> None:
    laid = deal(*OPENED, "3 sign ace", "1 play S8", "2 play S7", "3 play GA", hands=SHOWN)
    assert [claim.holds for claim in claims_of(observe(laid, 1), Listening.ALL)] == [False]


SHOWN = ("GK GU G8 SK SA", "E9 E10 S8 H7 H8", "HO GO EO S7 H9", "E8 E7 GA HK HU")


def test_a_liar_is_believed_the_less_the_more_he_has_lied() -> None:
    signed = deal(*OPENED, "3 sign max", hands=LIAR)
    shares = []
    for lies in (0, 2, 20):
        honesty = tuple(Honesty(0, lies if seat == 3 else 0) for seat in range(4))
        view = observe(replace(signed, honesty=(honesty,) * 4), 1)
        shares.append(share(strong_worlds(view), 3, "HK"))
    assert shares[0] > shares[1] + 0.05
    assert shares[1] > shares[2] + 0.05
    honest = observe(replace(signed, honesty=((Honesty(20, 0),) * 4,) * 4), 1)
    assert credit(honest, 3, partner=True) > credit(observe(signed, 1), 3, partner=True) > 0.95


def test_a_lie_in_this_deal_counts_at_once() -> None:
    """Seat 3 signs the Ober of trumps, which seat 1 itself holds."""
    lied = deal(*OPENED, "3 sign rechter")
    assert credit(observe(lied, 1), 3, partner=True) < credit(
        observe(deal(*OPENED), 1), 3, partner=True
    )


@pytest.mark.parametrize("level", [Level.NORMAL, Level.N10, Level.N80, Level.GREEDY])
def test_open_signs_of_opponents_are_read_by_strong_alone(level: Level) -> None:
    closed = observe(deal(*OPENED, hands=LIAR, rules=ALL), 1)
    signed = observe(deal(*OPENED, "0 sign max", "2 sign spitz", hands=LIAR, rules=ALL), 1)
    for seed in range(20):
        assert choose(level, signed, seed) == choose(level, closed, seed)
    without, read = (share(strong_worlds(view), 0, "HK") for view in (closed, signed))
    # as they may lie, it is believed by half
    assert without + 0.1 < read < 0.8


def test_signs_that_cannot_be_true_crash_nothing() -> None:
    """A card that the seat holds itself, one card twice, all and nothing at once."""
    lies = ("1 sign max", "3 sign rechter", "3 sign nothing", "3 sign max", "2 sign max")
    state = deal(*OPENED, *lies, "0 sign low", "0 sign nothing", rules=ALL)
    for seat in range(4):
        assert sum(world.weight for world in strong_worlds(observe(state, seat))) == 300
        assert len(normal_worlds(observe(state, seat))) == 300
    view = observe(state, 1)
    assert choose(Level.STRONG, view, 1).action in view.legal


def test_who_says_that_the_rechter_harms_holds_no_trump() -> None:
    view = observe(deal(*OPENED, "1 sign schadet", "3 sign ja"), 1)
    worlds = strong_worlds(view)
    assert max(share(worlds, 3, card) for card in ("GA", "GK", "G10", "G7")) < 0.05
    assert sum(share(worlds, 3, card) for card in ("HK", "S7", "E7")) > 1


# What is said of it


def test_a_beginner_leads_what_only_its_partner_can_beat() -> None:
    """Seat 1 has the Rechter, and its partner signs the Kritische above it one after another."""
    hands = ("GK GU E9 SK SA", "GO S9 S8 H7 H8", "HO E10 EO SO H9", "S7 E7 GA HK HU")
    signs = ("3 sign max", "3 sign belli", "3 sign spitz")
    views = [observe(deal(*OPENED, *signs[:n], hands=hands), 1) for n in range(4)]
    keys = [choose(Level.EASY, view, 1).reason.key for view in views]
    assert keys == ["reason.lead_rechter"] * 3 + ["reason.lead_sure_signed"]
    assert choose(Level.GREEDY, views[3], 1) == choose(Level.GREEDY, views[0], 1)


@pytest.mark.parametrize(("sign", "key"), [("max", "card_wins_signed"), ("low", "card_wins")])
def test_the_reason_of_the_strongest_tells_which_card_was_signed(sign: str, key: str) -> None:
    view = observe(deal(*OPENED, f"3 sign {sign}"), 1)
    view = replace(view, legal=tuple(one for one in view.legal if one.verb is Verb.PLAY))
    reason = choose(Level.STRONG, view, 1).reason
    assert reason.key == f"reason.{key}"
    assert reason.params.get("sign") == (Sign.MAX if sign == "max" else None)
