"""The moments of a deal that every screen size has to show well."""

import asyncio
from collections.abc import Callable
from functools import cache, partial

from tests.ui.house_scenes import HOUSE_SCENES
from tests.ui.stage import Stage, stage
from tests.ui.table_kit import (
    HANDS,
    OPENED,
    FakeHouse,
    FakeTable,
    bohemian_deal,
    deal,
    result,
)
from tests.ui.table_kit import seated as _seat
from watten_app.app.advising import Advice, advice_of
from watten_app.engine import apply, legal, observe
from watten_app.players import advise
from watten_app.players.worlds import finished
from watten_app.store import Settings
from watten_app.variants import VARIANTS, rules_of

LED = (*OPENED, "1 play GO", "2 play S7", "3 play G8")
PLAYED = (*LED, "0 play H9", "2 play HA", "3 play HU", "0 play HK", "1 play S9")
OVER = (*PLAYED, "0 play EO", "1 play E8", "2 play E10", "3 play SU")

TYROLEAN, SOUTH = VARIANTS["tyrolean"].rules, VARIANTS["south_tyrolean"].rules
BLIND, GROEDEN = VARIANTS["blind"].rules, VARIANTS["groeden"].rules
CHOICE = rules_of({"variant": "bavarian", "machine": "choice"})
MACHINE = ("HK S7 E7 SA H9", HANDS[1], "E9 HA E10 GU S8", "G8 G10 HU SU GA")
TWO = HANDS[:2]
FORTY = rules_of({"variant": "bavarian", "pack": 40})
EIGHT = (
    *("HK EO S6", "E8 G9 S9", "S7 HA E10", "G8 G10 HU"),
    *("H10 SO EU", "HO G7 GA", "E5 G6 H5", "H6 E6 GU"),
)
EIGHT_LED = (
    *("1 schlag O", "0 trump G", "1 play E8", "2 play S7", "3 play G8", "4 play H10"),
    *("5 play HO", "6 play G6", "7 play H6"),
)
SIX = (*HANDS, "H10 SO EU EA E9", "HO G7 GA S10 EK")
SIX_LED = (*OPENED, "1 play GO", "2 play S7", "3 play G8", "4 play EU", "5 play G7")
DARK = ("3 schlag 8", "2 trump G", "3 play G8", "0 play H9")
BLUFF = rules_of({"variant": "bavarian", "last_trick": "bluff"})
ALL_HIGH = rules_of({"variant": "carinthian", "guater": 2, "beaster": True})
WITH_G7 = (HANDS[0].replace("H9", "G7"), *HANDS[1:])
BOUND = (*OPENED, "1 play GO", "2 play GU", "3 play G8")
LAST_TRICK = (
    *(*BOUND, "0 play GK", "1 play SK", "2 play S7", "3 play SU", "0 play SA"),
    *("2 play HA", "3 play G10", "0 play H9", "1 play E8"),
    *("3 play HU", "0 play EO", "1 play S9", "2 play E10"),
    *("0 play HK", "1 play G9", "2 play S8", "3 raise"),
)


def scene(house: FakeHouse, name: str) -> FakeTable:
    """Put the moment of this name on the house's table."""
    return _SCENES[name](house)


def _rest(house: FakeHouse) -> FakeTable:
    state = deal(*LED, "0 play H9")
    return house.seat(state, resting=state.tricks[-1])


def _over(house: FakeHouse) -> FakeTable:
    state = deal(*OVER)
    return house.seat(state, deal_result=result(state), waiting=False)


def _advised(name: str) -> Callable[[FakeHouse], FakeTable]:
    """The moment of this name, once the adviser has been asked."""

    def seat(house: FakeHouse) -> FakeTable:
        table = scene(house, name)
        table.show(advice=_advice(name))
        return table

    return seat


@cache
def _advice(name: str) -> Advice:
    view = scene(FakeHouse(), name).view.view
    return advice_of(finished(advise(view, 1)))


def _two_rest(house: FakeHouse) -> FakeTable:
    state = deal(*OPENED, "1 play GO", "0 play HK", hands=TWO)
    return house.seat(state, resting=state.tricks[-1])


def _six_rest(house: FakeHouse) -> FakeTable:
    state = deal(*SIX_LED, "0 play HK", hands=SIX)
    return house.seat(state, resting=state.tricks[-1])


def _dark_rest(house: FakeHouse) -> FakeTable:
    state = deal(*DARK, "1 play S9", "2 play GU", dealer=2, rules=BLIND)
    return house.seat(state, resting=observe(state, 0).tricks[-1])


