"""How a deal of the first family begins: from a pack, or from hands that are given (R6)."""

from operator import add

from watten_app.engine import cutting, seats
from watten_app.engine.announcing import begin_announcing
from watten_app.engine.cards import Card
from watten_app.engine.deal import BASE_VALUE, Deal, Phase, Trick
from watten_app.engine.packets import deal_out, packets_of
from watten_app.engine.replacing import replace
from watten_app.engine.rules import Rules


def begin_with_pack(
    rules: Rules, players: int, dealer: int, score: tuple[int, ...], pack: tuple[Card, ...]
) -> Deal:
    """A deal at its beginning: waiting for the cut if that has a meaning, else dealt."""
    return cutting.begun(_empty_deal(rules, players, dealer, score), pack, hand_out)


def begin_with_hands(
    rules: Rules,
    players: int,
    dealer: int,
    score: tuple[int, ...],
    hands: tuple[tuple[Card, ...], ...],
    stock: tuple[Card, ...] | None,
) -> Deal:
    """A deal whose hands are given; no cutting phase is played."""
    deal = replace(_empty_deal(rules, players, dealer, score), hands=hands, stock=stock)
    return begin_announcing(cutting.peek_at_stock(deal))


def hand_out(deal: Deal, pack: tuple[Card, ...], knocked: bool) -> Deal:
    """Packets go round from forehand; who has taken cards gets as many fewer (R6, R7)."""
    turn = seats.in_turn(deal.forehand, deal.players)
    packets = packets_of(deal.rules, deal.players, knocked)
    hands, stock = deal_out(pack, turn, packets, tuple(map(len, deal.taken)))
    hands = tuple(map(add, hands, deal.taken))
    deal = replace(deal, hands=hands, stock=stock)
    return begin_announcing(cutting.peek_at_stock(deal))


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
