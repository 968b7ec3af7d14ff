"""Laying a card and taking a trick (R16, R17, R19)."""

from watten_app.engine import seats
from watten_app.engine.actions import Action
from watten_app.engine.cards import Card
from watten_app.engine.deal import Deal, Ending, Trick
from watten_app.engine.ending import ended
from watten_app.engine.events import Step, TrickTaken
from watten_app.engine.follow import check_card
from watten_app.engine.refusal import Refusal, Refused
from watten_app.engine.replacing import replace
from watten_app.engine.rules import Penalties, tricks_to_win


def check_play(deal: Deal, action: Action) -> Refusal | None:
    """Why the card may not be played; a breach of the obligation may be made if punished."""
    refusal = check_card(deal, action.seat, action.card)
    if refusal and refusal.reason is not Refused.NOT_IN_HAND and _punished(deal):
        return None
    return refusal


def _punished(deal: Deal) -> bool:
    return deal.rules.penalties is Penalties.PUNISH


def play(deal: Deal, action: Action) -> Step:
    if _punished(deal) and check_card(deal, action.seat, action.card):
        others = 1 - deal.party(action.seat)
        return ended(deal, Ending.PENALTY, others, deal.value_for(others))
    return play_card(deal, action.seat, action.card)


def play_card(deal: Deal, seat: int, card: Card) -> Step:
    """Lay a card that may be laid; the last one of a trick takes it away."""
    hands = tuple(_without(hand, card) if s == seat else hand for s, hand in enumerate(deal.hands))
    cards = (*deal.trick.cards, card)
    if len(cards) < deal.players:
        trick = replace(deal.trick, cards=cards)
        return replace(deal, hands=hands, trick=trick, turn=seats.after(seat, deal.players)), ()
    return _take_trick(replace(deal, hands=hands), cards)


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def _take_trick(deal: Deal, cards: tuple[Card, ...]) -> Step:
    order = deal.order
    best = order.best(cards)
    winner = seats.after(deal.trick.leader, deal.players, best)
    reason = order.role(cards[best], order.led(cards))
    trick = Trick(deal.trick.leader, cards, winner, reason)
    taken = TrickTaken(len(deal.tricks), trick)
    deal = replace(deal, tricks=(*deal.tricks, trick), trick=Trick(winner), turn=winner)
    party = deal.party(winner)
    if tricks_of(deal, party) < tricks_to_win(deal.players):
        return deal, (taken,)
    deal, over = ended(deal, Ending.TRICKS, party, deal.value_for(party))
    return deal, (taken, *over)


def tricks_of(deal: Deal, party: int) -> int:
    """How many tricks a party has made."""
    return sum(1 for trick in deal.tricks if deal.party(trick.winner) == party)
