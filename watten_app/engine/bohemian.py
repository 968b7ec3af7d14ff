"""Böhmisch Watten (Hudln), the second family: each for himself (section 8, R28 to R32)."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from watten_app.engine import cutting, seats
from watten_app.engine.actions import Action, Verb
from watten_app.engine.bohemian_deal import TRICKS, BohemianDeal, outcome_of
from watten_app.engine.cards import Card, Suit
from watten_app.engine.deal import Phase, Trick
from watten_app.engine.events import Acted, DealEnded, Event, HandsExchanged, TrickTaken
from watten_app.engine.order import Order, order_of
from watten_app.engine.packets import deal_out
from watten_app.engine.refusal import IllegalActionError, Refusal, Refused
from watten_app.engine.replacing import replace
from watten_app.engine.rules import FollowScope, Rules

MOST_DRAWN = 3
"""How many cards a seat draws in the exchange at most (R30)."""

_TURNED_AT = 3
_LAST_PACKET = TRICKS - _TURNED_AT

_VERBS = {
    Phase.CUT: (Verb.CUT, Verb.FIST),
    Phase.TAKE: (Verb.PASS, Verb.TAKE),
    Phase.LEAVE: (Verb.LEAVE, Verb.STAY),
    Phase.EXCHANGE: (Verb.EXCHANGE,),
    Phase.PLAY: (Verb.PLAY,),
    Phase.OVER: (),
}


def begin_with_pack(
    rules: Rules, players: int, dealer: int, score: tuple[int, ...], pack: tuple[Card, ...]
) -> BohemianDeal:
    """A deal at its beginning: waiting for the cut if that has a meaning, else dealt."""
    return cutting.begun(_empty_deal(rules, players, dealer, score), pack, hand_out)


def hand_out(deal: BohemianDeal, pack: tuple[Card, ...], knocked: bool) -> BohemianDeal:
    """Three cards each, one turned up for the dealer, two each, even if knocked (R7, R28)."""
    del knocked
    turn = seats.in_turn(deal.forehand, deal.players)
    taken = tuple(map(len, deal.taken))
    fewer = tuple(max(0, count - _LAST_PACKET) for count in taken)
    first, rest = deal_out(pack, turn, (_TURNED_AT,), fewer)
    turned, rest = rest[0], rest[1:]
    fewer = tuple(min(count, _LAST_PACKET) for count in taken)
    second, stock = deal_out(rest, turn, (_LAST_PACKET,), fewer)
    hands = tuple(
        first[seat] + ((turned,) if seat == deal.dealer else ()) + second[seat] + deal.taken[seat]
        for seat in range(deal.players)
    )
    return _turned_up(replace(deal, hands=hands, stock=stock), turned)


def begin_with_hands(
    rules: Rules,
    players: int,
    dealer: int,
    score: tuple[int, ...],
    hands: tuple[tuple[Card, ...], ...],
    stock: tuple[Card, ...],
) -> BohemianDeal:
    """A deal whose hands are given; the dealer's fourth card is the one turned up."""
    deal = replace(_empty_deal(rules, players, dealer, score), hands=hands, stock=stock)
    return _turned_up(deal, hands[dealer][_TURNED_AT])


def _empty_deal(rules: Rules, players: int, dealer: int, score: tuple[int, ...]) -> BohemianDeal:
    forehand = seats.after(dealer, players)
    nothing: tuple[tuple[Card, ...], ...] = ((),) * players
    return BohemianDeal(
        rules=rules,
        players=players,
        dealer=dealer,
        score=score,
        hands=nothing,
        put_away=nothing,
        taken=nothing,
        peeked=nothing,
        phase=Phase.LEAVE,
        turn=forehand,
        trick=Trick(forehand),
    )


def _turned_up(deal: BohemianDeal, turned: Card) -> BohemianDeal:
    """The deal once its cards lie: trump and Schlag are what was turned up (R28)."""
    rules = deal.rules
    trump = Suit.HEARTS if turned in rules.critical else turned.suit
    schlag = turned.rank if rules.turned_schlag else None
    deal = replace(
        cutting.peek_at_stock(deal),
        phase=Phase.LEAVE,
        value=2 if trump is Suit.HEARTS else 1,
        schlag=schlag,
        trump=trump,
        order=order_of(rules, schlag, trump),
        turned=turned,
    )
    return deal if deal.players > 2 and trump is not rules.no_leave else _exchanging(deal)


