"""The adviser: what the strongest computer would do in a person's place, and every other chance.

It is given the view of that person's seat and nothing else, as every computer is.
"""

from dataclasses import replace
from random import Random

from watten_app.engine import Rng, Suit, Verb, View
from watten_app.players import strong, talk
from watten_app.players.betting import within_need
from watten_app.players.naming_sampled import ANNOUNCING, shares
from watten_app.players.reason import Choice, Measure, Prospect, because, percent
from watten_app.players.worlds import Slices

_WORLDS = 120
"""Possible deals for what is said in the announcement: all that may be said is looked at."""


def advise(view: View, seed: int) -> Slices[Choice]:
    """What the seat of the view had best do and why, with what every action is worth.

    The same view and seed give the same advice on every machine.

    Raises:
        ValueError: if the seat of the view is not to act.
    """
    if not view.legal:
        raise ValueError(f"seat {view.seat} is not to act")
    choice = yield from strong.choose(within_need(view), Rng(seed), bluffing=False)
    choice = replace(talk.heeded(view, choice), prospects=choice.prospects)
    if view.phase not in ANNOUNCING or len(view.legal) == 1:
        return choice
    random, said = Random(Rng(seed).next()), view.legal
    told = yield from shares(view, said, random, _WORLDS, promising=len(said) * len(Suit))
    prospects = tuple(Prospect(action, Measure.DEAL, told[action]) for action in said)
    return _of_the_announcement(view, choice, prospects)


def _of_the_announcement(view: View, usual: Choice, prospects: tuple[Prospect, ...]) -> Choice:
    """What has the best chance; what is usually said, where that is as good to the percent."""
    shown = {one.action: percent(one.worth) for one in prospects}
    best = max(shown, key=lambda action: (shown[action], action == usual.action))
    others = {action: shown[action] for action in shown if action != best}
    if best.verb in _NAMES:
        others = {action: others[action] for action in others if action.verb is best.verb}
        if not others:
            names = {_NAMES[best.verb]: best.argument, "number": shown[best]}
            return because(best, f"{best.verb.value}_wins", prospects, **names)
    other = max(others, key=lambda action: others[action])
    params: dict[str, object] = {"number": shown[best], "fewer": others[other]}
    if best.verb in _NAMES:
        params |= {_NAMES[best.verb]: best.argument, "other": other.argument}
    kind = view.phase.value if best.verb in (Verb.AGREE, Verb.REFUSE) else best.verb.value
    return because(best, _REASONS[best.verb is Verb.REFUSE, kind], prospects, **params)


_NAMES = {Verb.SCHLAG: "rank", Verb.TRUMP: "suit"}

_REASONS = {
    (False, "schlag"): "schlag_before",
    (False, "trump"): "trump_before",
    (False, "better"): "better_wins",
    (False, "swap"): "swap_wins",
    (True, "better"): "refuse_better_wins",
    (True, "swap"): "refuse_swap_wins",
}
"""By whether something is refused, and what is spoken of."""
