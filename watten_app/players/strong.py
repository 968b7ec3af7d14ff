"""The strongest computer: many possible deals, the likelier ones, and stakes by the match.

What it plays wins in most possible deals; when it raises, holds or gives, it weighs the chance of
the deal by what winning and losing mean for the match.
"""

from dataclasses import replace
from random import Random

from watten_app.engine import Action, Card, Phase, Rng, Verb, View
from watten_app.players import bohemian_sampled, naming_sampled, plain
from watten_app.players.cardplay import overtaking
from watten_app.players.fast import after_play
from watten_app.players.inference import likely_worlds
from watten_app.players.reason import Choice, Measure, Prospect, because, percent, raised_to
from watten_app.players.rollout import wins_rollout
from watten_app.players.sampled import WEIGHED, best_card, share_of_bluffs
from watten_app.players.stakes import Stakes, best_of, win_chance
from watten_app.players.trust import shown_by_partner
from watten_app.players.worlds import Count, Slices, World, count, count_won

_WORLDS = (120, 120, 120, 480, 120)
"""Possible deals for a decision, by trick, of which fewer are solved where each takes long.

With two tricks left they are solved in no time, and a few more deals won are kept.
"""

_WORK = 9_000
"""Positions solved for a decision: with so many no other deal is begun."""

_UNSURE = 8
"""What plain play tells of a deal counts as much as so many possible deals that were solved."""

_DRAWN = (400, 720, 960, 1_920, 960)
"""Deals that these are chosen from; fewer in trick 1, where plays tell little."""

_ALONE = 80
"""Possible deals in Böhmisch."""

_NAMED = 60
"""Possible deals for what is said in the announcement."""

_NEAR = 0.03
"""Less of the possible deals may be an accident of which were drawn."""

_SPARED = 0.015
"""So much a card may win less that leaves a partner his trick."""

_PLAYED_OUT = 60
"""In so many of the possible deals cards that are as good are played out."""

_TOLD_APART = 3
"""In so many tricks; later what was solved tells more."""

_SAME = 1e-9

_BLUFFS_ONE_IN = 16
"""6 %: enough to be seen now and then, and too few to pay for (players.md, "Betting")."""

_EVEN = 0.5
"""Below it a raise or a look wants another reason than the cards."""

_POOR = 0.5
_CHEAP = {Measure.MATCH: 0.006, Measure.POINTS: 0.2}
"""What a bluff may cost: as much as a fifth of a point early in a match."""


def choose(view: View, rng: Rng, *, bluffing: bool = True) -> Slices[Choice]:
    """The action of the strongest player, in slices of a few milliseconds.

    Without `bluffing` it never says what is worth less: an adviser names the best.
    """
    if view.phase in naming_sampled.ANNOUNCING:
        return (yield from naming_sampled.announce(view, rng, _NAMED))
    if len(view.legal) == 1 or view.phase not in WEIGHED:
        return plain.choose(view, rng)
    if view.rules.bohemian:
        return (yield from bohemian_sampled.choose(view, Random(rng.next()), _ALONE))
    worlds = yield from _worlds(view, rng)
    if not worlds:
        return plain.choose(view, rng)
    if view.phase is Phase.PLAY:
        return (yield from _play(view, worlds, rng if bluffing else None))
    chance = yield from _chance_in(view, worlds)
    return _keep(view, chance) if view.phase is Phase.KEEP else _answer(view, worlds, chance)


def chance_of(view: View, rng: Rng) -> Slices[float]:
    """The chance that the seat's side wins the deal, as the strongest player sees it."""
    return _calibrated(view, (yield from shares_of(view, rng)))


def shares_of(view: View, rng: Rng) -> Slices[tuple[float, float, int]]:
    """What that chance is made of: the shares won by best and by plain play, and of how many."""
    worlds = yield from _worlds(view, rng)
    return (yield from _played_out(view, worlds, (yield from count_won(view, worlds, _WORK))))


def _worlds(view: View, rng: Rng) -> Slices[list[World]]:
    trick = min(len(view.tricks), len(_WORLDS) - 1)
    number, drawn = _WORLDS[trick], _DRAWN[trick]
    return (yield from likely_worlds(view, number, drawn, Random(rng.next())))


def _chance_in(view: View, worlds: list[World]) -> Slices[float]:
    return (yield from _chance(view, worlds, (yield from count_won(view, worlds, _WORK))))


def _play(view: View, worlds: list[World], rng: Rng | None) -> Slices[Choice]:
    """A raise if it is worth more than playing on, else the card that wins most often.

    A bluff now and then, where there is an `rng` for it.
    """
    plays = tuple(action for action in view.legal if action.verb is Verb.PLAY)
    wish = Action(view.seat, Verb.RAISE)
    if len(plays) == 1 and wish not in view.legal:
        return plain.card(view, plays)
    told = yield from count(view, worlds, tuple(action.card for action in plays), _WORK)
    prospects = tuple(
        Prospect(play, Measure.DEAL, told.wins[play.card] / told.worlds) for play in plays
    )
    if wish in view.legal:
        chance = yield from _chance(view, worlds, told)
        worths = Stakes.of(view).with_raise(chance)
        prospects += _prospects(view, worths)
        if best_of(worths) is Verb.RAISE:
            key = "raise_chance" if chance >= _EVEN else "raise_even_so"
            return because(wish, key, prospects, number=percent(chance), **raised_to(view))
        if rng and _bluffs(view, chance, worths, rng):
            return because(wish, "raise_bluff", prospects, number=percent(chance))
    leaving = _leaving(view, plays, told)
    some = leaving
    if len(view.tricks) < _TOLD_APART:
        some = yield from _promising(view, leaving, worlds, told)
    choice = best_card(view, some, told)
    taking = max((told.wins[play.card] for play in plays if play not in leaving), default=-1.0)
    if told.wins[choice.action.card] <= taking:
        choice = because(choice.action, "partner_has_it", card=_best_lying(view))
    else:
        choice = _counted(view, choice)
    return replace(choice, prospects=prospects)


