"""The announcement: Schlag and trump, Schönere, Schlagtausch, keep or give, Maschine.

R9 to R15 and R23.
"""

from watten_app.engine import seats
from watten_app.engine.actions import Action, Verb
from watten_app.engine.cards import Rank, Suit
from watten_app.engine.deal import GIVEN_POINTS, Deal, Ending, Phase
from watten_app.engine.ending import ended
from watten_app.engine.events import HandsExchanged, Step
from watten_app.engine.order import order_of
from watten_app.engine.packets import deal_out, exchange_packets
from watten_app.engine.refusal import Refusal, Refused
from watten_app.engine.replacing import replace
from watten_app.engine.rules import Announce, Machine, cards_each

MACHINE_CARDS = 3
"""So many highest cards are a Maschine (R15)."""

MACHINE_POINTS = 3
"""What one wins when it is laid down though it might be played."""


def begin_announcing(deal: Deal) -> Deal:
    """The deal as soon as the hands are dealt; in bottom deals all is said already (R11)."""
    if deal.rules.announce is not Announce.BOTTOM:
        return replace(deal, phase=Phase.SCHLAG)
    schlag = deal.hands[deal.forehand][0].rank
    trump = deal.hands[deal.dealer][0].suit
    return _announced(replace(deal, schlag=schlag), trump)


def other_announcer(deal: Deal, seat: int) -> int:
    """Who answers the question of forehand or dealer."""
    return deal.dealer if seat == deal.forehand else deal.forehand


# What may be asked


def check_better(deal: Deal, seat: int) -> Refusal | None:
    """Why the seat may not ask for Schönere (R13)."""
    if not deal.rules.better or deal.players == 3:
        return Refusal(Refused.BETTER_OFF, "R13: Schönere is not played here")
    if seat in deal.asked_better:
        return Refusal(Refused.BETTER_ASKED, f"R13: seat {seat} has asked for Schönere already")
    if deal.stock is None or len(deal.stock) < 2 * cards_each(deal.players):
        return Refusal(Refused.BETTER_NO_STOCK, "R13: the stock has too few cards for Schönere")
    return None


def check_swap(deal: Deal) -> Refusal | None:
    """Why forehand may not offer Schlagtausch (R14)."""
    if not deal.rules.swap or deal.players == 3 or deal.rules.hidden:
        return Refusal(Refused.SWAP_OFF, "R14: Schlagtausch is not played here")
    if deal.swap_offered:
        return Refusal(Refused.SWAP_OFFERED, "R14: Schlagtausch was offered already in this deal")
    return None


def schlag_ranks(deal: Deal) -> tuple[Rank, ...]:
    """The ranks that may be named now: in blind deals only ranks held (R3, R10)."""
    ranks = deal.rules.schlag_ranks
    if deal.rules.announce is Announce.OPEN:
        return ranks
    held = {card.rank for card in deal.hands[deal.namer_of_schlag]}
    return tuple(rank for rank in ranks if rank in held)


def trump_suits(deal: Deal) -> tuple[Suit, ...]:
    """The suits that may be named now: in blind deals only suits held (R10)."""
    if deal.rules.announce is Announce.OPEN:
        return tuple(Suit)
    held = {card.suit for card in deal.hands[deal.namer_of_trump]}
    return tuple(suit for suit in Suit if suit in held)


def check_naming(deal: Deal, action: Action) -> Refusal | None:
    """Why this Schlag or trump may not be named."""
    if action.verb is Verb.SCHLAG and action.argument not in deal.rules.schlag_ranks:
        return Refusal(Refused.NOT_IN_PACK, f"R3: {action.argument} cannot be the Schlag here")
    allowed = schlag_ranks(deal) if action.verb is Verb.SCHLAG else trump_suits(deal)
    if action.argument in allowed:
        return None
    return Refusal(
        Refused.NOT_HELD, f"R10: seat {action.seat} holds no card of {action.argument} to show"
    )


