"""Raising, answering and giving, by what the cards are worth in tricks."""

from dataclasses import replace

from watten_app.engine import Action, Card, Phase, Rank, Role, Verb, View
from watten_app.engine.announcing import MACHINE_POINTS
from watten_app.engine.rules import tricks_to_win
from watten_app.players.reason import Choice, because
from watten_app.players.whereabouts import still_against

_WORTH = {
    Role.CRITICAL: 0.9,
    Role.SUPER_GUATER: 0.9,
    Role.GUATER: 0.85,
    Role.BEASTER: 0.8,
    Role.RECHTER: 0.75,
    Role.BLINDER: 0.55,
    Role.TRUMP: 0.3,
}
_UNKNOWN = 0.3
_HIGH_TRUMPS = (Rank.ACE, Rank.KING)
_HIGH_TRUMP_BONUS = 0.12
_PLAIN_ACE = 0.2
_SURE = 1.0

_RAISE_AT = 2.5
_RERAISE_AT = 2.8
_HOLD_AT = 0.65
_GIVE_BELOW = 0.3

_MORE_THAN_ONE = 1.5
"""From this on it is counted aloud what a hand promises; below it may be one trick."""


def expected_tricks(view: View) -> float:
    """The tricks this side has, and what the seat's own cards promise on top."""
    made = view.tricks_of(view.party(view.seat))
    return made + sum(_trick_worth(view, card) for card in view.hand)


def _trick_worth(view: View, card: Card) -> float:
    order = view.order
    if order is None:
        return _UNKNOWN
    role = order.role(card)
    if role is not Role.PLAIN and not order.higher(card, None, still_against(view)):
        return _SURE
    if role is Role.PLAIN:
        return _PLAIN_ACE if card.rank is Rank.ACE else 0.0
    high = role is Role.TRUMP and card.rank in _HIGH_TRUMPS
    return _WORTH[role] + (_HIGH_TRUMP_BONUS if high else 0.0)


def within_need(view: View) -> View:
    """The view without a raise past what the lowest score still needs to the target (R21).

    A computer never asks for more, though the rules may not limit raising; so every deal ends.
    """
    wanted = view.value + (2 if view.phase is Phase.RAISE else 1)
    if wanted <= view.rules.target - min(view.score):
        return view
    return without_raises(view)


def without_raises(view: View) -> View:
    """The view of somebody who does not raise, whatever the cards are."""
    return replace(view, legal=tuple(one for one in view.legal if one.verb is not Verb.RAISE))


def maybe_raise(view: View) -> Choice | None:
    """A raise if it is legal and the cards are worth it, before the others have their tricks."""
    action = Action(view.seat, Verb.RAISE)
    if action not in view.legal:
        return None
    needed = tricks_to_win(view.players) - view.tricks_of(1 - view.party(view.seat))
    tricks = expected_tricks(view)
    if tricks < _RAISE_AT or (needed == 1 and not _holds_the_rest(view)):
        return None
    return because(action, "raise", **_about(view, tricks))


def _about(view: View, tricks: float) -> dict[str, object]:
    """The tricks in whole numbers, as one says it at a table, and those that win."""
    return {"tricks": max(1, round(tricks)), "needed": tricks_to_win(view.players)}


def _holds_the_rest(view: View) -> bool:
    """Whether the tricks still missing are sure, when the other side needs only one."""
    missing = tricks_to_win(view.players) - view.tricks_of(view.party(view.seat))
    sure = sum(1 for card in view.hand if _trick_worth(view, card) == _SURE)
    return sure >= missing


def answer(view: View) -> Choice:
    """Raise back, hold or fold, by the same count."""
    tricks = expected_tricks(view)
    again = Action(view.seat, Verb.RAISE)
    if again in view.legal and tricks >= _RERAISE_AT:
        return because(again, "reraise", **_about(view, tricks))
    if tricks >= _HOLD_AT:
        return because(Action(view.seat, Verb.HOLD), "hold", **_about(view, tricks))
    return because(Action(view.seat, Verb.FOLD), "fold", number=view.value)


def keep_or_give(view: View) -> Choice:
    """Give only with nothing in hand: keeping costs one point more at worst."""
    tricks = expected_tricks(view)
    if tricks < _GIVE_BELOW:
        return because(Action(view.seat, Verb.GIVE), "give")
    keep = Action(view.seat, Verb.KEEP)
    if tricks >= _MORE_THAN_ONE:
        return because(keep, "keep_tricks", **_about(view, tricks))
    return because(keep, "keep")


def machine(view: View) -> Choice:
    """Lay it down, unless the deal is worth as much already and may still be worth more (R15)."""
    passed = Action(view.seat, Verb.PASS)
    if passed in view.legal and view.value >= MACHINE_POINTS:
        return because(passed, "machine_play", number=view.value)
    return because(Action(view.seat, Verb.MACHINE), "machine")
