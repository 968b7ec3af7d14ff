"""Matches and positions for the laws: drawn by hypothesis, built from the slow Watten's records."""

from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import strategies as st

from tests.reference.random_match import random_match
from watten_app.engine import (
    Action,
    Deal,
    Match,
    Rank,
    Role,
    Sign,
    Suit,
    Verb,
    apply,
    check,
    read_record,
)
from watten_app.engine.deal import Honesty
from watten_app.engine.order import order_of
from watten_app.engine.play import AnyDeal
from watten_app.engine.signs import are_played
from watten_app.variants import rules_of

_SEEDS = st.integers(0, 2**32)
_ANNOUNCING = ("schlag", "trump", "better", "swap")


def match_of(record: dict[str, Any]) -> Match:
    """The match of a record that must be possible."""
    return read_record(record, rules_of)


def records() -> st.SearchStrategy[dict[str, Any]]:
    """Records of all variants and numbers of players with all house rules, some in mid-deal."""
    return _SEEDS.map(lambda seed: random_match(Random(seed)))


def matches() -> st.SearchStrategy[Match]:
    """The same as matches."""
    return records().map(match_of)


def positions() -> st.SearchStrategy[AnyDeal]:
    """A deal at any moment, from the cut to the end."""
    return _SEEDS.map(random_position)


def random_position(seed: int, variant: str | None = None) -> AnyDeal:
    """The position of a seed: a random deal, stopped at any of its actions or at its end."""
    random = Random(seed)
    match = match_of(random_match(random, deals=1, variant=variant))
    actions = match.deal.actions
    stop = random.randint(0, len(actions))
    state = next(match.states(0))
    for action in actions[:stop]:
        state, _ = apply(state, action)
    return state


def knows_the_names(deal: AnyDeal, seat: int) -> bool:
    """Whether Schlag and trump, once named, are known to the seat (R9 to R11)."""
    rules = deal.rules
    if rules.announce.value not in ("blind", "bottom") or deal.over:
        return True
    if rules.blind_reveal.value == "first_trick" and deal.tricks:
        return True
    return deal.trump is not None and seat in (deal.forehand, deal.dealer)


def hidden_reshuffled(deal: AnyDeal, seat: int, random: Random) -> AnyDeal:
    """The deal with all that the seat does not know made anew.

    Cards that it has not seen are mixed, as many in each place as before; Schlag and trump that it
    does not know are others, and so are the reasons of the tricks and what others did in hiding.
    """
    deal = _with_other_cards(deal, seat, random)
    deal = replace(deal, actions=tuple(_other_action(deal, a, seat, random) for a in deal.actions))
    peeked = tuple(cards if s == seat else () for s, cards in enumerate(deal.peeked))
    deal = replace(deal, peeked=peeked)
    if isinstance(deal, Deal):
        deal = _with_other_signs(deal, seat, random)
        if not knows_the_names(deal, seat):
            deal = _with_other_names(deal, seat, random)
    return deal


def _with_other_cards(deal: AnyDeal, seat: int, random: Random) -> AnyDeal:
    known = _known_cards(deal, seat)
    placed = {card for hand in (*deal.hands, *deal.put_away) for card in hand}
    placed |= {*(deal.stock or ()), *deal.lifted, *deal.below}
    gone = {card for trick in (*deal.tricks, deal.trick) for card in trick.cards}
    pool = [card for card in deal.rules.cards if card not in known]
    if deal.stock is not None or deal.lifted:
        pool = [card for card in pool if card in placed - gone]
    random.shuffle(pool)
    new = {}

    def anew(cards: tuple[Any, ...]) -> tuple[Any, ...]:
        for card in cards:
            if card not in known and card not in new:
                new[card] = pool.pop()
        return tuple(new.get(card, card) for card in cards)

    other = replace(
        deal,
        hands=tuple(map(anew, deal.hands)),
        put_away=tuple(map(anew, deal.put_away)),
        taken=tuple(map(anew, deal.taken)),
        stock=None if deal.stock is None else anew(deal.stock),
        lifted=anew(deal.lifted),
        below=anew(deal.below),
    )
    if isinstance(other, Deal) and other.laid is not None:
        other = replace(other, laid=new.get(other.laid, other.laid))
    return other


