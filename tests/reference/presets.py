"""Section 9 as tables: the presets, the values of each house rule, and what is refused."""

from tests.reference.ladder import pack

BAVARIAN = {
    "pack": 32,
    "critical": ["HK", "S7", "E7"],
    "guater": 0,
    "beaster": False,
    "weli": "bells",
    "announce": "open",
    "blind_reveal": "end",
    "open_trick": "last",
    "follow": "hauptschlag",
    "follow_scope": "all",
    "spare_partner": False,
    "franconian": False,
    "pfeffer": False,
    "tense": "three",
    "last_trick": "free",
    "signs": "partner",
    "target": 15,
    "deal": "3+2",
    "fist": False,
    "direction": "clockwise",
    "better": True,
    "swap": True,
    "machine": "off",
    "schlecken": False,
    "schlecken_bluff": False,
    "peek": "none",
    "face_down": False,
    "raise_cap": "needed",
    "reraise": True,
    "penalties": "prevent",
    "penalty_points": 3,
    "bummerl": "loser",
    "turned_schlag": True,
    "no_leave": "H",
    "overshoot": "back",
}
TYROLEAN = BAVARIAN | {
    "pack": 33,
    "critical": [],
    "weli": "trump",
    "follow": "trump",
    "tense": "gestrichen",
    "last_trick": "tirol",
    "penalty_points": 2,
}
SOUTH = TYROLEAN | {
    "guater": 1,
    "weli": "bells",
    "follow": "trump_or_beat",
    "tense": "four_behind",
    "last_trick": "free",
    "signs": "off",
    "deal": "2+3",
}
BLIND = SOUTH | {"announce": "blind", "follow_scope": "announcers", "target": 18}
KRITISCH = BAVARIAN | {"pack": 33, "critical": ["HK", "S6", "E7"], "tense": "gestrichen"}
PRESETS = {
    "bavarian": BAVARIAN,
    "franconian": BAVARIAN | {"franconian": True},
    "kritisch": KRITISCH,
    "carinthian": KRITISCH | {"critical": ["SU", "HK", "S6", "E7"], "tense": "ban", "target": 11},
    "tyrolean": TYROLEAN,
    "north_tyrolean": TYROLEAN | {"guater": 1},
    "south_tyrolean": SOUTH,
    "blind": BLIND,
    "ladinern": BLIND | {"announce": "bottom"},
    "groeden": BLIND | {"guater": 2},
    "bohemian": BAVARIAN
    | {"announce": "turned", "follow": "bohemian", "tense": "ban", "signs": "off"}
    | {"penalty_points": 2},
}

SWITCH = [True, False]
VALUES = {
    "pack": [32, 33, 40],
    "guater": [0, 1, 2],
    "beaster": SWITCH,
    "weli": ["trump", "bells"],
    "announce": ["open", "blind", "bottom", "turned"],
    "blind_reveal": ["end", "first_trick"],
    "open_trick": ["last", "first"],
    "follow": ["free", "hauptschlag", "trump", "trump_or_beat", "bohemian"],
    "follow_scope": ["all", "announcers"],
    "spare_partner": SWITCH,
    "franconian": SWITCH,
    "pfeffer": SWITCH,
    "tense": ["ban", "three", "gestrichen", "two_three", "four_behind"],
    "last_trick": ["free", "tirol", "bluff"],
    "signs": ["off", "partner", "all"],
    "target": [11, 13, 15, 18, 21],
    "deal": ["3+2", "2+3", "1"],
    "fist": SWITCH,
    "direction": ["clockwise", "anticlockwise"],
    "better": SWITCH,
    "swap": SWITCH,
    "machine": ["declare", "choice", "off"],
    "schlecken": SWITCH,
    "schlecken_bluff": SWITCH,
    "peek": ["none", "cutter", "dealer"],
    "face_down": SWITCH,
    "raise_cap": ["needed", "none"],
    "reraise": SWITCH,
    "penalties": ["prevent", "punish"],
    "penalty_points": [2, 3],
    "bummerl": ["loser", "winner"],
    "turned_schlag": SWITCH,
    "no_leave": ["H", "E"],
    "overshoot": ["back", "allowed"],
}


def rules_of(spec):
    """The full rules of a record's `rules`."""
    if isinstance(spec, str):
        return dict(PRESETS[spec])
    changes = {name: value for name, value in spec.items() if name != "variant"}
    return PRESETS[spec["variant"]] | changes


def refused(spec, players):
    """Is this combination one of those that section 9 refuses? Values are in their lists."""
    rules = rules_of(spec)
    by_hand = {} if isinstance(spec, str) else spec
    bohemian = (by_hand.get("variant") or spec) == "bohemian"
    critical = rules["critical"]
    hidden = rules["announce"] in ("blind", "bottom")
    if bohemian and (rules["follow"], rules["announce"]) != ("bohemian", "turned"):
        return True
    if not bohemian and (rules["follow"] == "bohemian" or rules["announce"] == "turned"):
        return True
    if players not in ((2, 3, 4, 5, 6) if bohemian else (2, 3, 4, 6, 8)):
        return True
    if (players == 8) != (rules["pack"] == 40):
        return True
    if hidden and (players == 3 or rules["signs"] != "off"):
        return True
    if hidden and by_hand.get("follow_scope") == "all":
        return True
    if rules["schlecken"] and (not critical or rules["pack"] == 40):
        return True
    return len(set(critical)) < len(critical) or not set(critical) <= set(pack(rules["pack"]))
