"""A Bavarian record to give to the commands."""

import json
from typing import Any

HANDS = [
    ["GO", "SO", "HO", "E8", "H7"],
    ["S7", "GA", "G9", "H9", "E9"],
    ["HK", "EO", "SA", "E10", "S9"],
    ["GK", "G7", "H8", "S8", "EU"],
]


def record(actions: list[str], **more: Any) -> dict[str, Any]:
    return {
        "format": "watten-record",
        "version": 1,
        "rules": {"variant": "bavarian", "target": 15},
        "players": 4,
        "score": [0, 0],
        "deals": [{"dealer": 3, "hands": HANDS, "actions": actions}],
    } | more


def text(actions: list[str], **more: Any) -> str:
    return json.dumps(record(actions, **more))


BOUND = ["1 play G9", "1 play GA", "1 play S7", "1 raise"]
ACTIONS = ["0 schlag O", "3 trump G", "0 play GO", "1 play G9", "2 play HK", "3 play GK"]
EXAMPLE = (
    '{"deal": 0, "dealer": 3, "schlag": "O", "trump": "G", '
    '"tricks": [{"leader": 0, "cards": ["GO", "G9", "HK", "GK"], "winner": 2, '
    '"reason": "critical"}], "trick": {"leader": 2, "cards": []}, '
    '"value": 2, "over": false, "winners": [], "points": [0, 0], "score": [0, 0], '
    '"match_over": false, "to_act": [2], '
    '"legal": ["2 play E10", "2 play EO", "2 play S9", "2 play SA", "2 raise"]}\n'
)
