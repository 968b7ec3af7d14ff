"""The course of a deal: what is legal, why something is not, and what an action does.

`legal`, `check` and `apply` share one rule: `apply` and `legal` ask `check`'s parts.
"""

from collections.abc import Callable
from dataclasses import replace

from watten_app.engine import seats
from watten_app.engine.actions import Action, Sign, Verb
from watten_app.engine.cards import Card, Rank, Suit
from watten_app.engine.deal import (
    GIVEN_POINTS,
    Deal,
    Ending,
    MadeSign,
    Outcome,
    Phase,
    Trick,
    deal_out,
)
from watten_app.engine.events import (
    Acted,
    DealEnded,
    Event,
    HandsExchanged,
    TrickTaken,
    ValueChanged,
)
from watten_app.engine.follow import check_card, playable
from watten_app.engine.order import Order, order_of
from watten_app.engine.raising import answerer, check_raise
from watten_app.engine.refusal import IllegalActionError, Refusal, Refused
from watten_app.engine.rules import CARDS_EACH, TRICKS_TO_WIN, Dealing, Signs, Tense

SIGNS_EACH = 3
_NO_SIGNS_WITH = Rank.SIX

_VERBS = {
    Phase.SCHLAG: (Verb.BETTER, Verb.SCHLAG, Verb.SWAP),
    Phase.TRUMP: (Verb.BETTER, Verb.TRUMP),
    Phase.BETTER: (Verb.AGREE, Verb.REFUSE),
    Phase.SWAP: (Verb.AGREE, Verb.REFUSE),
    Phase.KEEP: (Verb.GIVE, Verb.KEEP),
    Phase.PLAY: (Verb.PLAY, Verb.RAISE),
    Phase.RAISE: (Verb.FOLD, Verb.HOLD, Verb.RAISE),
    Phase.OVER: (),
}


def to_act(deal: Deal) -> tuple[int, ...]:
    """The seats that may act now; empty when the deal is over."""
    match deal.phase:
        case Phase.OVER:
            return ()
        case Phase.SCHLAG:
            return (deal.namer_of_schlag,)
        case Phase.TRUMP:
            return (deal.namer_of_trump,)
        case Phase.BETTER | Phase.SWAP:
            return (_other_announcer(deal, deal.asker),)
        case Phase.KEEP:
            return (deal.keeper,)
        case Phase.RAISE:
            return (answerer(deal, deal.asker),)
    return (deal.turn,)


def legal(deal: Deal) -> tuple[Action, ...]:
    """The actions open to the seats to act; signs, which are always open, are left out."""
    return tuple(
        action
        for seat in to_act(deal)
        for verb in _VERBS[deal.phase]
        for action in _candidates(deal, seat, verb)
    )


def _candidates(deal: Deal, seat: int, verb: Verb) -> tuple[Action, ...]:
    match verb:
        case Verb.PLAY:
            return tuple(Action(seat, verb, card) for card in playable(deal, seat))
        case Verb.SCHLAG:
            return tuple(Action(seat, verb, rank) for rank in deal.rules.schlag_ranks)
        case Verb.TRUMP:
            return tuple(Action(seat, verb, suit) for suit in Suit)
    action = Action(seat, verb)
    return () if _check_verb(deal, action) else (action,)


def check(deal: Deal, action: Action) -> Refusal | None:
    """Why the action may not be made now; None if it may."""
    seat, verb, _ = action
    if not 0 <= seat < deal.players:
        return Refusal(Refused.NO_SUCH_SEAT, f"there is no seat {seat} among {deal.players}")
    if deal.over:
        return Refusal(Refused.OVER, "the deal is over")
    if verb is Verb.SIGN:
        return _check_sign(deal, action)
    if verb not in _VERBS[deal.phase]:
        return Refusal(Refused.WRONG_PHASE, f"{verb.value!r} cannot be said now: {_waits(deal)}")
    if seat not in to_act(deal):
        return Refusal(Refused.NOT_YOUR_TURN, f"it is not the turn of seat {seat}: {_waits(deal)}")
    return _check_verb(deal, action)


def _waits(deal: Deal) -> str:
    seat = ", ".join(map(str, to_act(deal)))
    return f"the deal waits for {' or '.join(_VERBS[deal.phase])} from seat {seat}"


