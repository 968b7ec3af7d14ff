"""Every reason a computer player can give has a sentence in every language."""

import ast
import json
from collections import Counter
from functools import cache

import pytest

from tests.kit import TESTS
from tests.kit_matches import random_position
from watten_app import i18n
from watten_app.engine import Message, Verb, View, observe, to_act
from watten_app.players import Choice, Level, choose

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
def choices_in_random_positions() -> list[tuple[View, Choice]]:
    deals = [deal for deal in map(random_position, range(300)) if not deal.over]
    views = [observe(deal, to_act(deal)[0]) for deal in deals]
    return [
        (view, choose(level, view, number)) for number, view in enumerate(views) for level in Level
    ]


def reasons_of_random_positions() -> list[Message]:
    return [choice.reason for _, choice in choices_in_random_positions()]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_reasons_of_random_positions_can_be_said(language: str) -> None:
    for reason in reasons_of_random_positions():
        assert reason.key in reason_keys()
        assert i18n.say(language, reason)


def test_what_a_reason_says_of_the_other_cards_is_true() -> None:
    told = Counter()
    for view, choice in choices_in_random_positions():
        if choice.action.verb is not Verb.PLAY:
            continue
        key, params = choice.reason.key.removeprefix("reason."), choice.reason.params
        plays = [action.card for action in view.legal if action.verb is Verb.PLAY]
        told[key] += 1
        if key in ("only_card", "last_card"):
            assert plays == [choice.action.card]
        elif key in ("card_wins", "card_wins_signed"):
            assert params["number"] > params["fewer"]
        elif key == "lead_strong":
            order = view.order
            assert order is not None
            highest = max(plays, key=lambda card: order.strength(card, card.suit))
            assert params["card"] == highest
        elif key == "cannot_beat":
            order, cards = view.order, view.trick.cards
            assert order is not None
            best, led = cards[order.best(cards)], order.led(cards)
            assert not any(order.beats(card, best, led) for card in plays)
    assert {"only_card", "last_card", "card_wins", "card_plainly", "cannot_beat"} <= set(told)
