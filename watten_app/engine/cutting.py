"""Cutting and Schlecken, for both families (R6 to R8).

Each step ends by dealing where nothing is asked any more; how, the family says by `hand_out`,
which gets the deal, the pack put together, and whether the cutter knocked.
"""

from collections.abc import Callable

from watten_app.engine.actions import Action, Verb
from watten_app.engine.bohemian_deal import BohemianDeal
from watten_app.engine.cards import Card
from watten_app.engine.deal import Deal, Phase
from watten_app.engine.refusal import Refusal, Refused
from watten_app.engine.replacing import replace
from watten_app.engine.rules import Peek, cards_each

type HandOut[D] = Callable[[D, tuple[Card, ...], bool], D]
type BySeat = tuple[tuple[Card, ...], ...]


def begun[D: (Deal, BohemianDeal)](deal: D, pack: tuple[Card, ...], hand_out: HandOut[D]) -> D:
    """The deal with its pack: waiting for the cut if that has a meaning, else dealt."""
    if deal.rules.cutting:
        return replace(deal, phase=Phase.CUT, lifted=pack)
    return hand_out(deal, pack, False)


def taker(deal: Deal | BohemianDeal) -> int:
    """Who is asked to take the card shown: cutter and dealer by turns (R7)."""
    taken = sum(map(len, deal.taken))
    return deal.cutter if taken % 2 == 0 else deal.dealer


def check_cut(deal: Deal | BohemianDeal, action: Action) -> Refusal | None:
    """Why the cutter may not cut so, or not knock."""
    if action.verb is Verb.FIST:
        if deal.rules.fist:
            return None
        return Refusal(Refused.FIST_OFF, "R6: knocking instead of cutting is not played here")
    if 1 <= action.argument < len(deal.lifted):
        return None
    most = len(deal.lifted) - 1
    return Refusal(Refused.CUT_TOO_FAR, f"a cut lifts 1 to {most} cards")


def cut[D: (Deal, BohemianDeal)](deal: D, action: Action, hand_out: HandOut[D]) -> D:
    """Lift the first N cards (`cut N`) or knock (`fist`): then the pack is dealt as it is."""
    if action.verb is Verb.FIST:
        return _dealt(deal, deal.lifted, True, hand_out)
    lifted, below = deal.lifted[: action.argument], deal.lifted[action.argument :]
    deal = replace(deal, lifted=lifted, below=below)
    if deal.rules.peek is Peek.CUTTER:
        deal = _with_peeked(deal, deal.cutter, lifted[-1:])
    return _offered(deal, hand_out)


def choose[D: (Deal, BohemianDeal)](deal: D, action: Action, hand_out: HandOut[D]) -> D:
    """Keep the card shown (`take`), or leave it (`pass`), which ends Schlecken for both."""
    card = deal.lifted[-1]
    if action.verb is Verb.PASS:
        return _put_together(_with_peeked(deal, action.seat, (card,)), hand_out)
    deal = replace(deal, lifted=deal.lifted[:-1], taken=_with(deal.taken, action.seat, (card,)))
    if card not in deal.rules.critical:
        return _put_together(deal, hand_out)
    return _offered(deal, hand_out)


def peek_at_stock[D: (Deal, BohemianDeal)](deal: D) -> D:
    """The dealer sees the stock's first and last card where that is played (R8)."""
    if deal.rules.peek is not Peek.DEALER or not deal.stock:
        return deal
    return _with_peeked(deal, deal.dealer, (deal.stock[0], deal.stock[-1]))


def _offered[D: (Deal, BohemianDeal)](deal: D, hand_out: HandOut[D]) -> D:
    """Ask for the card shown, if it may be taken; else deal."""
    rules = deal.rules
    if not rules.schlecken or not deal.lifted:
        return _put_together(deal, hand_out)
    asked = rules.schlecken_bluff and taker(deal) == deal.cutter
    full = len(deal.taken[taker(deal)]) >= cards_each(deal.players)
    if full or not (asked or deal.lifted[-1] in rules.critical):
        return _put_together(deal, hand_out)
    return replace(deal, phase=Phase.TAKE)


def _put_together[D: (Deal, BohemianDeal)](deal: D, hand_out: HandOut[D]) -> D:
    """The rest of the lifted packet goes under the others, and dealing begins."""
    return _dealt(deal, deal.below + deal.lifted, False, hand_out)


def _dealt[D: (Deal, BohemianDeal)](
    deal: D, pack: tuple[Card, ...], knocked: bool, hand_out: HandOut[D]
) -> D:
    return hand_out(replace(deal, lifted=(), below=()), pack, knocked)


def _with_peeked[D: (Deal, BohemianDeal)](deal: D, seat: int, cards: tuple[Card, ...]) -> D:
    fresh = tuple(dict.fromkeys(card for card in cards if card not in deal.peeked[seat]))
    return replace(deal, peeked=_with(deal.peeked, seat, fresh))


def _with(by_seat: BySeat, seat: int, cards: tuple[Card, ...]) -> BySeat:
    return tuple(held + cards if s == seat else held for s, held in enumerate(by_seat))
