"""Which cards may be played: the obligation to follow (R17)."""

from dataclasses import dataclass

from watten_app.engine.cards import Card
from watten_app.engine.deal import Deal
from watten_app.engine.order import Order, Role
from watten_app.engine.refusal import Refusal, Refused
from watten_app.engine.rules import Follow, FollowScope


@dataclass(frozen=True, slots=True)
class Obligation:
    """What binds a seat: the rule, and the cards that meet it."""

    rule: Refused
    cards: tuple[Card, ...]


_TEXTS = {
    Refused.TRUMP_OR_CRITICAL: "trump or critical: the Hauptschlag was led",
    Refused.TRUMP_AFTER_CRITICAL: "franconian: the Hauptschlag was led",
    Refused.PARTNER_MUST_TRUMP: "spare_partner: the Hauptschlag was led",
    Refused.PFEFFER: "pfeffer: the Hauptschlag was led",
    Refused.FOLLOW_TRUMP: "follow trump: a trump was led",
    Refused.MUST_BEAT: "trump or beat: a trump was led",
}


def obligation(deal: Deal, seat: int) -> Obligation | None:
    """What binds the seat for its card to the open trick, or None if it may play any (R17)."""
    order, played = deal.order, deal.trick.cards
    if order is None or not played or not _in_scope(deal, seat):
        return None
    match deal.rules.follow:
        case Follow.HAUPTSCHLAG if not deal.tricks and played[0] == order.rechter:
            return _hauptschlag(deal, order, seat)
        case Follow.TRUMP | Follow.TRUMP_OR_BEAT if order.is_trump(played[0]):
            return _trump_led(deal, order, seat)
    return None


def _in_scope(deal: Deal, seat: int) -> bool:
    """Whether the obligation binds this seat at all (R18)."""
    if deal.rules.follow_scope is FollowScope.ALL:
        return True
    return seat in (deal.forehand, deal.dealer)


def _trump_led(deal: Deal, order: Order, seat: int) -> Obligation | None:
    """The Tyrolean and the South Tyrolean obligation once a trump was led."""
    hand = deal.hands[seat]
    if not any(order.role(card) in _MUST_FOLLOW for card in hand):
        return None
    if deal.rules.follow is Follow.TRUMP:
        cards = tuple(
            card for card in hand if order.is_trump(card) or order.role(card) is Role.BLINDER
        )
        return Obligation(Refused.FOLLOW_TRUMP, cards)
    played = deal.trick.cards
    best = played[order.best(played)]
    trumps_or_beats = (c for c in hand if order.is_trump(c) or order.beats(c, best, order.trump))
    cards = tuple(trumps_or_beats)
    return Obligation(Refused.MUST_BEAT, cards)


_MUST_FOLLOW = (Role.TRUMP, Role.BEASTER)


def playable(deal: Deal, seat: int) -> tuple[Card, ...]:
    """The cards of the seat's hand that it may play to the open trick."""
    bound = obligation(deal, seat)
    return deal.hands[seat] if bound is None else bound.cards


def _hauptschlag(deal: Deal, order: Order, seat: int) -> Obligation | None:
    """ "Trump or critical" once the Rechter was led to the first trick."""
    hand, rules, trick = deal.hands[seat], deal.rules, deal.trick
    trumps = tuple(card for card in hand if order.is_trump(card))
    if any(order.is_critical(card) for card in trick.cards):
        if rules.franconian and trumps:
            return Obligation(Refused.TRUMP_AFTER_CRITICAL, trumps)
        return None
    bound = tuple(card for card in hand if card in trumps or order.is_critical(card))
    if rules.spare_partner and deal.party(seat) == deal.party(trick.leader):
        return Obligation(Refused.PARTNER_MUST_TRUMP, bound) if trumps else None
    if bound:
        return Obligation(Refused.TRUMP_OR_CRITICAL, bound)
    blinde = tuple(card for card in hand if order.role(card) is Role.BLINDER)
    if rules.pfeffer and blinde and len(trick.cards) == 1:
        return Obligation(Refused.PFEFFER, blinde)
    return None


def check_card(deal: Deal, seat: int, card: Card) -> Refusal | None:
    """Why the seat, whose turn it is, may not play this card; None if it may.

    The refusal shows the weakest card that would have met the obligation.
    """
    if card not in deal.hands[seat]:
        return Refusal(Refused.NOT_IN_HAND, f"seat {seat} does not hold {card}", card)
    bound = obligation(deal, seat)
    if bound is None or card in bound.cards:
        return None
    held = min(bound.cards, key=lambda other: deal.order.strength(other, None))
    return Refusal(bound.rule, f"{_TEXTS[bound.rule]} and seat {seat} holds {held}", held)
