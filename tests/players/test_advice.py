"""The adviser: every legal choice has its chance, the best is named, and only the view is used."""

from functools import cache
from random import Random

import pytest

from tests.kit_matches import hidden_reshuffled, random_position
from watten_app.app.advising import advice_of
from watten_app.engine import Action, Phase, Verb, View, observe, to_act
from watten_app.players import Choice, Level, advise, choose, strong
from watten_app.players.naming_sampled import ANNOUNCING
from watten_app.players.reason import percent
from watten_app.players.worlds import finished
from watten_app.variants import VARIANTS

POSITIONS = 500


@cache
def advised() -> tuple[tuple[int, View, Choice], ...]:
    """Advice in every fifth of many positions, and in all of the announcement."""
    found = []
    for seed in range(POSITIONS):
        deal = random_position(seed)
        if deal.over or (seed % 5 and deal.phase not in ANNOUNCING):
            continue
        view = observe(deal, to_act(deal)[0])
        found.append((seed, view, finished(advise(view, seed))))
    return tuple(found)


def test_it_advises_in_every_variant_something_legal() -> None:
    for _, view, choice in advised():
        assert choice.action in view.legal
    assert {view.rules.variant for _, view, _ in advised()} == set(VARIANTS)


def test_all_that_can_be_announced_has_its_chance_and_the_best_is_advised() -> None:
    phases = set()
    for _, view, choice in advised():
        if view.phase not in ANNOUNCING or len(view.legal) == 1:
            continue
        phases.add(view.phase)
        chances = {one.action: percent(one.worth) for one in choice.prospects}
        assert list(chances) == list(view.legal)
        assert chances[choice.action] == max(chances.values())
        assert choice.reason.params["number"] == chances[choice.action]
    assert phases == set(ANNOUNCING)


def test_elsewhere_it_does_as_the_strongest_computer() -> None:
    for seed, view, choice in advised():
        if view.phase not in ANNOUNCING and not view.signs:
            strong_one = choose(Level.STRONG, view, seed)
            assert choice == strong_one or strong_one.reason.key == "reason.raise_bluff"


def test_it_never_advises_a_bluff(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strong, "_bluffs", lambda *_: True)
    bluffed = 0
    for seed, view, choice in advised():
        raising = Action(view.seat, Verb.RAISE)
        if view.phase is Phase.PLAY and raising in view.legal and choice.action != raising:
            bluffed += choose(Level.STRONG, view, seed).reason.key == "reason.raise_bluff"
            assert finished(advise(view, seed)) == choice
    assert bluffed


def test_cards_that_the_seat_cannot_see_change_no_advice() -> None:
    for seed, view, choice in advised()[::3]:
        other = hidden_reshuffled(random_position(seed), view.seat, Random(seed))
        assert finished(advise(observe(other, view.seat), seed)) == choice


def test_who_is_not_to_act_is_not_advised() -> None:
    deal = next(deal for deal in map(random_position, range(50)) if not deal.over)
    waiting = next(seat for seat in range(deal.players) if seat not in to_act(deal))
    with pytest.raises(ValueError, match="not to act"):
        finished(advise(observe(deal, waiting), 1))


def test_one_of_those_that_stand_beside_each_other_is_marked() -> None:
    told = set()
    for _, view, choice in advised():
        advice = advice_of(choice)
        for chances in (advice.cards, advice.answers):
            told |= {chance.action.verb for chance in chances}
            assert sum(chance.best for chance in chances) == (1 if chances else 0)
        plays = [action for action in view.legal if action.verb is Verb.PLAY]
        if advice.cards:
            assert [chance.action for chance in advice.cards] == plays
    assert told >= {Verb.PLAY, Verb.RAISE, Verb.HOLD, Verb.FOLD, Verb.SCHLAG, Verb.TRUMP}


def test_whoever_has_to_choose_a_card_is_told_the_chance_of_each() -> None:
    for _, view, choice in advised():
        plays = [action for action in view.legal if action.verb is Verb.PLAY]
        if view.phase is Phase.PLAY and len(plays) > 1:
            assert len(advice_of(choice).cards) == len(plays) == len(set(legal_cards(view)))


def legal_cards(view: View) -> list[object]:
    return [action.argument for action in view.legal if action.verb is Verb.PLAY]
