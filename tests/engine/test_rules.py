"""Rules that a replay's line does not show: dealing, who sees what, the match's end (by number)."""

from typing import Any

import pytest

from tests.kit_cases import RECORDS, load
from tests.kit_matches import match_of
from watten_app.engine import Action, Match, Sign, Start, observe, write_record
from watten_app.engine.match import shuffled_pack
from watten_app.engine.report import view_report
from watten_app.variants import rules_of, spec_of

PACK = [suit + rank for suit in "EGHS" for rank in ["A", "K", "O", "U", "10", "9", "8", "7"]]
HANDS = [
    ["S9", "E7", "HU", "SU", "GU"],
    ["E9", "SA", "SK", "EA", "EK"],
    ["G7", "G8", "E8", "S8", "H8"],
    ["HK", "S7", "GK", "GO", "EO"],
]
NAMED = ["0 schlag 9", "3 trump H"]


def record(*deals: dict[str, Any], **more: Any) -> dict[str, Any]:
    told = {"format": "watten-record", "version": 1, "rules": "bavarian", "deals": list(deals)}
    return told | more


def deal(*actions: str, **more: Any) -> dict[str, Any]:
    return {"dealer": 3, "hands": HANDS, "actions": list(actions)} | more


def hands_of(match: Match) -> list[list[str]]:
    return [[str(card) for card in hand] for hand in match.deal.hands]


def shown(match: Match, seat: int) -> dict[str, Any]:
    return view_report(observe(match.deal, seat))


# R5


def test_r5_a_match_keeps_its_deals_and_the_deal_passes_on() -> None:
    folded = [f"{seat} {said}" for seat, said in ((0, "raise"), (1, "fold"))]
    match = match_of(record(deal(*NAMED, *folded)))
    for dealer, forehand in ((0, 1), (1, 2)):
        match = match.with_deal(Start(dealer, seed=dealer))
        for said in (f"{forehand} schlag A", f"{dealer} trump H"):
            match, _ = match.apply(Action.parse(said))
        for said in (f"{forehand} raise", f"{forehand + 1} fold"):
            match, _ = match.apply(Action.parse(said))
    assert [played.state.dealer for played in match.deals] == [3, 0, 1]
    assert all(played.state.over for played in match.deals)
    assert (match.next_dealer, match.score) == (2, (4, 2))


# R6


def test_r6_three_then_two_from_forehand() -> None:
    match = match_of(record({"dealer": 0, "pack": PACK, "actions": []}))
    assert hands_of(match) == [
        ["GK", "GO", "GU", "HO", "HU"],
        ["EA", "EK", "EO", "G10", "G9"],
        ["EU", "E10", "E9", "G8", "G7"],
        ["E8", "E7", "GA", "HA", "HK"],
    ]


def test_r6_the_stock_is_the_rest_of_the_pack() -> None:
    match = match_of(record({"dealer": 0, "pack": PACK, "actions": []}))
    assert [str(card) for card in match.deal.stock or ()] == PACK[20:]


def test_r6_two_then_three() -> None:
    rules = {"variant": "bavarian", "deal": "2+3"}
    match = match_of(record({"dealer": 3, "pack": PACK, "actions": []}, rules=rules))
    assert hands_of(match)[0] == ["EA", "EK", "GA", "GK", "GO"]
    assert hands_of(match)[3] == ["E8", "E7", "HK", "HO", "HU"]


def test_r6_single_cards() -> None:
    rules = {"variant": "bavarian", "deal": "1"}
    match = match_of(record({"dealer": 3, "pack": PACK, "actions": []}, rules=rules))
    assert hands_of(match)[0] == [PACK[place] for place in (0, 4, 8, 12, 16)]


def test_a_seed_deals_the_pack_that_it_gives() -> None:
    pack = [str(card) for card in shuffled_pack(rules_of("bavarian"), 7)]
    by_seed = match_of(record({"dealer": 2, "seed": 7, "actions": []}))
    by_pack = match_of(record({"dealer": 2, "pack": pack, "actions": []}))
    assert by_seed.deal == by_pack.deal
    assert write_record(by_seed, spec_of)["deals"] == [{"dealer": 2, "seed": 7, "actions": []}]


