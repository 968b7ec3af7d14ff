"""What the others' signs tell of their hands, as far as they are to be believed (R26, R27).

A sign is one or two claims: that a hand holds one of some cards, or none of them. Each splits the
ideas of a deal into those in which it is true and those in which it is not; the latter are as much
less likely as its maker has been honest, but never impossible, since lying is allowed.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from math import comb

from watten_app.engine import Card, Sign, View, seats
from watten_app.engine.honesty import laid_since, proved, said_before
from watten_app.engine.signs import shown_by
from watten_app.players.belief import Idea
from watten_app.players.evidence import Evidence
from watten_app.players.ranking import Cards
from watten_app.players.signing import rather


class Listening(StrEnum):
    """Whose signs a computer makes something of."""

    NOBODY = "nobody"
    PARTNER = "partner"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Claim:
    """What somebody says of his hand.

    Attributes:
        cards: of these he holds one, or none.
        doubt: how likely he is to say so if it is not true, beside how likely if it is.
    """

    seat: int
    cards: tuple[Card, ...]
    holds: bool
    doubt: float


_PARTNER, _OPPONENT = (5.0, 0.1), (2.0, 1.0)
"""True and false signs that count for everybody before the first one has been proved: a partner
is believed at once, an opponent who signs in my sight as long as it may be meant for me is not."""

_LIE = 0.4
"""How likely a liar makes just this sign, beside who says the truth by it."""

_HIDES = 0.25
"""Who signs one card is taken to hold no better one that he has not signed; so likely he does."""

_TRUSTED = 0.7
"""From this credit on who plays by plain rules takes a sign for true."""

_FEW = 4
"""Of so many cards an idea is split by each."""

_LEAST = 0.01
"""Ideas that are less likely than this, all ideas taken together, are dropped."""


def heard(view: View, ideas: tuple[Idea, ...], listening: Listening) -> tuple[Idea, ...]:
    """The ideas of a deal, split by what the signs claim and weighed by who made them."""
    for claim in claims_of(view, listening):
        ideas = tuple(part for idea in ideas for part in _split(idea, claim))
        least = _LEAST * sum(idea.weight for idea in ideas)
        ideas = tuple(idea for idea in ideas if idea.weight > least)
    return ideas


def claims_of(view: View, listening: Listening) -> tuple[Claim, ...]:
    """What the signs that this seat sees and makes something of say of the hands now."""
    if listening is Listening.NOBODY or view.order is None:
        return ()
    partner = seats.after(view.seat, view.players, view.players // 2)
    everybody = listening is Listening.ALL
    made = [
        place
        for place, seen in enumerate(view.signs)
        if seen.sign and (seen.seat == partner or (everybody and seen.seat != view.seat))
    ]
    by_seat = {view.signs[place].seat for place in made}
    credits = {seat: credit(view, seat, partner=seat == partner) for seat in by_seat}
    return tuple(
        claim for place in made for claim in _claims(view, place, credits[view.signs[place].seat])
    )


def shown_by_partner(view: View) -> tuple[tuple[Sign, Card], ...]:
    """The cards that a partner who is believed has signed, and not laid yet; where a sign says
    just which card it is."""
    believed: list[tuple[Sign, Card]] = []
    for seen in view.signs:
        if seen.seat == view.seat or seen.sign is None or view.order is None:
            continue
        if view.party(seen.seat) != view.party(view.seat):
            continue
        cards = shown_by(seen.sign, view.order)
        trusted = credit(view, seen.seat, partner=True) >= _TRUSTED
        if trusted and len(cards) == 1 and cards[0] in view.unseen:
            believed.append((seen.sign, cards[0]))
    return tuple(believed)


def credit(view: View, seat: int, *, partner: bool) -> float:
    """How likely a sign of this seat is true, by what has been proved in this match."""
    true, false = _PARTNER if partner else _OPPONENT
    told = view.honesty[seat].plus(proved(view)[seat])
    return (true + told.true) / (true + told.true + false + told.false)


def _claims(view: View, place: int, believed: float) -> Iterator[Claim]:
    seat, sign, laid = view.signs[place].seat, view.signs[place].sign, view.signs[place].laid
    assert view.order is not None
    if sign is None or (sign.is_talk and sign is not Sign.YES):
        return
    since = set(laid_since(view, seat, laid))
    doubt = (1 - believed) / believed * _LIE
    if sign is Sign.YES:
        # Nothing but Kritische would fall to the Rechter: no trumps, and one of them.
        kritische = view.rules.critical
        trumps = tuple(card for card in view.rules.cards if view.order.is_trump(card))
        yield from _still(seat, trumps, since, holds=False, doubt=doubt)
        yield from _still(seat, kritische, since, holds=True, doubt=doubt)
        return
    shown, known = set(shown_by(sign, view.order)), said_before(view, place)
    if sign is Sign.NOTHING:
        yield from _still(seat, tuple(shown - known), since, holds=False, doubt=doubt)
    elif shown:
        better = tuple(card for card in rather(view, place) if card not in known)
        yield from _still(seat, tuple(shown), since, holds=True, doubt=doubt)
        yield from _still(seat, better, since, holds=False, doubt=max(doubt, _HIDES))


def _still(
    seat: int, cards: tuple[Card, ...], since: set[Card], *, holds: bool, doubt: float
) -> Iterator[Claim]:
    """The claim on the hand now, unless what was laid since has proved or refuted it."""
    if cards and not since & set(cards):
        yield Claim(seat, cards, holds, doubt)


def _split(idea: Idea, claim: Claim) -> Iterator[Idea]:
    """The idea with the claim true and with it false, as likely as either is."""
    seat, cards = claim.seat, idea.course.ranking.pack(claim.cards)
    if_held, if_not = (1.0, claim.doubt) if claim.holds else (claim.doubt, 1.0)
    evidence, weight = idea.evidence, idea.weight
    for card in _one_by_one(evidence, seat, cards):
        chance = _chance(evidence, seat, card)
        if chance == 1:
            yield replace(idea, evidence=evidence, weight=weight * if_held)
            return
        if chance > 0:
            held = _holding(evidence, seat, card)
            yield replace(idea, evidence=held, weight=weight * chance * if_held)
        evidence, weight = _barring(evidence, seat, card), weight * (1 - chance)
    yield replace(idea, evidence=evidence, weight=weight * if_not)


def _one_by_one(evidence: Evidence, seat: int, cards: Cards) -> list[Cards]:
    """The cards of which one may be held, as ideas are split by them: each by itself, so that no
    hand must be drawn again and again until it holds one; many at once, which is seldom in vain."""
    if evidence.known[seat] & cards or cards.bit_count() > _FEW:
        return [cards]
    return [1 << place for place in range(cards.bit_length()) if cards >> place & 1]


def _chance(evidence: Evidence, seat: int, cards: Cards) -> float:
    """How likely the hand of a seat is to hold one of these cards."""
    if evidence.known[seat] & cards:
        return 1.0
    free = sum(evidence.pool) & ~evidence.barred[seat]
    among, size, useful = free.bit_count(), evidence.sizes[seat], (free & cards).bit_count()
    return 1 - comb(among - useful, size) / max(1, comb(among, size))


def _holding(evidence: Evidence, seat: int, cards: Cards) -> Evidence:
    """The evidence that the seat holds this card, or one of these."""
    if cards.bit_count() > 1:
        return replace(evidence, wanted=(*evidence.wanted, (seat, cards)))
    return replace(
        evidence,
        pool=tuple(card for card in evidence.pool if card != cards),
        sizes=tuple(size - (who == seat) for who, size in enumerate(evidence.sizes)),
        known=tuple(held | cards * (who == seat) for who, held in enumerate(evidence.known)),
    )


def _barring(evidence: Evidence, seat: int, cards: Cards) -> Evidence:
    """The evidence that the seat holds none of these cards."""
    barred = tuple(held | cards * (who == seat) for who, held in enumerate(evidence.barred))
    return replace(evidence, barred=barred)
