"""Which cards may be played: the obligation to follow (R17)."""

from dataclasses import dataclass

from watten_app.engine.cards import Card
from watten_app.engine.deal import Deal
from watten_app.engine.order import Order, Role
from watten_app.engine.refusal import Refusal, Refused
from watten_app.engine.rules import Follow, FollowScope


@dataclass(frozen=True, slots=True)
class Obligation:
    """What binds a seat: the rule, the cards that meet it, and what to say of any other card."""

    rule: Refused
    cards: tuple[Card, ...]
    text: str


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
    plain = [card for card in hand if order.role(card) in _MUST_FOLLOW]
    if not plain:
        return None
    if deal.rules.follow is Follow.TRUMP:
        cards = tuple(
            card for card in hand if order.is_trump(card) or order.role(card) is Role.BLINDER
        )
        text = f"follow trump: a trump was led and seat {seat} holds {plain[0]}"
        return Obligation(Refused.FOLLOW_TRUMP, cards, text)
    played = deal.trick.cards
    led, best = order.led(played), played[order.best(played)]
    cards = tuple(card for card in hand if order.is_trump(card) or order.beats(card, best, led))
    holds = f"seat {seat} holds {plain[0]}"
    text = f"trump or beat: a trump was led and {holds}: beat {best} or follow with a trump"
    return Obligation(Refused.MUST_BEAT, cards, text)


_MUST_FOLLOW = (Role.TRUMP, Role.BEASTER)


def playable(deal: Deal, seat: int) -> tuple[Card, ...]:
    """The cards of the seat's hand that it may play to the open trick."""
    bound = obligation(deal, seat)
    return deal.hands[seat] if bound is None else bound.cards


def _hauptschlag(deal: Deal, order: Order, seat: int) -> Obligation | None:
    """ "Trump or critical" once the Rechter was led to the first trick."""
    hand = deal.hands[seat]
    rules = deal.rules
    trumps = tuple(card for card in hand if order.is_trump(card))
    said = "the Hauptschlag was led and"
    if any(order.is_critical(card) for card in deal.trick.cards):
        if rules.franconian and trumps:
            return Obligation(
                Refused.TRUMP_AFTER_CRITICAL,
                trumps,
                f"franconian: {said} seat {seat} holds the trump {trumps[0]}",
            )
        return None
    bound = tuple(card for card in hand if card in trumps or order.is_critical(card))
    leader = deal.trick.leader
    if rules.spare_partner and deal.party(seat) == deal.party(leader):
        if not trumps:
            return None
        return Obligation(
            Refused.PARTNER_MUST_TRUMP,
            bound,
            f"spare_partner: {said} seat {seat} holds {trumps[0]}",
        )
    if bound:
        shown = (trumps or bound)[0]
        return Obligation(
            Refused.TRUMP_OR_CRITICAL,
            bound,
            f"trump or critical: {said} seat {seat} holds {shown}",
        )
    blinde = tuple(card for card in hand if order.role(card) is Role.BLINDER)
    if rules.pfeffer and blinde and len(deal.trick.cards) == 1:
        return Obligation(
            Refused.PFEFFER, blinde, f"pfeffer: {said} seat {seat} holds the Blinder {blinde[0]}"
        )
    return None


def check_card(deal: Deal, seat: int, card: Card) -> Refusal | None:
    """Why the seat, whose turn it is, may not play this card; None if it may."""
    if card not in deal.hands[seat]:
        return Refusal(Refused.NOT_IN_HAND, f"seat {seat} does not hold {card}", card)
    bound = obligation(deal, seat)
    if bound is None or card in bound.cards:
        return None
    return Refusal(bound.rule, bound.text, bound.cards[0])