# R9


@pytest.mark.parametrize("actions", [[], ["0 swap"], ["0 schlag 9"]])
def test_r9_partners_see_no_cards_before_the_announcement(actions: list[str]) -> None:
    match = match_of(record(deal(*actions)))
    assert [shown(match, seat)["hand"] for seat in range(4)] == [HANDS[0], [], [], HANDS[3]]
    assert shown(match, 1)["hand_sizes"] == [5, 5, 5, 5]


def test_r9_all_see_their_cards_after_the_announcement() -> None:
    match = match_of(record(deal(*NAMED)))
    assert [shown(match, seat)["hand"] for seat in range(4)] == HANDS


def test_r9_three_players_see_their_cards_at_once() -> None:
    match = match_of(record({"dealer": 2, "hands": HANDS[:3], "actions": []}, players=3))
    assert [shown(match, seat)["hand"] for seat in range(3)] == HANDS[:3]


def test_r9_three_players_forehand_is_party_nought_and_the_others_party_one() -> None:
    match = match_of(record({"dealer": 2, "hands": HANDS[:3], "actions": []}, players=3))
    assert observe(match.deal, 0).parties == (0, 1, 1)


def test_r9_the_schlag_is_said_aloud() -> None:
    match = match_of(record(deal("0 schlag 9")))
    assert [shown(match, seat)["schlag"] for seat in range(4)] == ["9"] * 4


# R12


def test_r12_the_last_trick_lies_open_until_the_next_is_complete() -> None:
    played = ["0 play GU", "1 play SA", "2 play G7", "3 play GK"]
    match = match_of(record(deal(*NAMED, *played, "3 play EO", "0 play SU")))
    assert shown(match, 2)["open_trick"] == {
        "leader": 0,
        "cards": ["GU", "SA", "G7", "GK"],
        "winner": 3,
        "reason": "suit",
    }


# R13


def test_r13_cards_put_away_stay_known_to_their_owner_only() -> None:
    case = load(RECORDS / "R13-new-hands-3-2-forehand-first.json")
    match = match_of(case["record"])
    assert [shown(match, seat)["put_away"] for seat in range(4)] == [HANDS[0], [], [], HANDS[3]]


def test_r13_after_an_exchange_nothing_is_named() -> None:
    case = load(RECORDS / "R13-the-announcement-starts-again.json")["record"]
    case["deals"][0]["actions"] = case["deals"][0]["actions"][:3]
    assert shown(match_of(case), 1)["schlag"] is None


# R24


def two_sides(score: list[int], **rules: Any) -> Match:
    """Side 0 gets 4 points: three raises running, the last one folded by seat 3."""
    actions = [*NAMED, "0 raise", "1 raise", "2 raise", "3 fold"]
    house = {"variant": "bavarian", "target": 11} | rules
    return match_of(record(deal(*actions), rules=house, score=score))


def test_r24_who_reaches_the_target_wins() -> None:
    match = two_sides([8, 3])
    assert (match.score, match.over, match.winners) == ((12, 3), True, (0,))


def test_r24_below_the_target_the_match_goes_on() -> None:
    match = two_sides([6, 3])
    assert (match.score, match.over, match.winners) == ((10, 3), False, ())


def three_players(score: list[int]) -> Match:
    """Both defenders get 2: forehand 0 folds."""
    actions = ["0 schlag 10", "0 trump H", "0 play S9", "1 raise", "0 fold"]
    rules = {"variant": "bavarian", "target": 11, "tense": "ban"}
    dealt = {"dealer": 2, "hands": HANDS[:3], "actions": actions}
    return match_of(record(dealt, rules=rules, players=3, score=score))


