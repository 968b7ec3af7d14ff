"""Böhmisch Watten (Hudln), the second family: each for himself (section 8, R28 to R32)."""

from dataclasses import dataclass, replace
from itertools import combinations

from watten_app.engine import seats
from watten_app.engine.actions import Action, Verb
from watten_app.engine.cards import Card, Rank, Suit
from watten_app.engine.deal import Ending, MadeSign, Outcome, Phase, Trick
from watten_app.engine.events import Acted, DealEnded, Event, HandsExchanged, TrickTaken
from watten_app.engine.order import Order, order_of
from watten_app.engine.packets import deal_out
from watten_app.engine.refusal import IllegalActionError, Refusal, Refused
from watten_app.engine.rules import Overshoot, Rules

START_SCORE = 20
TRICKS = 5
_MOST_EXCHANGED = 3
_TURNED_AT = 3
_NO_TRICK_POINTS = 5

_VERBS = {
    Phase.LEAVE: (Verb.LEAVE, Verb.STAY),
    Phase.EXCHANGE: (Verb.EXCHANGE,),
    Phase.PLAY: (Verb.PLAY,),
    Phase.OVER: (),
}


@dataclass(frozen=True, slots=True)
class BohemianDeal:
    """One deal of Böhmisch at one moment.

    Attributes:
        score: what each seat has left before the deal.
        turned: the card turned up, the fourth dealt to the dealer (R28).
        left: the seat that sits this deal out, if one does.
        turn: the seat that is asked to stay, to exchange or to play.
    """

    rules: Rules
    players: int
    dealer: int
    score: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    put_away: tuple[tuple[Card, ...], ...]
    phase: Phase
    turn: int
    trick: Trick
    value: int
    schlag: Rank | None
    trump: Suit
    order: Order
    turned: Card
    tricks: tuple[Trick, ...] = ()
    left: int | None = None
    actions: tuple[Action, ...] = ()
    outcome: Outcome | None = None

    @property
    def forehand(self) -> int:
        """The seat after the dealer (R5)."""
        return seats.after(self.dealer, self.players)

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.outcome is not None

    @property
    def signs(self) -> tuple[MadeSign, ...]:
        """Nobody signs: each plays alone."""
        return ()

    @property
    def staying(self) -> tuple[int, ...]:
        """Who plays this deal, from forehand on."""
        turn = seats.in_turn(self.forehand, self.players)
        return tuple(seat for seat in turn if seat != self.left)

    @property
    def final_score(self) -> tuple[int, ...]:
        """The score with what this deal has brought so far."""
        if self.outcome is None:
            return self.score
        return tuple(map(sum, zip(self.score, self.outcome.points, strict=True)))

    def is_tense(self, seat: int) -> bool:
        """Nobody is tense in Böhmisch."""
        del seat
        return False

    def party(self, seat: int) -> int:
        """Each seat is its own party."""
        return seat


def is_won(rules: Rules, score: tuple[int, ...]) -> bool:
    """Whether somebody has got to 0, or below where that counts (R32)."""
    return any(points == 0 or (points < 0 and _below_counts(rules)) for points in score)


def _below_counts(rules: Rules) -> bool:
    return rules.overshoot is Overshoot.ALLOWED


def begin_with_pack(
    rules: Rules, players: int, dealer: int, score: tuple[int, ...], pack: tuple[Card, ...]
) -> BohemianDeal:
    """Three cards each, one turned up for the dealer, two each (R28)."""
    turn = seats.in_turn(seats.after(dealer, players), players)
    first, rest = deal_out(pack, turn, players, (_TURNED_AT,))
    turned, rest = rest[0], rest[1:]
    second, stock = deal_out(rest, turn, players, (TRICKS - _TURNED_AT,))
    hands = tuple(
        (*first[seat], turned, *second[seat]) if seat == dealer else first[seat] + second[seat]
        for seat in range(players)
    )
    return begin_with_hands(rules, players, dealer, score, hands, stock)