_SCENES = {
    "face-down": _seat(dealer=2),
    "schlag": _seat(dealer=3),
    "trump": _seat("1 schlag O"),
    "others-announce": _seat("3 schlag K", dealer=2),
    "better": _seat("1 better"),
    "swap": _seat("1 swap"),
    "keep": _seat("0 schlag O", "3 trump G", dealer=3, score=(13, 9)),
    "announced": _seat(*OPENED),
    "play": _seat(*LED),
    "bound": _seat(*BOUND),
    "late": _seat(*PLAYED),
    "raise": _seat(*OPENED, "1 play GO", "2 play S7", "3 raise"),
    "rest": _rest,
    "over": _over,
    "paused": _seat(*LED, paused=True, waiting=False),
    "tense": _seat(
        "1 schlag O", "0 trump G", "1 keep", "1 play GO", "2 play S7", "3 play G8", score=(9, 13)
    ),
}
_SCENES |= {
    "nine-ranks": _seat(dealer=3, rules=TYROLEAN),
    "weli-is-schlag": _seat("1 schlag 6", "0 trump G", rules=TYROLEAN),
    "must-beat": _seat(*BOUND, rules=SOUTH, hands=WITH_G7),
    "four-behind": _seat("0 schlag O", "3 trump G", dealer=3, score=(13, 9), rules=SOUTH),
    "all-high": _seat(*OPENED, "1 play S9", rules=ALL_HIGH),
    "farbe": _seat(*LAST_TRICK, rules=BLUFF),
    "blind-schlag": _seat(dealer=3, rules=BLIND),
    "blind-trump": _seat("1 schlag 9", rules=BLIND),
    "dark": _seat(*DARK[:3], dealer=2, rules=BLIND),
    "dark-rest": _dark_rest,
    "dark-raise": _seat(*DARK[:2], "3 raise", dealer=2, rules=BLIND),
    "knowing": _seat("1 schlag 9", "0 trump G", "1 play G9", "2 play GU", "3 play G8", rules=BLIND),
    "machine": _seat("1 schlag O", "0 trump G", hands=MACHINE, rules=CHOICE),
    "two-schlag": _seat(dealer=1, hands=TWO),
    "two": _seat(*OPENED, "1 play GO", hands=TWO),
    "two-rest": _two_rest,
    "two-raise": _seat(*OPENED, "1 raise", hands=TWO),
    "two-keep": _seat("1 schlag O", "0 trump G", hands=TWO, score=(13, 9)),
    "six-schlag": _seat(dealer=5, hands=SIX),
    "six": _seat(*SIX_LED, hands=SIX),
    "six-rest": _six_rest,
    "six-raise": _seat(*SIX_LED[:-1], "5 raise", hands=SIX),
    "eight": _seat(*EIGHT_LED, hands=EIGHT, rules=FORTY),
    "ladinern": _seat("3 play G8", dealer=2, rules=VARIANTS["ladinern"].rules),
    "groeden": _seat("0 schlag 9", "3 trump G", "0 play H9", dealer=3, rules=GROEDEN),
}


_alone = partial(_seat, made=bohemian_deal)


def _alone_over(house: FakeHouse) -> FakeTable:
    state = bohemian_deal(*EXCHANGED)
    while not state.over:
        state, _ = apply(state, legal(state)[0])
    return house.seat(state, deal_result=result(state), waiting=False)


STAYED = ("0 stay", "1 stay", "2 stay")
EXCHANGED = (*STAYED, "0 exchange H9", "1 exchange S9", "2 exchange", "3 exchange HU")
THREE = ("1 schlag O", "1 trump G", "1 play GO", "2 play S7")
SWAPPED = ("1 exchange", "2 exchange", "3 exchange")
OF_FIVE = (*HANDS, "E9 H10 S10 E7 H8")
OF_SIX = (*OF_FIVE, "EA EK EU SO HO")
LEFT_TO_ME = ("0 stay", "1 leave")
LONG_WAY = (14, 9, 22, 17, 6, 31)

_SCENES |= {
    "b-leave": _alone(),
    "b-left": _alone("0 leave"),
    "b-exchange": _alone(*STAYED),
    "b-exchange-hearts": _alone(turned="HO"),
    "b-exchange-six": _alone("1 stay", "2 stay", "3 stay", *SWAPPED, dealer=0),
    "b-lead": _alone(*EXCHANGED),
    "b-play": _alone(*EXCHANGED, "0 play GK", "1 play GO", "2 play HA"),
    "b-two-exchange": _alone(hands=TWO, dealer=1),
    "b-two-exchange-six": _alone("1 exchange", hands=TWO, dealer=0),
    "b-over": _alone_over,
    "b-five-leave": _alone(hands=OF_FIVE, dealer=4, score=LONG_WAY),
    "b-six-exchange": _alone(*LEFT_TO_ME, hands=OF_SIX, dealer=5, turned="G7", score=LONG_WAY),
    "three-solo": _seat("0 schlag O", "0 trump G", dealer=2, hands=HANDS[:3], score=(4, 13, 9)),
    "three-pair": _seat("1 schlag O", "1 trump G", "1 play GO", hands=HANDS[:3], score=(4, 6, 9)),
    "three-play": _seat(*THREE, hands=HANDS[:3], score=(4, 6, 9)),
    "three-keep": _seat("1 schlag O", "1 trump G", hands=HANDS[:3], score=(13, 6, 9)),
}
_SCENES |= HOUSE_SCENES
ADVISED = (
    *("schlag", "nine-ranks", "blind-trump", "trump", "better", "swap", "keep", "raise", "farbe"),
    *(
        "play",
        "bound",
        "late",
        "two",
        "six",
        "eight",
        "dark",
        "three-play",
        "three-keep",
        "machine",
    ),
    *("machine", "b-leave", "b-exchange", "b-lead", "b-six-exchange"),
)
_SCENES |= {f"advice-{name}": _advised(name) for name in ADVISED}
_SCENES |= {"advice-asked": _seat(*LED, asked=True)}
SCENES = tuple(_SCENES)


def house_with(name: str, **settings) -> tuple[FakeHouse, FakeTable]:
    house = FakeHouse(settings=Settings(**{"language": "en"} | settings))
    return house, scene(house, name)


def play(name: str, test, **settings) -> None:
    """Show a scene and play the test's part on it."""

    async def run() -> None:
        house, table = house_with(name, **settings)
        async with stage(house, data="look") as shown:
            await test(shown, table)

    asyncio.run(run())


def sheet_is_open(shown: Stage) -> bool:
    return "Close" in shown.buttons()
