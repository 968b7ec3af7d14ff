"""Raising: when a seat may, who answers, and what the answers do (R19 to R23)."""

from watten_app.engine import seats
from watten_app.engine.actions import Action
from watten_app.engine.cards import Card
from watten_app.engine.deal import Deal, Ending, Phase
from watten_app.engine.ending import ended
from watten_app.engine.events import Event, Step, ValueChanged
from watten_app.engine.follow import check_card
from watten_app.engine.refusal import Refusal, Refused
from watten_app.engine.replacing import replace
from watten_app.engine.rules import EIGHT, LastTrick, Penalties, RaiseCap, Tense
from watten_app.engine.tricks import play_card

_LAST_TRICK = 4


def check_raise(deal: Deal, seat: int) -> Refusal | None:
    """Why the seat to act may not raise now; None if it may.

    In answer to a raise it would be a re-raise: it holds, and asks for one more.
    """
    rules = deal.rules
    tense = [party for party in (0, 1) if deal.party_is_tense(party)]
    if len(tense) == 2:
        return Refusal(Refused.RAISE_BOTH_TENSE, "R23: both sides are tense, so nobody raises")
    if deal.is_tense(seat):
        return Refusal(Refused.RAISE_TENSE, f"R23: seat {seat} is tense and may not raise")
    if tense and rules.tense in (Tense.GESTRICHEN, Tense.TWO_THREE):
        return Refusal(Refused.RAISE_OTHER_TENSE, "R23: a side is tense, so nobody raises")
    answering = deal.phase is Phase.RAISE
    if answering and not rules.reraise:
        return Refusal(Refused.RERAISE_OFF, "R20: a raise can only be held or folded here")
    if not answering and deal.raised_by == deal.party(seat):
        return Refusal(Refused.RAISE_OWN_SIDE, f"R20: the side of seat {seat} raised last")
    wanted = deal.value + (2 if answering else 1)
    needed = rules.target - min(deal.score)
    if rules.raise_cap is RaiseCap.NEEDED and wanted > needed:
        return Refusal(
            Refused.RAISE_NOT_NEEDED, f"R21: nobody needs more than {needed} points to the target"
        )
    if not answering and rules.last_trick is LastTrick.TIROL and not _may_bluff(deal, seat):
        return Refusal(
            Refused.RAISE_LAST_TRICK,
            f"R22: the last card of seat {seat} is not of the suit led, no trump and no Schlag",
        )
    return None


def check_raise_action(deal: Deal, action: Action) -> Refusal | None:
    """The same for the action: with a card it is laid face down (R20)."""
    card = action.argument
    if card is not None:
        if not deal.rules.face_down or deal.phase is not Phase.PLAY:
            return Refusal(Refused.FACE_DOWN_OFF, "R20: no card is laid down with this raise")
        if card not in deal.hands[action.seat]:
            return check_card(deal, action.seat, card)
    return None if deal.rules.penalties is Penalties.PUNISH else _breach(deal, action)


def _breach(deal: Deal, action: Action) -> Refusal | None:
    """What is wrong with a raise, or with the card laid down with it."""
    refusal = check_raise(deal, action.seat)
    if refusal or action.argument is None:
        return refusal
    return check_card(deal, action.seat, action.card)


def _in_last_trick(deal: Deal) -> bool:
    """Two tricks each, nobody has raised yet, the first card of trick five lies (R22)."""
    return (
        deal.players != EIGHT
        and len(deal.tricks) == _LAST_TRICK
        and deal.raised_by is None
        and bool(deal.trick.cards)
    )


def _may_bluff(deal: Deal, seat: int) -> bool:
    if not _in_last_trick(deal):
        return True
    if deal.rules.hidden and seat not in deal.announcers:
        return True
    return _is_of_the_kind(deal, deal.hands[seat][0])


def _is_of_the_kind(deal: Deal, card: Card) -> bool:
    """Of the suit led, a trump, or of Schlag rank (R22)."""
    order = deal.order
    led = order.led(deal.trick.cards)
    return card.suit is led or order.is_trump(card) or card.rank is deal.schlag


def answerer(deal: Deal, asker: int) -> int:
    """The next seat of the other side in turn, which answers the raise of `asker` (R20)."""
    turn = seats.in_turn(seats.after(asker, deal.players), deal.players)
    return next(seat for seat in turn if deal.party(seat) != deal.party(asker))


def raise_value(deal: Deal, action: Action) -> Step:
    seat, _, card = action
    if _breach(deal, action):
        return ended(deal, Ending.PENALTY, 1 - deal.party(seat), deal.rules.penalty_points)
    events: tuple[Event, ...] = ()
    first = deal.phase is Phase.PLAY
    farbe = first and deal.rules.last_trick is LastTrick.BLUFF and _in_last_trick(deal)
    if not first:
        deal, events = _held(deal)
    deal = replace(
        deal,
        phase=Phase.RAISE,
        asker=seat,
        raised_by=deal.party(seat),
        laid=card if first else deal.laid,
        farbe_open=farbe,
    )
    return deal, events


def _held(deal: Deal) -> Step:
    deal = replace(deal, value=deal.asked_value)
    return deal, (ValueChanged(deal.value),)


def hold(deal: Deal, _: Action) -> Step:
    deal, events = _held(deal)
    laid = deal.laid
    deal = replace(deal, phase=Phase.PLAY, asker=None, laid=None, farbe_open=False)
    if laid is None:
        return deal, events
    deal, uncovered = play_card(deal, deal.turn, laid)
    return deal, (*events, *uncovered)


def fold(deal: Deal, action: Action) -> Step:
    return ended(deal, Ending.FOLD, 1 - deal.party(action.seat), deal.value)


def check_farbe(deal: Deal) -> Refusal | None:
    """Why the raise may not be answered with farbe (R22)."""
    if deal.farbe_open:
        return None
    return Refusal(Refused.FARBE_OFF, "R22: farbe answers the first raise of a last trick only")


def farbe(deal: Deal, action: Action) -> Step:
    callers = deal.party(action.seat)
    true = _is_of_the_kind(deal, deal.hands[deal.asker][0])
    return ended(deal, Ending.FARBE, 1 - callers if true else callers, deal.value)