def begin_with_hands(
    rules: Rules,
    players: int,
    dealer: int,
    score: tuple[int, ...],
    hands: tuple[tuple[Card, ...], ...],
    stock: tuple[Card, ...],
) -> BohemianDeal:
    """A deal whose hands are given; the dealer's fourth card is the one turned up."""
    turned = hands[dealer][_TURNED_AT]
    trump = Suit.HEARTS if turned in rules.critical else turned.suit
    schlag = turned.rank if rules.turned_schlag else None
    forehand = seats.after(dealer, players)
    deal = BohemianDeal(
        rules=rules,
        players=players,
        dealer=dealer,
        score=score,
        hands=hands,
        stock=stock,
        put_away=((),) * players,
        phase=Phase.LEAVE,
        turn=forehand,
        trick=Trick(forehand),
        value=2 if trump is Suit.HEARTS else 1,
        schlag=schlag,
        trump=trump,
        order=order_of(rules, schlag, trump),
        turned=turned,
    )
    return deal if players > 2 and trump is not rules.no_leave else _exchanging(deal)


def _exchanging(deal: BohemianDeal) -> BohemianDeal:
    return replace(deal, phase=Phase.EXCHANGE, turn=deal.staying[0])


def to_act(deal: BohemianDeal) -> tuple[int, ...]:
    """The seat that may act now; empty when the deal is over."""
    return () if deal.over else (deal.turn,)


def legal(deal: BohemianDeal) -> tuple[Action, ...]:
    """The actions open to the seat to act."""
    seat = deal.turn
    match deal.phase:
        case Phase.LEAVE:
            return (Action(seat, Verb.LEAVE), Action(seat, Verb.STAY))
        case Phase.EXCHANGE:
            return tuple(Action(seat, Verb.EXCHANGE, cards) for cards in _exchanges(deal))
        case Phase.PLAY:
            return tuple(Action(seat, Verb.PLAY, card) for card in playable(deal))
    return ()


def _exchanges(deal: BohemianDeal) -> tuple[tuple[Card, ...], ...]:
    hand = sorted(deal.hands[deal.turn], key=str)
    counts = range(_surplus(deal), _surplus(deal) + _most_drawn(deal) + 1)
    return tuple(cards for count in counts for cards in combinations(hand, count))


def _surplus(deal: BohemianDeal) -> int:
    """How many more are put away than drawn: one by the dealer, who holds six (R30)."""
    return len(deal.hands[deal.turn]) - TRICKS


def _most_drawn(deal: BohemianDeal) -> int:
    return min(_MOST_EXCHANGED, len(deal.stock))


def playable(deal: BohemianDeal) -> tuple[Card, ...]:
    """The cards that the seat to act may play (R31)."""
    hand, order, played = deal.hands[deal.turn], deal.order, deal.trick.cards
    if not played:
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
    waits = f"the deal waits for {' or '.join(_VERBS[deal.phase])} from seat {deal.turn}"
    if verb not in _VERBS[deal.phase]:
        return Refusal(Refused.WRONG_PHASE, f"{verb.value!r} cannot be said now: {waits}")
    if seat != deal.turn:
        return Refusal(Refused.NOT_YOUR_TURN, f"it is not the turn of seat {seat}: {waits}")
    if verb is Verb.PLAY:
        return _check_card(deal, argument)
    return _check_exchange(deal, argument) if verb is Verb.EXCHANGE else None


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
    turn = _turn_from(deal, deal.trick.leader)
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
    outcome = _outcome(deal)
    return replace(deal, phase=Phase.OVER, outcome=outcome), (taken, DealEnded(outcome))


def _turn_from(deal: BohemianDeal, leader: int) -> tuple[int, ...]:
    return tuple(s for s in seats.in_turn(leader, deal.players) if s != deal.left)


def _outcome(deal: BohemianDeal) -> Outcome:
    points = tuple(_points(deal, seat) for seat in range(deal.players))
    final = tuple(map(sum, zip(deal.score, points, strict=True)))
    winners = tuple(s for s in range(deal.players) if is_won(deal.rules, (final[s],)))
    return Outcome(Ending.TRICKS, winners, points)


def _points(deal: BohemianDeal, seat: int) -> int:
    """What is added to the seat's score: down a point a trick, up five for none (R32)."""
    if seat == deal.left:
        return 0
    made = sum(1 for trick in deal.tricks if trick.winner == seat)
    if not made:
        return _NO_TRICK_POINTS * deal.value
    gained, left = made * deal.value, deal.score[seat]
    if gained > left and not _below_counts(deal.rules):
        return gained - left
    return -gained
