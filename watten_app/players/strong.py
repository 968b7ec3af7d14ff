"""The strongest computer: many possible deals, the likelier ones, and stakes by the match.

What it plays wins in most possible deals; when it raises, holds or gives, it weighs the chance of
the deal by what winning and losing mean for the match.
"""

from random import Random

from watten_app.engine import Action, Phase, Rng, Verb, View
from watten_app.players import bohemian_sampled, plain
from watten_app.players.inference import likely_worlds
from watten_app.players.looking import look_at, share_won
from watten_app.players.reason import Choice, because
from watten_app.players.rollout import wins_rollout
from watten_app.players.sampled import best_card, farbe_pays, percent
from watten_app.players.stakes import Stakes, win_chance
from watten_app.players.worlds import Slices, World

_WORLDS, _WORLDS_FIRST = 80, 60
"""Possible deals for a decision; fewer in trick 1, where each takes longest."""

_OVERSAMPLED = 4


def choose(view: View, rng: Rng) -> Slices[Choice]:
    """The action of the strongest player, in slices of a few milliseconds."""
    if len(view.legal) == 1 or view.phase not in (Phase.KEEP, Phase.PLAY, Phase.RAISE):
        return plain.choose(view, rng)
    worlds = yield from _worlds(view, rng)
    if not worlds:
        return plain.choose(view, rng)
    if view.rules.bohemian:
        return (yield from bohemian_sampled.play(view, worlds))
    if view.phase is Phase.PLAY:
        return (yield from _play(view, worlds))
    chance = yield from _chance_in(view, worlds)
    return _keep(view, chance) if view.phase is Phase.KEEP else _answer(view, worlds, chance)


def chance_of(view: View, rng: Rng) -> Slices[float]:
    """The chance that the seat's side wins the deal, as the strongest player sees it."""
    return (yield from _chance_in(view, (yield from _worlds(view, rng))))


def _worlds(view: View, rng: Rng) -> Slices[list[World]]:
    number = _WORLDS if view.tricks else _WORLDS_FIRST
    return (yield from likely_worlds(view, number, _OVERSAMPLED, Random(rng.next())))


def _chance_in(view: View, worlds: list[World]) -> Slices[float]:
    return (yield from _chance(view, worlds, (yield from share_won(view, worlds))))


def _play(view: View, worlds: list[World]) -> Slices[Choice]:
    """A raise if it is worth more than playing on, else the card that wins most often."""
    plays = tuple(action for action in view.legal if action.verb is Verb.PLAY)
    wish = Action(view.seat, Verb.RAISE)
    if len(plays) == 1 and wish not in view.legal:
        return plain.card(view, plays)
    told = yield from look_at(view, worlds, tuple(action.card for action in plays))
    if wish in view.legal:
        chance = yield from _chance(view, worlds, told.share)
        if Stakes(view).raise_pays(chance):
            return because(wish, "raise_chance", number=percent(chance))
    return best_card(view, plays, told)


def _chance(view: View, worlds: list[World], solved: float) -> Slices[float]:
    """The chance of the deal, from what best play and plain play win."""
    played_out = 0
    for place, world in enumerate(worlds):
        played_out += wins_rollout(world.course, world.position, view.seat)
        if place % 16 == 15:
            yield
    return win_chance(solved, played_out / len(worlds), len(worlds), len(view.tricks))


def _keep(view: View, chance: float) -> Choice:
    number = percent(chance)
    if Stakes(view).keep_pays(chance):
        return because(Action(view.seat, Verb.KEEP), "keep_chance", number=number)
    return because(Action(view.seat, Verb.GIVE), "give_chance", number=number)


def _answer(view: View, worlds: list[World], chance: float) -> Choice:
    again, farbe = Action(view.seat, Verb.RAISE), Action(view.seat, Verb.FARBE)
    number = percent(chance)
    if farbe in view.legal:
        called = farbe_pays(view, worlds, chance)
        return called or because(Action(view.seat, Verb.HOLD), "hold_chance", number=number)
    match Stakes(view).answer(chance, again in view.legal):
        case "reraise":
            return because(again, "reraise_chance", number=number)
        case "hold":
            return because(Action(view.seat, Verb.HOLD), "hold_chance", number=number)
    return because(Action(view.seat, Verb.FOLD), "fold_chance", number=number)
