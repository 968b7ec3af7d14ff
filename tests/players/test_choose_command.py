"""`watten choose` (record.md): what a computer does for the seat to act, and why."""

import json

import pytest

from tests.kit import watten
from tests.kit_matches import match_of
from tests.players.test_solve_command import NAMED, text
from watten_app.engine import legal
from watten_app.i18n import LANGUAGES
from watten_app.players import Level


@pytest.mark.parametrize("level", Level)
def test_it_names_the_seat_a_legal_action_and_a_reason_in_every_language(level: Level) -> None:
    given = text([*NAMED, "0 play GO"])
    (told,) = watten("choose", "-", "--level", level.value, given=given).lines
    assert list(told) == ["seat", "action", "why", "ms"]
    assert told["seat"] == 1
    assert told["action"] in map(str, legal(match_of(json.loads(given)).deal))
    assert set(told["why"]) == set(LANGUAGES)
    assert all(told["why"].values())


def test_the_same_record_level_and_seed_give_the_same_answer() -> None:
    given = text([*NAMED, "0 play E8", "1 play E9"])
    runs = [watten("choose", "-", "--level", "strong", "--seed", "7", given=given) for _ in "ab"]
    first, second = (run.lines[0] | {"ms": 0} for run in runs)
    assert first == second


@pytest.mark.parametrize(
    "arguments",
    [["-", "--level", "genius"], ["-"], ["-", "--level", "easy", "--seed", "x"]],
)
def test_impossible_arguments_are_one_sentence(arguments: list[str]) -> None:
    run = watten("choose", *arguments, given=text(NAMED))
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)


def test_a_deal_that_is_over_has_no_seat_to_act() -> None:
    given = text([*NAMED, "0 raise", "1 fold"])
    run = watten("choose", "-", "--level", "easy", given=given)
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
