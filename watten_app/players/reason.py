"""A choice: the action, a message that says why, and what each possible action was found worth."""

from dataclasses import dataclass
from enum import StrEnum

from watten_app.engine import Action, Message, View


class Measure(StrEnum):
    """What the worth of an action is counted in."""

    DEAL = "deal"
    """The chance, 0 to 1, that the seat's side wins the deal."""

    MATCH = "match"
    """The chance, 0 to 1, that it wins the match."""

    POINTS = "points"
    """Points that the deal brings on average; in Böhmisch what goes off the score."""

    OPEN = "open"
    """Points that the deal brings by best play with all cards open, below zero to the others."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What one action is worth, by the numbers that were decided by.

    Attributes:
        action: a legal action, or `play` without a card: to play on without a raise.
        why: what comes of it, where that can be said of each.
    """

    action: Action
    measure: Measure
    worth: float
    why: Message | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """What a computer player does, and why.

    Attributes:
        prospects: what it and its alternatives are worth; empty where nothing was weighed.
    """

    action: Action
    reason: Message
    prospects: tuple[Prospect, ...] = ()


def because(
    action: Action, key: str, prospects: tuple[Prospect, ...] = (), **params: object
) -> Choice:
    """A choice whose reason has the key `reason.<key>`."""
    return Choice(action, Message(f"reason.{key}", params), prospects)


def raised_to(view: View) -> dict[str, object]:
    """What the deal is worth, and what it is once a raise is held, as the parameters `value` and
    `then` (R20)."""
    return {"value": view.value, "then": view.value + 1}


def percent(share: float) -> int:
    """The share as a whole number of hundredths."""
    return round(100 * share)


def tenths(number: float) -> dict[str, object]:
    """A number to one decimal as the parameters `whole` and `tenth`; its sign is left out."""
    whole, tenth = divmod(round(10 * abs(number)), 10)
    return {"whole": whole, "tenth": tenth}
