"""Cutting, Schlecken and dealing (R6 to R8)."""

from dataclasses import replace

from watten_app.engine import seats
from watten_app.engine.actions import Action, Verb
from watten_app.engine.announcing import begin_announcing
from watten_app.engine.cards import Card
from watten_app.engine.deal import BASE_VALUE, Deal, Phase, Trick
from watten_app.engine.events import Step
from watten_app.engine.packets import deal_out, packets_of
from watten_app.engine.refusal import Refusal, Refused
from watten_app.engine.rules import Peek, Rules, cards_each


def begin_with_pack(
    rules: Rules, players: int, dealer: int, score: tuple[int, ...], pack: tuple[Card, ...]
) -> Deal:
    """A deal at its beginning: waiting for the cut if that has a meaning, else dealt."""
    deal = _empty_deal(rules, players, dealer, score)
    if rules.cutting:
        return replace(deal, phase=Phase.CUT, lifted=pack)
    return _dealt(deal, pack, packets_of(rules, players))


def begin_with_hands(
    rules: Rules,
    players: int,
    dealer: int,
    score: tuple[int, ...],
    hands: tuple[tuple[Card, ...], ...],
    stock: tuple[Card, ...] | None,
) -> Deal:
    """A deal whose hands are given; no cutting phase is played."""
    return _begun(replace(_empty_deal(rules, players, dealer, score), hands=hands, stock=stock))


def _empty_deal(rules: Rules, players: int, dealer: int, score: tuple[int, ...]) -> Deal:
    forehand = seats.after(dealer, players)
    nothing: tuple[tuple[Card, ...], ...] = ((),) * players
    deal = Deal(
        rules=rules,
        players=players,
        dealer=dealer,
        score=score,
        hands=nothing,
        stock=None,
        put_away=nothing,
        phase=Phase.SCHLAG,
        turn=forehand,
        trick=Trick(forehand),
        value=BASE_VALUE,
        taken=nothing,
        peeked=nothing,
    )
    value = deal.tense_value
    return deal if value is None else replace(deal, value=value)


def _dealt(deal: Deal, pack: tuple[Card, ...], packets: tuple[int, ...]) -> Deal:
    turn = seats.in_turn(deal.forehand, deal.players)
    fewer = tuple(map(len, deal.taken))
    hands, stock = deal_out(pack, turn, deal.players, packets, fewer)
    hands = tuple(hand + taken for hand, taken in zip(hands, deal.taken, strict=True))
    return _begun(replace(deal, hands=hands, stock=stock, lifted=(), below=()))


def _begun(deal: Deal) -> Deal:
    if deal.rules.peek is Peek.DEALER and deal.stock:
        ends = (deal.stock[0], deal.stock[-1]) if len(deal.stock) > 1 else deal.stock
        deal = replace(deal, peeked=_with(deal.peeked, deal.dealer, ends))
    return begin_announcing(deal)


def _with(
    by_seat: tuple[tuple[Card, ...], ...], seat: int, cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return tuple(held + cards if s == seat else held for s, held in enumerate(by_seat))


def taker(deal: Deal) -> int:
    """Who is asked to take the card shown: cutter and dealer by turns (R7)."""
    taken = sum(map(len, deal.taken))
    return deal.cutter if taken % 2 == 0 else deal.dealer


def check_cut(deal: Deal, action: Action) -> Refusal | None:
    """Why the cutter may not cut so, or not knock."""
    if action.verb is Verb.FIST:
        if deal.rules.fist:
            return None
        return Refusal(Refused.FIST_OFF, "R6: knocking instead of cutting is not played here")
    if 1 <= action.argument < len(deal.lifted):
        return None
    most = len(deal.lifted) - 1
    return Refusal(Refused.CUT_TOO_FAR, f"record: a cut lifts 1 to {most} cards")


def cut(deal: Deal, action: Action) -> Step:
    """Lift the first N cards; the packet shows its bottom card."""
    lifted, below = deal.lifted[: action.argument], deal.lifted[action.argument :]
    deal = replace(deal, lifted=lifted, below=below)
    if deal.rules.peek is Peek.CUTTER:
        deal = replace(deal, peeked=_with(deal.peeked, deal.cutter, lifted[-1:]))
    return _offered(deal), ()


def fist(deal: Deal, _: Action) -> Step:
    """The pack is dealt as it is, all cards at once."""
    return _dealt(deal, deal.lifted, (cards_each(deal.players),)), ()


def take(deal: Deal, action: Action) -> Step:
    """Keep the card shown."""
    card = deal.lifted[-1]
    bluffed = deal.rules.schlecken_bluff and card not in deal.rules.critical
    taken = _with(deal.taken, action.seat, (card,))
    deal = replace(deal, lifted=deal.lifted[:-1], taken=taken)
    return _put_together(deal) if bluffed else _offered(deal), ()


def decline(deal: Deal, _: Action) -> Step:
    """Leave the card shown; that ends Schlecken for both."""
    return _put_together(deal), ()


def _offered(deal: Deal) -> Deal:
    """Ask for the card shown, if it may be taken; else deal."""
    rules = deal.rules
    if not rules.schlecken or not deal.lifted:
        return _put_together(deal)
    asked = rules.schlecken_bluff and taker(deal) == deal.cutter
    full = len(deal.taken[taker(deal)]) >= cards_each(deal.players)
    if full or not (asked or deal.lifted[-1] in rules.critical):
        return _put_together(deal)
    return replace(deal, phase=Phase.TAKE)


def _put_together(deal: Deal) -> Deal:
    """The rest of the lifted packet goes under the others, and dealing begins."""
    pack = deal.below + deal.lifted
    return _dealt(deal, pack, packets_of(deal.rules, deal.players))
