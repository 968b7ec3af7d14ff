"""Signs and talk (R26, R27)."""

from watten_app.engine.actions import Action
from watten_app.engine.cards import Rank
from watten_app.engine.deal import Deal, MadeSign
from watten_app.engine.events import Step
from watten_app.engine.refusal import Refusal, Refused
from watten_app.engine.replacing import replace
from watten_app.engine.rules import Signs

SIGNS_EACH = 3


def check_sign(deal: Deal, action: Action) -> Refusal | None:
    """Why this sign or word may not be made now; it needs no turn."""
    seat, _, sign = action
    if deal.rules.signs is Signs.OFF or deal.players != 4:
        return Refusal(Refused.SIGNS_OFF, "R26: signs are not played here")
    if deal.order is None:
        return Refusal(Refused.SIGN_TOO_EARLY, "R26: signs are made after the announcement")
    if sign.is_talk:
        return None
    if deal.schlag is Rank.SIX:
        return Refusal(Refused.SIGNS_OFF, "R26: no signs when the Schlag is 6")
    made = sum(1 for made in deal.signs if made.seat == seat and not made.sign.is_talk)
    if made < SIGNS_EACH:
        return None
    return Refusal(Refused.SIGN_TOO_MANY, f"R26: seat {seat} has made {SIGNS_EACH} signs already")


def make_sign(deal: Deal, action: Action) -> Step:
    return replace(deal, signs=(*deal.signs, MadeSign(action.seat, action.argument))), ()
