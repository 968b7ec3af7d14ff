"""Real deals of the engine up to their last two tricks, from a seed: the daily puzzle's supply.

The people at this table play by a few plain habits of their own, not by those of the computer
players: a puzzle stays the same for ever, and computers get better with every version.
"""

from watten_app.engine import Action, Card, Deal, Rng, Rules, Verb, apply, legal, seats
from watten_app.engine.dealing import begin_with_pack

ME = 0
PLAYERS = 4

TRICKS_BEFORE = 3
"""So many tricks are over: two are left."""

_AT_WILL = 4
"""One card in so many is played without a thought."""

_SCORE = (0, 0)


def deal_to_the_last_two(rules: Rules, seed: int) -> Deal | None:
    """A deal after three tricks that nobody has won yet; None if it was over by then."""
    rng = Rng(seed)
    deal = begin_with_pack(rules, PLAYERS, 0, _SCORE, rng.shuffled(rules.cards))
    deal = _announced(deal, rng)
    while not deal.over and len(deal.tricks) < TRICKS_BEFORE:
        deal, _ = apply(deal, Action(deal.turn, Verb.PLAY, _card(deal, rng)))
    return None if deal.over else deal


def turned_to_me(deal: Deal, pack: tuple[Card, ...], *, raised: bool) -> Deal:
    """The same deal with everybody moved round, so that I am to lead.

    Args:
        pack: what the deal was dealt from.
        raised: whether the others went once, and we looked, before the second trick or in it.
    """
    steps = PLAYERS - deal.turn
    dealer = seats.after(deal.dealer, PLAYERS, steps)
    turned = begin_with_pack(deal.rules, PLAYERS, dealer, _SCORE, pack)
    for action in deal.actions:
        seat = seats.after(action.seat, PLAYERS, steps)
        theirs = turned.party(seat) != turned.party(ME)
        if raised and turned.tricks and theirs:
            turned, raised = _raised(turned), False
        turned, _ = apply(turned, action._replace(seat=seat))
    return turned


def pack_of(rules: Rules, seed: int) -> tuple[Card, ...]:
    """The pack that `deal_to_the_last_two` deals from."""
    return Rng(seed).shuffled(rules.cards)


def _raised(deal: Deal) -> Deal:
    deal, _ = apply(deal, Action(deal.turn, Verb.RAISE))
    answerer = legal(deal)[0].seat
    return apply(deal, Action(answerer, Verb.HOLD))[0]


def _announced(deal: Deal, rng: Rng) -> Deal:
    """Who names the Schlag holds one, who names the trump has most of it (R9)."""
    for verb in (Verb.SCHLAG, Verb.TRUMP):
        named = [action for action in legal(deal) if action.verb is verb]
        hand = deal.hands[named[0].seat]
        place = 1 if verb is Verb.SCHLAG else 0
        held = {action: sum(card[place] is action.argument for card in hand) for action in named}
        most = max(held.values())
        least = most if verb is Verb.TRUMP else min(most, 1)
        fitting = sorted(str(action) for action in named if held[action] >= least)
        deal, _ = apply(deal, Action.parse(rng.pick(fitting)))
    return deal


def _card(deal: Deal, rng: Rng) -> Card:
    """What is played: the least that takes the trick from the others, or the weakest."""
    order, lying = deal.order, deal.trick.cards
    assert order is not None
    led = order.led(lying)
    cards = [action.card for action in legal(deal) if action.verb is Verb.PLAY]
    cards.sort(key=lambda card: (order.strength(card, led or card.suit), str(card)))
    if len(cards) == 1:
        return cards[0]
    if not rng.below(_AT_WILL):
        return rng.pick(cards)
    if not lying:
        return rng.pick((cards[0], cards[-1]))
    place = order.best(lying)
    partner = deal.party(seats.after(deal.trick.leader, PLAYERS, place)) == deal.party(deal.turn)
    taking = [card for card in cards if order.beats(card, lying[place], led)]
    return cards[0] if partner or not taking else taking[0]