def defenders_win(score: list[int]) -> Match:
    """Both tense defenders get 2 for three tricks."""
    rules = {"variant": "bavarian", "target": 11, "tense": "two_three"}
    hands = [["E8", "E9", "G8", "G9", "S8"], ["HK", "S7", "E7", "HA", "HO"]]
    hands.append(["GA", "GK", "GU", "SA", "SK"])
    actions = "0 schlag 10,0 trump H,0 play E8,1 play HK,2 play GA,1 play S7,2 play GK,0 play E9"
    actions += ",1 play E7,2 play GU,0 play G8"
    dealt = {"dealer": 2, "hands": hands, "actions": actions.split(",")}
    return match_of(record(dealt, rules=rules, players=3, score=score))


def test_r24_three_players_the_higher_of_two_wins() -> None:
    match = defenders_win([2, 9, 10])
    assert (match.score, match.over, match.winners) == ((2, 11, 12), True, (2,))


def test_r24_three_players_equal_scores_win_together() -> None:
    match = defenders_win([2, 10, 10])
    assert (match.score, match.winners) == ((2, 12, 12), (1, 2))


def test_r24_a_match_that_begins_at_the_target_is_won() -> None:
    match = match_of(record(score=[15, 3]))
    assert (match.score, match.over, match.winners) == ((15, 3), True, (0,))


# R25


def test_r25_one_mark_for_the_loser() -> None:
    assert two_sides([8, 3]).bummerl == (0, 1)


def test_r25_two_marks_for_schneider() -> None:
    assert two_sides([8, 0]).bummerl == (0, 2)


def test_r25_the_mark_may_go_to_the_winner() -> None:
    assert two_sides([8, 3], bummerl="winner").bummerl == (1, 0)
    assert two_sides([8, 0], bummerl="winner").bummerl == (2, 0)


def test_r25_three_players_each_loser_has_marks() -> None:
    assert three_players([3, 8, 10]).bummerl == (1, 1, 0)
    assert three_players([0, 8, 10]).bummerl == (2, 1, 0)


def test_r25_no_marks_while_the_match_goes_on() -> None:
    assert two_sides([0, 0]).bummerl == (0, 0)


# R32


@pytest.mark.parametrize(
    ("name", "winners"),
    [
        ("R32-who-gets-to-nought-wins", (0,)),
        ("R32-several-at-once-share", (0, 1)),
        ("R32-overshoot-allowed", (1,)),
        ("R32-a-point-less-for-each-trick", ()),
    ],
)
def test_r32_who_wins_the_match(name: str, winners: tuple[int, ...]) -> None:
    match = match_of(load(RECORDS / f"{name}.json")["record"])
    assert (match.winners, match.over) == (winners, bool(winners))


# R26, R27


def signed(signs: str) -> Match:
    rules = {"variant": "bavarian", "signs": signs}
    return match_of(record(deal(*NAMED, "1 sign max", "1 sign schadet"), rules=rules))


def test_r26_the_partner_sees_the_sign_the_others_that_one_was_made() -> None:
    seen = [shown(signed("partner"), seat)["signs"][0] for seat in range(4)]
    assert seen == [{"seat": 1, "sign": sign} for sign in (None, "max", None, "max")]


def test_r26_all_see_the_sign() -> None:
    seen = [shown(signed("all"), seat)["signs"][0]["sign"] for seat in range(4)]
    assert seen == ["max"] * 4


def test_r26_which_sign_it_was_is_hidden_from_the_others() -> None:
    views = []
    for sign in (Sign.MAX, Sign.NOTHING):
        match = match_of(record(deal(*NAMED, f"1 sign {sign}")))
        views.append([observe(match.deal, seat) for seat in range(4)])
    assert [a == b for a, b in zip(*views, strict=True)] == [True, False, True, False]


def test_r27_talk_is_heard_by_all() -> None:
    seen = [shown(signed("partner"), seat)["signs"][1]["sign"] for seat in range(4)]
    assert seen == ["schadet"] * 4