# What is said


def ask_better(deal: Deal, action: Action) -> Step:
    asked = (*deal.asked_better, action.seat)
    deal = replace(deal, asked_better=asked, asker=action.seat, resume=deal.phase)
    return replace(deal, phase=Phase.BETTER), ()


def offer_swap(deal: Deal, action: Action) -> Step:
    deal = replace(deal, swap_offered=True, asker=action.seat, resume=deal.phase)
    return replace(deal, phase=Phase.SWAP), ()


def refuse(deal: Deal, _: Action) -> Step:
    return replace(deal, phase=deal.resume, asker=None, resume=None), ()


def agree(deal: Deal, action: Action) -> Step:
    if deal.phase is Phase.SWAP:
        return replace(refuse(deal, action)[0], swapped=True), ()
    if deal.exchanged:
        return ended(deal, Ending.REDEAL)
    pair = deal.announcers
    hands, stock = deal_out(deal.stock, pair, exchange_packets(deal.players), (0,) * deal.players)
    deal = replace(
        deal,
        hands=tuple(hands[s] if s in pair else hand for s, hand in enumerate(deal.hands)),
        put_away=tuple(
            (*away, *deal.hands[s]) if s in pair else away for s, away in enumerate(deal.put_away)
        ),
        stock=stock,
        exchanged=True,
        phase=Phase.SCHLAG,
        schlag=None,
        asker=None,
        resume=None,
    )
    return deal, (HandsExchanged(pair),)


def name_schlag(deal: Deal, action: Action) -> Step:
    return replace(deal, schlag=action.argument, phase=Phase.TRUMP), ()


def name_trump(deal: Deal, action: Action) -> Step:
    return _announced(deal, action.argument), ()


def _announced(deal: Deal, trump: Suit) -> Deal:
    deal = replace(deal, trump=trump, order=order_of(deal.rules, deal.schlag, trump))
    return replace(deal, phase=Phase.KEEP) if deal.keeper is not None else _kept(deal)


def _kept(deal: Deal) -> Deal:
    asked = deal.rules.machine is not Machine.OFF and machine_holder(deal) is not None
    return replace(deal, phase=Phase.MACHINE if asked else Phase.PLAY)


def keep(deal: Deal, _: Action) -> Step:
    return _kept(deal), ()


def give(deal: Deal, action: Action) -> Step:
    return ended(deal, Ending.GIVEN, 1 - deal.party(action.seat), GIVEN_POINTS)


# The Maschine (R15)


def machine_holder(deal: Deal) -> int | None:
    """Who holds the three highest cards and knows it; None if nobody does."""
    turn = seats.in_turn(deal.forehand, deal.players)
    asked = (s for s in turn if not deal.rules.hidden or s in deal.announcers)
    return next((seat for seat in asked if _has_machine(deal, seat)), None)


def _has_machine(deal: Deal, seat: int) -> bool:
    order, hand = deal.order, deal.hands[seat]
    third = sorted(hand, key=lambda card: -order.strength(card, None))[MACHINE_CARDS - 1]
    higher = order.higher(third, None, deal.rules.cards)
    return all(card in hand for card in higher)


def check_machine(deal: Deal, action: Action) -> Refusal | None:
    """Why an unbeatable hand may not be played."""
    if action.verb is Verb.PASS and deal.rules.machine is Machine.DECLARE:
        return Refusal(Refused.MACHINE_MUST, "R15: a Maschine must be laid down")
    return None


def lay_machine(deal: Deal, action: Action) -> Step:
    party = deal.party(action.seat)
    choice = deal.rules.machine is Machine.CHOICE
    return ended(deal, Ending.MACHINE, party, MACHINE_POINTS if choice else deal.value_for(party))


def play_on(deal: Deal, _: Action) -> Step:
    return replace(deal, phase=Phase.PLAY, played_on=len(deal.actions)), ()
