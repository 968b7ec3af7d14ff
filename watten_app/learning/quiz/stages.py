"""The stages: what each is about, by which rules, and its eight kinds of questions."""

from enum import StrEnum

from watten_app.engine import Card, Order, Rank, Rules, Suit
from watten_app.engine.order import order_of
from watten_app.learning.quiz.question import Ask
from watten_app.learning.quiz.recipe import Recipe
from watten_app.variants import rules_of

QUESTIONS, NEEDED = 8, 6
"""How many questions a round has, and how many right answers open the next stage."""


class Stage(StrEnum):
    """The stages in their order; the values are kept on the device."""

    TRUMP = "trump"
    SUIT = "suit"
    SCHLAG = "schlag"
    CRITICAL = "critical"
    WELI = "weli"
    KRITISCH = "kritisch"
    GUATER = "guater"
    SIGNS = "signs"
    RAISING = "raising"
    BLIND = "blind"


STAGES = tuple(Stage)

_PLAIN = rules_of({"variant": "tyrolean", "pack": 32, "follow": "free"})
"""Neither Kritische nor Weli, and nothing that must be given."""

_RULES = {
    Stage.TRUMP: _PLAIN,
    Stage.SUIT: _PLAIN,
    Stage.SCHLAG: _PLAIN,
    Stage.CRITICAL: rules_of("bavarian"),
    Stage.WELI: rules_of("tyrolean"),
    Stage.KRITISCH: rules_of("kritisch"),
    Stage.GUATER: rules_of("south_tyrolean"),
    Stage.SIGNS: rules_of("bavarian"),
    Stage.RAISING: rules_of("bavarian"),
    Stage.BLIND: rules_of("blind"),
}

_SPECIAL = frozenset(map(Card.parse, ("HK", "S7", "E7")))
"""What later stages make something of; before that it would be learnt wrong."""


def _who(trick: str, *, weli: bool = False) -> Recipe:
    return Recipe(Ask.WHO, trick, weli=weli)


def _which(trick: str, hand: str) -> Recipe:
    return Recipe(Ask.WHICH, trick, hand)


def _may(trick: str, hand: str, asked: str) -> Recipe:
    return Recipe(Ask.MAY, trick, hand, asked)


RECIPES: dict[Stage, tuple[tuple[Recipe, ...], ...]] = {
    Stage.TRUMP: (
        (_who("LPPT"),),
        (_who("LSPT"),),
        (_who("LSST"),),
        (_which("LSP", "TSPPP"),),
        (_who("LSTT"), _who("LPTT")),
        (_which("LST", "TSPPP"), _which("LPT", "TTPPP")),
        (_who("LTTT"),),
        (_which("LTT", "TTSPP"),),
    ),
    Stage.SUIT: (
        (_who("LPPP"),),
        (_who("LSPP"),),
        (_who("LSPP"),),
        (_which("LPP", "SPPPP"),),
        (_who("LSPP"),),
        (_who("LSSP"),),
        (_which("LSP", "SSPPP"),),
        (_which("LSS", "SSPPP"),),
    ),
    Stage.SCHLAG: (
        (_who("LSTR"),),
        (_who("LSTB"),),
        (_who("LTRB"),),
        (_which("LST", "BTSPP"),),
        (_who("LTBB"), _who("LSBB")),
        (_which("LTB", "RBTSP"), _which("LBB", "RBTSP")),
        (_who("BRTS"), _who("BTTS"), _who("BBTT")),
        (_who("BRBT"), _who("RBBT"), _who("BBBT")),
    ),
    Stage.CRITICAL: (
        (_who("LSTK"),),
        (_who("LRTK"), _who("LRBK")),
        (_who("LKKT"), _who("LKKB")),
        (_may("R", "TTPPP", "TP"),),
        (_which("LBR", "KBTSP"), _which("LTR", "KBTSP")),
        (_who("RKTT"), _who("RKKT")),
        (_may("RT", "TBBPP", "TBP"), _may("R", "KBPPP", "KBP"), _may("RK", "TTBPP", "BP")),
        (_who("RKKB"), _who("LKKK"), _who("BRKK")),
    ),
    Stage.WELI: (
        (_who("LSPW"),),
        (_who("LSTW"), _who("LPTW")),
        (_which("LSP", "WSPPP"),),
        (_who("WPPT"), _who("WPPP")),
        (_may("W", "TTPPP", "TP"), _may("T", "WPPPP", "WP")),
        (_who("LTTW", weli=True), _who("LSTW", weli=True)),
        (_may("T", "TBPPP", "TBP"), _may("W", "RTPPP", "RTP"), _may("T", "WRBPP", "WRBP")),
        (_which("LTW", "TSPPP"), _who("WTTB"), _who("TTPW", weli=True)),
    ),
    Stage.KRITISCH: (
        (_who("LSTW"),),
        (_who("LSTD"), _who("LPTD")),
        (_who("LRTW"), _who("LRTD"), _who("LRBW")),
        (_which("LTS", "WDSPP"), _which("LTR", "WDTPP")),
        (_who("LWKB"), _who("LKDB")),
        (_may("R", "WDPPP", "WDP"), _may("R", "KBDPP", "KBDP")),
        (_which("LWB", "KRDPP"), _who("RWDT")),
        (_who("RWKB"), _who("LRDK"), _who("BRWD")),
    ),
    Stage.GUATER: (
        (_who("LSRG"),),
        (_who("LTBG"), _who("LPBG")),
        (_who("LTRG"),),
        (_which("LTR", "GTBPP"), _which("LSR", "GBTPP")),
        (_may("T", "TTPPP", "TP"), _may("T", "GTPPP", "GTP")),
        (_who("BRGT"), _who("RGBP")),
        (_may("TB", "TRBPP", "RBTP"), _may("TR", "TGBPP", "GBTP")),
        (_which("BRT", "GTPPP"), _who("BBRG"), _who("RGTB")),
    ),
}
"""By stage the kinds of each of its eight questions about cards; they grow harder."""


def rules_of_stage(stage: Stage) -> Rules:
    """The rules that a stage is played by."""
    return _RULES[stage]


def never_seen(stage: Stage) -> frozenset[Card]:
    """The cards that no question of the stage shows."""
    return _SPECIAL if _RULES[stage] is _PLAIN else frozenset()


def knows_schlag(stage: Stage) -> bool:
    """Whether a learner at this stage has heard of the Schlag."""
    return STAGES.index(stage) >= STAGES.index(Stage.SCHLAG)


def example_of(stage: Stage) -> Order:
    """The order that a stage is introduced with."""
    return taught_order(stage, order_of(_RULES[stage], Rank.OBER, Suit.LEAVES))


def taught_order(stage: Stage, order: Order) -> Order:
    """The order as a learner of the stage knows it; the Schlag comes in later."""
    return order if knows_schlag(stage) else order_of(_RULES[stage], None, order.trump)


def is_open(stage: Stage, passed: frozenset[Stage]) -> bool:
    """Whether the stage may be played once these are passed: the one before it must be."""
    place = STAGES.index(stage)
    return not place or STAGES[place - 1] in passed or stage in passed
