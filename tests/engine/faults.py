"""Impossible records and the sentence that each must be refused with (record.md)."""

from typing import Any

from tests.kit_cases import GIVEN, load

RECORD = load(GIVEN / "worked-example.json")["record"]
DEAL = RECORD["deals"][0]
HANDS = DEAL["hands"]
PACK = [suit + rank for suit in "EGHS" for rank in ["A", "K", "O", "U", "10", "9", "8", "7"]]

NO_CARD = "is no card; write a suit E, G, H or S and a rank, as in HK or E10"


def changed(**keys: Any) -> dict[str, Any]:
    """The worked example with keys of the record changed."""
    return RECORD | keys


def with_deal(**keys: Any) -> dict[str, Any]:
    """The worked example with keys of its deal changed."""
    return RECORD | {"deals": [DEAL | keys]}


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in RECORD.items() if name != key}


def house(**rules: Any) -> dict[str, Any]:
    return changed(rules={"variant": "bavarian"} | rules)


OUTSIDE_THE_DEALS: dict[str, tuple[Any, str]] = {
    "no object": ([], "a record is an object with deals, format, players, rules, score, version"),
    "format": (changed(format="chess"), "format is 'chess', not 'watten-record'"),
    "no format": (without("format"), "format is None, not 'watten-record'"),
    "version": (changed(version=2), "version 2 cannot be read, only 1"),
    "version as a fraction": (changed(version=1.0), "version 1.0 cannot be read, only 1"),
    "version as true": (changed(version=True), "version True cannot be read, only 1"),
    "no version": (without("version"), "version None cannot be read, only 1"),
    "no rules": (without("rules"), "rules are missing: name a variant"),
    "no deals": (without("deals"), "deals is missing or no list"),
    "deals": (changed(deals={}), "deals is missing or no list"),
    "unknown key": (
        changed(target=15),
        "'target' is no key of a record; it knows deals, format, players, rules, score, version",
    ),
    "players": (changed(players=5), "players is one of 2, 3, 4, 6 and 8, not 5"),
    "players as text": (changed(players="4"), "players is a whole number, not '4'"),
    "players as true": (changed(players=True), "players is a whole number, not True"),
    "eight players have no 32 cards": (
        changed(players=8),
        "eight players need 40 cards, and 40 cards eight players",
    ),
    "40 cards for other than eight": (
        house(pack=40),
        "eight players need 40 cards, and 40 cards eight players",
    ),
    "score of three": (changed(score=[0, 0, 0]), "score is a list of 2 numbers for 4 players"),
    "score below nothing": (changed(score=[-1, 0]), "a score of -1 is less than nothing"),
    "score as text": (changed(score=["0", 0]), "score is a whole number, not '0'"),
    "rules as a list": (
        changed(rules=["bavarian"]),
        "rules name a variant, or are an object with `variant` and house rules",
    ),
    "unknown variant": (
        changed(rules="schafkopf"),
        "there is no variant 'schafkopf'; there is bavarian, franconian, kritisch, carinthian, "
        "tyrolean, north_tyrolean, south_tyrolean, blind, ladinern, groeden, bohemian",
    ),
    "rules without a variant": (
        changed(rules={"target": 15}),
        "rules name a variant, or are an object with `variant` and house rules",
    ),
    "unknown house rule": (house(traget=15), "'traget' is no house rule"),
    "target": (house(target=12), "the target is 11, 13, 15, 18 or 21, not 12"),
    "target as text": (house(target="15"), "target is a whole number, not '15'"),
    "penalty points": (house(penalty_points=4), "penalty_points are 2 or 3, not 4"),
    "tense": (
        house(tense="four"),
        "tense is one of ban, three, gestrichen, two_three, four_behind, not 'four'",
    ),
    "flag as a number": (house(spare_partner=1), "spare_partner is true or false, not 1"),
    "flag as null": (house(spare_partner=None), "spare_partner is true or false, not None"),
    "pack": (house(pack=36), "a pack has 32, 33 or 40 cards, not 36"),
    "dealing": (house(deal="4+1"), "deal is one of 3+2, 2+3, 1, not '4+1'"),
    "kritischer not in the pack": (
        house(critical=["S6"]),
        "the Kritischer S6 is not in a pack of 32 cards",
    ),
    "kritischer twice": (house(critical=["HK", "HK"]), "a Kritischer is named twice"),
    "kritische as text": (house(critical="HK"), "critical is a list of cards, not 'HK'"),
    "kritischer that is no card": (
        house(critical=["KH"]),
        "critical: 'KH' is no card; write a suit E, G, H or S and a rank, as in HK or E10",
    ),
}
IN_THE_DEAL: dict[str, tuple[Any, str]] = {
    "no object": (
        changed(deals=[7]),
        "a deal is an object with actions, dealer, hands, pack, seed, stock",
    ),
    "unknown key": (
        with_deal(hand=[]),
        "'hand' is no key of a deal; it knows actions, dealer, hands, pack, seed, stock",
    ),
    "no cards": (
        changed(deals=[{"dealer": 0, "actions": []}]),
        "a deal starts from just one of hands, pack and seed",
    ),
    "hands and pack": (with_deal(pack=PACK), "a deal starts from just one of hands, pack and seed"),
    "stock beside a pack": (
        changed(deals=[{"dealer": 0, "pack": PACK, "stock": []}]),
        "stock stands only beside hands",
    ),
    "no dealer": (
        changed(deals=[{"hands": HANDS, "actions": []}]),
        "the first deal needs its dealer",
    ),
    "dealer out of the table": (with_deal(dealer=4), "there is no seat 4 to deal"),
    "dealer below the table": (with_deal(dealer=-1), "there is no seat -1 to deal"),
    "dealer as true": (with_deal(dealer=True), "dealer is a whole number, not True"),
    "a hand too few": (with_deal(hands=HANDS[:3]), "there are 3 hands for 4 players"),
    "a hand of four": (
        with_deal(hands=[HANDS[0][:4], *HANDS[1:]]),
        "seat 0 has 4 cards instead of 5",
    ),
    "a hand of six": (
        with_deal(hands=[[*HANDS[0], "EK"], *HANDS[1:]]),
        "seat 0 has 6 cards instead of 5",
    ),
    "a card twice": (with_deal(hands=[[*HANDS[0][:4], "HK"], *HANDS[1:]]), "HK is there twice"),
    "a card twice in the stock": (with_deal(stock=["HK"]), "HK is there twice"),
    "no card": (
        with_deal(hands=[[*HANDS[0][:4], "HB"], *HANDS[1:]]),
        "a hand: 'HB' is no card; write a suit E, G, H or S and a rank, as in HK or E10",
    ),
    "a card as a number": (
        with_deal(hands=[[*HANDS[0][:4], 7], *HANDS[1:]]),
        "a hand: 7 is no card; write a suit E, G, H or S and a rank, as in HK or E10",
    ),
    "a card not in the pack": (
        with_deal(hands=[[*HANDS[0][:4], "S6"], *HANDS[1:]]),
        "S6 is not in a pack of 32 cards",
    ),
    "hands as text": (with_deal(hands="GO"), "hands is no list"),
    "pack too short": (
        changed(deals=[{"dealer": 0, "pack": PACK[:31]}]),
        "pack is not the whole pack of 32 cards",
    ),
    "pack with a card twice": (
        changed(deals=[{"dealer": 0, "pack": [*PACK[:31], "EA"]}]),
        "pack is not the whole pack of 32 cards",
    ),
    "seed as text": (
        changed(deals=[{"dealer": 0, "seed": "7"}]),
        "seed is a whole number, not '7'",
    ),
    "seed as a fraction": (
        changed(deals=[{"dealer": 0, "seed": 7.0}]),
        "seed is a whole number, not 7.0",
    ),
    "pack as text": (changed(deals=[{"dealer": 0, "pack": "EA"}]), "pack is no list of cards"),
    "pack with no card": (changed(deals=[{"dealer": 0, "pack": ["X"]}]), f"pack: 'X' {NO_CARD}"),
    "stock as text": (with_deal(stock="EA"), "stock is no list of cards"),
    "stock with no card": (with_deal(stock=["X"]), f"stock: 'X' {NO_CARD}"),
    "a hand as text": (with_deal(hands=["GO", *HANDS[1:]]), "a hand is no list of cards"),
    "seed as null": (
        changed(deals=[{"dealer": 0, "seed": None}]),
        "seed is a whole number, not None",
    ),
    "dealer as null": (with_deal(dealer=None), "dealer is a whole number, not None"),
    "a dealer of Böhmisch with five cards": (
        changed(rules="bohemian"),
        "seat 0 has 5 cards instead of 6",
    ),
    "eight players with five cards": (
        changed(
            rules={"variant": "bavarian", "pack": 40},
            players=8,
            deals=[DEAL | {"hands": HANDS * 2}],
        ),
        "seat 0 has 5 cards instead of 3",
    ),
    "actions as text": (with_deal(actions="1 schlag O"), "actions is no list"),
    "the match is over": (changed(score=[15, 3]), "the match is over at 15 : 3"),
}
NO_ACTION: list[tuple[Any, str]] = [
    ("schlag O", "'schlag O' is no action; write a seat and a verb, as in '0 play GO'"),
    ("1", "'1' is no action; write a seat and a verb, as in '0 play GO'"),
    ("", "'' is no action; write a seat and a verb, as in '0 play GO'"),
    ("1  schlag O", "'' is no verb of a record"),
    (" 1 schlag O", "' 1 schlag O' is no action; write a seat and a verb, as in '0 play GO'"),
    ("01 schlag O", "'01 schlag O' is no action; write a seat and a verb, as in '0 play GO'"),
    ("1 schlag", "'schlag' takes one argument"),
    ("1 hold HK", "'hold' takes no argument"),
    ("1 schlag O G", "'schlag' takes one argument"),
    ("1 schlag 6", "R3: 6 cannot be the Schlag here"),
    ("1 schlag B", "'B' does not fit after 'schlag'"),
    ("1 Schlag O", "'Schlag' is no verb of a record"),
    ("9 schlag O", "there is no seat 9 among 4"),
    ("-1 schlag O", "'-1 schlag O' is no action; write a seat and a verb, as in '0 play GO'"),
    ("1 trump", "'trump' takes one argument"),
    ("1 peek", "'peek' is no verb of a record"),
    ("1 play G0", "'G0' does not fit after 'play'"),
    (
        "1 raise GO",
        "'raise' cannot be said now: the deal waits for better or schlag or swap from seat 1",
    ),
    (7, "7 is no action; write a seat and a verb, as in '0 play GO'"),
    (None, "None is no action; write a seat and a verb, as in '0 play GO'"),
    (["1 schlag O"], "['1 schlag O'] is no action; write a seat and a verb, as in '0 play GO'"),
    (
        {"1": "schlag O"},
        "{'1': 'schlag O'} is no action; write a seat and a verb, as in '0 play GO'",
    ),
]
