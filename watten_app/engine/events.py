"""What happened when an action was applied, in order; the app shows these one by one."""

from dataclasses import dataclass

from watten_app.engine.actions import Action
from watten_app.engine.deal import Deal, Outcome, Trick


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat acted: said something or laid a card."""

    action: Action


@dataclass(frozen=True, slots=True)
class HandsExchanged:
    """Forehand and dealer have new hands from the stock (R13)."""

    seats: tuple[int, int]


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete; `number` counts from 0."""

    number: int
    trick: Trick


@dataclass(frozen=True, slots=True)
class ValueChanged:
    """The deal is now worth this many points."""

    value: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over."""

    outcome: Outcome


type Event = Acted | HandsExchanged | TrickTaken | ValueChanged | DealEnded

type Step = tuple[Deal, tuple[Event, ...]]
"""What an action makes: the deal after it, and what happened besides the action itself."""