def _check_verb(deal: Deal, action: Action) -> Refusal | None:
    """The rule of one verb, for a seat whose turn it is in a phase that knows the verb."""
    seat, verb, argument = action
    match verb:
        case Verb.PLAY:
            return check_card(deal, seat, argument)
        case Verb.RAISE:
            return check_raise(deal, seat)
        case Verb.BETTER:
            return _check_better(deal, seat)
        case Verb.SWAP:
            return _check_swap(deal)
        case Verb.SCHLAG if argument not in deal.rules.schlag_ranks:
            return Refusal(Refused.NOT_IN_PACK, f"R3: {argument} cannot be named as Schlag")
    return None


def _check_better(deal: Deal, seat: int) -> Refusal | None:
    if not deal.rules.better or deal.players == 3:
        return Refusal(Refused.BETTER_OFF, "R13: Schönere is not played here")
    if seat in deal.asked_better:
        return Refusal(Refused.BETTER_ASKED, f"R13: seat {seat} has asked for Schönere already")
    if deal.stock is None or len(deal.stock) < 2 * CARDS_EACH:
        return Refusal(Refused.BETTER_NO_STOCK, "R13: the stock has too few cards for Schönere")
    return None


def _check_swap(deal: Deal) -> Refusal | None:
    if not deal.rules.swap or deal.players == 3:
        return Refusal(Refused.SWAP_OFF, "R14: Schlagtausch is not played here")
    if deal.swap_offered:
        return Refusal(Refused.SWAP_OFFERED, "R14: Schlagtausch was offered already in this deal")
    return None


def _check_sign(deal: Deal, action: Action) -> Refusal | None:
    seat, _, sign = action
    if deal.rules.signs is Signs.OFF or deal.players != 4:
        return Refusal(Refused.SIGNS_OFF, "R26: signs are not played here")
    if deal.order is None:
        return Refusal(Refused.SIGN_TOO_EARLY, "R26: signs are made after the announcement")
    assert isinstance(sign, Sign)
    if sign.is_talk:
        return None
    if deal.schlag is _NO_SIGNS_WITH:
        return Refusal(Refused.SIGNS_OFF, "R26: no signs when the Schlag is 6")
    made = sum(1 for made in deal.signs if made.seat == seat and not made.sign.is_talk)
    if made >= SIGNS_EACH:
        return Refusal(
            Refused.SIGN_TOO_MANY, f"R26: seat {seat} has made {SIGNS_EACH} signs already"
        )
    return None