def _leaving(view: View, plays: tuple[Action, ...], told: Count) -> tuple[Action, ...]:
    """The plays that leave a partner the trick that is his, unless taking it wins more deals."""
    taking = overtaking(view, plays)
    leaving = tuple(action for action in plays if action not in taking)
    if not taking or not leaving:
        return plays
    left = max(told.wins[action.card] for action in leaving)
    return leaving if left >= max(told.wins.values()) - _SPARED * told.worlds else plays


def _best_lying(view: View) -> Card:
    order, cards = view.order, view.trick.cards
    assert order is not None
    return cards[order.best(cards)]


def _promising(
    view: View, plays: tuple[Action, ...], worlds: list[World], told: Count
) -> Slices[tuple[Action, ...]]:
    """The plays without those that are nearly the best, but win less if all play plainly.

    Where with all cards open everything wins, or nothing does, that still tells the cards apart.
    """
    most = max(told.wins[play.card] for play in plays)
    near = [play for play in plays if told.wins[play.card] >= most - _NEAR * told.worlds]
    if len(near) == 1:
        return plays
    some, scores = worlds[:_PLAYED_OUT], {}
    for play in near:
        won = total = 0.0
        for place, world in enumerate(some):
            after = after_play(world.course, world.position, world.course.ranking.bits[play.card])
            won += world.weight * wins_rollout(world.course, after, view.seat)
            total += world.weight
            if place % 16 == 15:
                yield
        scores[play] = won / total + 2 * told.wins[play.card] / told.worlds
    best = max(scores.values()) - _SAME
    return tuple(play for play in plays if play not in scores or scores[play] >= best)


def _counted(view: View, choice: Choice) -> Choice:
    """The choice of a card; its reason tells which sign of the partner is in its numbers."""
    signed = shown_by_partner(view)
    if not signed or choice.reason.key != "reason.card_wins":
        return choice
    return because(choice.action, "card_wins_signed", sign=signed[-1][0], **choice.reason.params)


def _bluffs(view: View, chance: float, worths: dict[Verb, float], rng: Rng) -> bool:
    """Whether to raise with poor cards for once, so that raising does not tell everything.

    Only before the seat's first card, and only where it costs next to nothing. More of it would
    pay against who folds too often, but no view tells how somebody played in former deals.
    """
    if view.tricks or chance >= _POOR:
        return False
    cost = worths[Verb.PLAY] - worths[Verb.RAISE]
    return cost <= _CHEAP[Stakes.of(view).measure] and rng.below(_BLUFFS_ONE_IN) == 0


def _chance(view: View, worlds: list[World], solved: Count) -> Slices[float]:
    return _calibrated(view, (yield from _played_out(view, worlds, solved)))


def _calibrated(view: View, shares: tuple[float, float, int]) -> float:
    leading = view.phase is Phase.PLAY and not view.trick.cards
    return win_chance(*shares, len(view.tricks), leading)


def _played_out(view: View, worlds: list[World], solved: Count) -> Slices[tuple[float, float, int]]:
    """The share that best play wins, that which plain play wins, and of how many deals.

    The fewer deals were solved, the more is the first brought near the second.
    """
    won = total = 0.0
    for place, world in enumerate(worlds):
        won += world.weight * wins_rollout(world.course, world.position, view.seat)
        total += world.weight
        if place % 16 == 15:
            yield
    plainly = won / total
    best = (solved.won + _UNSURE * plainly) / (solved.worlds + _UNSURE)
    return best, plainly, round(total)


def _keep(view: View, chance: float) -> Choice:
    worths = Stakes.of(view).keeping(chance)
    verb = best_of(worths)
    action, prospects = Action(view.seat, verb), _prospects(view, worths)
    return because(action, _REASONS[verb], prospects, number=percent(chance))


def _answer(view: View, worlds: list[World], chance: float) -> Choice:
    stakes, number = Stakes.of(view), percent(chance)
    if Action(view.seat, Verb.FARBE) in view.legal:
        bluffs = share_of_bluffs(view, worlds)
        worths = stakes.calling(chance, bluffs)
    else:
        worths = stakes.answers(chance, Action(view.seat, Verb.RAISE) in view.legal)
    verb, prospects = best_of(worths), _prospects(view, worths)
    action = Action(view.seat, verb)
    if verb is Verb.FARBE:
        return because(action, "farbe_share", prospects, number=percent(bluffs))
    if verb is Verb.HOLD and chance >= _EVEN:
        return because(action, "hold_good", prospects, number=number)
    return because(action, _REASONS[verb], prospects, number=number)


_REASONS = {
    Verb.KEEP: "keep_chance",
    Verb.GIVE: "give_chance",
    Verb.HOLD: "hold_chance",
    Verb.FOLD: "fold_chance",
    Verb.RAISE: "reraise_chance",
}


def _prospects(view: View, worths: dict[Verb, float]) -> tuple[Prospect, ...]:
    measure = Stakes.of(view).measure
    return tuple(Prospect(Action(view.seat, verb), measure, worths[verb]) for verb in worths)
