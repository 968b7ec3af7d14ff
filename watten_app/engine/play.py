"""What is legal in a deal and what an action does, whichever family it is of."""

from watten_app.engine import bohemian, course
from watten_app.engine.actions import Action
from watten_app.engine.bohemian_deal import BohemianDeal
from watten_app.engine.deal import Deal
from watten_app.engine.events import Event
from watten_app.engine.refusal import Refusal

type AnyDeal = Deal | BohemianDeal


def to_act(deal: AnyDeal) -> tuple[int, ...]:
    """The seats that may act now; empty when the deal is over."""
    return bohemian.to_act(deal) if isinstance(deal, BohemianDeal) else course.to_act(deal)


def legal(deal: AnyDeal) -> tuple[Action, ...]:
    """The actions open to the seats to act; signs, which are always open, are left out."""
    return bohemian.legal(deal) if isinstance(deal, BohemianDeal) else course.legal(deal)


def check(deal: AnyDeal, action: Action) -> Refusal | None:
    """Why the action may not be made now; None if it may."""
    if isinstance(deal, BohemianDeal):
        return bohemian.check(deal, action)
    return course.check(deal, action)


def apply[D: (Deal, BohemianDeal)](deal: D, action: Action) -> tuple[D, tuple[Event, ...]]:
    """The deal after the action, and what happened, in order.

    Raises:
        IllegalActionError: if `check` refuses the action.
    """
    if isinstance(deal, BohemianDeal):
        return bohemian.apply(deal, action)
    return course.apply(deal, action)