def apply(deal: Deal, action: Action) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after the action, and what happened, in order.

    Raises:
        IllegalActionError: if `check` refuses the action.
    """
    refusal = check(deal, action)
    if refusal:
        raise IllegalActionError(refusal)
    after, events = _DO[action.verb](deal, action)
    return replace(after, actions=(*deal.actions, action)), (Acted(action), *events)


type _Step = tuple[Deal, tuple[Event, ...]]


def _other_announcer(deal: Deal, seat: int | None) -> int:
    return deal.dealer if seat == deal.forehand else deal.forehand


def _ask_better(deal: Deal, action: Action) -> _Step:
    asked = (*deal.asked_better, action.seat)
    deal = replace(deal, asked_better=asked, asker=action.seat, resume=deal.phase)
    return replace(deal, phase=Phase.BETTER), ()


def _offer_swap(deal: Deal, action: Action) -> _Step:
    deal = replace(deal, swap_offered=True, asker=action.seat, resume=deal.phase)
    return replace(deal, phase=Phase.SWAP), ()


def _refuse(deal: Deal, _: Action) -> _Step:
    return replace(deal, phase=deal.resume, asker=None, resume=None), ()


def _agree(deal: Deal, action: Action) -> _Step:
    if deal.phase is Phase.SWAP:
        return replace(_refuse(deal, action)[0], swapped=True), ()
    if deal.exchanged:
        return _end(deal, Ending.REDEAL, None, 0)
    pair = (deal.forehand, deal.dealer)
    drawn, rest = deal_out(deal.stock, pair, deal.players, Dealing.THREE_TWO)
    deal = replace(
        deal,
        hands=tuple(drawn[s] if s in pair else hand for s, hand in enumerate(deal.hands)),
        put_away=tuple(
            (*away, *deal.hands[s]) if s in pair else away for s, away in enumerate(deal.put_away)
        ),
        stock=rest,
        exchanged=True,
        phase=Phase.SCHLAG,
        schlag=None,
        asker=None,
        resume=None,
    )
    return deal, (HandsExchanged(pair),)


def _name_schlag(deal: Deal, action: Action) -> _Step:
    return replace(deal, schlag=action.argument, phase=Phase.TRUMP), ()


def _name_trump(deal: Deal, action: Action) -> _Step:
    order: Order = order_of(deal.rules, deal.schlag, action.argument)
    phase = Phase.PLAY if deal.keeper is None else Phase.KEEP
    return replace(deal, trump=action.argument, order=order, phase=phase), ()


def _keep(deal: Deal, _: Action) -> _Step:
    return replace(deal, phase=Phase.PLAY), ()


def _give(deal: Deal, action: Action) -> _Step:
    return _end(deal, Ending.GIVEN, 1 - deal.party(action.seat), GIVEN_POINTS)


def _raise(deal: Deal, action: Action) -> _Step:
    events: tuple[Event, ...] = ()
    if deal.phase is Phase.RAISE:
        deal, events = _hold(deal, action)
    party = deal.party(action.seat)
    return replace(deal, phase=Phase.RAISE, asker=action.seat, raised_by=party), events


def _hold(deal: Deal, _: Action) -> _Step:
    deal = replace(deal, value=deal.asked_value, phase=Phase.PLAY, asker=None)
    return deal, (ValueChanged(deal.value),)


def _fold(deal: Deal, action: Action) -> _Step:
    return _end(deal, Ending.FOLD, 1 - deal.party(action.seat), deal.value)


def _play(deal: Deal, action: Action) -> _Step:
    seat, card = action.seat, action.card
    hands = tuple(_without(hand, card) if s == seat else hand for s, hand in enumerate(deal.hands))
    cards = (*deal.trick.cards, card)
    if len(cards) < deal.players:
        trick = replace(deal.trick, cards=cards)
        turn = seats.after(seat, deal.players)
        return replace(deal, hands=hands, trick=trick, turn=turn), ()
    return _take_trick(replace(deal, hands=hands), cards)


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def _take_trick(deal: Deal, cards: tuple[Card, ...]) -> _Step:
    best = deal.order.best(cards)
    winner = seats.after(deal.trick.leader, deal.players, best)
    reason = deal.order.role(cards[best], cards[0].suit)
    trick = Trick(deal.trick.leader, cards, winner, reason)
    taken = TrickTaken(len(deal.tricks), trick)
    tricks = (*deal.tricks, trick)
    deal = replace(deal, tricks=tricks, trick=Trick(winner), turn=winner)
    party = deal.party(winner)
    if tricks_of(deal, party) < TRICKS_TO_WIN:
        return deal, (taken,)
    deal, ended = _end(deal, Ending.TRICKS, party, _value_for(deal, party))
    return deal, (taken, *ended)


def tricks_of(deal: Deal, party: int) -> int:
    """How many tricks a party has made."""
    return sum(1 for trick in deal.tricks if deal.party(trick.winner) == party)


def _value_for(deal: Deal, party: int) -> int:
    """What three tricks bring: more than the value only with `two_three` (R23)."""
    tense = deal.only_tense_party
    if deal.rules.tense is Tense.TWO_THREE and tense is not None and party != tense:
        return deal.value + 1
    return deal.value


def _end(deal: Deal, ending: Ending, party: int | None, points: int) -> _Step:
    winners = () if party is None else deal.party_seats(party)
    gained = (
        (0,) * len(deal.score)
        if party is None
        else seats.points_for(party, points, deal.players, deal.forehand)
    )
    outcome = Outcome(ending, winners, gained)
    deal = replace(deal, phase=Phase.OVER, asker=None, resume=None, outcome=outcome)
    return deal, (DealEnded(outcome),)


def _sign(deal: Deal, action: Action) -> _Step:
    return replace(deal, signs=(*deal.signs, MadeSign(action.seat, action.argument))), ()


_DO: dict[Verb, Callable[[Deal, Action], _Step]] = {
    Verb.BETTER: _ask_better,
    Verb.SWAP: _offer_swap,
    Verb.AGREE: _agree,
    Verb.REFUSE: _refuse,
    Verb.SCHLAG: _name_schlag,
    Verb.TRUMP: _name_trump,
    Verb.KEEP: _keep,
    Verb.GIVE: _give,
    Verb.PLAY: _play,
    Verb.RAISE: _raise,
    Verb.HOLD: _hold,
    Verb.FOLD: _fold,
    Verb.SIGN: _sign,
}