def _exchanging(deal: BohemianDeal) -> BohemianDeal:
    return replace(deal, phase=Phase.EXCHANGE, turn=deal.staying[0])


def to_act(deal: BohemianDeal) -> tuple[int, ...]:
    """The seat that may act now; empty when the deal is over."""
    match deal.phase:
        case Phase.OVER:
            return ()
        case Phase.CUT:
            return (deal.cutter,)
        case Phase.TAKE:
            return (cutting.taker(deal),)
    return (deal.turn,)


def legal(deal: BohemianDeal) -> tuple[Action, ...]:
    """The actions open to the seat to act."""
    return tuple(
        Action(seat, verb, argument)
        for seat in to_act(deal)
        for verb in _VERBS[deal.phase]
        for argument in _arguments(deal, verb)
    )


def _arguments(deal: BohemianDeal, verb: Verb) -> Iterable[Any]:
    """What may stand after a verb of this phase; None for a verb that stands alone."""
    match verb:
        case Verb.CUT:
            return range(1, len(deal.lifted))
        case Verb.FIST:
            return (None,) if deal.rules.fist else ()
        case Verb.EXCHANGE:
            return _exchanges(deal)
        case Verb.PLAY:
            return playable(deal)
    return (None,)


def _exchanges(deal: BohemianDeal) -> tuple[tuple[Card, ...], ...]:
    hand = sorted(deal.hands[deal.turn])
    counts = range(_surplus(deal), _surplus(deal) + _most_drawn(deal) + 1)
    return tuple(cards for count in counts for cards in combinations(hand, count))


def _surplus(deal: BohemianDeal) -> int:
    """How many more are put away than drawn: one by the dealer, who holds six (R30)."""
    return len(deal.hands[deal.turn]) - TRICKS


def _most_drawn(deal: BohemianDeal) -> int:
    return min(MOST_DRAWN, len(deal.stock))


def playable(deal: BohemianDeal) -> tuple[Card, ...]:
    """The cards that the seat to act may play (R18, R31)."""
    hand, order, played = deal.hands[deal.turn], deal.order, deal.trick.cards
    everybody = deal.rules.follow_scope is FollowScope.ALL
    if not played or not (everybody or deal.turn in (deal.forehand, deal.dealer)):
        return hand
    trumps = tuple(card for card in hand if _is_trump(order, card))
    if _is_trump(order, played[0]):
        suited: tuple[Card, ...] = ()
    else:
        suited = tuple(c for c in hand if c.suit is played[0].suit and not _is_trump(order, c))
    bound = suited or trumps or hand
    led, best = order.led(played), played[order.best(played)]
    return tuple(card for card in bound if order.beats(card, best, led)) or bound


def _is_trump(order: Order, card: Card) -> bool:
    """Kritische, Rechter and Blinde count as trumps (R29)."""
    return order.strength(card, None) > 0


def bound(deal: BohemianDeal) -> Refused | None:
    """The obligation that binds the card of the seat to act, if one does."""
    free = deal.phase is not Phase.PLAY or len(playable(deal)) == len(deal.hands[deal.turn])
    return None if free else Refused.FOLLOW_SUIT


def check(deal: BohemianDeal, action: Action) -> Refusal | None:
    """Why the action may not be made now; None if it may."""
    seat, verb, argument = action
    if not 0 <= seat < deal.players:
        return Refusal(Refused.NO_SUCH_SEAT, f"there is no seat {seat} among {deal.players}")
    if deal.over:
        return Refusal(Refused.OVER, "the deal is over")
    turn = to_act(deal)[0]
    waits = f"the deal waits for {' or '.join(_VERBS[deal.phase])} from seat {turn}"
    if verb not in _VERBS[deal.phase]:
        return Refusal(Refused.WRONG_PHASE, f"{verb.value!r} cannot be said now: {waits}")
    if seat != turn:
        return Refusal(Refused.NOT_YOUR_TURN, f"it is not the turn of seat {seat}: {waits}")
    match verb:
        case Verb.CUT | Verb.FIST:
            return cutting.check_cut(deal, action)
        case Verb.PLAY:
            return _check_card(deal, action.card)
        case Verb.EXCHANGE:
            return _check_exchange(deal, argument)
    return None


