"""A computer that thinks in possible deals: it solves some and plays what wins in most.

Cutting it does by plain rules, and so do the yardsticks naming (players.md).
"""

from dataclasses import dataclass
from random import Random

from watten_app.engine import Action, Phase, Rng, Verb, View
from watten_app.engine.deal import GIVEN_POINTS
from watten_app.players import bohemian_sampled, naming_sampled, plain
from watten_app.players.evidence import of_the_kind
from watten_app.players.reason import Choice, because, percent, raised_to
from watten_app.players.trust import Listening
from watten_app.players.worlds import Count, Slices, World, count, count_won, worlds_of


@dataclass(frozen=True, slots=True)
class Habits:
    """How a sampling computer plays.

    Attributes:
        worlds: how many possible deals it looks at for a decision, and in trick 1.
        names: how many for each thing said in the announcement; 0: it goes by plain rules.
        raises, reraises, holds: the share of them it must win to do so.
        listening: whose signs it goes by.
    """

    worlds: int
    worlds_first: int
    raises: float
    reraises: float
    holds: float
    listening: Listening = Listening.NOBODY
    names: int = 0


WEIGHED = (Phase.KEEP, Phase.PLAY, Phase.RAISE, Phase.LEAVE, Phase.EXCHANGE)
"""What is decided in possible deals; so is what is said in the announcement."""


def choose(view: View, rng: Rng, habits: Habits) -> Slices[Choice]:
    """The action of a sampling player, in slices of a few milliseconds."""
    if habits.names and view.phase in naming_sampled.ANNOUNCING:
        return (yield from naming_sampled.announce(view, rng, habits.names))
    if len(view.legal) == 1 or view.phase not in WEIGHED:
        return plain.choose(view, rng)
    random = Random(rng.next())
    number = habits.worlds if view.tricks else habits.worlds_first
    if view.rules.bohemian:
        return (yield from bohemian_sampled.choose(view, random, number))
    worlds = yield from worlds_of(view, number, random, habits.listening)
    if not any(world.weight for world in worlds):
        return plain.choose(view, rng)
    if view.phase is Phase.PLAY:
        return (yield from _play(view, worlds, habits))
    share = (yield from count_won(view, worlds)).share
    return _keep(view, share) if view.phase is Phase.KEEP else _answer(view, worlds, share, habits)


def _play(view: View, worlds: list[World], habits: Habits) -> Slices[Choice]:
    """A raise if the share is enough for it, else the card that wins most often."""
    plays = tuple(action for action in view.legal if action.verb is Verb.PLAY)
    told = yield from count(view, worlds, tuple(action.card for action in plays))
    wish = Action(view.seat, Verb.RAISE)
    if wish in view.legal and told.share >= habits.raises:
        return because(wish, "raise_share", number=percent(told.share), **raised_to(view))
    return best_card(view, plays, told)


def best_card(view: View, plays: tuple[Action, ...], told: Count) -> Choice:
    """Of these plays the card that wins in most possible deals; among equals the one of the plain
    rules.

    Args:
        told: of all cards that may be played; one that is not among `plays` wins about as often at
            most, but less if all play plainly.
    """
    most = max(told.wins[action.card] for action in plays)
    equals = tuple(action for action in plays if told.wins[action.card] > most - _ROUNDING)
    choice = plain.card(view, equals)
    others = [card for card in told.wins if Action(view.seat, Verb.PLAY, card) not in equals]
    if not others:
        return choice
    card, other = choice.action.card, max(others, key=lambda card: told.wins[card])
    number, fewer = (percent(told.wins[one] / told.worlds) for one in (card, other))
    if told.wins[card] < told.wins[other] + _ROUNDING:
        return because(choice.action, "card_plainly", card=card, number=number, other=other)
    if number == fewer:
        return because(choice.action, "card_wins_just", card=card, number=number, other=other)
    return because(choice.action, "card_wins", card=card, number=number, other=other, fewer=fewer)


_ROUNDING = 1e-9


def _keep(view: View, share: float) -> Choice:
    """Give where playing on loses more than that on average (R23)."""
    number = percent(share)
    if (2 * share - 1) * view.value >= -GIVEN_POINTS:
        return because(Action(view.seat, Verb.KEEP), "keep_share", number=number)
    return because(Action(view.seat, Verb.GIVE), "give_share", number=number)


def _answer(view: View, worlds: list[World], share: float, habits: Habits) -> Choice:
    """Raise back, hold, call the colour or fold, by the share of the possible deals won."""
    again, farbe = Action(view.seat, Verb.RAISE), Action(view.seat, Verb.FARBE)
    number = percent(share)
    if again in view.legal and share >= habits.reraises:
        return because(again, "reraise_share", number=number)
    if farbe in view.legal:
        called = farbe_pays(view, worlds, share)
        return called or because(Action(view.seat, Verb.HOLD), "hold_share", number=number)
    if share >= habits.holds:
        return because(Action(view.seat, Verb.HOLD), "hold_share", number=number)
    return because(Action(view.seat, Verb.FOLD), "fold_share", number=number)


def farbe_pays(view: View, worlds: list[World], share: float) -> Choice | None:
    """Call the colour, if that is worth more than holding with this share of deals won.

    It costs no more than folding, and wins if the card is not of the kind (R22).
    """
    bluffs = share_of_bluffs(view, worlds)
    if (2 * bluffs - 1) * view.value <= (2 * share - 1) * (view.value + 1):
        return None
    return because(Action(view.seat, Verb.FARBE), "farbe_share", number=percent(bluffs))


def share_of_bluffs(view: View, worlds: list[World]) -> float:
    """The share of the possible deals in which the raiser's last card is not what it should be."""
    assert view.asker is not None
    held = total = 0.0
    for world in worlds:
        kind = of_the_kind(view, world.course)
        held += world.weight * bool(world.position.hands[view.asker] & kind)
        total += world.weight
    return 1 - held / total
