"""What can be done though it breaks the rules, and would be punished (R19)."""

from dataclasses import replace

from watten_app.engine import Action, Refusal, check
from watten_app.engine.play import AnyDeal
from watten_app.engine.rules import Penalties


def breach_of(deal: AnyDeal, action: Action) -> Refusal | None:
    """Why an action would be punished that can be done all the same; None if not."""
    if deal.rules.penalties is Penalties.PREVENT or check(deal, action):
        return None
    prevented = replace(deal.rules, penalties=Penalties.PREVENT)
    return check(replace(deal, rules=prevented), action)