def _check_card(deal: BohemianDeal, card: Card) -> Refusal | None:
    if card not in deal.hands[deal.turn]:
        return Refusal(Refused.NOT_IN_HAND, f"seat {deal.turn} does not hold {card}", card)
    allowed = playable(deal)
    if card in allowed:
        return None
    held = allowed[0]
    text = f"R31: follow suit, else a trump, and beat if you can: seat {deal.turn} holds {held}"
    return Refusal(Refused.FOLLOW_SUIT, text, held)


def _check_exchange(deal: BohemianDeal, cards: tuple[Card, ...]) -> Refusal | None:
    for card in cards:
        if card not in deal.hands[deal.turn]:
            return Refusal(Refused.NOT_IN_HAND, f"seat {deal.turn} does not hold {card}", card)
    least, most = _surplus(deal), _surplus(deal) + _most_drawn(deal)
    if len(set(cards)) == len(cards) and least <= len(cards) <= most:
        return None
    text = f"R30: seat {deal.turn} puts away {least} to {most} cards"
    return Refusal(Refused.EXCHANGE_COUNT, text)


def apply(deal: BohemianDeal, action: Action) -> tuple[BohemianDeal, tuple[Event, ...]]:
    """The deal after the action, and what happened, in order.

    Raises:
        IllegalActionError: if `check` refuses the action.
    """
    refusal = check(deal, action)
    if refusal:
        raise IllegalActionError(refusal)
    match action.verb:
        case Verb.CUT | Verb.FIST:
            after, events = cutting.cut(deal, action, hand_out), ()
        case Verb.TAKE | Verb.PASS:
            after, events = cutting.choose(deal, action, hand_out), ()
        case Verb.LEAVE:
            after, events = _exchanging(replace(deal, left=action.seat)), ()
        case Verb.STAY:
            after, events = _stay(deal), ()
        case Verb.EXCHANGE:
            after, events = _exchange(deal, action.argument)
        case _:
            after, events = _play(deal, action.card)
    return replace(after, actions=(*deal.actions, action)), (Acted(action), *events)


def _stay(deal: BohemianDeal) -> BohemianDeal:
    following = seats.after(deal.turn, deal.players)
    return _exchanging(deal) if following == deal.dealer else replace(deal, turn=following)


def _exchange(
    deal: BohemianDeal, cards: tuple[Card, ...]
) -> tuple[BohemianDeal, tuple[Event, ...]]:
    seat = deal.turn
    drawn = len(cards) - _surplus(deal)
    kept = tuple(card for card in deal.hands[seat] if card not in cards)
    deal = replace(
        deal,
        hands=_put(deal.hands, seat, kept + deal.stock[:drawn]),
        put_away=_put(deal.put_away, seat, cards),
        stock=deal.stock[drawn:],
    )
    following = deal.staying[deal.staying.index(seat) + 1 :]
    if following:
        return replace(deal, turn=following[0]), (HandsExchanged((seat,)),)
    first = deal.staying[0]
    deal = replace(deal, phase=Phase.PLAY, turn=first, trick=Trick(first))
    return deal, (HandsExchanged((seat,)),)


def _put(
    by_seat: tuple[tuple[Card, ...], ...], seat: int, cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return (*by_seat[:seat], cards, *by_seat[seat + 1 :])


def _play(deal: BohemianDeal, card: Card) -> tuple[BohemianDeal, tuple[Event, ...]]:
    seat = deal.turn
    hand = tuple(held for held in deal.hands[seat] if held != card)
    deal = replace(deal, hands=_put(deal.hands, seat, hand))
    cards = (*deal.trick.cards, card)
    turn = deal.turn_from(deal.trick.leader)
    if len(cards) < len(turn):
        return replace(deal, trick=replace(deal.trick, cards=cards), turn=turn[len(cards)]), ()
    best = deal.order.best(cards)
    winner = turn[best]
    reason = deal.order.role(cards[best], deal.order.led(cards))
    trick = Trick(deal.trick.leader, cards, winner, reason)
    taken = TrickTaken(len(deal.tricks), trick)
    deal = replace(deal, tricks=(*deal.tricks, trick), trick=Trick(winner), turn=winner)
    if len(deal.tricks) < TRICKS:
        return deal, (taken,)
    outcome = outcome_of(deal)
    return replace(deal, phase=Phase.OVER, outcome=outcome), (taken, DealEnded(outcome))
