"""A partner is left the trick that he has; with three the defenders are partners (R16)."""

from functools import cache
from itertools import cycle

import pytest

from tests.players.dealt import playable_by, played_at_random, rules_for
from watten_app.engine import Verb, View, observe
from watten_app.players import Level, choose
from watten_app.players.cardplay import overtaking
from watten_app.players.reason import Measure

LEVELS = (Level.EASY, Level.NORMAL, Level.STRONG)
CLEARLY = 0.015


@cache
def sure_tricks(players: int) -> tuple[View, ...]:
    """Views of who plays last to a trick that is his partner's, and could take it or leave it."""
    found: list[View] = []
    for seed, variant in zip(range(240), cycle(playable_by(players)), strict=False):
        for deal in played_at_random(rules_for(variant, players), players, seed):
            view = observe(deal, deal.turn)
            plays = tuple(action for action in view.legal if action.verb is Verb.PLAY)
            if not view.rules.bohemian and 0 < len(overtaking(view, plays)) < len(plays):
                found.append(view)
    return tuple(found[:16])


@pytest.mark.parametrize("players", [3, 4, 6, 8])
@pytest.mark.parametrize("level", LEVELS)
def test_the_partner_is_left_the_trick_that_he_has(level: Level, players: int) -> None:
    views, taken = sure_tricks(players), 0
    assert len(views) >= 8
    for number, view in enumerate(views):
        choice = choose(level, view, number)
        cards = tuple(action for action in view.legal if action.verb is Verb.PLAY)
        if choice.action not in overtaking(view, cards):
            continue
        chances = [one.worth for one in choice.prospects if one.measure is Measure.DEAL]
        plays = [one.action for one in choice.prospects if one.measure is Measure.DEAL]
        left = [
            c for c, one in zip(chances, plays, strict=True) if one not in overtaking(view, plays)
        ]
        assert level is not Level.EASY
        assert level is Level.NORMAL or max(chances) > max(left) + CLEARLY
        taken += 1
    assert taken <= len(views) // 4