def _known_cards(deal: AnyDeal, seat: int) -> set[Any]:
    """The cards whose place the seat knows: it has seen them there."""
    known = {card for trick in (*deal.tricks, deal.trick) for card in trick.cards}
    known |= {*deal.put_away[seat], *deal.peeked[seat]}
    for other, cards in enumerate(deal.taken):
        if other == seat or other != deal.cutter or not deal.rules.schlecken_bluff:
            known |= set(cards)
    asked = deal.cutter if sum(map(len, deal.taken)) % 2 == 0 else deal.dealer
    if deal.phase.value == "take" and seat == asked:
        known.add(deal.lifted[-1])
    if not isinstance(deal, Deal):
        return known | {deal.turned, *deal.hands[seat]}
    partner_waits = deal.players >= 4 and seat not in (deal.forehand, deal.dealer)
    open_deal = deal.rules.announce.value == "open"
    if not (open_deal and partner_waits and deal.phase.value in _ANNOUNCING):
        known |= set(deal.hands[seat])
    return known


def _other_action(deal: AnyDeal, action: Action, seat: int, random: Random) -> Action:
    """What stands for the action if the seat did not see all of it."""
    if action.seat == seat or action.argument is None:
        return action
    match action.verb:
        case Verb.RAISE | Verb.EXCHANGE:
            cards = random.sample(deal.rules.cards, 1)
            return action._replace(argument=cards[0] if action.verb is Verb.RAISE else cards)
        case Verb.SCHLAG if not knows_the_names(deal, seat):
            return action._replace(argument=random.choice(list(Rank)))
        case Verb.TRUMP if not knows_the_names(deal, seat):
            return action._replace(argument=random.choice(list(Suit)))
    return action


def _with_other_signs(deal: Deal, seat: int, random: Random) -> Deal:
    """Other signs where the seat only sees that one was made; others remember other things."""
    signs = tuple(
        made
        if made.sign in TALK or deal.rules.signs.value == "all" or (made.seat - seat) % 2 == 0
        else replace(made, sign=random.choice([sign for sign in Sign if sign not in TALK]))
        for made in deal.signs
    )
    honesty = tuple(
        seen if who == seat else random_honesty(random) for who, seen in enumerate(deal.honesty)
    )
    return replace(deal, signs=signs, honesty=honesty)


def random_honesty(random: Random) -> tuple[Honesty, ...]:
    """What a seat may have seen of four seats' signs in earlier deals."""
    return tuple(Honesty(random.choice((0, 1, 9)), random.choice((0, 0, 1, 4))) for _ in range(4))


TALK = (Sign.SCHADET, Sign.YES, Sign.NO, Sign.TAKE, Sign.LEAVE)


def signed_position(seed: int) -> Deal:
    """A position of four with signs, talk and questions in it, by any rules that allow them.

    Signs are true or not, as they come; each seat remembers something of earlier deals.
    """
    random = Random(seed)
    while True:
        match = match_of(random_match(random, deals=1))
        if are_played(match.rules, match.players) and match.deal.order is not None:
            break
    actions = [action for action in match.deal.actions if action.verb is not Verb.SIGN]
    state = next(match.states(0))
    state = replace(state, honesty=tuple(random_honesty(random) for _ in range(4)))
    named = next(n for n, action in enumerate(actions) if action.verb is Verb.TRUMP)
    for action in actions[: random.randint(named + 1, len(actions))]:
        state, _ = apply(state, action)
        while random.random() < _SIGNS_OFTEN:
            wish = Action(random.randrange(4), Verb.SIGN, random.choice(tuple(Sign)))
            if check(state, wish) is None:
                state, _ = apply(state, wish)
    return state


_SIGNS_OFTEN = 0.5


def _with_other_names(deal: Deal, seat: int, random: Random) -> Deal:
    named = seat == deal.forehand and deal.trump is None
    schlag, trump = deal.schlag, deal.trump
    if schlag is not None and not named:
        schlag = random.choice(deal.rules.schlag_ranks)
    if trump is not None:
        trump = random.choice(list(Suit))
    tricks = tuple(replace(trick, reason=random.choice(list(Role))) for trick in deal.tricks)
    order = order_of(deal.rules, schlag, trump) if trump is not None else None
    return replace(deal, schlag=schlag, trump=trump, order=order, tricks=tricks)
