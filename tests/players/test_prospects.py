"""What strong tells of each action is what it decided by."""

from functools import cache

import pytest

from tests.kit_matches import random_position
from watten_app.engine import Action, Phase, Verb, View, observe, to_act
from watten_app.players import Choice, Level, choose
from watten_app.players.reason import Measure, Prospect
from watten_app.players.sampled import percent

WEIGHED = (Phase.KEEP, Phase.PLAY, Phase.RAISE)


@cache
def weighed() -> tuple[tuple[View, Choice], ...]:
    """Decisions of strong in random positions of all variants in which something is weighed."""
    found = []
    for seed in range(600):
        deal = random_position(seed)
        if deal.over or deal.phase not in WEIGHED or deal.rules.bohemian:
            continue
        view = observe(deal, to_act(deal)[0])
        choice = choose(Level.STRONG, view, seed)
        if choice.prospects:
            found.append((view, choice))
    return tuple(found)


def of(choice: Choice, *measures: Measure) -> dict[Action, float]:
    return {one.action: one.worth for one in choice.prospects if one.measure in measures}


def test_something_of_each_kind_is_weighed() -> None:
    phases = {view.phase for view, _ in weighed()}
    assert phases >= {Phase.PLAY, Phase.RAISE}
    measures = {one.measure for _, choice in weighed() for one in choice.prospects}
    assert measures == {Measure.DEAL, Measure.MATCH, Measure.POINTS}


def test_each_card_that_may_be_played_has_its_chance() -> None:
    for view, choice in weighed():
        if view.phase is Phase.PLAY:
            plays = [action for action in view.legal if action.verb is Verb.PLAY]
            assert list(of(choice, Measure.DEAL)) == plays


def test_the_card_played_has_nearly_the_best_chance_and_the_reason_tells_it() -> None:
    """Of cards that are as good to within 3 points another may be the easier to win with."""
    for _, choice in weighed():
        if choice.action.verb is not Verb.PLAY:
            continue
        chances = of(choice, Measure.DEAL)
        best = chances[choice.action]
        assert best == pytest.approx(max(chances.values()), abs=0.03)
        if choice.reason.key == "reason.card_wins":
            assert choice.reason.params["number"] == percent(best)


def test_what_is_said_is_worth_most() -> None:
    said = 0
    for view, choice in weighed():
        worths = of(choice, Measure.MATCH, Measure.POINTS)
        if worths:
            on = Action(view.seat, Verb.PLAY)
            action = on if choice.action.verb is Verb.PLAY else choice.action
            assert worths[action] == max(worths.values())
            said += action is not on
    assert said


def test_chances_are_chances() -> None:
    for _, choice in weighed():
        for one in choice.prospects:
            assert isinstance(one, Prospect)
            assert one.measure is Measure.POINTS or 0 <= one.worth <= 1
