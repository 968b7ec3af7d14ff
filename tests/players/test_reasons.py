"""Every reason a computer player can give has a sentence in every language."""

import ast
import json
from functools import cache

import pytest

from tests.kit import TESTS
from tests.kit_matches import random_position
from watten_app import i18n
from watten_app.engine import Message, observe, to_act
from watten_app.players import Level, choose

PLAYERS = TESTS.parent / "watten_app" / "players"
I18N = TESTS.parent / "watten_app" / "i18n"
CATALOGUES = [I18N / f"{language}.json" for language in i18n.LANGUAGES]


@cache
def reason_keys() -> set[str]:
    """The keys named in the sources: what stands second in `because(action, key, ...)`, or in a
    dict of reasons."""
    found = set()
    for file in PLAYERS.glob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        assigned = [node.value for node in ast.walk(tree) if isinstance(node, ast.Assign)]
        called = [
            node.args[1]
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "because"
        ]
        chosen = [node for node in assigned if isinstance(node, ast.IfExp)]
        branches = [branch for node in chosen for branch in (node.body, node.orelse)]
        dicts = [
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Dict)
            and getattr(node.targets[0], "id", "") == "_REASONS"
        ]
        listed = [value for node in dicts for value in node.values]
        for node in (*called, *branches, *listed):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(f"reason.{node.value}")
    return found


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda file: file.stem)
def test_every_reason_has_a_sentence(catalogue) -> None:
    assert reason_keys() <= set(json.loads(catalogue.read_text(encoding="utf-8")))


@cache
def reasons_of_random_positions() -> list[Message]:
    deals = [deal for deal in map(random_position, range(300)) if not deal.over]
    return [
        choose(level, observe(deal, to_act(deal)[0]), number).reason
        for number, deal in enumerate(deals)
        for level in Level
        if level not in (Level.N10, Level.N80) and (level is not Level.STRONG or number % 8 == 0)
    ]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_reasons_of_random_positions_can_be_said(language: str) -> None:
    for reason in reasons_of_random_positions():
        assert reason.key in reason_keys()
        assert i18n.say(language, reason)
