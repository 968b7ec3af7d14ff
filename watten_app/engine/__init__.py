"""The rules of Watten as frozen values: no clock, no screen, the standard library only."""

from watten_app.engine.actions import Action, Sign, Verb
from watten_app.engine.cards import Card, Rank, Suit
from watten_app.engine.deal import Deal, Ending, Outcome, Phase, Trick
from watten_app.engine.events import (
    Acted,
    DealEnded,
    Event,
    HandsExchanged,
    TrickTaken,
    ValueChanged,
)
from watten_app.engine.explain import Explanation, Message, explain
from watten_app.engine.match import Match, MatchError, PlayedDeal, Start
from watten_app.engine.order import Order, Role
from watten_app.engine.play import apply, check, legal, to_act
from watten_app.engine.record import RecordError, loads, read_record, write_record
from watten_app.engine.refusal import IllegalActionError, Refusal, Refused
from watten_app.engine.rng import Rng, derived_seed
from watten_app.engine.rules import Rules
from watten_app.engine.turning import turned_action, turned_deal, turned_match
from watten_app.engine.unplayable import RulesError, Unplayable
from watten_app.engine.view import NOBODY, SeenSign, View, observe, overlook

__all__ = [
    "NOBODY",
    "Acted",
    "Action",
    "Card",
    "Deal",
    "DealEnded",
    "Ending",
    "Event",
    "Explanation",
    "HandsExchanged",
    "IllegalActionError",
    "Match",
    "MatchError",
    "Message",
    "Order",
    "Outcome",
    "Phase",
    "PlayedDeal",
    "Rank",
    "RecordError",
    "Refusal",
    "Refused",
    "Rng",
    "Role",
    "Rules",
    "RulesError",
    "SeenSign",
    "Sign",
    "Start",
    "Suit",
    "Trick",
    "TrickTaken",
    "Unplayable",
    "ValueChanged",
    "Verb",
    "View",
    "apply",
    "check",
    "derived_seed",
    "explain",
    "legal",
    "loads",
    "observe",
    "overlook",
    "read_record",
    "to_act",
    "turned_action",
    "turned_deal",
    "turned_match",
    "write_record",
]
